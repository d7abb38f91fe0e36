#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
#SBATCH --job-name=yinsh-score
#SBATCH --array=1-4
#SBATCH --cpus-per-task=1
#
# Scores records as a Slurm job array: task I of N reads part I of the input and writes
# FOLDER/part-I-of-N.  slurm-merge.sh merges the parts when all tasks are done:
#
#   array=$(sbatch --parsable --array=1-16 slurm.sh FOLDER INPUT...)
#   sbatch --dependency="afterok:$array" --kill-on-invalid-dep=yes \
#       --output=summary.txt --error=summary.log slurm-merge.sh FOLDER --summary
#
# FOLDER and INPUT (files, folders or archives) must be on a file system that the nodes share.
# The options of sbatch override the lines above; add a partition, an account, memory and a
# time limit as the cluster requires.  YINSH is the command to run [default: yinsh], and
# REPORT what counts the records, such as "openings --depth=10" [default: score].  To repeat
# one task: PARTS=16 sbatch --array=3 slurm.sh FOLDER INPUT...
set -eu

if [ $# -lt 2 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    echo 'usage: sbatch --array=1-N slurm.sh FOLDER INPUT...' >&2
    exit 2
fi
folder=$1 task=$SLURM_ARRAY_TASK_ID
shift
# With an array such as 2-5 or 1-9:2, no task would read some of the parts.
# shellcheck disable=SC2153 # Slurm sets it
if [ -z "${PARTS:-}" ] && { [ "$SLURM_ARRAY_TASK_MIN" -ne 1 ] ||
    [ "$SLURM_ARRAY_TASK_MAX" -ne "$SLURM_ARRAY_TASK_COUNT" ]; }; then
    echo 'slurm.sh: the array must be 1-N, or PARTS must be the number of parts' >&2
    exit 2
fi
parts=${PARTS:-$SLURM_ARRAY_TASK_COUNT}

# A part gets its name only when it is complete, also if a task is killed and run again.
mkdir -p "$folder"
part=$folder/part-$task-of-$parts
rm -f "$part"
# shellcheck disable=SC2086 # a command and its arguments
${YINSH:-yinsh} ${REPORT:-score} -j "${SLURM_CPUS_PER_TASK:-1}" --partial --tolerant \
    --part "$task/$parts" "$@" >"$part.new"
mv "$part.new" "$part"
