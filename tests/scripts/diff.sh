#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: what diff writes does not depend on the number of threads or on the form of its input, and its
# exit status states whether records differ; diff.py checks the results by comparing one by one.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$TMPDIR" || exit 1
samples=$SRCDIR/samples

"$BUILD/bench" --generate --games 1500 --seed 4 >games.yin || exit 1
# Without the first, and with others at the end.
yinsh convert -t json --record=2-1500 games.yin >other.ndjson || exit 1
"$BUILD/bench" --generate --games 40 --seed 5 >more.yin || exit 1
yinsh convert -t json more.yin >>other.ndjson || exit 1
for jobs in 1 2 7; do
    yinsh diff -q --all --by=turns -j "$jobs" --format=tsv games.yin other.ndjson >found.$jobs
    [ $? -eq 1 ] || echo 'wrong status' >>found.$jobs
done
same found.1 found.2 && same found.1 found.7 && [ "$(grep -c "${tab}same$tab" found.1)" -eq 1499 ] &&
    [ "$(grep -c "${tab}missing$tab" found.1)" -eq 41 ]
report 'the result does not depend on the number of threads'

sed 's/games\.yin/-/g' found.1 >expected
# shellcheck disable=SC2002 # a pipe
cat games.yin | yinsh diff -q --all --by=turns --format=tsv - other.ndjson >found
same expected found
report 'one side can come through a pipe'

mkdir folder && cp "$samples"/tournament.yin "$samples"/minimal.yin folder && tar -cf folder.tar folder &&
    gzip -c "$samples/tournament.yin" >folder.gz || exit 1
yinsh diff folder folder.tar >found 2>err && [ ! -s found ] && grep -q '^9 pairs: 9 the same' err
report 'the sides can be folders and archives; the exit status is 0 if they are the same'
yinsh diff -q --no-boards folder.gz folder.tar >found
[ $? -eq 1 ] && grep -q '^> only: folder.tar//folder/minimal.yin, record 1' found && [ "$(wc -l <found)" -eq 1 ]
report 'a record that only one side has makes it 1'
yinsh diff -q folder.gz nowhere.yin >found 2>err
[ $? -eq 2 ] && [ ! -s found ] && grep -q 'nowhere.yin: No such file' err
report 'if a side cannot be read, it is 2, and nothing is compared'
yinsh convert -t gipf --map=turn120 "$samples/tournament.yin" >turned.yin
yinsh diff -q folder.gz turned.yin >found
[ $? -eq 1 ] && [ "$(grep -c 'the same turns after turn120$' found)" -eq 8 ] &&
    yinsh diff -q --symmetry=all folder.gz turned.yin >found && [ ! -s found ]
report 'games that are turned differ, unless --symmetry=all says that they do not'
TMPDIR=$TMPDIR/nowhere yinsh diff folder.gz turned.yin >found 2>err
[ $? -eq 2 ] && [ ! -s found ] && grep -q 'temporary file: No such file or directory' err
report 'a missing folder for temporary files is reported'

python diff.py
plan
