# SPDX-License-Identifier: BSD-2-Clause
"""Draws game sheets of samples, generated games and hostile records.  On each page, every text is
inside of the page, in a box as wide as the upper limits of src/picture/measure.c allow, and overlaps
no other text and no board; nothing of a record is missing.  Run by tests/scripts/sheet.sh; prints TAP."""

import glob
import html.parser
import os
import re
import shutil
import unicodedata
import xml.etree.ElementTree as ET

from tap import SCRATCH, SHARED, SLOW, SOURCES, generate, plan, read_tricks, report, run

POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
SVG = "{http://www.w3.org/2000/svg}"
GAME = "1.j6 2.c8 3.d6 4.h11 5.b6 6.f10 7.c4 8.d1 9.e6 10.k8 11.d6-i11 12.h11-h4 13.e6-e2 14.f10-f2 15.b6-b1"
ASCENT, DESCENT = 0.95, 0.25  # of a text's size
RING = 18.3  # from a point to the outer edge of a ring, in units of a diagram

# ---- Measuring --------------------------------------------------------------------


def read_widths():
    with open(os.path.join(SOURCES, "src", "picture", "measure.c"), encoding="utf-8") as file:
        source = file.read()
    table = re.search(r"ascii_widths\[\] = \{([^}]*)\}", source)[1]
    wide, other = re.search(r"WIDE = (\d+), OTHER = (\d+)", source).groups()
    return [int(number) for number in re.findall(r"\d+", table)], int(wide), int(other)


WIDTHS, WIDE, OTHER = read_widths()


def width_of(text):
    """The width of a text of size 1."""
    total = 0
    for letter in text:
        if " " <= letter <= "~":
            total += WIDTHS[ord(letter) - 32]
        elif unicodedata.combining(letter) or unicodedata.category(letter) == "Mn":
            total += 0
        elif unicodedata.east_asian_width(letter) in "WF":
            total += WIDE
        else:
            total += OTHER
    return total / 1000


class Page:
    """The boxes of a page: of each text, with its class, and of each board."""

    def __init__(self, svg):
        root = ET.fromstring(svg)
        self.width, self.height = (float(n) for n in root.get("viewBox").split()[2:])
        self.texts, self.boards = [], []
        for group in root.iter(SVG + "g"):
            lines = group.findall(SVG + "line")
            if group.get("class") == "line" and lines:
                self.add_board(lines, float(group.get("stroke-width")) / 1.2 * RING)
            for text in group.findall(SVG + "text"):
                self.add_text(text, group)

    def add_board(self, lines, margin):
        x = [float(line.get(name)) for line in lines for name in ("x1", "x2")]
        y = [float(line.get(name)) for line in lines for name in ("y1", "y2")]
        self.boards.append((min(x) - margin, min(y) - margin, max(x) + margin, max(y) + margin, "board", ""))

    def add_text(self, text, group):
        x, y, size = float(text.get("x")), float(text.get("y")), float(group.get("font-size"))
        wide = width_of(text.text or "") * size
        x -= {"middle": wide / 2, "end": wide}.get(text.get("text-anchor"), 0)
        box = (x, y - ASCENT * size, x + wide, y + DESCENT * size, group.get("class"), text.text or "")
        self.texts.append(box)

    def wrong(self):
        """What overlaps, or is not on the page."""
        found = [
            ("not on the page", box[4:])
            for box in self.texts + self.boards
            if box[0] < 0 or box[1] < 0 or box[2] > self.width or box[3] > self.height
        ]
        boxes = sorted(self.texts + self.boards, key=lambda box: box[1])
        for index, one in enumerate(boxes):
            for other in boxes[index + 1 :]:
                if other[1] >= one[3] - 0.005:
                    break
                # What is around a board may be near it: it is a part of the diagram.
                if {one[4], other[4]} == {"board", "coordinate"}:
                    continue
                if one[0] < other[2] - 0.005 and other[0] < one[2] - 0.005:
                    found.append(("overlap", one[4:], other[4:]))
        return found

    def words(self, *classes):
        return "".join(text[5] for text in self.texts if text[4] in classes).replace(" ", "")


