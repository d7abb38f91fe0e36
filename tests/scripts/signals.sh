#!/bin/sh
# TAP: a signal that ends the program leaves no temporary file, no output that is not whole, and
# a program that was ended by that signal.  interrupted.sh has signals come before every call.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# shellcheck disable=SC2154 # it comes from tests/run
case $WRAP in
?*)
    skip_all 'valgrind deals with signals in its own way'
    ;;
esac
cd "$TMPDIR" || exit 1
sgf=$SRCDIR/samples/archive.sgf

# until_true COMMAND... : wait until it is true, for 5 minutes at most
until_true() {
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ $tries -le 3000 ] || return
        sleep 0.1
    done
}

# written : whether there is a file of the name that is waited for
written() {
    [ -n "$(find files -type f -name "$awaited")" ]
}

# start COMMAND... : with records coming in that do not end; waits for a file in the folder files
start() {
    rm -rf files feed pid ended
    mkdir files
    mkfifo feed
    "$BUILD/tool_ended" pid "$YINSH" "$@" - <feed >ended 2>err &
    tool=$!
    exec 9>feed
    # More than any buffer holds, and so that some of it is dealt with.
    cat many.sgf >&9 2>/dev/null &
    feeder=$!
    until_true written || echo "nothing was written: $(cat err)"
}

# finish : wait for the end
finish() {
    exec 9>&-
    wait $tool
    wait $feeder 2>/dev/null
}

# signalled NAME COMMAND... : a test point for a command that writes into the folder files, which
# has to hold what $judge, a command, finds right in the end
signalled() {
    name=$1
    shift
    start "$@" >why
    kill -s "$name" "$(cat pid)" 2>>why
    finish
    report "SIG$name: $*" "$(cat why
        grep -qx "signal $(number_of "$name")" ended || cat ended err
        $judge)"
}

# number_of NAME
number_of() {
    case $1 in HUP) echo 1 ;; INT) echo 2 ;; QUIT) echo 3 ;; ALRM) echo 14 ;; TERM) echo 15 ;; esac
}

# nothing : what is in the folder
nothing() {
    find files -type f
}

# whole : files that are not records in full, or temporary
whole() {
    find files -type f ! -name '*.sgf'
    find files -type f -name '*.sgf' | head -n 20 | while read -r path; do
        tail -c 20 "$path" | grep -q ')' || echo "$path is not whole"
    done
}

i=0
while [ $i -lt 40 ]; do
    i=$((i + 1))
    cat "$sgf"
done >some.sgf
while [ $i -lt 100 ]; do
    i=$((i + 1))
    cat some.sgf
done >many.sgf

for signal in HUP INT QUIT ALRM TERM; do
    awaited='*'
    judge=nothing
    signalled $signal convert -t boardspace -o files/new.sgf
    signalled $signal check --bad=files/bad.sgf --good=files/good.sgf
    awaited='0000*.sgf'
    judge=whole
    signalled $signal convert -t boardspace --split=files
done

# One that is ignored from the start stays so.
awaited='*'
trap '' HUP
start convert -t boardspace -o files/new.sgf >why
kill -s HUP "$(cat pid)" 2>>why
kill -s HUP "$(cat pid)" 2>>why
finish
report 'SIGHUP if it is ignored' "$(cat why
    grep -qx 'exit [01]' ended || cat ended err
    [ -s files/new.sgf ] || ls files)"
trap - HUP

# What was there stays.
start convert -t boardspace -o files/new.sgf >why
echo old >files/new.sgf
kill -s TERM "$(cat pid)" 2>>why
finish
report 'the file that was there stays' "$(cat why
    [ "$(cat files/*)" = old ] || ls files)"

# ---- While every command reads

# interrupted INPUT COMMAND... : a test point for SIGINT, which comes when the program has read this
# file, but for what a pipe holds, and waits for more.  What it has printed is the beginning of what
# it prints of the file, and files/old.sgf is as it was.
interrupted() {
    input=$1
    shift
    rm -rf files feed pid
    mkdir files
    "$YINSH" "$@" <"$input" >all 2>/dev/null
    rm -rf files
    mkdir files
    echo old >files/old.sgf
    mkfifo feed
    "$BUILD/tool_ended" pid "$YINSH" "$@" <feed >out 2>err &
    tool=$!
    exec 9>feed
    cat "$input" >&9 2>why
    until_true test -s pid
    kill -s INT "$(cat pid)" 2>>why
    exec 9>&-
    wait $tool
    # How it ended comes after what it has printed, with no line end between.
    printed=$(($(wc -c <out) - 9))
    report "SIGINT: $* <$input" "$(cat why
        [ "$(tail -c 9 out)" = 'signal 2' ] || tail -n 2 out err
        head -c $printed all >begun
        head -c $printed out | cmp - begun
        [ "$(find files -type f)" = files/old.sgf ] || find files -type f
        [ "$(cat files/old.sgf)" = old ] || echo 'files/old.sgf is another')"
}

mkdir folder
cp "$sgf" folder
cp "$sgf" folder/other.sgf
"$BUILD/tool_archive" --files 400 --bad 5 --form zip made >/dev/null
"$BUILD/tool_archive" --files 400 --bad 5 --form tar.gz made >/dev/null
yinsh score --partial some.sgf >sums
yinsh convert -t json some.sgf >some.json
for jobs in 1 2; do
    for command in check 'check -q -v' 'check -o /dev/null --good=- --bad=files/old.sgf' \
        'check --good=files/old.sgf --bad=files/bad.sgf' 'repair' 'repair --dry-run' \
        'repair -o files/old.sgf' 'repair -t gipf' 'convert -t gipf' 'convert -t json' \
        'convert -t gipf -o files/old.sgf' show history 'history --format=tsv' events score \
        'score --format=table' 'score --summary' 'score --elo' 'unique --prefix' \
        'unique -o files/old.sgf'; do
        # shellcheck disable=SC2086 # a command with its options
        interrupted some.sgf $command -j $jobs
    done
    interrupted some.json check -j $jobs
    for form in zip tar.gz; do
        # What ends an archive does not come.
        head -c $(($(wc -c <made/games.$form) * 3 / 4)) made/games.$form >cut.$form
        interrupted cut.$form convert -t gipf -j $jobs -o files/old.sgf
        interrupted cut.$form score -j $jobs folder -
    done
    interrupted some.sgf convert -t gipf -j $jobs -o files/old.sgf folder made/games.zip -
done
interrupted sums score --merge --partial
plan
