# What is written is read again as the same record, whatever stands before it or is due.
try() { "$@"; echo "status $?" >&2; }
cd "$WORK" || exit
# Our own JSON, with a tag that another notation has as a member.
echo '{"n_moves":5,"moves":[{"move_type":"PLACE_RING","player":"white","position":"A2"}]}' >moves.json
{ echo '1.e3 *' && yinsh convert -t json moves.json; } >two.txt
try yinsh check -v two.txt
# A game that was given up while a row or a ring was due.
sed 's/45\.f8-c5;xe7-i11xg11.*/45.f8-c5/; 1i [Termination "resign"]\n' "$OLDPWD/samples/minimal.yin" >owed.yin
echo 0-1 >>owed.yin
sed 's/45\.f8-c5$/&;xe7-i11/' owed.yin >row.yin
for notation in $(yinsh notations | awk '$3 == "yes" { print $1 }'); do
    for file in owed.yin row.yin; do
        yinsh convert -t "$notation" "$file" 2>/dev/null | yinsh check -q -f "$notation" - || echo "$notation"
    done
done
try yinsh check -q owed.yin row.yin
== stdout
two.txt:1: record 1: gipf, ok, * unfinished, 1 turn
two.txt:2: record 2: json, ok, * unfinished, 1 turn
== stderr
2 records: 2 good, 0 bad; 2 unfinished
status 0
status 0