def draw(*arguments, data=b""):
    """The pages of the records in data, by record."""
    folder = os.path.join(SCRATCH, "pages")
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    run("draw", "--sheet", "-o", "pages/%r-%t.svg", *arguments, data=data)
    records = {}
    for name in os.listdir(folder):
        record, page = (int(number) for number in name[:-4].split("-"))
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            records.setdefault(record, {})[page] = file.read()
    return records


def look(wrong, *arguments, data=b""):
    """Draw records, look at every page, and return the pages by record."""
    records = draw(*arguments, data=data)
    read = {}
    for record, pages in sorted(records.items()):
        if sorted(pages) != list(range(1, len(pages) + 1)):
            wrong.append((arguments, record, "pages", sorted(pages)))
        read[record] = [Page(pages[number]) for number in sorted(pages)]
        for number, page in enumerate(read[record]):
            wrong += [(arguments, record, number + 1, *what) for what in page.wrong()]
            if f"page{number + 1}of{len(pages)}" not in page.words("comment"):
                wrong.append((arguments, record, number + 1, "has no number"))
    return read


# ---- Records ------------------------------------------------------------------------


def quote(text):
    """A text as the value of a tag or a comment."""
    escaped = (f"\\x{ord(c):02x}" if c in '"\\{}' or ord(c) < 32 else c for c in text)
    return "".join(escaped)


def record(white="Ann", black="Bo", comment="", tags="", moves=GAME, result="*"):
    note = "{" + quote(comment) + "}" if comment else ""
    names = f'[White "{quote(white)}"]\n[Black "{quote(black)}"]\n'
    return f"{names}{tags}\n{moves} {note}\n{result}\n\n".encode()


def test_samples():
    wrong, count = [], 0
    folders = ["samples/*.*", "samples/broken/*", "samples/repair/*"]
    if SHARED:
        folders += [SHARED + "/records/*/*.sgf", SHARED + "/records/*/*.log*"]
    for pattern in folders:
        for name in sorted(glob.glob(os.path.join(SOURCES, pattern))):
            if not name.endswith((".md", ".sh", ".json")):
                count += len(look(wrong, name))
    report(f"samples: {count} sheets", wrong + ([] if count > 100 else ["too few"]))


def test_generated():
    wrong = []
    games = generate(20 if SLOW else 60)
    count = 0
    for options in ([], ["--paper=letter"], ["--turns=1-999"], ["--every=3"], ["--every=7", "--rows", "--bottom=black"]):
        count += len(look(wrong, *options, "-", data=games))
    report(f"generated games: {count} sheets", wrong + ([] if count >= 100 else ["too few"]))


TEXTS = {
    "blanks": "a bc  def \t ghij " * 300,
    "no blanks": "x" * 30000,
    "wide": "白石先生和黑石先生，在林家村下棋。" * 400,
    "mixed": "Ringby 白石 (三段) vs. 黒田, " * 300,
    "combining": "e\u0301" * 4000 + "\u0301" * 9000,
    "hebrew": "שלום עולם " * 300,
    "control": "\x1b[31m\x07" * 1500,
    "markup": "</script><b>&amp;'\"]]>" * 500,
    "emoji": "😀👍🏽" * 1500,
    "widest": "WWWW @@@@ " * 800,
    "narrow": "iiii llll '''' " * 800,
}


def visible(text):
    """A text as the pages show it, without blanks."""
    shown = "".join(f"\\x{ord(c):02x}" if ord(c) < 32 and c not in "\t\n" else c for c in text)
    return re.sub(r"\s", "", shown)


def test_texts():
    for name, text in TEXTS.items():
        wrong = []
        pages = look(wrong, "-", data=record(comment=text))
        if visible(text) not in "".join(page.words("comment") for page in strip_edges(pages[1])):
            wrong.append("the comment is not complete")
        pages = look(wrong, "-", data=record(white=text[:5000], black=text[:900]))
        if visible(text[:5000]) + visible(text[:900]) not in "".join(page.words("title") for page in pages[1]):
            wrong.append("the names are not complete")
        pages = look(wrong, "-", data=record(tags="".join(f'[T{i} "{quote(text[:400])}"]\n' for i in range(200))))
        shown = "".join(page.words("caption") for page in pages[1])
        if any(f"T{i}:{visible(text[:400])}" not in shown for i in range(200)):
            wrong.append("the tags are not complete")
        report(f"long texts: {name}", wrong)


