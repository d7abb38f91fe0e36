try() { "$@"; echo "status $?"; }
cd samples/broken || exit
cp number-wrong.yin tag-twice.yin move-no-ring.yin result-mismatch.yin "$WORK" && cd "$WORK" || exit
cat number-wrong.yin tag-twice.yin move-no-ring.yin result-mismatch.yin >all.yin
: >empty.yin
try yinsh check --diagnostics=short all.yin
echo '--- a warning, style and errors at other levels'
try yinsh check --diagnostics=short -W tag-twice=error all.yin
try yinsh check --diagnostics=short -W number-wrong=warning --warn=tag-twice=style -W move-no-ring=ignore all.yin
try yinsh check --diagnostics=short -q -W number-wrong=ignore number-wrong.yin
try yinsh check --diagnostics=short -W number-wrong=error number-wrong.yin
try yinsh check --diagnostics=short -W move-no-ring=warning move-no-ring.yin
echo '--- whole levels; a code goes before its level, and a later choice before one in front'
try yinsh check --diagnostics=short -Werror all.yin
try yinsh check --diagnostics=short -W error -W tag-twice=warning tag-twice.yin
try yinsh check --diagnostics=short -W tag-twice=warning -Werror tag-twice.yin
try yinsh check --diagnostics=short -Werror -W warning=style tag-twice.yin
try yinsh check --diagnostics=short -W style=ignore -W warning=ignore -W error=warning all.yin
try yinsh check --diagnostics=short -W style=warning -Werror number-wrong.yin
try yinsh check --diagnostics=short -W tag-twice=error -W tag-twice=style tag-twice.yin
echo '--- sorted by them'
try yinsh check --diagnostics=short -q -W tag-twice=error -W error=ignore --good=good --bad=bad all.yin
cmp bad tag-twice.yin && cat number-wrong.yin move-no-ring.yin result-mismatch.yin | cmp - good
try yinsh check --diagnostics=short -q -W no-record=warning --good=good --bad=bad empty.yin
echo '--- a file without a record'
try yinsh check --diagnostics=short empty.yin
try yinsh check --diagnostics=short -W no-record=ignore empty.yin
echo '--- what is written and scored stays the same'
try yinsh convert --diagnostics=short -t gipf -W move-no-ring=ignore -W result-mismatch=style all.yin
try yinsh score --diagnostics=short --columns=result,status,code -W error=ignore all.yin
echo '--- wrong choices'
try yinsh check --diagnostics=short -W
try yinsh check --diagnostics=short -Wall all.yin
try yinsh check --diagnostics=short -W tag-twise=error all.yin
try yinsh check --diagnostics=short -W tag-twice=fatal all.yin
try yinsh check --diagnostics=short -W =error all.yin
try yinsh check --diagnostics=short -W tag-twice= all.yin
try yinsh check --diagnostics=short -W ignore=error all.yin
try yinsh check --diagnostics=short -W "$(printf '%0100d' 0)=error" all.yin
try yinsh perft -W error
== stdout
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:10:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
status 1
--- a warning, style and errors at other levels
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: error: the tag White appears twice; both are kept (notation) [tag-twice]
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:10:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
status 1
all.yin:1:6: warning: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: style: the tag White appears twice; both are kept (notation) [tag-twice]
all.yin:10:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
status 1
status 0
number-wrong.yin:1:6: error: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
status 1
move-no-ring.yin:2:4: warning: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
status 0
--- whole levels; a code goes before its level, and a later choice before one in front
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: error: the tag White appears twice; both are kept (notation) [tag-twice]
all.yin:7:4: error: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:10:14: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
status 1
tag-twice.yin:2:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
status 0
tag-twice.yin:2:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
status 0
tag-twice.yin:2:9: style: the tag White appears twice; both are kept (notation) [tag-twice]
status 0
all.yin:7:4: warning: turn 11: there is no ring on f5 to move (rulebook E.2) [move-no-ring]
all.yin:10:14: warning: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
status 0
number-wrong.yin:1:6: warning: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
status 0
tag-twice.yin:2:9: style: the tag White appears twice; both are kept (notation) [tag-twice]
status 0
--- sorted by them
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: error: the tag White appears twice; both are kept (notation) [tag-twice]
status 1
empty.yin:1:1: warning: no game record found: the file is empty (notation) [no-record]
status 0
--- a file without a record
empty.yin:1:1: error: no game record found: the file is empty (notation) [no-record]
status 1
status 0
--- what is written and scored stays the same
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 2.e8 *

[White "Ida"]
[White "Bo"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 *

status 0
result	status	code
*	ok	
*	ok	
*	illegal	move-no-ring
1-0	mismatch	result-mismatch
status 0
--- wrong choices
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
status 2
== stderr
4 records: 2 good, 2 bad; 2 unfinished
4 records: 1 good, 3 bad; 1 unfinished
4 records: 3 good, 1 bad; 3 unfinished
1 record: 0 good, 1 bad
1 record: 1 good, 0 bad; 1 unfinished
4 records: 1 good, 3 bad; 1 unfinished
1 record: 1 good, 0 bad; 1 unfinished
1 record: 1 good, 0 bad; 1 unfinished
1 record: 1 good, 0 bad; 1 unfinished
4 records: 4 good, 0 bad; 3 unfinished
1 record: 1 good, 0 bad; 1 unfinished
1 record: 1 good, 0 bad; 1 unfinished
0 records: 0 good, 0 bad
0 records: 0 good, 0 bad
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
all.yin:10:14: style: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
all.yin:1:6: style: turn 2: wrong turn number 3; expected 2 (notation) [number-wrong]
all.yin:3:9: warning: the tag White appears twice; both are kept (notation) [tag-twice]
yinsh: check: option -W needs a value
Try 'yinsh check --help'.
yinsh: check: -W takes CODE=LEVEL, LEVEL=LEVEL or error, not 'all'
Try 'yinsh check --help'.
yinsh: check: unknown code or level 'tag-twise'; did you mean tag-twice or tag-lines?
Try 'yinsh check --help'.
yinsh: check: -W: unknown value 'fatal'; choose from: ignore, style, warning, error
yinsh: check: unknown code or level ''; 'yinsh explain' lists them
Try 'yinsh check --help'.
yinsh: check: -W: unknown value ''; choose from: ignore, style, warning, error
yinsh: check: unknown code or level 'ignore'; did you mean command-ignored?
Try 'yinsh check --help'.
yinsh: check: unknown code or level '000000000000000000000000000000000000000000000000000000000000000'; 'yinsh explain' lists them
Try 'yinsh check --help'.
yinsh: perft: unknown option '-W'
Try 'yinsh perft --help'.
