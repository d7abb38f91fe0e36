#!/bin/sh
# TAP: no command reads what it writes, and none replaces an input by a part of it: such an output
# is refused before anything is written, or skipped if it is found in a folder.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
# What runs away ends here, with a signal or an error of writing.
ulimit -f 20000
good='[White "a"]\n[Black "b"]\n\n1.e3 2.b2 *\n'
bad='\n[White "c"]\n[Black "d"]\n\n1.e3 2.e3 *\n'

# fresh : the files that each trial begins with, all in the folder in
fresh() {
    rm -rf in out before
    mkdir -p in/folder
    # shellcheck disable=SC2059 # with line ends
    printf "$good$bad" >in/f.yin
    # shellcheck disable=SC2059
    printf "$good" >in/g.yin
    cp in/g.yin in/folder/g.yin
    ln -s f.yin in/link.yin
    ln in/f.yin in/hard.yin
    gzip -c in/f.yin >in/packed
    echo in/f.yin >in/list
    yinsh score --partial in/f.yin >in/sums 2>/dev/null
    printf 'a\tb\n' >in/alias
    cp -R in before
}

# changed : what is not as it was
changed() {
    diff -r before in 2>&1
}

both='both an input and an output; write to another file'

# attempt NAME SHELL_COMMAND : run one in fresh folders, and keep its status
attempt() {
    fresh
    name=$1
    (eval "$2") >out 2>err
    status=$?
}

# refused NAME SHELL_COMMAND : a test point for one that must end with trouble and change nothing
refused() {
    attempt "$@"
    report "refused: $name" "$(
        [ $status -eq 2 ] || echo "exit status $status"
        changed
        [ ! -s out ] || head -n 5 out
        grep -q "${reason:-$both}" err || cat err
        [ -n "${late:-}" ] || [ "$(wc -l <err)" -eq 1 ] || head -n 5 err
    )"
}

# accepted NAME SHELL_COMMAND : one that ends well, or with a bad record; $judge is a command that
# prints what is wrong with what it wrote
accepted() {
    attempt "$@"
    report "accepted: $name" "$(
        [ $status -le 1 ] || { echo "exit status $status"; cat err; }
        $judge
    )"
}

nothing() {
    :
}


# ---- Standard output

for command in 'convert -t gipf' 'convert -t json' 'convert -t json --keep-going' repair \
    'repair --dry-run' 'repair -t gipf' show draw 'show --format=position' history openings stats \
    'history --format=tsv' events score 'score --no-head' 'score --format=table' 'score --summary' \
    'score --standings' 'score --partial' unique 'unique --list' check 'check -v --diagnostics=json' \
    'check -o /dev/null --good=-' 'check -o /dev/null --bad=- -j 2'; do
    refused "$command FILE >>FILE" "yinsh $command in/f.yin >>in/f.yin"
    refused "$command <FILE >>FILE" "yinsh $command <in/f.yin >>in/f.yin"
done
command='convert -t gipf'
refused 'standard input as -' "yinsh $command in/g.yin - <in/f.yin >>in/f.yin"
refused 'the second of two files' "yinsh $command in/g.yin in/f.yin >>in/f.yin"
refused 'the same with threads' "yinsh $command -j 2 in/g.yin in/f.yin >>in/f.yin"
refused 'another way to the file' "yinsh $command ./in/../in/f.yin >>in/f.yin"
refused 'a symbolic link as input' "yinsh $command in/link.yin >>in/f.yin"
refused 'a symbolic link as output' "yinsh $command in/f.yin >>in/link.yin"
refused 'a hard link' "yinsh $command in/hard.yin >>in/f.yin"
refused 'an archive' "yinsh $command in/packed >>in/packed"
refused 'a file of a list' "yinsh $command --files-from=in/list >>in/f.yin"
refused 'a file of a list that is standard input' \
    "yinsh $command --files-from=- <in/list >>in/f.yin"
refused 'a list' "yinsh $command --files-from=in/list >>in/list"
refused 'a list that is standard input' "yinsh $command --files-from=- <in/list >>in/list"
refused 'a list with NUL bytes' "yinsh $command --files0-from=in/list >>in/list"
refused 'writing at the beginning' "yinsh $command in/f.yin 1<>in/f.yin"
refused 'reading and writing at one place' "yinsh $command <in/f.yin 1<>in/f.yin"
refused 'a part' "yinsh $command --part=2/2 in/f.yin >>in/f.yin"
refused '--merge' 'yinsh score --merge in/sums >>in/sums'
refused '--merge of standard input' 'yinsh score --merge --partial <in/sums >>in/sums'
refused '--alias' 'yinsh score --standings --alias=in/alias in/f.yin >>in/alias'

