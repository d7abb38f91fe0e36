# SPDX-License-Identifier: BSD-2-Clause
"""Counts openings and statistics a second time, slowly and from the rules alone.  Run by
tests/scripts/openings.sh; prints TAP.

usage: openings.py FILE..."""

import json
import math
import re
import sys
from collections import Counter, defaultdict

from board import (IMAGES, INDEX, POINTS, WAYS, between, count_moves, distance, name_of, point_of,
                   read_board)
from tap import output, plan, report

Z = 1.959963984540054

# ---- Games ---------------------------------------------------------------------------


class Position:
    def __init__(self, line=None):
        self.pieces = {}
        self.removed = [0, 0]
        self.steps = 0  # placements, moves and passes
        if line is not None:
            fields = line.split(" ")
            self.pieces, self.steps = read_board(fields[0]), int(fields[4]) - 1

    def play(self, action):
        side = action["side"] == "black"
        kind = action["kind"]
        if kind == "place":
            self.pieces[point_of(action["to"])] = "WB"[side]
        elif kind == "steal":
            self.pieces = {point: "B" for point in self.pieces}
        elif kind == "move":
            start, end = point_of(action["from"]), point_of(action["to"])
            for point in between(start, end):
                if point in self.pieces:
                    self.pieces[point] = {"w": "b", "b": "w"}[self.pieces[point]]
            self.pieces[start], self.pieces[end] = "wb"[side], "WB"[side]
        elif kind == "row":
            for point in row_of(action):
                del self.pieces[point]
        elif kind == "ring":
            del self.pieces[point_of(action["from"])]
            self.removed[side] += 1
        self.steps += kind in ("place", "steal", "move", "pass")

    def images(self):
        return [sorted((mapping[point], piece) for point, piece in self.pieces.items())
                for mapping in IMAGES]

    def key(self):
        """The same for all images of a position."""
        return tuple(min(self.images())), tuple(self.removed), self.steps

    def stabilisers(self):
        images = self.images()
        return [symmetry for symmetry in range(12) if images[symmetry] == images[0]]

    def count(self, piece):
        return sum(each == piece for each in self.pieces.values())

    def mobility(self, side):
        return sum(count_moves(self.pieces, point) for point, piece in self.pieces.items()
                   if piece == "WB"[side])


def row_of(action):
    ends = point_of(action["from"]), point_of(action["to"])
    return [ends[0], *between(*ends), ends[1]]


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


def text_of(action, symmetry):
    kind = action["kind"]
    if kind in ("pass", "steal"):
        return kind
    points = [IMAGES[symmetry][point_of(action[end])] for end in ("from", "to") if action.get(end)]
    if kind == "row":
        points.sort()
    return ("x" if kind in ("row", "ring") else "") + "-".join(map(name_of, points))


KINDS = ["place", "move", "row", "ring", "pass", "steal"]


def order_of_text(text):
    action = parse(text, "")
    return [KINDS.index(action["kind"])] + [point_of(action[end]) if end in action else (11, 0)
                                           for end in ("from", "to")]


class Game:
    def __init__(self, record):
        self.tags = {}
        tags = record["tags"]
        for name, value in tags.items() if isinstance(tags, dict) else tags:
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


def table(*arguments):
    """The rows of a report by the names of their columns."""
    lines = output(*arguments, "--tolerant", "--format=tsv").split("\n")[:-1]
    rows = [line.replace("\\\\", "\\").split("\t") for line in lines]
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


wrong = []


def complain(*words):
    wrong.append(" ".join(map(str, words)))


def done(what, compared):
    """A test point for what was compared."""
    report(f"{what} are as counted from the rules alone", wrong if compared else ["nothing was compared"])
    wrong.clear()


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
        if int(row["depth"]) < depth and nodes[key].ways:
            expect(row["line"] + " listed", row["listed"], listed.get(key, ""))
            listed.setdefault(key, row["line"])
        else:
            expect(row["line"] + " listed", row["listed"], "")
    for line, after in shown.items():
        compare_order(line, list(after.values()))
    # Every position that goes on has all of its continuations, once.
    for key, line in [(Position().key(), "")] + list(listed.items()):
        if len(nodes[key].ways) != len(shown[line]):
            complain(f"{line}: {len(shown[line])} of {len(nodes[key].ways)} continuations")
    done(f"{len(nodes)} positions of {len(games)} games", games)


def side_of(position, word):
    """Whose turn it is, as far as play() needs it: removals follow the moves of their player."""
    if word.startswith("x"):
        # After a move, the mover removes first; the rows that remain are the other's.
        piece = position.pieces.get(point_of(word[1:].split("-")[0]))
        if piece in (("w", "b") if "-" in word else ("W", "B")):
            return "white" if piece in "Ww" else "black"
    return ("white", "black")[position.steps % 2]


def compare_order(line, rows):
    games = [int(r["games"]) for r in rows]
    if games != sorted(games, reverse=True):
        complain(f"{line}: not in order")


# ---- Features ------------------------------------------------------------------------

CLASSES = {point: min(mapping[point] for mapping in IMAGES) for point in POINTS}


def rings_of(game):
    """The rings of both players in their order; None without a whole placing phase."""
    rings = [[], []]
    for action in game.actions:
        if action["kind"] == "steal":
            rings = [[], rings[0]]
        elif action["kind"] == "place":
            rings[action["side"] == "black"].append(point_of(action["to"]))
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
    yield "centre", str(sum(distance(p, (5, 6)) <= 2 for p in own))
    yield "edge", str(sum(any((p[0] + x, p[1] + y) not in INDEX for x, y in WAYS) for p in own))
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
    done(f"{len(rows)} values of features", rows)


# ---- Statistics ----------------------------------------------------------------------

STEPS = {"turns": 10, "moves": 10, "ring_turn": 10, "rows": 1, "flips": 1, "markers": 5}
LISTS = {"result": ["*", "1-0", "0-1", "1/2-1/2"],
         "end": ["unfinished", "rings", "markers", "blocked", "resign", "time", "forfeit",
                 "agreed", "both-lost", "unknown"],
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
    most = position.count("w") + position.count("b")
    for action in game.actions:
        side, kind, turn = action["side"], action["kind"], action["turn"]
        if kind in ("move", "pass"):
            group.add_to_span("mobility", turn, position.mobility(side == "black"))
        if kind == "move":
            ends = point_of(action["from"]), point_of(action["to"])
            group.points["left", side].append(action["from"])
            group.points["visited", side].append(action["to"])
            group.numbers["flips"].append(sum(p in position.pieces for p in between(*ends)))
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
        most = max(most, position.count("w") + position.count("b"))
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
            for point in map(name_of, POINTS) if points else ():
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
            if side == "white" or value_of(game, "player", "white") != value_of(game, "player", "black"):
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
    done(f"{len(rows)} figures of {len(groups)} groups", rows)


def main(files):
    games = [Game(json.loads(line)) for line in output("convert", "--tolerant", "-t", "json", *files).split("\n")[:-1]]
    compare_tree(games, table("openings", "--depth=12", *files))
    names = Counter(game.tags["White"] for game in games if "White" in game.tags)
    player = names.most_common(1)[0][0]
    compare_tree(games, table("openings", f"--player={player}", "--as=white", *files), player, "white")
    compare_features(games, table("openings", "--features", *files))
    compare_stats(games, table("stats", *files), [])
    for columns in ("site", "year"), ("player",):
        compare_stats(games, table("stats", "--by=" + ",".join(columns), *files), columns)
    plan()


main(sys.argv[1:])
