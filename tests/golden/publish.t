yinsh publish --title='Ringby <1>' -o "$WORK/site" samples/comments.yin samples/broken/move-past-block.yin; echo $?; cd "$WORK/site"; cat site.manifest data/rows-0-0.js data/players.js data/head.js; sed 's/,/&\n/g' data/games-0-0.js | tail -n 8; sed -n '/<section/,/<\/section>/p' index.html; grep '<title>' *.html
== stdout
1
yinsh site 1
assets/icon.svg
assets/ratings.js
assets/replay.css
assets/replay.js
assets/search.js
assets/site.css
assets/site.js
assets/theme.css
data/games-0-0.js
data/head.js
data/openings-0.js
data/players.js
data/ratings.js
data/rows-0-0.js
downloads/bga.txt
downloads/boardspace.sgf
downloads/codingame.txt
downloads/crosstable.csv
downloads/crosstable.json
downloads/crosstable.tsv
downloads/games.csv
downloads/games.json
downloads/games.tsv
downloads/gipf-short.yin
downloads/gipf.yin
downloads/iit-delhi.log
downloads/json.ndjson
downloads/openxum.txt
downloads/points.txt
downloads/ratings.csv
downloads/ratings.json
downloads/ratings.tsv
downloads/standings.csv
downloads/standings.json
downloads/standings.tsv
downloads/statistics.csv
downloads/statistics.json
downloads/statistics.tsv
downloads/summary.csv
downloads/summary.json
downloads/summary.tsv
downloads/vying.txt
downloads/yinsh-record.txt
downloads/yinsh-save.txt
downloads/yinshml.json
games.html
images/overview.svg
images/statistics.svg
index.html
openings.html
players.html
statistics.html
yinsh.rows(0,[
["7f4338f59b98","","","","","*",12,"unfinished","c4 c4",1,"move-past-block.yin",1],
["a74f9a423a2f","Ida Brandt","白石","2026-10-02","Ringby","0-1",54,"rings","b2 a3",0,"comments.yin",1],
["c7c62f756cd4","Zoë Marchetti","Ida Brandt","2026-10-09","Ringby","1-0",33,"resign","b3 b3",0,"comments.yin",2]
]);
yinsh.players([
["Zoë Marchetti",1,1,0,0,1,1,0,0,null,null],
["白石",1,1,0,0,0,0,1,1,null,null],
["Ida Brandt",2,0,0,2,1,0,1,0,null,null]
]);
yinsh.head({"rows":0,"records":0});
wd6-a3:b4c5,
bf3-f8:f7,
wb7-b2:b3b4b5b6,
be2-e3,
wa3-d3:b3c3 xb3-b7:b3b4b5b6b7 xd3=~ move 1-0 # standard,
bf8-b4:c5d6,
wi5-b5:c5d5e5"]
});
<section aria-labelledby="summary"><h2 id="summary">Records and games</h2><table><thead><tr><th scope="col">Item</th><th scope="col" class="n">Number</th><th scope="col" class="n">Share</th></tr></thead>
<tbody>
<tr><th scope="row">Good records</th><td class="n">2</td><td class="n">66.7%</td></tr>
<tr><th scope="row">Records that contradict their games</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">Records that break a rule</th><td class="n">1</td><td class="n">33.3%</td></tr>
<tr><th scope="row">Records that cannot be read</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">Finished games of two named players</th><td class="n">2</td><td class="n">100.0%</td></tr>
<tr><th scope="row">Other finished games</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">Finished games</th><td class="n">2</td><td class="n"></td></tr>
<tr><th scope="row">Turns of the shortest game</th><td class="n">33</td><td class="n"></td></tr>
<tr><th scope="row">Median of the turns</th><td class="n">43.5</td><td class="n"></td></tr>
<tr><th scope="row">Mean of the turns</th><td class="n">43.50</td><td class="n"></td></tr>
<tr><th scope="row">Turns of the longest game</th><td class="n">54</td><td class="n"></td></tr>
<tr><th scope="row">Games that end with a result</th><td class="n">2</td><td class="n"></td></tr>
<tr><th scope="row">Score of White, who moves first</th><td class="n">0.5000</td><td class="n"></td></tr>
<tr><th scope="row">95% interval of that score, from</th><td class="n">0.0945</td><td class="n"></td></tr>
<tr><th scope="row">95% interval of that score, to</th><td class="n">0.9055</td><td class="n"></td></tr>
</tbody></table></section>
<section aria-labelledby="results"><h2 id="results">Results</h2><table><thead><tr><th scope="col">Item</th><th scope="col" class="n">Number</th><th scope="col" class="n">Share</th></tr></thead>
<tbody>
<tr><th scope="row">No result</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">White wins (1-0)</th><td class="n">1</td><td class="n">50.0%</td></tr>
<tr><th scope="row">Black wins (0-1)</th><td class="n">1</td><td class="n">50.0%</td></tr>
<tr><th scope="row">Draw (1/2-1/2)</th><td class="n">0</td><td class="n">0.0%</td></tr>
</tbody></table></section>
<section aria-labelledby="ends"><h2 id="ends">Ends of games</h2><table><thead><tr><th scope="col">Item</th><th scope="col" class="n">Number</th><th scope="col" class="n">Share</th></tr></thead>
<tbody>
<tr><th scope="row">unfinished</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">rings</th><td class="n">1</td><td class="n">50.0%</td></tr>
<tr><th scope="row">markers</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">blocked</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">resign</th><td class="n">1</td><td class="n">50.0%</td></tr>
<tr><th scope="row">time</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">forfeit</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">agreed</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">both-lost</th><td class="n">0</td><td class="n">0.0%</td></tr>
<tr><th scope="row">unknown</th><td class="n">0</td><td class="n">0.0%</td></tr>
</tbody></table></section>
<section class="wide" aria-labelledby="standings" tabindex="0"><h2 id="standings">Standings</h2><table><thead><tr><th scope="col" class="n">Rank</th><th scope="col">Player</th><th scope="col" class="n">Games</th><th scope="col" class="n">Wins</th><th scope="col" class="n">Draws</th><th scope="col" class="n">Losses</th><th scope="col" class="n">Points</th><th scope="col" class="n">Score</th><th scope="col" class="n">Rings</th><th scope="col" class="n">Rings against</th></tr></thead>
<tbody>
<tr><td class="n">1</td><th scope="row"><a href="players.html#player=Zo%C3%AB%20Marchetti"><bdi>Zoë Marchetti</bdi></a></th><td class="n">1</td><td class="n">1</td><td class="n">0</td><td class="n">0</td><td class="n">1.0</td><td class="n">100.0</td><td class="n">1</td><td class="n">0</td></tr>
<tr><td class="n">1</td><th scope="row"><a href="players.html#player=%E7%99%BD%E7%9F%B3"><bdi>白石</bdi></a></th><td class="n">1</td><td class="n">1</td><td class="n">0</td><td class="n">0</td><td class="n">1.0</td><td class="n">100.0</td><td class="n">3</td><td class="n">2</td></tr>
<tr><td class="n">3</td><th scope="row"><a href="players.html#player=Ida%20Brandt"><bdi>Ida Brandt</bdi></a></th><td class="n">2</td><td class="n">0</td><td class="n">0</td><td class="n">2</td><td class="n">0.0</td><td class="n">0.0</td><td class="n">2</td><td class="n">4</td></tr>
</tbody></table></section>
<section class="wide" aria-labelledby="elo" tabindex="0"><h2 id="elo">Ratings</h2><table><thead><tr><th scope="col" class="n">Rank</th><th scope="col">Player</th><th scope="col" class="n">Rating</th><th scope="col" class="n">Error (95%)</th><th scope="col" class="n">Games</th><th scope="col" class="n">Points</th><th scope="col" class="n">Opponents</th></tr></thead>
<tbody>
<tr><td class="n"></td><th scope="row"><a href="players.html#player=Ida%20Brandt"><bdi>Ida Brandt</bdi></a></th><td class="n"></td><td class="n"></td><td class="n">2</td><td class="n">0.0</td><td class="n"></td></tr>
<tr><td class="n"></td><th scope="row"><a href="players.html#player=Zo%C3%AB%20Marchetti"><bdi>Zoë Marchetti</bdi></a></th><td class="n"></td><td class="n"></td><td class="n">1</td><td class="n">1.0</td><td class="n"></td></tr>
<tr><td class="n"></td><th scope="row"><a href="players.html#player=%E7%99%BD%E7%9F%B3"><bdi>白石</bdi></a></th><td class="n"></td><td class="n"></td><td class="n">1</td><td class="n">1.0</td><td class="n"></td></tr>
</tbody></table></section>
<section class="wide" aria-labelledby="crosstable" tabindex="0"><h2 id="crosstable">Crosstable: points/games</h2><table><thead><tr><th scope="col" class="n">number</th><th scope="col">player</th><th scope="col" class="n">1</th><th scope="col" class="n">2</th><th scope="col" class="n">3</th></tr></thead>
<tbody>
<tr><td class="n">1</td><th scope="row"><a href="players.html#player=Zo%C3%AB%20Marchetti"><bdi>Zoë Marchetti</bdi></a></th><td class="n"></td><td class="n"></td><td class="n">1.0/1</td></tr>
<tr><td class="n">2</td><th scope="row"><a href="players.html#player=%E7%99%BD%E7%9F%B3"><bdi>白石</bdi></a></th><td class="n"></td><td class="n"></td><td class="n">1.0/1</td></tr>
<tr><td class="n">3</td><th scope="row"><a href="players.html#player=Ida%20Brandt"><bdi>Ida Brandt</bdi></a></th><td class="n">0.0/1</td><td class="n">0.0/1</td><td class="n"></td></tr>
</tbody></table></section>
<section aria-labelledby="faults"><h2 id="faults">Faults by their codes</h2><table><thead><tr><th scope="col">Item</th><th scope="col" class="n">Number</th><th scope="col" class="n">Share</th></tr></thead>
<tbody>
<tr><th scope="row">move-past-block</th><td class="n">1</td><td class="n">100.0%</td></tr>
</tbody></table></section>
<section aria-labelledby="faulty"><h2 id="faulty">Records with such faults</h2><table><thead><tr><th scope="col">Item</th><th scope="col" class="n">Number</th><th scope="col" class="n">Share</th></tr></thead>
<tbody>
<tr><th scope="row">move-past-block</th><td class="n">1</td><td class="n">33.3%</td></tr>
</tbody></table></section>
<section aria-labelledby="downloads"><h2 id="downloads">Downloads</h2>
<ul>
<li><a href="downloads/gipf.yin" download>gipf.yin</a> the official notation, long form, with tag pairs</li>
<li><a href="downloads/gipf-short.yin" download>gipf-short.yin</a> the official notation, short form: rows only if they are ambiguous</li>
<li><a href="downloads/boardspace.sgf" download>boardspace.sgf</a> the SGF files of boardspace.net</li>
<li><a href="downloads/bga.txt" download>bga.txt</a> the text log of BoardGameArena</li>
<li><a href="downloads/codingame.txt" download>codingame.txt</a> the turns of CodinGame programs, one per line</li>
<li><a href="downloads/iit-delhi.log" download>iit-delhi.log</a> the server and player logs of IIT Delhi&#39;s course COL333</li>
<li><a href="downloads/yinshml.json" download>yinshml.json</a> the JSON of the program YinshML</li>
<li><a href="downloads/vying.txt" download>vying.txt</a> the move sequences of vying.org</li>
<li><a href="downloads/openxum.txt" download>openxum.txt</a> the moves of OpenXum games</li>
<li><a href="downloads/yinsh-save.txt" download>yinsh-save.txt</a> the saved games of yinsh-sheet</li>
<li><a href="downloads/points.txt" download>points.txt</a> moves between points numbered from 0 to 84, one line per turn</li>
<li><a href="downloads/yinsh-record.txt" download>yinsh-record.txt</a> the games of the Typst package yinsh-record, one command per line</li>
<li><a href="downloads/json.ndjson" download>json.ndjson</a> the project&#39;s own JSON, one line per record; nothing is lost</li>
<li><a href="downloads/games.tsv" download>games.tsv</a> <a href="downloads/games.csv" download>games.csv</a> <a href="downloads/games.json" download>games.json</a> a row for each game</li>
<li><a href="downloads/summary.tsv" download>summary.tsv</a> <a href="downloads/summary.csv" download>summary.csv</a> <a href="downloads/summary.json" download>summary.json</a> numbers of records and games</li>
<li><a href="downloads/standings.tsv" download>standings.tsv</a> <a href="downloads/standings.csv" download>standings.csv</a> <a href="downloads/standings.json" download>standings.json</a> the points of each player</li>
<li><a href="downloads/crosstable.tsv" download>crosstable.tsv</a> <a href="downloads/crosstable.csv" download>crosstable.csv</a> <a href="downloads/crosstable.json" download>crosstable.json</a> points of the first players against each other</li>
<li><a href="downloads/ratings.tsv" download>ratings.tsv</a> <a href="downloads/ratings.csv" download>ratings.csv</a> <a href="downloads/ratings.json" download>ratings.json</a> ratings and their errors</li>
<li><a href="downloads/statistics.tsv" download>statistics.tsv</a> <a href="downloads/statistics.csv" download>statistics.csv</a> <a href="downloads/statistics.json" download>statistics.json</a> all figures of the page Statistics, and maps of the board</li>
</ul></section>
games.html:<title>Games &ndash; Ringby &lt;1></title>
index.html:<title>Overview &ndash; Ringby &lt;1></title>
openings.html:<title>Openings &ndash; Ringby &lt;1></title>
players.html:<title>Players &ndash; Ringby &lt;1></title>
statistics.html:<title>Statistics &ndash; Ringby &lt;1></title>
== stderr
samples/broken/move-past-block.yin:2:22: error: turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point (rulebook E.3) [move-past-block]
     2 | 11.e3-e5 12.e8-e7 13.e5-e1 *
       |                      ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: e5-e2, e5-e4, e5-b2
