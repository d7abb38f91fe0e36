# SPDX-License-Identifier: BSD-2-Clause
"""Compares what `yinsh search` finds with a second implementation, for random patterns.  It reads the
positions after every action from `yinsh convert -t json --actions`, and has a geometry of its own.
Run by tests/scripts/search.sh; prints TAP."""

import json
import os
import random
import shutil
import subprocess
import tarfile
import zipfile

from board import COLUMNS, EMPTY, INDEX, POINTS, SYMMETRIES, image, name_of, read_board
from tap import BUILD, SCRATCH, SHARED, SLOW, SOURCES, output, plan, report, run

SEARCHES = int(os.environ.get("SEARCHES", "15" if SLOW else "150"))
SWAPPED = str.maketrans("WBwb", "BWbw")
HEAD = "file record turn symmetry swapped across up next result".split()

# ---- Games ---------------------------------------------------------------------------------


def collect():
    """Copy the samples, the shared records and made-up games, some of them bad, to the folder in."""
    folder = os.path.join(SCRATCH, "in")
    os.mkdir(folder)
    shared = os.path.join(SHARED or os.path.join(SOURCES, "no"), "records")
    for top in ("samples", "samples/broken", shared):
        for path, _, names in os.walk(os.path.join(SOURCES, top)):
            for name in names if top == shared or path.endswith(top) else []:
                if not name.endswith((".sh", ".tsv", ".theme", ".json.schema")):
                    part = os.path.basename(path)
                    shutil.copy(os.path.join(path, name), os.path.join(folder, f"{part}-{name}"))
    generated = os.path.join(SCRATCH, "made")
    tool = [os.path.join(BUILD, "tool_archive"), "--files", "10" if SLOW else "60", "--bad", "20"]
    subprocess.run([*tool, "--form", "folder", generated], check=True, stdout=subprocess.DEVNULL)
    for path, _, names in os.walk(generated):
        for name in names:
            if name.endswith(".sgf"):
                shutil.move(os.path.join(path, name), os.path.join(folder, f"made-{name}"))


class Game:
    """A good record: the positions at its start and after each turn, as (number, text of the position)
    and what was played next."""

    def __init__(self, file, record, text):
        found = json.loads(text)
        start = found.get("start") or EMPTY + found["variant"]
        self.file, self.record, self.result = file, record, found["result"]
        self.turns = [[0, start, ""]]
        for action in found["actions"]:
            kind, number = action["kind"], action["turn"]
            points = "-".join(action[name] for name in ("from", "to", "ring") if name in action)
            word = kind if kind in ("pass", "steal") else points
            word = ("x" if kind in ("row", "ring") else "") + word
            if self.turns[-1][0] == number:
                self.turns[-1][1] = action["position"]
                self.turns[-2][2] += " " + word
            else:
                self.turns[-1][2] = word
                self.turns.append([number, action["position"], ""])


def read_games(*names):
    """The good records of files, with their numbers."""
    listed = output("score", "--no-head", "--columns=file,record,status", *names).splitlines()
    good = [line.split("\t")[:2] for line in listed if line.endswith("\tok")]
    texts = output("convert", "-t", "json", "--actions", *names).splitlines()
    if len(good) != len(texts):
        sys.exit(f"{len(good)} good records, but {len(texts)} were converted")
    return [Game(file, int(record), text) for (file, record), text in zip(good, texts)]


# ---- Positions -----------------------------------------------------------------------------


def cells(board):
    """The signs of a board in the order of POINTS; a full stop is vacant."""
    pieces = read_board(board)
    return [pieces.get(point, ".") for point in POINTS]


