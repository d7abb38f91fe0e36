# The names of tags are the same in either case, and the known ones get their standard form, in
# every notation with tags of any name.
cd "$WORK" || exit
facts() { yinsh score --no-head --columns=white,black,event,date,tag:opening,tag:TIMECONTROL,status --where="$1" "$2"; }
cat >x.yin <<'X'
[white "A"]
[BLACK "B"]
[eVeNt "Open"]
[date "2026.04.09"]
[timecontrol "5"]
[Opening "odd"]
[result "*"]

1.e3 *
X
for notation in gipf json boardspace yinshml yinsh-save; do
    echo "--- $notation"
    yinsh convert -t $notation x.yin 2>/dev/null >y
    facts 'white == "A" && tag:OPENING == "odd" && tag:whitE == "A"' y
    # The same names, written in the other case.
    case $notation in
    gipf) sed 's/\[White /[WHITE /; s/\[TimeControl /[timeControl /' y ;;
    json) sed 's/"White"/"white"/; s/"TimeControl"/"TIMECONTROL"/' y ;;
    boardspace) sed 's/XT\[Opening/XT[OPENING/' y ;;
    yinshml) sed 's/"Opening"/"oPENING"/; s/"Date"/"dAtE"/' y ;;
    yinsh-save) sed 's/TAG Opening/TAG opening/; s/TAG TimeControl/TAG timecontrol/' y ;;
    esac >z
    cmp -s y z && echo 'nothing was changed'
    facts 'white == "A"' z
    yinsh convert -t gipf z 2>/dev/null | grep '^\[[WBETDO]' | sort
done
printf '[White "A"]\n[white "B"]\n[opening "a"]\n[Opening "b"]\n\n1.e3 *\n' >twice.yin
yinsh check --diagnostics=short twice.yin
facts 'white == "A"' twice.yin 2>/dev/null
yinsh convert -t json twice.yin 2>/dev/null
== stdout
--- gipf
A	B	Open	2026.04.09	odd	5	ok
A	B	Open	2026.04.09	odd	5	ok
[Black "B"]
[Date "2026.04.09"]
[Event "Open"]
[Opening "odd"]
[Termination "unfinished"]
[TimeControl "5"]
[White "A"]
--- json
A	B	Open	2026-04-09	odd	5	ok
A	B	Open	2026-04-09	odd	5	ok
[Black "B"]
[Date "2026.04.09"]
[Event "Open"]
[Opening "odd"]
[Termination "unfinished"]
[TimeControl "5"]
[White "A"]
--- boardspace
A	B	Open	2026.04.09	odd	5	ok
A	B	Open	2026.04.09	odd	5	ok
[Black "B"]
[Date "2026.04.09"]
[Event "Open"]
[OPENING "odd"]
[Termination "unfinished"]
[TimeControl "5"]
[White "A"]
--- yinshml
A	B	Open	2026.04.09	odd	5	ok
A	B	Open	2026.04.09	odd	5	ok
[Black "B"]
[Date "2026.04.09"]
[Event "Open"]
[Termination "unfinished"]
[TimeControl "5"]
[White "A"]
--- yinsh-save
A	B	Open	2026.04.09	odd	5	ok
A	B	Open	2026.04.09	odd	5	ok
[Black "B"]
[Date "2026.04.09"]
[Event "Open"]
[Termination "unfinished"]
[TimeControl "5"]
[White "A"]
twice.yin:2:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
twice.yin:4:11: warning: the tag Opening appears twice; both are kept (notation) [tag-twice]
A				a		ok
{"yinsh":1,"tags":[["White","A"],["White","B"],["opening","a"],["Opening","b"]],"variant":"standard","result":"*","end":"unfinished","rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}],"final":"4/7/8/9/2W7/9/10/9/8/7/4 b place 0-0 2 standard"}
== stderr
1 record: 1 good, 0 bad; 1 unfinished
