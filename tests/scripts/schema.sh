#!/bin/sh
# TAP: notation/yinsh-record.schema.json accepts every sample written as JSON, and it and
# the reader refuse the same broken records.  Needs python3 with jsonschema.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
export LC_ALL=C.UTF-8

schema=$SRCDIR/notation/yinsh-record.schema.json

if ! command -v python3 >/dev/null 2>&1; then
    skip_all 'no python3'
fi
if ! python3 -c 'from jsonschema import Draft7Validator' 2>/dev/null; then
    skip_all 'python3 has no jsonschema'
fi

# validate.py SCHEMA FILE... : for each file its name, a tab, and what the schema has against
# one of its records, "ok" if it accepts all of them
cat >"$TMPDIR/validate.py" <<'END'
import json
import sys

from jsonschema import Draft7Validator

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft7Validator.check_schema(schema)
validator = Draft7Validator(schema)

def judge(name):
    with open(name, encoding="utf-8") as file:
        lines = file.readlines()
    for number, line in enumerate(lines, 1):
        for error in validator.iter_errors(json.loads(line)):
            where = "/".join(str(part) for part in error.absolute_path)
            return f"line {number}, {where}: {error.message[:200]}"
    return "ok" if lines else "there is no record"

for name in sys.argv[2:]:
    print(name, judge(name), sep="\t")
END

# variants.py FOLDER : changes of one good record, a file for each: those in good/ change
# nothing that counts, those in bad/ break it
cat >"$TMPDIR/variants.py" <<'END'
import copy
import json
import os
import sys

LINE = "WWWW/7/8/9/1wwwwW4/9/10/9/8/6B/BBBB w move 0-0 15 standard"
FINAL = "1WWW/7/8/9/6W3/9/10/9/8/6B/BBBB b move 1-0 16 standard"
BASE = {
    "yinsh": 1,
    "tags": {"White": "Ida", "Black": "Nils"},
    "variant": "standard",
    "start": LINE,
    "result": "1-0",
    "end": "resign",
    "rings": [1, 0],
    "notes": [{"comment": "before"}, {"clock": 0}],
    "actions": [
        {"turn": 15, "side": "white", "kind": "move", "from": "e6", "to": "e7",
         "notes": [{"mark": "!?"}, {"clock": 1500}, {"comment": "a row"}]},
        {"turn": 15, "side": "white", "kind": "row", "from": "e2", "to": "e6",
         "markers": ["e2", "e3", "e4", "e5", "e6"]},
        {"turn": 15, "side": "white", "kind": "ring", "from": "a2"},
    ],
    "end_clocks": [2500],
    "final": FINAL,
}
PAIRS = [["White", "Ida"], ["Black", "Nils"]]
# The same without White's first ring: one is placed, Black's is stolen.
PLACED = {
    "yinsh": 1,
    "variant": "blitz+steal",
    "actions": [
        {"turn": 1, "side": "white", "kind": "place", "to": "e3"},
        {"turn": 2, "side": "black", "kind": "steal"},
    ],
}
GONE = object()

def change(base, *changes):
    record = copy.deepcopy(base)
    for path, value in changes:
        part = record
        for step in path[:-1]:
            part = part[step]
        if value is GONE:
            del part[path[-1]]
        elif isinstance(part, list) and path[-1] == len(part):
            part.append(value)
        else:
            part[path[-1]] = value
    return record

def action(number, name, value):
    return change(BASE, (("actions", number, name), value))

good = {
    "nothing changed": BASE,
    "a placement and a steal": PLACED,
    "no actions": change(BASE, (("actions",), []), (("rings",), [0, 0]), (("final",), LINE)),
    "only what has to be there": {"yinsh": 1, "actions": []},
    "letters of points in upper case": action(0, "from", "E6"),
    "the ends the other way round": change(
        BASE, (("actions", 1, "from"), "e6"), (("actions", 1, "to"), "e2")),
    "no markers": action(1, "markers", GONE),
    "markers in another order": action(1, "markers", ["e6", "e3", "E4", "e5", "e2"]),
    "a position after an action": action(2, "position", FINAL),
    "a tag with a hyphen and other letters": change(BASE, (("tags", "Équipe-2"), "Ida")),
    "a tag twice": change(BASE, (("tags",), [*PAIRS, ["White", "Ida"]])),
    "tags as pairs": change(BASE, (("tags",), PAIRS)),
    "no pairs of tags": change(BASE, (("tags",), [])),
    "no tags": change(BASE, (("tags",), {})),
    "the longest clock": change(BASE, (("end_clocks", 0), 999999999999999999)),
    "a whole number with a point": change(BASE, (("rings", 0), 1.0)),
    "the steal in front of the house rule": change(
        PLACED, (("variant",), "blitz+steal+no-limit")),
    "the steal after the house rule": change(PLACED, (("variant",), "blitz+no-limit+steal")),
    "the same in a position line": change(
        BASE, (("variant",), "standard+no-limit"), (("start",), LINE + "+no-limit+steal"),
        (("variant",), "standard+no-limit+steal"), (("final",), FINAL + "+no-limit+steal")),
}

