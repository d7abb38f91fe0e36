# SPDX-License-Identifier: BSD-2-Clause
"""The standings of random tournaments, a second time: plain sums over lists of games, as yinsh(1)
defines them, with fractions.  The program merges a line for each game, in any order.  Run by tests/scripts/standings.sh; prints TAP."""

import random
from fractions import Fraction

from tap import SLOW, output, plan, report

HEAD = ("rank player games wins draws losses points score rings_for rings_against white_games white_points"
        " black_games black_points sonneborn_berger buchholz")


def tournament(chance):
    """Games as (white, black, points of White, rings of White, rings of Black); the points are None if
    both lost, and "?" is nobody."""
    names = ["Ann", "bo", "Zoë", "=1+1", "x%", "Ü Y", "k"][:chance.randint(1, 7)]
    games = []
    for _ in range(chance.choice([1, 3, 10, 40])):
        white, black = chance.choice(names), chance.choice(names)
        if chance.random() < 0.1:
            white, black = chance.choice([("?", black), (white, "?")])
        points = chance.choice([Fraction(1), Fraction(0), Fraction(1, 2)] * 4 + [None])
        # Few different numbers of rings, so that players are often level.
        games.append((white, black, points, chance.randint(0, 1), chance.randint(0, 1)))
    return games


def standing(games, player):
    """The numbers of one player: each game, seen from each side on which the player sat."""
    seen = [(points, rings, other_rings, black, 0) for white, black, points, rings, other_rings in games
            if white == player]
    seen += [(1 - points if points is not None else None, rings, other_rings, white, 1) for white, black, points, other_rings, rings in games
             if black == player]
    # Both lost such a game, and played it against nobody.
    return [(points or Fraction(0), rings, other_rings, other if points is not None else "?", side)
            for points, rings, other_rings, other, side in seen]


def points_of(games, player):
    return sum((points for points, *_ in standing(games, player)), Fraction(0))


def decimal(value, digits):
    scaled = value * 10**digits
    assert scaled.denominator == 1
    return f"{int(scaled) // 10**digits}.{int(scaled) % 10**digits:0{digits}d}"


def rows_of(games):
    """The rows of the standings in order, without their ranks, and what determines the ranks."""
    rows = []
    for player in {name for game in games for name in game[:2]} - {"?"}:
        seen = standing(games, player)
        points = points_of(games, player)
        others = [(result, points_of(games, opponent)) for result, _, _, opponent, _ in seen
                  if opponent not in (player, "?")]
        berger = sum((result * theirs for result, theirs in others), Fraction(0))
        buchholz = sum((theirs for _, theirs in others), Fraction(0))
        mine, theirs = sum(row[1] for row in seen), sum(row[2] for row in seen)
        results = [row[0] for row in seen]
        cells = [player, len(seen), results.count(1), results.count(Fraction(1, 2)), results.count(0),
                 decimal(points, 1), "%.1f" % (100 * float(points) / len(seen)), mine, theirs]
        for side in (0, 1):
            results = [row[0] for row in seen if row[4] == side]
            cells += [len(results), decimal(sum(results, Fraction(0)), 1)]
        cells += [decimal(berger, 2), decimal(buchholz, 2)]
        order = (-points, -points / len(seen), theirs - mine, -berger, -buchholz)
        rows.append((order, player.encode(), cells))
    rows.sort(key=lambda row: row[:2])
    return rows


def sums(games, chance):
    """The lines of --partial, one for each game, in any order."""
    lines = []
    for white, black, points, rings, other_rings in games:
        keys = [name.replace("%", "%25").replace(" ", "%20") for name in (white, black)]
        result = {Fraction(1): "1-0", Fraction(0): "0-1", Fraction(1, 2): "1/2-1/2", None: "*"}[points]
        lines.append(f"game {keys[0]} {keys[1]} {result} {rings}-{other_rings}\t1\n")
    chance.shuffle(lines)
    return "".join(lines).encode()


def main():
    chance = random.Random(26)
    players, count, wrong = 0, 5 if SLOW else 200, []
    for number in range(count):
        games = tournament(chance)
        merged = output("score", "--merge", "--partial", data=sums(games, chance))
        found = output("score", "--merge", "--standings", data=merged).splitlines()
        wanted = [HEAD.replace(" ", "\t")]
        rows, rank = rows_of(games), 0
        for index, (order, _, cells) in enumerate(rows):
            if index == 0 or order != rows[index - 1][0]:
                rank = index + 1
            wanted.append("\t".join(map(str, [rank, *cells])))
        players += len(rows)
        wrong += [f"tournament {number}: {line!r}, not {other!r}" for line, other in zip(found, wanted) if line != other]
        if len(found) != len(wanted):
            wrong.append(f"tournament {number}: {len(found)} lines, not {len(wanted)}")
    report(f"the standings of {players} players in {count} tournaments are those of a second implementation", wrong)
    plan()


main()
