# A message is not the first line of another notation's record.
printf '1.e3 2.b2 {X places a ring on E5} 3.c3\n1.e3 {X places a ring on E5} 2.b2\n' |
    yinsh convert -t codingame -o "$WORK/codingame.txt"
cat "$WORK/codingame.txt"
yinsh check "$WORK/codingame.txt"
yinsh check -f codingame "$WORK/codingame.txt"
== stdout
e3
b2 MSG X places a ring on E5
c3

e3 MSG X places a ring on E5
b2

== stderr
2 records: 2 good, 0 bad; 2 unfinished
2 records: 2 good, 0 bad; 2 unfinished
