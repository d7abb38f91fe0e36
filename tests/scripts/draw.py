# SPDX-License-Identifier: BSD-2-Clause
"""Reads pictures back: the position from the circles of 500 of them, with a geometry of its own, and
what names and tags do to them that want to break them.  Run by tests/scripts/draw.sh; prints TAP."""

import os
import re
import xml.etree.ElementTree as tree

from board import COLUMNS, POINTS, read_board
from tap import SCRATCH, generate, output, plan, read_tricks, report, run, unescape

PIECES = {"white marker": "w", "black marker": "b", "white ring": "W", "black ring": "B"}
# All that a simple program has to know.
PLAIN = {
    "svg": {"width", "height", "viewBox", "role", "font-family"},
    "title": set(),
    "desc": set(),
    "g": {"class", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-dasharray", "font-size"},
    "rect": {"x", "y", "width", "height"},
    "circle": {"cx", "cy", "r"},
    "line": {"x1", "y1", "x2", "y2"},
    "polygon": {"points"},
    "text": {"x", "y", "text-anchor"},
}
# Controls, what turns the direction of writing, and what XML does not allow.
UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]")


def pictures(folder):
    """The pictures in a folder by the number in their names, read and removed."""
    found = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as file:
            found[int(name.split(".")[0])] = file.read()
        os.remove(os.path.join(folder, name))
    return found


def draw(*arguments, data=b""):
    """The pictures that draw makes, by the numbers of records or lines."""
    folder = os.path.join(SCRATCH, "drawn")
    os.makedirs(folder, exist_ok=True)
    run("draw", *arguments, "-o", "drawn/%r.svg", data=data)
    return pictures(folder)


def shapes(picture):
    """Each shape of a picture with the class of its group."""
    for group in tree.fromstring(picture):
        for shape in group:
            yield group.get("class"), shape.tag.split("}")[1], shape


# ---- Positions ---------------------------------------------------------------


def near(a, b):
    return abs(a - b) < 0.03


def columns_of(picture):
    """For each letter, the places of its points from the lowest number up."""
    verticals, letters = {}, {}
    for part, kind, shape in shapes(picture):
        if part == "line" and shape.get("x1") == shape.get("x2"):
            ends = sorted(float(shape.get(name)) for name in ("y1", "y2"))
            verticals[float(shape.get("x1"))] = ends
        elif part == "coordinate" and shape.text in "ABCDEFGHIJK":
            letters[shape.text] = float(shape.get("x")), float(shape.get("y"))
    places = {}
    for letter, (x, y) in letters.items():
        (column,) = [at for at in verticals if near(at, x)]
        top, bottom = verticals[column]
        count = len(COLUMNS["ABCDEFGHIJK".index(letter)])
        low, high = (bottom, top) if y > bottom else (top, bottom)
        places[letter] = [(column, low + (high - low) * i / (count - 1)) for i in range(count)]
    return places


def board_of(picture):
    """The pieces that a picture shows by their points; None if it is wrong."""
    places = columns_of(picture)
    points = {place: "" for letter in sorted(places) for place in places[letter]}
    for part, kind, shape in shapes(picture):
        if part in PIECES and kind == "circle":
            x, y = float(shape.get("cx")), float(shape.get("cy"))
            for place in points:
                if near(place[0], x) and near(place[1], y):
                    points[place] += PIECES[part]
    if len(points) != len(POINTS) or any(len(piece) > 1 for piece in points.values()):
        return None
    return {point: piece for point, piece in zip(POINTS, points.values()) if piece}


def lines_are_straight(picture):
    """Whether every line of the board begins and ends on points."""
    points = [place for column in columns_of(picture).values() for place in column]
    ends = []
    for part, kind, shape in shapes(picture):
        if part == "line":
            ends += [tuple(float(shape.get(name + end)) for name in "xy") for end in "12"]
    return all(any(near(x, a) and near(y, b) for a, b in points) for x, y in ends) and len(ends) == 66


def test_positions():
    with open(os.path.join(SCRATCH, "games.yin"), "wb") as file:
        file.write(generate(110, 5))
    seen, wrong, plain = 0, [], set()
    for turn, options in [
        (7, []),
        (12, ["--bottom=black"]),
        (24, ["--theme=dark"]),
        (33, ["--size=99"]),
        (41, ["--bottom=black"]),
        (50, []),
    ]:
        lines = output("show", "--format=position", f"--turn={turn}", "games.yin").split("\n")
        by_line = draw("--positions=-", *options, data="\n".join(lines).encode())
        by_record = draw(f"--turn={turn}", *options, "games.yin")
        for number, line in enumerate(lines, 1):
            if not line:
                continue
            for picture in by_line[number], by_record[number]:
                if board_of(picture) != read_board(line.split(" ")[0]) or not lines_are_straight(picture):
                    wrong.append((turn, number, line, board_of(picture)))
                plain |= not_plain(picture)
            seen += 1
    report(f"{seen} positions are read back from their pictures", wrong or ([] if seen >= 500 else [seen]))
    report("all elements and attributes are plain ones", sorted(plain))