bad = {
    "two house rules": change(PLACED, (("variant",), "blitz+no-limit+steal+no-limit")),
    "no version": change(BASE, (("yinsh",), GONE)),
    "a newer version": change(BASE, (("yinsh",), 2)),
    "a version in quotes": change(BASE, (("yinsh",), "1")),
    "no list of actions": change(BASE, (("actions",), GONE)),
    "actions that are no list": change(BASE, (("actions",), {})),
    "an action that is no object": change(BASE, (("actions", 0), "e6-e7")),
    "an unknown kind": action(0, "kind", "jump"),
    "a kind in upper case": action(0, "kind", "Move"),
    "no kind": action(0, "kind", GONE),
    "no turn": action(0, "turn", GONE),
    "turn 0": action(0, "turn", 0),
    "a turn in quotes": action(0, "turn", "15"),
    "half a turn": action(0, "turn", 15.5),
    "no side": action(0, "side", GONE),
    "an unknown side": action(0, "side", "red"),
    "a move without its start": action(0, "from", GONE),
    "a move without its end": action(0, "to", GONE),
    "a row without an end": action(1, "to", GONE),
    "a ring without its point": action(2, "from", GONE),
    "a placement without its point": change(PLACED, (("actions", 0, "to"), GONE)),
    "a placement with two points": change(PLACED, (("actions", 0, "from"), "e2")),
    "a steal with a point": change(PLACED, (("actions", 1, "to"), "e3")),
    "a ring with an end": action(2, "to", "a3"),
    "a move with markers": action(0, "markers", ["e2", "e3", "e4", "e5", "e6"]),
    "a point off the board": action(0, "to", "k11"),
    "no point": action(0, "to", "7e"),
    "a point with a zero": action(0, "to", "e07"),
    "a point with a blank": action(0, "to", " e7"),
    "a point that is a number": action(0, "to", 7),
    "four markers": action(1, "markers", ["e2", "e3", "e4", "e5"]),
    "six markers": action(1, "markers", ["e2", "e3", "e4", "e5", "e6", "e7"]),
    "a marker twice": action(1, "markers", ["e2", "e3", "e4", "e5", "e5"]),
    "a marker off the board": action(1, "markers", ["e2", "e3", "e4", "e5", "z6"]),
    "a position that is none": action(2, "position", "e6"),
    "a start that is none": change(BASE, (("start",), "?")),
    "a start with no due": change(BASE, (("start",), LINE.replace("move", "jump"))),
    "a start with ten columns": change(BASE, (("start",), LINE.replace("/BBBB", ""))),
    "a final position that is a list": change(BASE, (("final",), [FINAL])),
    "an unknown variant": change(BASE, (("variant",), "chess")),
    "an unknown house rule": change(BASE, (("variant",), "standard+nothing")),
    "a variant that is null": change(BASE, (("variant",), None)),
    "an unknown result": change(BASE, (("result",), "2-0")),
    "a result that is a number": change(BASE, (("result",), 1)),
    "an unknown end": change(BASE, (("end",), "magic")),
    "rings as a string": change(BASE, (("rings",), "1-0")),
    "three numbers of rings": change(BASE, (("rings",), [1, 0, 0])),
    "too many rings": change(BASE, (("rings",), [1, 4])),
    "less than no rings": change(BASE, (("rings",), [1, -1])),
    "tags that are a string": change(BASE, (("tags",), "White")),
    "a tag with a number": change(BASE, (("tags", "White"), 1)),
    "a tag with an object": change(BASE, (("tags", "White"), {})),
    "a tag with a blank in its name": change(BASE, (("tags", "W h"), "Ida")),
    "a tag without a name": change(BASE, (("tags", ""), "Ida")),
    "a tag with a NUL": change(BASE, (("tags", "White"), "I\0da")),
    "257 tags": change(BASE, (("tags",), {f"T{i}": "" for i in range(257)})),
    "a pair without a value": change(BASE, (("tags",), [["White"]])),
    "a pair with two values": change(BASE, (("tags",), [["White", "Ida", "Nils"]])),
    "a pair with a number": change(BASE, (("tags",), [["White", 1]])),
    "a pair with a blank in its name": change(BASE, (("tags",), [["W h", "Ida"]])),
    "a pair with a NUL": change(BASE, (("tags",), [["White", "I\0da"]])),
    "a pair that is an object": change(BASE, (("tags",), [{"White": "Ida"}])),
    "257 pairs": change(BASE, (("tags",), [[f"T{i}", ""] for i in range(257)])),
    "notes that are a string": change(BASE, (("notes",), "before")),
    "a note that is a string": change(BASE, (("notes", 0), "before")),
    "a note of nothing": change(BASE, (("notes", 0), {})),
    "a note of two things": change(BASE, (("notes", 0), {"comment": "a", "mark": "!"})),
    "a comment that is a number": change(BASE, (("notes", 0), {"comment": 1})),
    "a mark that is none": action(0, "notes", [{"mark": "good"}]),
    "a mark of nothing": action(0, "notes", [{"mark": ""}]),
    "a clock that runs backwards": action(0, "notes", [{"clock": -1}]),
    "a clock in quotes": action(0, "notes", [{"clock": "0:01"}]),
    "a clock that is too long": change(BASE, (("end_clocks", 0), 1000000000000000000)),
    "a clock of a resignation that is an object": change(
        BASE, (("end_clocks", 0), {"clock": 1})),
}

