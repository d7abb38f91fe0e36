#!/bin/sh
# TAP: a file is written as a whole or not at all, even if the program is killed, the disk is full or
# a pipe is closed; and what went wrong is reported, with exit status 2.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
# More than any buffer holds.
games=$([ -n "$WRAP" ] && echo 100 || echo 1000)

# in_limits COMMAND... : with files of at most 16 KiB; a larger one is also a signal, SIGXFSZ
in_limits() {
    (
        ulimit -f 32
        "$@"
    )
}

# on_small_disk COMMAND... : with a disk of 48 KiB as folder disk, which nobody else sees.
# shellcheck disable=SC2016 # the inner shell expands it
on_small_disk() {
    unshare -m -- sh -c 'mount -t tmpfs -o size=48k none disk && "$@"; status=$?
        cp -R disk/. left; exit $status' sh "$@"
}

# has_small_disk : whether that is possible here
has_small_disk() {
    mkdir -p disk left && on_small_disk true 2>/dev/null
}

# ---- Judging

# leftovers NAME... : names of these files, none of which is to be there, or all are to be old
leftovers() {
    for file in "$@"; do
        if [ "$(cat "$file.old" 2>/dev/null)" != "$(cat "$file" 2>/dev/null)" ]; then
            echo "$file: $(wc -c <"$file") bytes"
        fi
    done
}

# strangers FOLDER NAME... : what else is in a folder, as files under another name
strangers() {
    find "$1" -type f | while read -r path; do
        case " $* " in
        *" $path "*) ;;
        *) echo "$path is left" ;;
        esac
    done
}

# broken FOLDER : files of one record each under a final name that are not whole
broken() {
    find "$1" -type f -name '*.sgf' -exec cat {} + >joined
    find "$1" -type f -name '*.sgf' | while read -r path; do
        tail -c 20 "$path" | grep -q ')' || echo "$path is not whole"
    done
    [ ! -s joined ] || yinsh check joined 2>&1 | grep -v ' 0 bad$'
}

# trouble STATUS PATTERN : why it is not: exit status 2 and a message
trouble() {
    [ "$1" -eq 2 ] || echo "exit status $1"
    grep -q -e "$2" err || echo "no message of '$2': $(tail -n 1 err)"
}

# ---- Killing

# written : whether there is what is waited for; a file that was there before is not
written() {
    [ -n "$(find files -type f -size +0 -name "$awaited" ! -name 'old.sgf' ! -name '*.old')" ]
}

# start COMMAND... : with games coming in that do not end; waits for a file of a name like
# $awaited to be written in the folder files
start() {
    rm -f feed
    mkfifo feed
    # shellcheck disable=SC2086 # a command with its options, or nothing
    $WRAP "$YINSH" "$@" - <feed >out 2>err &
    child=$!
    exec 9>feed
    cat all.sgf >&9 2>/dev/null &
    feeder=$!
    tries=0
    until written; do
        tries=$((tries + 1))
        if [ $tries -gt 3000 ] || ! kill -0 $child 2>/dev/null; then
            echo "nothing was written: $(cat err)" >early
            break
        fi
        sleep 0.1
    done
}

# stop : kill it, whatever it is doing
stop() {
    kill -9 $child 2>/dev/null
    wait $child 2>/dev/null
    exec 9>&-
    wait $feeder 2>/dev/null
}

# kill_it NAME COMMAND... : a test point for a command that writes into the folder files; the
# command $judge then says what is wrong
kill_it() {
    name=$1
    shift
    rm -f early
    start "$@"
    stop
    report "kill -9: $name" "$(cat early 2>/dev/null; $judge)"
}

# fresh : an empty folder for what is written
fresh() {
    rm -rf files
    mkdir files
}

"$BUILD/tool_archive" --files "$games" --bad 0 --form plain good >/dev/null || exit 1
"$BUILD/tool_archive" --files "$games" --bad 20 --form plain mixed >/dev/null || exit 1
good=$TMPDIR/good/games.sgf mixed=$TMPDIR/mixed/games.sgf
cp "$mixed" all.sgf

judge='leftovers files/new.sgf files/old.sgf'
awaited='*'
fresh
kill_it 'convert -o leaves no new file' convert -t boardspace -o files/new.sgf
fresh
echo old | tee files/old.sgf >files/old.sgf.old
kill_it 'convert -o leaves the old file' convert -t boardspace -o files/old.sgf
fresh
judge='broken files'
awaited='*.sgf'
kill_it 'convert --split leaves whole files only' convert -t boardspace --split=files
fresh
awaited='*'
judge='leftovers files/bad.sgf files/good.sgf'
kill_it 'check --bad --good leaves no file' check --bad=files/bad.sgf --good=files/good.sgf

# ---- Read where it is written

fresh
cp "$good" files/in.sgf
yinsh check -v --good=files/good.sgf files >out 2>err
grep skipped err >strange
[ -s files/good.sgf ] || echo 'nothing is written' >>strange
report 'what is being written is not read' "$(cat strange)"

# ---- Full disks

