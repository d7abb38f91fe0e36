try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK/a.yin" && cd "$WORK" && mkdir -p in/deep && cp a.yin in/b.yin && cp a.yin in/deep/c.yin || exit
ln a.yin hard.yin && ln -s a.yin soft.yin && tar cf t.tar in && cp a.yin other.yin && mkfifo pipe
echo '--- other spellings and links, once for each file' && try yinsh check a.yin other.yin ./a.yin hard.yin soft.yin other.yin
echo '--- with threads' && try yinsh check -j 3 a.yin other.yin ./a.yin hard.yin soft.yin other.yin
echo '--- in folders, whatever comes first' && try yinsh check in/b.yin in && try yinsh check in in/b.yin
echo '--- folders' && try yinsh check in in/deep && try yinsh check in/deep in && try yinsh check -j 3 in in/
echo '--- lists' && printf 'a.yin\nin\nin/b.yin\na.yin\n' >list && try yinsh check --files-from=list
echo '--- only what is read counts' && try yinsh check --exclude=b.yin in/b.yin in && try yinsh check --include='c*' in in/deep/c.yin
echo '--- no file is read twice' && try yinsh check a.yin t.tar t.tar//in/b.yin - /dev/null <a.yin
echo '--- one part reports it' && try yinsh check --part=1/2 a.yin a.yin && try yinsh check --part=2/2 a.yin a.yin
== stdout
--- other spellings and links, once for each file
status 0
--- with threads
status 0
--- in folders, whatever comes first
status 0
status 0
--- folders
status 0
status 0
status 0
--- lists
status 0
--- only what is read counts
status 0
status 0
--- no file is read twice
/dev/null:1:1: error: no game record found: the file is empty (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
status 1
--- one part reports it
status 0
status 0
== stderr
yinsh: check: ./a.yin: warning: this file is read again; its records are counted twice
yinsh: check: other.yin: warning: this file is read again; its records are counted twice
6 records: 6 good, 0 bad
yinsh: check: ./a.yin: warning: this file is read again; its records are counted twice
yinsh: check: other.yin: warning: this file is read again; its records are counted twice
6 records: 6 good, 0 bad
yinsh: check: in/b.yin: warning: this file is read again; its records are counted twice
3 records: 3 good, 0 bad
yinsh: check: in/b.yin: warning: this file is read again; its records are counted twice
3 records: 3 good, 0 bad
yinsh: check: in/deep: warning: this folder is read again; its records are counted twice
3 records: 3 good, 0 bad
yinsh: check: in/deep/: warning: this folder is read again; its records are counted twice
3 records: 3 good, 0 bad
yinsh: check: in/: warning: this folder is read again; its records are counted twice
4 records: 4 good, 0 bad
yinsh: check: a.yin: warning: this file is read again; its records are counted twice
5 records: 5 good, 0 bad
2 records: 2 good, 0 bad
yinsh: check: in/deep/c.yin: warning: this file is read again; its records are counted twice
2 records: 2 good, 0 bad
5 records: 5 good, 0 bad
yinsh: check: a.yin: warning: this file is read again; its records are counted twice
1 record: 1 good, 0 bad
1 record: 1 good, 0 bad
