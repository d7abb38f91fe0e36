# SPDX-License-Identifier: BSD-2-Clause
"""A second implementation of `yinsh events` and of the columns of `yinsh score` about what happened
in a game: reads records in the official notation, replays them with a geometry of its own, and
compares every cell.  Hashes have to be equal exactly if the games are, or are under one of the
twelve symmetries.  Run by tests/scripts/events.sh; prints TAP.

usage: events.py FILE..."""

import re
import sys
from itertools import zip_longest

from board import EMPTY, IMAGES, POINTS, between, count_moves, name_of, point_of, ray, read_board, write_board
from tap import SLOW, output, plan, report, run

NAMES = ("white", "black")

TURN_COLUMNS = ("turn side kind from to flips row row_by ring_taken markers_white markers_black mobility"
                " clock comment legal_moves actions position").split()
GAME_COLUMNS = ("margin first_ring white_rows black_rows white_gifts black_gifts white_flips black_flips"
                " white_clock black_clock").split()


# The ends and the points of all lines of five.
FIVES = [(five[0], five[4], frozenset(five)) for point in POINTS for way in ((0, 1), (1, 0), (1, 1))
         for five in [[point, *ray(point, way)][:5]] if len(five) == 5]


class Position:
    """A position line, and what the rules say about it."""

    def __init__(self, line):
        board, side, self.due, removed, turn, self.variant = line.split(" ")[:6]
        self.passed = line.endswith(" passed")
        self.board = read_board(board)
        self.removed = [int(number) for number in removed.split("-")]
        self.turn = int(turn)
        self.side = 1 - self.turn % 2

    def pieces(self, piece):
        return sum(1 for each in self.board.values() if each == piece)

    def rows(self, side):
        """The ends of all rows of a colour (G.1)."""
        markers = {at for at, piece in self.board.items() if piece == "wb"[side]}
        return [{start, end} for start, end, five in FIVES if five <= markers]

    def mobility(self, side):
        return sum(count_moves(self.board, at) for at, piece in self.board.items() if piece == "WB"[side])

    def legal(self):
        """How many actions are legal."""
        if self.due == "place":
            steals = "+steal" in self.variant and self.turn == 2
            return len(POINTS) - len(self.board) + steals
        if self.due.endswith("row"):
            return len(self.rows(self.side))
        if self.due.endswith("ring"):
            return self.pieces("WB"[self.side])
        return max(self.mobility(self.side), 1) if self.due == "move" else 0

    def full(self):
        return self.pieces("w") + self.pieces("b") == 51 and "no-limit" not in self.variant

    def end_turn(self):
        """The turn of the other side, unless the game is over."""
        other = 1 - self.side
        due = "pre-row" if self.rows(other) else "over" if self.full() else "move"
        if self.pieces("W") + self.removed[0] < 5 or self.pieces("B") + self.removed[1] < 5:
            due = "place"
        self.due = due
        if due != "over":
            self.side, self.turn = other, self.turn + 1

    def after_removals(self, before):
        if self.rows(self.side):
            self.due = "pre-row" if before else "post-row"
        elif before:
            self.due = "over" if self.full() else "move"
        else:
            self.end_turn()

    def play(self, action):
        """Play a legal action; returns the number of markers it flips."""
        side, flips, passed = self.side, 0, False
        before = self.due.startswith("pre")
        if action == "pass":
            passed = True
            if self.passed:
                self.due = "over"
            else:
                self.end_turn()
            passed = self.due != "over"
        elif action == "steal":
            stolen = next(at for at, piece in self.board.items() if piece == "W")
            self.board[stolen] = "B"
            self.end_turn()
        elif action[0] == "x" and "-" in action:
            start, end = map(point_of, action[1:].split("-"))
            for at in [start, *between(start, end), end]:
                del self.board[at]
            self.due = "pre-ring" if before else "post-ring"
        elif action[0] == "x":
            del self.board[point_of(action[1:])]
            self.removed[side] += 1
            if self.removed[side] == (1 if self.variant.startswith("blitz") else 3):
                self.due = "over"
            else:
                self.after_removals(before)
        elif "-" in action:
            start, end = map(point_of, action.split("-"))
            for at in between(start, end):
                if at in self.board:
                    self.board[at] = "wb"[self.board[at] == "w"]
                    flips += 1
            self.board[start], self.board[end] = "wb"[side], "WB"[side]
            if "pool-ends" in self.variant and self.full():
                self.due = "over"
            else:
                self.after_removals(False)
        else:
            self.board[point_of(action)] = "WB"[side]
            self.end_turn()
        self.passed = passed
        return flips

    def line(self):
        side = "-" if self.due == "over" else "wb"[self.side]
        return " ".join([write_board(self.board), side, self.due, "-".join(map(str, self.removed)),
                         str(self.turn), self.variant] + ["passed"] * self.passed)


