# No record is lost because of what is around it: text, another notation, brackets.
cd "$WORK" || exit
try() { printf '%s: ' "$1" && printf "$1" >x && yinsh score --no-head --columns=white,turns,status x 2>/dev/null | tr '\t\n' ' ;' && echo; }
# After a record, text that begins with a fence or a rule, or a quoted record.
try 'PrWE3\n---\nSecond game\nPrWE3\n'
try '1.e3 2.e4\n```\nthen\n\n```\nPrWE3\n```\n'
try '1.e3 2.e4\n> [White "A"]\n> [Black "B"]\n> 1.e3 *\n'
for second in gipf boardspace codingame yinshml vying openxum yinsh-save points yinsh-record json bga iit-delhi; do
    yinsh convert -t $second "$OLDPWD/samples/minimal.yin" 2>/dev/null >whole
    sed '${/^$/d;}' whole >$second
done
for first in gipf boardspace codingame yinshml vying openxum yinsh-save points yinsh-record json; do
    for second in gipf boardspace codingame yinshml vying openxum yinsh-save points yinsh-record json bga iit-delhi; do
        { cat $first && printf '```\n\n# Game 2\n\n```\n' && cat $second && echo '```'; } >fences
        { cat $first && sed 's/^/> /' $second; } >quoted
        for file in fences quoted; do
            yinsh check $file 2>&1 | grep -q '^2 records: 2 good, 0 bad' || echo "$first, then $second: $file"
        done
    done
done
# An official record without tags, and then another notation.
for second in gipf boardspace codingame yinshml vying openxum yinsh-save points yinsh-record json bga iit-delhi; do
    { printf '1.e3 2.e4 3.e5 *\n\n' && cat $second; } >x
    yinsh check x 2>&1 | grep -q '^2 records: 2 good, 0 bad' || echo "official, then $second"
done
try '1.e3 2.e4 3.e5\n\ne3\ne4\ne5\n'
# An empty array, as a program writes that found nothing, costs no record before or after it.
for first in gipf boardspace codingame yinshml vying openxum yinsh-save points yinsh-record json bga iit-delhi; do
    { echo '[]' && cat $first && printf '\n[]\n' && cat $first && printf '\n[]\n'; } >x
    yinsh check x 2>&1 | grep -q '^2 records: 2 good, 0 bad' || echo "$first in empty arrays"
done
try 'P 0 0\n[]\nP 1 0\n'
# Turns without tags after a record of another notation.
for first in boardspace codingame yinshml vying openxum yinsh-save points yinsh-record json bga iit-delhi; do
    for game in '1.e3 2.e4 3.e5 *' '1. e3 e4' '1. e3\n2. e4' 'e3 e4 e5 *' '1.e3 2.e4 {a} 3.e5'; do
        { cat $first && printf "\n$game\n"; } >x
        yinsh check x 2>&1 | grep -q '^2 records: 2 good, 0 bad' || echo "$first, then $game"
    done
done
for text in '1. e3 was good' 'e3 e4 is a draw' '1. The rings'; do
    { cat bga && printf "\n$text\n"; } >x
    yinsh check --diagnostics=short x 2>&1
