#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: unique writes records without duplicates, as they are, whatever the number of threads and the
# form of the input; unique.py checks the results by comparing all pairs.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$TMPDIR" || exit 1
samples=$SRCDIR/samples

# ---- Records as they are -------------------------------------------------------------

cat "$samples"/tournament.yin "$samples"/broken/move-no-ring.yin >one.yin
cat one.yin one.yin "$samples"/broken/move-no-ring.yin >twice.yin
yinsh unique -q -o out.yin one.yin 2>/dev/null
[ $? -eq 1 ] && same one.yin out.yin
report 'records that are unique stay as they are, also bad ones'
cat one.yin "$samples"/broken/move-no-ring.yin "$samples"/broken/move-no-ring.yin >expected
yinsh unique -q -o out.yin twice.yin 2>/dev/null
same expected out.yin
report 'a bad record is never dropped'
yinsh unique -q "$samples/tournament.yin" >out.yin && same "$samples/tournament.yin" out.yin
report 'the exit status is 0 if all records are good'
yinsh unique --list "$samples/tournament.yin" >list 2>err
[ $? -eq 1 ] && [ "$(wc -l <list)" -eq 1 ] && grep -q '8 unique, 0 duplicates' err
report 'the exit status of --list is 1 if there is no duplicate'
yinsh unique -q -o one.yin twice.yin one.yin 2>err
[ $? -eq 2 ] && grep -q 'both an input and an output' err
report 'an output is no input'

# ---- Pipes, threads and archives -----------------------------------------------------

"$BUILD/bench" --generate --games 3000 --seed 2 >games.yin && cat games.yin games.yin >games2.yin ||
    exit 1
for options in '' '--symmetry=all' '--prefix' '--keep=most-tags'; do
    # shellcheck disable=SC2086 # options or nothing
    for jobs in 1 2 7; do
        yinsh unique -q $options -j "$jobs" games2.yin >out.$jobs
        yinsh unique -q $options -j "$jobs" --list games2.yin >list.$jobs
    done
    # shellcheck disable=SC2086
    yinsh unique -q $options - <games2.yin >out.pipe
    # shellcheck disable=SC2086,SC2002 # a pipe
    cat games2.yin | yinsh unique -q $options >out.cat
    same games.yin out.1 && same out.1 out.2 && same out.1 out.7 && same out.1 out.pipe &&
        same out.1 out.cat && same list.1 list.2 && same list.1 list.7 &&
        [ "$(wc -l <list.1)" -eq 3001 ]
    report "results do not depend on threads and pipes${options:+: }$options"
done

mkdir all && cp one.yin all/a.yin && gzip -c twice.yin >all/b.yin.gz || exit 1
yinsh unique -q all >out.yin 2>/dev/null
cat one.yin "$samples"/broken/move-no-ring.yin "$samples"/broken/move-no-ring.yin \
    "$samples"/broken/move-no-ring.yin >expected
yinsh convert -t gipf --keep-going expected >a 2>/dev/null
yinsh convert -t gipf --keep-going out.yin >b 2>/dev/null
same a b
report 'duplicates are found across folders and archives'

yinsh unique -q --record=1-3,9-12 --prefix twice.yin >out.yin 2>/dev/null
yinsh convert -t gipf --record=1-3,9 --keep-going twice.yin >a 2>/dev/null
yinsh convert -t gipf --keep-going out.yin >b 2>/dev/null
same a b
report 'records that are not selected are not written'

TMPDIR=$TMPDIR/nowhere yinsh unique --prefix -o not.yin one.yin 2>err
[ $? -eq 2 ] && grep -q 'temporary file: No such file or directory' err && [ ! -e not.yin ]
report 'if the folder for temporary files is missing, --prefix reports it and writes nothing'
TMPDIR=$TMPDIR/nowhere yinsh unique -q -o out.yin one.yin 2>/dev/null
same one.yin out.yin
report 'without --prefix, that folder is not needed'

# ---- All pairs -----------------------------------------------------------------------

python unique.py
plan