# ---- Reading the official notation --------------------------------------------------

WORD = re.compile(rb'\[(\w+) "((?:\\.|[^"\\])*)"\]|\{([^}]*)\}|(\d+)\.|(1-0|0-1|1/2-1/2|\*)(?=\s|$)'
                  rb"|(x?[a-k]\d+-[a-k]\d+|x?[a-k]\d+|pass|steal)[!?]*|;|\s+", re.S)
CLOCKS = re.compile(rb"\[%tm((?: (?:-|\d{1,18}(?:,\d{1,18})*))*)\]\Z")


def decoded(text):
    return re.sub(rb"\\(\\|x[0-9a-fA-F]{2})",
                  lambda escape: b"\\" if escape[1] == b"\\" else bytes.fromhex(escape[1][1:].decode()), text)


class Game:
    def __init__(self):
        self.tags, self.turns, self.begun = {}, [], False
        self.early = []  # comments before the first turn

    def add_comment(self, text):
        clocks = CLOCKS.match(text)
        turn = self.turns[-1] if self.turns else None
        if clocks is None:
            (turn["comments"] if turn else self.early).append(decoded(text))
            return
        for index, group in enumerate(clocks[1].split()):
            # One group more belongs to a resignation, or to the start of the game.
            if group != b"-" and turn and index < len(turn["actions"]):
                turn["clock"] = int(group.split(b",")[-1])


def games_of(text):
    """The games of a text that `yinsh convert` wrote: all turns have their numbers."""
    games, at, ended = [], 0, True
    while at < len(text):
        word = WORD.match(text, at)
        assert word, text[at:at + 60]
        at = word.end()
        tag, value, comment, number, result, action = word.groups()
        if (tag or number) and ended:
            games.append(Game())
            ended = False
        if tag:
            games[-1].tags[tag.decode()] = value.decode(errors="replace")
        elif comment is not None:
            if ended and games and b"\n\n" in text[at - len(word[0]) - 2:at - len(word[0])]:
                games.append(Game())
                ended = False
            games[-1].add_comment(comment)
        elif number:
            games[-1].turns.append({"actions": [], "comments": [], "clock": None, "number": int(number)})
        elif result:
            ended = True
        elif action:
            games[-1].turns[-1]["actions"].append(action.decode())
    return games


# ---- What is expected ----------------------------------------------------------------

