# SPDX-License-Identifier: BSD-2-Clause
"""Reads pages to play through games: what they hold of every record, how large they are, and that
nothing in a record is markup.  Run by tests/scripts/page.sh; prints TAP."""

import base64
import glob
import hashlib
import html.parser
import json
import os
import re

from board import point_of, read_board, write_board
from tap import MARKUP, SCRATCH, SHARED, SLOW, SOURCES, as_read, output, plan, read_tricks, report, run, unescape

# What a record may take in a page, most of it for its last position in words, besides 3/4 of its JSON.
BESIDES = 500


class Page(html.parser.HTMLParser):
    """A page as a browser reads it: its tags, and its texts and their attributes."""

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.tags, self.records, self.held, self.texts = [], [], {}, {}
        self.policy, self.now = "", None
        self.feed(page.decode())
        self.close()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append((tag, sorted(attributes)))
        if tag == "pre":
            self.records.append([attributes, ""])
        if attributes.get("http-equiv") == "Content-Security-Policy":
            self.policy = attributes["content"]
        self.now = attributes.get("id") or tag

    def handle_endtag(self, tag):
        self.now = None

    def handle_data(self, data):
        if self.now == "pre":
            self.records[-1][1] += data
        elif self.now:
            self.texts[self.now] = self.texts.get(self.now, "") + data


def pieces_of(page):
    """What the page takes for each record, in bytes."""
    found = re.findall(rb"(?:<svg [^>]*><use href=\"#o\"/>|<p>[^<]*<pre).*?</pre>\n", page, re.DOTALL)
    return [len(piece) for piece in found]


# ---- Playing through ---------------------------------------------------------


def play(pieces, action, side):
    text, _, changed = action.partition(":")
    ends, changed = ([point_of(name) for name in re.findall(r"[a-k]\d+", part)] for part in (text, changed))
    if text[0] == "x":
        for point in changed or ends:
            del pieces[point]
    elif text == "steal":
        pieces[changed[0]] = side.upper()
    elif ends:
        pieces[ends[0]] = side if len(ends) == 2 else side.upper()
        if len(ends) == 2:
            pieces[ends[1]] = side.upper()
        for point in changed:
            pieces[point] = "b" if pieces[point] == "w" else "w"


