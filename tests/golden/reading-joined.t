# Records and results that lost what was between them are read as if it was there.
cd "$WORK" || exit
facts() { yinsh score --no-head --columns=record,white,black,result,turns,hash,status "$@" 2>/dev/null; }
try() { printf '%s: ' "$1" && printf "$1" >x && yinsh score --no-head --columns=turns,result,status x 2>/dev/null | tr '\t\n' ' ;' && echo; }
try '1.e3 2.a5*'
try '1.e3 2.a5!*'
try '1.e3 2.a50-1'
try '1.e3 2.i111-0'
try '1.e3 2.a51/2-1/2\n'
try '[Termination "resign"]\n\n1.e3 2.a51-0 {a}\n\n1.e3 *\n'
try '1.e3 2.a5*1.e3 2.a5 3.b2 *'
try '1.e3*1.e3 2.a5*[White "A"]\n\n1.e3 2.a5 3.b2*'
try '[Termination "resign"]\n\n1.e3 2.a51-01.e3*[Termination "resign"]\n\n1.e3 2.a5 0-11.e3*'
try '1.e3 2.a5 1/2-1/21.e3 *'
try '1.e3 2.a5 *e3 a5'
try '1.e3 2.a51.e3 2.a5 3.f6 *'
try '[White "A"]\n\n1.e3*(;GM[24]VV[2]SU[Yinsh]P0[id "A"]P1[id "B"];P0[0 Start P0];P0[1 place wr E 3])'
# What is only misspelt is one bad record, as before.
try '1.e3 2.a51-0 3.b2 *\n'
try '1.e3 2.a5 3.b311.a5 12.c5 *\n'
try '1.e3 2.a5 *3.b2'
try '1.e3 2.a5x *'
# The last token of a sequence of vying.org, then another record.
first='k8 c1 e10 g6 draw\n\n'
try "${first}k8 c1 white_resignsk9 f9 e5 time_exceeded_by_blackK8 k9"
try "${first}k8 c1 draw[White \"A\"]\n\n1.e3 2.a5 3.b2 *"
try "${first}k8 c1 draw(;GM[24]VV[2]SU[Yinsh]P0[id \"A\"]P1[id \"B\"];P0[0 Start P0];P0[1 place wr E 3])"
try "${first}k8 c1 draw{\"yinsh\":1,\"actions\":[{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":\"e3\"}]}"
for end in draw2 draw. drawx draw_ draw_offered_by_whitek7; do try "${first}k8 c1 $end"; done
# A record, and a JSON one directly after its result.
for result in '*' '* ' '* {a} '; do try "1.e3 2.a5 $result{\"yinsh\":1,\"actions\":[{\"turn\":1,\"side\":\"white\",\"kind\":\"place\",\"to\":\"e3\"}]}"; done
# A byte order mark at the beginning of what is quoted, and between objects.
mark=$(printf '\357\273\277')
try "> $mark[White \"A\"]\n>\n> 1.e3 *\n"
object='{"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}'
try "[$mark$object,$mark$object]"
# Each notation, with the last line of one game joined to the first of the next, or with blanks or a
# byte order mark between them.
blanks=$(printf ' \t\r')
for notation in gipf gipf-short json boardspace bga iit-delhi yinshml openxum yinsh-save points yinsh-record; do
    yinsh convert -t $notation "$OLDPWD/samples/minimal.yin" 2>/dev/null >one
    { cat one && echo && cat one; } >two && facts two >expected
    awk '{ lines[NR] = $0 } END { while (NR > 0 && lines[NR] == "") NR--; for (i = 1; i < NR; i++) print lines[i]; printf "%s", lines[NR] }' one >cut
    cat cut one >joined && facts joined | cmp - expected && echo "$notation: $(yinsh check joined 2>&1)"
    for gap in "$mark" "$mark " " $mark" "$blanks$mark" "$blanks"; do
        # After a blank, "End of game" may be a name.
        [ "$notation$gap" = "bga$mark" ] || [ $notation != bga ] || continue
        { cat cut && printf '%s' "$gap" && cat one; } >joined && facts joined | cmp - expected
    done
    # Another notation after it.
    case $notation in gipf | gipf-short | boardspace | json | yinshml | iit-delhi | openxum | yinsh-save | points | yinsh-record)
        for next in gipf bga json boardspace iit-delhi yinshml openxum yinsh-save points yinsh-record; do
            yinsh convert -t $next "$OLDPWD/samples/minimal.yin" 2>/dev/null >other
            cat cut other >joined
            yinsh check joined 2>&1 | grep -q '^2 records: 2 good, 0 bad$' || echo "$notation, then $next: $(yinsh check joined 2>&1 | tail -n 1)"
        done ;;
    esac
