try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK/game.yin" && cd "$WORK" && mkdir in in/folder || exit
echo 'Games of ours, and nothing else.' >in/README && : >in/empty && printf '\0\1\2' >in/binary
cp game.yin in/folder/a.yin && mkfifo in/pipe && ln -s folder in/link && ln -s folder/a.yin in/linked.yin
ln -s nowhere in/lost
tar cf in/t.tar in/README in/folder/a.yin in/linked.yin in/empty
echo '--- silence' && try yinsh check in
echo '--- what is skipped' && try yinsh check -v in
echo '--- in an archive' && try yinsh check -v in/t.tar
echo '--- a file that is named has to hold a record' && try yinsh check -v in/README in/empty
echo '--- every file with -f' && try yinsh check -f gipf in/t.tar
echo '--- an archive of nothing' && tar cf none.tar in/README && try yinsh check none.tar
echo '--- and a folder' && mkdir none && try yinsh check none
== stdout
--- silence
status 2
--- what is skipped
in/folder/a.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/linked.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/t.tar//in/folder/a.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 2
--- in an archive
in/t.tar//in/folder/a.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 0
--- a file that is named has to hold a record
in/README:1:1: error: not a game record in any known notation: Games of ours, and nothing else. (notation) [unknown-notation]
     1 | Games of ours, and nothing else.
       | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
       = help: This is not a record, or there is too little of it to detect its notation. If you know the notation, use -f to name it.
in/README:1: record 1: no notation, malformed, * unfinished, 0 turns
in/empty:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 1
--- every file with -f
in/t.tar//in/README:1:1: error: turn 1: invalid turn: Games (notation) [syntax-turn]
     1 | Games of ours, and nothing else.
       | ^~~~~
       = help: A character is probably missing, there is one too many, or a letter such as O stands for a digit. In the official notation a ring is placed as e3 and moved as e8-e7, a row and a ring are removed as xd3-d7xa2, and text is written in {braces}. For other notations see yinsh-notation(5).
status 1
--- an archive of nothing
status 0
--- and a folder
status 0
== stderr
yinsh: check: in/lost: No such file or directory
3 records: 3 good, 0 bad
yinsh: check: in/README: skipped: it holds no record
yinsh: check: in/binary: skipped: it holds no record
yinsh: check: in/empty: skipped: it holds no record
yinsh: check: in/link: a symbolic link to a folder; use -L to follow it
yinsh: check: in/lost: No such file or directory
yinsh: check: in/pipe: not a regular file
yinsh: check: in/t.tar//in/README: skipped: it holds no record
yinsh: check: in/t.tar//in/linked.yin: a symbolic link in an archive is not followed
yinsh: check: in/t.tar//in/empty: skipped: it holds no record
3 records: 3 good, 0 bad
yinsh: check: in/t.tar//in/README: skipped: it holds no record
yinsh: check: in/t.tar//in/linked.yin: a symbolic link in an archive is not followed
yinsh: check: in/t.tar//in/empty: skipped: it holds no record
1 record: 1 good, 0 bad
1 record: 0 good, 1 bad
2 records: 1 good, 1 bad
0 records: 0 good, 0 bad
yinsh: check: none: no file was found in this folder
0 records: 0 good, 0 bad