done
# Tags alone, and then an array.
try '[White "Z"]\n\n[{"yinsh":1,"actions":[]}]\n'
try '[White "Z"]\n\n[\n{"yinsh":1,"actions":[]}]\n'
try '[White "Z"]\n[{"n_moves": 1, "moves": [{"move_type": "PLACE_RING", "player": "white", "position": "A2"}]}]\n'
try '[White "Z"]\n\n[{"status":1,"data":{"logs":[]}}]\n'
# JSON in nested arrays, after record separators, and before text.
for game in '{"n_moves":1,"moves":[{"move_type":"PLACE_RING","player":"white","position":"A2"}]}' '{"yinsh":1,"actions":[]}' '{"status":1,"data":{"logs":[]}}'; do
    for form in '[White "A"]\n\n1.e3 *\n[[%s, %s]]\n' 'PrWE3\n\n[[%s, %s]]\n' '[[%s],\n [%s]]\n' '\036%s\n\036%s\n' '[%s,\n%s]\n```\n' '[%s, %s]\n\nThanks to you all\n' '[%s, %s\n]\n\nPrWE3\n'; do
        printf '%s: ' "$form" && printf "$form" "$game" "$game" | yinsh check - 2>&1 | sed -n '$p'
    done
    printf "White: Ana\n[[$game,$game]]\n" | yinsh score --no-head --columns=white,status -
    for second in gipf boardspace openxum points; do
        { printf "[$game]" && cat $second && printf "\n[$game, $game]" && cat $second; } >x
        yinsh check x 2>&1 | grep -q '^5 records: 5 good, 0 bad' || echo "$game, then $second"
    done
done
# Objects whose first members are those of any record, and another one after a log.
game='"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]'
for object in '{"result":"*","yinsh":1,%s}' '{"tags":{"White":"Z","n_moves":"1"},"yinsh":1,%s}' '{"tags":[["White","Z"]],"rings":[0,0],%s,"yinsh":1}'; do
    object=$(printf "$object" "$game") && echo "$object"
    for form in '%s\n' 'PrWE3\n%s\n' 'Hello Bo,\n\n%s\n' '```json\n[%s]\n```\n\n```json\n[%s]\n```\n'; do
        printf '%s: ' "$form" && printf "$form" "$object" "$object" | yinsh check - 2>&1 | sed -n '$p'
    done
done
(echo '```json' && cat "$OLDPWD/samples/json-layout.json" && echo '```') | yinsh check - 2>&1 | sed -n '$p'
try '{"status":1,"data":{"logs":[]}}\n{"n_moves":1,"moves":[{"move_type":"PLACE_RING","player":"white","position":"A2"}]}\n'
try '{"data":{"logs":[]}}\n{"x":[],"n_moves":1,"moves":[{"move_type":"PLACE_RING","player":"white","position":"A2"}]}\n'
printf '{"games": [\n{"n_moves":1,"moves":[{"move_type":"PLACE_RING","player":"white","position":"A2"}]}\n]}\n\nbye bye\n' | yinsh check --diagnostics=short - 2>&1
== stdout
PrWE3\n---\nSecond game\nPrWE3\n:  1 ok; 1 ok;
1.e3 2.e4\n```\nthen\n\n```\nPrWE3\n```\n:  2 ok; 1 ok;
1.e3 2.e4\n> [White "A"]\n> [Black "B"]\n> 1.e3 *\n:  2 ok;A 1 ok;
1.e3 2.e4 3.e5\n\ne3\ne4\ne5\n:  3 ok; 3 ok;
P 0 0\n[]\nP 1 0\n:  2 ok;
x:162:1: warning: turn 79: unknown line; it is kept as a comment: 1. e3 was good (notation) [line-unknown]
1 record: 1 good, 0 bad
x:162:1: warning: turn 79: unknown line; it is kept as a comment: e3 e4 is a draw (notation) [line-unknown]
1 record: 1 good, 0 bad
x:162:1: warning: turn 79: unknown line; it is kept as a comment: 1. The rings (notation) [line-unknown]
1 record: 1 good, 0 bad
[White "Z"]\n\n[{"yinsh":1,"actions":[]}]\n: Z 0 ok; 0 ok;
[White "Z"]\n\n[\n{"yinsh":1,"actions":[]}]\n: Z 0 ok; 0 ok;
[White "Z"]\n[{"n_moves": 1, "moves": [{"move_type": "PLACE_RING", "player": "white", "position": "A2"}]}]\n: Z 0 ok; 1 ok;
[White "Z"]\n\n[{"status":1,"data":{"logs":[]}}]\n: Z 0 ok; 0 ok;
[White "A"]\n\n1.e3 *\n[[%s, %s]]\n: 3 records: 3 good, 0 bad; 3 unfinished
PrWE3\n\n[[%s, %s]]\n: 3 records: 3 good, 0 bad; 3 unfinished
[[%s],\n [%s]]\n: 2 records: 2 good, 0 bad; 2 unfinished
\036%s\n\036%s\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s,\n%s]\n```\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s, %s]\n\nThanks to you all\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s, %s\n]\n\nPrWE3\n: 3 records: 3 good, 0 bad; 3 unfinished
Ana	ok
	ok
