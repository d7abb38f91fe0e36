#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# usage: parallel.sh split FILE [OPTION...]
#        parallel.sh list LIST [OPTION...]
#
# Scores records on many cores and hosts with GNU parallel.  "split" cuts one large text
# between records; "list" reads the files that LIST names, one per line: folders, archives,
# compressed files.  The options select the output: --summary, --standings, --elo, or
# --partial for sums that can be merged again.
#
# From the environment:
#   YINSH   the command to run on every host [default: yinsh]
#   REPORT  what counts the records, with its options: score, "openings --depth=10",
#           "stats --by=year" [default: score]
#   HOSTS   a file of hosts for `parallel --sshloginfile` [default: only this host]
#   JOBS    jobs at a time on each host [default: one per core]
#   BLOCK   approximate bytes of FILE for each job [default: a quarter of the bytes per core]
#
# Exit status: 0, or that of the first job that fails, because its sums would be missing.  A bad
# record is reported and skipped; it is not a failure.
set -eu

if [ $# -lt 2 ] || { [ "$1" != split ] && [ "$1" != list ]; }; then
    sed -n '3,4s/^# //p' "$0" >&2
    exit 2
fi
way=$1 input=$2
shift 2
yinsh=${YINSH:-yinsh}
report=${REPORT:-score}

# An empty input has no jobs, so no job could fail.
if [ ! -f "$input" ] || [ ! -s "$input" ]; then
    echo "parallel.sh: $input: no such file, or an empty one" >&2
    exit 2
fi

# The sums of the jobs are small; they go through a file, because a pipe would lose the
# exit status of the jobs.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

# The jobs keep the cores busy, so each of them has one thread.
map="$yinsh $report -j 1 --partial --tolerant"
set -- "$work/sums" "$@"
run() {
    if [ -n "${HOSTS:-}" ]; then
        parallel --sshloginfile "$HOSTS" ${JOBS:+--jobs "$JOBS"} --halt now,fail=1 "$@"
    else
        parallel --sshlogin : ${JOBS:+--jobs "$JOBS"} --halt now,fail=1 "$@"
    fi
}

case $way,$input in
split,*.sgf | split,*.SGF)
    # Boardspace's files: a game begins with "(;".
    run --pipepart --arg-file "$input" --block "${BLOCK:--4}" --recstart '(;' \
        "$map -" >"$work/sums"
    ;;
split,*)
    # The official notation: a record's tags are after an empty line.  Where an Event tag
    # leads every record, --recstart '[Event ' alone does too; where records have no tags,
    # use "list" instead.  A cut in the wrong place shows as bad records.
    run --pipepart --arg-file "$input" --block "${BLOCK:--4}" --recend '\n\n' --recstart '[' \
        "$map -" >"$work/sums"
    ;;
list,*)
    # The hosts see the files under the same names.  Where they share no file system, add
    # --transferfile {} --cleanup, which copies each file to the host of its job.
    run --arg-file "$input" "$map -- {}" >"$work/sums"
    ;;
esac

# shellcheck disable=SC2086 # a command and its arguments
$yinsh "${report%% *}" --merge "$@"
