words() { yinsh draw "$@" | sed -n 's/<text.*>\(..*\)<\/text>/\1/p; /^<title/p; /^<desc/p' | grep -v '^[A-K0-9][01]*$'; }
echo '--- a stolen ring'; words --turn=2 --record=1 samples/steal.yin
echo '--- blitz'; words --record=1 samples/blitz.yin
echo '--- a house rule'; words --record=1 samples/house.yin
echo '--- a start position'; words --turn=0 --record=1 samples/position.yin
echo '--- an end outside the board'; words --record=3 samples/position.yin
echo '--- a pass'; words --record=3 samples/pass.yin
echo '--- the start'; words --turn=0 samples/minimal.yin
echo '--- a row is due'; words samples/broken/row-due.yin 2>&1
echo '--- nothing but the board'; words --no-coordinates --bottom=black --map=mirror60 --turn=12 samples/minimal.yin
== stdout
--- a stolen ring
<title>Петра Ласло – Bo [Yellow] Marsh, after turn 2</title>
<desc>Variant: standard+steal. Black takes over the ring on c4. White rings: none. Black rings: c4. White markers: none. Black markers: none. Rings removed: White 0, Black 0. Markers in the pool: 51. White to place a ring.</desc>
Bo [Yellow] Marsh
Петра Ласло
Turn 2: Black steal
White to place a ring
pool: 51
Variant: standard+steal
--- blitz
<title>O. K. Ito – Ida Brandt, after turn 39</title>
<desc>Variant: blitz. White moves the ring on e7 to c7 and flips 1 marker, removes the row from e3 to e7 and removes the ring on h8. White rings: a2, c6, c7 and d4. Black rings: a5, b5, e8, g6 and h10. White markers: b7, c2, c3, d2, d5, e1, g5, h4, h5, j10 and j11. Black markers: a3, a4, b3, b4, c4, c5, d7, d8, e9, g3, g4, g10 and g11. Rings removed: White 1, Black 0. Markers in the pool: 27. 1-0 by rings.</desc>
Ida Brandt
O. K. Ito
Turn 39: White e7-c7 xe3-e7 xh8
1-0 by rings
pool: 27
Variant: blitz
--- a house rule
<title>Ida – O. K. Ito, after turn 84</title>
<desc>Variant: standard+no-limit. Black moves the ring on j6 to k7, removes the row from j5 to j9 and removes the ring on k9. White rings: b1, d6 and k8. Black rings: h6 and k7. White markers: a5, b2, b3, b4, e2, e3, e5, e10, f3, f5, f6, f9, g3, g4, g6, g7, g9, g11, h4, h7, h9, i7, i8, i11 and j11. Black markers: a2, a3, a4, b6, c1, c4, c5, c7, c8, d1, d9, e1, e6, e7, e8, e9, f2, f8, g2, g8, h5, h8, h11 and i9. Rings removed: White 2, Black 3. Markers in the pool: 2. 0-1 by rings.</desc>
O. K. Ito
Ida
Turn 84: Black j6-k7 xj5-j9 xk9
0-1 by rings
pool: 2
Variant: standard+no-limit
--- a start position
<title>before turn 51</title>
<desc>White rings: d4, g2, h6, h9 and j6. Black rings: d2, f8 and j5. White markers: a5, c4, d5, d6, d9, e6, f2, f7, g6, g7, g8, k9 and k10. Black markers: a4, d3, e1, e3, e4, e5, e8, e9, f3, f4, f5, f6, g3, g5, g10, i5 and k8. Rings removed: White 0, Black 2. Markers in the pool: 21. White to remove a row.</desc>
Black
White
White to remove a row
pool: 21
--- an end outside the board
<title>after turn 25</title>
<desc>Variant: blitz. White moves the ring on f2 to c2 and flips 2 markers. White rings: b7, c1, c2, c8 and j10. Black rings: a5, e4, g3, g10 and i7. White markers: d2, d4, e2, f2, f3, f4, f6, g8 and k8. Black markers: a3, d3, e1, e3, e10 and f10. Rings removed: White 0, Black 0. Markers in the pool: 36. 0-1 by forfeit.</desc>
Black
White
Turn 25: White f2-c2
0-1 by forfeit
pool: 36
Variant: blitz
--- a pass
<title>after turn 63</title>
<desc>White passes. White rings: g3, g4, i5 and j5. Black rings: h3, h4, h5 and i4. White markers: a3, a5, b3, b4, c3, c4, d1, e3, e4, e5, f4, g6, g7, g8, g10, g11, h6, h8, h11, i7, i8, i9, i11, j7, j10 and k8. Black markers: a4, b5, c5, d3, d4, d5, e1, e2, f2, f3, f5, g2, g5, g9, h7, h9, h10, i6, i10, j6, j8, j9, j11 and k7. Rings removed: White 1, Black 1. Markers in the pool: 1. 1/2-1/2 by blocked.</desc>
Black
White
Turn 63: White pass
1/2-1/2 by blocked
pool: 1
--- the start
<title>before turn 1</title>
<desc>White rings: none. Black rings: none. White markers: none. Black markers: none. Rings removed: White 0, Black 0. Markers in the pool: 51. White to place a ring.</desc>
Black
White
White to place a ring
pool: 51
--- a row is due
samples/broken/row-due.yin:3:4: error: turn 41: White has a row and does not remove it (rulebook G.2) [row-due]
     3 | 41.d7-d8 42.k7-j6 *
       |    ^~~~~
       = rulebook G.2: A player who has a row of their colour after moving must remove its five markers in the same turn; the markers go back to the pool.
       = note: White's row: xd3-d7
<title>after turn 41</title>
<desc>White moves the ring on d7 to d8. White rings: a2, b1, c1, d8 and j11. Black rings: f10, k7, k8, k9 and k10. White markers: d3, d4, d5, d6 and d7. Black markers: none. Rings removed: White 0, Black 0. Markers in the pool: 46. White to remove a row.</desc>
Black
White
Turn 41: White d7-d8
White to remove a row
pool: 46
--- nothing but the board
<title>after turn 12</title>
<desc>Black moves the ring on j9 to e9. White rings: g8, h3, h4, h11 and i10. Black rings: a2, d6, e4, e9 and g11. White markers: b5. Black markers: j9. Rings removed: White 0, Black 0. Markers in the pool: 49. White to move a ring.</desc>
White
Black
Turn 12: Black j9-e9
White to move a ring
pool: 49
