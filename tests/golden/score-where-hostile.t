# What names may do to the patterns of a filter: a message for each record, and no more.
for length in 40 2000 20000; do
    printf '[White "%s"]\n\n1.e3 *\n\n' "$(printf "%${length}s!" '' | tr ' ' a)"
done >"$WORK/names.yin"
cd "$WORK" || exit
deep=$(printf '%1000s' '' | tr ' ' '(')
long=$(printf '%70s' '' | tr ' ' b)
escape=$(printf '\033')
for pattern in '(a+)+$/' '(a|aa)+$/' 'a*a*[bc]/' '(((a+)+)+)+[b-d]/ix' "$deep/" "(a+)+\$|$escape/" "$long|(a+)+\$/"; do
    yinsh score -v --no-head --columns=record --where="white =~ /$pattern" names.yin
    echo "status $?"
done
== stdout
status 2
status 2
status 2
status 2
status 2
status 2
status 2
== stderr
names.yin:1: record 1: the pattern /(a+)+$/ in column 10 of the filter needs more than 1000000 steps
names.yin:5: record 2: the pattern /(a+)+$/ in column 10 of the filter needs more than 536 steps
names.yin:9: record 3: the pattern /(a+)+$/ in column 10 of the filter is not searched for in more than 16384 bytes
names.yin:1: record 1: the pattern /(a|aa)+$/ in column 10 of the filter needs more than 1000000 steps
names.yin:5: record 2: the pattern /(a|aa)+$/ in column 10 of the filter needs more than 536 steps
names.yin:9: record 3: the pattern /(a|aa)+$/ in column 10 of the filter is not searched for in more than 16384 bytes
names.yin:5: record 2: the pattern /a*a*[bc]/ in column 10 of the filter needs more than 536 steps
names.yin:9: record 3: the pattern /a*a*[bc]/ in column 10 of the filter is not searched for in more than 16384 bytes
names.yin:1: record 1: the pattern /(((a+)+)+)+[b-d]/ix in column 10 of the filter needs more than 1000000 steps
names.yin:5: record 2: the pattern /(((a+)+)+)+[b-d]/ix in column 10 of the filter needs more than 536 steps
names.yin:9: record 3: the pattern /(((a+)+)+)+[b-d]/ix in column 10 of the filter is not searched for in more than 16384 bytes
yinsh: score: --where, column 10: invalid pattern: parentheses are too deeply nested
     1 | white =~ /((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((...
       |          ^
names.yin:1: record 1: the pattern /(a+)+$|\x1b/ in column 10 of the filter needs more than 1000000 steps
names.yin:5: record 2: the pattern /(a+)+$|\x1b/ in column 10 of the filter needs more than 536 steps
names.yin:9: record 3: the pattern /(a+)+$|\x1b/ in column 10 of the filter is not searched for in more than 16384 bytes
names.yin:1: record 1: the pattern /bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.../ in column 10 of the filter needs more than 1000000 steps
names.yin:5: record 2: the pattern /bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.../ in column 10 of the filter needs more than 536 steps
names.yin:9: record 3: the pattern /bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.../ in column 10 of the filter is not searched for in more than 16384 bytes
