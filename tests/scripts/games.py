# SPDX-License-Identifier: BSD-2-Clause
"""Games in the official notation, for the tests of unique and diff."""

import re

from board import map_action
from tap import generate, output


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
    """Games that the program of the bench makes up."""
    return parse(output("convert", "-t", "gipf", "-", data=generate(count, seed)))
