# SPDX-License-Identifier: BSD-2-Clause
"""Reads pictures back: the position from the circles of 500 of them, with a geometry of its own, and
what names and tags do to them that want to break them.  Run by tests/scripts/draw.sh; prints TAP."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as tree

SOURCES, SCRATCH = os.environ["SRCDIR"], os.environ["TMPDIR"]
PROGRAM = os.environ.get("WRAP", "").split() + [os.environ["YINSH"]]
# The rulebook's board: points of the columns A to K, and the number of the lowest one.
POINTS = [4, 7, 8, 9, 10, 9, 10, 9, 8, 7, 4]
LOWEST = [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7]
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

done = 0


def report(name, wrong):
    """A test point, which passes if the list of what is wrong is empty."""
    global done
    done += 1
    print(f"{'not ' if wrong else ''}ok {done} - {name}")
    for line in wrong[:20]:
        print("#", ascii(line))
    sys.stdout.flush()


def run(*arguments, data=b""):
    """What the program prints."""
    ended = subprocess.run([*PROGRAM, *arguments], input=data, capture_output=True, cwd=SCRATCH)
    if ended.returncode not in (0, 1):
        sys.exit(f"exit status {ended.returncode}: {arguments}: {ended.stderr[-500:]}")
    return ended.stdout


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
        count = POINTS["ABCDEFGHIJK".index(letter)]
        low, high = (bottom, top) if y > bottom else (top, bottom)
        places[letter] = [(column, low + (high - low) * i / (count - 1)) for i in range(count)]
    return places


def board_of(picture):
    """The board that a picture shows, as the first field of a position line; None if it is wrong."""
    places = columns_of(picture)
    points = {place: "" for column in places.values() for place in column}
    for part, kind, shape in shapes(picture):
        if part in PIECES and kind == "circle":
            x, y = float(shape.get("cx")), float(shape.get("cy"))
            for place in points:
                if near(place[0], x) and near(place[1], y):
                    points[place] += PIECES[part]
    if len(points) != sum(POINTS) or any(len(piece) > 1 for piece in points.values()):
        return None
    columns = ["".join(points[place] or "." for place in places[letter]) for letter in "ABCDEFGHIJK"]
    return "/".join(columns)


def board_in(line):
    """The board of a position line, with a full stop for each vacant point."""
    return re.sub("[0-9]+", lambda number: "." * int(number[0]), line.split(" ")[0])


def lines_are_straight(picture):
    """Whether every line of the board begins and ends on points."""
    points = [place for column in columns_of(picture).values() for place in column]
    ends = []
    for part, kind, shape in shapes(picture):
        if part == "line":
            ends += [tuple(float(shape.get(name + end)) for name in "xy") for end in "12"]
    return all(any(near(x, a) and near(y, b) for a, b in points) for x, y in ends) and len(ends) == 66


def test_positions():
    games = os.path.join(SCRATCH, "games.yin")
    bench = os.path.join(os.environ["BUILD"], "bench")
    with open(games, "wb") as file:
        subprocess.run([bench, "--generate", "--games", "110", "--seed", "5"], stdout=file, check=True)
    seen, wrong, plain = 0, [], set()
    for turn, options in [
        (7, []),
        (12, ["--bottom=black"]),
        (24, ["--theme=dark"]),
        (33, ["--size=99"]),
        (41, ["--bottom=black"]),
        (50, []),
    ]:
        lines = run("show", "--format=position", f"--turn={turn}", "games.yin").decode().split("\n")
        by_line = draw("--positions=-", *options, data="\n".join(lines).encode())
        by_record = draw(f"--turn={turn}", *options, "games.yin")
        for number, line in enumerate(lines, 1):
            if not line:
                continue
            for picture in by_line[number], by_record[number]:
                if board_of(picture) != board_in(line) or not lines_are_straight(picture):
                    wrong.append((turn, number, line, board_of(picture)))
                plain |= not_plain(picture)
            seen += 1
    report(f"{seen} positions are read back from their pictures", wrong or ([] if seen >= 500 else [seen]))
    report("all elements and attributes are plain ones", sorted(plain))


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
    with open(os.path.join(SOURCES, "tests", "scripts", "tricks.txt"), "rb") as file:
        lines = [line for line in file.read().split(b"\n") if line and not line.startswith(b"#")]
    byte = lambda found: bytes([int(found[1], 16)])
    names = [re.sub(rb"\\x([0-9a-f]{2})", byte, line) for line in lines]
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
test_names()