def strip_edges(pages):
    """Pages without their running heads and numbers."""
    for page in pages:
        page.texts = [box for box in page.texts if 40 < box[1] and box[3] < page.height - 40]
    return pages


def test_tricks():
    wrong = []
    data = b"".join(
        b'[White "%s"]\n[Black "B"]\n[Event "%s"]\n[Note "%s"]\n\n1.e3 {%s} 2.e8 *\n\n' % ((text,) * 4)
        for text in (re.sub(rb'[{}"]|\\(?!x)', b"", line) for line in read_tricks())
    )
    pages = look(wrong, "-", data=data)
    report(f"texts that deceive: {len(pages)} sheets", wrong + ([] if len(pages) > 90 else [len(pages)]))


def test_games():
    wrong = []
    for moves in ("", "1.e5", "1.e5 2.e5", "1.e3 {}"):
        look(wrong, "-", data=record(moves=moves))
    marks = " ".join(turn + "!?" * 30 for turn in GAME.split())
    look(wrong, "-", data=record(moves=marks))
    comments = " ".join(turn + f" {{comment on {turn}}}" for turn in GAME.split())
    pages = look(wrong, "-", data=record(moves=comments, tags='[Termination "resign"]\n', result="1-0"))
    turns = "".join(page.words("prose") for page in pages[1])
    if GAME.replace(" ", "") + "1-0" not in turns:
        wrong.append(("not all turns", turns))
    report("empty, short and annotated games", wrong)


def test_huge():
    wrong = []
    pages = draw("-", data=record(comment="word " * 700000)).get(1, {})
    if not 300 < len(pages) < 2000:
        wrong.append(("pages", len(pages)))
    for number in (1, 2, len(pages) // 2, len(pages)):
        wrong += Page(pages[number]).wrong() if number in pages else ["no page"]
    report(f"a comment of 3.5 MB: {len(pages)} pages", wrong)


# ---- HTML ---------------------------------------------------------------------------


class Reader(html.parser.HTMLParser):
    """Elements that are closed as they were opened, and their text."""

    def __init__(self, wrong):
        super().__init__()
        self.open, self.text, self.policy, self.wrong = [], [], "", wrong

    def handle_starttag(self, tag, attrs):
        names = dict(attrs)
        if tag in ("script", "object", "iframe", "img", "link", "base") or "style" in names:
            self.wrong.append(("not allowed", tag, attrs))
        if any(name.startswith("on") or name in ("href", "src") for name in names):
            self.wrong.append(("not allowed", tag, attrs))
        if names.get("http-equiv") == "Content-Security-Policy":
            self.policy = names["content"]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(("not open", tag))

    def handle_data(self, data):
        if self.open and self.open[-1] not in ("style", "title", "desc"):
            self.text.append(data)


def test_html():
    wrong = []
    texts = [text[:3000] for text in TEXTS.values()]
    data = b"".join(record(white=text, comment=text, tags=f'[Tag "{quote(text)}"]\n') for text in texts)
    first, second = (
        run("draw", "--sheet", "--format=html", f"-j{jobs}", "-", data=data).stdout for jobs in (1, 2)
    )
    if first != second:
        wrong.append("-j2 writes something else")
    reader = Reader(wrong)
    reader.feed(first.decode())
    shown = re.sub(r"\s", "", "".join(reader.text))
    wrong += [("not complete", text[:20]) for text in texts if shown.count(visible(text)) < 3]
    if reader.policy != POLICY:
        wrong.append(("policy", reader.policy))
    if reader.open:
        wrong.append(("open at the end", reader.open))
    report("HTML is complete, well formed and loads nothing", wrong)


def main():
    test_samples()
    test_generated()
    test_texts()
    test_tricks()
    test_games()
    test_huge()
    test_html()
    plan()


main()
