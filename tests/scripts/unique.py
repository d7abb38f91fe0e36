# SPDX-License-Identifier: BSD-2-Clause
"""Checks yinsh unique by comparing every record with every other: 300 records, many of which
are copies, images or beginnings of others, in several notations.  Run by tests/scripts/unique.sh;
prints TAP."""

import itertools
import os
import random

from board import SYMMETRIES, map_action
from games import Game, generated, parse
from tap import SCRATCH, output, plan, report

NOTATIONS = ["gipf", "json", "boardspace", "gipf", "gipf-short", "gipf"]
EXTRA = ["Site", "Event", "Round", "Annotator"]
random.seed(7)


def vary(game, chance):
    """A copy of a game that may be an image, cut, and have other tags."""
    symmetry = random.randrange(12) if random.random() < chance else 0
    turns = [[map_action(symmetry, action) for action in turn] for turn in game.turns]
    tags, result = dict(game.tags), game.result
    if random.random() < chance:
        keep = random.choice([1, 5, 10, 11, 30, len(turns) - 1])
        turns, result = turns[:keep], "*"
        # In the middle of a turn, too: after a row without its ring, a record is bad.
        if random.random() < 0.5 and len(turns[-1]) > 1:
            turns[-1] = turns[-1][:1]
        for name in ("Result", "Rings", "Termination"):
            tags.pop(name, None)
        tags["Termination"] = "unfinished"
    if random.random() < chance:
        tags[random.choice(EXTRA)] = random.choice(["x", "y"])
    return Game(tags, turns, result)


def make_records():
    """300 records, some of which are bad, in files."""
    games = generated(60, 11)
    records = [vary(random.choice(games), 0.4) for _ in range(296)]
    records += [Game({"White": "A"}, [], "*"), Game({"White": "A"}, [], "*")]
    for at in (17, 171):
        records.insert(at, Game({}, [["e5"], ["e5"]], "*"))
    return records


def write_files(records):
    """Write the records to files in several notations; returns the names, and the records as they
    are read back."""
    names, found = [], []
    for number, first in enumerate(range(0, len(records), 30)):
        notation = NOTATIONS[number % len(NOTATIONS)]
        name = f"{number}.{notation}"
        text = "".join(record.text() for record in records[first : first + 30])
        if notation != "gipf":
            text = output("convert", "-t", notation, "-f", "gipf", "-", data=text)
        with open(os.path.join(SCRATCH, name), "w", encoding="utf-8") as file:
            file.write(text)
        names.append(name)
        found += read_back(name)
    return names, found


class Record:
    """A record as unique has to see it."""

    def __init__(self, file, number, game, status):
        self.file, self.number, self.game = file, number, game
        self.bad = status != "ok"
        self.images = game.images() if game else None
        self.tags = {name: value for name, value in game.tags.items() if name not in ("Rings",)} if game else {}
        own = ("Result", "Rings", "Termination", "Variant", "Position")
        self.tag_count = len([name for name in self.tags if name not in own])


def read_back(name):
    """The records of a file."""
    statuses = output("score", "--no-head", "--format=tsv", "--columns=status", name).split()
    games = iter(parse(output("convert", "-t", "gipf", name)))
    found = []
    for number, status in enumerate(statuses, 1):
        found.append(Record(name, number, next(games) if status == "ok" else None, status))
    return found


def relation(one, other, options):
    """How a record is a duplicate of another, as (how, symmetry); None if it is not."""
    if one.bad or other.bad:
        return None
    if options["tags"] and one.tags != other.tags:
        return None
    if not options["tags"] and (not one.images[0] or not other.images[0]):
        return None
    shorter = min(len(one.images[0]), len(other.images[0]))
    if len(one.images[0]) != len(other.images[0]) and (not options["prefix"] or shorter == 0):
        return None
    for symmetry in range(12 if options["all"] else 1):
        if one.images[symmetry][:shorter] == other.images[0][:shorter]:
            if len(one.images[0]) != len(other.images[0]):
                how = "beginning" if shorter == len(one.images[0]) else "longer"
            else:
                how = "mirrored" if symmetry else "same"
            return how, SYMMETRIES[symmetry]
    return None


def choose(records, options):
    """The records that are kept: in the order of preference, each that is no duplicate of one kept."""
    order = sorted(
        range(len(records)),
        key=lambda at: (
            -len(records[at].images[0]) if options["keep"] == "longest" and not records[at].bad else 0,
            -records[at].tag_count if options["keep"] == "most-tags" else 0,
            at,
        ),
    )
    kept = []
    for at in order:
        if not any(relation(records[at], records[other], options) for other in kept):
            kept.append(at)
    return set(kept)


def compare(records, names, options, arguments):
    """What is wrong with the list, and with the records that are written."""
    kept = choose(records, options)
    wrong = []
    at_place = {(record.file, str(record.number)): at for at, record in enumerate(records)}
    listed = []
    for row in output("unique", "--list", "--format=tsv", "-q", *arguments, *names).splitlines()[1:]:
        file, number, of_file, of_number, turns, how, symmetry = row.split("\t")
        at, of = at_place[file, number], at_place[of_file, of_number]
        listed.append(at)
        shared = min(len(records[at].game.turns), len(records[of].game.turns))
        if of not in kept or relation(records[at], records[of], options) != (how, symmetry) or int(turns) != shared:
            wrong.append(f"{row}: {relation(records[at], records[of], options)}")
    if listed != [at for at in range(len(records)) if at not in kept]:
        wrong.append(f"listed {listed}, not {sorted(set(range(len(records))) - kept)}")
    # Each notation by itself, since not all of them show where their records begin.
    for name in names[:6]:
        ours = [record for record in records if record.file == name]
        expected = choose(ours, options)
        text = output("unique", "-q", *arguments, name)
        found = [game.actions() for game in parse(output("convert", "-t", "gipf", "-", data=text))]
        if found != [ours[at].game.actions() for at in sorted(expected) if not ours[at].bad]:
            wrong.append(f"{name}: written records differ")
    return wrong, len(listed)


def main():
    names, records = write_files(make_records())
    bad = len([record for record in records if record.bad])
    report("the records are many, and few of them are bad", [] if len(records) > 280 and 1 < bad < 40 else [len(records), bad])
    sums = []
    for symmetry, prefix, tags in itertools.product((False, True), repeat=3):
        for keep in ("first", "longest", "most-tags"):
            options = {"all": symmetry, "prefix": prefix, "tags": tags, "keep": keep}
            arguments = [f"--keep={keep}"] + ["--symmetry=all"] * symmetry + ["--prefix"] * prefix + ["--tags"] * tags
            wrong, count = compare(records, names, options, arguments)
            sums.append(count)
            report(f"unique {' '.join(arguments)} finds what comparing all pairs finds", wrong)
    report("what they find differs", [] if len(set(sums)) > 5 and min(sums) > 0 else sums)
    plan()


main()
