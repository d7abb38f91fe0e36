# The forms of lists, and the option that chooses the form of what has no --format.
yinsh notations --format=json | head -n 1
yinsh notations --format=table | head -n 2
yinsh explain --format=json row-due | head -c 100 && echo
yinsh explain --format=tsv E.2 | cut -f 1-4
yinsh explain --format=csv | wc -l
yinsh explain --format=json nothing || echo "status $?"
for command in check convert repair show; do
    yinsh $command --format=json samples/tournament.yin || echo "status $?"
done
yinsh check --format samples/tournament.yin || echo "status $?"
== stdout
{"name":"gipf","read":"yes","write":"yes","extensions":".yin","description":"the official notation, long form, with tag pairs"}
name          read  write  extensions            description
gipf          yes   yes    .yin                  the official notation, long form, with tag pairs
{"code":"row-due","level":"error","status":"illegal","clause":"rulebook G.2","rule":"A player who ha
code	level	status	clause
move-no-ring	error	illegal	rulebook E.2
move-opponent-ring	error	illegal	rulebook E.2
move-wrong-side	error	illegal	rulebook E.2
95
status 2
status 2
status 2
status 2
status 2
status 2
== stderr
yinsh: explain: unknown code or clause 'nothing'; did you mean undo-nothing?
Try 'yinsh explain --help'.
yinsh: check: unknown option '--format=json'; did you mean --diagnostics?
Try 'yinsh check --help'.
yinsh: convert: unknown option '--format=json'; did you mean --to?
Try 'yinsh convert --help'.
yinsh: repair: unknown option '--format=json'; did you mean --to?
Try 'yinsh repair --help'.
yinsh: show: --format: unknown value 'json'; choose from: board, position
yinsh: check: unknown option '--format'; did you mean --diagnostics?
Try 'yinsh check --help'.
