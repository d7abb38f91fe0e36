yinsh draw --sheet --every=20 -o "$WORK/%f-%r-%t.svg" samples/comments.yin --record=1 && cd "$WORK" && ls && head -n 5 comments-1-2.svg && sed -n 's/^<text\(.*\)<\/text>$/\1/p' ./*.svg | grep -v '>[0-9A-K]*$'
== stdout
comments-1-1.svg
comments-1-2.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="595.28pt" height="841.89pt" viewBox="0 0 595.28 841.89" role="img" font-family="sans-serif">
<title>Ida Brandt – 白石</title>
<desc>page 2 of 2</desc>
<g class="paper" fill="#ffffff">
 x="297.64" y="813.89" text-anchor="middle">page 1 of 2
 x="72" y="73.67">Ida Brandt
 x="72" y="99.24">白石
 x="48" y="121.34">0-1 by rings, rings removed 2–3
 x="48" y="134.94">Evening lessons, Ringby, 2026.10.02
 x="48" y="165.85">Annotator: Søren &quot;Sös&quot; Bækgård
 x="48" y="178.54">Comment: a tag with a backslash \ and &quot;quotes&quot;
 x="57" y="194.73">Comments may stand anywhere, here before
 x="57" y="207.42">the first turn, and may be longer than a line.
 x="48" y="227.47">1.j6!
 x="57" y="243.88">The middle at once; Ida Brandt’s favourite.
 x="48" y="263.93">2.c8
 x="57" y="280.34">Próbuje z boku
 x="57" y="296.53">and so do I: 白 and 黒 both like the edge
 x="48" y="316.58">3.d6 4.h11 5.b6 6.f10 7.c4 8.d1 9.e6 10.k8
 x="57" y="332.99">All ten rings stand. The longest line is a2-j11?
 x="57" y="345.68">No: b2-j10, nine points.
 x="48" y="365.73">11.d6-i11 12.h11-h4 13.e6-e2?!
 x="57" y="382.14">A } inside a comment is written \x7d, a
 x="57" y="394.83">backslash twice.
 x="48" y="414.88">14.f10-f2 15.b6-b1 16.d1-d7 17.i11-c5!!
 x="57" y="431.29">[&quot;Tags&quot; in a comment are text]
 x="48" y="451.34">18.d7-d5 19.c5-e7 20.d5-b5
 x="166.82" y="708.5" text-anchor="middle">20.d5-b5, rings 0–0, pool 41
 x="48" y="732.05">21.e7-c7 22.b5-e8 23.c4-c6 24.e8-g8
 x="48" y="745.65">25.c6-f9 26.g8-b3 27.f9-i9 28.c8-f8 29.e2-e9
 x="48" y="759.25">30.f8-d8 31.e9-e5 32.d8-d4 33.e5-a5
 x="48" y="772.85">34.d4-f6 35.c7-g11 36.b3-b7 37.a5-f5
 x="48" y="786.45">38.b7-f7 39.xb5-f9
 x="318.64" y="165.85">made by the opponent, so it goes first
 x="309.64" y="195.97">39…xf5??
 x="318.64" y="212.38">the wrong ring
 x="309.64" y="242.5">39…i9-d9!
 x="318.64" y="258.91">and only now the move
 x="309.64" y="289.03">40.h4-h7
 x="428.46" y="556.26" text-anchor="middle">40.h4-h7, rings 1–0, pool 26
 x="309.64" y="589.88">41.g11-g7 42.f7-h9!?
 x="318.64" y="606.29">jumps
 x="309.64" y="636.41">42…xb3-f7!
 x="318.64" y="652.82">five in a row
 x="309.64" y="682.94">42…xk8
 x="318.64" y="699.35">two comments
 x="318.64" y="715.54">after one ring
 x="309.64" y="745.66">43.g7-d7 44.f6-h8 45.d7-d5 46.h8-j10
 x="309.64" y="759.26">47.d5-d3;xd4-d8xj6 48.j10-e10;xf6-j10xh9
 x="309.64" y="772.86">49.d9-d6 50.f2-f7 51.d6-j6 52.f7-d7 53.j6-g3
 x="309.64" y="786.46">54.d7-d5;xb7-f7xd5 0-1
 x="297.64" y="813.89" text-anchor="middle">page 2 of 2
 x="48" y="36">Ida Brandt – 白石
 x="166.82" y="301.59" text-anchor="middle">54.d7-d5;xb7-f7xd5, rings 2–3, pool 32
 x="318.64" y="65.51">Comments after the result belong to the
 x="318.64" y="78.2">game, too.
