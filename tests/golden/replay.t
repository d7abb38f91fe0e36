yinsh replay --title='Ringby <1>' -o "$WORK/game.html" samples/comments.yin && sed -e '/^<style>/,/<\/style>$/d' -e '/^<script>/,/<\/script>$/d' -e '/Content-Security/d' "$WORK/game.html"
== stdout
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ringby &lt;1></title>
</head>
<body>
<svg id="shared" width="0" height="0" aria-hidden="true"><defs>
<g id="o">
<path class="line" fill="none" stroke-width="1.2" d="M46.8 274 46.8 154M81.44 334 81.44 94M116.08 354 116.08 74M150.72 374 150.72 54M185.36 394 185.36 34M220 374 220 54M254.64 394 254.64 34M289.28 374 289.28 54M323.92 354 323.92 74M358.56 334 358.56 94M393.2 274 393.2 154M46.8 274 254.64 394M46.8 234 289.28 374M46.8 194 323.92 354M46.8 154 358.56 334M81.44 334 185.36 394M81.44 134 358.56 294M81.44 94 393.2 274M116.08 74 393.2 234M150.72 54 393.2 194M185.36 34 393.2 154M254.64 34 358.56 94M46.8 274 358.56 94M46.8 234 323.92 74M46.8 194 289.28 54M46.8 154 254.64 34M81.44 334 393.2 154M81.44 294 358.56 134M81.44 94 185.36 34M116.08 354 393.2 194M150.72 374 393.2 234M185.36 394 393.2 274M254.64 394 358.56 334"/>
<g class="coordinate" font-size="13" text-anchor="middle">
<text x="46.8" y="306.6">A</text>
<text x="81.44" y="366.6">B</text>
<text x="116.08" y="386.6">C</text>
<text x="150.72" y="406.6">D</text>
<text x="185.36" y="426.6">E</text>
<text x="220" y="406.6">F</text>
<text x="254.64" y="426.6">G</text>
<text x="289.28" y="406.6">H</text>
<text x="323.92" y="386.6">I</text>
<text x="358.56" y="366.6">J</text>
<text x="393.2" y="306.6">K</text>
<text x="22.56" y="264.6">2</text>
<text x="22.56" y="224.6">3</text>
<text x="22.56" y="184.6">4</text>
<text x="22.56" y="144.6">5</text>
<text x="57.2" y="324.6">1</text>
<text x="57.2" y="124.6">6</text>
<text x="57.2" y="84.6">7</text>
<text x="91.84" y="64.6">8</text>
<text x="126.48" y="44.6">9</text>
<text x="161.12" y="24.6">10</text>
<text x="230.4" y="24.6">11</text>
</g>
</g>
<marker id="w">
<g class="white marker" stroke-width="1.4">
<circle cx="0" cy="0" r="10.5"/>
</g>
</marker>
<marker id="b">
<g class="black marker" stroke-width="1.4">
<circle cx="0" cy="0" r="10.5"/>
</g>
</marker>
<marker id="W">
<g class="white edge" fill="none" stroke-width="7.6">
<circle cx="0" cy="0" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke-width="5">
<circle cx="0" cy="0" r="14.5"/>
</g>
</marker>
<marker id="B">
<g class="black edge" fill="none" stroke-width="7.6">
<circle cx="0" cy="0" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke-width="5">
<circle cx="0" cy="0" r="14.5"/>
</g>
</marker>
<g id="marks">
<g class="row" fill="none" stroke-width="26" stroke-linecap="round">
<line x1="0" y1="0" x2="0" y2="0"/>
</g>
<g class="arrow" fill="none" stroke-width="4" stroke-linecap="round">
<line x1="-28.5" y1="0" x2="-28.5" y2="0"/>
</g>
<g class="head">
<polygon points="-19,0 -28.5,6.2 -28.5,-6.2"/>
</g>
<g class="white removed" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="0" cy="0" r="5.5"/>
</g>
<g class="black removed" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="0" cy="0" r="5.5"/>
</g>
<g class="flipped" fill="none" stroke-width="2.2">
<circle cx="0" cy="0" r="13.8"/>
</g>
<g class="left" fill="none" stroke-width="1.6" stroke-dasharray="3 2.5">
<circle cx="0" cy="0" r="13.8"/>
</g>
<g class="placed" fill="none" stroke-width="2.2">
<circle cx="0" cy="0" r="20.5"/>
</g>
<g class="ring removed" fill="none" stroke-width="2.4" stroke-dasharray="3 2.5">
<circle cx="0" cy="0" r="14.5"/>
</g>
<g class="fault" fill="none" stroke-width="3">
<rect x="-18" y="-18" width="36" height="36"/>
</g>
</g></defs></svg>
<header>
<h1 id="title" dir="auto">Ringby &lt;1></h1>
<h2 id="names">Game</h2>
<p id="about"></p>
<p id="choice" hidden><label for="games">Game</label> <select id="games"></select></p>
</header>
<main>
<div id="player" hidden>
<section id="view" aria-label="Board">
<p class="side" id="upper"></p>
<svg id="board" viewBox="0 0 440 436" role="img" aria-label="Board" aria-describedby="words">
<use href="#o"/>
<g id="below"></g><g id="markers"></g><g id="between"></g><g id="rings"></g><g id="ghosts"></g><g id="above"></g>
</svg>
<p class="side" id="lower"></p>
<p id="words" class="unseen"></p>
<div id="controls" role="group" aria-label="Playing through the game">
<button id="first" aria-label="First position"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 5v14M19 5 8 12l11 7z"/></svg></button>
<button id="back" aria-label="Back"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-8 7 8 7"/></svg></button>
<button id="play" aria-label="Play"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4l12 8-12 8z"/><path d="M8 5v14M16 5v14"/></svg></button>
<button id="forward" aria-label="Forward"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5l8 7-8 7"/></svg></button>
<button id="last" aria-label="Last position"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M18 5v14M5 5l11 7-11 7z"/></svg></button>
<select id="speed" aria-label="Speed"><option value="2400">Slow</option><option value="1200" selected>Normal</option><option value="600">Fast</option><option value="200">Very fast</option></select>
</div>
<div id="fault" hidden></div>
</section>
<section id="moves" aria-labelledby="turns-name">
<h3 id="turns-name">Turns</h3>
<ol id="turns"></ol>
</section>
<section id="more" aria-label="Position">
<svg id="graph" viewBox="0 0 440 80" aria-hidden="true"></svg>
<p id="legend">Lines: markers on the board, White&#39;s dashed. Circles: rings removed.</p>
<output id="position" aria-live="off"></output>
<p id="copies">
<button id="copy-position">Copy position</button>
<button id="copy-link">Copy link</button>
<button id="copy-record">Copy record</button>
<span id="copied" role="status"></span>
</p>
</section>
<div id="sheet"></div>
</div>
<section id="records" aria-label="YINSH games">
<svg viewBox="0 0 440 436" role="img" aria-label="Black moves the ring on d7 to d5 and flips 1 marker, removes the row from b7 to f7 and removes the ring on d5. White rings: b1, d3 and g3. Black rings: e10 and h7. White markers: a5, c5, d9, e2, e5, e9, g11, h4, i11 and j6. Black markers: b6, c8, d1, d6, f2, f8, f10, g8 and h11. Rings removed: White 2, Black 3. Markers in the pool: 32. 0-1 by rings."><use href="#o"/><path class="w" d="M0 6 2 8 3 1 4 16 4 10 4 2 6 0 7 15 8 2 9 13"/><path class="b" d="M1 5 2 2 3 17 3 7 5 17 5 5 5 1 6 6 7 1"/><path class="W" d="M1 15 3 13 6 16"/><path class="B" d="M4 0 7 9"/></svg><pre data-turns="wj6,bc8,wd6,bh11,wb6,bf10,wc4,bd1,we6,bk8=~ move 0-0 # standard,wd6-i11,bh11-h4,we6-e2,bf10-f2,wb6-b1,bd1-d7:d6,wi11-c5:d6,bd7-d5:d6,wc5-e7:d6,bd5-b5:c5,we7-c7:d7,bb5-e8:d7,wc4-c6:c5,be8-g8,wc6-f9:d7e8,bg8-b3:c4d5e6,wf9-i9,bc8-f8:e8,we2-e9:e6e7e8,bf8-d8:e8,we9-e5:e6e7e8,bd8-d4:d5d6d7,we5-a5:b5c5d5,bd4-f6:e5,wc7-g11:d8e9f10,bb3-b7:b5b6,wa5-f5:b5c5d5e5,bb7-f7:c7d7e7=~ pre-row 0-0 # standard,wxb5-f9:b5c6d7e8f9 xf5 i9-d9:e9=~ move 1-0 # standard,bh4-h7,wg11-g7:g8,bf7-h9:g8 xb3-f7:b3c4d5e6f7 xk8=~ move 1-1 # standard,wg7-d7:e7,bf6-h8:g7,wd7-d5:d6,bh8-j10:i9,wd5-d3:d4 xd4-d8:d4d5d6d7d8 xj6=~ move 2-1 # standard,bj10-e10:f10 xf6-j10:f6g7h8i9j10 xh9=~ move 2-2 # standard,wd9-d6,bf2-f7,wd6-j6,bf7-d7:e7,wj6-g3:h4,bd7-d5:d6 xb7-f7:b7c7d7e7f7 xd5=- over 2-3 54 standard">[Event "Evening lessons"]
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

