#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# The scripts samples/cluster/slurm*.sh under Slurm itself: a cluster of one node, with
# daemons, key, ports and folders of its own, which is gone again at the end.
# Run by tests/run, which sets SRCDIR, BUILD, YINSH, TMPDIR and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
samples=$SRCDIR/samples/cluster
daemons=''
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
export YINSH="${WRAP:+$WRAP }$YINSH" SLURM_CONF="$TMPDIR/slurm.conf"
# This may itself be run by a job of another Slurm.
for name in $(env | sed -n 's/^\(S\(LURM\|BATCH\|INFO\|QUEUE\)_[A-Z_]*\)=.*/\1/p'); do
    [ "$name" = SLURM_CONF ] || unset "$name"
done
unset PARTS

skip() {
    [ -z "$daemons" ] || tail -n 4 ./*.log | sed 's/^/# /'
    skip_all "$1"
}

# until_true TRIES COMMAND... : try a command until it succeeds, ten times a second
until_true() {
    tries=$1
    shift
    until "$@" >/dev/null 2>&1; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}

# start COMMAND... : in the background; its process is $daemon, too
start() {
    "$@" >"${1##*/}.log" 2>&1 &
    daemon=$!
    daemons="$daemon $daemons"
}

# The last that was started is stopped first.
stop() {
    for daemon in $daemons; do
        kill "$daemon" && until_true 50 has_ended "$daemon" || kill -9 "$daemon"
        wait "$daemon"
    done 2>/dev/null
    daemons=''
}

# A process that has ended stays a zombie until it is waited for.
has_ended() {
    ! kill -0 "$1" 2>/dev/null || ps -o stat= -p "$1" | grep -q '^Z'
}

no_jobs() { [ -z "$(squeue --noheader)" ]; }

clean_up() {
    if [ -n "$daemons" ]; then
        scancel --user="$(id -un)" && until_true 50 no_jobs
        stop
    fi 2>/dev/null
}

configure() { # PORT
    host=$(hostname -s)
    cat >slurm.conf <<END
ClusterName=yinsh
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$1
SlurmdPort=$(($1 + 1))
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthInfo=socket=$TMPDIR/munge.socket
StateSaveLocation=$TMPDIR/state
SlurmdSpoolDir=$TMPDIR/spool
SlurmctldPidFile=$TMPDIR/slurmctld.pid
SlurmdPidFile=$TMPDIR/slurmd.pid
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=0,sched_interval=1,bf_interval=1
SlurmdParameters=config_overrides
MessageTimeout=5
NodeName=$host NodeAddr=127.0.0.1 CPUs=4
PartitionName=test Nodes=ALL Default=YES
END
}

# A node is idle when slurmctld has heard from its slurmd.
is_idle() { [ "$(sinfo --noheader --format=%t)" = idle ]; }
is_up() { scontrol ping | grep -q ' is UP'; }

# while_it_runs COMMAND... : whether it succeeds before the last daemon that was started ends
while_it_runs() {
    has_ended "$daemon" || "$@"
}

# Ports may be taken, and newer versions of Slurm want to be told to leave cgroups alone,
# which older ones do not understand.
start_slurm() {
    port=$((15000 + $$ % 5000 * 2))
    for cgroups in '' 'CgroupPlugin=disabled' ''; do
        configure $port
        [ -z "$cgroups" ] || echo "$cgroups" >cgroup.conf
        port=$((port + 1000))
        start slurmctld -D
        if until_true 50 while_it_runs is_up && ! has_ended "$daemon"; then
            start slurmd -D
            until_true 50 while_it_runs is_idle && ! has_ended "$daemon" && return
        fi
        rm -f cgroup.conf
        daemons=${daemons%"$munged"}
        stop
        daemons=$munged
    done
    return 1
}

# has_ended_job JOB : whether every task of it has, in one way or other
has_ended_job() {
    scontrol --oneliner show job "$1" >"job-$1" &&
        ! grep -qE 'JobState=(PENDING|RUNNING|COMPLETING|CONFIGURING)' "job-$1"
}

# completed JOB TASKS : whether all its tasks end well
completed() {
    until_true 600 has_ended_job "$1"
    [ "$(grep -c 'JobState=COMPLETED' "job-$1")" -eq "$2" ] && return
    sed 's/^/# /' "job-$1" ./*.out 2>/dev/null | cut -c 1-200
    return 1
}

# submit FOLDER INPUT : as slurm.sh says; the jobs are $array and $merge
submit() {
    array=$(sbatch --parsable --array=1-4 --output="$1-%a.out" "$samples/slurm.sh" "$1" "$2") &&
        merge=$(sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes \
            --output="$1.txt" --error="$1.out" "$samples/slurm-merge.sh" "$1" --summary)
}

for program in munged slurmctld slurmd sbatch squeue sinfo scontrol scancel; do
    command -v "$program" >/dev/null 2>&1 || skip "no $program"
done
cd "$TMPDIR" || exit 1
trap clean_up EXIT
trap 'exit 130' INT TERM
mkdir state spool || exit 1
(umask 077 && head -c 128 /dev/urandom >munge.key) || exit 1
# The scratch folder may well be closed to others, to which --force agrees.
start munged --foreground --force --key-file="$TMPDIR/munge.key" --num-threads=2 \
    --socket="$TMPDIR/munge.socket" --pid-file="$TMPDIR/munged.pid" --seed-file="$TMPDIR/munge.seed"
munged=$daemon
until_true 50 munge --no-input --socket="$TMPDIR/munge.socket" || skip 'munged does not start'
start_slurm || skip 'slurmctld or slurmd does not start'

"$BUILD/bench" --games "$([ -n "$WRAP" ] && echo 50 || echo 1000)" --generate >all.yin
# shellcheck disable=SC2086 # commands with their arguments
$YINSH score --tolerant --summary all.yin >one-summary &&
    $YINSH score --tolerant --standings all.yin >one-standings && [ -s one-summary ]
report 'one run over everything prints sums'

submit parts all.yin
report 'an array and a merge that depends on it are submitted'
completed "$array" 4
report 'the four tasks of the array end well'
completed "$merge" 1
report 'the merge ends well'
"$samples/slurm-merge.sh" parts --standings >standings
cmp one-summary parts.txt >&2 && cmp one-standings standings >&2
report 'what they print is what one run prints'

submit gone nowhere.yin && until_true 600 has_ended_job "$array" &&
    [ "$(grep -c 'JobState=FAILED' "job-$array")" -eq 4 ] && until_true 600 has_ended_job "$merge" &&
    grep -q 'JobState=CANCELLED' "job-$merge" && [ ! -s gone.txt ]
report 'tasks fail if the input is missing, and nothing is merged'
plan