class Positions:
    """All positions of games; a set of them is a number with a bit for each."""

    def __init__(self, games):
        self.games = games
        self.all = [(game, at) for game in games for at in range(len(game.turns))]
        self.lines = [game.turns[at][1] for game, at in self.all]
        self.full = (1 << len(self.lines)) - 1
        bits = [[dict() for _ in POINTS] for _ in range(3)]
        sides = []
        for number, line in enumerate(self.lines):
            board, side = line.split(" ")[:2]
            sides.append(side)
            for point, cell in enumerate(cells(board)):
                for at in (bits[0], bits[1] if side == "w" else bits[2] if side == "b" else None):
                    if at is not None:
                        at[point].setdefault(cell, bytearray(len(self.lines) // 8 + 1))[number // 8] |= 1 << number % 8
        self.bits = [
            [{cell: int.from_bytes(found, "little") for cell, found in at.items()} for at in one] for one in bits
        ]

    def having(self, point, sign, side=0):
        """Those with one of these cells on a point."""
        return self.bits[side][point].get(sign, 0)

    def allowed(self, point, sign):
        """Those that a sign allows on a point."""
        if sign in "MTmt":
            white = {"M": "W", "T": "B", "m": "w", "t": "b"}[sign]
            return self.having(point, white, 1) | self.having(point, white.translate(SWAPPED), 2)
        cells_of = {"O": "WB", "o": "wb", "*": "WBwb"}.get(sign, sign)
        found = 0
        for cell in cells_of:
            found |= self.having(point, cell)
        return found

    def with_fields(self, fields, swapped):
        """Those with the fields that a pattern asks for."""
        found = 0
        for number, line in enumerate(self.lines):
            has = (line.split(" ")[1:] + [""])[:6]
            if swapped:
                has[0] = {"w": "b", "b": "w"}.get(has[0], has[0])
                has[2] = has[2][::-1]
            if all(field in ("?", value) for field, value in zip(fields, has)):
                found |= 1 << number
        return found


# ---- Matching ------------------------------------------------------------------------------


def placements(pattern, options):
    """Each way in which a pattern is looked for, in their order, with the signs on the points."""
    reach = range(-10, 11) if options["shift"] else (0,)
    for swapped in (False, True)[: 1 + options["swap"]]:
        signs = [(point, sign.translate(SWAPPED) if swapped else sign) for point, sign in pattern if sign != "?"]
        for symmetry in range(12 if options["all"] else 1):
            images = [(image(symmetry, point), sign) for point, sign in signs]
            for across in reach:
                for up in reach:
                    placed = [(INDEX.get((x + across, y + up)), sign) for (x, y), sign in images]
                    if all(point is not None for point, _ in placed):
                        yield swapped, symmetry, across, up, placed


def find(positions, pattern, fields, options):
    """The rows of the table of hits."""
    found, ways = 0, {}
    fitting = {swapped: positions.with_fields(fields, swapped) for swapped in (False, True)}
    for swapped, symmetry, across, up, placed in placements(pattern, options):
        left = fitting[swapped] & ~found
        for point, sign in placed:
            left &= positions.allowed(point, sign)
            if not left:
                break
        found |= left
        while left:
            bit = left & -left
            ways[bit.bit_length() - 1] = swapped, symmetry, across, up
            left ^= bit
    rows = []
    for number in sorted(ways):
        game, at = positions.all[number]
        swapped, symmetry, across, up = ways[number]
        way = [SYMMETRIES[symmetry], "yes" if swapped else "no", across, up]
        turn, _, following = game.turns[at]
        rows.append([str(value) for value in (game.file, game.record, turn, *way, following, game.result)])
    return rows


# ---- Patterns ------------------------------------------------------------------------------


def choose_signs(chance, positions):
    """Signs near each other, most of which fit one of the positions."""
    line = chance.choice(positions.lines)
    board, side = cells(line.split(" ")[0]), line.split(" ")[1]
    own = {"w": {"W": "M", "B": "T", "w": "m", "b": "t"}, "b": {"W": "T", "B": "M", "w": "t", "b": "m"}}
    signs, at = {}, chance.choice(POINTS)
    wanted = chance.choice((1, 2, 3, 3, 4, 5, 6, 8, 12))
    for _ in range(400):
        if len(signs) == wanted:
            break
        point = at[0] + chance.randint(-2, 2), at[1] + chance.randint(-2, 2)
        if point not in INDEX or point in signs:
            continue
        cell = board[INDEX[point]]
        if cell == "." and chance.random() < 0.6:
            at = chance.choice(POINTS) if chance.random() < 0.1 else at
            continue
        kinds = [cell] if cell == "." else [cell, cell, "*", "O" if cell in "WB" else "o"]
        if cell in own.get(side, {}):
            kinds += [own[side][cell]] * 2
        signs[point] = chance.choice("WBwbMTmtOo*.?") if chance.random() < 0.08 else chance.choice(kinds)
        at = point
    return signs, line


def choose_fields(chance, line):
    """Fields, most of which are those of a position."""
    fields = (line.split(" ")[1:] + ["?"])[:6]
    return [field if chance.random() < 0.3 else "?" for field in fields]


def written(chance, signs, fields):
    """A pattern in one of the ways to write it; without fields also as a list."""
    if all(field == "?" for field in fields) and chance.random() < 0.6:
        listed = [sign + name_of(point) for point, sign in signs.items()]
        return " ".join(listed) or "?f6"
    columns = []
    for points in COLUMNS:
        column, run_length = "", 0
        for point in points:
            sign = signs.get(point, "?")
            if sign == "?" and chance.random() < 0.9:
                run_length += 1
                continue
            column += (str(run_length) if run_length else "") + sign
            run_length = 0
        columns.append(column + (str(run_length) if run_length else ""))
    text = list(fields)
    while text and text[-1] == "?" and chance.random() < 0.8:
        text.pop()
    return " ".join(["/".join(columns), *text])


def choose(chance, positions):
    """A pattern with the options of a search."""
    signs, line = choose_signs(chance, positions)
    options = {"all": chance.random() < 0.8, "swap": chance.random() < 0.3, "shift": chance.random() < 0.3}
    fields = choose_fields(chance, line) if chance.random() < 0.3 else ["?"] * 6
    if options["swap"]:
        fields[3] = "?"
    arguments = ["--position", written(chance, signs, fields)]
    arguments += [] if options["all"] else ["--symmetry=none"]
    arguments += ["--swap-sides"] * options["swap"] + ["--shift"] * options["shift"]
    return list(signs.items()), fields, options, arguments


# ---- Comparing -----------------------------------------------------------------------------


def differences(expected, found):
    """The first row that differs, if any."""
    if expected == found:
        return []
    for one, other in zip([*expected, None], [*found, None]):
        if one != other:
            return [f"expected {one}", f"found {other}", f"{len(expected)} rows, {len(found)} found"]
    return ["the end differs"]


def hits(*arguments, data=b""):
    """The rows of the program's table; the status has to fit."""
    ended = run("search", "--hits", *arguments, data=data)
    rows = [line.split("\t") for line in ended.stdout.decode().splitlines()]
    if rows[:1] != [HEAD] or ended.returncode != (0 if len(rows) > 1 else 1):
        return [[f"status {ended.returncode}", *rows[:1]]]
    return rows[1:]


def compare_hits(chance, positions, plain, count):
    """Compare the rows of patterns, and for each one of the other reports."""
    wrong, total, empty = [], 0, 0
    for number in range(count):
        pattern, fields, options, arguments = choose(chance, positions)
        expected = find(positions, pattern, fields, options)
        total += len(expected)
        empty += not expected
        problem = differences(expected, hits(f"-j{(1, 2, 7)[number % 3]}", *arguments, *plain))
        records = list(dict.fromkeys((row[0], row[1]) for row in expected))
        if number % 3 == 0:
            ended = run("search", "-c", *arguments, *plain)
            if (ended.stdout, ended.returncode) != (b"%d\n" % len(records), 0 if records else 1):
                problem += [f"--count is {ended.stdout}, not {len(records)}"]
        elif number % 3 == 1:
            listed = output("search", "-l", *arguments, *plain).splitlines()
            if listed != list(dict.fromkeys(file for file, _ in records)):
                problem += ["--files differs"]
        elif expected:
            most = chance.randint(1, len(expected))
            problem += differences(expected[:most], hits(f"--max={most}", *arguments, *plain))
        wrong += [f"{arguments}: {line}" for line in problem]
    report(f"the hits of {count} patterns in {len(positions.lines)} positions are found", wrong)
    report("most patterns are found, some very often", [] if total > 20 * count > 40 * empty else [total, empty])


# ---- Records -------------------------------------------------------------------------------


def join(name, pieces):
    """Write a file of records, the bytes of which are known; returns them by their numbers."""
    with open(os.path.join(SCRATCH, name), "wb") as file:
        file.write(b"".join(pieces))
    return pieces


def read(name):
    with open(os.path.join(SCRATCH, name), "rb") as file:
        return file.read()


def split(notation, folder):
    """Every game as a text of its own in a notation."""
    run("convert", "-t", notation, "--no-clocks", f"--split={folder}", "in")
    return [read(os.path.join(folder, name)) for name in sorted(os.listdir(os.path.join(SCRATCH, folder)))]


def plain(text, name):
    """In Boardspace's files, blanks between two records are a part of either."""
    return b"".join(text.split()) if name.endswith(".sgf") else text


def archives(name):
    """The same file in archives."""
    with tarfile.open(os.path.join(SCRATCH, "all.tar.gz"), "w:gz") as archive:
        archive.add(os.path.join(SCRATCH, name), name)
    with zipfile.ZipFile(os.path.join(SCRATCH, "all.zip"), "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(os.path.join(SCRATCH, name), name)


def compare_parts(arguments, name, expected, output):
    """Parts have the same rows and records, but numbers of their own."""
    rows, texts = [], b""
    for part in range(1, 4):
        rows += hits(f"--part={part}/3", *arguments, name)
        texts += run("search", f"--part={part}/3", *arguments, name).stdout
    texts, output = plain(texts, name), plain(output, name)
    unnumbered = [[row[0], *row[2:]] for row in rows]
    problem = differences([[row[0], *row[2:]] for row in expected], unnumbered)
    return problem + ([] if texts == output else ["the records of all parts differ"])


def compare_records(chance, name, pieces, count):
    """Compare the bytes of the records that are written, however they are read."""
    positions, wrong = Positions(read_games(name)), []
    data = read(name)
    archives(name)
    for _ in range(count):
        pattern, fields, options, arguments = choose(chance, positions)
        expected = find(positions, pattern, fields, options)
        numbers = list(dict.fromkeys(int(row[1]) for row in expected))
        output, problem = b"".join(pieces[number - 1] for number in numbers), []

        def differs(text, repeat=1, output=output):
            return plain(text, name) != plain(repeat * output, name)

        for jobs in ("-j1", "-j2", "-j7"):
            if differs(run("search", jobs, *arguments, name).stdout):
                problem.append(f"the records differ with {jobs}")
        problem += differences(expected, hits(*arguments, name))
        if differs(run("search", *arguments, "-", data=data).stdout):
            problem.append("the records of a pipe differ")
        if differs(run("search", *arguments, "all.tar.gz", "all.zip").stdout, 2):
            problem.append("the records of archives differ")
        for archive in ("all.tar.gz", "all.zip"):
            member = [[f"{archive}//{row[0]}", *row[1:]] for row in expected]
            problem += differences(member, hits(*arguments, archive))
        most = chance.randint(1, len(numbers) + 1)
        first = b"".join(pieces[at - 1] for at in numbers[:most])
        if differs(run("search", f"--max={most}", *arguments, name).stdout, output=first):
            problem.append(f"the records differ with --max={most}")
        problem += compare_parts(arguments, name, expected, output)
        wrong += [f"{arguments}: {line}" for line in problem]
    report(f"records in {name} are written as they are, for {count} patterns", wrong)


def main():
    os.chdir(SCRATCH)
    chance = random.Random(int(os.environ.get("SEED", "26")))
    collect()
    plain = [f"in/{name}" for name in sorted(os.listdir("in")) if not name.endswith((".zip", ".gz", ".7z"))]
    positions = Positions(read_games(*plain))
    compare_hits(chance, positions, plain, SEARCHES)
    bad = read(os.path.join(SOURCES, "samples/broken/move-past-block.yin"))
    for notation, name in (("gipf", "all.yin"), ("boardspace", "all.sgf")):
        pieces = split(notation, notation)
        if notation == "gipf":
            pieces = [piece for text in pieces for piece in ([text, bad] if chance.random() < 0.1 else [text])]
        compare_records(chance, name, join(name, pieces), max(3, SEARCHES // 15))
    plan()


main()
