# What has no record in it is reported as what it is, whatever the notation.
try() { printf "$1" | yinsh check --diagnostics=short ${2:+-f $2}; echo "status $?" >&2; }
for text in '' ' \n\t\n' '\357\273\277\n' '{}' '{"a":1}' '{ "a" : [{"b":2}] }\n{"c":3}\n' '[]' 'x\n1.e3\n' '"a"' '{a}\n{b}\n' '{"a" said Bo}' '\001\033[2J\377\n' '# a\n' '{"a":1} 1.e3 2.b2 *\n'; do
    echo "--- $text" >&2 && try "$text"
done
for notation in gipf json boardspace bga codingame iit-delhi yinshml vying openxum yinsh-save points yinsh-record; do
    for text in ' ' '# a\n' '{"a":1}\n' '[1]\n'; do
        echo "--- $notation: $text" >&2 && try "$text" $notation
    done
done
== stdout
<stdin>:1:1: error: no game record found: the file is empty (notation) [no-record]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: not a game record in any known notation: {} (notation) [unknown-notation]
<stdin>:1:1: error: not a game record in any known notation: {"a":1} (notation) [unknown-notation]
<stdin>:1:1: error: not a game record in any known notation: { "a" : [{"b":2}] } (notation) [unknown-notation]
<stdin>:1:1: error: no game record found: only comments or text between records, interpreted as json (notation) [no-record]
<stdin>:1:1: error: turn 1: invalid turn: x (notation) [syntax-turn]
<stdin>:1:1: error: not a game record in any known notation: "a" (notation) [unknown-notation]
<stdin>:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
<stdin>:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
<stdin>:1:1: error: not a game record in any known notation: \x01\x1b[2J\xff (notation) [unknown-notation]
<stdin>:1:1: error: not a game record in any known notation: # a (notation) [unknown-notation]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: turn 1: invalid turn: # (notation) [syntax-turn]
<stdin>:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
<stdin>:1:1: error: invalid tag: [1] (notation) [syntax-tag]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: invalid JSON: a record must be an object, which begins with { (notation) [json-syntax]
<stdin>:1:1: error: a value is missing or invalid: yinsh is missing (notation) [json-field]
<stdin>:1:1: error: invalid JSON: a record must be an object, which begins with { (notation) [json-syntax]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: invalid SGF: no game begins here (notation) [sgf-syntax]
<stdin>:1:1: error: invalid SGF: no game begins here (notation) [sgf-syntax]
<stdin>:1:1: error: invalid SGF: no game begins here (notation) [sgf-syntax]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: invalid line: # a (notation) [syntax-line]
<stdin>:1:1: error: invalid line: {"a":1} (notation) [syntax-line]
<stdin>:1:1: error: invalid line: [1] (notation) [syntax-line]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: turn 1: invalid line: # a (notation) [syntax-line]
<stdin>:1:1: error: turn 1: invalid line: {"a":1} (notation) [syntax-line]
<stdin>:1:1: error: turn 1: invalid line: [1] (notation) [syntax-line]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: warning: unknown line; it is kept as a comment: # a (notation) [line-unknown]
<stdin>:1:1: error: invalid line: # a (notation) [syntax-line]
<stdin>:1:1: error: a value is missing or invalid: {"a":1} (notation) [json-field]
<stdin>:1:1: warning: unknown line; it is kept as a comment: [1] (notation) [line-unknown]
<stdin>:1:1: error: invalid line: [1] (notation) [syntax-line]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: invalid JSON: # (notation) [json-syntax]
<stdin>:1:1: error: a value is missing or invalid: moves (notation) [json-field]
<stdin>:1:1: error: no game record found: only comments or text between records, interpreted as yinshml (notation) [no-record]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: invalid turn: # (notation) [syntax-turn]
<stdin>:1:1: error: invalid turn: {"a":1} (notation) [syntax-turn]
<stdin>:1:1: error: invalid turn: [1] (notation) [syntax-turn]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: turn 1: invalid turn: # (notation) [syntax-turn]
<stdin>:1:1: error: turn 1: invalid turn: {"a":1} (notation) [syntax-turn]
<stdin>:1:1: error: turn 1: invalid turn: [1] (notation) [syntax-turn]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: no game record found: only comments or text between records, interpreted as yinsh-save (notation) [no-record]
<stdin>:1:1: error: invalid line: {"a":1} (notation) [syntax-line]
<stdin>:1:1: error: invalid line: [1] (notation) [syntax-line]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: invalid line: # a (notation) [syntax-line]
<stdin>:1:1: error: invalid line: {"a":1} (notation) [syntax-line]
<stdin>:1:1: error: invalid line: [1] (notation) [syntax-line]
<stdin>:1:1: error: no game record found: only white space (notation) [no-record]
<stdin>:1:1: error: invalid line: # a (notation) [syntax-line]
<stdin>:1:1: error: invalid line: {"a":1} (notation) [syntax-line]
<stdin>:1:1: error: invalid line: [1] (notation) [syntax-line]
== stderr
--- 
0 records: 0 good, 0 bad
status 1
---  
	

0 records: 0 good, 0 bad
status 1
--- ï»¿

0 records: 0 good, 0 bad
status 1
--- {}
1 record: 0 good, 1 bad
status 1
--- {"a":1}
1 record: 0 good, 1 bad
status 1
--- { "a" : [{"b":2}] }
{"c":3}

1 record: 0 good, 1 bad
status 1
--- []
0 records: 0 good, 0 bad
status 1
--- x
1.e3

2 records: 1 good, 1 bad; 1 unfinished
status 1
--- "a"
1 record: 0 good, 1 bad
status 1
--- {a}
{b}

0 records: 0 good, 0 bad
status 1
--- {"a" said Bo}
0 records: 0 good, 0 bad
status 1
--- [2Jÿ

1 record: 0 good, 1 bad
status 1
--- # a

1 record: 0 good, 1 bad
status 1
--- {"a":1} 1.e3 2.b2 *

1 record: 1 good, 0 bad; 1 unfinished
status 0
--- gipf:  
0 records: 0 good, 0 bad
status 1
--- gipf: # a

1 record: 0 good, 1 bad
status 1
--- gipf: {"a":1}

0 records: 0 good, 0 bad
status 1
--- gipf: [1]

1 record: 0 good, 1 bad
status 1
--- json:  
0 records: 0 good, 0 bad
status 1
--- json: # a

1 record: 0 good, 1 bad
status 1
--- json: {"a":1}

1 record: 0 good, 1 bad
status 1
--- json: [1]

1 record: 0 good, 1 bad
status 1
--- boardspace:  
0 records: 0 good, 0 bad
status 1
--- boardspace: # a

1 record: 0 good, 1 bad
status 1
--- boardspace: {"a":1}

1 record: 0 good, 1 bad
status 1
--- boardspace: [1]

1 record: 0 good, 1 bad
status 1
--- bga:  
0 records: 0 good, 0 bad
status 1
--- bga: # a

1 record: 0 good, 1 bad
status 1
--- bga: {"a":1}

1 record: 0 good, 1 bad
status 1
--- bga: [1]

1 record: 0 good, 1 bad
status 1
--- codingame:  
0 records: 0 good, 0 bad
status 1
--- codingame: # a

1 record: 0 good, 1 bad
status 1
--- codingame: {"a":1}

1 record: 0 good, 1 bad
status 1
--- codingame: [1]

1 record: 0 good, 1 bad
status 1
--- iit-delhi:  
0 records: 0 good, 0 bad
status 1
--- iit-delhi: # a

1 record: 0 good, 1 bad
status 1
--- iit-delhi: {"a":1}

1 record: 0 good, 1 bad
status 1
--- iit-delhi: [1]

1 record: 0 good, 1 bad
status 1
--- yinshml:  
0 records: 0 good, 0 bad
status 1
--- yinshml: # a

1 record: 0 good, 1 bad
status 1
--- yinshml: {"a":1}

1 record: 0 good, 1 bad
status 1
--- yinshml: [1]

0 records: 0 good, 0 bad
status 1
--- vying:  
0 records: 0 good, 0 bad
status 1
--- vying: # a

1 record: 0 good, 1 bad
status 1
--- vying: {"a":1}

1 record: 0 good, 1 bad
status 1
--- vying: [1]

1 record: 0 good, 1 bad
status 1
--- openxum:  
0 records: 0 good, 0 bad
status 1
--- openxum: # a

1 record: 0 good, 1 bad
status 1
--- openxum: {"a":1}

1 record: 0 good, 1 bad
status 1
--- openxum: [1]

1 record: 0 good, 1 bad
status 1
--- yinsh-save:  
0 records: 0 good, 0 bad
status 1
--- yinsh-save: # a

0 records: 0 good, 0 bad
status 1
--- yinsh-save: {"a":1}

1 record: 0 good, 1 bad
status 1
--- yinsh-save: [1]

1 record: 0 good, 1 bad
status 1
--- points:  
0 records: 0 good, 0 bad
status 1
--- points: # a

1 record: 0 good, 1 bad
status 1
--- points: {"a":1}

1 record: 0 good, 1 bad
status 1
--- points: [1]

1 record: 0 good, 1 bad
status 1
--- yinsh-record:  
0 records: 0 good, 0 bad
status 1
--- yinsh-record: # a

1 record: 0 good, 1 bad
status 1
--- yinsh-record: {"a":1}

1 record: 0 good, 1 bad
status 1
--- yinsh-record: [1]

1 record: 0 good, 1 bad
status 1
