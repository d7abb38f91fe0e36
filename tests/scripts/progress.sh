#!/bin/sh
# TAP: what --progress shows: whole lines if standard error is no terminal, and there only if
# the option is given; on a terminal one line, which is erased before a message and at the
# end.  How long this takes does not matter: the reader of the results waits, so that the program
# has to wait, too.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

cd "$TMPDIR" || exit 1
LC_ALL=C
export LC_ALL
unset NO_COLOR
# Several pieces of 256 KiB, with much to write for each, and bad records in the last of them.
: >games.yin
while [ "$(wc -c <games.yin)" -lt 1100000 ]; do
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        cat "$SRCDIR/samples/tournament.yin"
        echo
    done >>games.yin
done
cat "$SRCDIR/samples/broken/row-vacant.yin" "$SRCDIR/samples/broken/move-no-ring.yin" >>games.yin
mkfifo results feed || exit 1
line='[0-9]+ records?, [0-9]+\.[0-9] MB( of [0-9]+\.[0-9] MB)?, [0-9]+ records/s(, [0-9]+:[0-5][0-9] left)?'

# slowly ARGUMENT... : with a reader that makes it wait when it has begun to write; what it
# says goes to the file err
slowly() {
    { dd bs=1 count=1 2>/dev/null && sleep 0.5 && cat; } <results >out &
    reader=$!
    yinsh convert --diagnostics=short -t gipf "$@" games.yin >results 2>err
    echo $? >status
    wait $reader
}

# ---- No terminal

slowly -j 1 --progress=never
cp err silent
cp out written
why=$(grep -v '^games.yin:[0-9]*:[0-9]*: error: ' silent; grep -q 'row-vacant' silent || echo 'no message')
report 'never: messages alone' "$why"
for option in '' --progress=auto; do
    # shellcheck disable=SC2086 # an option or nothing
    slowly -j 1 $option
    same silent err
    report "no terminal, ${option:-without the option}: messages alone"
done
for option in '-j 1 --progress' '-j 3 --progress=always'; do
    # shellcheck disable=SC2086 # options
    slowly $option
    grep -E -v "^$line\$" err | same silent -
    report "$option: messages, and whole lines between them"
    why=$(grep -q -E "^[0-9]+ records, 0\.[0-9] MB of 1\.[12] MB, [0-9]+ records/s, 0:[0-5][0-9] left\$" err ||
        cat err)
    report "$option: how much of how much, and how long it will take" "$why"
    cmp out written
    report "$option: the results are the same"
    # No line states less than a line before it.
    why=$(grep -E "^$line\$" err | awk '$1 < last || $3 + 0 < bytes { print } { last = $1; bytes = $3 + 0 }')
    report "$option: the numbers grow" "$why"
done

# Of what comes through a pipe the size is not known.  It is read first: half a second after it is
# opened nothing has been shown yet, however slow the machine is, or that it has no record so far.
{ exec 3>feed && sleep 0.5 && cat "$SRCDIR/samples/minimal.yin" >&3; } &
yinsh check -j 1 --progress=always feed "$SRCDIR/samples/tournament.yin" 2>err
wait
why=$(grep -q -E '^[0-9]+ records?, 0\.0 MB, [0-9]+ records/s$' err || cat err)
report 'a pipe: how much, but not of how much' "$why"
[ "$(tail -n 1 err)" = '9 records: 9 good, 0 bad' ]
report 'the last line is that of the command'

# ---- A terminal

cat >terminal.py <<'P'
# usage: terminal.py SHOWN RAW COMMAND... : run it with a terminal as standard error, and with BOTH
# in the environment also as standard output; writes what stands on that in the end, and every byte
# that was written.
import os, re, subprocess, sys, threading, time

master, slave = os.openpty()
raw = bytearray()

def collect():
    if 'BOTH' in os.environ:
        time.sleep(0.5)
    while True:
        try:
            got = os.read(master, 65536)
        except OSError:
            return
        if not got:
            return
        raw.extend(got)

child = subprocess.Popen(sys.argv[3:], stdin=subprocess.DEVNULL, stderr=slave,
                         stdout=slave if 'BOTH' in os.environ else subprocess.PIPE)
os.close(slave)
thread = threading.Thread(target=collect)
thread.start()
if child.stdout:
    if child.stdout.read(1):
        time.sleep(0.5)
    while child.stdout.read(65536):
        pass
status = child.wait()
thread.join()

rows, row, column = [], bytearray(), 0
for piece in re.findall(rb'\033\[[0-9;]*[A-Za-z]|[\0-\377]', bytes(raw), re.S):
    if piece == b'\033[K':
        del row[column:]
    elif piece == b'\r':
        column = 0
    elif piece == b'\n':
        rows.append(bytes(row))
        row, column = bytearray(), 0
    else:
        row[column:column + 1] = piece
        column += len(piece)
with open(sys.argv[1], 'wb') as file:
    file.write(b''.join(line + b'\n' for line in rows) + bytes(row))
with open(sys.argv[2], 'wb') as file:
    file.write(bytes(raw))
sys.exit(status)
P

# on_terminal ARGUMENT...
on_terminal() {
    # shellcheck disable=SC2086 # a command with its options, or nothing
    TERM=xterm python3 terminal.py shown raw $WRAP "$YINSH" convert --color=never --diagnostics=short -t gipf "$@" games.yin
    echo $? >status.terminal
}

if why=$(python3 -c 'import os; os.openpty()' 2>&1); then
    escape=$(printf '\033')
    for option in '-j 1' '-j 3 --progress=auto' '-j 2 --progress=always'; do
        # shellcheck disable=SC2086 # options
        on_terminal $option
        why=$(tr '\r' '\n' <raw | grep -q -E "^$line$escape\[K" || cat -v raw)
        report "a terminal, $option: a line is shown" "$why"
        # Had it not been taken away, something of it would stand beside a message.
        same silent shown && same status status.terminal
        report "a terminal, $option: in the end it shows only messages"
    done
    on_terminal --progress=never
    tr -d '\r' <raw | same silent - && ! grep -q "$escape" raw
    report 'a terminal, --progress=never: messages alone'
    # What is shown as a report, or as a result, on the same terminal stays whole.
    for jobs in 1 3; do
        set -- check --color=never -v -j $jobs games.yin
        # shellcheck disable=SC2086 # a command with its options, or nothing
        $WRAP "$YINSH" "$@" --progress=never >wanted 2>&1
        # shellcheck disable=SC2086
        BOTH=1 TERM=xterm python3 terminal.py shown raw $WRAP "$YINSH" "$@" --progress=always
        same wanted shown
        report "one terminal for the progress and the report, -j $jobs"
    done
    # shellcheck disable=SC2086
    BOTH=1 python3 terminal.py shown raw $WRAP "$YINSH" score "$SRCDIR/samples/short.yin"
    $WRAP "$YINSH" score --format=table "$SRCDIR/samples/short.yin" | same - shown
    report 'score aligns its columns on a terminal'
    # shellcheck disable=SC2086
    BOTH=1 python3 terminal.py shown raw $WRAP "$YINSH" score --partial "$SRCDIR/samples/short.yin"
    $WRAP "$YINSH" score --partial "$SRCDIR/samples/short.yin" | same - shown
    report 'but not the sums that are read again'
else
    skip 'a terminal' "none can be opened: $(printf '%s\n' "$why" | tail -n 1)"
fi

plan
