#!/bin/sh
# TAP: after the options the program has given up what no command needs, and still reads every
# kind of input and writes every kind of output; so it does on a kernel without Landlock or without
# filters of system calls, as which tool_without has this one answer.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
[ -x "$BUILD/tool_without" ] || { echo '# build tool_without first' && exit 1; }
scratch=$TMPDIR
minimal=$SRCDIR/samples/minimal.yin

# skips NAME WHY : skip, with the kernel
skips() {
    skip "$1$kernel" "$2"
}

# passes NAME WHY : report, with the kernel
passes() {
    report "$1$kernel" "$2"
}

# tried NAME... : what became of tries of the tool, a line each
tried() {
    for name in "$@"; do
        grep "^$name$tab" tried || echo "$name was not tried"
    done
}

# expect RESULT NAME... : the tries that came to something else
expect() {
    result=$1
    shift
    tried "$@" | grep -v "$tab$result\$"
}

# calls NAME RESULT TRY... : a test point for calls that are not allowed; none if the kernel is
# treated as one that cannot forbid them
calls() {
    point=$1
    shift
    case $lost in *seccomp*) return ;; esac
    if [ -n "$no_calls" ]; then
        skips "$point" "$no_calls"
    else
        passes "$point" "$(expect "$@")"
    fi
}

# files NAME RESULT TRY... : the same for files that are out of reach
files() {
    point=$1
    shift
    case $lost in *landlock*) return ;; esac
    if [ -n "$no_files" ]; then
        skips "$point" "$no_files"
    else
        passes "$point" "$(expect "$@")"
    fi
}

# under PROGRAM ARGUMENT... : run a program on the kernel that is tried
under() {
    if [ -z "$lost" ]; then
        "$@"
    else
        # shellcheck disable=SC2086 # one or two words
        "$BUILD/tool_without" $lost -- "$@"
    fi
}

# yinsh ARGUMENT... : the same with the program
yinsh() {
    # shellcheck disable=SC2086 # a command with its options, or nothing
    under $WRAP "$YINSH" "$@"
}

# lack WHAT : leave what the kernel, as it is or as it is tried, lacks in no_calls and no_files
lack() {
    no_calls='' no_files=''
    grep -q 'seccomp yes' tried || no_calls='this kernel has no seccomp'
    grep -q 'landlock yes' tried || no_files='this kernel has no Landlock'
    # shellcheck disable=SC2154 # it comes from tests/run
    if [ -n "$SAN" ]; then
        no_calls='a sanitizer needs these calls' no_files='a sanitizer reads what it likes'
    fi
}

# ---- What is given up

# numbers : test points for the numbers that calls have or may get
numbers() {
    case $lost in *seccomp*) return ;; esac
    if [ -n "$no_calls" ]; then
        skips 'so do all numbers that are not given out yet' "$no_calls"
        skips 'few calls are allowed' "$no_calls"
        return
    fi
    under "$BUILD/tool_sandbox" --numbers >numbers
    passes 'so do all numbers that are not given out yet' "$(
        [ "$(wc -l <numbers)" -gt 1000 ] || wc -l <numbers
        awk '$2 == "made" || ($1 > 500 && $2 != "lacking")' numbers)"
    passes 'few calls are allowed' "$(
        allowed=$(grep -c allowed numbers)
        [ "$allowed" -gt 50 ] && [ "$allowed" -lt 130 ] || echo "$allowed are")"
}

# other_modes : test points for what depends on the command, and for calls of another machine
other_modes() {
    calls 'a command that creates files gives them their mode and owner' EBADF fchmod fchown
    [ -z "$no_calls" ] || return
    case $lost in *seccomp*) return ;; esac
    under "$BUILD/tool_sandbox" --modes >modes
    passes 'no other command does' "$(
        [ "$(wc -l <modes)" -eq 2 ] || wc -l <modes
        grep -v "${tab}ENOSYS\$" modes)"
    [ "$(uname -m)" = x86_64 ] || return
    under "$BUILD/tool_sandbox" --other-machine 2>/dev/null
    status=$?
    passes 'a call of another machine ends the process' "$(
        # SIGSYS, or SIGSEGV if the kernel has no such calls
        [ $status -eq 159 ] || [ $status -eq 139 ] || echo "status $status")"
}

