#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: repair --in-place replaces a file whole or not at all: not if it has several hard links, was
# changed meanwhile, or cannot be written; a file without repairs keeps its inode and its time.  What
# it does and reports does not depend on the threads.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
broken=$SRCDIR/samples/repair/repairable.yin
yinsh repair -q "$broken" >repaired 2>/dev/null

# fresh : the files that each trial begins with, all in the folder in
fresh() {
    rm -rf in before
    mkdir -p in/folder
    cp "$broken" in/a.yin
    cp "$SRCDIR/samples/minimal.yin" in/good.yin
    touch -d 2001-02-03 in/good.yin
    cp "$broken" in/folder/b.yin
    # Long enough to be read in chunks.
    i=0
    while [ $i -lt 40 ]; do
        cat "$broken"
        i=$((i + 1))
    done >in/long.yin
    cp -R in before
}

# repair STATUS ARGUMENT... : run it, and print what is wrong with the status; messages go to err
repair() {
    wanted=$1
    shift
    yinsh repair --in-place "$@" >out 2>err
    status=$?
    [ $status -eq "$wanted" ] || echo "exit status $status, not $wanted"
    [ ! -s out ] || head -n 5 out
}

# kept FILE... : which of them are not as before
kept() {
    for file in "$@"; do
        cmp "in/$file" "before/$file"
    done
}

# left : what is left in the folder that was not there
left() {
    find in -name '.*' -o -name '*.bak'
}

fresh
before=$(stat -c '%i %y' in/good.yin)
report 'a file without repairs keeps its inode and its time' "$(
    repair 0 in
    [ "$before" = "$(stat -c '%i %y' in/good.yin)" ] || ls -li in
    cmp in/a.yin repaired
    cmp in/folder/b.yin repaired
    tail -n 1 err | grep -q '; 3 files replaced$' || tail -n 1 err
    left)"

fresh
ln in/a.yin in/hard.yin
report 'a file with several hard links stays' "$(
    repair 2 in/hard.yin in/folder/b.yin
    kept a.yin
    [ "$(stat -c %h in/hard.yin)" -eq 2 ] || echo 'the link is broken'
    grep -q 'in/hard.yin: not replaced: it has several hard links' err || tail -n 2 err
    cmp in/folder/b.yin repaired
    left)"

fresh
mkfifo fifo
report 'a file that is changed meanwhile stays' "$(
    # The pipe is opened when the file was read, and the file is not replaced before it is closed.
    { exec 3>fifo && echo '; more' >>in/a.yin && exec 3>&-; } &
    repair 2 -j 1 --in-place=.bak in/a.yin fifo
    wait
    echo '; more' >>before/a.yin
    kept a.yin
    grep -q 'in/a.yin: not replaced: it was changed while it was read' err || tail -n 3 err
    left)"

fresh
report 'so does one whose replacement finds no room' "$(
    trap '' XFSZ
    ulimit -f 256
    repair 2 in/long.yin in/a.yin
    kept long.yin
    grep -q 'in/long.yin: File too large' err || tail -n 3 err
    cmp in/a.yin repaired
    left)"

fresh
chmod 555 in/folder
if [ -w in/folder ]; then
    skip 'so does one in a folder that is read-only' 'by root'
else
    report 'so does one in a folder that is read-only' "$(
        repair 2 in/folder in/a.yin
        kept folder/b.yin
        grep -q 'in/folder/b.yin: Permission denied' err || tail -n 3 err
        cmp in/a.yin repaired)"
fi
chmod 755 in/folder

fresh
if chown 1:1 in/a.yin 2>/dev/null && chmod 4640 in/a.yin; then
    report 'the owner and the mode are kept' "$(
        before=$(stat -c '%a %u %g' in/a.yin)
        repair 0 in/a.yin
        cmp in/a.yin repaired
        [ "$before" = "$(stat -c '%a %u %g' in/a.yin)" ] || ls -ln in)"
else
    skip 'the owner and the mode are kept' 'only root can change it'
fi

for threads in 1 2 5; do
    fresh
    ln in/a.yin in/hard.yin
    repair 2 -j $threads -v --in-place=.bak in in in/folder/b.yin in/long.yin in/long.yin.bak
    mv err err$threads
    rm -rf after$threads && mv in after$threads
done >wrong
report 'threads change nothing' "$(
    cat wrong
    for threads in 2 5; do
        cmp err1 err$threads
        diff -r after1 after$threads
    done
    yinsh repair -q before/long.yin 2>/dev/null | cmp - after1/long.yin
    cmp after1/long.yin.bak before/long.yin
    [ "$(grep -c 'was read before' err1)" -eq 7 ] || grep before err1)"
plan
