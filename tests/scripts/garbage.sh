#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# What is no game costs little: at most LIMIT instructions for each byte, the diagnostics included.
# That is ten times what good records took in the notation that was the dearest to read when
# each action was played as it was read.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"

# shellcheck source=tests/scripts/counted
. "$SRCDIR/tests/scripts/counted"

# cost COMMAND... FILE : the instructions that yinsh takes for each byte of a file
cost() {
    total=$(instructions "$@")
    for file in "$@"; do :; done
    [ -n "$total" ] && echo $((total / $(wc -c <"$file")))
}

LIMIT=3290

# Lines in a comment that may repeat one of many tags
for letter in e é; do
    awk -v letter=$letter 'BEGIN {
        for (i = 0; i < 250; i++) print "[T" i " \"x\"]"
        print "\n{"
        for (i = 0; i < 900; i++) name = name letter
        for (i = 0; i < 50; i++) print "[" name " \"x\"]"
        print "}\n1.e3 *"
    }' >garbage
    each=$(cost check -j 1 garbage)
    [ -n "$each" ] && [ "$each" -le "$LIMIT" ]
    report "long names of tags, of $letter: ${each:-?} instructions a byte"
done

# 40,000 bytes and more of each; a line is a piece, in which \n stands for a line end
while IFS= read -r piece; do
    awk -v piece="$piece" 'BEGIN {
        count = int(40000 / length(piece)) + 1
        for (i = 0; i < count; i++) printf "%s", piece
    }' >garbage
    each=$(cost check -j 1 garbage)
    [ -n "$each" ] && [ "$each" -le "$LIMIT" ]
    report "$(printf '%s' "$piece" | tr -d '#'): ${each:-?} instructions a byte"
done <<'PIECES'
x
e3
e3\n\n
1.
1-0 
* 
1.e3 * 
1.e3 1.e3
{
}
{a}
[
]
[W "a"]\n
[White "a"]\n\n
(
(;
(;GM[24]
(;GM[24])
(;GM[24];P0[1 place wr A 2])\n
"
,
{"a
{"yinsh":1,
{"yinsh":1}
{"moves":[
{"move_type":1}
{"data":{"players":
[{
Move 1 :\n
A places a ring on E5\n
End of game\n
PLACE E3\n
# RESULT White\n
# \n
PrWE5;
PrWE5;\n\n
P 3 10 True\n\n
W35\n\n
{"action": "NORMAL"\n
no words of any notation\n
no words of any notation\n\n
PIECES
plan
