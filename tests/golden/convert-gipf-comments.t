yinsh convert --to=gipf samples/comments.yin
echo '--- before the first turn every comment has braces'
for comment in '$10' '; a' '% a' '(1.d5 2.e6)' '(1.d5
2.e6)' '!' '()'; do
    printf '\n{%s} 1.e3 {%s} 2.e8 *\n' "$comment" "$comment" >"$WORK/x"
    yinsh convert -o "$WORK/y.yin" "$WORK/x"
    sed '1,/^$/d' "$WORK/y.yin"
    yinsh check -q "$WORK/y.yin"
done
== stdout
[Event "Evening lessons"]
[Site "Ringby"]
[Date "2026.10.02"]
[White "Ida Brandt"]
[Black "白石"]
[Result "0-1"]
[Rings "2-3"]
[Termination "rings"]
[Annotator "Søren \"Sös\" Bækgård"]
[Comment "a tag with a backslash \\ and \"quotes\""]

{Comments may stand anywhere, here before the first turn,
and may be longer than a line.} 1.j6!
{The middle at once; Ida Brandt’s favourite.} 2.c8 {Próbuje z boku}
{and so do I: 白 and 黒 both like the edge} 3.d6 4.h11 5.b6 6.f10 7.c4 8.d1
9.e6 10.k8
{All ten rings stand. The longest line is a2-j11? No: b2-j10, nine points.}
11.d6-i11 12.h11-h4 13.e6-e2?!
{A \x7d inside a comment is written \\x7d, a backslash twice.} 14.f10-f2
15.b6-b1 16.d1-d7 17.i11-c5!! {["Tags" in a comment are text]} 18.d7-d5
19.c5-e7 20.d5-b5 21.e7-c7 22.b5-e8 23.c4-c6 24.e8-g8 25.c6-f9 26.g8-b3
27.f9-i9 28.c8-f8 29.e2-e9 30.f8-d8 31.e9-e5 32.d8-d4 33.e5-a5 34.d4-f6
35.c7-g11 36.b3-b7 37.a5-f5 38.b7-f7 39.xb5-f9
{made by the opponent, so it goes first}xf5?? {the wrong ring};i9-d9!
{and only now the move} 40.h4-h7 41.g11-g7 42.f7-h9!? {jumps};xb3-f7!
{five in a row}xk8 {two comments} {after one ring} 43.g7-d7 44.f6-h8 45.d7-d5
46.h8-j10 47.d5-d3;xd4-d8xj6 48.j10-e10;xf6-j10xh9 49.d9-d6 50.f2-f7 51.d6-j6
52.f7-d7 53.j6-g3 54.d7-d5;xb7-f7xd5
{Comments after the result belong to the game, too.} 0-1

[Event "Evening lessons"]
[Site "Ringby"]
[Date "2026.10.09"]
[White "Zoë Marchetti"]
[Black "Ida Brandt"]
[Result "1-0"]
[Rings "1-0"]
[Termination "resign"]

1.e9 {[%tm 5974,12030]} 2.j9 {[%tm 8741,17921]} 3.b5 {[%tm 19788,25810]} 4.i4
{[%tm 20814,27330]} 5.b4 {[%tm 61800]} 6.c3 {[%tm 28150,31141]} 7.f7
{[%tm 34143,36796]} 8.f3 {[%tm 37232,46487]} 9.h6 {[%tm 43533,50833]} 10.c6
{shrugs} {[%tm 53814,54748]} 11.b5-i5 {[%tm 52371,58210,60375]} 12.c3-j10
{[%tm 56873,63120,71246]} 13.b4-h10 {[%tm 65344,72286,78750]} 14.c6-a4
{[%tm 72936,76519,78366]} 15.h6-b6 {[%tm 84984,94230,101205]} 16.a4-c4
{[%tm 81627,88461,90172]} 17.b6-b3 {[%tm 101873,104440,110463]} 18.c4-c7
{[%tm 93343,98949,101761]} 19.b3-d5 {[%tm 119203,120762,126568]} 20.c7-a5
{[%tm 103712,106520,113471]} 21.f7-b7 {[%tm 132828,134596,141793]} 22.a5-c5
{[%tm 114902,120250,127181]} 23.d5-d1 {[%tm 148899,152461,154730]} 24.c5-e5
{[%tm 127906,133589,136363]} 25.d1-d6 {[%tm 159626,166282,174164]} 26.e5-e2
{[%tm 140008,140525,149494]} 27.d6-a3 {[%tm 183019,192313,200835]} 28.f3-f8
{[%tm 153191,162469,162844]} 29.b7-b2 {[%tm 205755,208442,212544]} 30.e2-e3
{[%tm 167714,171422,174379]} 31.a3-d3;xb3-b7xd3
{[%tm 217462,219134,225247 229395,237558 239373,241499]} 32.f8-b4
{[%tm 177514,181823,189469]} 33.i5-b5
{[%tm 243739,249291,258263 230469,231569]} 1-0

--- before the first turn every comment has braces
{$10} 1.e3 $10 2.e8 *

{; a} 1.e3 {; a} 2.e8 *

{% a} 1.e3 {% a} 2.e8 *

{(1.d5 2.e6)} 1.e3 (1.d5 2.e6) 2.e8 *

{(1.d5
2.e6)} 1.e3 (1.d5
2.e6) 2.e8 *

{!} 1.e3 {!} 2.e8 *

{()} 1.e3 {()} 2.e8 *