</pre>
<svg viewBox="0 0 440 436" role="img" aria-label="White moves the ring on i5 to b5 and flips 3 markers. White rings: b2, b5, e9 and h10. Black rings: b4, e3, i4, j9 and j10. White markers: a3, c3, c4, c5, c7, d1, e5, h6 and i5. Black markers: a4, a5, c6, d5, d6, e2, f3, f7 and f8. Rings removed: White 1, Black 0. Markers in the pool: 33. 1-0 by resign."><use href="#o"/><path class="w" d="M0 10 2 12 2 10 2 8 2 4 3 17 4 10 7 11 8 14"/><path class="b" d="M0 8 0 6 2 6 3 9 3 7 4 16 5 15 5 7 5 5"/><path class="W" d="M1 13 1 7 4 2 7 3"/><path class="B" d="M1 9 4 14 8 16 9 7 9 5"/></svg><pre data-turns="we9,bj9,wb5,bi4,wb4,bc3,wf7,bf3,wh6,bc6=~ move 0-0 # standard,wb5-i5,bc3-j10,wb4-h10,bc6-a4:b5,wh6-b6:c6,ba4-c4:b4,wb6-b3:b4b5,bc4-c7:c6,wb3-d5:c4,bc7-a5:b6,wf7-b7:c7,ba5-c5:b5,wd5-d1,bc5-e5:d5,wd1-d6:d5,be5-e2,wd6-a3:b4c5,bf3-f8:f7,wb7-b2:b3b4b5b6,be2-e3,wa3-d3:b3c3 xb3-b7:b3b4b5b6b7 xd3=~ move 1-0 # standard,bf8-b4:c5d6,wi5-b5:c5d5e5">[Event "Evening lessons"]
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

