yinsh show --ascii -n 2 samples/steal.yin | head -n 28; for turn in 1 2 3 10 11 12; do yinsh show --format=position -n $turn samples/steal.yin 2>/dev/null | head -n 1; done; yinsh history samples/steal.yin | sed -n '/^Rings/,/^$/p' | head -n 7; yinsh moves '4/7/2W5/9/10/9/10/9/8/7/4 b place 0-0 2 standard+steal' | tail -n 2; yinsh perft -d 2 4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard+steal; yinsh perft -d 2 BWBW/BWBWB2/8/9/10/9/10/9/8/7/4 w place 0-0 11 standard+steal; yinsh score samples/steal.yin
== stdout
samples/steal.yin, record 1: Петра Ласло (White) - Bo [Yellow] Marsh (Black)
                 10 .    11 .
              9 .       .       .
          8 .       .       .       .
      7 .       .       .       .       .
            .       .       .       .
      6 .       .       .       .       .
  5 .       .       .       .       .       .
        .       .       .       .       .
  4 .       .       .       .       .       .
        .       .       .       .       .
  3 .       B       .       .       .       .
        .       .       .       .       .
  2 .       .       .       .       .       .
    A   .       .       .       .       .   K
            .       .       .       .
      1 .       .       .       .       .
        B   .       .       .       .   J
            C   .       .       .   I
                D   .   F   .   H
                    E       G
Turn 3: White to place a ring
Rings removed: White 0, Black 0
Markers in the pool: 51

samples/steal.yin, record 2: 白石 (White) - Ida Brandt (Black)
                 10 .    11 .
              9 .       .       .
4/7/3W4/9/10/9/10/9/8/7/4 b place 0-0 2 standard+steal
4/7/3B4/9/10/9/10/9/8/7/4 w place 0-0 3 standard+steal
4/7/3B4/9/10/9/10/1W7/8/7/4 b place 0-0 4 standard+steal
4/7/1B1B4/9/1B2B5/2W6/10/1W7/4W3/3BW2/4 w place 0-0 11 standard+steal
4/7/1B1B4/9/1B2B5/W1W6/10/1W7/4W3/3BW2/4 b move 0-0 12 standard+steal
4/7/1B1B4/9/1B2b5/W1W6/10/1W7/4WB2/3BW2/4 w move 0-0 13 standard+steal
Rings
turn  owner  until  path
   1  Black   end   c4 c1
   3  White   end   h4 h9
   4  Black    22   c2 h7
   5  White   end   i8 b1
   6  Black    34   j8
k10
steal
1	85
2	7225
1	76
2	3024
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
samples/steal.yin	1	Петра Ласло	Bo [Yellow] Marsh	0-1	0	3	rings	46	35	0-1	ok		
samples/steal.yin	2	白石	Ida Brandt	1-0	3	1	rings	45	35	1-0	ok		
samples/steal.yin	3	Nils "Nix" Ek	Mira Halvorsen	1-0	1	0	rings	19	8	1-0	ok		
samples/steal.yin	4			0-1	0	3	rings	44	43	0-1	ok		
== stderr
samples/steal.yin:51: record 4 has no complete turn 2
