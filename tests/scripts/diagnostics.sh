#!/bin/sh
# TAP: the forms of messages for programs: every line of JSON is an object with all its
# members, and SARIF conforms to the standard, whatever the records and names; both state what the
# short form states.  Run by tests/run, which sets SRCDIR, YINSH, TMPDIR and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
LC_ALL=C
export LC_ALL
cd "$TMPDIR" || exit 1

mkdir records && cp "$SRCDIR"/samples/broken/* "$SRCDIR"/samples/*.yin records/ || exit 1
# Names and lines that have to be escaped; a fault after wide characters, and no UTF-8 at all.
printf '1.e3 {\346\243\213 e\314\201} 2.e3 *\n' >'records/a b%:"c.yin'
printf '1.e3 {\377"\\\001} 2.e3 *\n\n1.e3 2.\377\n' >"records/$(printf 'n\303\251w\nline').yin"
printf '%s\n' '1.e3 3.E3 *' >records/-
# shellcheck disable=SC2016 # Python's own
cat >compare.py <<'END'
import json, sys
import jsonschema

short, lines, sarif, schema = sys.argv[1:]
wanted = []
for line in open(short, encoding="utf-8", errors="surrogateescape"):
    if line.startswith("yinsh: "):
        wanted.append(("trouble", None, None, None, line[:-1]))
        continue
    head, code = line[:-2].rsplit(" [", 1)
    place, level, text = head.rsplit(" (", 1)[0].split(": ", 2)
    row, column = place.rsplit(":", 2)[1:]
    wanted.append((level, code, int(row), int(column), text))

members = {"file", "line", "column", "length", "level", "code", "text", "clause", "rule",
           "notes", "cure", "follows", "source"}
found = []
for line in open(lines, encoding="utf-8"):
    fault = json.loads(line)
    if fault["level"] == "trouble":
        found.append(("trouble", None, None, None, fault["text"]))
        continue
    if set(fault) - {"turn"} != members:
        print("members:", sorted(fault))
    found.append((fault["level"], fault["code"], fault["line"], fault["column"], fault["text"]))
if found != wanted:
    print("JSON says something else:", [p for p in zip(wanted, found) if p[0] != p[1]][:3])

log = json.load(open(sarif, encoding="utf-8"))
jsonschema.Draft202012Validator(json.load(open(schema))).validate(log)
rules = [rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]]
found = []
run = log["runs"][0]
for result in run["results"]:
    if rules[result["ruleIndex"]] != result["ruleId"]:
        print("not the rule at its index:", result["ruleId"])
    region = result["locations"][0]["physicalLocation"]["region"]
    if region["endColumn"] < region["startColumn"]:
        print("a region ends before it begins")
    level = {"note": "style"}.get(result["level"], result["level"])
    found.append((level, result["ruleId"], region["startLine"], result["message"]["text"]))
identifiers = {notification["id"] for notification in run["tool"]["driver"]["notifications"]}
for notification in run["invocations"][0]["toolExecutionNotifications"]:
    found.append(("trouble", None, None, notification["message"]["text"]))
    if notification["descriptor"]["id"] not in identifiers or notification["level"] != "error":
        print("not a notification of trouble:", notification)
if run["invocations"][0]["executionSuccessful"]:
    print("SARIF does not say that there was trouble")
if found != [(level, code, row, text) for level, code, row, column, text in wanted]:
    print("SARIF says something else")
if len(wanted) < int(len(rules) * 0.9):
    print("only", len(wanted), "faults")
END

for form in short json sarif; do
    yinsh check -q --diagnostics=$form records nowhere >$form.out 2>$form.err
    report "$form: exit status" "$([ $? -eq 2 ] || echo 'is not 2')"
    [ $form = sarif ] || cat $form.err >>$form.out
done
report 'JSON and SARIF state what the short form states' \
    "$(python3 compare.py short.out json.out sarif.out "$SRCDIR/tests/scripts/sarif.schema.json" 2>&1 | tail -n 5)"
report 'a file of --output holds what standard output did, even if a file could not be read' "$(
    for form in short json sarif; do
        yinsh check -q --diagnostics=$form -o written records nowhere >other 2>$form.err
        [ $? -eq 2 ] || echo "$form: the exit status is not 2"
        [ ! -s other ] || echo "$form: something on standard output"
        [ $form = sarif ] || cat $form.err >>written
        cmp $form.out written
    done)"
report 'the same for any number of threads' "$(
    for form in text json sarif; do
        yinsh check --board --diagnostics=$form -j 1 records >one 2>&1
        yinsh check --board --diagnostics=$form -j 3 records >other 2>&1
        cmp one other
    done)"
report 'columns of SARIF count characters' "$(
    yinsh check --diagnostics=sarif 'records/a b%:"c.yin' 2>&1 |
        grep -q '"uri":"records/a%20b%25%3A%22c.yin"},"region":{"startLine":1,"startColumn":15,"endColumn":17,' ||
        echo 'they do not')"
yinsh check --diagnostics=sarif --max-faults=0 records >none 2>none.err
report 'no results are an empty list' "$(
    python3 -c 'import json; print(*json.load(open("none"))["runs"][0]["results"])' 2>&1 |
        grep -v 'faults not shown')"
plan