# The names of a list are not known before they are read: what is refused is that file.
fresh
printf 'in/g.yin\nin/f.yin\n' | yinsh convert -t gipf --files-from=- >>in/f.yin 2>err
report 'a list in a pipe' "$(
    [ $? -eq 2 ] || echo 'exit status'
    head -c "$(wc -c <before/f.yin)" in/f.yin | cmp - before/f.yin
    [ "$(grep -c '^1' in/f.yin)" -eq 3 ] || cat in/f.yin
    grep -q "in/f.yin: it is $both" err || cat err
)"

# ---- Standard error

refused_messages() {
    fresh
    (eval "$2")
    status=$?
    report "refused: $1" "$(
        [ $status -eq 2 ] || echo "exit status $status"
        grep -q "$both" "$3" || echo 'no message'
        [ "$(diff before/f.yin "$3" | wc -l)" -eq 2 ] || diff before/f.yin "$3" | head -n 20
    )"
}
refused_messages 'check FILE 2>>FILE' 'yinsh check -v in/f.yin 2>>in/f.yin' in/f.yin
refused_messages 'check FILE 2>>FILE with -j 2' 'yinsh check -j 2 in/f.yin in/g.yin 2>>in/f.yin' in/f.yin
refused_messages 'check <FILE 2>>FILE' 'yinsh check <in/f.yin 2>>in/f.yin' in/f.yin

# ---- Outputs with a name

for command in 'convert -t gipf -o' 'convert -t json -o' 'repair -t gipf -o' 'repair --part=1/2 -o' \
    'repair --record=1 -o' 'repair --where=turns -o' \
    'score --format=tsv -o' 'score --elo --format=tsv -o' 'events --format=tsv -o' \
    'check --good' 'check --bad'; do
    case $command in *-o) sep=' ' ;; *) sep='=' ;; esac
    refused "$command FILE FILE" "yinsh $command${sep}in/f.yin in/f.yin"
    refused "$command FILE <FILE" "yinsh $command${sep}in/f.yin <in/f.yin"
    refused "$command of a link" "yinsh $command${sep}in/link.yin in/f.yin"
    refused "$command of a linked input" "yinsh $command${sep}in/f.yin in/link.yin"
    refused "$command of a hard link" "yinsh $command${sep}in/hard.yin in/f.yin"
    refused "$command with the name in another way" "yinsh $command${sep}in/folder/../f.yin in/g.yin in/f.yin"
    refused "$command of a list" "yinsh $command${sep}in/list --files-from=in/list"
    # That is known when the file is reached, and the output does not get its name.
    late=yes
    refused "$command of a file in a list" "yinsh $command${sep}in/f.yin --files-from=in/list"
    late=''
    refused "$command of an archive" "yinsh $command${sep}in/packed in/packed"
done
# A report does not get the name of a record, but its name may be a link to one.
for link in ln 'ln -s'; do
    report_of() { echo "$link in/f.yin f.log; yinsh check -o f.log $1; status=\$?; rm f.log; exit \$status"; }
    refused "check -o FILE FILE, with $link" "$(report_of in/f.yin)"
    refused "check -o FILE <FILE, with $link" "$(report_of '<in/f.yin')"
    refused "check -o of a linked input, with $link" "$(report_of in/link.yin)"
    refused "check -o with the name in another way, with $link" "$(report_of 'in/g.yin in/folder/../f.yin')"
    late=yes
    refused "check -o of a file in a list, with $link" "$(report_of --files-from=in/list)"
    late=''
done
refused 'check -o of a list' 'yinsh check -o in/list --files-from=in/list'
refused 'check -o of an archive' 'yinsh check -o in/packed in/packed'
refused '--good and --bad of two inputs' 'yinsh check --good=out.yin --bad=in/g.yin in/f.yin in/g.yin'
reason='only a plain file'
refused 'repair -o of an archive' 'yinsh repair -q -o in/packed in/packed'
refused 'repair -o of the rest of a file' '(read -r line; yinsh repair -q -o in/f.yin) <in/f.yin'
reason='goes to the same file'
# shellcheck disable=SC2016 # it is expanded later
refused '-o as standard error' 'yinsh convert -t gipf -o in/g.yin in/f.yin 2>>in/g.yin; status=$?
    grep "$reason" in/g.yin >&2; cp before/g.yin in/g.yin; exit $status'
refused '--bad as standard output' 'yinsh check --good=- -o /dev/null --bad=in/g.yin in/f.yin >>in/g.yin'
reason=''

# ---- Folders