done
# A line with many digits before the joint.
yinsh convert -t codingame "$OLDPWD/samples/openxum.txt" 2>/dev/null >whole
sed '1s/$/ MSG/; 2,$s/ MSG.*//; /xe6-i10xg10/q' whole >one
printf '%s' "$(cat one)" | cat - one | yinsh check -f codingame
# A log in curly quotes is bad, the next one is not.
yinsh convert -t iit-delhi "$OLDPWD/samples/minimal.yin" 2>/dev/null >one
{ sed 's/"/\xe2\x80\x9c/; s/"/\xe2\x80\x9d/' one | sed 's/"/\xe2\x80\x9d/g' && cat one; } >quotes
facts quotes | grep -v '^[^0-9]' | cut -f 1,4,5,7
== stdout
1.e3 2.a5*: 2 * ok;
1.e3 2.a5!*: 2 * ok;
1.e3 2.a50-1: 2 0-1 ok;
1.e3 2.i111-0: 2 1-0 ok;
1.e3 2.a51/2-1/2\n: 2 1/2-1/2 ok;
[Termination "resign"]\n\n1.e3 2.a51-0 {a}\n\n1.e3 *\n: 2 1-0 ok;1 * ok;
1.e3 2.a5*1.e3 2.a5 3.b2 *: 2 * ok;3 * ok;
1.e3*1.e3 2.a5*[White "A"]\n\n1.e3 2.a5 3.b2*: 1 * ok;2 * ok;3 * ok;
[Termination "resign"]\n\n1.e3 2.a51-01.e3*[Termination "resign"]\n\n1.e3 2.a5 0-11.e3*: 2 1-0 ok;1 * ok;2 0-1 ok;1 * ok;
1.e3 2.a5 1/2-1/21.e3 *: 2 1/2-1/2 ok;1 * ok;
1.e3 2.a5 *e3 a5: 2 * ok;2 * ok;
1.e3 2.a51.e3 2.a5 3.f6 *: 2 * ok;3 * ok;
[White "A"]\n\n1.e3*(;GM[24]VV[2]SU[Yinsh]P0[id "A"]P1[id "B"];P0[0 Start P0];P0[1 place wr E 3]): 1 * ok;1 * ok;
1.e3 2.a51-0 3.b2 *\n: 1 * malformed;
1.e3 2.a5 3.b311.a5 12.c5 *\n: 2 * malformed;
1.e3 2.a5 *3.b2: 2 * malformed;
1.e3 2.a5x *: 1 * malformed;
k8 c1 e10 g6 draw\n\nk8 c1 white_resignsk9 f9 e5 time_exceeded_by_blackK8 k9: 4 1/2-1/2 ok;2 0-1 ok;3 1-0 ok;2 * ok;
k8 c1 e10 g6 draw\n\nk8 c1 draw[White "A"]\n\n1.e3 2.a5 3.b2 *: 4 1/2-1/2 ok;2 1/2-1/2 ok;3 * ok;
k8 c1 e10 g6 draw\n\nk8 c1 draw(;GM[24]VV[2]SU[Yinsh]P0[id "A"]P1[id "B"];P0[0 Start P0];P0[1 place wr E 3]): 4 1/2-1/2 ok;2 1/2-1/2 ok;1 * ok;
k8 c1 e10 g6 draw\n\nk8 c1 draw{"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}: 4 1/2-1/2 ok;2 1/2-1/2 ok;1 * ok;
k8 c1 e10 g6 draw\n\nk8 c1 draw2: 4 1/2-1/2 ok;2 * malformed;
k8 c1 e10 g6 draw\n\nk8 c1 draw.: 4 1/2-1/2 ok;2 * malformed;
k8 c1 e10 g6 draw\n\nk8 c1 drawx: 4 1/2-1/2 ok;2 * malformed;
k8 c1 e10 g6 draw\n\nk8 c1 draw_: 4 1/2-1/2 ok;2 * malformed;
k8 c1 e10 g6 draw\n\nk8 c1 draw_offered_by_whitek7: 4 1/2-1/2 ok;2 * malformed;
1.e3 2.a5 *{"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}: 2 * ok;1 * ok;
1.e3 2.a5 * {"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}: 2 * ok;1 * ok;
1.e3 2.a5 * {a} {"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}: 2 * ok;1 * ok;
> ﻿[White "A"]\n>\n> 1.e3 *\n: 1 * ok;
[﻿{"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]},﻿{"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}]: 1 * ok;1 * ok;
gipf: 2 records: 2 good, 0 bad
gipf-short: 2 records: 2 good, 0 bad
json: 2 records: 2 good, 0 bad
boardspace: 2 records: 2 good, 0 bad
bga: 2 records: 2 good, 0 bad
iit-delhi: 2 records: 2 good, 0 bad
yinshml: 2 records: 2 good, 0 bad
openxum: 2 records: 2 good, 0 bad
yinsh-save: 2 records: 2 good, 0 bad
points: 2 records: 2 good, 0 bad
yinsh-record: 2 records: 2 good, 0 bad
1	1-0	79	ok
2	1-0	79	ok
== stderr
2 records: 2 good, 0 bad
