# SPDX-License-Identifier: BSD-2-Clause
"""TAP: records that come slowly.

The next record is sent only when what is printed about the one before it has been read: a program
that waits for more would wait for ever, and fails after a minute.  No time is measured.

TRIES=all feeds every sample in pieces to every command.
"""
import fcntl
import os
import random
import re
import select
import shlex
import struct
import subprocess
import termios
import time

PATIENCE = int(os.environ.get('PATIENCE', '60'))  # seconds; what is not printed by then never is
SAMPLES = os.path.join(os.environ['SRCDIR'], 'samples')
YINSH = shlex.split(os.environ.get('WRAP', '')) + [os.environ['YINSH']]
ALL = os.environ.get('TRIES') == 'all'
number = 0


def report(name, why=''):
    global number
    number += 1
    print('%sok %d - %s' % ('not ' if why else '', number, name))
    for line in why.splitlines()[:20]:
        print('# ' + line)


def sample(name):
    with open(os.path.join(SAMPLES, name), 'rb') as file:
        return file.read()


def whole(args, data):
    """What is printed about a regular file: its text, the messages and the status."""
    with open('input', 'wb') as file:
        file.write(data)
    with open('input', 'rb') as file:
        done = subprocess.run(YINSH + args, stdin=file, capture_output=True)
    return done.stdout, done.stderr, done.returncode


class Program:
    """A run that reads a pipe."""

    def __init__(self, args):
        self.run = subprocess.Popen(YINSH + args, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                    stderr=subprocess.PIPE, bufsize=0)
        self.got = {self.run.stdout: b'', self.run.stderr: b''}

    def read(self, stream, least):
        """Read until there are so many bytes; whether they came."""
        while len(self.got[stream]) < least:
            ready, _, _ = select.select([stream], [], [], PATIENCE)
            more = os.read(stream.fileno(), 65536) if ready else b''
            if not more:
                return False
            self.got[stream] += more
        return True

    def end(self):
        out, err = self.run.communicate()
        return (self.got[self.run.stdout] + out, self.got[self.run.stderr] + err,
                self.run.returncode)


def without_summary(messages):
    return re.sub(rb'[^\n]*[0-9]+ records?: [^\n]*\n\Z', b'', messages)


# ---- Each record is answered before the next one comes

def answered(args, records):
    """The first that is not; '' if all are, and the output is that for a file."""
    program = Program(args)
    sent = b''
    try:
        for place, record in enumerate(records, 1):
            try:
                program.run.stdin.write(record)
            except BrokenPipeError:
                return 'it ended before record %d' % place
            sent += record
            out, err, _ = whole(args, sent)
            err = without_summary(err)
            if not (program.read(program.run.stdout, len(out)) and
                    program.read(program.run.stderr, len(err))):
                program.run.kill()
                program.end()
                return 'record %d is not answered' % place
            if not (out == program.got[program.run.stdout] and
                    err == program.got[program.run.stderr]):
                program.end()
                return 'record %d is answered differently' % place
    finally:
        program.run.stdin.close()
        program.run.stdin = None
    return '' if program.end() == whole(args, sent) else 'the end differs'


def split(name, begin):
    # Shorter ones may be announced by what follows.
    return [r for r in re.split(b'(?m)(?=^%s)' % begin, sample(name)) if len(r) > 512]


# So long that the next record is looked for in it after a broken one.
TAGGED = b'[Event "%s"]\n[White "a"]\n[Black "b"]\n\n' % (600 * b'x')
PLACED = b'1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10\n'
COMMANDS = ['check -v', 'score', 'convert -t json', 'convert -t gipf', 'events', 'history',
            'show --format=position', 'repair', 'search --position=We6']
