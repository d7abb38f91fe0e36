#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
#SBATCH --job-name=yinsh-merge
#
# usage: slurm-merge.sh FOLDER [OPTION...]
#
# Puts together what the tasks of slurm.sh left in FOLDER, as a job of its own or by hand.
# The options say what to print: --summary, --standings, --elo, --partial.  Exit status 2
# where a part lacks, for then the sums would be those of something else.
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

# shellcheck disable=SC2086 # a command and its arguments
exec ${YINSH:-yinsh} score "$@"
