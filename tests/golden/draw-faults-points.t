top=$PWD && cd "$WORK" || exit
yinsh draw --faults -o '%f-%t.svg' "$top"/samples/broken/* 2>/dev/null
for file in *.svg; do
    echo "${file%-fault.svg}: $(sed -n 's/.*Points at fault: \([^.<]*\).*/\1/p' "$file")"
done
== stdout
case-mixed-2: e8
command-ignored-1: 
flips-mismatch-11: 
game-blocked-64: 
game-over-42: j6 and k7
json-field-2: 
limit-passed-61: 
line-unknown-1: 
marker-misfit-11: a3 and b4
move-due-41: b1, c1, e1 and j11
move-end-marker-13: e3 and e5
move-end-ring-11: d2 and e3
move-no-movement-11: e3
move-no-ring-11: f5 and f6
move-not-straight-11: e3 and f6
move-off-board-11: b4
move-opponent-ring-11: e7 and e8
move-past-block-13: e1, e2 and e5
move-ring-in-way-11: e3, e8 and e9
move-wrong-side-41: j6 and k7
number-unused-2: 
number-wrong-2: 
pass-can-move-11: 
place-after-ten-11: f5
place-occupied-2: e3
place-off-board-2: 
place-wrong-side-1: e8
placing-due-3: e3 and e4
player-unknown-2: 
pool-empty-72: a2 and a3
position-mismatch-2: 
reading-found-17: 
readings-many-17: 
ring-due-41: a2, a3, b1, c1, e1 and j11
ring-none-there-41: f5
ring-not-due-41: a2
ring-off-board-41: a2, b1, c1, e1 and j11
ring-opponent-41: k7
row-ambiguous-41: d3, d4, d5, d6, d7 and d8
row-due-41: d3, d4, d5, d6 and d7
row-due-before-move-41: a2, a3, d3, d4, d5, d6 and d7
row-ends-reversed-41: d3 and d7
row-has-ring-41: e1 and e5
row-none-17: 
row-not-five-41: d3 and d6
row-not-straight-41: d3 and e6
row-off-board-41: d6
row-order-41: d3, d4, d5, d6 and d7
row-vacant-41: d4 and d8
row-wrong-colour-41: e2, e5 and e6
separator-missing-41: a2 and d3
sgf-syntax-1: 
steal-refused-2: 
syntax-comment-1: 
syntax-turn-2: 
turn-complete-11: e4 and e5
turns-too-many-9999: i4 and i5
undo-nothing-2: 
