# Good records whose games are not over are counted at the end.
try() { printf "$1" | yinsh check ${2-} 2>&1 | tail -n 1; }
finished='[Result "1-0"]\n[Termination "resign"]\n\n1.e3 2.e8 1-0\n\n'
try "$finished"
try '1.e3 2.e8 *\n\n'
try "$finished"'1.e3 2.e8 *\n\n'"$finished"'1.e3 *\n\n'
try '1.e3 2.e3 *\n\n1.e3 *\n\n'
try '1.e3 3.e8 *\n\n'
try '1.e3 3.e8 *\n\n1.e3 2.e4 *\n' '-W number-wrong=error'
try "$finished"'1.e3 2.e8 *\n\n1.e3 2.e8 *\n' --record=1-2
try "$finished"'1.e3 2.e8 *\n\n' --where='result==1-0'
try '1.e3 2.e8 *\n\n' -q
try '1.e3 2.e8 *\n\n' --diagnostics=json
for format in boardspace bga codingame iit-delhi yinshml vying openxum yinsh-save points yinsh-record json; do
    printf "$format: "
    { printf '1.e3 2.e8 *\n\n%.0s' 1 2 3 4 5; printf "$finished"; } | yinsh convert -t $format 2>/dev/null |
        yinsh check -f $format -j 2 - 2>&1
done
== stdout
1 record: 1 good, 0 bad
1 record: 1 good, 0 bad; 1 unfinished
4 records: 4 good, 0 bad; 2 unfinished
2 records: 1 good, 1 bad; 1 unfinished
1 record: 1 good, 0 bad; 1 unfinished
2 records: 1 good, 1 bad; 1 unfinished
2 records: 2 good, 0 bad; 1 unfinished
1 record: 1 good, 0 bad
boardspace: 6 records: 6 good, 0 bad; 5 unfinished
bga: 6 records: 6 good, 0 bad; 6 unfinished
codingame: 6 records: 6 good, 0 bad; 6 unfinished
iit-delhi: 6 records: 6 good, 0 bad; 6 unfinished
yinshml: 6 records: 6 good, 0 bad; 5 unfinished
vying: 6 records: 6 good, 0 bad; 5 unfinished
openxum: 6 records: 6 good, 0 bad; 6 unfinished
yinsh-save: 6 records: 6 good, 0 bad; 5 unfinished
points: 6 records: 6 good, 0 bad; 6 unfinished
yinsh-record: 6 records: 6 good, 0 bad; 6 unfinished
json: 6 records: 6 good, 0 bad; 5 unfinished
