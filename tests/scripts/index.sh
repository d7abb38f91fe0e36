#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# TAP: commands that read an index give the same results as without it, by one thread and by several.
# Two files have more records than one thread takes.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cp "$SRCDIR"/samples/tournament.yin "$SRCDIR"/samples/archive.sgf "$SRCDIR"/samples/comments.yin "$TMPDIR" &&
    cd "$TMPDIR" || exit
"$BUILD/tool_archive" --files 700 --bad 0 --seed 9 --form plain made >/dev/null &&
    yinsh convert -t gipf made/games.* >many.yin
cat many.yin tournament.yin comments.yin >twice.yin
files='tournament.yin archive.sgf comments.yin many.yin twice.yin'

# shellcheck disable=SC2086 # names without spaces
yinsh index -o all.yix $files
yinsh index -o part.yix tournament.yin archive.sgf
yinsh index --append -o part.yix comments.yin tournament.yin many.yin && yinsh index --append -o part.yix twice.yin many.yin
cmp all.yix part.yix
report 'an index to which files were appended is that of one run'

# same_with_index COMMAND ARGUMENT... : whether its results, messages and status are those without
same_with_index() {
    # shellcheck disable=SC2086 # names without spaces
    yinsh "$@" $files >without 2>without.err
    status=$?
    for jobs in 1 2 7; do
        yinsh "$@" --index=all.yix -j "$jobs" >with 2>with.err
        [ $? -eq $status ] && cmp with without && cmp with.err without.err
        report "$* -j $jobs"
    done
}

same_with_index score
same_with_index score --where="white == 'Mira Halvorsen'"
same_with_index score --where="black == 'Mira Halvorsen' || turns > 40"
same_with_index score --where="!(white == 'Mira Halvorsen')"
same_with_index score --where="any(turn > 10 && position ~ 'We5')" --record=1-300
same_with_index score --where="seq(position ~ 'we5' then position ~ 'be5') && turns > 20"
same_with_index score --where="any(side == white || position ~ 'We5')" --columns=+hash
same_with_index score --columns=record,line --where='line > 20'
same_with_index score --standings
same_with_index events --columns=file,record,turn,flips
same_with_index stats --by=year
same_with_index unique
same_with_index unique --list
same_with_index unique --list --symmetry=all
same_with_index unique --list --symmetry=all --prefix
same_with_index unique --list --tags --where='turns > 30'
same_with_index unique --keep=most-tags --record=2-600
same_with_index openings --depth=6
same_with_index openings --player='Mira Halvorsen' --as=black
same_with_index search --where="any(position ~ 'Wf6')"
same_with_index search --hits -p 'We5 wf5' --max=30
same_with_index search -p 'Me6 mf6 mg6 mh6 mi6 .j6' --shift

# Games without the position are not counted, since not all of them are read.
position=$(yinsh show --format=position -n 3 --record=1 many.yin)
# shellcheck disable=SC2086 # names without spaces
yinsh openings --position="$position" --depth=2 $files >without 2>/dev/null
yinsh openings --position="$position" --depth=2 --index=all.yix | cmp - without
report 'openings from a position'
plan