def seconds(clock):
    return b"" if clock is None else b"%d.%03d" % (clock // 1000, clock % 1000)


def play_turn(position, turn, moved):
    """The cells of a turn, and what it adds to those of its game."""
    actions, side = turn["actions"], position.side
    kinds = {"pass": "pass", "steal": "steal"}
    cell = dict.fromkeys(TURN_COLUMNS, "")
    cell.update(turn=position.turn, side=NAMES[side], kind="remove", legal_moves=position.legal(),
                actions=" ".join(actions))
    assert turn["number"] == position.turn
    standing = [] if moved else position.rows(side)  # these are the opponent's work
    flips, rings, makers = 0, [], []
    for action in actions:
        assert position.due != "over" and position.side == side, turn
        if action in kinds:
            cell["kind"] = kinds[action]
        elif action[0] != "x":
            cell["kind"] = "move" if "-" in action else "place"
            cell["from"], cell["to"] = ("-" + action).split("-")[-2:]
        elif "-" not in action:
            rings.append(point_of(action[1:]))
        else:
            start, end = map(point_of, action[1:].split("-"))
            old = {start, end} in standing
            makers.append(1 - side if old else side)
        flips += position.play(action)
    makers_cell = "both" if len(set(makers)) == 2 else NAMES[makers[0]] if makers else ""
    cell.update(flips=flips, row=len(makers), row_by=makers_cell,
                ring_taken=" ".join(map(name_of, sorted(rings))), markers_white=position.pieces("w"),
                markers_black=position.pieces("b"), mobility=position.mobility(1 - side),
                position=position.line())
    cells = {key: str(value).encode() for key, value in cell.items()}
    cells.update(clock=seconds(turn["clock"]), comment=b"\n".join(turn["comments"]))
    return cells, side, flips, makers, bool(rings)


def start_of(game):
    if "Position" in game.tags:
        return Position(game.tags["Position"])
    return Position(EMPTY + game.tags.get("Variant", "standard").lower())


def expected(game):
    """The rows of events, and the cells of score."""
    position = start_of(game)
    moved = position.due.startswith("post")
    rows, first = [], None
    sums = {f"{colour}_{what}": 0 for colour in NAMES for what in ("rows", "gifts", "flips")}
    clocks = {}
    if game.turns:
        game.turns[0]["comments"][:0] = game.early
    for turn in game.turns:
        number = position.turn
        cells, side, flips, makers, took = play_turn(position, turn, moved)
        moved = False
        rows.append(cells)
        colour = NAMES[side]
        sums[colour + "_flips"] += flips
        sums[colour + "_rows"] += len(makers)
        sums[colour + "_gifts"] += makers.count(1 - side)
        if took and first is None:
            first = number
        if turn["clock"] is not None:
            clocks[colour] = turn["clock"]
    cells = {key: str(value).encode() for key, value in sums.items()}
    cells["margin"] = str(abs(position.removed[0] - position.removed[1])).encode()
    cells["first_ring"] = b"" if first is None else str(first).encode()
    for colour in NAMES:
        cells[colour + "_clock"] = seconds(clocks.get(colour))
    return rows, cells


# ---- Symmetries ----------------------------------------------------------------------

def mapped(game, mapping):
    """The game on a board that was turned or mirrored."""
    def action(text):
        if text in ("pass", "steal"):
            return text
        removal = text[0] == "x"
        ends = [mapping[point_of(each)] for each in text[removal:].split("-")]
        return removal, tuple(sorted(ends) if removal else ends)
    start = start_of(game)
    return (tuple(sorted((mapping[at], piece) for at, piece in start.board.items())), start.due,
            tuple(start.removed), start.turn, start.variant, start.passed,
            tuple(action(text) for turn in game.turns for text in turn["actions"]))


def least(game):
    """A form that games have in common exactly if a symmetry makes one the other."""
    return min((mapped(game, mapping) for mapping in IMAGES), key=repr)


# ---- Comparing -----------------------------------------------------------------------

def unescaped(cell):
    escapes = {b"\\": b"\\", b"n": b"\n", b"t": b"\t", b"r": b"\r"}
    return re.sub(rb"\\(\\|n|t|r|x..)",
                  lambda found: escapes.get(found[1]) or bytes.fromhex(found[1][1:].decode()), cell)


def table(text, columns):
    lines = text.decode("latin-1").split("\n")
    assert lines.pop() == ""
    assert lines.pop(0).split("\t") == columns
    return [[unescaped(cell.encode("latin-1")) for cell in line.split("\t")] for line in lines]


def compare(wanted, columns, found, where, wrong):
    for column, cell in zip(columns, found):
        if wanted[column] != cell:
            wrong.append(f"{where}: {column} is {cell!r}, not {wanted[column]!r}")


def pair_up(exact, what, wrong):
    """Hashes and games have to correspond one to one."""
    hashes, games = {}, {}
    for digest, game in exact:
        if hashes.setdefault(digest, game) != game:
            wrong.append(f"{what} {digest!r} belongs to several games")
        if games.setdefault(game, digest) != digest:
            wrong.append(f"a game has several {what}: {digest!r}, {games[game]!r}")


def compare_shown(file):
    """What show prints after each turn of the games of a file; and that moves lists what is played."""
    games = games_of(run("convert", "-t", "gipf", file).stdout)
    positions = [start_of(game) for game in games]
    turns = [{turn["number"]: turn["actions"] for turn in game.turns} for game in games]
    wrong, most = [], max(map(max, turns))
    for number in range(1, most + 1):
        for position, actions in zip(positions, turns):
            for action in actions.get(number, ()):
                if not SLOW and action not in output("moves", position.line()).split():
                    wrong.append(f"turn {number}: {action} in {position.line()}")
                position.play(action)
        expected = [position.line() * (number in actions) for position, actions in zip(positions, turns)]
        shown = output("show", "--format=position", f"--turn={number}", file).split("\n")
        wrong += [f"turn {number}: {one!r} is shown, not {other!r}"
                  for one, other in zip_longest(shown, expected + [""]) if one != other]
    shown = output("show", "--format=position", file).split("\n")
    if shown != [position.line() for position in positions] + [""]:
        wrong.append(f"at the end: {shown}")
    report(f"the positions of {most} turns are shown, and what was played in them is listed", wrong)


def main(files):
    good = "--where=status == ok"
    wrong = []
    games = games_of(run("convert", "-t", "gipf", good, *files).stdout)
    turns = table(run("events", good, "--columns=" + ",".join(TURN_COLUMNS), *files).stdout, TURN_COLUMNS)
    columns = GAME_COLUMNS + ["hash", "symmetric_hash"]
    scores = table(run("score", good, "--columns=" + ",".join(columns), *files).stdout, columns)
    if len(scores) != len(games):
        wrong.append(f"{len(scores)} records, not {len(games)}")
    at = 0
    exact, symmetric = [], []
    for number, (game, score) in enumerate(zip(games, scores), 1):
        rows, cells = expected(game)
        for row, found in zip(rows, turns[at:at + len(rows)]):
            compare(row, TURN_COLUMNS, found, f"record {number}, turn {row['turn'].decode()}", wrong)
        at += len(rows)
        compare(cells, GAME_COLUMNS, score, f"record {number}", wrong)
        exact.append((score[-2], mapped(game, IMAGES[0])))
        symmetric.append((score[-1], least(game)))
    if at != len(turns):
        wrong.append(f"{len(turns)} turns, not {at}")
    condition = "flips >= 3 && row == 0"
    chosen = [turn for turn in turns
              if int(turn[TURN_COLUMNS.index("flips")]) >= 3 and int(turn[TURN_COLUMNS.index("row")]) == 0]
    names = "--columns=" + ",".join(TURN_COLUMNS)
    if table(run("events", good, names, "--turns-where=" + condition, *files).stdout, TURN_COLUMNS) != chosen:
        wrong.append("other turns match a filter")
    numbers = [turn[TURN_COLUMNS.index("turn")] for turn in chosen]
    listed = run("search", "--hits", f"--where=status == ok && any({condition})", "--columns=turn", *files).stdout
    if table(listed, ["turn"]) != [[number] for number in numbers]:
        wrong.append("search lists other turns")
    pair_up(exact, "hash", wrong)
    pair_up(symmetric, "symmetric_hash", wrong)
    different = len({game for _, game in symmetric})
    report(f"{len(turns)} turns of {len(games)} games, {different} of them different, agree with a second implementation",
           wrong if turns else ["there are no turns"])
    compare_shown(files[0])
    plan()


main(sys.argv[1:])
