try() { yinsh search -c -p "$@" samples/minimal.yin; echo "status $?" >&2; }
try ''; try ' '; try W; try We5x; try 'We5 we5'; try 'Wl5'; try 'xe5'; try 'We5  wf5 .'
try 4/7; try 4/7/8/9/10/9/10/9/8/7; try 4/7/8/9/10/9/10/9/8/7/5; try 4/7/8/9/10/9/10/9/8/7/3; try 4/7/8/9/010/9/10/9/8/7/4
try 4/7/8/9/10/9/10/9/8/7/4/; try 3x/7/8/9/10/9/10/9/8/7/4; try '4/7/8/9/10/9/10/9/8/7/4 x'
try '4/7/8/9/10/9/10/9/8/7/4 w walk'; try '4/7/8/9/10/9/10/9/8/7/4 w move 4-0'; try '4/7/8/9/10/9/10/9/8/7/4 ? ? ? 0'
try '4/7/8/9/10/9/10/9/8/7/4 ? ? ? 7' --swap-sides; try '4/7/8/9/10/9/10/9/8/7/4 ? ? ? ? chess'
try '4/7/8/9/10/9/10/9/8/7/4  ?'; try "$(printf 'We5 \033e6')"; try "$(printf 'We5\nwe6')"
echo '--- in a file'
cd "$WORK" || exit
yinsh show --ascii "$OLDPWD/samples/minimal.yin" >board.txt
sed '9s/ [.WBwb] / x /' board.txt >one.txt && yinsh search -c --position-from=one.txt "$OLDPWD/samples/minimal.yin"
head -n 12 board.txt >part.txt; yinsh search -c --position-from=part.txt "$OLDPWD/samples/minimal.yin"
head -c 70000 /dev/zero | tr '\0' ' ' >long.txt; yinsh search -c --position-from=long.txt "$OLDPWD/samples/minimal.yin"
: >empty.txt; yinsh search -c --position-from=empty.txt "$OLDPWD/samples/minimal.yin"
== stdout
1
--- in a file
== status 2
== stderr
yinsh: search: --pattern, column 1: the pattern is empty
status 2
yinsh: search: --pattern, column 2: the pattern is empty
status 2
yinsh: search: --pattern, column 2: expected a point of the board after the sign, as in We5
status 2
yinsh: search: --pattern, column 4: expected a space before the next sign
status 2
yinsh: search: --pattern, column 5: this point already has a sign
status 2
yinsh: search: --pattern, column 2: expected a point of the board after the sign, as in We5
status 2
yinsh: search: --pattern, column 1: expected one of W B w b M T m t O o * . ? and not 'x'
status 2
yinsh: search: --pattern, column 11: expected a point of the board after the sign, as in We5
status 2
yinsh: search: --pattern, column 4: expected / and the next of the eleven columns
status 2
yinsh: search: --pattern, column 22: expected / and the next of the eleven columns
status 2
yinsh: search: --pattern, column 23: the number does not fit into its column
status 2
yinsh: search: --pattern, column 24: column k has 4 points; signs for 1 are missing
status 2
status 0
yinsh: search: --pattern, column 24: a column has too many points
status 2
yinsh: search: --pattern, column 2: expected one of W B w b M T m t O o * . ? and not 'x'
status 2
yinsh: search: --pattern, column 25: the side to act must be w, b or -
status 2
yinsh: search: --pattern, column 27: what is due must be place, pre-row, pre-ring, move, post-row, post-ring or over
status 2
yinsh: search: --pattern, column 32: the rings removed must be two numbers from 0 to 3, such as 1-2
status 2
yinsh: search: --pattern, column 31: the fifth field must be a turn number that does not begin with a zero
status 2
yinsh: search: --pattern, column 32: the number of a turn determines the side to act: use ? for it, or do not exchange the colours
status 2
yinsh: search: --pattern, column 33: the variant must be standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws
status 2
yinsh: search: --pattern, column 25: the side to act must be w, b or -
status 2
yinsh: search: --pattern, column 5: expected one of W B w b M T m t O o * . ? and not '\x1b'
status 2
yinsh: search: --pattern, line 1, column 1: this is not a complete board as show draws it
status 2
yinsh: search: one.txt, line 9, column 9: expected one of W B w b M T m t O o * . ? and not 'x'
yinsh: search: part.txt, line 1, column 1: this is not a complete board as show draws it
yinsh: search: long.txt: the file has more than 64 KiB
yinsh: search: empty.txt, column 1: the pattern is empty
