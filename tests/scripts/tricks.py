# SPDX-License-Identifier: BSD-2-Clause
"""Puts each text of tests/scripts/tricks.txt wherever a record, a file or a command line can hold one,
and looks at everything that the program makes of it.  Run by tests/scripts/tricks.sh; prints TAP."""

import csv
import io
import json
import os
import re
import tarfile

import tap
from tap import plan, report, unescape

SCRATCH = os.fsencode(tap.SCRATCH)
FORMULA = "=+-@\uff1d\uff0b\uff0d\uff20"
# Controls, what turns the direction of writing, and what does not show.
UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
)
CONTROLS = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]")


class Run:
    """A run of the program.  What it prints on standard error is always for people."""

    def __init__(self, wrong, *arguments, data=b""):
        shown = [word if isinstance(word, bytes) else word.encode() for word in arguments]
        ended = tap.run(*shown, data=data, statuses=(0, 1, 2))
        self.name, self.wrong = b" ".join(shown)[:80], wrong
        self.out, self.err, self.status = ended.stdout, ended.stderr, ended.returncode
        self.show(self.err)

    def show(self, shown, tab=False):
        """Look at what is meant for people: whether it is plain text."""
        try:
            text = shown.decode()
        except UnicodeDecodeError as error:
            self.wrong.append((self.name, "is no UTF-8", shown[error.start - 20 : error.end + 20]))
            return
        for found in UNSEEN.finditer(text):
            if found[0] != "\n" and not (tab and found[0] == "\t"):
                at = found.start()
                self.wrong.append((self.name, "shows", text[max(at - 20, 0) : at + 20]))
                return

    def show_rows(self, form, columns=None):
        """Look at a table, which is one in its format."""
        rows = []
        if form == "json":
            # It is for programs, but it may be looked at as well.
            self.show(self.out)
            rows = [list(json.loads(line).values()) for line in self.out.splitlines()]
        elif form == "csv":
            self.show(self.out)
            rows = list(csv.reader(io.StringIO(self.out.decode(), newline=""), strict=True))
            for cell in (cell for row in rows for cell in row):
                number = re.fullmatch(r"[-+](\d+\.?\d*|\.\d+)", cell, re.ASCII)
                if len(cell) > 1 and cell[0] in FORMULA and not number:
                    self.wrong.append((self.name, "formula", cell))
        else:
            self.show(self.out, tab=form == "tsv")
            lines = self.out.decode("utf-8", "replace").split("\n")[:-1]
            rows = [line.split("\t") for line in lines]
        width = columns or (len(rows[0]) if rows and form != "table" else None)
        if width is not None and form != "table":
            self.wrong += [(self.name, "columns", row) for row in rows if len(row) != width][:3]
        return rows


def escape(text):
    """A text in the official notation, which can hold any byte."""
    return b"".join(
        bytes([byte]) if 32 <= byte < 127 and byte not in b'"\\}' else b"\\x%02x" % byte
        for byte in text
    )


def record(text, name=escape):
    """A record of two turns in the official notation, full of a text."""
    return (
        b'[White "%s"]\n[Black "%s"]\n[Event "%s"]\n[Result "*"]\n\n1.e3 {%s} 2.a5 *\n\n'
        % ((name(text),) * 3 + (name(text),))
    )


def as_json(text):
    """What is read of a text: each byte that is no UTF-8 is one of Windows-1252."""
    return tap.as_read(text)


def put(name, data):
    with open(os.path.join(SCRATCH, os.fsencode(name)), "wb") as file:
        file.write(data)


FORMATS = ["tsv", "csv", "json", "table"]
PEOPLE = [
    ["check", "-v"], ["check", "-v", "--color"], ["show", "--ascii"], ["show"],
    ["show", "--format=position"], ["show", "--turn=1"], ["history"], ["history", "--format=table"],
]


def look_at(wrong, name, keep):
    """Everything that a file of records is made into."""
    for command in PEOPLE:
        run = Run([] if "--color" in command else wrong, *command, name)
        out = run.out
        if "--color" in command:
            # The colours are the program's own.
            run.wrong = wrong
            out = re.sub(rb"\x1b\[[0-9;]*m", b"", out)
            run.show(re.sub(rb"\x1b\[[0-9;]*m", b"", run.err))
        run.show(out)
    Run(wrong, "history", "--format=tsv", name).show_rows("tsv")
    for command in (["unique", "-v", "--prefix"], ["diff", "--all", "--no-boards"]):
        run = Run(wrong, *command, name, name)
        run.show(run.out if command[0] == "diff" else run.err)
    for form in FORMATS:
        Run(wrong, "unique", "--list", f"--format={form}", name, name).show_rows(form, 7)
        Run(wrong, "diff", "--all", f"--format={form}", name, name).show_rows(form, 12)
        columns = "file,white,black,event,tag:White,winner"
        Run(wrong, "score", f"--columns={columns}", f"--format={form}", name).show_rows(form, 6)
        Run(wrong, "events", f"--columns={columns},comment", f"--format={form}", name).show_rows(form, 7)
        for sums in ["summary", "standings", "crosstable", "elo"]:
            Run(wrong, "score", f"--{sums}", f"--format={form}", name).show_rows(form)
    partial = Run(wrong, "score", "--partial", name)
    partial.show(partial.out, tab=True)
    for notation in keep:
        written = Run(wrong, "convert", "--keep-going", "-t", notation, name)
        found = CONTROLS.search(written.out)
        if found:
            wrong.append((written.name, "writes", written.out[found.start() - 20 :][:60]))


