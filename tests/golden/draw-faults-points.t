top=$PWD && cd "$WORK" || exit
yinsh draw --faults -o '%f-%t.svg' "$top"/samples/broken/* 2>/dev/null
for file in *.svg; do
    echo "${file%-fault.svg}: $(sed -n 's/.*Points at fault: \([^.<]*\).*/\1/p' "$file")"
done
== stdout
case-mixed-0002: e8
command-ignored-0001: 
flips-mismatch-0011: 
game-blocked-0064: 
game-over-0042: j6 and k7
json-field-0002: 
limit-passed-0061: 
line-unknown-0001: 
marker-misfit-0011: a3 and b4
move-due-0041: b1, c1, e1 and j11
move-end-marker-0013: e3 and e5
move-end-ring-0011: d2 and e3
move-no-movement-0011: e3
move-no-ring-0011: f5 and f6
move-not-straight-0011: e3 and f6
move-off-board-0011: b4
move-opponent-ring-0011: e7 and e8
move-past-block-0013: e1, e2 and e5
move-ring-in-way-0011: e3, e8 and e9
move-wrong-side-0041: j6 and k7
number-unused-0002: 
number-wrong-0002: 
pass-can-move-0011: 
place-after-ten-0011: f5
place-occupied-0002: e3
place-off-board-0002: 
place-wrong-side-0001: e8
placing-due-0003: e3 and e4
player-unknown-0002: 
pool-empty-0072: a2 and a3
position-mismatch-0002: 
reading-found-0017: 
readings-many-0017: 
ring-due-0041: a2, a3, b1, c1, e1 and j11
ring-none-there-0041: f5
ring-not-due-0041: a2
ring-off-board-0041: a2, b1, c1, e1 and j11
ring-opponent-0041: k7
row-ambiguous-0041: d3, d4, d5, d6, d7 and d8
row-due-0041: d3, d4, d5, d6 and d7
row-due-before-move-0041: a2, a3, d3, d4, d5, d6 and d7
row-ends-reversed-0041: d3 and d7
row-has-ring-0041: e1 and e5
row-none-0017: 
row-not-five-0041: d3 and d6
row-not-straight-0041: d3 and e6
row-off-board-0041: d6
row-order-0041: d3, d4, d5, d6 and d7
row-vacant-0041: d4 and d8
row-wrong-colour-0041: e2, e5 and e6
separator-missing-0041: a2 and d3
sgf-syntax-0001: 
steal-refused-0002: 
syntax-comment-0001: 
syntax-turn-0002: 
turn-complete-0011: e4 and e5
turns-too-many-9999: i4 and i5
undo-nothing-0002: 
