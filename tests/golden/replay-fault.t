yinsh replay samples/broken/move-past-block.yin samples/broken/ring-due.yin samples/broken/rings-mismatch.yin samples/broken/no-record.yin | sed -n '/<section id="records"/,/<\/section>/p'
== stdout
<section id="records" aria-label="YINSH games">
<svg viewBox="0 0 440 436" role="img" aria-label="Black moves the ring on e8 to e7. White rings: b4, d2, e5, g4 and h6. Black rings: c7, e7, f10, g9 and i10. White markers: e3. Black markers: e8. Rings removed: White 0, Black 0. Markers in the pool: 49. White to move a ring."><use href="#o"/><path class="w" d="M4 14h0"/><path class="b" d="M4 4h0"/><path class="W" d="M1 9 3 15 4 10 6 14 7 11"/><path class="B" d="M2 4 4 6 5 1 6 4 8 4"/></svg><pre data-turns="we3,be8,wg4,bg9,wd2,bc7,wh6,bi10,wb4,bf10=~ move 0-0 # standard,we3-e5,be8-e7" data-fault="rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
nearest legal actions: e5-e2, e5-e4, e5-b2
" data-points="e1e2e5">[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Fault "turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point (rulebook E.3) [move-past-block]"]

1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10 9.b4 10.f10 11.e3-e5 12.e8-e7 *

</pre>
<p>W3/W6/W7/9/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-ring 0-0 41 standard<pre data-turns="wxd3-d7:d3d4d5d6d7=w pre-ring 0-0 41 standard" data-fault="rulebook G.3: For each row that a player removes, they also remove one of their own rings.
White&#39;s rings are on a2, b1, c1, e1, j11
" data-points="a2a3b1c1e1j11">[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[Position "W3/W6/W7/2wwwww2/Wwwwbw4/8B/10/9/8/6W/BBBB w pre-row 0-0 41 standard"]
[Fault "turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]"]

*

</pre>
<p>4/W6/8/9/1wwwbw4/8B/10/9/8/6W/BBBB - over 3-0 41 standard<pre data-turns="wxd3-d7:d3d4d5d6d7 xa2=- over 3-0 41 standard" data-fault="rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
the game ended with turn 41: White removed 3 rings, Black 0
" data-points="">[Result "1-0"]
[Rings "3-0"]
[Termination "rings"]
[Position "W3/W6/8/2wwwww2/1wwwbw4/8B/10/9/8/6W/BBBB w pre-row 2-0 41 standard"]
[Fault "the record claims 2-0 rings removed; the replay gives 3-0 (rulebook H) [rings-mismatch]"]
[ClaimedResult "1-0"]

41.xd3-d7xa2 1-0

</pre>
</section>
== stderr
samples/broken/move-past-block.yin:2:22: error: turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point (rulebook E.3) [move-past-block]
     2 | 11.e3-e5 12.e8-e7 13.e5-e1 *
       |                      ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: e5-e2, e5-e4, e5-b2
samples/broken/ring-due.yin:3:11: error: turn 41: White removed a row but did not remove a ring for it (rulebook G.3) [ring-due]
     3 | 41.xd3-d7;a2-a3 *
       |           ^~~~~
       = rulebook G.3: For each row that a player removes, they also remove one of their own rings.
       = note: White's rings are on a2, b1, c1, e1, j11
samples/broken/rings-mismatch.yin:1:9: error: the record claims 2-0 rings removed; the replay gives 3-0 (rulebook H) [rings-mismatch]
     1 | [Rings "2-0"]
       |         ^~~
       = rulebook H: The first player to remove three rings wins; if the markers run out first, the numbers of rings removed decide.
       = note: the game ended with turn 41: White removed 3 rings, Black 0
samples/broken/no-record.yin:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