</pre>
</section>
</main>
<p id="live" class="unseen" aria-live="polite"></p>
<script type="application/json" id="data">{"usual":"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard","wins":{"standard":3,"blitz":1},
"column":[34.64,20],
"row":[0,-40],
"origin":[46.8,354],
"columns":[[2,5],[1,7],[1,8],[1,9],[1,10],[2,10],[2,11],[3,11],[4,11],[5,11],[7,10]],
"words":{"start":"Start","pause":"Pause","play":"Play","w":"White","b":"Black","versus":"{white} – {black}","option":"{game}. {names} {result}","turn":"Turn {turn}: {side} {actions}.","before":"Start of the game.","and":" and ","place":"places a ring on {from}","move":"moves the ring on {from} to {to}","move-1":"moves the ring on {from} to {to} and flips 1 marker","move-n":"moves the ring on {from} to {to} and flips {flips} markers","row":"removes the row from {from} to {to}","ring":"removes the ring on {from}","pass":"passes","steal":"takes over the ring on {points}","W-set":"White rings: {points}.","B-set":"Black rings: {points}.","w-set":"White markers: {points}.","b-set":"Black markers: {points}.","none":"none","removed":"Rings removed: {n}","fault":"Fault: {text}","faulty":"Points at fault: {points}.","copied":"Copied","not-copied":"The browser does not allow copying"}}</script>
</body>
</html>
