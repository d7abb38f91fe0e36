# SPDX-License-Identifier: BSD-2-Clause
"""The rulebook's board and its twelve symmetries, a second time, for the tests that compare the program
with another implementation.  A point is (column, number): f6, the centre, is (5, 6)."""

import re

LETTERS = "abcdefghijk"
LOWEST = (2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7)
HIGHEST = (5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10)
COLUMNS = [[(x, y) for y in range(LOWEST[x], HIGHEST[x] + 1)] for x in range(11)]
POINTS = [point for column in COLUMNS for point in column]
INDEX = {point: number for number, point in enumerate(POINTS)}
# The directions of the lines: up a column, up a row of letters, and up both.
WAYS = [(sign * x, sign * y) for x, y in ((0, 1), (1, 0), (1, 1)) for sign in (1, -1)]
EMPTY = "4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 "


def name_of(point):
    return LETTERS[point[0]] + str(point[1])


def point_of(name):
    return LETTERS.index(name[0]), int(name[1:])


def ray(point, way):
    """The points from one in a direction, without it."""
    found = []
    at = (point[0] + way[0], point[1] + way[1])
    while at in INDEX:
        found.append(at)
        at = (at[0] + way[0], at[1] + way[1])
    return found


RAYS = {point: [ray(point, way) for way in WAYS] for point in POINTS}


def between(start, end):
    """The points between two of a line."""
    return next(line[: line.index(end)] for line in RAYS[start] if end in line)


def distance(one, other):
    """How many steps two points are apart."""
    x, y = one[0] - other[0], one[1] - other[1]
    return max(abs(x), abs(y), abs(x - y))


def count_moves(pieces, ring):
    """How many moves a ring has (E.3): over vacant points, then over one block of markers."""
    count = 0
    for line in RAYS[ring]:
        jumped = False
        for at in line:
            piece = pieces.get(at)
            if piece is None:
                count += 1
                if jumped:
                    break
            elif piece in "WB":
                break
            else:
                jumped = True
    return count


# ---- Position lines ------------------------------------------------------------------


def read_board(field):
    """The pieces by their points: W and B are rings, w and b markers."""
    pieces = {}
    for points, column in zip(COLUMNS, field.split("/")):
        signs = re.sub(r"\d+", lambda number: "." * int(number[0]), column)
        assert len(signs) == len(points), field
        pieces.update((point, sign) for point, sign in zip(points, signs) if sign != ".")
    return pieces


def write_board(pieces):
    columns = ("".join(pieces.get(point, ".") for point in column) for column in COLUMNS)
    return re.sub(r"\.+", lambda dots: str(len(dots[0])), "/".join(columns))


# ---- Symmetries ----------------------------------------------------------------------

SYMMETRIES = [f"{kind}{60 * turn or ''}" for kind in ("turn", "mirror") for turn in range(6)]
SYMMETRIES[0] = "identity"


def image(symmetry, point):
    """A point after a symmetry: letters and numbers are exchanged or not, then each sixth of a turn
    moves what is above the centre to its upper right."""
    x, y = point[0] - 5, point[1] - 6
    if symmetry >= 6:
        x, y = y, x
    for _ in range(symmetry % 6):
        x, y = y, y - x
    return x + 5, y + 6


IMAGES = [{point: image(symmetry, point) for point in POINTS} for symmetry in range(12)]


def map_action(symmetry, action):
    """The image of an action such as e5, e5-g7, xe5-e9 or xe5; the lower end of a row comes first."""
    points = [IMAGES[symmetry][point_of(name)] for name in re.findall(r"[a-k]\d+", action)]
    if not points:
        return action
    removed = "x" * action.startswith("x")
    return removed + "-".join(map(name_of, sorted(points) if removed else points))