[White "A"]\n\n1.e3 *\n[[%s, %s]]\n: 3 records: 3 good, 0 bad; 3 unfinished
PrWE3\n\n[[%s, %s]]\n: 3 records: 3 good, 0 bad; 3 unfinished
[[%s],\n [%s]]\n: 2 records: 2 good, 0 bad; 2 unfinished
\036%s\n\036%s\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s,\n%s]\n```\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s, %s]\n\nThanks to you all\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s, %s\n]\n\nPrWE3\n: 3 records: 3 good, 0 bad; 3 unfinished
Ana	ok
	ok
[White "A"]\n\n1.e3 *\n[[%s, %s]]\n: 3 records: 3 good, 0 bad; 3 unfinished
PrWE3\n\n[[%s, %s]]\n: 3 records: 3 good, 0 bad; 3 unfinished
[[%s],\n [%s]]\n: 2 records: 2 good, 0 bad; 2 unfinished
\036%s\n\036%s\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s,\n%s]\n```\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s, %s]\n\nThanks to you all\n: 2 records: 2 good, 0 bad; 2 unfinished
[%s, %s\n]\n\nPrWE3\n: 3 records: 3 good, 0 bad; 3 unfinished
Ana	ok
	ok
{"result":"*","yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}
%s\n: 2 records: 2 good, 0 bad; 2 unfinished
PrWE3\n%s\n: 4 records: 4 good, 0 bad; 4 unfinished
Hello Bo,\n\n%s\n: 2 records: 2 good, 0 bad; 2 unfinished
```json\n[%s]\n```\n\n```json\n[%s]\n```\n: 2 records: 2 good, 0 bad; 2 unfinished
{"tags":{"White":"Z","n_moves":"1"},"yinsh":1,"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}]}
%s\n: 2 records: 2 good, 0 bad; 2 unfinished
PrWE3\n%s\n: 4 records: 4 good, 0 bad; 4 unfinished
Hello Bo,\n\n%s\n: 2 records: 2 good, 0 bad; 2 unfinished
```json\n[%s]\n```\n\n```json\n[%s]\n```\n: 2 records: 2 good, 0 bad; 2 unfinished
{"tags":[["White","Z"]],"rings":[0,0],"actions":[{"turn":1,"side":"white","kind":"place","to":"e3"}],"yinsh":1}
%s\n: 2 records: 2 good, 0 bad; 2 unfinished
PrWE3\n%s\n: 4 records: 4 good, 0 bad; 4 unfinished
Hello Bo,\n\n%s\n: 2 records: 2 good, 0 bad; 2 unfinished
```json\n[%s]\n```\n\n```json\n[%s]\n```\n: 2 records: 2 good, 0 bad; 2 unfinished
1 record: 1 good, 0 bad
{"status":1,"data":{"logs":[]}}\n{"n_moves":1,"moves":[{"move_type":"PLACE_RING","player":"white","position":"A2"}]}\n:  0 ok; 1 ok;
{"data":{"logs":[]}}\n{"x":[],"n_moves":1,"moves":[{"move_type":"PLACE_RING","player":"white","position":"A2"}]}\n:  0 ok; 1 ok;
<stdin>:5:1: style: text between records is skipped (notation) [text-skipped]
1 record: 1 good, 0 bad; 1 unfinished
