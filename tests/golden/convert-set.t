try() { "$@"; echo "status $?"; }
tags() { yinsh convert -t gipf --until=1 "$@" samples/minimal.yin | sed '/^$/,$d'; }
yinsh convert -t gipf --record=1 --until=1 samples/tournament.yin
echo '--- the case of a name does not matter, and the form is the standard one'
yinsh convert -t gipf --record=1 --until=1 --set=event=Cup --unset=SITE --set=WHITE='Ä "B"' samples/tournament.yin
echo '--- other names stay as they are given; what is given last counts'
tags --set=Table=4 --set=tABLE=5 --set=Site=Here --unset=Site --set=Date=2026-03-15
echo '--- an empty value removes, and an equals sign may be part of one'
tags --set=Table= --set=Site=a=b --set=White=%N --set=Black=100%
echo '--- a tag that --tags drops can be set'
tags --tags=Date --set=White=Ann
echo '--- numbers, in the order of the output'
yinsh convert -t gipf --until=1 --set=Round=%n --set=Table=1.%n%n% --tags=White --sort=-turns --head=3 samples/tournament.yin
cat samples/minimal.yin samples/broken/move-no-ring.yin samples/minimal.yin |
    yinsh convert -t json --set=Round=%n 2>/dev/null | grep -o 'Round":"[^"]*"'
echo '--- losses are reported'
try yinsh convert -t codingame --set=White=Ann --until=3 samples/minimal.yin
echo '--- what cannot be'
for option in --set=White --set==x '--set=A b=x' --set --unset= --unset=White=x --set=Result=1-0 --set=rings=1-0 \
    --unset=Termination --set=variant=blitz --unset=POSITION; do
    try yinsh convert -t gipf "$option" samples/minimal.yin
done
echo '--- too many tags'
awk 'BEGIN { for (i = 1; i <= 256; i++) print "[T" i " \"x\"]" }' | cat - samples/minimal.yin >"$WORK/many.yin"
try yinsh convert -t gipf --set=T256=y "$WORK/many.yin" | grep -c '^\[T'
try yinsh convert -t gipf --set=U=y "$WORK/many.yin" 2>&1 | sed 's|/.*/||'
== stdout
[Event "Ringby Open"]
[Site "Ringby"]
[Date "2026.09.05"]
[Round "1"]
[White "Mira Halvorsen"]
[Black "Zoë Marchetti"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 *

--- the case of a name does not matter, and the form is the standard one
[Event "Cup"]
[Date "2026.09.05"]
[Round "1"]
[White "Ä \"B\""]
[Black "Zoë Marchetti"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 *

--- other names stay as they are given; what is given last counts
[Date "2026.03.15"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[tABLE "5"]
--- an empty value removes, and an equals sign may be part of one
[Site "a=b"]
[White "%N"]
[Black "100%"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
--- a tag that --tags drops can be set
[White "Ann"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
--- numbers, in the order of the output
[Round "1"]
[White "Mira Halvorsen"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Table "1.11%"]

1.c8 *

[Round "2"]
[White "Zoë Marchetti"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Table "1.22%"]

1.i10 *

[Round "3"]
[White "Teodor Quist"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Table "1.33%"]

1.j6 *

Round":"1"
Round":"2"
--- losses are reported
i5
a5
h10

status 0
--- what cannot be
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
--- too many tags
257
yinsh: convert: many.yin: a record has no room for another tag
status 2
== stderr
yinsh: convert: warning: codingame cannot hold some tags of 1 record
yinsh: convert: --set takes TAG=VALUE, not 'White'
Try 'yinsh convert --help'.
yinsh: convert: --set takes TAG=VALUE, not '=x'
Try 'yinsh convert --help'.
yinsh: convert: --set takes TAG=VALUE, not 'A b=x'
Try 'yinsh convert --help'.
yinsh: convert: --set takes TAG=VALUE, not 'samples/minimal.yin'
Try 'yinsh convert --help'.
yinsh: convert: --unset takes the name of a tag, not ''
Try 'yinsh convert --help'.
yinsh: convert: --unset takes the name of a tag, not 'White=x'
Try 'yinsh convert --help'.
yinsh: convert: --set cannot change what the game itself states: 'Result=1-0'
Try 'yinsh convert --help'.
yinsh: convert: --set cannot change what the game itself states: 'rings=1-0'
Try 'yinsh convert --help'.
yinsh: convert: --unset cannot change what the game itself states: 'Termination'
Try 'yinsh convert --help'.
yinsh: convert: --set cannot change what the game itself states: 'variant=blitz'
Try 'yinsh convert --help'.
yinsh: convert: --unset cannot change what the game itself states: 'POSITION'
Try 'yinsh convert --help'.