for folder, variants in ("good", good), ("bad", bad):
    os.mkdir(os.path.join(sys.argv[1], folder))
    for name, record in variants.items():
        name = os.path.join(sys.argv[1], folder, name)
        with open(name, "w", encoding="utf-8") as file:
            file.write(json.dumps(record) + "\n")
END

# forms.py FILE FOLDER : the records of a file in the other forms that programs give them, and many
# copies of them in some of these
cat >"$TMPDIR/forms.py" <<'END'
import json
import os
import sys

COPIES = 1024 * 1024  # bytes, so that several threads read them
with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
records = [json.loads(line) for line in text.splitlines()]

def turned(record):
    return dict(reversed(record.items()))

def paired(record):
    tags = record["tags"]
    return {**record, "tags": [*map(list, tags.items())] if isinstance(tags, dict) else tags}

def write(name, *texts):
    with open(os.path.join(sys.argv[2], name), "w", encoding="utf-8") as file:
        file.write("\n".join(texts) + "\n")

forms = {
    "sorted": [json.dumps(record, sort_keys=True) for record in records],
    "sorted and indented": [json.dumps(record, sort_keys=True, indent=4) for record in records],
    "turned round": [json.dumps(turned(record), separators=(",", ":")) for record in records],
    "pairs": [json.dumps(paired(record)) for record in records],
    "an array": [json.dumps(records, separators=(",", ":"))],
    "an array of lines": ["[", ",\n".join(map(json.dumps, records)), "]"],
    "an indented array": [json.dumps(records, indent=2)],
    "a sorted array": [json.dumps(records, indent=1, sort_keys=True)],
    "an array of records turned round": [json.dumps([turned(record) for record in records])],
}
for name, texts in forms.items():
    write(name, *texts)
copies = COPIES // len(text) + 1
write("many", *[text] * copies)
write("many: sorted", *forms["sorted"] * copies)
write("many: an array", json.dumps(records * copies))
write("many: an indented array", json.dumps(records * copies, indent=2, sort_keys=True))
END

# of_schema FILE : what the schema reports of a file
of_schema() {
    awk -F '\t' -v name="$1" '$1 == name { print $2 }' "$TMPDIR/judged"
}