def test_hits():
    """Draws the positions that a pattern finds, under names made of the file, record and turn."""
    with open(os.path.join(SCRATCH, "other.yin"), "wb") as file:
        file.write(generate(20, 6))
    pattern = ["--hits", "-p", "wf6 ?e5 .g7", "games.yin", "other.yin"]
    rows = [tuple(line.split("\t")[:3]) for line in output("search", *pattern).split("\n")[1:] if line]
    found, folder = output("search", "--columns=position,file,record,turn", *pattern), os.path.join(SCRATCH, "drawn")
    run("draw", "--positions=-", "-o", "drawn/%n.svg", data=found.encode())
    drawn, wrong = {}, []
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as file:
            drawn[tuple(name.removesuffix(".svg").split("_"))] = board_of(file.read())
        os.remove(os.path.join(folder, name))
    for file, turn in {(row[0], row[2]) for row in rows}:
        shown = output("show", "--format=position", f"--turn={turn}", file).split("\n")
        for number, line in enumerate(shown, 1):
            row = (file, str(number), turn)
            if row in rows and drawn.pop(row, None) != read_board(line.split(" ")[0]):
                wrong.append(row)
    report(f"{len(rows)} hits are read back from their pictures", wrong or [*drawn] or ([] if len(rows) >= 100 else [len(rows)]))


def not_plain(picture):
    """The elements and attributes that are not in the list."""
    return {
        (name, key)
        for element in tree.fromstring(picture).iter()
        for name in [element.tag.split("}")[1]]
        for key in [*element.attrib, None]
        if name not in PLAIN or key is not None and key not in PLAIN[name]
    }


# ---- Names -------------------------------------------------------------------


def hostile_names():
    """Names that would like to be something else."""
    names = [unescape(line) for line in read_tricks()]
    names += [b"</svg><script>alert(1)</script>", b"]]>", b"<!--", b"-->", b"&#0;", b"&lt;&amp;&x;", b"<![CDATA["]
    names += [b"</text><g onload='x'>", b'" onload="x', b"'><image href=x>", b"%s%n%99d", b"${x}", b"\\x1b[31m"]
    names += [b"a%cb" % code for code in [*range(1, 32), *range(127, 160), 0xC0, 0xFE, 0xFF]]
    names += [chr(code).encode() * 3 for code in [*range(0x80, 0xA0), 0x200E, 0x202E, 0x2066, 0xFEFF, 0xFFFE, 0xFFFF]]
    names += [b"\xed\xa0\x80\xed\xb0\x80", b"\xf4\x90\x80\x80", b"\xc0\xbc", "\U0001fffe\U0010ffff".encode()]
    names += [b"\xe2\x80" * 50, "\u0301".encode() * 5000, "\u767d\u77f3".encode() * 300, b"W" * 1000000, b"\xff" * 300000]
    return [name.replace(b"\n", b" ").replace(b"\0", b" ") for name in names]


def check_names(picture):
    """What is wrong with a picture with two names."""
    text = picture.decode("utf-8")
    if UNSEEN.search(text):
        yield "what must not be seen"
    root = tree.fromstring(picture)
    if not_plain(picture):
        yield not_plain(picture)
    if len(root) != len(re.findall("<(?:g|title|desc)[ >]", text)):
        yield "other elements"
    if len(picture) > 60000:
        yield len(picture)


def test_names():
    records = []
    for name in hostile_names():
        quoted = name.replace(b"\\", b"\\\\").replace(b'"', b'\\"')
        records.append(b'[White "%s"]\n[Black "%s"]\n\n{%s} 1.e3 2.b2 *\n' % (quoted, quoted[:99], quoted[:9]))
    wrong, drawn = [], 0
    for number, picture in sorted(draw("-f", "gipf", "--max-faults=0", "--tolerant", "-", data=b"\n".join(records)).items()):
        drawn += 1
        try:
            wrong += [(number, why) for why in check_names(picture)]
        except (tree.ParseError, UnicodeError) as error:
            wrong.append((number, str(error), picture[:300]))
    report(f"{drawn} names stay names", wrong or ([] if drawn >= 200 else [drawn]))


test_positions()
test_hits()
test_names()
plan()