given_up() {
    mkdir renamed made folder temporary
    echo old >renamed/temporary
    echo input | tee folder/file >input
    echo secret >outside
    # Temporary files may be made, and so read, there: that must not be here.
    TMPDIR=$PWD/temporary
    passes 'the tool comes to its end' "$(
        under "$BUILD/tool_sandbox" renamed made outside folder input 2>&1 >tried || echo failed)"
    sed -n 's/^kernel/# kernel: /p' tried
    lack

    calls 'no program is run' EPERM execve execveat
    calls 'no process is made' EPERM fork clone
    calls 'no process is looked into' EPERM ptrace process_vm_readv
    calls 'no process is sent a signal or moved' EPERM kill tgkill processors
    calls 'no socket is made or used' EPERM socket socket-unix socketpair connect bind listen \
        accept sendto
    calls 'no privilege is taken' EPERM setuid setgroups unshare setns chroot mount personality \
        prlimit
    calls 'the kernel is left alone' EPERM bpf perf_event_open userfaultfd io_uring_setup keyctl \
        kexec_load delete_module
    calls 'nothing is put into the terminal' EPERM ioctl
    calls 'nothing is made but files and folders' EPERM symlink pipe
    calls 'what nobody has thought of seems to be lacking' ENOSYS clone3 fcntl prctl msgget newer
    numbers
    other_modes
    passes 'threads are allowed, and no core is left' "$(expect 0 thread core)"
    passes 'so are signals to the process itself' "$(
        expect 0 own-kill own-tgkill
        under "$BUILD/tool_sandbox" --abort 2>/dev/null
        status=$?
        # A sanitizer may end the program itself.
        # shellcheck disable=SC2154 # it comes from tests/run
        [ $status -eq 134 ] || [ -n "$SAN" ] || echo "status $status, not that of SIGABRT")"

    files 'no other file is read' EACCES read-outside read-passwords read-folder
    files 'no input and no other file is written' EACCES write-input write-outside write-library
    files 'nothing is removed, and no folder made' EACCES remove-outside folder
    files 'beside an output nothing else is written' EACCES make-in-renamed
    files 'nothing is made among temporary files' EACCES temporary
    files 'no other file gets a name where files are made' EXDEV link-outside
    passes 'inputs are read, outputs written and libraries found' \
        "$(expect 0 read-input read-beneath-input rename make link remove read-library)"
    passes 'a file that is not there is not there' "$(expect ENOENT read-absent)"
    # That the kernel is as it is tried shows by what the tool is not kept from.
    case $lost in
    *seccomp*) passes 'no call is refused' "$(expect 0 fork clone socketpair)" ;;
    esac
    case $lost in
    *landlock*) passes 'every file is in reach' "$(expect 0 read-outside read-folder temporary)" ;;
    esac
}

# ---- What still works

# reads ARGUMENT... : why the program does not read the one record by that way
reads() {
    yinsh score --columns=result --no-head "$@" >found 2>&1 || echo "exit status $?"
    diff -u expected found
}

# reads_many : why a list of more names than are allowed one by one is not read
reads_many() {
    i=0
    while [ $i -lt 1100 ]; do
        i=$((i + 1))
        echo folder/file
    done >many
    yinsh score --columns=result --no-head --files-from=many >found 2>err
    [ "$(wc -l <found)" -eq 1100 ] || tail -n 1 err
}

