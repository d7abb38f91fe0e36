#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The scripts of samples/cluster: records scored in pieces, by several processes, come to
# what one process makes of all of them, byte for byte.  GNU parallel is used for real; the
# steps of a Slurm array and of Hadoop streaming are gone one by one, without these.
# Run by tests/run, which sets SRCDIR, BUILD, YINSH, TMPDIR and WRAP.
# shellcheck disable=SC2086 # commands with their arguments
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
samples=$SRCDIR/samples/cluster
export YINSH="${WRAP:+$WRAP }$YINSH"
unset HOSTS JOBS BLOCK PARTS REDUCERS LINES_EACH

# with_parallel DESCRIPTION COMMAND... : the same for a command that needs GNU parallel
with_parallel() {
    description=$1
    shift
    if [ -n "$parallel" ]; then
        "$@"
        report "$description"
    else
        skip "$description" 'no GNU parallel'
    fi
}

# prints KIND COMMAND... : whether it succeeds and prints what one run did
prints() {
    kind=$1
    shift
    "$@" >got 2>err || { echo "# exit status $?" && sed 's/^/# /' err && return 1; }
    cmp -s "one$kind" got || { diff "one$kind" got | head -n 10 | sed 's/^/# /' && return 1; }
}

# fails COMMAND... : whether it fails, and prints no sums
fails() {
    ! "$@" >got 2>err && [ ! -s got ]
}

# task I MAX COUNT : task I of an array of COUNT tasks, the last of them with the number MAX
task() {
    SLURM_ARRAY_TASK_ID=$1 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=$2 \
        SLURM_ARRAY_TASK_COUNT=$3 SLURM_CPUS_PER_TASK=2 sh "$samples/slurm.sh" parts all.yin
}

cd "$TMPDIR" || exit 1
parallel=$(parallel --version 2>/dev/null | grep '^GNU parallel')

# Games of several players, two of them broken.
games=$([ -n "$WRAP" ] && echo 100 || echo 2000)
"$BUILD/bench" --games "$games" --generate | awk '
    /^\[Event/ { game++ }
    /^\[White/ { $0 = "[White \"Player " game % 7 "\"]" }
    /^\[Black/ { $0 = "[Black \"Player " 7 + game * game % 5 "\"]" }
    /^1\. / && game % 60 == 17 { sub(/1\. /, "1. z") }
    { print }' >all.yin
pieces=$([ -n "$WRAP" ] && echo 5 || echo 30)
block=$(($(wc -c <all.yin) / pieces))
awk 'BEGIN { RS = ""; ORS = "\n\n" } /^\[/ { game++ } { print > ("games" game % 5 ".yin") }' all.yin
mkdir folder
mv games0.yin folder/
gzip -c games1.yin >games1.yin.gz
tar -cf - games2.yin | gzip -c >"two words.tar.gz"
tar -cf games3.tar games3.yin
printf '%s\n' folder games1.yin.gz 'two words.tar.gz' games3.tar games4.yin >list

for kind in --summary --standings --partial; do
    $YINSH score --tolerant "$kind" all.yin >"one$kind" 2>bad || exit 1
done
[ -s one--summary ] && [ -s one--standings ] && [ -s one--partial ]
report 'one run over everything prints sums'
grep -q 'error: ' bad
report 'bad records are among them'

for kind in --summary --standings --partial; do
    with_parallel "one big file, cut between records: $kind" prints "$kind" \
        env BLOCK=$block "$samples/parallel.sh" split all.yin "$kind"
done
with_parallel 'in pieces by the number of cores' \
    prints --partial "$samples/parallel.sh" split all.yin --partial
for kind in --summary --standings --partial; do
    with_parallel "a list of files, archives and folders: $kind" \
        prints "$kind" "$samples/parallel.sh" list list "$kind"
done
echo 2/: >hosts
with_parallel 'the same by a list of hosts' prints --partial \
    env HOSTS=hosts "$samples/parallel.sh" list list --partial

for kind in --summary --standings --partial; do
    prints "$kind" "$samples/hadoop.sh" local list "$kind"
    report "map, sort and reduce: $kind"
done
prints --partial env REDUCERS=7 LINES_EACH=2 "$samples/hadoop.sh" local list --partial
report 'with more reducers than mappers'

# Programs in the place of Hadoop's, which run the steps as they are told to.
mkdir hadoop nodes
cat >hadoop/hadoop <<'END'
#!/bin/sh
set -eu
[ "$1 $2" = 'jar streaming.jar' ]
while [ $# -gt 0 ]; do
    case $1 in
    -files) cp "$2" nodes/ ;;
    -cmdenv) export "NODE_$2" ;;
    -mapper) mapper=$2 ;;
    -combiner) combiner=$2 ;;
    -reducer) reducer=$2 ;;
    -input) input=$2 ;;
    -output) output=$2 ;;
    esac
    shift
