yinsh stats --format=svg samples/tournament.yin
yinsh stats --format=svg --by=end samples/tournament.yin; echo "status $?"
yinsh stats --format=svg --where='turns>1000' samples/tournament.yin | grep -c '<circle'
== stdout
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="920" height="1923.08" viewBox="0 0 920 1923.08" role="img" font-family="sans-serif">
<title>Statistics of 8 games</title>
<desc>Shares and means with their intervals of 95%, and a board for each map, on which the area of a spot shows how often a point was counted.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="920" height="1923.08"/>
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
<text x="475" y="337">Turns (n = 8)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="362">mean</text>
<text x="570" y="362">61.50 [52.15, 70.85]</text>
<text x="475" y="382">median</text>
<text x="570" y="382">64.50</text>
<text x="475" y="402">min</text>
<text x="570" y="402">38.00</text>
<text x="475" y="422">max</text>
<text x="570" y="422">81.00</text>
<text x="475" y="442">30-39</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="430" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="442">12.5% [2.2, 47.1]</text>
<text x="475" y="462">40-49</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="450" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="462">12.5% [2.2, 47.1]</text>
<text x="475" y="482">50-59</text>
<text x="570" y="482">0.0% [0.0, 32.4]</text>
<text x="475" y="502">60-69</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="490" width="95" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="665" y="502">50.0% [21.5, 78.5]</text>
<text x="475" y="522">70-79</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="510" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="522">12.5% [2.2, 47.1]</text>
<text x="475" y="542">80-89</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="530" width="23.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="593.75" y="542">12.5% [2.2, 47.1]</text>
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
<text x="475" y="572">Turn in which the first ring is removed (n = 7)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="597">mean</text>
<text x="570" y="597">43.14 [33.78, 52.51]</text>
<text x="475" y="617">median</text>
<text x="570" y="617">38.00</text>
<text x="475" y="637">min</text>
<text x="570" y="637">29.00</text>
<text x="475" y="657">max</text>
<text x="570" y="657">61.00</text>
<text x="475" y="677">20-29</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="665" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="677">14.3% [2.6, 51.3]</text>
<text x="475" y="697">30-39</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="685" width="81.43" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="651.43" y="697">42.9% [15.8, 75.0]</text>
<text x="475" y="717">40-49</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="705" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="717">14.3% [2.6, 51.3]</text>
<text x="475" y="737">50-59</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="725" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="737">14.3% [2.6, 51.3]</text>
<text x="475" y="757">60-69</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="745" width="27.14" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="597.14" y="757">14.3% [2.6, 51.3]</text>
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
<text x="475" y="787">Markers flipped by a move (n = 410)</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="812">mean</text>
<text x="570" y="812">0.95 [0.84, 1.07]</text>
<text x="475" y="832">median</text>
<text x="570" y="832">1.00</text>
<text x="475" y="852">min</text>
<text x="570" y="852">0.00</text>
<text x="475" y="872">max</text>
<text x="570" y="872">7.00</text>
<text x="475" y="892">0</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="880" width="86.2" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="656.2" y="892">45.4% [40.6, 50.2]</text>
<text x="475" y="912">1</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="900" width="60.71" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="630.71" y="912">32.0% [27.6, 36.6]</text>
<text x="475" y="932">2</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="920" width="22.24" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="592.24" y="932">11.7% [8.9, 15.2]</text>
<text x="475" y="952">3</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="940" width="13.9" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="583.9" y="952">7.3% [5.2, 10.3]</text>
<text x="475" y="972">4</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="960" width="3.24" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="573.24" y="972">1.7% [0.8, 3.5]</text>
<text x="475" y="992">5</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="980" width="1.39" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="571.39" y="992">0.7% [0.2, 2.1]</text>
<text x="475" y="1012">6</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1000" width="1.85" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="571.85" y="1012">1.0% [0.4, 2.5]</text>
<text x="475" y="1032">7</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1020" width="0.46" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="570.46" y="1032">0.2% [0.0, 1.4]</text>
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
<text x="475" y="1062">Moves to choose from, by turn</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="475" y="1087">11-20</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1075" width="190" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="760" y="1087">68.25 [66.03, 70…</text>
<text x="475" y="1107">21-30</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1095" width="143.4" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="713.4" y="1107">51.51 [49.42, 53.61]</text>
<text x="475" y="1127">31-40</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1115" width="115.85" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="685.85" y="1127">41.62 [39.51, 43.72]</text>
<text x="475" y="1147">41-50</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1135" width="89.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="659.75" y="1147">32.24 [30.73, 33.75]</text>
<text x="475" y="1167">51-60</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1155" width="72.98" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="642.98" y="1167">26.22 [24.74, 27.70]</text>
<text x="475" y="1187">61-70</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1175" width="61.75" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="631.75" y="1187">22.18 [20.56, 23.80]</text>
<text x="475" y="1207">71-80</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1195" width="52.64" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="622.64" y="1207">18.91 [16.20, 21.62]</text>
<text x="475" y="1227">81-90</text>
</g>
<g class="bar" fill="#c0392b">
<rect x="565" y="1215" width="30.62" height="13"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="600.62" y="1227">11.00</text>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="1267">Rings placed (n = 80)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="59.95" y1="1450.36" x2="59.95" y2="1373.56"/>
<line x1="82.12" y1="1488.76" x2="82.12" y2="1335.16"/>
<line x1="104.29" y1="1501.56" x2="104.29" y2="1322.36"/>
<line x1="126.46" y1="1514.36" x2="126.46" y2="1309.56"/>
<line x1="148.63" y1="1527.16" x2="148.63" y2="1296.76"/>
<line x1="170.8" y1="1514.36" x2="170.8" y2="1309.56"/>
<line x1="192.96" y1="1527.16" x2="192.96" y2="1296.76"/>
<line x1="215.13" y1="1514.36" x2="215.13" y2="1309.56"/>
<line x1="237.3" y1="1501.56" x2="237.3" y2="1322.36"/>
<line x1="259.47" y1="1488.76" x2="259.47" y2="1335.16"/>
<line x1="281.64" y1="1450.36" x2="281.64" y2="1373.56"/>
<line x1="59.95" y1="1450.36" x2="192.96" y2="1527.16"/>
<line x1="59.95" y1="1424.76" x2="215.13" y2="1514.36"/>
<line x1="59.95" y1="1399.16" x2="237.3" y2="1501.56"/>
<line x1="59.95" y1="1373.56" x2="259.47" y2="1488.76"/>
<line x1="82.12" y1="1488.76" x2="148.63" y2="1527.16"/>
<line x1="82.12" y1="1360.76" x2="259.47" y2="1463.16"/>
<line x1="82.12" y1="1335.16" x2="281.64" y2="1450.36"/>
<line x1="104.29" y1="1322.36" x2="281.64" y2="1424.76"/>
<line x1="126.46" y1="1309.56" x2="281.64" y2="1399.16"/>
<line x1="148.63" y1="1296.76" x2="281.64" y2="1373.56"/>
<line x1="192.96" y1="1296.76" x2="259.47" y2="1335.16"/>
<line x1="59.95" y1="1450.36" x2="259.47" y2="1335.16"/>
<line x1="59.95" y1="1424.76" x2="237.3" y2="1322.36"/>
<line x1="59.95" y1="1399.16" x2="215.13" y2="1309.56"/>
<line x1="59.95" y1="1373.56" x2="192.96" y2="1296.76"/>
<line x1="82.12" y1="1488.76" x2="281.64" y2="1373.56"/>
<line x1="82.12" y1="1463.16" x2="259.47" y2="1360.76"/>
<line x1="82.12" y1="1335.16" x2="148.63" y2="1296.76"/>
<line x1="104.29" y1="1501.56" x2="281.64" y2="1399.16"/>
<line x1="126.46" y1="1514.36" x2="281.64" y2="1424.76"/>
<line x1="148.63" y1="1527.16" x2="281.64" y2="1450.36"/>
<line x1="192.96" y1="1527.16" x2="259.47" y2="1488.76"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="59.95" y="1471.22" text-anchor="middle">A</text>
<text x="82.12" y="1509.62" text-anchor="middle">B</text>
<text x="104.29" y="1522.42" text-anchor="middle">C</text>
<text x="126.46" y="1535.22" text-anchor="middle">D</text>
<text x="148.63" y="1548.02" text-anchor="middle">E</text>
<text x="170.8" y="1535.22" text-anchor="middle">F</text>
<text x="192.96" y="1548.02" text-anchor="middle">G</text>
<text x="215.13" y="1535.22" text-anchor="middle">H</text>
<text x="237.3" y="1522.42" text-anchor="middle">I</text>
<text x="259.47" y="1509.62" text-anchor="middle">J</text>
<text x="281.64" y="1471.22" text-anchor="middle">K</text>
<text x="44.43" y="1444.34" text-anchor="middle">2</text>
<text x="44.43" y="1418.74" text-anchor="middle">3</text>
<text x="44.43" y="1393.14" text-anchor="middle">4</text>
<text x="44.43" y="1367.54" text-anchor="middle">5</text>
<text x="66.6" y="1482.74" text-anchor="middle">1</text>
<text x="66.6" y="1354.74" text-anchor="middle">6</text>
<text x="66.6" y="1329.14" text-anchor="middle">7</text>
<text x="88.77" y="1316.34" text-anchor="middle">8</text>
<text x="110.94" y="1303.54" text-anchor="middle">9</text>
<text x="133.11" y="1290.74" text-anchor="middle">10</text>
<text x="177.45" y="1290.74" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="59.95" cy="1450.36" r="10.88"/>
<circle cx="59.95" cy="1399.16" r="6.27"/>
<circle cx="59.95" cy="1373.56" r="8.88"/>
<circle cx="82.12" cy="1488.76" r="6.27"/>
<circle cx="82.12" cy="1463.16" r="6.27"/>
<circle cx="82.12" cy="1437.56" r="8.88"/>
<circle cx="82.12" cy="1335.16" r="8.88"/>
<circle cx="104.29" cy="1501.56" r="10.88"/>
<circle cx="104.29" cy="1450.36" r="6.27"/>
<circle cx="104.29" cy="1347.96" r="6.27"/>
<circle cx="104.29" cy="1322.36" r="8.88"/>
<circle cx="126.46" cy="1514.36" r="8.88"/>
<circle cx="126.46" cy="1488.76" r="6.27"/>
<circle cx="126.46" cy="1463.16" r="6.27"/>
<circle cx="126.46" cy="1437.56" r="6.27"/>
<circle cx="126.46" cy="1411.96" r="8.88"/>
<circle cx="126.46" cy="1386.36" r="6.27"/>
<circle cx="126.46" cy="1360.76" r="6.27"/>
<circle cx="126.46" cy="1309.56" r="6.27"/>
<circle cx="148.63" cy="1501.56" r="6.27"/>
<circle cx="148.63" cy="1450.36" r="6.27"/>
<circle cx="148.63" cy="1424.76" r="6.27"/>
<circle cx="148.63" cy="1399.16" r="6.27"/>
<circle cx="148.63" cy="1347.96" r="6.27"/>
<circle cx="148.63" cy="1322.36" r="8.88"/>
<circle cx="148.63" cy="1296.76" r="6.27"/>
<circle cx="170.8" cy="1463.16" r="8.88"/>
<circle cx="170.8" cy="1437.56" r="8.88"/>
<circle cx="170.8" cy="1360.76" r="6.27"/>
<circle cx="192.96" cy="1475.96" r="6.27"/>
<circle cx="192.96" cy="1450.36" r="10.88"/>
<circle cx="192.96" cy="1424.76" r="6.27"/>
<circle cx="192.96" cy="1399.16" r="8.88"/>
<circle cx="192.96" cy="1373.56" r="6.27"/>
<circle cx="192.96" cy="1322.36" r="6.27"/>
<circle cx="192.96" cy="1296.76" r="6.27"/>
<circle cx="215.13" cy="1514.36" r="6.27"/>
<circle cx="215.13" cy="1488.76" r="10.88"/>
<circle cx="215.13" cy="1463.16" r="6.27"/>
<circle cx="215.13" cy="1411.96" r="6.27"/>
<circle cx="215.13" cy="1386.36" r="6.27"/>
<circle cx="215.13" cy="1360.76" r="10.88"/>
<circle cx="237.3" cy="1501.56" r="6.27"/>
<circle cx="237.3" cy="1475.96" r="6.27"/>
<circle cx="237.3" cy="1450.36" r="6.27"/>
<circle cx="237.3" cy="1399.16" r="6.27"/>
<circle cx="237.3" cy="1373.56" r="6.27"/>
<circle cx="237.3" cy="1347.96" r="8.88"/>
<circle cx="259.47" cy="1463.16" r="6.27"/>
<circle cx="259.47" cy="1437.56" r="6.27"/>
<circle cx="259.47" cy="1411.96" r="6.27"/>
<circle cx="259.47" cy="1386.36" r="8.88"/>
<circle cx="259.47" cy="1360.76" r="6.27"/>
<circle cx="281.64" cy="1450.36" r="6.27"/>
<circle cx="281.64" cy="1424.76" r="8.88"/>
<circle cx="281.64" cy="1399.16" r="6.27"/>
<circle cx="281.64" cy="1373.56" r="6.27"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="319.2" y="1267">Rings moved from (n = 410)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="349.15" y1="1450.36" x2="349.15" y2="1373.56"/>
<line x1="371.32" y1="1488.76" x2="371.32" y2="1335.16"/>
<line x1="393.49" y1="1501.56" x2="393.49" y2="1322.36"/>
<line x1="415.66" y1="1514.36" x2="415.66" y2="1309.56"/>
<line x1="437.83" y1="1527.16" x2="437.83" y2="1296.76"/>
<line x1="460" y1="1514.36" x2="460" y2="1309.56"/>
<line x1="482.16" y1="1527.16" x2="482.16" y2="1296.76"/>
<line x1="504.33" y1="1514.36" x2="504.33" y2="1309.56"/>
<line x1="526.5" y1="1501.56" x2="526.5" y2="1322.36"/>
<line x1="548.67" y1="1488.76" x2="548.67" y2="1335.16"/>
<line x1="570.84" y1="1450.36" x2="570.84" y2="1373.56"/>
<line x1="349.15" y1="1450.36" x2="482.16" y2="1527.16"/>
<line x1="349.15" y1="1424.76" x2="504.33" y2="1514.36"/>
<line x1="349.15" y1="1399.16" x2="526.5" y2="1501.56"/>
<line x1="349.15" y1="1373.56" x2="548.67" y2="1488.76"/>
<line x1="371.32" y1="1488.76" x2="437.83" y2="1527.16"/>
<line x1="371.32" y1="1360.76" x2="548.67" y2="1463.16"/>
<line x1="371.32" y1="1335.16" x2="570.84" y2="1450.36"/>
<line x1="393.49" y1="1322.36" x2="570.84" y2="1424.76"/>
<line x1="415.66" y1="1309.56" x2="570.84" y2="1399.16"/>
<line x1="437.83" y1="1296.76" x2="570.84" y2="1373.56"/>
<line x1="482.16" y1="1296.76" x2="548.67" y2="1335.16"/>
<line x1="349.15" y1="1450.36" x2="548.67" y2="1335.16"/>
<line x1="349.15" y1="1424.76" x2="526.5" y2="1322.36"/>
<line x1="349.15" y1="1399.16" x2="504.33" y2="1309.56"/>
<line x1="349.15" y1="1373.56" x2="482.16" y2="1296.76"/>
<line x1="371.32" y1="1488.76" x2="570.84" y2="1373.56"/>
<line x1="371.32" y1="1463.16" x2="548.67" y2="1360.76"/>
<line x1="371.32" y1="1335.16" x2="437.83" y2="1296.76"/>
<line x1="393.49" y1="1501.56" x2="570.84" y2="1399.16"/>
<line x1="415.66" y1="1514.36" x2="570.84" y2="1424.76"/>
<line x1="437.83" y1="1527.16" x2="570.84" y2="1450.36"/>
<line x1="482.16" y1="1527.16" x2="548.67" y2="1488.76"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="349.15" y="1471.22" text-anchor="middle">A</text>
<text x="371.32" y="1509.62" text-anchor="middle">B</text>
<text x="393.49" y="1522.42" text-anchor="middle">C</text>
<text x="415.66" y="1535.22" text-anchor="middle">D</text>
<text x="437.83" y="1548.02" text-anchor="middle">E</text>
<text x="460" y="1535.22" text-anchor="middle">F</text>
<text x="482.16" y="1548.02" text-anchor="middle">G</text>
<text x="504.33" y="1535.22" text-anchor="middle">H</text>
<text x="526.5" y="1522.42" text-anchor="middle">I</text>
<text x="548.67" y="1509.62" text-anchor="middle">J</text>
<text x="570.84" y="1471.22" text-anchor="middle">K</text>
<text x="333.63" y="1444.34" text-anchor="middle">2</text>
<text x="333.63" y="1418.74" text-anchor="middle">3</text>
<text x="333.63" y="1393.14" text-anchor="middle">4</text>
<text x="333.63" y="1367.54" text-anchor="middle">5</text>
<text x="355.8" y="1482.74" text-anchor="middle">1</text>
<text x="355.8" y="1354.74" text-anchor="middle">6</text>
<text x="355.8" y="1329.14" text-anchor="middle">7</text>
<text x="377.97" y="1316.34" text-anchor="middle">8</text>
<text x="400.14" y="1303.54" text-anchor="middle">9</text>
<text x="422.31" y="1290.74" text-anchor="middle">10</text>
<text x="466.65" y="1290.74" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="349.15" cy="1450.36" r="6.88"/>
<circle cx="349.15" cy="1424.76" r="5.95"/>
<circle cx="349.15" cy="1399.16" r="6.88"/>
<circle cx="349.15" cy="1373.56" r="8.42"/>
<circle cx="371.32" cy="1488.76" r="4.86"/>
<circle cx="371.32" cy="1463.16" r="5.95"/>
<circle cx="371.32" cy="1437.56" r="7.69"/>
<circle cx="371.32" cy="1411.96" r="6.88"/>
<circle cx="371.32" cy="1386.36" r="6.88"/>
<circle cx="371.32" cy="1360.76" r="6.88"/>
<circle cx="371.32" cy="1335.16" r="5.95"/>
<circle cx="393.49" cy="1501.56" r="6.88"/>
<circle cx="393.49" cy="1475.96" r="5.95"/>
<circle cx="393.49" cy="1450.36" r="5.95"/>
<circle cx="393.49" cy="1424.76" r="4.86"/>
<circle cx="393.49" cy="1399.16" r="4.86"/>
<circle cx="393.49" cy="1373.56" r="7.69"/>
<circle cx="393.49" cy="1347.96" r="5.95"/>
<circle cx="393.49" cy="1322.36" r="8.42"/>
<circle cx="415.66" cy="1514.36" r="5.95"/>
<circle cx="415.66" cy="1488.76" r="4.86"/>
<circle cx="415.66" cy="1463.16" r="8.42"/>
<circle cx="415.66" cy="1437.56" r="7.69"/>
<circle cx="415.66" cy="1411.96" r="9.1"/>
<circle cx="415.66" cy="1386.36" r="9.1"/>
<circle cx="415.66" cy="1360.76" r="7.69"/>
<circle cx="415.66" cy="1335.16" r="9.1"/>
<circle cx="415.66" cy="1309.56" r="6.88"/>
<circle cx="437.83" cy="1527.16" r="5.95"/>
<circle cx="437.83" cy="1501.56" r="7.69"/>
<circle cx="437.83" cy="1475.96" r="9.1"/>
<circle cx="437.83" cy="1450.36" r="9.1"/>
<circle cx="437.83" cy="1424.76" r="7.69"/>
<circle cx="437.83" cy="1399.16" r="9.73"/>
<circle cx="437.83" cy="1373.56" r="7.69"/>
<circle cx="437.83" cy="1347.96" r="6.88"/>
<circle cx="437.83" cy="1322.36" r="8.42"/>
<circle cx="437.83" cy="1296.76" r="10.32"/>
<circle cx="460" cy="1514.36" r="3.44"/>
<circle cx="460" cy="1488.76" r="8.42"/>
<circle cx="460" cy="1463.16" r="8.42"/>
<circle cx="460" cy="1437.56" r="9.1"/>
<circle cx="460" cy="1411.96" r="9.1"/>
<circle cx="460" cy="1386.36" r="8.42"/>
<circle cx="460" cy="1360.76" r="8.42"/>
<circle cx="460" cy="1335.16" r="9.73"/>
<circle cx="460" cy="1309.56" r="5.95"/>
<circle cx="482.16" cy="1527.16" r="7.69"/>
<circle cx="482.16" cy="1501.56" r="8.42"/>
<circle cx="482.16" cy="1475.96" r="8.42"/>
<circle cx="482.16" cy="1450.36" r="9.73"/>
<circle cx="482.16" cy="1424.76" r="10.88"/>
<circle cx="482.16" cy="1399.16" r="7.69"/>
<circle cx="482.16" cy="1373.56" r="9.1"/>
<circle cx="482.16" cy="1347.96" r="8.42"/>
<circle cx="482.16" cy="1322.36" r="9.1"/>
<circle cx="482.16" cy="1296.76" r="6.88"/>
<circle cx="504.33" cy="1514.36" r="5.95"/>
<circle cx="504.33" cy="1488.76" r="5.95"/>
<circle cx="504.33" cy="1463.16" r="6.88"/>
<circle cx="504.33" cy="1437.56" r="7.69"/>
<circle cx="504.33" cy="1411.96" r="7.69"/>
<circle cx="504.33" cy="1386.36" r="9.1"/>
<circle cx="504.33" cy="1360.76" r="9.1"/>
<circle cx="504.33" cy="1335.16" r="8.42"/>
<circle cx="504.33" cy="1309.56" r="5.95"/>
<circle cx="526.5" cy="1501.56" r="6.88"/>
<circle cx="526.5" cy="1475.96" r="8.42"/>
<circle cx="526.5" cy="1450.36" r="8.42"/>
<circle cx="526.5" cy="1424.76" r="5.95"/>
<circle cx="526.5" cy="1399.16" r="8.42"/>
<circle cx="526.5" cy="1373.56" r="6.88"/>
<circle cx="526.5" cy="1347.96" r="7.69"/>
<circle cx="526.5" cy="1322.36" r="5.95"/>
<circle cx="548.67" cy="1488.76" r="3.44"/>
<circle cx="548.67" cy="1463.16" r="7.69"/>
<circle cx="548.67" cy="1437.56" r="5.95"/>
<circle cx="548.67" cy="1411.96" r="7.69"/>
<circle cx="548.67" cy="1386.36" r="7.69"/>
<circle cx="548.67" cy="1360.76" r="4.86"/>
<circle cx="548.67" cy="1335.16" r="4.86"/>
<circle cx="570.84" cy="1450.36" r="7.69"/>
<circle cx="570.84" cy="1424.76" r="7.69"/>
<circle cx="570.84" cy="1399.16" r="6.88"/>
<circle cx="570.84" cy="1373.56" r="6.88"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="608.4" y="1267">Rings moved to (n = 410)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="638.35" y1="1450.36" x2="638.35" y2="1373.56"/>
<line x1="660.52" y1="1488.76" x2="660.52" y2="1335.16"/>
<line x1="682.69" y1="1501.56" x2="682.69" y2="1322.36"/>
<line x1="704.86" y1="1514.36" x2="704.86" y2="1309.56"/>
<line x1="727.03" y1="1527.16" x2="727.03" y2="1296.76"/>
<line x1="749.2" y1="1514.36" x2="749.2" y2="1309.56"/>
<line x1="771.36" y1="1527.16" x2="771.36" y2="1296.76"/>
<line x1="793.53" y1="1514.36" x2="793.53" y2="1309.56"/>
<line x1="815.7" y1="1501.56" x2="815.7" y2="1322.36"/>
<line x1="837.87" y1="1488.76" x2="837.87" y2="1335.16"/>
<line x1="860.04" y1="1450.36" x2="860.04" y2="1373.56"/>
<line x1="638.35" y1="1450.36" x2="771.36" y2="1527.16"/>
<line x1="638.35" y1="1424.76" x2="793.53" y2="1514.36"/>
<line x1="638.35" y1="1399.16" x2="815.7" y2="1501.56"/>
<line x1="638.35" y1="1373.56" x2="837.87" y2="1488.76"/>
<line x1="660.52" y1="1488.76" x2="727.03" y2="1527.16"/>
<line x1="660.52" y1="1360.76" x2="837.87" y2="1463.16"/>
<line x1="660.52" y1="1335.16" x2="860.04" y2="1450.36"/>
<line x1="682.69" y1="1322.36" x2="860.04" y2="1424.76"/>
<line x1="704.86" y1="1309.56" x2="860.04" y2="1399.16"/>
<line x1="727.03" y1="1296.76" x2="860.04" y2="1373.56"/>
<line x1="771.36" y1="1296.76" x2="837.87" y2="1335.16"/>
<line x1="638.35" y1="1450.36" x2="837.87" y2="1335.16"/>
<line x1="638.35" y1="1424.76" x2="815.7" y2="1322.36"/>
<line x1="638.35" y1="1399.16" x2="793.53" y2="1309.56"/>
<line x1="638.35" y1="1373.56" x2="771.36" y2="1296.76"/>
<line x1="660.52" y1="1488.76" x2="860.04" y2="1373.56"/>
<line x1="660.52" y1="1463.16" x2="837.87" y2="1360.76"/>
<line x1="660.52" y1="1335.16" x2="727.03" y2="1296.76"/>
<line x1="682.69" y1="1501.56" x2="860.04" y2="1399.16"/>
<line x1="704.86" y1="1514.36" x2="860.04" y2="1424.76"/>
<line x1="727.03" y1="1527.16" x2="860.04" y2="1450.36"/>
<line x1="771.36" y1="1527.16" x2="837.87" y2="1488.76"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="638.35" y="1471.22" text-anchor="middle">A</text>
<text x="660.52" y="1509.62" text-anchor="middle">B</text>
<text x="682.69" y="1522.42" text-anchor="middle">C</text>
<text x="704.86" y="1535.22" text-anchor="middle">D</text>
<text x="727.03" y="1548.02" text-anchor="middle">E</text>
<text x="749.2" y="1535.22" text-anchor="middle">F</text>
<text x="771.36" y="1548.02" text-anchor="middle">G</text>
<text x="793.53" y="1535.22" text-anchor="middle">H</text>
<text x="815.7" y="1522.42" text-anchor="middle">I</text>
<text x="837.87" y="1509.62" text-anchor="middle">J</text>
<text x="860.04" y="1471.22" text-anchor="middle">K</text>
<text x="622.83" y="1444.34" text-anchor="middle">2</text>
<text x="622.83" y="1418.74" text-anchor="middle">3</text>
<text x="622.83" y="1393.14" text-anchor="middle">4</text>
<text x="622.83" y="1367.54" text-anchor="middle">5</text>
<text x="645" y="1482.74" text-anchor="middle">1</text>
<text x="645" y="1354.74" text-anchor="middle">6</text>
<text x="645" y="1329.14" text-anchor="middle">7</text>
<text x="667.17" y="1316.34" text-anchor="middle">8</text>
<text x="689.34" y="1303.54" text-anchor="middle">9</text>
<text x="711.51" y="1290.74" text-anchor="middle">10</text>
<text x="755.85" y="1290.74" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="638.35" cy="1450.36" r="6.27"/>
<circle cx="638.35" cy="1424.76" r="6.27"/>
<circle cx="638.35" cy="1399.16" r="7.25"/>
<circle cx="638.35" cy="1373.56" r="8.1"/>
<circle cx="660.52" cy="1488.76" r="6.27"/>
<circle cx="660.52" cy="1463.16" r="7.25"/>
<circle cx="660.52" cy="1437.56" r="6.27"/>
<circle cx="660.52" cy="1411.96" r="8.88"/>
<circle cx="660.52" cy="1386.36" r="7.25"/>
<circle cx="660.52" cy="1360.76" r="7.25"/>
<circle cx="660.52" cy="1335.16" r="7.25"/>
<circle cx="682.69" cy="1501.56" r="5.12"/>
<circle cx="682.69" cy="1475.96" r="6.27"/>
<circle cx="682.69" cy="1450.36" r="7.25"/>
<circle cx="682.69" cy="1424.76" r="6.27"/>
<circle cx="682.69" cy="1399.16" r="5.12"/>
<circle cx="682.69" cy="1373.56" r="8.88"/>
<circle cx="682.69" cy="1347.96" r="7.25"/>
<circle cx="682.69" cy="1322.36" r="7.25"/>
<circle cx="704.86" cy="1514.36" r="5.12"/>
<circle cx="704.86" cy="1488.76" r="3.62"/>
<circle cx="704.86" cy="1463.16" r="8.1"/>
<circle cx="704.86" cy="1437.56" r="8.88"/>
<circle cx="704.86" cy="1411.96" r="8.88"/>
<circle cx="704.86" cy="1386.36" r="9.59"/>
<circle cx="704.86" cy="1360.76" r="8.88"/>
<circle cx="704.86" cy="1335.16" r="10.88"/>
<circle cx="704.86" cy="1309.56" r="8.1"/>
<circle cx="727.03" cy="1527.16" r="6.27"/>
<circle cx="727.03" cy="1501.56" r="8.1"/>
<circle cx="727.03" cy="1475.96" r="9.59"/>
<circle cx="727.03" cy="1450.36" r="8.88"/>
<circle cx="727.03" cy="1424.76" r="8.1"/>
<circle cx="727.03" cy="1399.16" r="9.59"/>
<circle cx="727.03" cy="1373.56" r="8.88"/>
<circle cx="727.03" cy="1347.96" r="8.88"/>
<circle cx="727.03" cy="1322.36" r="7.25"/>
<circle cx="727.03" cy="1296.76" r="10.25"/>
<circle cx="749.2" cy="1514.36" r="7.25"/>
<circle cx="749.2" cy="1488.76" r="9.59"/>
<circle cx="749.2" cy="1463.16" r="7.25"/>
<circle cx="749.2" cy="1437.56" r="8.1"/>
<circle cx="749.2" cy="1411.96" r="9.59"/>
<circle cx="749.2" cy="1386.36" r="8.88"/>
<circle cx="749.2" cy="1360.76" r="8.88"/>
<circle cx="749.2" cy="1335.16" r="10.25"/>
<circle cx="749.2" cy="1309.56" r="7.25"/>
<circle cx="771.36" cy="1527.16" r="8.88"/>
<circle cx="771.36" cy="1501.56" r="10.25"/>
<circle cx="771.36" cy="1475.96" r="8.1"/>
<circle cx="771.36" cy="1450.36" r="8.1"/>
<circle cx="771.36" cy="1424.76" r="10.88"/>
<circle cx="771.36" cy="1399.16" r="6.27"/>
<circle cx="771.36" cy="1373.56" r="9.59"/>
<circle cx="771.36" cy="1347.96" r="10.25"/>
<circle cx="771.36" cy="1322.36" r="8.88"/>
<circle cx="771.36" cy="1296.76" r="6.27"/>
<circle cx="793.53" cy="1514.36" r="8.1"/>
<circle cx="793.53" cy="1488.76" r="6.27"/>
<circle cx="793.53" cy="1463.16" r="6.27"/>
<circle cx="793.53" cy="1437.56" r="8.88"/>
<circle cx="793.53" cy="1411.96" r="8.88"/>
<circle cx="793.53" cy="1386.36" r="9.59"/>
<circle cx="793.53" cy="1360.76" r="7.25"/>
<circle cx="793.53" cy="1335.16" r="10.25"/>
<circle cx="793.53" cy="1309.56" r="6.27"/>
<circle cx="815.7" cy="1501.56" r="7.25"/>
<circle cx="815.7" cy="1475.96" r="8.88"/>
<circle cx="815.7" cy="1450.36" r="8.88"/>
<circle cx="815.7" cy="1424.76" r="8.1"/>
<circle cx="815.7" cy="1399.16" r="8.1"/>
<circle cx="815.7" cy="1373.56" r="7.25"/>
<circle cx="815.7" cy="1347.96" r="6.27"/>
<circle cx="815.7" cy="1322.36" r="8.1"/>
<circle cx="837.87" cy="1488.76" r="5.12"/>
<circle cx="837.87" cy="1463.16" r="7.25"/>
<circle cx="837.87" cy="1437.56" r="6.27"/>
<circle cx="837.87" cy="1411.96" r="7.25"/>
<circle cx="837.87" cy="1386.36" r="7.25"/>
<circle cx="837.87" cy="1360.76" r="6.27"/>
<circle cx="837.87" cy="1335.16" r="6.27"/>
<circle cx="860.04" cy="1450.36" r="8.88"/>
<circle cx="860.04" cy="1424.76" r="7.25"/>
<circle cx="860.04" cy="1399.16" r="7.25"/>
<circle cx="860.04" cy="1373.56" r="7.25"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="30" y="1586.04">Markers in rows (n = 95)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="59.95" y1="1769.4" x2="59.95" y2="1692.6"/>
<line x1="82.12" y1="1807.8" x2="82.12" y2="1654.2"/>
<line x1="104.29" y1="1820.6" x2="104.29" y2="1641.4"/>
<line x1="126.46" y1="1833.4" x2="126.46" y2="1628.6"/>
<line x1="148.63" y1="1846.2" x2="148.63" y2="1615.8"/>
<line x1="170.8" y1="1833.4" x2="170.8" y2="1628.6"/>
<line x1="192.96" y1="1846.2" x2="192.96" y2="1615.8"/>
<line x1="215.13" y1="1833.4" x2="215.13" y2="1628.6"/>
<line x1="237.3" y1="1820.6" x2="237.3" y2="1641.4"/>
<line x1="259.47" y1="1807.8" x2="259.47" y2="1654.2"/>
<line x1="281.64" y1="1769.4" x2="281.64" y2="1692.6"/>
<line x1="59.95" y1="1769.4" x2="192.96" y2="1846.2"/>
<line x1="59.95" y1="1743.8" x2="215.13" y2="1833.4"/>
<line x1="59.95" y1="1718.2" x2="237.3" y2="1820.6"/>
<line x1="59.95" y1="1692.6" x2="259.47" y2="1807.8"/>
<line x1="82.12" y1="1807.8" x2="148.63" y2="1846.2"/>
<line x1="82.12" y1="1679.8" x2="259.47" y2="1782.2"/>
<line x1="82.12" y1="1654.2" x2="281.64" y2="1769.4"/>
<line x1="104.29" y1="1641.4" x2="281.64" y2="1743.8"/>
<line x1="126.46" y1="1628.6" x2="281.64" y2="1718.2"/>
<line x1="148.63" y1="1615.8" x2="281.64" y2="1692.6"/>
<line x1="192.96" y1="1615.8" x2="259.47" y2="1654.2"/>
<line x1="59.95" y1="1769.4" x2="259.47" y2="1654.2"/>
<line x1="59.95" y1="1743.8" x2="237.3" y2="1641.4"/>
<line x1="59.95" y1="1718.2" x2="215.13" y2="1628.6"/>
<line x1="59.95" y1="1692.6" x2="192.96" y2="1615.8"/>
<line x1="82.12" y1="1807.8" x2="281.64" y2="1692.6"/>
<line x1="82.12" y1="1782.2" x2="259.47" y2="1679.8"/>
<line x1="82.12" y1="1654.2" x2="148.63" y2="1615.8"/>
<line x1="104.29" y1="1820.6" x2="281.64" y2="1718.2"/>
<line x1="126.46" y1="1833.4" x2="281.64" y2="1743.8"/>
<line x1="148.63" y1="1846.2" x2="281.64" y2="1769.4"/>
<line x1="192.96" y1="1846.2" x2="259.47" y2="1807.8"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="59.95" y="1790.26" text-anchor="middle">A</text>
<text x="82.12" y="1828.66" text-anchor="middle">B</text>
<text x="104.29" y="1841.46" text-anchor="middle">C</text>
<text x="126.46" y="1854.26" text-anchor="middle">D</text>
<text x="148.63" y="1867.06" text-anchor="middle">E</text>
<text x="170.8" y="1854.26" text-anchor="middle">F</text>
<text x="192.96" y="1867.06" text-anchor="middle">G</text>
<text x="215.13" y="1854.26" text-anchor="middle">H</text>
<text x="237.3" y="1841.46" text-anchor="middle">I</text>
<text x="259.47" y="1828.66" text-anchor="middle">J</text>
<text x="281.64" y="1790.26" text-anchor="middle">K</text>
<text x="44.43" y="1763.38" text-anchor="middle">2</text>
<text x="44.43" y="1737.78" text-anchor="middle">3</text>
<text x="44.43" y="1712.18" text-anchor="middle">4</text>
<text x="44.43" y="1686.58" text-anchor="middle">5</text>
<text x="66.6" y="1801.78" text-anchor="middle">1</text>
<text x="66.6" y="1673.78" text-anchor="middle">6</text>
<text x="66.6" y="1648.18" text-anchor="middle">7</text>
<text x="88.77" y="1635.38" text-anchor="middle">8</text>
<text x="110.94" y="1622.58" text-anchor="middle">9</text>
<text x="133.11" y="1609.78" text-anchor="middle">10</text>
<text x="177.45" y="1609.78" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="59.95" cy="1769.4" r="5.44"/>
<circle cx="82.12" cy="1782.2" r="5.44"/>
<circle cx="82.12" cy="1705.4" r="5.44"/>
<circle cx="104.29" cy="1795" r="5.44"/>
<circle cx="104.29" cy="1743.8" r="5.44"/>
<circle cx="104.29" cy="1692.6" r="7.69"/>
<circle cx="104.29" cy="1641.4" r="5.44"/>
<circle cx="126.46" cy="1807.8" r="5.44"/>
<circle cx="126.46" cy="1756.6" r="5.44"/>
<circle cx="126.46" cy="1731" r="7.69"/>
<circle cx="126.46" cy="1705.4" r="9.42"/>
<circle cx="126.46" cy="1679.8" r="7.69"/>
<circle cx="126.46" cy="1654.2" r="7.69"/>
<circle cx="148.63" cy="1846.2" r="5.44"/>
<circle cx="148.63" cy="1820.6" r="7.69"/>
<circle cx="148.63" cy="1795" r="5.44"/>
<circle cx="148.63" cy="1769.4" r="7.69"/>
<circle cx="148.63" cy="1743.8" r="5.44"/>
<circle cx="148.63" cy="1718.2" r="9.42"/>
<circle cx="148.63" cy="1692.6" r="7.69"/>
<circle cx="148.63" cy="1667" r="10.88"/>
<circle cx="148.63" cy="1641.4" r="7.69"/>
<circle cx="148.63" cy="1615.8" r="7.69"/>
<circle cx="170.8" cy="1807.8" r="5.44"/>
<circle cx="170.8" cy="1756.6" r="7.69"/>
<circle cx="170.8" cy="1731" r="7.69"/>
<circle cx="170.8" cy="1705.4" r="9.42"/>
<circle cx="170.8" cy="1679.8" r="10.88"/>
<circle cx="170.8" cy="1654.2" r="9.42"/>
<circle cx="170.8" cy="1628.6" r="5.44"/>
<circle cx="192.96" cy="1795" r="5.44"/>
<circle cx="192.96" cy="1769.4" r="7.69"/>
<circle cx="192.96" cy="1743.8" r="9.42"/>
<circle cx="192.96" cy="1718.2" r="7.69"/>
<circle cx="192.96" cy="1692.6" r="10.88"/>
<circle cx="192.96" cy="1667" r="9.42"/>
<circle cx="192.96" cy="1641.4" r="5.44"/>
<circle cx="215.13" cy="1807.8" r="5.44"/>
<circle cx="215.13" cy="1782.2" r="7.69"/>
<circle cx="215.13" cy="1756.6" r="7.69"/>
<circle cx="215.13" cy="1731" r="9.42"/>
<circle cx="215.13" cy="1705.4" r="7.69"/>
<circle cx="215.13" cy="1679.8" r="5.44"/>
<circle cx="215.13" cy="1654.2" r="7.69"/>
<circle cx="237.3" cy="1769.4" r="5.44"/>
<circle cx="237.3" cy="1743.8" r="7.69"/>
<circle cx="237.3" cy="1718.2" r="7.69"/>
<circle cx="237.3" cy="1692.6" r="5.44"/>
<circle cx="237.3" cy="1667" r="5.44"/>
<circle cx="259.47" cy="1756.6" r="7.69"/>
<circle cx="259.47" cy="1731" r="5.44"/>
<circle cx="281.64" cy="1718.2" r="5.44"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="319.2" y="1586.04">Rings removed (n = 19)</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.76" stroke-linecap="round">
<line x1="349.15" y1="1769.4" x2="349.15" y2="1692.6"/>
<line x1="371.32" y1="1807.8" x2="371.32" y2="1654.2"/>
<line x1="393.49" y1="1820.6" x2="393.49" y2="1641.4"/>
<line x1="415.66" y1="1833.4" x2="415.66" y2="1628.6"/>
<line x1="437.83" y1="1846.2" x2="437.83" y2="1615.8"/>
<line x1="460" y1="1833.4" x2="460" y2="1628.6"/>
<line x1="482.16" y1="1846.2" x2="482.16" y2="1615.8"/>
<line x1="504.33" y1="1833.4" x2="504.33" y2="1628.6"/>
<line x1="526.5" y1="1820.6" x2="526.5" y2="1641.4"/>
<line x1="548.67" y1="1807.8" x2="548.67" y2="1654.2"/>
<line x1="570.84" y1="1769.4" x2="570.84" y2="1692.6"/>
<line x1="349.15" y1="1769.4" x2="482.16" y2="1846.2"/>
<line x1="349.15" y1="1743.8" x2="504.33" y2="1833.4"/>
<line x1="349.15" y1="1718.2" x2="526.5" y2="1820.6"/>
<line x1="349.15" y1="1692.6" x2="548.67" y2="1807.8"/>
<line x1="371.32" y1="1807.8" x2="437.83" y2="1846.2"/>
<line x1="371.32" y1="1679.8" x2="548.67" y2="1782.2"/>
<line x1="371.32" y1="1654.2" x2="570.84" y2="1769.4"/>
<line x1="393.49" y1="1641.4" x2="570.84" y2="1743.8"/>
<line x1="415.66" y1="1628.6" x2="570.84" y2="1718.2"/>
<line x1="437.83" y1="1615.8" x2="570.84" y2="1692.6"/>
<line x1="482.16" y1="1615.8" x2="548.67" y2="1654.2"/>
<line x1="349.15" y1="1769.4" x2="548.67" y2="1654.2"/>
<line x1="349.15" y1="1743.8" x2="526.5" y2="1641.4"/>
<line x1="349.15" y1="1718.2" x2="504.33" y2="1628.6"/>
<line x1="349.15" y1="1692.6" x2="482.16" y2="1615.8"/>
<line x1="371.32" y1="1807.8" x2="570.84" y2="1692.6"/>
<line x1="371.32" y1="1782.2" x2="548.67" y2="1679.8"/>
<line x1="371.32" y1="1654.2" x2="437.83" y2="1615.8"/>
<line x1="393.49" y1="1820.6" x2="570.84" y2="1718.2"/>
<line x1="415.66" y1="1833.4" x2="570.84" y2="1743.8"/>
<line x1="437.83" y1="1846.2" x2="570.84" y2="1769.4"/>
<line x1="482.16" y1="1846.2" x2="548.67" y2="1807.8"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="8.32">
<text x="349.15" y="1790.26" text-anchor="middle">A</text>
<text x="371.32" y="1828.66" text-anchor="middle">B</text>
<text x="393.49" y="1841.46" text-anchor="middle">C</text>
<text x="415.66" y="1854.26" text-anchor="middle">D</text>
<text x="437.83" y="1867.06" text-anchor="middle">E</text>
<text x="460" y="1854.26" text-anchor="middle">F</text>
<text x="482.16" y="1867.06" text-anchor="middle">G</text>
<text x="504.33" y="1854.26" text-anchor="middle">H</text>
<text x="526.5" y="1841.46" text-anchor="middle">I</text>
<text x="548.67" y="1828.66" text-anchor="middle">J</text>
<text x="570.84" y="1790.26" text-anchor="middle">K</text>
<text x="333.63" y="1763.38" text-anchor="middle">2</text>
<text x="333.63" y="1737.78" text-anchor="middle">3</text>
<text x="333.63" y="1712.18" text-anchor="middle">4</text>
<text x="333.63" y="1686.58" text-anchor="middle">5</text>
<text x="355.8" y="1801.78" text-anchor="middle">1</text>
<text x="355.8" y="1673.78" text-anchor="middle">6</text>
<text x="355.8" y="1648.18" text-anchor="middle">7</text>
<text x="377.97" y="1635.38" text-anchor="middle">8</text>
<text x="400.14" y="1622.58" text-anchor="middle">9</text>
<text x="422.31" y="1609.78" text-anchor="middle">10</text>
<text x="466.65" y="1609.78" text-anchor="middle">11</text>
</g>
<g class="spot" fill="#c0392b">
<circle cx="371.32" cy="1807.8" r="7.69"/>
<circle cx="371.32" cy="1654.2" r="7.69"/>
<circle cx="393.49" cy="1769.4" r="7.69"/>
<circle cx="393.49" cy="1692.6" r="7.69"/>
<circle cx="415.66" cy="1731" r="7.69"/>
<circle cx="415.66" cy="1705.4" r="7.69"/>
<circle cx="415.66" cy="1679.8" r="10.88"/>
<circle cx="415.66" cy="1628.6" r="10.88"/>
<circle cx="460" cy="1833.4" r="7.69"/>
<circle cx="482.16" cy="1846.2" r="7.69"/>
<circle cx="482.16" cy="1820.6" r="7.69"/>
<circle cx="482.16" cy="1667" r="7.69"/>
<circle cx="504.33" cy="1833.4" r="10.88"/>
<circle cx="504.33" cy="1807.8" r="7.69"/>
<circle cx="504.33" cy="1756.6" r="7.69"/>
<circle cx="570.84" cy="1769.4" r="7.69"/>
</g>
</svg>
status 2
0
== status 1
== stderr
yinsh: stats: sums: a picture shows one group only; choose one with --where
