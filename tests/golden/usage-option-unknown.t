yinsh check --fast samples/minimal.yin; echo "status $?" >&2; yinsh check -x; echo "status $?" >&2; yinsh -q
yinsh check --diagnostic-format=json
yinsh check --excuse=a --from=gipf
yinsh score --sumary
yinsh convert -t .SGF
yinsh convert -t bordspace
yinsh explain move-block
yinsh score --columns=wihte
yinsh check -W move-past-blok=error
yinsh check --quiet=3
yinsh score --no-head -xq samples/minimal.yin
== status 2
== stderr
yinsh: check: unknown option '--fast'
Try 'yinsh check --help'.
status 2
yinsh: check: unknown option '-x'
Try 'yinsh check --help'.
status 2
yinsh: unknown command '-q'
Try 'yinsh --help'.
yinsh: check: unknown option '--diagnostic-format=json'
Try 'yinsh check --help'.
yinsh: check: unknown option '--excuse=a'; did you mean --exclude or --house?
Try 'yinsh check --help'.
yinsh: score: unknown option '--sumary'; did you mean --summary?
Try 'yinsh score --help'.
yinsh: convert: --to: unknown value '.SGF'; did you mean boardspace? Choose from: gipf, gipf-short, boardspace, bga, codingame, iit-delhi, yinshml, vying, openxum, yinsh-save, points, yinsh-record, json
yinsh: convert: --to: unknown value 'bordspace'; did you mean boardspace? Choose from: gipf, gipf-short, boardspace, bga, codingame, iit-delhi, yinshml, vying, openxum, yinsh-save, points, yinsh-record, json
yinsh: explain: unknown code or clause 'move-block'; 'yinsh explain' lists them
Try 'yinsh explain --help'.
yinsh: score: --columns: unknown value 'wihte'; did you mean white or site? Choose from: file, record, white, black, result, white_rings, black_rings, end, turns, moves, claimed, status, code, fault_turn, notation, variant, date, day, year, month, event, site, round, line, winner, margin, first_ring, white_rows, black_rows, white_gifts, black_gifts, white_flips, black_flips, white_clock, black_clock, hash, symmetric_hash, tag:NAME
yinsh: check: unknown code or level 'move-past-blok'; did you mean move-past-block?
Try 'yinsh check --help'.
yinsh: check: option --quiet takes no value
Try 'yinsh check --help'.
yinsh: score: unknown option '-x'
Try 'yinsh score --help'.
