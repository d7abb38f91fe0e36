# The number of a turn is at most 9999, wherever turns are counted: nothing is written that would be
# refused when it is read.
cd "$WORK" || exit
last='3B/2W4/8/3B5/6B3/9/B2W6/7WW/1W6/2B4/4 w move 0-0 9999 standard'
before='3B/2W4/8/3B5/6B3/9/B2W6/7WW/1W6/2B4/4 b move 0-0 9998 standard'
yinsh moves "$before" | wc -l
yinsh moves "$last"
yinsh perft -d 2 "$before"
yinsh perft -d 1 "$last"
printf '[Position "%s"]\n\n9998.e7-e6 *\n\n[Position "%s"]\n\n*\n' "$before" "$last" >good.yin
yinsh check -v good.yin
yinsh show --format=position good.yin >lines && cat lines
yinsh convert -t json good.yin | yinsh check -
printf '[Position "%s"]\n\n9998.e7-e6 9999.i5-i4 10000.e6-e5 *\n\n1.e3 *\n' "$before" >bad.yin
yinsh check bad.yin
yinsh check --all --diagnostics=short bad.yin
yinsh show --format=position bad.yin
yinsh moves "$(echo "$last" | sed 's/9999/10000/; s/ w / b /')"
== stdout
89
1	89
2	0
1	0
good.yin:1: record 1: gipf, ok, * unfinished, 1 turn
good.yin:5: record 2: gipf, ok, * unfinished, 0 turns
3B/2W4/8/3B5/5Bb3/9/B2W6/7WW/1W6/2B4/4 w move 0-0 9999 standard
3B/2W4/8/3B5/6B3/9/B2W6/7WW/1W6/2B4/4 w move 0-0 9999 standard
bad.yin:3:17: error: turn 9999: nothing can be played in turn 9999, the highest number of a turn (notation) [turns-too-many]
     3 | 9998.e7-e6 9999.i5-i4 10000.e6-e5 *
       |                 ^~~~~
       = help: No game is that long: the turn number in the tag Position is probably wrong. Correct it.
bad.yin:3:17: error: turn 9999: nothing can be played in turn 9999, the highest number of a turn (notation) [turns-too-many]
bad.yin:3:23: style: turn 9999: wrong turn number 10000; expected 9999 (notation) [number-wrong]
bad.yin:3:29: error: turn 9999: nothing can be played in turn 9999, the highest number of a turn (notation; may follow from the first error) [turns-too-many]
3B/2W4/8/3B5/5Bb3/9/B2W6/7WW/1W6/2B4/4 w move 0-0 9999 standard
4/7/8/9/2W7/9/10/9/8/7/4 b place 0-0 2 standard
== status 2
== stderr
2 records: 2 good, 0 bad; 2 unfinished
2 records: 2 good, 0 bad; 2 unfinished
2 records: 1 good, 1 bad; 1 unfinished
2 records: 1 good, 1 bad; 1 unfinished
bad.yin:3:17: error: turn 9999: nothing can be played in turn 9999, the highest number of a turn (notation) [turns-too-many]
     3 | 9998.e7-e6 9999.i5-i4 10000.e6-e5 *
       |                 ^~~~~
       = help: No game is that long: the turn number in the tag Position is probably wrong. Correct it.
yinsh: moves: position line, column 55: the turn number is too high
