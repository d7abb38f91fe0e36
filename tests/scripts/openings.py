#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Counts openings and statistics a second time, slowly and from the rules alone.

usage: openings.py tree RECORDS TABLE [PLAYER SIDE]
       openings.py features RECORDS TABLE
       openings.py stats RECORDS TABLE [COLUMN,...]

RECORDS are those of `yinsh convert -t json`, and TABLE is what yinsh wrote with --format=tsv.
Prints what differs, and fails if anything does.
"""
import json
import math
import re
import sys
from collections import defaultdict

Z = 1.959963984540054

# ---- The board: cubes of three coordinates that add up to 0, with f6 at the origin ----

LOW = {"a": 2, "b": 1, "c": 1, "d": 1, "e": 1, "f": 2, "g": 2, "h": 3, "i": 4, "j": 5, "k": 7}
HIGH = {"a": 5, "b": 7, "c": 8, "d": 9, "e": 10, "f": 10, "g": 11, "h": 11, "i": 11, "j": 11,
        "k": 10}
NAMES = [c + str(r) for c in LOW for r in range(LOW[c], HIGH[c] + 1)]


def cube(name):
    x, y = ord(name[0]) - ord("f"), int(name[1:]) - 6
    return (x, -y, y - x)


def name_of(point):
    return chr(point[0] + ord("f")) + str(6 - point[1])


BOARD = {cube(n) for n in NAMES}
WAYS = [(1, -1, 0), (-1, 1, 0), (1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1)]
# Every order of the coordinates, with either sign, maps the board to itself.
ORDERS = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
SYMMETRIES = [(order, sign) for order in ORDERS for sign in (1, -1)]


def image(symmetry, point):
    (i, j, k), sign = symmetry
    return (sign * point[i], sign * point[j], sign * point[k])


def step(point, way, count=1):
    return tuple(p + count * w for p, w in zip(point, way))


def distance(a, b):
    return max(abs(p - q) for p, q in zip(a, b))


def between(a, b):
    steps = distance(a, b)
    return [tuple(p + (q - p) * i // steps for p, q in zip(a, b)) for i in range(1, steps)]


def order_of(name):
    """The order of points: by letter, then by number."""
    return (name[0], int(name[1:]))


# ---- Games ---------------------------------------------------------------------------


class Position:
    def __init__(self, line=None):
        self.rings = [set(), set()]
        self.markers = [set(), set()]
        self.removed = [0, 0]
        self.steps = 0  # placements, moves and passes
        if line is not None:
            self.read(line)

    def read(self, line):
        fields = line.split(" ")
        for letter, column in zip(LOW, fields[0].split("/")):
            row = LOW[letter]
            for piece in re.findall(r"\d+|[WBwb]", column):
                if piece.isdigit():
                    row += int(piece)
                    continue
                sets = self.rings if piece in "WB" else self.markers
                sets[piece in "Bb"].add(cube(letter + str(row)))
                row += 1
        self.steps = int(fields[4]) - 1

    def play(self, action):
        side = action["side"] == "black"
        kind = action["kind"]
        if kind == "place":
            self.rings[side].add(cube(action["to"]))
        elif kind == "steal":
            self.rings[1] |= self.rings[0]
            self.rings[0] = set()
        elif kind == "move":
            a, b = cube(action["from"]), cube(action["to"])
            for point in between(a, b):
                for colour in (0, 1):
                    if point in self.markers[colour]:
                        self.markers[colour].remove(point)
                        self.markers[1 - colour].add(point)
                        break
            self.rings[side].remove(a)
            self.rings[side].add(b)
            self.markers[side].add(a)
        elif kind == "row":
            for point in row_of(action):
                self.markers[side].remove(point)
        elif kind == "ring":
            self.rings[side].remove(cube(action["from"]))
            self.removed[side] += 1
        self.steps += kind in ("place", "steal", "move", "pass")

    def key(self):
        """The same for all images of a position."""
        best = None
        for symmetry in SYMMETRIES:
            sets = tuple(tuple(sorted(image(symmetry, p) for p in s))
                         for s in self.rings + self.markers)
            if best is None or sets < best:
                best = sets
        return (best, tuple(self.removed), self.steps)

    def stabilisers(self):
        return [s for s in SYMMETRIES
                if all({image(s, p) for p in points} == points
                       for points in self.rings + self.markers)]

    def mobility(self, side):
        count = 0
        taken = self.rings[0] | self.rings[1]
        markers = self.markers[0] | self.markers[1]
        for ring in self.rings[side]:
            for way in WAYS:
                at, jumped = step(ring, way), False
                while at in BOARD and at not in taken:
                    if at in markers:
                        jumped = True
                    else:
                        count += 1
                        if jumped:
                            break
                    at = step(at, way)
        return count


def row_of(action):
    a, b = cube(action["from"]), cube(action["to"])
    return [a] + between(a, b) + [b]


MOVE_TEXT = re.compile(r"^(?:(x)?([a-k]\d+)(?:-([a-k]\d+))?|pass|steal)$")


def parse(text, side):
    if text in ("pass", "steal"):
        return {"kind": text, "side": side}
    removed, first, second = MOVE_TEXT.match(text).groups()
    if removed:
        return ({"kind": "row", "from": first, "to": second, "side": side} if second
                else {"kind": "ring", "from": first, "side": side})
    return ({"kind": "move", "from": first, "to": second, "side": side} if second
            else {"kind": "place", "to": first, "side": side})


def text_of(action, symmetry=((0, 1, 2), 1)):
    kind = action["kind"]
    if kind in ("pass", "steal"):
        return kind
    points = [name_of(image(symmetry, cube(action[end]))) for end in ("from", "to")
              if action.get(end)]
    if kind == "row":
        points.sort(key=order_of)
    return ("x" if kind in ("row", "ring") else "") + "-".join(points)


KINDS = ["place", "move", "row", "ring", "pass", "steal"]


def order_of_text(text):
    action = parse(text, "")
    return [KINDS.index(action["kind"])] + [order_of(action[e]) if e in action else ("z", 0)
                                           for e in ("from", "to")]


class Game:
    def __init__(self, record):
        self.tags = {}
        for name, value in record["tags"]:
            self.tags.setdefault(name, value)
        self.result = record.get("result", "*")
        self.end = record.get("end", "unfinished")
        self.variant = record["variant"]
        self.actions = record.get("actions", [])
        self.start = record.get("start")
        self.starts_empty = self.start is None
        day = re.match(r"^(\d{4})[-.](\d\d)[-.](\d\d)", self.tags.get("Date", ""))
        self.day = "-".join(day.groups()) if day else None
        self.turns = len({a["turn"] for a in self.actions})

    def score(self, side="white"):
        return {"1/2-1/2": 0.5, "*": None}.get(self.result,
                                               float((self.result == "1-0") == (side == "white")))


def load(path):
    with open(path, encoding="utf-8") as file:
        return [Game(json.loads(line)) for line in file if line.strip()]


def load_table(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        rows = [line.rstrip("\n").replace("\\\\", "\\").split("\t") for line in file]
    return [dict(zip(rows[0], row)) for row in rows[1:]]


# ---- Figures -------------------------------------------------------------------------


def interval(wins, draws, losses):
    """The means p for which (m - p)^2 is at most (z^2/n)(p(1-p) - d/4), found by halving."""
    n = wins + draws + losses
    m, d = (wins + draws / 2) / n, draws / (n + Z * Z)

    def inside(p):
        return (m - p) ** 2 <= Z * Z / n * (p * (1 - p) - d / 4)

    # The middle of the interval is that of the roots.
    c = Z * Z / n
    middle = (2 * m + c) / (2 * (1 + c))
    ends = []
    for out in (-1.0, 2.0):
        within = middle
        for _ in range(80):
            half = (within + out) / 2
            within, out = (half, out) if inside(half) else (within, half)
        ends.append(min(max(within, 0.0), 1.0))
    return ends


wrong = 0


def complain(*words):
    global wrong
    wrong += 1
    if wrong <= 20:
        print(*words)


def expect(what, found, wanted, digits=None):
    """Compare a value of a table with a number, or with text."""
    if wanted is None:
        good = found == ""
    elif digits is None:
        good = found == str(wanted)
    else:
        good = found != "" and abs(float(found) - wanted) <= 0.5001 * 10 ** -digits
    if not good:
        complain(f"{what}: found {found!r}, wanted {wanted!r}")


def expect_score(what, row, wins, draws, losses, factor, digits, names=("score", "low", "high")):
    n = wins + draws + losses
    values = [(wins + draws / 2) / n] + interval(wins, draws, losses) if n else [None] * 3
    for name, value in zip(names, values):
        expect(f"{what} {name}", row[name], None if value is None else factor * value, digits)


# ---- The tree ------------------------------------------------------------------------


class Node:
    def __init__(self):
        self.games = []
        self.ways = defaultdict(int)  # keys of the nodes after it


def grow(games, depth):
    nodes = defaultdict(Node)
    for game in games:
        position, last = Position(), None
        for i in range(depth + 1):
            key = position.key()
            nodes[key].games.append(game)
            if last is not None:
                nodes[last].ways[key] += 1
            last = key
            if i == len(game.actions) or i == depth:
                break
            position.play(game.actions[i])
    return nodes


def compare_node(row, node, total):
    line = row["line"]
    games = node.games
    counts = [sum(g.result == r for g in games) for r in ("1-0", "1/2-1/2", "0-1", "*")]
    expect(line + " games", row["games"], len(games))
    for name, count in zip(("white", "draws", "black", "unfinished"), counts):
        expect(f"{line} {name}", row[name], count)
    expect_score(line, row, *counts[:3], 100, 1)
    ended = [g.turns for g in games if g.result != "*"]
    expect(line + " turns", row["turns"], sum(ended) / len(ended) if ended else None, 1)
    days = [g.day for g in games if g.day]
    expect(line + " last", row["last"], max(days) if days else "")
    if total:
        expect(line + " share", row["share"], 100 * int(row["played"]) / total, 1)


def compare_tree(games, rows, player=None, side=None):
    games = [g for g in games if g.variant == "standard" and g.starts_empty]
    if player is not None:
        games = [g for g in games
                 if (side != "black" and g.tags.get("White") == player)
                 or (side != "white" and g.tags.get("Black") == player)]
    depth = max((int(r["depth"]) for r in rows), default=0)
    nodes = grow(games, depth)
    shown = defaultdict(dict)  # for each line that goes on: the rows after it
    for row in rows[1:]:
        words = row["line"].split(" ")
        shown[" ".join(words[:-1])][row["move"]] = row
    listed = {}
    compare_node(rows[0], nodes[Position().key()], 0)
    for row in rows[1:]:
        words, position, sides = row["line"].split(" "), Position(), []
        if len(words) != int(row["depth"]) or words[-1] != row["move"]:
            complain("not the line:", row)
        for word in words[:-1]:
            position.play(parse(word, side_of(position, word)))
        before = position.key()
        action = parse(words[-1], side_of(position, words[-1]))
        images = [text_of(action, s) for s in position.stabilisers()]
        if min(images, key=order_of_text) != words[-1]:
            complain("not the least image:", row["line"])
        position.play(action)
        key = position.key()
        expect(row["line"] + " played", row["played"], nodes[before].ways[key])
        compare_node(row, nodes[key], len(nodes[before].games))
        expect(row["line"] + " transposed", row["transposed"],
               "yes" if len(nodes[key].games) > nodes[before].ways[key] else "no")
        if int(row["depth"]) < depth:
            expect(row["line"] + " listed", row["listed"], listed.get(key, ""))
            listed.setdefault(key, row["line"])
    for line, after in shown.items():
        compare_order(line, list(after.values()))
    # Every position that goes on has all of its continuations, once.
    for key, line in [(Position().key(), "")] + list(listed.items()):
        if len(nodes[key].ways) != len(shown[line]):
            complain(f"{line}: {len(shown[line])} of {len(nodes[key].ways)} continuations")
    print(f"{len(nodes)} positions of {len(games)} games")


def side_of(position, word):
    """Whose turn it is, as far as play() needs it: removals follow the moves of their player."""
    if word.startswith("x"):
        # After a move, the mover removes first; the rows that remain are the other's.
        points = [cube(w) for w in word[1:].split("-")]
        for side in (0, 1):
            if points[0] in (position.markers if len(points) == 2 else position.rings)[side]:
                return ("white", "black")[side]
    return ("white", "black")[position.steps % 2]


def compare_order(line, rows):
    games = [int(r["games"]) for r in rows]
    if games != sorted(games, reverse=True):
        complain(f"{line}: not in order")


# ---- Features ------------------------------------------------------------------------

CLASSES = {p: min((image(s, p) for s in SYMMETRIES), key=lambda q: order_of(name_of(q)))
           for p in BOARD}


def rings_of(game):
    """The rings of both players in their order; None without a whole placing phase."""
    rings = [[], []]
    for action in game.actions:
        if action["kind"] == "steal":
            rings = [[], rings[0]]
        elif action["kind"] == "place":
            rings[action["side"] == "black"].append(cube(action["to"]))
        else:
            break
    return rings if game.starts_empty and [len(r) for r in rings] == [5, 5] else None


def clusters(points):
    left, count = set(points), 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            near = {p for p in left if distance(p, reached[-1]) == 1}
            reached.pop()
            reached += near
            left -= near
    return count


def halves(total, count):
    value = 2 * total // count
    return f"{value // 2}.{value % 2 * 5}"


def features_of(own, others):
    for i, ring in enumerate(own):
        yield f"ring{i + 1}", name_of(CLASSES[ring])
    yield "centre", str(sum(distance(p, (0, 0, 0)) <= 2 for p in own))
    yield "edge", str(sum(any(step(p, w) not in BOARD for w in WAYS) for p in own))
    yield "spread", halves(sum(distance(p, q) for p in own for q in own) // 2, 10)
    yield "clusters", str(clusters(own))
    yield "distance", halves(sum(min(distance(p, q) for q in others) for p in own), 5)


def compare_features(games, rows):
    wanted = defaultdict(list)
    for game in games:
        rings = rings_of(game)
        for side in (0, 1) if rings else ():
            name = ("white", "black")[side]
            for feature, value in features_of(rings[side], rings[1 - side]):
                wanted[feature, name, value].append(game.score(name))
    found = set()
    for row in rows:
        key = row["feature"], row["side"], row["value"]
        scores = wanted.get(key, [])
        counts = [scores.count(s) for s in (1, 0.5, 0, None)]
        what = " ".join(key)
        found.add(key)
        for name, count in zip(("games", "wins", "draws", "losses", "unfinished"),
                               [len(scores)] + counts):
            expect(f"{what} {name}", row[name], count)
        total = sum(len(s) for k, s in wanted.items() if k[:2] == key[:2])
        expect(what + " share", row["share"], 100 * len(scores) / total, 1)
        expect_score(what, row, *counts[:3], 100, 1)
    for key in set(wanted) - found:
        complain("missing:", key)
    print(f"{len(rows)} values of features")


# ---- Statistics ----------------------------------------------------------------------

STEPS = {"turns": 10, "moves": 10, "ring_turn": 10, "rows": 1, "flips": 1, "markers": 5}
LISTS = {"result": ["*", "1-0", "0-1", "1/2-1/2"],
         "end": ["unfinished", "rings", "markers", "blocked", "resign", "time", "forfeit",
                 "agreed"],
         "player": ["won", "drawn", "lost"], "first_ring": ["won", "drawn", "lost"],
         "made_by": ["player", "opponent"]}
MAPS = ["placed", "left", "visited", "row", "taken"]


class Group:
    def __init__(self):
        self.lists = defaultdict(list)    # statistic: names
        self.numbers = defaultdict(list)  # statistic: numbers
        self.spans = defaultdict(list)    # statistic, first turn of ten: numbers
        self.points = defaultdict(list)   # map, side: names of points

    def add_to_span(self, name, turn, number):
        self.spans[name, (turn - 1) // 10 * 10 + 1].append(number)


def count_game(group, game):
    position = Position(game.start)
    first_ring, moved, rows = None, None, 0
    most = len(position.markers[0]) + len(position.markers[1])
    for action in game.actions:
        side, kind, turn = action["side"], action["kind"], action["turn"]
        if kind in ("move", "pass"):
            group.add_to_span("mobility", turn, position.mobility(side == "black"))
        if kind == "move":
            a, b = cube(action["from"]), cube(action["to"])
            group.points["left", side].append(action["from"])
            group.points["visited", side].append(action["to"])
            group.numbers["flips"].append(
                sum(p in position.markers[0] | position.markers[1] for p in between(a, b)))
            moved = turn
        elif kind == "place":
            group.points["placed", side].append(action["to"])
        elif kind == "row":
            rows += 1
            group.points["row", side] += [name_of(p) for p in row_of(action)]
            group.lists["made_by"].append("player" if moved == turn else "opponent")
        elif kind == "ring":
            group.points["taken", side].append(action["from"])
            first_ring = first_ring or action
        position.play(action)
        most = max(most, len(position.markers[0]) + len(position.markers[1]))
    group.lists["result"].append(game.result)
    group.lists["end"].append(game.end)
    group.numbers["rows"].append(rows)
    group.numbers["markers"].append(most)
    if game.result != "*":
        group.numbers["turns"].append(game.turns)
        group.numbers["moves"].append(sum(a["kind"] == "move" for a in game.actions))
    if first_ring:
        group.numbers["ring_turn"].append(first_ring["turn"])
        add_outcome(group, "first_ring", game, first_ring["side"])
    count_times(group, game)


def add_outcome(group, name, game, side):
    score = game.score(side)
    if score is not None:
        group.lists[name].append({1: "won", 0.5: "drawn", 0: "lost"}[score])


def count_times(group, game):
    clocks = {}  # of each turn, the last
    for action in game.actions:
        for note in action.get("notes", []):
            if "clock" in note:
                clocks[action["turn"]] = note["clock"]
    for turn, clock in clocks.items():
        # Before the first clock of a player there is none, and it counts from 0 in the first turn.
        earlier = [t for t in clocks if t < turn and (turn - t) % 2 == 0]
        before = clocks.get(turn - 2) if earlier else 0 if turn <= 2 else None
        if before is not None and clock >= before:
            seconds = (clock - before + 500) // 1000
            if seconds <= 86400:
                group.add_to_span("time", turn, seconds)


def mean_of(numbers):
    n = len(numbers)
    mean = sum(numbers) / n
    if n == 1:
        return [mean, None, None]
    deviation = math.sqrt(sum((x - mean) ** 2 for x in numbers) / (n - 1))
    return [mean, mean - Z * deviation / math.sqrt(n), mean + Z * deviation / math.sqrt(n)]


def median_of(numbers):
    numbers = sorted(numbers)
    n = len(numbers)
    return (numbers[(n - 1) // 2] + numbers[n // 2]) / 2


def figures_of(group):
    """All figures: name, item, n, count, values, whether it is a mean."""

    def share(figure, item, count, n):
        return figure, item, n, count, [count / n] + interval(count, 0, n - count), False

    def score(figure, item, names, values):
        counts = [names.count(v) for v in values]
        n = sum(counts)
        if n:
            yield figure, item, n, None, [(counts[0] + counts[1] / 2) / n] + interval(*counts), False

    for name, items in LISTS.items():
        names = group.lists[name]
        for item in items if names else ():
            yield share(name, item, names.count(item), len(names))
        if name == "result":
            yield from score("score", "white", names, ("1-0", "1/2-1/2", "0-1"))
        elif name != "end" and name != "made_by":
            yield from score(name, "score", names, ("won", "drawn", "lost"))
    for name, width in STEPS.items():
        numbers = group.numbers[name]
        n = len(numbers)
        if not numbers:
            continue
        yield name, "mean", n, None, mean_of(numbers), True
        for item, function in (("median", median_of), ("min", min), ("max", max)):
            yield name, item, n, None, [function(numbers), None, None], True
        for first in range(min(numbers) // width * width, max(numbers) + 1, width):
            item = str(first) if width == 1 else f"{first}-{first + width - 1}"
            yield share(name, item, sum(first <= x < first + width for x in numbers), n)
    for (name, first), numbers in group.spans.items():
        yield name, f"{first}-{first + 9}", len(numbers), None, mean_of(numbers), True
    for name in MAPS:
        for side in ("white", "black"):
            points = group.points[name, side]
            for point in NAMES if points else ():
                yield share(name, f"{side}.{point}", points.count(point), len(points))


def value_of(game, column, side):
    if column == "player":
        return game.tags.get(side.capitalize()) or "?"
    if column == "year":
        return game.day[:4] if game.day else "?"
    if column in ("result", "end", "variant"):
        return getattr(game, column)
    if column == "turns":
        return str(game.turns)
    return game.tags.get(column.capitalize()) or "?"


def compare_stats(games, rows, columns):
    groups = defaultdict(Group)
    for game in games:
        for side in ("white", "black") if "player" in columns else ("white",):
            key = tuple(value_of(game, column, side) for column in columns)
            count_game(groups[key], game)
            if "player" in columns:
                add_outcome(groups[key], "player", game, side)
    found = {}
    for row in rows:
        key = tuple(row[c] for c in columns), row["figure"], row["item"]
        if key in found:
            complain("twice:", key)
        found[key] = row
    for values, group in groups.items():
        for figure, item, n, count, numbers, mean in figures_of(group):
            row = found.pop((values, figure, item), None)
            what = " ".join(values + (figure, item))
            if row is None:
                complain("missing:", what)
                continue
            expect(what + " n", row["n"], n)
            expect(what + " count", row["count"], "" if count is None else count)
            for name, number in zip(("value", "low", "high"), numbers):
                expect(f"{what} {name}", row[name], number, 2 if mean else 4)
    for key in found:
        complain("not wanted:", key)
    print(f"{len(rows)} figures of {len(groups)} groups")


def main():
    report, records, table = sys.argv[1:4]
    games, rows = load(records), load_table(table)
    if report == "tree":
        compare_tree(games, rows, *sys.argv[4:])
    elif report == "features":
        compare_features(games, rows)
    else:
        compare_stats(games, rows, sys.argv[4].split(",") if sys.argv[4:] else [])
    sys.exit(wrong > 0)


main()
