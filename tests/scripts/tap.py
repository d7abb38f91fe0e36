# SPDX-License-Identifier: BSD-2-Clause
"""What the test scripts in Python share, as tests/scripts/tap for those of the shell: test points, the
program under test, and the inputs that several of them try.  tests/run says what they find in the
environment."""

import os
import re
import subprocess
import sys

SOURCES, SCRATCH, BUILD = (os.environ[name] for name in ("SRCDIR", "TMPDIR", "BUILD"))
SHARED = os.environ.get("SHARED", "")
PROGRAM = os.environ.get("WRAP", "").split() + [os.environ["YINSH"]]
SLOW = bool(os.environ.get("WRAP"))
# Texts that try to be markup or a part of what a page holds of a record.
MARKUP = [
    "</script>", "<script>alert(1)</script>", "<!--<script>", "-->", "]]>", "<![CDATA[", "</pre>",
    "</pre><img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "&lt;b&gt;", "&amp;lt;", "&#60;",
    "&notit;", "&", "<", "<3", "a<b>c", "\"'`", "\" data-turns=\"e3", "' onclick='", "</title>",
    "<base href=//x>", "<meta http-equiv=refresh content=0>", "javascript:alert(1)", "{{script}}",
    "{{records}}", "__proto__", "constructor", "${alert(1)}", "`${1}`", "\\", "\\\\", "\\\"", "\\x41",
    "\\u003c", "[White \"x\"]", "{", "}", "{}", "{[%tm 1]}", "1-0", "*", "11.a2-a3", ";xa2-a3",
    "a=b,c:d", "~ move 0-0 #", "\u2028", "\u2029", "\u202eabc", "\u2066", "\u200f", "\ufeff", "\x00"[1:],
    "\x1b[31m", "\x7f", "\u0085", "\ufffe", "\U0001f600", "\u05d0\u05d1", "e\u0301", "\u767d\u77f3",
    "x" * 10000,
]

_points = 0


def report(name, wrong):
    """A test point, which is passed if the list of what is wrong is empty."""
    global _points
    _points += 1
    print(f"{'not ' if wrong else ''}ok {_points} - {name}")
    for line in wrong[:20]:
        print("#", ascii(line)[:500])
    sys.stdout.flush()


def plan():
    """The plan, after all test points; a script that ends before this fails."""
    print(f"1..{_points}")


def run(*arguments, data=b"", statuses=(0, 1)):
    """Run the program in the scratch folder; another exit status than these ends the script."""
    data = data.encode() if isinstance(data, str) else data
    ended = subprocess.run([*PROGRAM, *arguments], input=data, capture_output=True, cwd=SCRATCH)
    if ended.returncode not in statuses:
        sys.exit(f"exit status {ended.returncode}: {arguments}: {ended.stderr[-500:]}")
    return ended


def output(*arguments, data=b""):
    """What the program prints, as text."""
    return run(*arguments, data=data).stdout.decode()


def generate(games, seed=1):
    """Games that the program of the bench makes up, in the official notation."""
    command = [os.path.join(BUILD, "bench"), "--generate", "--games", str(games), "--seed", str(seed)]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


def unescape(line):
    """The bytes that a line of tricks.txt stands for."""
    return re.sub(rb"\\x([0-9a-f]{2})", lambda found: bytes([int(found[1], 16)]), line)


def read_tricks():
    """The lines of tricks.txt, in which \\xHH stands for a byte."""
    with open(os.path.join(SOURCES, "tests", "scripts", "tricks.txt"), "rb") as file:
        return [line for line in file.read().split(b"\n") if line and not line.startswith(b"#")]


def as_read(text):
    """Return what is read of the bytes of a text: each that is no UTF-8 is one of Windows-1252."""
    return re.sub("[\udc80-\udcff]", lambda byte: bytes([ord(byte[0]) - 0xDC00]).decode("cp1252", "replace"),
                  text.decode("utf-8", "surrogateescape"))
