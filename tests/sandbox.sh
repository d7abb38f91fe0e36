#!/bin/sh
# TAP: behind the options the program has given up what no command needs, and still reads every
# kind of input and writes every kind of output.
set -u
# shellcheck source=tests/tap
. "$SRCDIR/tests/tap"

cd "$TMPDIR" || exit 1
minimal=$SRCDIR/samples/minimal.yin

# skip NAME WHY : a test point that is not for this build or this kernel
skip() {
    number=$((number + 1))
    echo "ok $number - $1 # SKIP $2"
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

echo 1..23

# ---- What is given up

mkdir renamed made folder temporary
echo old >renamed/temporary
echo input | tee folder/file >input
echo secret >outside
# Temporary files may be made, and so read, there: that must not be here.
TMPDIR=$TMPDIR/temporary
"$BUILD/tool_sandbox" renamed made outside folder input >tried 2>err
report 'the tool comes to its end'
sed -n 's/^kernel/# kernel: /p' tried

# shellcheck disable=SC2154 # they come from tests/run
if [ -n "$SAN" ]; then
    no_calls='a sanitizer needs these calls' no_files='a sanitizer reads what it likes'
else
    no_calls='' no_files=''
    if [ ! -s "$BUILD/sandbox_filter.inc" ]; then
        no_calls='built without libseccomp'
    elif grep -q 'seccomp none' tried; then
        no_calls='this kernel has no seccomp'
    fi
    ! grep -q 'landlock none' tried || no_files='this kernel has no Landlock'
fi

# calls NAME TRY... : a test point for calls that are refused
calls() {
    point=$1
    shift
    if [ -n "$no_calls" ]; then
        skip "$point" "$no_calls"
    else
        report "$point" "$(expect EPERM "$@")"
    fi
}

# files NAME RESULT TRY... : a test point for files that are out of reach
files() {
    point=$1
    shift
    if [ -n "$no_files" ]; then
        skip "$point" "$no_files"
    else
        report "$point" "$(expect "$@")"
    fi
}

calls 'no program is run' execve execveat
calls 'no process is made' fork clone
calls 'no process is looked into' ptrace process_vm_readv
calls 'no socket is made or used' socket socket-unix socketpair connect bind listen accept sendto
calls 'no privilege is taken' setuid setgroups unshare setns chroot mount personality
calls 'the kernel is left alone' bpf perf_event_open userfaultfd io_uring_setup keyctl \
    kexec_load delete_module
calls 'nothing is put into the terminal' ioctl
report 'threads are allowed, and no core is left' "$(expect 0 thread core)"

files 'no other file is read' EACCES read-outside read-passwords read-folder
files 'no input and no other file is written' EACCES write-input write-outside write-library
files 'nothing is removed, and nothing is made but files' EACCES remove-outside folder symlink pipe
files 'beside an output nothing else is written' EACCES make-in-renamed
files 'no other file gets a name where files are made' EXDEV link-outside
report 'inputs are read, outputs written and libraries found' \
    "$(expect 0 read-input read-beneath-input rename make link remove temporary read-library)"
report 'a file that is not there is not there' "$(expect ENOENT read-absent)"

# ---- What still works

# The result of one record, which every way in has to give.
yinsh score --columns=result --no-head "$minimal" >expected
# reads ARGUMENT... : why the program does not read the one record by that way
reads() {
    yinsh score --columns=result --no-head "$@" >found 2>&1 || echo "exit status $?"
    diff -u expected found
}

cp "$minimal" folder/file
ln -s "$minimal" link
ln -s folder folder-link
ln -s "$PWD/folder/file" made/beside
mkfifo pipe
echo folder/file >list
cat "$minimal" >pipe &
report 'links, pipes and descriptors are read' "$(
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

i=0
while [ $i -lt 1100 ]; do
    i=$((i + 1))
    echo folder/file
done >many
yinsh score --columns=result --no-head --files-from=many >found 2>err
report 'so are more names than are allowed one by one' \
    "$([ "$(wc -l <found)" -eq 1100 ] || tail -n 1 err)"

if [ -n "$no_files" ] || [ -n "$WRAP" ]; then
    skip 'a link in a folder does not lead out of the inputs' "${no_files:-valgrind reads what it likes}"
else
    ln -s "$PWD/outside" folder/out
    yinsh score folder >found 2>err
    report 'a link in a folder does not lead out of the inputs' "$(
        [ $? -eq 2 ] || echo 'the exit status is not 2'
        grep -q 'folder/out: Permission denied' err || cat err)"
    rm folder/out
fi
report 'but to another input' "$(cat expected expected >twice
    yinsh score --columns=result --no-head made folder 2>&1 | diff -u twice -)"

mkdir one two split
ln -s ../two/target one/output
echo old >two/target
report 'outputs get their names in folders of their own' "$(
    yinsh check -q --good=one/good --bad=two/bad "$minimal" "$SRCDIR/samples/broken/row-vacant.yin" \
        2>/dev/null
    [ -s one/good ] && [ -s two/bad ] || ls one two
    yinsh convert -t gipf -o one/output "$minimal" 2>&1
    [ -L one/output ] || echo 'the link was replaced'
    ! grep -q old two/target || echo 'the target of the link was not'
    cd split && yinsh convert -t gipf -o here "$minimal" 2>&1 && [ -s here ] || echo 'no file here')"
report 'so do the files of records' "$(
    yinsh convert -t gipf --split=split "$minimal" 2>&1
    yinsh convert -t gipf --force --split=split "$minimal" 2>&1
    [ -s split/000001-minimal.yin ] || ls split)"
yinsh score --partial "$minimal" >sums
report 'sums are merged' "$(yinsh score --merge sums >found 2>&1
    grep -q result found || cat found)"
