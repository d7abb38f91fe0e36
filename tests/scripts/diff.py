# SPDX-License-Identifier: BSD-2-Clause
"""Checks yinsh diff by pairing and comparing records one by one: about 300 records, many of which are
copies or images, are cut off, or continue differently.  Run by tests/scripts/diff.sh; prints TAP."""

import os
import random

from board import IMAGES, POINTS, SYMMETRIES, map_action, name_of
from games import Game, generated, parse
from tap import SCRATCH, output, plan, report

LEAST = 10  # actions of a common beginning that counts
random.seed(5)


def write(name, games):
    with open(os.path.join(SCRATCH, name), "w", encoding="utf-8") as file:
        file.write("".join(game.text() for game in games))


def other_end(game, turn):
    """The game up to a turn, and then another action than the one that was played; None if the record
    would be bad."""
    write("begin.yin", [Game({}, game.turns[:turn], "*")])
    position = output("show", "--format=position", "begin.yin").strip()
    actions = output("moves", position).split()
    actions = [action for action in actions if action != game.turns[turn][0] and not action.startswith("x")]
    for action in random.sample(actions, min(4, len(actions))):
        found = Game(game.tags, game.turns[:turn] + [[action]], "*")
        for name in ("Result", "Rings", "Termination"):
            found.tags.pop(name, None)
        write("end.yin", [found])
        if output("score", "--no-head", "--columns=status", "end.yin").strip() == "ok":
            return found
    return None


def mapped(game, symmetry):
    return Game(game.tags, [[map_action(symmetry, action) for action in turn] for turn in game.turns], game.result)


def cut(game, turns):
    tags = {name: value for name, value in game.tags.items() if name not in ("Result", "Rings", "Termination")}
    return Game(tags, game.turns[:turns], "*")