def names_in(wrong, data, *options):
    """The names of White and Black and the event in records, by way of the program's JSON."""
    columns = "--columns=white,black,event"
    run = Run(wrong, "score", "--format=json", columns, *options, "-", data=data)
    return [list(json.loads(line).values()) for line in run.out.splitlines()]


def test_texts(tricks, notations):
    """Texts that are rightly escaped: all is read, and comes back."""
    wrong = []
    whole = [text for text in tricks if b"\0" not in text]
    data = b"".join(record(text) for text in whole)
    put("texts.yin", data)
    rows = names_in(wrong, data)
    for text, row in zip(whole, rows):
        if row != [as_json(text)] * 3:
            wrong.append((as_json(text), "is read as", row))
    if len(rows) != len(whole):
        wrong.append((len(whole), "records, but rows", len(rows)))
    report("each text is read as it is", wrong)
    wrong = []
    look_at(wrong, "texts.yin", notations)
    report("nothing that shows them is deceived", wrong)
    for notation in notations:
        wrong = []
        written = Run(wrong, "convert", "-t", notation, "texts.yin")
        first = Run(wrong, "convert", "-t", notation, "-", data=record(b"Marker"))
        back = names_in(wrong, written.out, "-f", notation)
        if len(back) != len(whole) and first.status == 0:
            wrong.append((len(whole), "records, but", len(back), "come back"))
        keeps = [name == "Marker" for name in names_in(wrong, first.out, "-f", notation)[0]]
        for text, row in zip(whole, back):
            plain = not UNSEEN.search(as_json(text)) and b"\xff" not in text
            plain = plain and "\ufffd" not in as_json(text)
            exact = notation in ("gipf", "gipf-short", "json")
            for kept, name in zip(keeps, row):
                if kept and (exact or plain) and name != as_json(text):
                    wrong.append((as_json(text), "comes back as", name))
        report(f"they go to {notation} and back", wrong)
    # Byte by byte, comments too, if there is an escape for each.
    wrong = []
    other = [record(b"a").replace(b"{a}", b"{%s}" % escape(text)) for text in tricks]
    put("comments.yin", b"".join(other))
    for notation in ["gipf", "gipf-short"]:
        written = Run(wrong, "convert", "-t", notation, "comments.yin")
        again = Run(wrong, "convert", "-t", notation, "-", data=written.out)
        first = re.findall(rb"\{([^}]*)\}", written.out)
        if again.out != written.out:
            wrong.append((notation, "is another one when it is written again"))
        for text, comment in zip(tricks, first):
            value = re.sub(rb"\\(\\|x[0-9a-f]{2})", lambda found: b"\\" if found[1] == b"\\"
                           else bytes([int(found[1][1:], 16)]), comment)
            if value != tap.as_read(text).encode():
                wrong.append((text, "is the comment", comment))
        if len(first) != len(tricks):
            wrong.append((len(first), "comments"))
    report("comments come back as they are read", wrong)


def test_raw(tricks, notations):
    """Texts as they are, in the place of a name that a notation has written."""
    template = record(b"Marker")
    for notation in notations:
        wrong = []
        written = Run(wrong, "convert", "-t", notation, "-", data=template).out
        raw = [written.replace(b"Marker", text) for text in tricks]
        quoted = [
            written.replace(b"Marker", json.dumps(as_json(text))[1:-1].encode()) for text in tricks
        ]
        put("raw." + notation, b"".join(raw))
        look_at(wrong, "raw." + notation, notations if notation in ("gipf", "json") else ["gipf"])
        # One at a time, too: one may take what follows with it.
        for number, text in enumerate(raw + (quoted if b'":' in written else [])):
            options = ["-f", notation] if number % 2 else []
            run = Run(wrong, "score", "--columns=white,black,event", *options, "-", data=text)
            run.show_rows("tsv", 3)
        report(f"they stand in {notation} as they are", wrong)


def tree(folder):
    found = []
    for place, folders, files in os.walk(folder):
        found += [os.path.join(place, name) for name in folders + files]
    return sorted(found)


