# A byte order mark is skipped where a line or a record begins, in every notation: the games are the
# same, and in the same order.
cd samples || exit
mark=$(printf '\357\273\277')
facts() { yinsh score --no-head --columns=record,white,black,event,date,result,turns,hash,status "$@" 2>/dev/null; }
for file in *.yin *.sgf *.log *.txt *.ndjson *.json; do
    cat "$file" "$file" >"$WORK/twice" && facts "$WORK/twice" >"$WORK/expected"
    { cat "$file" && printf '%s' "$mark" && cat "$file"; } >"$WORK/between"
    { cat "$file" && printf '\n%s\n%s%s' "$mark" "$mark" "$mark" && cat "$file"; } >"$WORK/lines"
    { printf '%s' "$mark" && sed "s/^/$mark/" "$file" "$file"; } >"$WORK/each"
    for marked in between lines each; do
        facts "$WORK/$marked" | cmp - "$WORK/expected" >/dev/null || echo "$file: $marked"
    done
    echo "$file: $(grep -c 'ok$' "$WORK/expected") good, $(grep -vc 'ok$' "$WORK/expected") not"
done
# In the middle of a text it is part of that.
printf '[White "Zo%s"]\n[Black "%sBo"]\n\n1.e3 {a%sb} *\n' "$mark" "$mark" "$mark" >"$WORK/text"
yinsh convert -t json "$WORK/text"
== stdout
blitz.yin: 8 good, 0 not
comments.yin: 4 good, 0 not
house.yin: 8 good, 0 not
layout.yin: 8 good, 0 not
minimal.yin: 2 good, 0 not
pass.yin: 8 good, 0 not
position.yin: 6 good, 0 not
short.yin: 8 good, 0 not
steal.yin: 8 good, 0 not
tournament.yin: 16 good, 0 not
archive.sgf: 12 good, 0 not
iit-delhi.log: 16 good, 0 not
bga.txt: 6 good, 0 not
codingame.txt: 6 good, 0 not
openxum.txt: 8 good, 0 not
points.txt: 6 good, 0 not
vying.txt: 14 good, 0 not
yinsh-record.txt: 8 good, 0 not
yinsh-save.txt: 12 good, 0 not
json.ndjson: 16 good, 0 not
bga-json.json: 4 good, 0 not
json-layout.json: 2 good, 0 not
yinshml-h2h.json: 6 good, 0 not
yinshml.json: 10 good, 0 not
{"yinsh":1,"tags":{"White":"Zo\ufeff","Black":"\ufeffBo"},"variant":"standard","result":"*","end":"unfinished","rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3","notes":[{"comment":"a\ufeffb"}]}],"final":"4/7/8/9/2W7/9/10/9/8/7/4 b place 0-0 2 standard"}