def lines_of(attributes, text, usual):
    """The position lines of a record, by the numbers of its turns."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text.partition("\n\n")[0], re.MULTILINE))
    usual = usual.replace("standard", tags.get("Variant", "standard"))
    start = tags.get("Position", usual)
    board, _, due, removed, first, *rules = start.split(" ")
    pieces, rest = read_board(board), f"~ {due} {removed} # {' '.join(rules)}"
    lines = {0: start}
    turns = attributes.get("data-turns")
    for turn, text in enumerate(turns.split(",") if turns else [], int(first)):
        actions, _, changed = text.partition("=")
        side, actions = actions[0], actions[1:]
        for action in actions.split(" "):
            play(pieces, action, side)
        rest = changed or rest
        lines[turn] = f"{write_board(pieces)} " + rest.replace("~", "w" if side == "b" else "b").replace("#", str(turn + 1))
    return lines


def test_positions(name, files):
    """Every position of every record is that of show, but for an incomplete last turn."""
    wrong, shown, compared = [], {}, 0
    page = Page(run("replay", *files).stdout)
    usual = json.loads(page.texts["data"])["usual"]
    ends = output("show", "--format=position", *files).split("\n")
    for number, (attributes, text) in enumerate(page.records):
        lines = lines_of(attributes, text, usual)
        last = max(lines)
        for turn, line in lines.items():
            if turn not in shown:
                shown[turn] = output("show", "--format=position", f"--turn={turn}", *files).split("\n")
            expected = shown[turn][number] or (ends[number] if turn == last else "")
            compared += 1
            if line != expected:
                wrong.append((number + 1, turn, line, expected))
    if not compared:
        wrong.append("nothing was compared")
    report(f"{name}: the positions after {compared} turns are those of show", wrong)


def test_records(name, files):
    """The texts are those of convert, and no record takes much more than 3/4 of its JSON."""
    wrong = []
    page = run("replay", "--where=status==ok", *files).stdout
    texts = [text for _, text in Page(page).records]
    converted = output("convert", "-t", "gipf", "--where=status==ok", *files)
    if "".join(texts) != converted:
        wrong.append("the texts are not those of convert")
    objects = run("convert", "-t", "json", "--where=status==ok", *files).stdout.splitlines(keepends=True)
    pieces = pieces_of(page)
    if len(pieces) != len(objects) or not pieces:
        wrong.append((len(pieces), "records", len(objects)))
    for number, (size, line) in enumerate(zip(pieces, objects)):
        if size > BESIDES + len(line) * 3 // 4:
            wrong.append((number + 1, size, "bytes, but as JSON", len(line)))
    one, two = (len(run("replay", data=b"1.e3 *\n\n" * count).stdout) for count in (1, 2))
    if 2 * one - two >= 38000:
        wrong.append(("the page alone has", 2 * one - two))
    share = 100 * sum(pieces) // max(1, sum(map(len, objects)))
    report(f"{name}: {len(pieces)} texts are those of convert, with {share}% of the bytes of JSON", wrong)


# ---- Markup ------------------------------------------------------------------


def escape(text):
    return b"".join(b"\\x%02x" % byte if byte in b'"\\{}' or byte < 32 else bytes([byte]) for byte in text)


def hostile_texts():
    return [text for text in [unescape(line) for line in read_tricks()] + [text.encode() for text in MARKUP] if b"\0" not in text]


def test_hostile():
    texts = hostile_texts()
    form = b'[White "%s"]\n[Black "%s"]\n[Result "*"]\n\n1.e3 {%s} 2.a5 *\n\n'
    page = run("replay", "-f", "gipf", data=b"".join(form % ((escape(text),) * 3) for text in texts)).stdout
    plain = Page(run("replay", data=form % (b"a", b"b", b"c") * len(texts)).stdout)
    read = Page(page)
    wrong = [] if len(texts) >= 200 else [("only", len(texts), "texts")]
    if read.tags != plain.tags:
        wrong.append([tag for tag in read.tags if tag not in plain.tags] or "other tags")
    report(f"{len(texts)} hostile names and comments are no markup", wrong)
    converted = run("convert", "-t", "gipf", "-f", "gipf",
                    data=b"".join(form % ((escape(text),) * 3) for text in texts)).stdout
    found = "".join(text for _, text in read.records)
    report("they are in the page as convert writes them",
           [] if found == converted.decode() else ["the texts differ"])
    again = run("score", "--format=json", "--columns=white,black", "-f", "gipf", data=found.encode()).stdout
    names = [json.loads(line)["white"] for line in again.splitlines()]
    expected = [as_read(text) for text in texts]
    report("and come back from it as they were",
           [pair for pair in zip(names, expected) if pair[0] != pair[1]] or
           ([] if len(names) == len(texts) else [len(names)]))
    unseen = re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]", page.decode())
    report("nothing in the page is unseen or turns the direction of writing", [unseen] if unseen else [])
    wrong = []
    for text in texts:
        if text.startswith(b"-"):
            continue
        titled = Page(run("replay", b"--title=" + text, data=b"1.e3 *\n").stdout)
        if titled.tags != Page(run("replay", data=b"1.e3 *\n").stdout).tags:
            wrong.append(text)
    report("nor is a title", wrong)
    # The text of a fault quotes the record.
    bad = Page(run("replay", "-f", "gipf", data=b"".join(b"1.e3 2.%s *\n\n" % escape(text) for text in texts)).stdout)
    tags = {name for name, _ in bad.tags}
    report("nor what a fault quotes", sorted(tags - {name for name, _ in plain.tags} - {"path"}))


# ---- The page ----------------------------------------------------------------


def test_policy():
    page = Page(run("replay", data=b"1.e3 *\n").stdout)
    wrong = []
    for part, kind in (("style", "style-src"), ("script", "script-src")):
        digest = base64.b64encode(hashlib.sha256(page.texts[part].encode()).digest()).decode()
        if f"{kind} 'sha256-{digest}'" not in page.policy:
            wrong.append((kind, digest, page.policy))
    for part in ("default-src 'none'", "base-uri 'none'", "form-action 'none'"):
        if part not in page.policy:
            wrong.append((part, page.policy))
    for tag, attributes in page.tags:
        wrong += [(tag, name) for name in attributes if name == "style" or name.startswith("on") or name == "src"]
    report("the policy allows the page's own style and script, and nothing else is used", wrong)
    wrong = []
    for theme, rule in (("colour", r":root \{(.*?)\}"), ("dark", r"dark\) \{\s*:root \{(.*?)\}")):
        with open(os.path.join(SOURCES, "src", "page", "replay.css")) as file:
            colours = dict(re.findall(r"--([-a-z]+): (#\w+)", re.search(rule, file.read(), re.DOTALL)[1]))
        with open(os.path.join(SOURCES, "src", "picture", "themes", f"{theme}.theme")) as file:
            expected = dict(re.findall(r"^([-a-z]+) = (#\w+)", file.read(), re.MULTILINE))
        if colours != expected:
            wrong.append((theme, set(colours.items()) ^ set(expected.items())))
    report("its colours are those of the themes", wrong)
    data = json.loads(page.texts["data"])
    (x, y), (across, half) = data["origin"], data["column"]
    place = f"translate({x:g}px, {y - 16 * half:g}px) scale({across:g}, {half:g})"
    piece = f"scale({f'{1 / across:.6f}'[1:]}, {f'{1 / half:g}'[1:]})"
    with open(os.path.join(SOURCES, "src", "page", "replay.css")) as file:
        style = file.read()
    report("its pictures have the geometry of the board",
           [] if style.count(place) == 1 and piece in style else [place, piece])


def test_files():
    wrong = []
    path = os.path.join(SCRATCH, "many.html")
    with open(path, "w") as file:
        file.write("before")
    for arguments in (["-o", path], []):
        ended = run("replay", *arguments, data=b"1.e3 *\n\n" * 2001, statuses=(2,))
        if ended.stdout or b"at most 2000" not in ended.stderr or open(path).read() != "before":
            wrong.append((arguments, ended.stdout[:40], ended.stderr))
    ended = run("replay", data=b"1.e3 *\n\n" * 2000, statuses=(0,))
    if ended.stdout.count(b"<pre") != 2000 or ended.stderr:
        wrong.append((ended.stdout.count(b"<pre"), ended.stderr))
    if sorted(os.listdir(SCRATCH)) != ["many.html"]:
        wrong.append(os.listdir(SCRATCH))
    report("a page has 2,000 records, and with more it is not written", wrong)
    pages = set()
    for jobs in (1, 2, 7):
        arguments = ["replay", f"-j{jobs}", "--title=A", os.path.join(SOURCES, "samples")]
        ended = run(*arguments)
        pages.add((ended.stdout, ended.stderr, ended.returncode))
        os.remove(path)
        run(*arguments, "-o", path)
        pages.add((open(path, "rb").read(), ended.stderr, ended.returncode))
    report("it is the same for -j 1, 2 and 7, and in a file", [] if len(pages) == 1 else ["pages differ"])


def main():
    samples = sorted(name for name in glob.glob(os.path.join(SOURCES, "samples", "*.*")) if not name.endswith(".md"))
    sets = [("samples", samples), ("samples/broken", sorted(glob.glob(os.path.join(SOURCES, "samples", "broken", "*"))))]
    if SHARED and not SLOW:
        for name in ("iit-delhi", "boardspace", "bga", "typst", "vying", "yinshml", "yinsh-points"):
            sets.append((name, sorted(glob.glob(os.path.join(SHARED, "records", name, "*")))))
    for name, files in sets:
        test_positions(name, files)
        test_records(name, files)
    test_hostile()
    test_policy()
    test_files()
    plan()


main()