mkdir "$TMPDIR/variants" "$TMPDIR/json" "$TMPDIR/said" || exit 1
python3 "$TMPDIR/variants.py" "$TMPDIR/variants" || exit 1
for source in "$SRCDIR"/samples/*.*; do
    name=${source##*/}
    [ "$name" != README.md ] || continue
    yinsh convert -t json -o "$TMPDIR/json/$name" "$source" 2>"$TMPDIR/said/$name"
    yinsh convert -t json --actions -o "$TMPDIR/json/$name.actions" "$source" \
        2>>"$TMPDIR/said/$name"
done
python3 "$TMPDIR/validate.py" "$schema" "$TMPDIR"/variants/*/* "$TMPDIR"/json/* \
    >"$TMPDIR/judged" 2>"$TMPDIR/trouble" || echo "exit status $?" >>"$TMPDIR/trouble"

set -- "$TMPDIR"/json/*.actions "$TMPDIR"/variants/*/* "$TMPDIR"/said/*
echo "1..$(($# + 4))"
report 'the schema is one, and can be asked' "$(grep -q '^exit' "$TMPDIR/trouble" && cat "$TMPDIR/trouble")"

for said in "$TMPDIR"/said/*; do
    plain=$TMPDIR/json/${said##*/}
    report "${plain##*/}" "$(
        grep -e 'error:' -e 'cannot hold' "$said"
        for file in "$plain" "$plain.actions"; do
            found=$(of_schema "$file")
            [ "$found" = ok ] || echo "the schema: $found"
        done
        # What was written is read back, and the positions agree.
        yinsh convert -t json -f json "$plain.actions" | cmp - "$plain" 2>&1
    )"
done
for file in "$TMPDIR"/variants/good/*; do
    report "accepted: ${file##*/}" "$(
        found=$(of_schema "$file")
        [ "$found" = ok ] || echo "the schema: $found"
        found=$(yinsh check -q -f json "$file" 2>&1)
        case $found in *error:*) echo "the reader: $found" ;; esac
    )"
done
for file in "$TMPDIR"/variants/bad/*; do
    report "refused: ${file##*/}" "$(
        found=$(of_schema "$file")
        case $found in line*) ;; *) echo "the schema: $found" ;; esac
        found=$(yinsh check -q -f json "$file" 2>&1)
        case $found in *error:*) ;; *) echo "the reader: $found" ;; esac
    )"
done
# What is read of a file, whatever its form.
read_form() {
    yinsh score --columns=record,event,date,white,black,result,end,status,turns,hash "$@" 2>/dev/null
    echo "exit status $?"
}
for said in "$TMPDIR"/said/*; do
    name=${said##*/}
    report "in other forms of JSON: $name" "$(
        rm -rf "$TMPDIR/forms" && mkdir "$TMPDIR/forms"
        python3 "$TMPDIR/forms.py" "$TMPDIR/json/$name" "$TMPDIR/forms" 2>&1
        read_form "$TMPDIR/json/$name" >"$TMPDIR/expected"
        for form in "$TMPDIR"/forms/*; do
            case $form in */many*) continue ;; esac
            read_form "$form" >"$TMPDIR/found"
            cmp -s "$TMPDIR/expected" "$TMPDIR/found" || { echo "$form"; diff "$TMPDIR/expected" "$TMPDIR/found"; }
        done
    )"
done
rm -rf "$TMPDIR/forms" && mkdir "$TMPDIR/forms"
python3 "$TMPDIR/forms.py" "$TMPDIR/json/tournament.yin" "$TMPDIR/forms" || exit 1
read_form -j 1 "$TMPDIR/forms/many" >"$TMPDIR/expected"
report 'there are many records' "$(
    records=$(grep -c 'ok' "$TMPDIR/expected")
    [ "$records" -gt 100 ] || echo "$records"
)"
report 'several threads read them in every form' "$(
    for form in "$TMPDIR"/forms/many*; do
        for threads in 1 2 4; do
            read_form -j $threads "$form" >"$TMPDIR/found"
            cmp "$TMPDIR/expected" "$TMPDIR/found" || echo "$form, $threads threads"
        done
    done 2>&1
)"
report 'positions are for a notation that holds them' "$(
    yinsh convert -t gipf --actions "$TMPDIR/variants/good/nothing changed" \
        >"$TMPDIR/out" 2>"$TMPDIR/err"
    status=$?
    [ "$status" -eq 2 ] && [ ! -s "$TMPDIR/out" ] || echo "exit status $status"
    grep -q 'json, not .*gipf' "$TMPDIR/err" || cat "$TMPDIR/err"
)"
