for name in aaaaaaaaaaaaaaaaaaaaaaaaaaaaaab b; do printf '[White "%s"]\n\n1.e3 *\n\n' $name; done | yinsh score --columns=record,white --where='white==b || !(white =~ /^(a+)+$/)'
== stdout
record	white
2	b
== status 2
== stderr
<stdin>:1: record 1: the pattern /^(a+)+$/ in column 24 of the filter needs more than 1000000 steps
