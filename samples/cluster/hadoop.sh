#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# usage: hadoop.sh submit LIST OUTPUT    as a Hadoop streaming job; both are in HDFS
#        hadoop.sh print OUTPUT [OPTION...]    print the result: --summary, --standings, --elo
#        hadoop.sh local LIST [OPTION...]    the same steps without Hadoop, to try them
#        hadoop.sh map | reduce    one step, from standard input to standard output
#
# Scores the files that LIST names, one per line: folders, archives, compressed files.  A mapper
# prints lines of a key, a tab and a number, and a reducer adds up the numbers of each key, so
# the lines may go through any number of reducers and combiners.
#
# From the environment:
#   YINSH      the command to run on every node [default: yinsh]
#   REPORT     what counts the records, such as "openings --depth=10" [default: score]
#   REDUCERS   number of reducers [default: 3]
#   LINES_EACH number of lines of LIST for each mapper [default: 1]
#   STREAMING  the jar of Hadoop streaming [default: search below HADOOP_HOME]
#
# Exit status: not 0 if any step fails.  A bad record is reported and skipped; it is not a
# failure.
set -eu

reducers=${REDUCERS:-3}

usage() {
    sed -n '3,6s/^# //p' "$0" >&2
    exit 2
}

report=${REPORT:-score}

# shellcheck disable=SC2086 # a command and its arguments
count() {
    ${YINSH:-yinsh} $report "$@"
}

# shellcheck disable=SC2086 # a command and its arguments
merge() {
    ${YINSH:-yinsh} "${report%% *}" --merge "$@"
}

# The files must have the same names on every node, on a shared or mounted file system.  From HDFS itself, for single files:
#   while read -r name; do hdfs dfs -cat "$name" | yinsh score --partial --tolerant -; done
# To read records instead of names from standard input, replace --files-from=- by "-"; then a
# split of the input must end where a record ends.
map() {
    count -j 1 --partial --tolerant --files-from=-
}

# Sums of sums are sums of the same kind, so this is the combiner, too.
reduce() {
    merge --partial
}

submit() {
    if [ -z "${STREAMING:-}" ]; then
        STREAMING=$(find -L "${HADOOP_HOME:?}" -name 'hadoop-streaming-[0-9]*.jar' \
            ! -name '*sources*' | sort | tail -n 1)
    fi
    # Without ignoreKey each name would have its place in LIST before it.
    hadoop jar "$STREAMING" \
        -D mapreduce.job.name=yinsh-score \
        -D mapreduce.job.reduces="$reducers" \
        -D mapreduce.input.lineinputformat.linespermap="${LINES_EACH:-1}" \
        -D stream.map.input.ignoreKey=true \
        -files "$0" \
        -inputformat org.apache.hadoop.mapred.lib.NLineInputFormat \
        -cmdenv YINSH="${YINSH:-yinsh}" \
        -cmdenv REPORT="$report" \
        -mapper "sh ${0##*/} map" \
        -combiner "sh ${0##*/} reduce" \
        -reducer "sh ${0##*/} reduce" \
        -input "$1" -output "$2"
}

# Do what Hadoop does, step by step, and check each exit status: a mapper for a few lines, and
# a reducer, with sorted lines, for each hash of a key.
run_local() {
    list=$1
    shift
    if [ ! -s "$list" ]; then
        echo "hadoop.sh: $list: no such file, or an empty one" >&2
        exit 2
    fi
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    trap 'exit 130' INT TERM
    split -a 6 -l "${LINES_EACH:-1}" "$list" "$work/names-"
    for names in "$work"/names-*; do
        map <"$names" >"$work/mapped"
        LC_ALL=C awk -F '\t' -v reducers="$reducers" -v prefix="$work/to-" '
            {
                hash = 0
                for (place = 1; place <= length($1); place++)
                    hash = (hash * 31 + index(letters, substr($1, place, 1))) % 65521
                print >> (prefix hash % reducers)
            }' letters=' 0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ' \
            "$work/mapped"
    done
    reducer=0
    while [ "$reducer" -lt "$reducers" ]; do
        : >>"$work/to-$reducer"
        LC_ALL=C sort -t "$(printf '\t')" -k 1,1 "$work/to-$reducer" >"$work/sorted"
        reduce <"$work/sorted" >"$work/part-$reducer"
        reducer=$((reducer + 1))
    done
    merge "$@" -- "$work"/part-*
}

[ $# -ge 1 ] || usage
step=$1
shift
case $step,$# in
map,0 | reduce,0) "$step" ;;
submit,2) submit "$@" ;;
print,0 | local,0) usage ;;
print,*)
    # Through a file, because a pipe would lose the exit status of hdfs.
    output=$1
    shift
    sums=$(mktemp)
    trap 'rm -f "$sums"' EXIT
    hdfs dfs -cat "$output/part-*" >"$sums"
    merge "$@" -- "$sums"
    ;;
local,*) run_local "$@" ;;
*) usage ;;
esac
