try() { "$@"; echo "status $?"; }
try yinsh explain move-ring-inway
try yinsh explain ring row-du '' E. nothing-like-it "$(printf 'a\033[31mb')"
echo '--- what is known is explained all the same'
try yinsh explain NUMBER-WRONG row-due number-wrong
try yinsh explain --all
== stdout
status 2
status 2
--- what is known is explained all the same
code    row-due
level   error
status  illegal
clause  rulebook G.2
rule    A player who has a row of their colour after moving must remove its five
        markers in the same turn; the markers go back to the pool.
text    COLOUR has a row and does not remove it
example 41.d7-d8 42.k7-j6 *
cure    The removal is missing. Write the row and the ring after the move, for
        example 41.d7-d8;xd3-d7xa2.

code    number-wrong
level   style
status  ok
clause  notation
rule    A record must be written as yinsh-notation(5) describes its notation.
text    wrong turn number TEXT; expected NUMBER
example 1.e3 3.e8 *
cure    The turns of both players are numbered together, from 1. If no turn is
        missing before this one, renumber the turns, as yinsh convert -t gipf
        does.
status 2
status 2
== stderr
yinsh: explain: unknown code or clause 'move-ring-inway'; did you mean move-ring-in-way?
Try 'yinsh explain --help'.
yinsh: explain: unknown code or clause 'ring'; did you mean ring-due, move-no-ring, row-has-ring or ring-not-due?
Try 'yinsh explain --help'.
yinsh: explain: unknown code or clause 'row-du'; did you mean row-due or row-due-before-move?
Try 'yinsh explain --help'.
yinsh: explain: unknown code or clause ''; 'yinsh explain' lists them
Try 'yinsh explain --help'.
yinsh: explain: unknown code or clause 'E.'; 'yinsh explain' lists them
Try 'yinsh explain --help'.
yinsh: explain: unknown code or clause 'nothing-like-it'; 'yinsh explain' lists them
Try 'yinsh explain --help'.
yinsh: explain: unknown code or clause 'a\x1b[31mb'; 'yinsh explain' lists them
Try 'yinsh explain --help'.
yinsh: explain: unknown code or clause 'NUMBER-WRONG'; did you mean number-wrong?
Try 'yinsh explain --help'.
yinsh: explain: unknown option '--all'
Try 'yinsh explain --help'.
