# What users of other programs try, and abbreviations that are ambiguous.
for name in validate verify lint test fix grep find query count standings rank elo ratings crosstable \
    board view print render html site dedup dedupe duplicates compare cat merge sort split tag filter \
    png csv sqlite head anonymise watch referee players \
    s d e c p h x sc unq convrt; do
    yinsh $name 2>&1 | head -n 1
done
while read -r line; do
    yinsh $line samples/minimal.yin 2>&1 >/dev/null </dev/null | head -n 1
done <<'END'
score --since=2026-01-01
score --player=Ana
search --month=2026-05
score --year=now
score --by=month
convert --no-names
convert --since=2026-01-01 -t json
moves --since
check --until=2026
score --since=2026-09-01
check --after=yesterday
check --before=2026-09-01'
check --before=
convert --limit=5
score --json
convert --json
check --json
perft --json
check --fix
score --limit=5
convert --no
convert --no-c
score --no
score --no=3
score --no-h=3
score --s
score --max-
convert --m
draw --t=3
check --q=3
check --qx
search --s
moves --v
moves --vv
END
== stdout
yinsh: unknown command 'validate'; use yinsh check
yinsh: unknown command 'verify'; use yinsh check
yinsh: unknown command 'lint'; use yinsh check
yinsh: unknown command 'test'; use yinsh check
yinsh: unknown command 'fix'; use yinsh repair
yinsh: unknown command 'grep'; use yinsh search
yinsh: unknown command 'find'; use yinsh search
yinsh: unknown command 'query'; use yinsh search
yinsh: unknown command 'count'; use yinsh score --summary
yinsh: unknown command 'standings'; use yinsh score --standings
yinsh: unknown command 'rank'; use yinsh score --standings
yinsh: unknown command 'elo'; use yinsh score --elo
yinsh: unknown command 'ratings'; use yinsh score --elo
yinsh: unknown command 'crosstable'; use yinsh score --crosstable
yinsh: unknown command 'board'; use yinsh show
yinsh: unknown command 'view'; use yinsh show
yinsh: unknown command 'print'; use yinsh show
yinsh: unknown command 'render'; use yinsh draw
yinsh: unknown command 'html'; use yinsh publish
yinsh: unknown command 'site'; use yinsh publish
yinsh: unknown command 'dedup'; use yinsh unique
yinsh: unknown command 'dedupe'; use yinsh unique
yinsh: unknown command 'duplicates'; use yinsh unique
yinsh: unknown command 'compare'; use yinsh diff
yinsh: unknown command 'cat'; use yinsh convert -t gipf
yinsh: unknown command 'merge'; use yinsh convert -t gipf
yinsh: unknown command 'sort'; use yinsh convert --sort
yinsh: unknown command 'split'; use yinsh convert --split
yinsh: unknown command 'tag'; use yinsh convert --set
yinsh: unknown command 'filter'; use yinsh convert --where
yinsh: unknown command 'png'; use yinsh draw
yinsh: unknown command 'csv'; use yinsh score --format=csv
yinsh: unknown command 'sqlite'; use yinsh score --format=csv
yinsh: unknown command 'head'; use yinsh convert --head
yinsh: unknown command 'anonymise'; use yinsh convert --anonymous
yinsh: unknown command 'watch'; use yinsh check -v
yinsh: unknown command 'referee'; use yinsh play
yinsh: unknown command 'players'; use yinsh stats --by
yinsh: unknown command 's'; did you mean show, score, stats or search?
yinsh: unknown command 'd'; did you mean draw or diff?
yinsh: unknown command 'e'; did you mean events or explain?
yinsh: unknown command 'c'; did you mean check or convert?
yinsh: unknown command 'p'; did you mean play, perft or publish?
yinsh: unknown command 'h'; did you mean help or history?
yinsh: unknown command 'x'
yinsh: unknown command 'sc'; did you mean score?
yinsh: unknown command 'unq'
yinsh: unknown command 'convrt'; did you mean convert?
yinsh: score: unknown option '--since=2026-01-01'; use --where='day>=2026-01-01'
yinsh: score: unknown option '--player=Ana'; use --where='player=="Ana"'
yinsh: search: unknown option '--month=2026-05'; use --where='month==2026-05'
yinsh: score: unknown option '--year=now'; use --where='year==2026'
yinsh: score: unknown option '--by=month'; use yinsh stats --by
yinsh: convert: unknown option '--no-names'; use --anonymous
yinsh: convert: unknown option '--since=2026-01-01'; use --where='day>=2026-01-01'
yinsh: moves: unknown option '--since'
yinsh: check: unknown option '--until=2026'; use --where='day<=2026'
yinsh: score: unknown option '--since=2026-09-01'; use --where='day>=2026-09-01'
yinsh: check: unknown option '--after=yesterday'; use --where='day>=2026'
yinsh: check: unknown option '--before=2026-09-01''; use --where='day<=2026'
yinsh: check: unknown option '--before='; use --where='day<=2026'
yinsh: convert: unknown option '--limit=5'; use --head=5
yinsh: score: unknown option '--json'; use --format=json
yinsh: convert: unknown option '--json'; use --to=json
yinsh: check: unknown option '--json'; use --diagnostics=json
yinsh: perft: unknown option '--json'; use --format=json
yinsh: check: unknown option '--fix'; use yinsh repair
yinsh: score: unknown option '--limit=5'; use --record=1-5
yinsh: convert: ambiguous option '--no'; did you mean --no-comments, --no-clocks or --no-marks?
yinsh: convert: ambiguous option '--no-c'; did you mean --no-comments or --no-clocks?
yinsh: score: option --no-head takes no value
yinsh: score: option --no-head takes no value
yinsh: score: ambiguous option '--s'; did you mean --summary or --standings?
yinsh: score: ambiguous option '--max-'; did you mean --max-faults, --max-record, --max-expanded, --max-ratio or --max-members?
yinsh: convert: ambiguous option '--m'; did you mean --max-faults, --max-record, --max-expanded, --max-ratio, --max-members or --map?
yinsh: draw: ambiguous option '--t=3'; did you mean --tolerant, --turn, --turns or --theme?
yinsh: check: option --quiet takes no value
yinsh: check: unknown option '--qx'; did you mean --bad, --all, --help or --from?
yinsh: search: ambiguous option '--s'; did you mean --symmetry, --swap-sides, --shift or --split?
yinsh: moves: unknown option '--vv'; did you mean --help, --color, --version or --format?