def look_at_files(wrong, *operands):
    for command in PEOPLE[:4]:
        if "--color" not in command:
            run = Run(wrong, *command, *operands)
            run.show(run.out)
    for form in FORMATS:
        run = Run(wrong, "score", f"--format={form}", "--columns=file,white", *operands)
        run.show_rows(form, 2)


def test_split(wrong, folder, *operands):
    """Nothing is written but in the folder, and under names that are harmless."""
    before = tree(SCRATCH)
    run = Run(wrong, "convert", "-t", "gipf", "--keep-going", b"--split=" + folder, *operands)
    new = [os.path.relpath(name, SCRATCH) for name in tree(SCRATCH) if name not in before]
    if not new:
        wrong.append((run.name, "wrote nothing"))
    harmless = re.compile(re.escape(folder) + rb"/[0-9]{6}-[-A-Za-z0-9_.]{0,110}")
    wrong += [("written:", name) for name in new if name != folder and not harmless.fullmatch(name)]


def test_names(tricks):
    """Files and members of archives with such names."""
    good, bad = record(b"a"), record(b"a").replace(b"2.a5", b"2.e3")
    os.mkdir(os.path.join(SCRATCH, b"files"))
    names = [text for text in tricks if not re.fullmatch(rb"\.\.?|.*[/\0].*", text, re.DOTALL)]
    for number, text in enumerate(names):
        put(b"files/" + text, good if number % 2 else bad)
    put("list", b"".join(b"files/" + text + b"\0" for text in names) + b"files/none\x1b[31m\0")
    wrong = []
    look_at_files(wrong, "--files0-from=list")
    look_at_files(wrong, "files")
    for text in names:
        if not text.startswith(b"-"):
            run = Run(wrong, "check", "-v", b"files/" + text, b"files/" + text + b"/none")
            run.show(run.out)
    report("names of files", wrong)
    wrong = []
    test_split(wrong, b"split", "--files0-from=list")
    report("--split with names of files", wrong)
    path = os.path.join(SCRATCH, b"names.tar")
    with tarfile.open(path, "w", format=tarfile.GNU_FORMAT) as archive:
        for number, text in enumerate(text for text in tricks if b"\0" not in text):
            member = tarfile.TarInfo(text.decode("utf-8", "surrogateescape"))
            data = good if number % 2 else bad
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    wrong = []
    look_at_files(wrong, "names.tar")
    report("names of members", wrong)
    wrong = []
    test_split(wrong, b"members", "names.tar")
    report("--split with names of members", wrong)


def test_arguments(tricks):
    """What is wrong on a command line is named in the message."""
    wrong = []
    put("game.yin", record(b"a"))
    forms = [
        [b"%s"], [b"check", b"--house=%s"], [b"check", b"-f", b"%s"], [b"score", b"--where=%s"],
        [b"score", b"--columns=%s"], [b"convert", b"-t", b"%s"], [b"moves", b"%s"],
        [b"perft", b"--", b"%s"], [b"check", b"--part=%s"], [b"check", b"--variant=%s"],
        [b"show", b"--turn=%s"], [b"check", b"--max-record=%s"], [b"check", b"--%s"],
        [b"check", b"-%s"], [b"score", b"--where=white=~/%s"], [b"score", b"--where=white==%s"],
        [b"score", b"--alias=%s"], [b"score", b"--where=tag:%s"], [b"check", b"--files-from=%s"],
        [b"score", b"--columns=tag:%s"],
    ]
    words = [text for text in tricks if b"\0" not in text]
    for number, text in enumerate(words):
        for step in range(5):
            form = forms[(number + 4 * step) % len(forms)]
            run = Run(wrong, *(word.replace(b"%s", text) for word in form))
            run.show(run.out, tab=form[0] == b"score")
    report("arguments", wrong)
    wrong = []
    for text in words:
        put("alias", b"A\t" + text + b"\n" + text + b"\tA\n")
        Run(wrong, "score", "--standings", "--alias=alias", "texts.yin").show_rows("tsv")
        put("sums", b"game " + text + b" b 1-0 3-0\t1\n")
        Run(wrong, "score", "--merge", "--standings", "sums").show_rows("tsv")
    report("other names, and sums", wrong)


def main():
    tricks = [unescape(line) for line in tap.read_tricks()]
    wrong = []
    listed = Run(wrong, "notations").out.decode().splitlines()[1:]
    notations = [line.split("\t")[0] for line in listed if line.split("\t")[1:3] == ["yes", "yes"]]
    if len(tricks) < 100 or not notations:
        wrong.append("there is nothing")
    report("there is something to try", wrong)
    test_texts(tricks, notations)
    test_raw(tricks, notations)
    test_names(tricks)
    test_arguments(tricks)
    plan()


main()