CASES = {
    'a record of each form of fault': (['check', '-v'], [
        TAGGED + PLACED + b'11.e3-e5 12.e8-e7 13.e5-e3 *\n\n',  # an illegal move
        TAGGED + PLACED + b'11.e3-z9 *\n\n',                    # a wrong turn
        TAGGED + PLACED + b'12.e3-e5 *\n\n',                    # a wrong number
        TAGGED + PLACED + b'11.e3-e5 1-0\n\n',                  # a result that is not the game's
        TAGGED + b'1.e3 2.e3 *\n\n',
        TAGGED + PLACED + b'11.e3-e5 *\n\n']),
    'all faults of a record': (['check', '-v', '--all'], [
        TAGGED + PLACED + b'11.e3-e5 12.e8-e7 13.e5-e3 *\n\n', TAGGED + PLACED + b'*\n\n']),
    'records without tags, in a notation that is named': (['check', '-v', '-f', 'gipf'], [
        PLACED + b'11.e3-e5\n*\n', b'1.e3 *\n', PLACED + b'11.e3-e3 *\n\n']),
    'messages as JSON': (['check', '-v', '--diagnostics=json'], 3 * [
        TAGGED + PLACED + b'11.e3-e5 12.e8-e7 13.e5-e3 *\n\n']),
    'lines of play': (['play'], [b'd5\n', b'd5\n', b'e3;f4\n', b'\n']),
    'positions': (['moves'], 2 * [b'4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard\n']),
    'with a filter': (['check', '-v', '--where=turns<70'], split('tournament.yin', rb'\[Event ')),
}


def answers():
    sources = {'tournament.yin': rb'\[Event ', 'archive.sgf': rb'\(;', 'json.ndjson': rb'\{'}
    for source, begin in sources.items():
        for command in COMMANDS if ALL or source == 'tournament.yin' else COMMANDS[:3]:
            for threads in '-j1', '-j3':
                report('%s, %s, %s' % (source, command, threads),
                       answered(command.split() + [threads], split(source, begin)))
    for name, (args, records) in CASES.items():
        report(name, answered(args, records))


# ---- Pieces of every kind

def settle(pipe, run):
    """Wait until a piece was taken, in all likelihood: otherwise pieces are merely larger."""
    for _ in range(2000):
        left = struct.unpack('i', fcntl.ioctl(pipe, termios.FIONREAD, b'\0' * 4))[0]
        if left == 0 or run.poll() is not None:
            return
        time.sleep(0)


def in_pieces(args, data, cuts):
    with open('out', 'w+b') as out, open('err', 'w+b') as err:
        run = subprocess.Popen(YINSH + args, stdin=subprocess.PIPE, stdout=out, stderr=err,
                               bufsize=0)
        at = 0
        for cut in cuts + [len(data)]:
            run.stdin.write(data[at:cut])
            at = cut
            settle(run.stdin, run)
        run.stdin.close()
        status = run.wait()
        out.seek(0)
        err.seek(0)
        return out.read(), err.read(), status


def cuts_of(data, chance):
    kinds = [[m.end() for m in re.finditer(b'\n', data)]]
    kinds.append(list(range(64, len(data), 64)))
    if len(data) < (1500 if ALL else 700):
        kinds.append(list(range(1, len(data))))
    at, cuts = 0, []
    while at < len(data):
        at += chance.choice([1, 3, 17, 90, 300, 511, 700, 1025])
        cuts.append(min(at, len(data)))
    return kinds + [cuts]


def pieces():
    chance = random.Random(7)
    commands = [['check', '-v'], ['convert', '-t', 'json']]
    if ALL:
        commands += [['check', '--all'], ['check'], ['score']]
    names = sorted(n for n in os.listdir(SAMPLES) if '.' in n and not n.endswith('.md'))
    broken = sorted(os.listdir(os.path.join(SAMPLES, 'broken')))
    texts = {n: sample(n) for n in names}
    texts.update({'broken/' + n: sample('broken/' + n) for n in (broken if ALL else broken[::7])})
    # Records of all notations, with text between them, in one source.
    texts['a mixture'] = b'\nSubject: games\n\n'.join(sample(n)[:3000] for n in names)
    for name, data in texts.items():
        why = ''
        for command in commands:
            for threads in '-j1', '-j3':
                args = command[:1] + [threads] + command[1:]
                expected = whole(args, data)
                for cuts in cuts_of(data, chance):
                    if len(cuts) < 3000 and in_pieces(args, data, cuts) != expected:
                        why += '%s, %d pieces\n' % (' '.join(args), len(cuts) + 1)
        report('%s in pieces' % name, why)


answers()
pieces()
print('1..%d' % number)