done
mkdir "$output"
here=$PWD
while read -r name; do
    echo "$here/$name" >name
    (cd nodes && YINSH=$NODE_YINSH $mapper <../name >mapped && sort mapped >sorted &&
        $combiner <sorted >>all)
done <"$input"
(cd nodes && : >1 && : >2 && sort all | awk '{ print > (/^g/ ? "1" : "2") }' &&
    $reducer <1 >"../$output/part-00000" && $reducer <2 >"../$output/part-00001")
END
cat >hadoop/hdfs <<'END'
#!/bin/sh
[ "$1 $2" = 'dfs -cat' ] && cat -- $3
END
chmod +x hadoop/*
PATH=$TMPDIR/hadoop:$PATH STREAMING=streaming.jar "$samples/hadoop.sh" submit list sums >&2 &&
    prints --partial env PATH="$TMPDIR/hadoop:$PATH" "$samples/hadoop.sh" print sums --partial
report 'the job that is submitted to Hadoop'
fails env PATH="$TMPDIR/hadoop:$PATH" "$samples/hadoop.sh" print nowhere --partial
report 'sums that are not there'

# A failure in one place of many is a failure of the whole.
cp list list.gone && echo nowhere.yin >>list.gone
with_parallel 'a job of GNU parallel that fails' fails "$samples/parallel.sh" list list.gone
fails "$samples/hadoop.sh" local list.gone
report 'a mapper that fails'
cat >breaks <<'END'
#!/bin/sh
# The program, but that it fails after the sums of one piece.
"$@" || exit
case " $* " in
*' --merge '*) ;;
*) mkdir "$TMPDIR/broken" 2>/dev/null && exit 2 ;;
esac
exit 0
END
chmod +x breaks
with_parallel 'a piece that fails at its end' fails \
    env BLOCK=$block YINSH="$TMPDIR/breaks $YINSH" "$samples/parallel.sh" split all.yin
: >empty.yin
fails "$samples/parallel.sh" split empty.yin && fails "$samples/parallel.sh" list empty.yin &&
    fails "$samples/hadoop.sh" local empty.yin
report 'an empty input'

for at in 1 2 3; do
    task $at 4 4 2>>err || echo "# task $at failed"
done
fails "$samples/slurm-merge.sh" parts --summary
report 'parts of which one is missing are not put together'
task 4 4 4 2>err && prints --summary "$samples/slurm-merge.sh" parts --summary &&
    prints --standings "$samples/slurm-merge.sh" parts --standings &&
    prints --partial "$samples/slurm-merge.sh" parts --partial
report 'the tasks of a Slurm array do all the work once'
[ -z "$(find parts ! -name 'part-[1-4]-of-4' -type f)" ]
report 'they leave nothing but their parts'
fails task 3 9 5
report 'an array that leaves parts out is refused'
cp parts/part-1-of-4 parts/part-1-of-3
fails "$samples/slurm-merge.sh" parts --summary
report 'parts of two arrays are not put together'

# Boardspace's games, each of them a piece.
cp "$SRCDIR/samples/archive.sgf" all.sgf
$YINSH score --tolerant --partial all.sgf >one--partial || exit 1
with_parallel "boardspace.net's games, cut between games" prints --partial \
    env BLOCK=3000 "$samples/parallel.sh" split all.sgf --partial
# misused SCRIPT [ARGUMENT...]
misused() {
    script=$samples/$1
    shift
    "$script" "$@" >got 2>err
    [ $? -eq 2 ] && [ ! -s got ] && grep -q '^usage: ' err
}
misused parallel.sh && misused parallel.sh cut all.yin && misused hadoop.sh &&
    misused hadoop.sh submit list && misused slurm.sh parts all.yin && misused slurm-merge.sh
report 'wrong usage is reported'
plan
