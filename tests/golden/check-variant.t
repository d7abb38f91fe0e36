game='1.e3 2.steal 3.a2'; echo "$game" | yinsh check; echo "$game" | yinsh check -v --variant=standard+steal; echo "[Variant \"blitz\"] $game" | yinsh check --variant=standard+steal; echo "$game" | yinsh convert -t gipf --variant blitz+no-limit+steal --house=pool-draws; echo "$game" | yinsh show --format=position --house=pool-draws --variant=blitz+no-limit+steal
== stdout
<stdin>:1:8: error: turn 2: Black steals a ring, but only Black may do so, in turn 2 of a variant with +steal (rules: steal) [steal-refused]
     1 | 1.e3 2.steal 3.a2
       |        ^~~~~
       = rules: steal: In a variant with +steal, which is not the publisher's, Black may take over White's first ring in turn 2 instead of placing one.
       = help: If Black did steal White's ring in turn 2, add the tag [Variant "standard+steal"] or use the option --variant=standard+steal. If not, write the ring that Black placed.
<stdin>:1: record 1: gipf, ok, * unfinished, 3 turns
<stdin>:1:26: error: turn 2: Black steals a ring, but only Black may do so, in turn 2 of a variant with +steal (rules: steal) [steal-refused]
     1 | [Variant "blitz"] 1.e3 2.steal 3.a2
       |                          ^~~~~
       = rules: steal: In a variant with +steal, which is not the publisher's, Black may take over White's first ring in turn 2 instead of placing one.
       = help: If Black did steal White's ring in turn 2, add the tag [Variant "standard+steal"] or use the option --variant=standard+steal. If not, write the ring that Black placed.
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Variant "blitz+steal+pool-draws"]

1.e3 2.steal 3.a2 *

W3/7/8/9/2B7/9/10/9/8/7/4 b place 0-0 4 blitz+steal+no-limit
== stderr
1 record: 0 good, 1 bad
1 record: 1 good, 0 bad; 1 unfinished
1 record: 0 good, 1 bad
