# SPDX-License-Identifier: BSD-2-Clause
"""Games in the official notation, and their twelve images by a geometry of its own, for the tests of
unique and diff: points are places in the plane, which are turned and mirrored there."""

import math
import os
import re
import subprocess
import sys

SCRATCH = os.environ["TMPDIR"]
PROGRAM = os.environ.get("WRAP", "").split() + [os.environ["YINSH"]]
# The rulebook's board: points of the columns A to K, and the number of the lowest one.
POINTS = [4, 7, 8, 9, 10, 9, 10, 9, 8, 7, 4]
LOWEST = [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7]
NAMES = ["identity", *(f"turn{60 * n}" for n in range(1, 6)), "mirror", *(f"mirror{60 * n}" for n in range(1, 6))]
CENTRE = (5, 6)

done = 0


def report(name, wrong):
    """A test point, which passes if the list of what is wrong is empty."""
    global done
    done += 1
    print(f"{'not ' if wrong else ''}ok {done} - {name}")
    for line in wrong[:20]:
        print("#", ascii(line))
    sys.stdout.flush()


def run(*arguments, data="", statuses=(0, 1)):
    """What the program prints."""
    ended = subprocess.run([*PROGRAM, *arguments], input=data.encode(), capture_output=True, cwd=SCRATCH)
    if ended.returncode not in statuses:
        sys.exit(f"exit status {ended.returncode}: {arguments}: {ended.stderr[-500:]}")
    return ended.stdout.decode()


def place(column, row):
    """Where a point is in the plane: columns are a root of three quarters apart, and lean."""
    x, y = column - CENTRE[0], row - CENTRE[1]
    return x * math.sqrt(0.75), y - x / 2


POINT_AT = {}
for letter, (count, lowest) in enumerate(zip(POINTS, LOWEST)):
    for number in range(lowest, lowest + count):
        POINT_AT[tuple(round(c, 3) + 0.0 for c in place(letter, number))] = f"{'abcdefghijk'[letter]}{number}"
PLACE = {name: spot for spot, name in POINT_AT.items()}


def image(symmetry, name):
    """The image of a point; mirroring first swaps letters and numbers, which is the line at 30 degrees
    above the horizontal in the plane."""
    x, y = place("abcdefghijk".index(name[0]), int(name[1:]))
    if symmetry >= 6:
        axis = math.radians(30)
        x, y = (x * math.cos(2 * axis) + y * math.sin(2 * axis), x * math.sin(2 * axis) - y * math.cos(2 * axis))
    turn = -math.radians(60 * (symmetry % 6))
    x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    return POINT_AT[(round(x, 3) + 0.0, round(y, 3) + 0.0)]


IMAGES = [{name: image(symmetry, name) for name in PLACE} for symmetry in range(12)]


def point_key(name):
    return name[0], int(name[1:])


def map_action(symmetry, action):
    """The image of an action such as e5, e5-g7, xe5-e9 or xe5; the lower end of a row comes first."""
    points = [IMAGES[symmetry][name] for name in re.findall(r"[a-k]\d+", action)]
    if action.startswith("x") and len(points) == 2:
        points.sort(key=point_key)
    if not points:
        return action
    return ("x" if action.startswith("x") else "") + "-".join(points)


def actions_of(turn):
    """The actions of a turn without its number."""
    return re.findall(r"x?[a-k]\d+(?:-[a-k]\d+)?|pass|steal", turn)


class Game:
    """A record: its tags and the actions of each turn."""

    def __init__(self, tags, turns, result):
        self.tags, self.turns, self.result = dict(tags), [list(turn) for turn in turns], result

    def actions(self):
        return [action for turn in self.turns for action in turn]

    def images(self):
        """All images of the actions."""
        actions = self.actions()
        return [tuple(map_action(symmetry, action) for action in actions) for symmetry in range(12)]

    def text(self):
        """The record in the official notation."""
        lines = [f'[{name} "{value}"]' for name, value in self.tags.items()] + [""]
        line = ""
        for number, turn in enumerate(self.turns, 1):
            words = turn[0]
            for action in turn[1:]:
                ring = action.startswith("x") and "-" not in action
                words += ("" if ring else ";") + action
            line += f"{number}.{words} "
            if len(line) > 60:
                lines.append(line)
                line = ""
        return "\n".join([*lines, line + self.result, "", ""])


def parse(text):
    """The records of a text that the program has written in the official notation, without comments."""
    games = []
    for part in re.split(r"\n\n(?=\[)", text):
        tags = re.findall(r'^\[(\w+) "(.*)"\]$', part, re.M)
        moves = re.sub(r"^\[.*\]$", "", part, flags=re.M)
        turns = [actions_of(turn) for turn in re.findall(r"\d+\.\s*(\S+)", moves)]
        result = moves.split()[-1] if moves.split() else "*"
        games.append(Game(tags, turns, result))
    return games


def generated(count, seed):
    """Games that build/bench generates."""
    made = subprocess.run(
        [os.path.join(os.environ["BUILD"], "bench"), "--generate", "--games", str(count), "--seed", str(seed)],
        capture_output=True,
        check=True,
    )
    return parse(run("convert", "-t", "gipf", "-", data=made.stdout.decode()))