def make_ties():
    """Records of both sides that a small difference decides about: games without moves that several
    symmetries make the same, since all of their points are on an axis of the board; and games that go
    on in two ways, one of which leaves them a turn later."""
    games, others = [], []
    for number in range(30):
        axis = 6 + number % 6
        points = [name_of(point) for point in POINTS if IMAGES[axis][point] == point]
        turns = [[point] for point in random.sample(points, random.randint(1, len(points)))]
        games.append(Game({"Round": f"axis {number}"}, turns, "*"))
        others.append(mapped(games[-1], random.randrange(12)))
    for number, game in enumerate(generated(24, 37)):
        games.append(Game({"Round": f"two ways {number}"}, game.turns, game.result))
        others += [other_end(games[-1], 10 + number // 2 + later) for later in (0, 1)]
    return games, [other for other in others if other]


def make_sides():
    """The records of both sides: the second is made of the first."""
    games = generated(90, 23)
    for number, game in enumerate(games):
        game.tags.update({"White": f"P{number % 11}", "Black": f"Q{number % 3}"})
        if number % 4:
            game.tags["Date"] = f"2026.03.{1 + number % 5:02d}"
        if number % 7 == 0:
            del game.tags["White"]
    others = []
    for number, game in enumerate(games):
        kind = number % 9
        changed = Game(game.tags, game.turns, game.result)
        if kind in (1, 6):
            changed = mapped(game, random.randrange(12))
        elif kind in (2, 7):
            changed = cut(game, random.choice([3, 12, 20, 40]))
        elif kind == 3:
            changed = other_end(game, random.choice([4, 15, 30])) or changed
        elif kind == 4:
            changed = other_end(mapped(game, random.randrange(12)), random.choice([12, 25])) or changed
        elif kind == 5:
            continue
        if number % 5 == 0:
            changed.tags["Round"] = str(number)
        if number % 6 == 0:
            changed.tags["White"] = "Somebody"
        others.append(changed)
    others += [generated(1, seed)[0] for seed in (71, 72)] + [mapped(games[0], 3), games[1]]
    ties = make_ties()
    others += ties[1]
    random.shuffle(others)
    return games + ties[0], others


class Record:
    def __init__(self, file, number, game):
        self.file, self.number, self.game, self.pair = file, number, game, None
        self.images = game.images()
        white, black = game.tags.get("White"), game.tags.get("Black")
        self.players = (white, black, game.tags.get("Date")) if white and black else None


def read_back(name):
    return [Record(name, number, game) for number, game in enumerate(parse(output("convert", "-t", "gipf", name)), 1)]


def join(sides, test, only_one=False):
    """Pair what passes a test, in order."""
    free = [[record for record in side if record.pair is None] for side in sides]
    for one in free[0]:
        found = [other for other in free[1] if other.pair is None and test(one, other)]
        if not found or (only_one and (len(found) > 1 or sum(test(two, found[0]) for two in free[0]) > 1)):
            continue
        one.pair, found[0].pair = found[0], one


def same_players(one, other):
    return one.players is not None and one.players == other.players


def alike(one, other, length):
    return any(image[:length] == other.images[0][:length] for image in one.images)


def find_pairs(sides, by):
    if by == "order":
        for one, other in zip(*sides):
            one.pair, other.pair = other, one
        return
    if by != "turns":
        join(sides, lambda one, other: same_players(one, other) and one.images[0] == other.images[0])
        join(sides, same_players, only_one=True)
    if by != "players":
        join(sides, lambda one, other: one.images[0] == other.images[0])
        join(sides, lambda one, other: other.images[0] in one.images)
        for length in range(max(len(record.images[0]) for side in sides for record in side), LEAST - 1, -1):
            join(sides, lambda one, other: min(len(one.images[0]), len(other.images[0])) >= length
                 and alike(one, other, length))
    if by != "turns":
        join(sides, same_players)


def common(one, other):
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count


def turn_at(game, index):
    """The number and the actions of the turn with an action; the last turn's number plus one after the end."""
    for number, turn in enumerate(game.turns, 1):
        if index < len(turn):
            return number, turn
        index -= len(turn)
    return len(game.turns) + 1, []


def compare(one, other):
    """The columns from how on to tags."""
    lengths = [common(image, other.images[0]) for image in one.images]
    sizes = len(one.images[0]), len(other.images[0])
    symmetry = 0
    for number in range(1, 12):
        counts = lengths[number] >= LEAST or lengths[number] == sizes[0] == sizes[1]
        if counts and lengths[number] > lengths[symmetry]:
            symmetry = number
    tags = one.game.tags, other.game.tags
    names = {name for name in {**tags[0], **tags[1]} if tags[0].get(name) != tags[1].get(name)} - {"Rings"}
    turn, actions = "", ["", ""]
    if not lengths[symmetry] == sizes[0] == sizes[1]:
        turns = [turn_at(mapped(one.game, symmetry), lengths[symmetry]), turn_at(other.game, lengths[symmetry])]
        turn = str(min(number for number, _ in turns))
        actions = [";".join(found) for _, found in turns]
    how = "differ" if turn or names else "symmetric" if symmetry else "same"
    return how, SYMMETRIES[symmetry], turn, actions, names


def check(by):
    sides = [read_back("one.yin"), read_back("other.yin")]
    find_pairs(sides, by)
    rows = [row.split("\t") for row in output("diff", f"--by={by}", "--all", "--format=tsv", "-q", "one.yin", "other.yin").split("\n")[1:-1]]
    wrong, kinds = [], {}
    expected = [(record, record.pair) for record in sides[0]]
    expected += [(None, record) for record in sides[1] if record.pair is None]
    if len(rows) != len(expected):
        wrong.append(f"{len(rows)} rows, not {len(expected)}")
    for row, (one, other) in zip(rows, expected):
        places = [str(record.number) if record else "" for record in (one, other)]
        if [row[1], row[3]] != places:
            wrong.append(f"{row[:5]}: not {places}")
            continue
        if one is None or other is None:
            found = ["missing", "", ""]
        else:
            how, symmetry, turn, actions, names = compare(one, other)
            found = [how, symmetry, turn]
            # The ring follows its row without a semicolon.
            texts = [text.replace(";", "") for text in row[7:9]]
            if texts != [text.replace(";", "") for text in actions] or set(row[9].split(",")) - {""} != names:
                wrong.append(f"{row}: not {actions} {names}")
        kinds[found[0]] = kinds.get(found[0], 0) + 1
        if row[4:7] != found:
            wrong.append(f"{row}: not {found}")
    return wrong, kinds


def main():
    games, others = make_sides()
    write("one.yin", games)
    write("other.yin", others)
    bad = output("score", "--no-head", "--where=status!=ok", "one.yin", "other.yin")
    report("the records are good", bad.splitlines())
    for by in ("all", "players", "turns", "order"):
        wrong, kinds = check(by)
        report(f"diff --by={by} finds what comparing one by one finds: {kinds}", wrong)
    self_rows = output("diff", "--all", "--format=tsv", "-q", "one.yin", "one.yin").splitlines()[1:]
    report("a file is the same as itself", [row for row in self_rows if row.split("\t")[4] != "same"])
    plan()


main()