full='No space left'
for target in convert score check; do
    case $target in
    convert) set -- convert -t boardspace ;;
    score) set -- score ;;
    check) set -- check --good=/dev/stdout ;;
    esac
    yinsh "$@" "$good" >/dev/full 2>err
    report "a full disk: $target to standard output" "$(trouble $? "$full")"
done
yinsh convert -t boardspace -o /dev/full "$good" >out 2>err
report 'a full disk: convert -o' "$(trouble $? "$full")"
yinsh check --bad=/dev/full --good=/dev/null "$mixed" >out 2>err
report 'a full disk: check --bad' "$(trouble $? "$full")"
yinsh check --bad=/dev/null --good=/dev/full "$mixed" >out 2>err
report 'a full disk: check --good' "$(trouble $? "$full")"

# limited NAME COMMAND... : three test points, in limits, for a command that writes into files
limited() {
    name=$1
    shift
    in_limits yinsh "$@" >out 2>err
    report "a file too large: $name: exit status and message" "$(trouble $? 'File too large')"
    report "a file too large: $name: no file" "$($judge)"
    report "a file too large: $name: nothing else is left" "$(strangers files)"
}
fresh
judge='leftovers files/new.sgf'
limited 'convert -o' convert -t boardspace -o files/new.sgf "$good"
fresh
judge='leftovers files/bad.sgf files/good.sgf'
limited 'check --good --bad' check --good=files/good.sgf --bad=files/bad.sgf "$mixed"
fresh
echo old | tee files/old.sgf >files/old.sgf.old
judge='leftovers files/old.sgf'
in_limits yinsh repair -o files/old.sgf "$good" >out 2>err
report 'a file too large: repair -o' "$(trouble $? 'File too large'; $judge
    strangers files files/old.sgf files/old.sgf.old)"
in_limits yinsh convert -t boardspace "$good" >out 2>err
report 'a file too large: standard output' "$(trouble $? 'File too large')"

if has_small_disk; then
    # small NAME COMMAND... : two test points on the small disk
    small() {
        name=$1
        shift
        rm -rf left
        mkdir left
        on_small_disk yinsh_itself "$@" "$good" >out 2>err
        report "a small disk: $name: exit status and message" "$(trouble $? "$full")"
        report "a small disk: $name: no file is half written" "$(broken left; strangers left left/*.sgf)"
    }
    # shellcheck disable=SC2086 # a command with its options, or nothing
    printf '#!/bin/sh\nexec %s "$@"\n' "$WRAP '$YINSH'" >yinsh_itself
    chmod +x yinsh_itself
    PATH=$TMPDIR:$PATH
    small 'convert -o' convert -t boardspace -o disk/new.sgf
    small 'convert --split' convert -t boardspace --split=disk
    small 'check --good' check --good=disk/good.sgf
    small 'repair -o' repair -o disk/new.sgf
else
    for point in 1 2 3 4 5 6 7 8; do
        skip "a small disk, test point $point" 'none can be mounted here'
    done
fi

# ---- Closed pipes

# silent STATUS : what is wrong with an end by SIGPIPE, which leaves no word and no file
silent() {
    [ "$1" -eq 141 ] || echo "exit status $1"
    cat err
    find . -type f -name '.*'
}

# closed NAME COMMAND... : a test point for a command whose reader goes after one byte
closed() {
    name=$1
    shift
    { yinsh "$@" "$good" "$good" "$good" "$good" "$good" "$good" "$good" "$good" 2>err
        echo $? >status; } | head -c 1 >out
    report "a closed pipe: $name" "$(silent "$(cat status)")"
}
closed 'convert' convert -t boardspace
closed 'score' score
rm -f feed
mkfifo feed
head -c 1 feed >out &
yinsh convert -t boardspace -o feed "$good" 2>err
status=$?
wait
report 'a closed pipe: convert -o' "$(silent $status)"
closed 'check --good' check --good=/dev/stdout
[ -z "$(find . -type f -name 'feed*')" ] && why='' || why='the pipe was replaced by a file'
report 'a closed pipe stays a pipe' "$why"
awk 'BEGIN { for (i = 0; i < 20000; i++) print "1.e3 2.e3\n" }' >bad.yin
{ yinsh check --good=gone.out bad.yin 2>&1; echo $? >status; } | head -c 1 >out
: >err
[ ! -e gone.out ] && why=$(silent "$(cat status)") || why='the file is there'
report 'a closed pipe: the temporary file is removed' "$why"

# ---- Closed streams

# A file that is opened has to take no closed stream's place.
printf '[Foo "a"]\n[Foo "b"]\n1.e3 3.E5 3.d6 *\n' >warned.yin
yinsh check -q --good=good.out warned.yin 2>&-
report 'no standard error: check --good' "$(cmp warned.yin good.out)"
yinsh convert -t gipf -o convert.out warned.yin 2>/dev/null
yinsh convert -t gipf -o closed.out warned.yin <&- >&- 2>&-
report 'no standard streams: convert -o' "$(cmp convert.out closed.out)"
yinsh convert -t gipf warned.yin 2>err >&-
report 'no standard output: convert' "$(trouble $? 'Bad file descriptor')"
plan