# folder NAME SHELL_COMMAND OUTPUT COUNT MESSAGES : what is written into a folder that is read is not
# read, neither in the first run nor in a second one; OUTPUT has to have so many lines with e3, and
# the second run so many messages about it
folder() {
    fresh
    rm in/alias in/list in/sums
    (eval "$2") >out 2>err
    status=$?
    cp -R in once
    (eval "$2") >out 2>err2
    report "in a folder: $1" "$(
        [ $status -le 1 ] || { echo "exit status $status"; cat err; }
        diff -r once in
        ! grep 'it is an output' err || echo 'a message without need'
        [ "$(grep -c "in/$3: skipped: it is an output" err2)" -eq "$5" ] || cat err2
        [ "$(grep -c e3 "in/$3")" -eq "$4" ] || grep -n e3 "in/$3"
    )"
    rm -rf once
}
for jobs in 1 2; do
    # f.yin, hard.yin, link.yin and the archive have a good record and a bad one, g.yin is there twice.
    folder "convert -o -j $jobs" "yinsh convert -t gipf -j $jobs -o in/out.yin in" out.yin 6 1
    folder "convert >FILE -j $jobs" "yinsh convert -j $jobs -t gipf in >in/out.yin" out.yin 6 0
    folder "check --good -j $jobs" "yinsh check -j $jobs --good=in/folder/out.yin in" folder/out.yin 6 1
    folder "check --bad -j $jobs" "yinsh check -j $jobs --bad=in/folder/out.yin in/" folder/out.yin 4 1
    folder "repair -o -j $jobs" "yinsh repair -j $jobs -o in/out.yin in" out.yin 10 1
    folder "history -j $jobs" "yinsh history -j $jobs in >in/out.tsv" out.tsv 10 0
done

# ---- Many files

# made FOLDER COUNT : prints a message if a folder does not hold that many files of records
made() {
    [ "$(find "$1" -name '0*.yin' | wc -l)" -eq "$2" ] || find "$1"
}
command='convert -t gipf'
refused '--split into the folder that is read' "yinsh $command --split=in in"
refused '--split into it by another way' "yinsh $command --force --split=in/folder/../ ./in"
judge='made in/folder 6'
# The folder itself is skipped, with what was in it.
fresh
# shellcheck disable=SC2086 # a command with its options
yinsh $command --split=in/folder in >out 2>err
report '--split below the folder that is read' "$(
    [ $? -eq 1 ] || echo 'exit status'
    made in/folder 5
    grep -q 'in/folder: skipped: it is an output' err || cat err
)"
judge='made in/folder 1'
accepted '--split beside its input' "yinsh $command --split=in/folder in/folder/g.yin"
judge='made in 2'
accepted '--split around a folder that is read' "cp in/g.yin in/folder/h.yin; yinsh $command --split=in in/folder"
# A file that was there is an input before it is one that is made.
late=yes
for name in in/000001-g.yin in/sym.yin --files-from=in/000001-g.yin; do
    case $name in -*) content=list ;; *) content=g.yin ;; esac
    refused "--split --force of a file it would replace: $name" \
        "cp before/$content in/000001-g.yin; cp before/$content before/000001-g.yin
        ln -s 000001-g.yin in/sym.yin; ln -s 000001-g.yin before/sym.yin
        yinsh $command --force --split=in in/g.yin $name"
done
refused '--split --force of standard input' "cp before/g.yin in/000001-stdin.yin
    cp before/g.yin before/000001-stdin.yin
    yinsh $command --force --split=in <in/000001-stdin.yin"
late=''

# ---- Rewriting

# rewritten NAME : the file, with what repair does to it
rewritten() {
    yinsh repair before/f.yin 2>/dev/null | cmp - "in/$1"
}
judge='rewritten f.yin'
accepted 'repair -o FILE FILE' 'yinsh repair -o in/f.yin in/f.yin'
accepted 'repair -o FILE <FILE' 'yinsh repair -o in/f.yin <in/f.yin'
accepted 'repair -o of a link' 'yinsh repair -o in/link.yin in/f.yin'
accepted 'repair -o of a file in a list' 'yinsh repair -o in/f.yin --files-from=in/list'
judge='rewritten hard.yin'
accepted 'repair -o of a hard link' 'yinsh repair -o in/hard.yin in/f.yin'

# ---- What is written only when it is complete

fresh
report 'nothing of a document on standard output, however it is named, if a file is missing' "$(
    for output in '' '-o -' '-o /dev/stdout'; do
        # shellcheck disable=SC2086
        yinsh replay $output in/f.yin in/missing.yin 2>/dev/null | cat >found
        [ ! -s found ] || echo "$output"
    done
)"

# ---- What is no conflict

judge=nothing
accepted 'an output that is not regular' 'yinsh convert -t gipf -o /dev/null in/f.yin'
accepted 'the same device for all' 'yinsh convert -t gipf /dev/null <>/dev/null >&0 2>&1 || [ $? -eq 1 ]'
accepted 'no results on standard output' 'yinsh check -o /dev/null in/f.yin >>in/f.yin'
accepted 'the results in another file' 'yinsh convert -t gipf -o out.yin in/f.yin >>in/f.yin'
judge='changed'
accepted 'messages and results in one file' 'yinsh convert -t gipf in/f.yin >out.yin 2>&1'
plan
