yinsh check -f sgf; echo "status $?" >&2; yinsh show --format=png; echo "status $?" >&2; yinsh history --format=; echo "status $?" >&2; yinsh check --house=official; echo "status $?" >&2; yinsh check --color=red; echo "status $?" >&2; yinsh convert -t pgn
== status 2
== stderr
yinsh: check: --from: unknown value 'sgf'; did you mean boardspace? Choose from: gipf, gipf-short, boardspace, bga, bga-json, codingame, iit-delhi, yinshml, vying, openxum, yinsh-save, points, yinsh-record, json
status 2
yinsh: show: --format: unknown value 'png'; choose from: board, position
status 2
yinsh: history: --format: unknown value ''; choose from: tsv, csv, json, table
status 2
yinsh: check: --house: unknown value 'official'; choose from: no-limit, pool-ends, pool-draws
status 2
yinsh: check: --color: unknown value 'red'; choose from: auto, always, never
status 2
yinsh: convert: --to: unknown value 'pgn'; choose from: gipf, gipf-short, boardspace, bga, codingame, iit-delhi, yinshml, vying, openxum, yinsh-save, points, yinsh-record, json