still_works() {
    cp "$minimal" folder/file
    ln -s "$minimal" link
    ln -s folder folder-link
    ln -s "$PWD/folder/file" made/beside
    mkfifo pipe
    echo folder/file >list
    cat "$minimal" >pipe &
    passes 'links, pipes and descriptors are read' "$(
        reads link
        reads folder-link
        reads pipe
        reads - <"$minimal"
        # shellcheck disable=SC2002 # a pipe is what is wanted
        cat "$minimal" | reads /dev/stdin
        reads /dev/stdin <"$minimal"
        reads /dev/fd/3 3<"$minimal"
        reads /proc/self/fd/3 3<"$minimal"
        reads --files-from=list
        reads --files-from=- <list
        reads --files-from=/dev/fd/3 3<list)"
    wait

    passes 'so are more names than are allowed one by one' "$(reads_many)"

    ln -s "$PWD/elsewhere.yin" folder/out
    cp "$minimal" elsewhere.yin
    cat expected expected >twice
    if [ -n "$lost" ] && [ "$lost" != seccomp ]; then
        passes 'a link in a folder leads anywhere' "$(
            yinsh score --columns=result --no-head folder 2>&1 | diff -u twice -)"
    elif [ -n "$no_files" ] || [ -n "$WRAP" ]; then
        skips 'a link in a folder does not lead out of the inputs' \
            "${no_files:-valgrind reads what it likes}"
    else
        passes 'a link in a folder does not lead out of the inputs' "$(
            for threads in 1 3; do
                yinsh score -j $threads --columns=result --no-head folder >found 2>err
                [ $? -eq 2 ] || echo 'the exit status is not 2'
                diff -u expected found
                echo 'yinsh: score: folder/out: a symbolic link to a file outside the inputs; use -L to follow it' |
                    diff -u - err
            done)"
    fi
    passes 'unless it is asked to' "$(
        for threads in 1 3; do
            yinsh score -j $threads --columns=result --no-head -L folder 2>&1 | diff -u twice -
        done)"
    rm folder/out
    passes 'but to another input' "$(
        yinsh score --columns=result --no-head made folder 2>&1 | diff -u twice -)"

    mkdir one two split
    ln -s ../two/target one/output
    echo old >two/target
    passes 'outputs get their names in folders of their own' "$(
        yinsh check -q --good=one/good --bad=two/bad "$minimal" "$SRCDIR/samples/broken/row-vacant.yin" \
            >/dev/null
        [ -s one/good ] && [ -s two/bad ] || ls one two
        yinsh convert -t gipf -o one/output "$minimal" 2>&1
        [ -L one/output ] || echo 'the link was replaced'
        ! grep -q old two/target || echo 'the target of the link was not'
        cd split && yinsh convert -t gipf -o here "$minimal" 2>&1 && [ -s here ] || echo 'no file here')"
    passes 'so do the files of records' "$(
        yinsh convert -t gipf --split=split "$minimal" 2>&1
        yinsh convert -t gipf --force --split=split "$minimal" 2>&1
        [ -s split/000001-minimal.yin ] || ls split)"
    yinsh score --partial "$minimal" >sums
    passes 'sums are merged' "$(yinsh score --merge sums >found 2>&1
        grep -q result found || cat found)"
    passes 'archives are unpacked that have to be stored first' "$(
        mkdir stored
        "$BUILD/tool_archive" --brief --files 3 --form 7z stored >/dev/null
        tar -cf stored.tar stored
        yinsh check stored/games.7z >known 2>&1
        grep -q ' good, 0 bad' known || cat known
        yinsh check stored.tar 2>&1 | diff -u known -
        yinsh check - <stored.tar 2>&1 | diff -u known -
        cp stored.tar folder
        yinsh check --include='*.7z/*' --include='*.yin' folder >found 2>&1 || cat found
        # shellcheck disable=SC2002 # a pipe is what is wanted
        cat stored/games.7z | yinsh check 2>&1 | diff -u known -)"
}

# The result of one record, which every way in has to give.
lost='' kernel=''
yinsh score --columns=result --no-head "$minimal" >expected

for lost in '' landlock seccomp 'landlock seccomp'; do
    kernel=${lost:+", without $lost"}
    folder=$scratch/${lost:-all}
    mkdir "$folder" && cd "$folder" && cp "$scratch/expected" . || exit 1
    TMPDIR=$scratch
    given_up
    still_works
done
plan
