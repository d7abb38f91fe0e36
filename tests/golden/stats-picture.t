yinsh stats --format=svg samples/tournament.yin
yinsh stats --format=svg --by=end samples/tournament.yin; echo "status $?"
yinsh stats --format=svg --where='turns>1000' samples/tournament.yin | grep -c '<circle'
== stdout
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="920" height="1963.08" viewBox="0 0 920 1963.08" role="img" font-family="sans-serif">
<title>Statistics of 8 games</title>
<desc>Shares and means with their intervals of 95%, and a board for each map, on which the area of a spot shows how often a point was counted.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="920" height="1963.08"/>
</g>
<g class="title" fill="#1a1a1a" font-size="26">
<text x="30" y="40">Statistics of 8 games</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="87">Results (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="30" y="112">*</text>
<text x="125" y="112">0.0% [0.0, 32.4]</text>
<text x="30" y="132">1-0</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="120" width="71.25" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="196.25" y="132">37.5% [13.7, 69.4]</text>
<text x="30" y="152">0-1</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="140" width="71.25" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="196.25" y="152">37.5% [13.7, 69.4]</text>
<text x="30" y="172">1/2-1/2</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="160" width="47.5" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="172.5" y="172">25.0% [7.1, 59.1]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="475" y="87">Score of White (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="112">white</text>
<text x="570" y="112">50.0% [24.0, 76.0]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="475" y="142">Ends (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="167">unfinished</text>
<text x="570" y="167">0.0% [0.0, 32.4]</text>
<text x="475" y="187">rings</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="175" width="71.25" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="641.25" y="187">37.5% [13.7, 69.4]</text>
<text x="475" y="207">markers</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="195" width="47.5" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="617.5" y="207">25.0% [7.1, 59.1]</text>
<text x="475" y="227">blocked</text>
<text x="570" y="227">0.0% [0.0, 32.4]</text>
<text x="475" y="247">resign</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="235" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="247">12.5% [2.2, 47.1]</text>
<text x="475" y="267">time</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="255" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="267">12.5% [2.2, 47.1]</text>
<text x="475" y="287">forfeit</text>
<text x="570" y="287">0.0% [0.0, 32.4]</text>
<text x="475" y="307">agreed</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="295" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="307">12.5% [2.2, 47.1]</text>
<text x="475" y="327">both-lost</text>
<text x="570" y="327">0.0% [0.0, 32.4]</text>
<text x="475" y="347">unknown</text>
<text x="570" y="347">0.0% [0.0, 32.4]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="202">Results of the first to remove a ring (n = 7)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="30" y="227">won</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="215" width="108.57" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="233.57" y="227">57.1% [25.0, 84.2]</text>
<text x="30" y="247">drawn</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="235" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="152.14" y="247">14.3% [2.6, 51.3]</text>
<text x="30" y="267">lost</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="255" width="54.29" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="179.29" y="267">28.6% [8.2, 64.1]</text>
<text x="30" y="287">score</text>
<text x="125" y="287">64.3% [31.7, 86.7]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="317">Who made the removed rows (n = 19)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="30" y="342">player</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="330" width="150" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="275" y="342">78.9% [56.7, 91.5]</text>
<text x="30" y="362">opponent</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="350" width="40" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="165" y="362">21.1% [8.5, 43.3]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="475" y="377">Turns (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="402">mean</text>
<text x="570" y="402">61.50 [52.15, 70.85]</text>
<text x="475" y="422">median</text>
<text x="570" y="422">64.50</text>
<text x="475" y="442">min</text>
<text x="570" y="442">38.00</text>
<text x="475" y="462">max</text>
<text x="570" y="462">81.00</text>
<text x="475" y="482">30-39</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="470" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="482">12.5% [2.2, 47.1]</text>
<text x="475" y="502">40-49</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="490" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="502">12.5% [2.2, 47.1]</text>
<text x="475" y="522">50-59</text>
<text x="570" y="522">0.0% [0.0, 32.4]</text>
<text x="475" y="542">60-69</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="530" width="95" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="665" y="542">50.0% [21.5, 78.5]</text>
<text x="475" y="562">70-79</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="550" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="562">12.5% [2.2, 47.1]</text>
<text x="475" y="582">80-89</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="570" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="582">12.5% [2.2, 47.1]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="392">Ring moves (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="30" y="417">mean</text>
<text x="125" y="417">51.25 [41.94, 60.56]</text>
<text x="30" y="437">median</text>
<text x="125" y="437">53.50</text>
<text x="30" y="457">min</text>
<text x="125" y="457">28.00</text>
<text x="30" y="477">max</text>
<text x="125" y="477">71.00</text>
<text x="30" y="497">20-29</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="485" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="497">12.5% [2.2, 47.1]</text>
<text x="30" y="517">30-39</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="505" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="517">12.5% [2.2, 47.1]</text>
<text x="30" y="537">40-49</text>
<text x="125" y="537">0.0% [0.0, 32.4]</text>
<text x="30" y="557">50-59</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="545" width="95" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="220" y="557">50.0% [21.5, 78.5]</text>
<text x="30" y="577">60-69</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="565" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="577">12.5% [2.2, 47.1]</text>
<text x="30" y="597">70-79</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="585" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="597">12.5% [2.2, 47.1]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="475" y="612">Turn in which the first ring is removed (n = 7)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="637">mean</text>
<text x="570" y="637">43.14 [33.78, 52.51]</text>
<text x="475" y="657">median</text>
<text x="570" y="657">38.00</text>
<text x="475" y="677">min</text>
<text x="570" y="677">29.00</text>
<text x="475" y="697">max</text>
<text x="570" y="697">61.00</text>
<text x="475" y="717">20-29</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="705" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="717">14.3% [2.6, 51.3]</text>
<text x="475" y="737">30-39</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="725" width="81.43" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="651.43" y="737">42.9% [15.8, 75.0]</text>
<text x="475" y="757">40-49</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="745" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="757">14.3% [2.6, 51.3]</text>
<text x="475" y="777">50-59</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="765" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="777">14.3% [2.6, 51.3]</text>
<text x="475" y="797">60-69</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="785" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="797">14.3% [2.6, 51.3]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="627">Rows removed (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="30" y="652">mean</text>
<text x="125" y="652">2.38 [0.99, 3.76]</text>
<text x="30" y="672">median</text>
<text x="125" y="672">1.50</text>
<text x="30" y="692">min</text>
<text x="125" y="692">0.00</text>
<text x="30" y="712">max</text>
<text x="125" y="712">5.00</text>
<text x="30" y="732">0</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="720" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="732">12.5% [2.2, 47.1]</text>
<text x="30" y="752">1</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="740" width="71.25" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="196.25" y="752">37.5% [13.7, 69.4]</text>
<text x="30" y="772">2</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="760" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="772">12.5% [2.2, 47.1]</text>
<text x="30" y="792">3</text>
<text x="125" y="792">0.0% [0.0, 32.4]</text>
<text x="30" y="812">4</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="800" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="812">12.5% [2.2, 47.1]</text>
<text x="30" y="832">5</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="820" width="47.5" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="172.5" y="832">25.0% [7.1, 59.1]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="475" y="827">Markers flipped by a move (n = 410)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="852">mean</text>
<text x="570" y="852">0.95 [0.84, 1.07]</text>
<text x="475" y="872">median</text>
<text x="570" y="872">1.00</text>
<text x="475" y="892">min</text>
<text x="570" y="892">0.00</text>
<text x="475" y="912">max</text>
<text x="570" y="912">7.00</text>
<text x="475" y="932">0</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="920" width="86.2" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="656.2" y="932">45.4% [40.6, 50.2]</text>
<text x="475" y="952">1</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="940" width="60.71" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="630.71" y="952">32.0% [27.6, 36.6]</text>
<text x="475" y="972">2</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="960" width="22.24" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="592.24" y="972">11.7% [8.9, 15.2]</text>
<text x="475" y="992">3</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="980" width="13.9" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="583.9" y="992">7.3% [5.2, 10.3]</text>
<text x="475" y="1012">4</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1000" width="3.24" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="573.24" y="1012">1.7% [0.8, 3.5]</text>
<text x="475" y="1032">5</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1020" width="1.39" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="571.39" y="1032">0.7% [0.2, 2.1]</text>
<text x="475" y="1052">6</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1040" width="1.85" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="571.85" y="1052">1.0% [0.4, 2.5]</text>
<text x="475" y="1072">7</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1060" width="0.46" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="570.46" y="1072">0.2% [0.0, 1.4]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="862">Most markers on the board (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="30" y="887">mean</text>
<text x="125" y="887">41.75 [34.12, 49.38]</text>
<text x="30" y="907">median</text>
<text x="125" y="907">46.50</text>
<text x="30" y="927">min</text>
<text x="125" y="927">23.00</text>
<text x="30" y="947">max</text>
<text x="125" y="947">51.00</text>
<text x="30" y="967">20-24</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="955" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="967">12.5% [2.2, 47.1]</text>
<text x="30" y="987">25-29</text>
<text x="125" y="987">0.0% [0.0, 32.4]</text>
<text x="30" y="1007">30-34</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="995" width="47.5" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="172.5" y="1007">25.0% [7.1, 59.1]</text>
<text x="30" y="1027">35-39</text>
<text x="125" y="1027">0.0% [0.0, 32.4]</text>
<text x="30" y="1047">40-44</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="1035" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="148.75" y="1047">12.5% [2.2, 47.1]</text>
<text x="30" y="1067">45-49</text>
<text x="125" y="1067">0.0% [0.0, 32.4]</text>
<text x="30" y="1087">50-54</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="120" y="1075" width="95" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="220" y="1087">50.0% [21.5, 78.5]</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="475" y="1102">Moves to choose from, by turn</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="1127">11-20</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1115" width="190" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="760" y="1127">68.25 [66.03, 70…</text>
<text x="475" y="1147">21-30</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1135" width="143.4" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="713.4" y="1147">51.51 [49.42, 53.61]</text>
<text x="475" y="1167">31-40</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1155" width="115.85" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="685.85" y="1167">41.62 [39.51, 43.72]</text>
<text x="475" y="1187">41-50</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1175" width="89.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="659.75" y="1187">32.24 [30.73, 33.75]</text>
<text x="475" y="1207">51-60</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1195" width="72.98" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="642.98" y="1207">26.22 [24.74, 27.70]</text>
<text x="475" y="1227">61-70</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1215" width="61.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="631.75" y="1227">22.18 [20.56, 23.80]</text>
<text x="475" y="1247">71-80</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1235" width="52.64" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="622.64" y="1247">18.91 [16.20, 21.62]</text>
<text x="475" y="1267">81-90</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1255" width="30.62" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="600.62" y="1267">11.00</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="1307">Rings placed (n = 80)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="59.95" y1="1490.36" x2="59.95" y2="1413.56"/>
<line x1="82.12" y1="1528.76" x2="82.12" y2="1375.16"/>
<line x1="104.29" y1="1541.56" x2="104.29" y2="1362.36"/>
<line x1="126.46" y1="1554.36" x2="126.46" y2="1349.56"/>
<line x1="148.63" y1="1567.16" x2="148.63" y2="1336.76"/>
<line x1="170.8" y1="1554.36" x2="170.8" y2="1349.56"/>
<line x1="192.96" y1="1567.16" x2="192.96" y2="1336.76"/>
<line x1="215.13" y1="1554.36" x2="215.13" y2="1349.56"/>
<line x1="237.3" y1="1541.56" x2="237.3" y2="1362.36"/>
<line x1="259.47" y1="1528.76" x2="259.47" y2="1375.16"/>
<line x1="281.64" y1="1490.36" x2="281.64" y2="1413.56"/>
<line x1="59.95" y1="1490.36" x2="192.96" y2="1567.16"/>
<line x1="59.95" y1="1464.76" x2="215.13" y2="1554.36"/>
<line x1="59.95" y1="1439.16" x2="237.3" y2="1541.56"/>
<line x1="59.95" y1="1413.56" x2="259.47" y2="1528.76"/>
<line x1="82.12" y1="1528.76" x2="148.63" y2="1567.16"/>
<line x1="82.12" y1="1400.76" x2="259.47" y2="1503.16"/>
<line x1="82.12" y1="1375.16" x2="281.64" y2="1490.36"/>
<line x1="104.29" y1="1362.36" x2="281.64" y2="1464.76"/>
<line x1="126.46" y1="1349.56" x2="281.64" y2="1439.16"/>
<line x1="148.63" y1="1336.76" x2="281.64" y2="1413.56"/>
<line x1="192.96" y1="1336.76" x2="259.47" y2="1375.16"/>
<line x1="59.95" y1="1490.36" x2="259.47" y2="1375.16"/>
<line x1="59.95" y1="1464.76" x2="237.3" y2="1362.36"/>
<line x1="59.95" y1="1439.16" x2="215.13" y2="1349.56"/>
<line x1="59.95" y1="1413.56" x2="192.96" y2="1336.76"/>
<line x1="82.12" y1="1528.76" x2="281.64" y2="1413.56"/>
<line x1="82.12" y1="1503.16" x2="259.47" y2="1400.76"/>
<line x1="82.12" y1="1375.16" x2="148.63" y2="1336.76"/>
<line x1="104.29" y1="1541.56" x2="281.64" y2="1439.16"/>
<line x1="126.46" y1="1554.36" x2="281.64" y2="1464.76"/>
<line x1="148.63" y1="1567.16" x2="281.64" y2="1490.36"/>
<line x1="192.96" y1="1567.16" x2="259.47" y2="1528.76"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="59.95" y="1511.22" text-anchor="middle">A</text>
<text x="82.12" y="1549.62" text-anchor="middle">B</text>
<text x="104.29" y="1562.42" text-anchor="middle">C</text>
<text x="126.46" y="1575.22" text-anchor="middle">D</text>
<text x="148.63" y="1588.02" text-anchor="middle">E</text>
<text x="170.8" y="1575.22" text-anchor="middle">F</text>
<text x="192.96" y="1588.02" text-anchor="middle">G</text>
<text x="215.13" y="1575.22" text-anchor="middle">H</text>
<text x="237.3" y="1562.42" text-anchor="middle">I</text>
<text x="259.47" y="1549.62" text-anchor="middle">J</text>
<text x="281.64" y="1511.22" text-anchor="middle">K</text>
<text x="44.43" y="1484.34" text-anchor="middle">2</text>
<text x="44.43" y="1458.74" text-anchor="middle">3</text>
<text x="44.43" y="1433.14" text-anchor="middle">4</text>
<text x="44.43" y="1407.54" text-anchor="middle">5</text>
<text x="66.6" y="1522.74" text-anchor="middle">1</text>
<text x="66.6" y="1394.74" text-anchor="middle">6</text>
<text x="66.6" y="1369.14" text-anchor="middle">7</text>
<text x="88.77" y="1356.34" text-anchor="middle">8</text>
<text x="110.94" y="1343.54" text-anchor="middle">9</text>
<text x="133.11" y="1330.74" text-anchor="middle">10</text>
<text x="177.45" y="1330.74" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="59.95" cy="1490.36" r="10.88"/>
<circle cx="59.95" cy="1439.16" r="6.27"/>
<circle cx="59.95" cy="1413.56" r="8.88"/>
<circle cx="82.12" cy="1528.76" r="6.27"/>
<circle cx="82.12" cy="1503.16" r="6.27"/>
<circle cx="82.12" cy="1477.56" r="8.88"/>
<circle cx="82.12" cy="1375.16" r="8.88"/>
<circle cx="104.29" cy="1541.56" r="10.88"/>
<circle cx="104.29" cy="1490.36" r="6.27"/>
<circle cx="104.29" cy="1387.96" r="6.27"/>
<circle cx="104.29" cy="1362.36" r="8.88"/>
<circle cx="126.46" cy="1554.36" r="8.88"/>
<circle cx="126.46" cy="1528.76" r="6.27"/>
<circle cx="126.46" cy="1503.16" r="6.27"/>
<circle cx="126.46" cy="1477.56" r="6.27"/>
<circle cx="126.46" cy="1451.96" r="8.88"/>
<circle cx="126.46" cy="1426.36" r="6.27"/>
<circle cx="126.46" cy="1400.76" r="6.27"/>
<circle cx="126.46" cy="1349.56" r="6.27"/>
<circle cx="148.63" cy="1541.56" r="6.27"/>
<circle cx="148.63" cy="1490.36" r="6.27"/>
<circle cx="148.63" cy="1464.76" r="6.27"/>
<circle cx="148.63" cy="1439.16" r="6.27"/>
<circle cx="148.63" cy="1387.96" r="6.27"/>
<circle cx="148.63" cy="1362.36" r="8.88"/>
<circle cx="148.63" cy="1336.76" r="6.27"/>
<circle cx="170.8" cy="1503.16" r="8.88"/>
<circle cx="170.8" cy="1477.56" r="8.88"/>
<circle cx="170.8" cy="1400.76" r="6.27"/>
<circle cx="192.96" cy="1515.96" r="6.27"/>
<circle cx="192.96" cy="1490.36" r="10.88"/>
<circle cx="192.96" cy="1464.76" r="6.27"/>
<circle cx="192.96" cy="1439.16" r="8.88"/>
<circle cx="192.96" cy="1413.56" r="6.27"/>
<circle cx="192.96" cy="1362.36" r="6.27"/>
<circle cx="192.96" cy="1336.76" r="6.27"/>
<circle cx="215.13" cy="1554.36" r="6.27"/>
<circle cx="215.13" cy="1528.76" r="10.88"/>
<circle cx="215.13" cy="1503.16" r="6.27"/>
<circle cx="215.13" cy="1451.96" r="6.27"/>
<circle cx="215.13" cy="1426.36" r="6.27"/>
<circle cx="215.13" cy="1400.76" r="10.88"/>
<circle cx="237.3" cy="1541.56" r="6.27"/>
<circle cx="237.3" cy="1515.96" r="6.27"/>
<circle cx="237.3" cy="1490.36" r="6.27"/>
<circle cx="237.3" cy="1439.16" r="6.27"/>
<circle cx="237.3" cy="1413.56" r="6.27"/>
<circle cx="237.3" cy="1387.96" r="8.88"/>
<circle cx="259.47" cy="1503.16" r="6.27"/>
<circle cx="259.47" cy="1477.56" r="6.27"/>
<circle cx="259.47" cy="1451.96" r="6.27"/>
<circle cx="259.47" cy="1426.36" r="8.88"/>
<circle cx="259.47" cy="1400.76" r="6.27"/>
<circle cx="281.64" cy="1490.36" r="6.27"/>
<circle cx="281.64" cy="1464.76" r="8.88"/>
<circle cx="281.64" cy="1439.16" r="6.27"/>
<circle cx="281.64" cy="1413.56" r="6.27"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="319.2" y="1307">Rings moved from (n = 410)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="349.15" y1="1490.36" x2="349.15" y2="1413.56"/>
<line x1="371.32" y1="1528.76" x2="371.32" y2="1375.16"/>
<line x1="393.49" y1="1541.56" x2="393.49" y2="1362.36"/>
<line x1="415.66" y1="1554.36" x2="415.66" y2="1349.56"/>
<line x1="437.83" y1="1567.16" x2="437.83" y2="1336.76"/>
<line x1="460" y1="1554.36" x2="460" y2="1349.56"/>
<line x1="482.16" y1="1567.16" x2="482.16" y2="1336.76"/>
<line x1="504.33" y1="1554.36" x2="504.33" y2="1349.56"/>
<line x1="526.5" y1="1541.56" x2="526.5" y2="1362.36"/>
<line x1="548.67" y1="1528.76" x2="548.67" y2="1375.16"/>
<line x1="570.84" y1="1490.36" x2="570.84" y2="1413.56"/>
<line x1="349.15" y1="1490.36" x2="482.16" y2="1567.16"/>
<line x1="349.15" y1="1464.76" x2="504.33" y2="1554.36"/>
<line x1="349.15" y1="1439.16" x2="526.5" y2="1541.56"/>
<line x1="349.15" y1="1413.56" x2="548.67" y2="1528.76"/>
<line x1="371.32" y1="1528.76" x2="437.83" y2="1567.16"/>
<line x1="371.32" y1="1400.76" x2="548.67" y2="1503.16"/>
<line x1="371.32" y1="1375.16" x2="570.84" y2="1490.36"/>
<line x1="393.49" y1="1362.36" x2="570.84" y2="1464.76"/>
<line x1="415.66" y1="1349.56" x2="570.84" y2="1439.16"/>
<line x1="437.83" y1="1336.76" x2="570.84" y2="1413.56"/>
<line x1="482.16" y1="1336.76" x2="548.67" y2="1375.16"/>
<line x1="349.15" y1="1490.36" x2="548.67" y2="1375.16"/>
<line x1="349.15" y1="1464.76" x2="526.5" y2="1362.36"/>
<line x1="349.15" y1="1439.16" x2="504.33" y2="1349.56"/>
<line x1="349.15" y1="1413.56" x2="482.16" y2="1336.76"/>
<line x1="371.32" y1="1528.76" x2="570.84" y2="1413.56"/>
<line x1="371.32" y1="1503.16" x2="548.67" y2="1400.76"/>
<line x1="371.32" y1="1375.16" x2="437.83" y2="1336.76"/>
<line x1="393.49" y1="1541.56" x2="570.84" y2="1439.16"/>
<line x1="415.66" y1="1554.36" x2="570.84" y2="1464.76"/>
<line x1="437.83" y1="1567.16" x2="570.84" y2="1490.36"/>
<line x1="482.16" y1="1567.16" x2="548.67" y2="1528.76"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="349.15" y="1511.22" text-anchor="middle">A</text>
<text x="371.32" y="1549.62" text-anchor="middle">B</text>
<text x="393.49" y="1562.42" text-anchor="middle">C</text>
<text x="415.66" y="1575.22" text-anchor="middle">D</text>
<text x="437.83" y="1588.02" text-anchor="middle">E</text>
<text x="460" y="1575.22" text-anchor="middle">F</text>
<text x="482.16" y="1588.02" text-anchor="middle">G</text>
<text x="504.33" y="1575.22" text-anchor="middle">H</text>
<text x="526.5" y="1562.42" text-anchor="middle">I</text>
<text x="548.67" y="1549.62" text-anchor="middle">J</text>
<text x="570.84" y="1511.22" text-anchor="middle">K</text>
<text x="333.63" y="1484.34" text-anchor="middle">2</text>
<text x="333.63" y="1458.74" text-anchor="middle">3</text>
<text x="333.63" y="1433.14" text-anchor="middle">4</text>
<text x="333.63" y="1407.54" text-anchor="middle">5</text>
<text x="355.8" y="1522.74" text-anchor="middle">1</text>
<text x="355.8" y="1394.74" text-anchor="middle">6</text>
<text x="355.8" y="1369.14" text-anchor="middle">7</text>
<text x="377.97" y="1356.34" text-anchor="middle">8</text>
<text x="400.14" y="1343.54" text-anchor="middle">9</text>
<text x="422.31" y="1330.74" text-anchor="middle">10</text>
<text x="466.65" y="1330.74" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="349.15" cy="1490.36" r="6.88"/>
<circle cx="349.15" cy="1464.76" r="5.95"/>
<circle cx="349.15" cy="1439.16" r="6.88"/>
<circle cx="349.15" cy="1413.56" r="8.42"/>
<circle cx="371.32" cy="1528.76" r="4.86"/>
<circle cx="371.32" cy="1503.16" r="5.95"/>
<circle cx="371.32" cy="1477.56" r="7.69"/>
<circle cx="371.32" cy="1451.96" r="6.88"/>
<circle cx="371.32" cy="1426.36" r="6.88"/>
<circle cx="371.32" cy="1400.76" r="6.88"/>
<circle cx="371.32" cy="1375.16" r="5.95"/>
<circle cx="393.49" cy="1541.56" r="6.88"/>
<circle cx="393.49" cy="1515.96" r="5.95"/>
<circle cx="393.49" cy="1490.36" r="5.95"/>
<circle cx="393.49" cy="1464.76" r="4.86"/>
<circle cx="393.49" cy="1439.16" r="4.86"/>
<circle cx="393.49" cy="1413.56" r="7.69"/>
<circle cx="393.49" cy="1387.96" r="5.95"/>
<circle cx="393.49" cy="1362.36" r="8.42"/>
<circle cx="415.66" cy="1554.36" r="5.95"/>
<circle cx="415.66" cy="1528.76" r="4.86"/>
<circle cx="415.66" cy="1503.16" r="8.42"/>
<circle cx="415.66" cy="1477.56" r="7.69"/>
<circle cx="415.66" cy="1451.96" r="9.1"/>
<circle cx="415.66" cy="1426.36" r="9.1"/>
<circle cx="415.66" cy="1400.76" r="7.69"/>
<circle cx="415.66" cy="1375.16" r="9.1"/>
<circle cx="415.66" cy="1349.56" r="6.88"/>
<circle cx="437.83" cy="1567.16" r="5.95"/>
<circle cx="437.83" cy="1541.56" r="7.69"/>
<circle cx="437.83" cy="1515.96" r="9.1"/>
<circle cx="437.83" cy="1490.36" r="9.1"/>
<circle cx="437.83" cy="1464.76" r="7.69"/>
<circle cx="437.83" cy="1439.16" r="9.73"/>
<circle cx="437.83" cy="1413.56" r="7.69"/>
<circle cx="437.83" cy="1387.96" r="6.88"/>
<circle cx="437.83" cy="1362.36" r="8.42"/>
<circle cx="437.83" cy="1336.76" r="10.32"/>
<circle cx="460" cy="1554.36" r="3.44"/>
<circle cx="460" cy="1528.76" r="8.42"/>
<circle cx="460" cy="1503.16" r="8.42"/>
<circle cx="460" cy="1477.56" r="9.1"/>
<circle cx="460" cy="1451.96" r="9.1"/>
<circle cx="460" cy="1426.36" r="8.42"/>
<circle cx="460" cy="1400.76" r="8.42"/>
<circle cx="460" cy="1375.16" r="9.73"/>
<circle cx="460" cy="1349.56" r="5.95"/>
<circle cx="482.16" cy="1567.16" r="7.69"/>
<circle cx="482.16" cy="1541.56" r="8.42"/>
<circle cx="482.16" cy="1515.96" r="8.42"/>
<circle cx="482.16" cy="1490.36" r="9.73"/>
<circle cx="482.16" cy="1464.76" r="10.88"/>
<circle cx="482.16" cy="1439.16" r="7.69"/>
<circle cx="482.16" cy="1413.56" r="9.1"/>
<circle cx="482.16" cy="1387.96" r="8.42"/>
<circle cx="482.16" cy="1362.36" r="9.1"/>
<circle cx="482.16" cy="1336.76" r="6.88"/>
<circle cx="504.33" cy="1554.36" r="5.95"/>
<circle cx="504.33" cy="1528.76" r="5.95"/>
<circle cx="504.33" cy="1503.16" r="6.88"/>
<circle cx="504.33" cy="1477.56" r="7.69"/>
<circle cx="504.33" cy="1451.96" r="7.69"/>
<circle cx="504.33" cy="1426.36" r="9.1"/>
<circle cx="504.33" cy="1400.76" r="9.1"/>
<circle cx="504.33" cy="1375.16" r="8.42"/>
<circle cx="504.33" cy="1349.56" r="5.95"/>
<circle cx="526.5" cy="1541.56" r="6.88"/>
<circle cx="526.5" cy="1515.96" r="8.42"/>
<circle cx="526.5" cy="1490.36" r="8.42"/>
<circle cx="526.5" cy="1464.76" r="5.95"/>
<circle cx="526.5" cy="1439.16" r="8.42"/>
<circle cx="526.5" cy="1413.56" r="6.88"/>
<circle cx="526.5" cy="1387.96" r="7.69"/>
<circle cx="526.5" cy="1362.36" r="5.95"/>
<circle cx="548.67" cy="1528.76" r="3.44"/>
<circle cx="548.67" cy="1503.16" r="7.69"/>
<circle cx="548.67" cy="1477.56" r="5.95"/>
<circle cx="548.67" cy="1451.96" r="7.69"/>
<circle cx="548.67" cy="1426.36" r="7.69"/>
<circle cx="548.67" cy="1400.76" r="4.86"/>
<circle cx="548.67" cy="1375.16" r="4.86"/>
<circle cx="570.84" cy="1490.36" r="7.69"/>
<circle cx="570.84" cy="1464.76" r="7.69"/>
<circle cx="570.84" cy="1439.16" r="6.88"/>
<circle cx="570.84" cy="1413.56" r="6.88"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="608.4" y="1307">Rings moved to (n = 410)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="638.35" y1="1490.36" x2="638.35" y2="1413.56"/>
<line x1="660.52" y1="1528.76" x2="660.52" y2="1375.16"/>
<line x1="682.69" y1="1541.56" x2="682.69" y2="1362.36"/>
<line x1="704.86" y1="1554.36" x2="704.86" y2="1349.56"/>
<line x1="727.03" y1="1567.16" x2="727.03" y2="1336.76"/>
<line x1="749.2" y1="1554.36" x2="749.2" y2="1349.56"/>
<line x1="771.36" y1="1567.16" x2="771.36" y2="1336.76"/>
<line x1="793.53" y1="1554.36" x2="793.53" y2="1349.56"/>
<line x1="815.7" y1="1541.56" x2="815.7" y2="1362.36"/>
<line x1="837.87" y1="1528.76" x2="837.87" y2="1375.16"/>
<line x1="860.04" y1="1490.36" x2="860.04" y2="1413.56"/>
<line x1="638.35" y1="1490.36" x2="771.36" y2="1567.16"/>
<line x1="638.35" y1="1464.76" x2="793.53" y2="1554.36"/>
<line x1="638.35" y1="1439.16" x2="815.7" y2="1541.56"/>
<line x1="638.35" y1="1413.56" x2="837.87" y2="1528.76"/>
<line x1="660.52" y1="1528.76" x2="727.03" y2="1567.16"/>
<line x1="660.52" y1="1400.76" x2="837.87" y2="1503.16"/>
<line x1="660.52" y1="1375.16" x2="860.04" y2="1490.36"/>
<line x1="682.69" y1="1362.36" x2="860.04" y2="1464.76"/>
<line x1="704.86" y1="1349.56" x2="860.04" y2="1439.16"/>
<line x1="727.03" y1="1336.76" x2="860.04" y2="1413.56"/>
<line x1="771.36" y1="1336.76" x2="837.87" y2="1375.16"/>
<line x1="638.35" y1="1490.36" x2="837.87" y2="1375.16"/>
<line x1="638.35" y1="1464.76" x2="815.7" y2="1362.36"/>
<line x1="638.35" y1="1439.16" x2="793.53" y2="1349.56"/>
<line x1="638.35" y1="1413.56" x2="771.36" y2="1336.76"/>
<line x1="660.52" y1="1528.76" x2="860.04" y2="1413.56"/>
<line x1="660.52" y1="1503.16" x2="837.87" y2="1400.76"/>
<line x1="660.52" y1="1375.16" x2="727.03" y2="1336.76"/>
<line x1="682.69" y1="1541.56" x2="860.04" y2="1439.16"/>
<line x1="704.86" y1="1554.36" x2="860.04" y2="1464.76"/>
<line x1="727.03" y1="1567.16" x2="860.04" y2="1490.36"/>
<line x1="771.36" y1="1567.16" x2="837.87" y2="1528.76"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="638.35" y="1511.22" text-anchor="middle">A</text>
<text x="660.52" y="1549.62" text-anchor="middle">B</text>
<text x="682.69" y="1562.42" text-anchor="middle">C</text>
<text x="704.86" y="1575.22" text-anchor="middle">D</text>
<text x="727.03" y="1588.02" text-anchor="middle">E</text>
<text x="749.2" y="1575.22" text-anchor="middle">F</text>
<text x="771.36" y="1588.02" text-anchor="middle">G</text>
<text x="793.53" y="1575.22" text-anchor="middle">H</text>
<text x="815.7" y="1562.42" text-anchor="middle">I</text>
<text x="837.87" y="1549.62" text-anchor="middle">J</text>
<text x="860.04" y="1511.22" text-anchor="middle">K</text>
<text x="622.83" y="1484.34" text-anchor="middle">2</text>
<text x="622.83" y="1458.74" text-anchor="middle">3</text>
<text x="622.83" y="1433.14" text-anchor="middle">4</text>
<text x="622.83" y="1407.54" text-anchor="middle">5</text>
<text x="645" y="1522.74" text-anchor="middle">1</text>
<text x="645" y="1394.74" text-anchor="middle">6</text>
<text x="645" y="1369.14" text-anchor="middle">7</text>
<text x="667.17" y="1356.34" text-anchor="middle">8</text>
<text x="689.34" y="1343.54" text-anchor="middle">9</text>
<text x="711.51" y="1330.74" text-anchor="middle">10</text>
<text x="755.85" y="1330.74" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="638.35" cy="1490.36" r="6.27"/>
<circle cx="638.35" cy="1464.76" r="6.27"/>
<circle cx="638.35" cy="1439.16" r="7.25"/>
<circle cx="638.35" cy="1413.56" r="8.1"/>
<circle cx="660.52" cy="1528.76" r="6.27"/>
<circle cx="660.52" cy="1503.16" r="7.25"/>
<circle cx="660.52" cy="1477.56" r="6.27"/>
<circle cx="660.52" cy="1451.96" r="8.88"/>
<circle cx="660.52" cy="1426.36" r="7.25"/>
<circle cx="660.52" cy="1400.76" r="7.25"/>
<circle cx="660.52" cy="1375.16" r="7.25"/>
<circle cx="682.69" cy="1541.56" r="5.12"/>
<circle cx="682.69" cy="1515.96" r="6.27"/>
<circle cx="682.69" cy="1490.36" r="7.25"/>
<circle cx="682.69" cy="1464.76" r="6.27"/>
<circle cx="682.69" cy="1439.16" r="5.12"/>
<circle cx="682.69" cy="1413.56" r="8.88"/>
<circle cx="682.69" cy="1387.96" r="7.25"/>
<circle cx="682.69" cy="1362.36" r="7.25"/>
<circle cx="704.86" cy="1554.36" r="5.12"/>
<circle cx="704.86" cy="1528.76" r="3.62"/>
<circle cx="704.86" cy="1503.16" r="8.1"/>
<circle cx="704.86" cy="1477.56" r="8.88"/>
<circle cx="704.86" cy="1451.96" r="8.88"/>
<circle cx="704.86" cy="1426.36" r="9.59"/>
<circle cx="704.86" cy="1400.76" r="8.88"/>
<circle cx="704.86" cy="1375.16" r="10.88"/>
<circle cx="704.86" cy="1349.56" r="8.1"/>
<circle cx="727.03" cy="1567.16" r="6.27"/>
<circle cx="727.03" cy="1541.56" r="8.1"/>
<circle cx="727.03" cy="1515.96" r="9.59"/>
<circle cx="727.03" cy="1490.36" r="8.88"/>
<circle cx="727.03" cy="1464.76" r="8.1"/>
<circle cx="727.03" cy="1439.16" r="9.59"/>
<circle cx="727.03" cy="1413.56" r="8.88"/>
<circle cx="727.03" cy="1387.96" r="8.88"/>
<circle cx="727.03" cy="1362.36" r="7.25"/>
<circle cx="727.03" cy="1336.76" r="10.25"/>
<circle cx="749.2" cy="1554.36" r="7.25"/>
<circle cx="749.2" cy="1528.76" r="9.59"/>
<circle cx="749.2" cy="1503.16" r="7.25"/>
<circle cx="749.2" cy="1477.56" r="8.1"/>
<circle cx="749.2" cy="1451.96" r="9.59"/>
<circle cx="749.2" cy="1426.36" r="8.88"/>
<circle cx="749.2" cy="1400.76" r="8.88"/>
<circle cx="749.2" cy="1375.16" r="10.25"/>
<circle cx="749.2" cy="1349.56" r="7.25"/>
<circle cx="771.36" cy="1567.16" r="8.88"/>
<circle cx="771.36" cy="1541.56" r="10.25"/>
<circle cx="771.36" cy="1515.96" r="8.1"/>
<circle cx="771.36" cy="1490.36" r="8.1"/>
<circle cx="771.36" cy="1464.76" r="10.88"/>
<circle cx="771.36" cy="1439.16" r="6.27"/>
<circle cx="771.36" cy="1413.56" r="9.59"/>
<circle cx="771.36" cy="1387.96" r="10.25"/>
<circle cx="771.36" cy="1362.36" r="8.88"/>
<circle cx="771.36" cy="1336.76" r="6.27"/>
<circle cx="793.53" cy="1554.36" r="8.1"/>
<circle cx="793.53" cy="1528.76" r="6.27"/>
<circle cx="793.53" cy="1503.16" r="6.27"/>
<circle cx="793.53" cy="1477.56" r="8.88"/>
<circle cx="793.53" cy="1451.96" r="8.88"/>
<circle cx="793.53" cy="1426.36" r="9.59"/>
<circle cx="793.53" cy="1400.76" r="7.25"/>
<circle cx="793.53" cy="1375.16" r="10.25"/>
<circle cx="793.53" cy="1349.56" r="6.27"/>
<circle cx="815.7" cy="1541.56" r="7.25"/>
<circle cx="815.7" cy="1515.96" r="8.88"/>
<circle cx="815.7" cy="1490.36" r="8.88"/>
<circle cx="815.7" cy="1464.76" r="8.1"/>
<circle cx="815.7" cy="1439.16" r="8.1"/>
<circle cx="815.7" cy="1413.56" r="7.25"/>
<circle cx="815.7" cy="1387.96" r="6.27"/>
<circle cx="815.7" cy="1362.36" r="8.1"/>
<circle cx="837.87" cy="1528.76" r="5.12"/>
<circle cx="837.87" cy="1503.16" r="7.25"/>
<circle cx="837.87" cy="1477.56" r="6.27"/>
<circle cx="837.87" cy="1451.96" r="7.25"/>
<circle cx="837.87" cy="1426.36" r="7.25"/>
<circle cx="837.87" cy="1400.76" r="6.27"/>
<circle cx="837.87" cy="1375.16" r="6.27"/>
<circle cx="860.04" cy="1490.36" r="8.88"/>
<circle cx="860.04" cy="1464.76" r="7.25"/>
<circle cx="860.04" cy="1439.16" r="7.25"/>
<circle cx="860.04" cy="1413.56" r="7.25"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="1626.04">Markers in rows (n = 95)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="59.95" y1="1809.4" x2="59.95" y2="1732.6"/>
<line x1="82.12" y1="1847.8" x2="82.12" y2="1694.2"/>
<line x1="104.29" y1="1860.6" x2="104.29" y2="1681.4"/>
<line x1="126.46" y1="1873.4" x2="126.46" y2="1668.6"/>
<line x1="148.63" y1="1886.2" x2="148.63" y2="1655.8"/>
<line x1="170.8" y1="1873.4" x2="170.8" y2="1668.6"/>
<line x1="192.96" y1="1886.2" x2="192.96" y2="1655.8"/>
<line x1="215.13" y1="1873.4" x2="215.13" y2="1668.6"/>
<line x1="237.3" y1="1860.6" x2="237.3" y2="1681.4"/>
<line x1="259.47" y1="1847.8" x2="259.47" y2="1694.2"/>
<line x1="281.64" y1="1809.4" x2="281.64" y2="1732.6"/>
<line x1="59.95" y1="1809.4" x2="192.96" y2="1886.2"/>
<line x1="59.95" y1="1783.8" x2="215.13" y2="1873.4"/>
<line x1="59.95" y1="1758.2" x2="237.3" y2="1860.6"/>
<line x1="59.95" y1="1732.6" x2="259.47" y2="1847.8"/>
<line x1="82.12" y1="1847.8" x2="148.63" y2="1886.2"/>
<line x1="82.12" y1="1719.8" x2="259.47" y2="1822.2"/>
<line x1="82.12" y1="1694.2" x2="281.64" y2="1809.4"/>
<line x1="104.29" y1="1681.4" x2="281.64" y2="1783.8"/>
<line x1="126.46" y1="1668.6" x2="281.64" y2="1758.2"/>
<line x1="148.63" y1="1655.8" x2="281.64" y2="1732.6"/>
<line x1="192.96" y1="1655.8" x2="259.47" y2="1694.2"/>
<line x1="59.95" y1="1809.4" x2="259.47" y2="1694.2"/>
<line x1="59.95" y1="1783.8" x2="237.3" y2="1681.4"/>
<line x1="59.95" y1="1758.2" x2="215.13" y2="1668.6"/>
<line x1="59.95" y1="1732.6" x2="192.96" y2="1655.8"/>
<line x1="82.12" y1="1847.8" x2="281.64" y2="1732.6"/>
<line x1="82.12" y1="1822.2" x2="259.47" y2="1719.8"/>
<line x1="82.12" y1="1694.2" x2="148.63" y2="1655.8"/>
<line x1="104.29" y1="1860.6" x2="281.64" y2="1758.2"/>
<line x1="126.46" y1="1873.4" x2="281.64" y2="1783.8"/>
<line x1="148.63" y1="1886.2" x2="281.64" y2="1809.4"/>
<line x1="192.96" y1="1886.2" x2="259.47" y2="1847.8"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="59.95" y="1830.26" text-anchor="middle">A</text>
<text x="82.12" y="1868.66" text-anchor="middle">B</text>
<text x="104.29" y="1881.46" text-anchor="middle">C</text>
<text x="126.46" y="1894.26" text-anchor="middle">D</text>
<text x="148.63" y="1907.06" text-anchor="middle">E</text>
<text x="170.8" y="1894.26" text-anchor="middle">F</text>
<text x="192.96" y="1907.06" text-anchor="middle">G</text>
<text x="215.13" y="1894.26" text-anchor="middle">H</text>
<text x="237.3" y="1881.46" text-anchor="middle">I</text>
<text x="259.47" y="1868.66" text-anchor="middle">J</text>
<text x="281.64" y="1830.26" text-anchor="middle">K</text>
<text x="44.43" y="1803.38" text-anchor="middle">2</text>
<text x="44.43" y="1777.78" text-anchor="middle">3</text>
<text x="44.43" y="1752.18" text-anchor="middle">4</text>
<text x="44.43" y="1726.58" text-anchor="middle">5</text>
<text x="66.6" y="1841.78" text-anchor="middle">1</text>
<text x="66.6" y="1713.78" text-anchor="middle">6</text>
<text x="66.6" y="1688.18" text-anchor="middle">7</text>
<text x="88.77" y="1675.38" text-anchor="middle">8</text>
<text x="110.94" y="1662.58" text-anchor="middle">9</text>
<text x="133.11" y="1649.78" text-anchor="middle">10</text>
<text x="177.45" y="1649.78" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="59.95" cy="1809.4" r="5.44"/>
<circle cx="82.12" cy="1822.2" r="5.44"/>
<circle cx="82.12" cy="1745.4" r="5.44"/>
<circle cx="104.29" cy="1835" r="5.44"/>
<circle cx="104.29" cy="1783.8" r="5.44"/>
<circle cx="104.29" cy="1732.6" r="7.69"/>
<circle cx="104.29" cy="1681.4" r="5.44"/>
<circle cx="126.46" cy="1847.8" r="5.44"/>
<circle cx="126.46" cy="1796.6" r="5.44"/>
<circle cx="126.46" cy="1771" r="7.69"/>
<circle cx="126.46" cy="1745.4" r="9.42"/>
<circle cx="126.46" cy="1719.8" r="7.69"/>
<circle cx="126.46" cy="1694.2" r="7.69"/>
<circle cx="148.63" cy="1886.2" r="5.44"/>
<circle cx="148.63" cy="1860.6" r="7.69"/>
<circle cx="148.63" cy="1835" r="5.44"/>
<circle cx="148.63" cy="1809.4" r="7.69"/>
<circle cx="148.63" cy="1783.8" r="5.44"/>
<circle cx="148.63" cy="1758.2" r="9.42"/>
<circle cx="148.63" cy="1732.6" r="7.69"/>
<circle cx="148.63" cy="1707" r="10.88"/>
<circle cx="148.63" cy="1681.4" r="7.69"/>
<circle cx="148.63" cy="1655.8" r="7.69"/>
<circle cx="170.8" cy="1847.8" r="5.44"/>
<circle cx="170.8" cy="1796.6" r="7.69"/>
<circle cx="170.8" cy="1771" r="7.69"/>
<circle cx="170.8" cy="1745.4" r="9.42"/>
<circle cx="170.8" cy="1719.8" r="10.88"/>
<circle cx="170.8" cy="1694.2" r="9.42"/>
<circle cx="170.8" cy="1668.6" r="5.44"/>
<circle cx="192.96" cy="1835" r="5.44"/>
<circle cx="192.96" cy="1809.4" r="7.69"/>
<circle cx="192.96" cy="1783.8" r="9.42"/>
<circle cx="192.96" cy="1758.2" r="7.69"/>
<circle cx="192.96" cy="1732.6" r="10.88"/>
<circle cx="192.96" cy="1707" r="9.42"/>
<circle cx="192.96" cy="1681.4" r="5.44"/>
<circle cx="215.13" cy="1847.8" r="5.44"/>
<circle cx="215.13" cy="1822.2" r="7.69"/>
<circle cx="215.13" cy="1796.6" r="7.69"/>
<circle cx="215.13" cy="1771" r="9.42"/>
<circle cx="215.13" cy="1745.4" r="7.69"/>
<circle cx="215.13" cy="1719.8" r="5.44"/>
<circle cx="215.13" cy="1694.2" r="7.69"/>
<circle cx="237.3" cy="1809.4" r="5.44"/>
<circle cx="237.3" cy="1783.8" r="7.69"/>
<circle cx="237.3" cy="1758.2" r="7.69"/>
<circle cx="237.3" cy="1732.6" r="5.44"/>
<circle cx="237.3" cy="1707" r="5.44"/>
<circle cx="259.47" cy="1796.6" r="7.69"/>
<circle cx="259.47" cy="1771" r="5.44"/>
<circle cx="281.64" cy="1758.2" r="5.44"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="319.2" y="1626.04">Rings removed (n = 19)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="349.15" y1="1809.4" x2="349.15" y2="1732.6"/>
<line x1="371.32" y1="1847.8" x2="371.32" y2="1694.2"/>
<line x1="393.49" y1="1860.6" x2="393.49" y2="1681.4"/>
<line x1="415.66" y1="1873.4" x2="415.66" y2="1668.6"/>
<line x1="437.83" y1="1886.2" x2="437.83" y2="1655.8"/>
<line x1="460" y1="1873.4" x2="460" y2="1668.6"/>
<line x1="482.16" y1="1886.2" x2="482.16" y2="1655.8"/>
<line x1="504.33" y1="1873.4" x2="504.33" y2="1668.6"/>
<line x1="526.5" y1="1860.6" x2="526.5" y2="1681.4"/>
<line x1="548.67" y1="1847.8" x2="548.67" y2="1694.2"/>
<line x1="570.84" y1="1809.4" x2="570.84" y2="1732.6"/>
<line x1="349.15" y1="1809.4" x2="482.16" y2="1886.2"/>
<line x1="349.15" y1="1783.8" x2="504.33" y2="1873.4"/>
<line x1="349.15" y1="1758.2" x2="526.5" y2="1860.6"/>
<line x1="349.15" y1="1732.6" x2="548.67" y2="1847.8"/>
<line x1="371.32" y1="1847.8" x2="437.83" y2="1886.2"/>
<line x1="371.32" y1="1719.8" x2="548.67" y2="1822.2"/>
<line x1="371.32" y1="1694.2" x2="570.84" y2="1809.4"/>
<line x1="393.49" y1="1681.4" x2="570.84" y2="1783.8"/>
<line x1="415.66" y1="1668.6" x2="570.84" y2="1758.2"/>
<line x1="437.83" y1="1655.8" x2="570.84" y2="1732.6"/>
<line x1="482.16" y1="1655.8" x2="548.67" y2="1694.2"/>
<line x1="349.15" y1="1809.4" x2="548.67" y2="1694.2"/>
<line x1="349.15" y1="1783.8" x2="526.5" y2="1681.4"/>
<line x1="349.15" y1="1758.2" x2="504.33" y2="1668.6"/>
<line x1="349.15" y1="1732.6" x2="482.16" y2="1655.8"/>
<line x1="371.32" y1="1847.8" x2="570.84" y2="1732.6"/>
<line x1="371.32" y1="1822.2" x2="548.67" y2="1719.8"/>
<line x1="371.32" y1="1694.2" x2="437.83" y2="1655.8"/>
<line x1="393.49" y1="1860.6" x2="570.84" y2="1758.2"/>
<line x1="415.66" y1="1873.4" x2="570.84" y2="1783.8"/>
<line x1="437.83" y1="1886.2" x2="570.84" y2="1809.4"/>
<line x1="482.16" y1="1886.2" x2="548.67" y2="1847.8"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="349.15" y="1830.26" text-anchor="middle">A</text>
<text x="371.32" y="1868.66" text-anchor="middle">B</text>
<text x="393.49" y="1881.46" text-anchor="middle">C</text>
<text x="415.66" y="1894.26" text-anchor="middle">D</text>
<text x="437.83" y="1907.06" text-anchor="middle">E</text>
<text x="460" y="1894.26" text-anchor="middle">F</text>
<text x="482.16" y="1907.06" text-anchor="middle">G</text>
<text x="504.33" y="1894.26" text-anchor="middle">H</text>
<text x="526.5" y="1881.46" text-anchor="middle">I</text>
<text x="548.67" y="1868.66" text-anchor="middle">J</text>
<text x="570.84" y="1830.26" text-anchor="middle">K</text>
<text x="333.63" y="1803.38" text-anchor="middle">2</text>
<text x="333.63" y="1777.78" text-anchor="middle">3</text>
<text x="333.63" y="1752.18" text-anchor="middle">4</text>
<text x="333.63" y="1726.58" text-anchor="middle">5</text>
<text x="355.8" y="1841.78" text-anchor="middle">1</text>
<text x="355.8" y="1713.78" text-anchor="middle">6</text>
<text x="355.8" y="1688.18" text-anchor="middle">7</text>
<text x="377.97" y="1675.38" text-anchor="middle">8</text>
<text x="400.14" y="1662.58" text-anchor="middle">9</text>
<text x="422.31" y="1649.78" text-anchor="middle">10</text>
<text x="466.65" y="1649.78" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="371.32" cy="1847.8" r="7.69"/>
<circle cx="371.32" cy="1694.2" r="7.69"/>
<circle cx="393.49" cy="1809.4" r="7.69"/>
<circle cx="393.49" cy="1732.6" r="7.69"/>
<circle cx="415.66" cy="1771" r="7.69"/>
<circle cx="415.66" cy="1745.4" r="7.69"/>
<circle cx="415.66" cy="1719.8" r="10.88"/>
<circle cx="415.66" cy="1668.6" r="10.88"/>
<circle cx="460" cy="1873.4" r="7.69"/>
<circle cx="482.16" cy="1886.2" r="7.69"/>
<circle cx="482.16" cy="1860.6" r="7.69"/>
<circle cx="482.16" cy="1707" r="7.69"/>
<circle cx="504.33" cy="1873.4" r="10.88"/>
<circle cx="504.33" cy="1847.8" r="7.69"/>
<circle cx="504.33" cy="1796.6" r="7.69"/>
<circle cx="570.84" cy="1809.4" r="7.69"/>
</g>
</svg>
status 2
0
== status 1
== stderr
yinsh: stats: sums: a picture shows one group only; choose one with --where
