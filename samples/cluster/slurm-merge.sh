#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
#SBATCH --job-name=yinsh-merge
#
# usage: slurm-merge.sh FOLDER [OPTION...]
#
# Merges the sums that the tasks of slurm.sh wrote to FOLDER, as a separate job or by hand.
# The options select the output: --summary, --standings, --elo, --partial.  The exit status is 2
# if a part is missing, because the sums would be wrong.
# REPORT is what slurm.sh counted [default: score].
set -eu

if [ $# -lt 1 ]; then
    sed -n '5s/^# //p' "$0" >&2
    exit 2
fi
folder=$1
shift

set -- --merge "$@" --
parts='' task=0
for part in "$folder"/part-*-of-*; do
    case $part in
    *.new | *'*'*) continue ;;
    esac
    [ -n "$parts" ] || parts=${part##*-of-}
    if [ "${part##*-of-}" != "$parts" ]; then
        echo "slurm-merge.sh: $folder: parts of more than one array" >&2
        exit 2
    fi
done
while [ "$task" -lt "${parts:-1}" ]; do
    task=$((task + 1))
    if [ ! -f "$folder/part-$task-of-$parts" ]; then
        echo "slurm-merge.sh: $folder: part $task${parts:+ of $parts} is missing" >&2
        exit 2
    fi
    set -- "$@" "$folder/part-$task-of-$parts"
done

report=${REPORT:-score}
# shellcheck disable=SC2086 # a command and its arguments
exec ${YINSH:-yinsh} "${report%% *}" "$@"
