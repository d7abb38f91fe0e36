try() { printf "$1" >"$WORK/bad.theme"; (cd "$WORK" && yinsh draw --theme=bad.theme -o x.svg "$OLDPWD/samples/minimal.yin"); echo "status $?"; }
try 'paper = #ffffff\ngreen = #00ff00\n'
try 'paper = #ffffff\n  move = red\n'
try 'nonsense'
try '\n\nfont = "Times"\n'
try 'font =\n'
try 'paper = #fffff\033\n'
try '\357\273\277paper = #ffffff\n  move = red\n'
try '\357\273\277\357\273\277paper = #ffffff\n'
head -c 65537 /dev/zero | tr '\0' '\n' >"$WORK/long.theme"
cd "$WORK" || exit
yinsh draw --theme=./long.theme --position='- - - - - - - - - - -'; echo "status $?"
yinsh draw --theme=papr; echo "status $?"
yinsh draw --theme=./missing; echo "status $?"
yinsh draw --theme=. ; echo "status $?"
yinsh draw --theme=x.svg -o x.svg; echo "status $?"
ls
== stdout
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
status 2
status 2
bad.theme
long.theme
== stderr
bad.theme:2:1: unknown name; choose from: font, paper, line, coordinate, text, white, white-edge, black, black-edge, move, row, removed, fault
bad.theme:2:10: expected a colour such as '#c0392b'
bad.theme:1:1: expected a line such as 'paper = #ffffff'
bad.theme:3:8: a font has at most 127 letters, digits, blanks, hyphens and commas
bad.theme:1:7: a font has at most 127 letters, digits, blanks, hyphens and commas
bad.theme:1:9: expected a colour such as '#c0392b'
bad.theme:2:10: expected a colour such as '#c0392b'
bad.theme:1:1: unknown name; choose from: font, paper, line, coordinate, text, white, white-edge, black, black-edge, move, row, removed, fault
yinsh: draw: ./long.theme: the file has more than 64 KiB
yinsh: draw: --theme: unknown value 'papr'; did you mean paper? Choose from: paper, colour, dark, distinct
yinsh: draw: ./missing: No such file or directory
yinsh: draw: .: Is a directory
yinsh: draw: x.svg: No such file or directory
