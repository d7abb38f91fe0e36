yinsh explain; yinsh explain --color=always sgf-state syntax-line case-mixed
== stdout
code                 level    status     clause
place-occupied       error    illegal    rulebook D.2
place-off-board      error    illegal    rulebook D.2
place-after-ten      error    illegal    rulebook D.2
place-wrong-side     error    illegal    rulebook D.2
steal-refused        error    illegal    rules: steal
placing-due          error    illegal    rulebook D.3
move-off-board       error    illegal    rulebook E.3
move-no-ring         error    illegal    rulebook E.2
move-opponent-ring   error    illegal    rulebook E.2
move-wrong-side      error    illegal    rulebook E.2
move-no-movement     error    illegal    rulebook E.3
move-not-straight    error    illegal    rulebook E.3
move-end-ring        error    illegal    rulebook E.3
move-end-marker      error    illegal    rulebook E.3
move-ring-in-way     error    illegal    rulebook E.3
move-past-block      error    illegal    rulebook E.3
row-off-board        error    illegal    rulebook G.1
row-not-straight     error    illegal    rulebook G.1
row-not-five         error    illegal    rulebook G.1
row-has-ring         error    illegal    rulebook G.1, diagram 6
row-vacant           error    illegal    rulebook G.1
row-wrong-colour     error    illegal    rulebook G.1
row-order            error    illegal    rulebook G.7
row-none             error    illegal    rulebook G.1
row-due              error    illegal    rulebook G.2
row-due-before-move  error    illegal    rulebook G.6
row-ambiguous        error    malformed  rulebook G.4
ring-due             error    illegal    rulebook G.3
ring-off-board       error    illegal    rulebook G.3
ring-none-there      error    illegal    rulebook G.3
ring-opponent        error    illegal    rulebook G.3
ring-not-due         error    illegal    rulebook G.3
move-due             error    illegal    rulebook E
marker-misfit        error    illegal    rulebook E
turn-complete        error    illegal    rulebook E
pass-can-move        error    illegal    rules: pass
game-over            error    illegal    rulebook H.1
turns-too-many       error    illegal    notation
pool-empty           error    illegal    rulebook H.3
game-blocked         error    illegal    rules: pass
flips-mismatch       error    mismatch   rulebook F.2
result-mismatch      error    mismatch   rulebook H
position-mismatch    error    mismatch   notation
final-mismatch       error    mismatch   notation
rings-mismatch       error    mismatch   rulebook H
no-record            error    malformed  notation
unknown-notation     error    malformed  notation
notation-tie         error    malformed  notation
too-long             error    malformed  notation
syntax-turn          error    malformed  notation
syntax-tag           error    malformed  notation
tag-lines            error    malformed  notation
syntax-comment       error    malformed  notation
position-bad         error    malformed  notation
variant-unknown      error    malformed  notation
variant-mismatch     error    malformed  notation
tag-contradicted     error    malformed  notation
tags-too-many        error    malformed  notation
result-unknown       error    malformed  notation
result-twice         error    malformed  notation
result-missing       error    malformed  notation
rings-unknown        error    malformed  notation
sgf-syntax           error    malformed  notation
other-game           error    malformed  notation
sgf-command          error    malformed  notation
sgf-state            error    malformed  notation
syntax-line          error    malformed  notation
json-syntax          error    malformed  notation
json-field           error    malformed  notation
player-unknown       error    malformed  notation
undo-nothing         error    malformed  notation
readings-many        error    malformed  notation
tag-twice            warning  ok         notation
charset-unknown      warning  ok         notation
charset-misfit       warning  ok         notation
end-unknown          warning  ok         notation
end-mismatch         warning  ok         notation
end-missing          warning  ok         notation
result-unread        warning  ok         notation
variation-left-out   warning  ok         notation
property-left-out    warning  ok         notation
command-ignored      warning  ok         notation
number-unused        warning  ok         notation
line-unknown         warning  ok         notation
reading-found        warning  ok         notation
colours-swapped      warning  ok         notation
limit-passed         warning  ok         rulebook H.3
number-wrong         style    ok         notation
separator-missing    style    ok         notation
case-mixed           style    ok         notation
row-ends-reversed    style    ok         notation
result-spelling      style    ok         notation
look-alike           style    ok         notation
text-skipped         style    ok         notation
code    sgf-state
level   error
status  malformed
clause  notation
rule    A record must be written as yinsh-notation(5) describes its notation.
text    the command is not possible here: TEXT
example ; P0[1 drop board  E 3]
cure    Either a command before it is missing, for example one that picks up a
        ring, or the order is wrong. Compare the record with the original file,
        and correct it.

code    syntax-line
level   error
status  malformed
clause  notation
rule    A record must be written as yinsh-notation(5) describes its notation.
text    invalid line: TEXT
example W41
        B42
        resigns
cure    Something was added or cut off. Delete or complete the line. If the
        record is in another notation, use -f to name it.

code    case-mixed
level   style
status  ok
clause  notation
rule    A record must be written as yinsh-notation(5) describes its notation.
text    TEXT is not in the same case as the points before it
example 1.e3 2.E8 3.g4 *
cure    Write all points in lower case, as yinsh convert -t gipf does. A change
        in the middle of a record may also show where two sources were joined.
