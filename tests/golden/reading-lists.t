cp samples/minimal.yin "$WORK/a.yin" && cd "$WORK" && mkdir in || exit
cp a.yin in/b.yin && cp a.yin ' c.yin' && cp a.yin ./-d.yin && cp a.yin '#e.yin'
cp a.yin "$(printf 'new\nline.yin')" && tar cf t.tar in/b.yin
score() { yinsh score --no-head --columns=file "$@"; echo "status $?"; }
printf 'a.yin\n\nin\n c.yin\n-d.yin\n#e.yin\nt.tar\na.yin' >list
printf '%s\0' a.yin in "$(printf 'new\nline.yin')" '' -d.yin t.tar >list0
echo '--- lines' && score --files-from=list
echo '--- after the operands' && score --files-from list in
echo '--- NUL bytes' && score --files0-from=list0
echo '--- several' && score --files0-from=list0 --files-from=list a.yin
echo '--- from standard input' && score --files-from=- <list && score --files0-from=- <list0
score --files-from - a.yin <list
echo '--- both want standard input' && score --files-from=- - <list; printf -- '-\na.yin\n' | score --files-from=-
printf -- '-\na.yin\n' >dash && score --files-from=dash <a.yin
echo '--- an empty list is not standard input' && : >none && score --files-from=none <a.yin
score --files0-from=/dev/null <a.yin
echo '--- the wrong end of names' && score --files-from=list0
score --files0-from=list
echo '--- files that are not there, and a list that is not' && printf 'gone.yin\na.yin\ngone/x\n' >some
score --files-from=some
score --files-from=gone a.yin
score --files-from=in a.yin
echo '--- a name that is too long'
{ printf '%070000d\n' 0; echo a.yin; } >long && score --files-from=long
echo '--- a carriage return is part of the name' && printf 'a.yin\r\n' | score --files-from=-
echo '--- values are missing' && score --files-from && score --files0-from
== stdout
--- lines
a.yin
in/b.yin
 c.yin
-d.yin
#e.yin
t.tar//in/b.yin
a.yin
status 0
--- after the operands
in/b.yin
a.yin
in/b.yin
 c.yin
-d.yin
#e.yin
t.tar//in/b.yin
a.yin
status 0
--- NUL bytes
a.yin
in/b.yin
new\nline.yin
-d.yin
t.tar//in/b.yin
status 0
--- several
a.yin
a.yin
in/b.yin
new\nline.yin
-d.yin
t.tar//in/b.yin
a.yin
in/b.yin
 c.yin
-d.yin
#e.yin
t.tar//in/b.yin
a.yin
status 0
--- from standard input
a.yin
in/b.yin
 c.yin
-d.yin
#e.yin
t.tar//in/b.yin
a.yin
status 0
a.yin
in/b.yin
new\nline.yin
-d.yin
t.tar//in/b.yin
status 0
a.yin
a.yin
in/b.yin
 c.yin
-d.yin
#e.yin
t.tar//in/b.yin
a.yin
status 0
--- both want standard input
a.yin
in/b.yin
 c.yin
-d.yin
#e.yin
t.tar//in/b.yin
a.yin
status 2
a.yin
status 2
-
a.yin
status 0
--- an empty list is not standard input
status 0
status 0
--- the wrong end of names
status 2
status 2
--- files that are not there, and a list that is not
a.yin
status 2
a.yin
status 2
a.yin
status 2
--- a name that is too long
a.yin
status 2
--- a carriage return is part of the name
a.yin
status 0
--- values are missing
status 2
status 2
== stderr
yinsh: score: -: standard input cannot be a list of names and a file of records
yinsh: score: -: standard input cannot be a list of names and a file of records
yinsh: score: list0: a name in the list contains a NUL byte
yinsh: score: list0: a name in the list contains a NUL byte
yinsh: score: a.yin\n\nin\n c.yin\n-d.yin\n#e.yin\nt.tar\na.yin: No such file or directory
yinsh: score: gone.yin: No such file or directory
yinsh: score: gone/x: No such file or directory
yinsh: score: gone: No such file or directory
yinsh: score: in: Is a directory
yinsh: score: long: a name in the list is longer than 64 KiB
yinsh: score: option --files-from needs a value
Try 'yinsh score --help'.
yinsh: score: option --files0-from needs a value
Try 'yinsh score --help'.
