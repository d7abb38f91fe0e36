#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
#SBATCH --job-name=yinsh-score
#SBATCH --array=1-4
#SBATCH --cpus-per-task=1
#
# Scores records as a Slurm job array: task I of N does part I of the input and leaves
# FOLDER/part-I-of-N.  slurm-merge.sh puts the parts together when all tasks are done:
#
#   array=$(sbatch --parsable --array=1-16 slurm.sh FOLDER INPUT...)
#   sbatch --dependency="afterok:$array" --kill-on-invalid-dep=yes \
#       --output=summary.txt --error=summary.log slurm-merge.sh FOLDER --summary
#
# FOLDER and INPUT, files, folders or archives, are on a file system that the nodes share.
# The options of sbatch outrank the lines above; add a partition, an account, memory and a
# time limit as the cluster wants them.  YINSH is the command to run; yinsh.  To do one task
# again: PARTS=16 sbatch --array=3 slurm.sh FOLDER INPUT...
set -eu

if [ $# -lt 2 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    echo 'usage: sbatch --array=1-N slurm.sh FOLDER INPUT...' >&2
    exit 2
fi
folder=$1 task=$SLURM_ARRAY_TASK_ID
shift
# With an array like 2-5 or 1-9:2 some parts would be done by nobody.
# shellcheck disable=SC2153 # Slurm sets it
if [ -z "${PARTS:-}" ] && { [ "$SLURM_ARRAY_TASK_MIN" -ne 1 ] ||
    [ "$SLURM_ARRAY_TASK_MAX" -ne "$SLURM_ARRAY_TASK_COUNT" ]; }; then
    echo 'slurm.sh: the array has to be 1-N, or PARTS to say how many parts there are' >&2
    exit 2
fi
parts=${PARTS:-$SLURM_ARRAY_TASK_COUNT}

# A part has its name only when it is complete, also where a task is killed and run again.
mkdir -p "$folder"
part=$folder/part-$task-of-$parts
rm -f "$part"
# shellcheck disable=SC2086 # a command and its arguments
${YINSH:-yinsh} score -j "${SLURM_CPUS_PER_TASK:-1}" --partial --tolerant \
    --part "$task/$parts" "$@" >"$part.new"
mv "$part.new" "$part"
