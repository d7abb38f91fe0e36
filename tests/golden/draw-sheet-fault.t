yinsh draw --sheet samples/broken/move-past-block.yin
== stdout
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="595.28pt" height="841.89pt" viewBox="0 0 595.28 841.89" role="img" font-family="sans-serif">
<title>White – Black</title>
<desc>page 1 of 1</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="595.28" height="841.89"/>
</g>
<g class="comment" fill="#5c5c5c" font-size="9.52">
<text x="297.64" y="813.89" text-anchor="middle">page 1 of 1</text>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="3.19">
<circle cx="55.56" cy="67.78" r="5.88"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="2.1">
<circle cx="55.56" cy="67.78" r="5.88"/>
</g>
<g class="title" fill="#1a1a1a" font-size="17.68">
<text x="72" y="73.67">White</text>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="3.19">
<circle cx="55.56" cy="93.35" r="5.88"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="2.1">
<circle cx="55.56" cy="93.35" r="5.88"/>
</g>
<g class="title" fill="#1a1a1a" font-size="17.68">
<text x="72" y="99.24">Black</text>
</g>
<g class="prose" fill="#1a1a1a" font-size="10.2">
<text x="48" y="121.34">The record is not correct; it is shown up to its first fault.</text>
</g>
<g class="rule" fill="none" stroke="#9a9a9a" stroke-width="0.68" stroke-linecap="round">
<line x1="48" y1="133.74" x2="547.27" y2="133.74"/>
</g>
<g class="prose" fill="#1a1a1a" font-size="10.2">
<text x="48" y="152.94">1.e3 2.e8 3.g4 4.g9 5.d2 6.c7 7.h6 8.i10</text>
<text x="48" y="166.54">9.b4 10.f10</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.63" stroke-linecap="round">
<line x1="75.02" y1="322.16" x2="75.02" y2="258.56"/>
<line x1="93.38" y1="353.96" x2="93.38" y2="226.76"/>
<line x1="111.74" y1="364.56" x2="111.74" y2="216.16"/>
<line x1="130.1" y1="375.16" x2="130.1" y2="205.56"/>
<line x1="148.46" y1="385.76" x2="148.46" y2="194.96"/>
<line x1="166.82" y1="375.16" x2="166.82" y2="205.56"/>
<line x1="185.17" y1="385.76" x2="185.17" y2="194.96"/>
<line x1="203.53" y1="375.16" x2="203.53" y2="205.56"/>
<line x1="221.89" y1="364.56" x2="221.89" y2="216.16"/>
<line x1="240.25" y1="353.96" x2="240.25" y2="226.76"/>
<line x1="258.61" y1="322.16" x2="258.61" y2="258.56"/>
<line x1="75.02" y1="322.16" x2="185.17" y2="385.76"/>
<line x1="75.02" y1="300.96" x2="203.53" y2="375.16"/>
<line x1="75.02" y1="279.76" x2="221.89" y2="364.56"/>
<line x1="75.02" y1="258.56" x2="240.25" y2="353.96"/>
<line x1="93.38" y1="353.96" x2="148.46" y2="385.76"/>
<line x1="93.38" y1="247.96" x2="240.25" y2="332.76"/>
<line x1="93.38" y1="226.76" x2="258.61" y2="322.16"/>
<line x1="111.74" y1="216.16" x2="258.61" y2="300.96"/>
<line x1="130.1" y1="205.56" x2="258.61" y2="279.76"/>
<line x1="148.46" y1="194.96" x2="258.61" y2="258.56"/>
<line x1="185.17" y1="194.96" x2="240.25" y2="226.76"/>
<line x1="75.02" y1="322.16" x2="240.25" y2="226.76"/>
<line x1="75.02" y1="300.96" x2="221.89" y2="216.16"/>
<line x1="75.02" y1="279.76" x2="203.53" y2="205.56"/>
<line x1="75.02" y1="258.56" x2="185.17" y2="194.96"/>
<line x1="93.38" y1="353.96" x2="258.61" y2="258.56"/>
<line x1="93.38" y1="332.76" x2="240.25" y2="247.96"/>
<line x1="93.38" y1="226.76" x2="148.46" y2="194.96"/>
<line x1="111.74" y1="364.56" x2="258.61" y2="279.76"/>
<line x1="130.1" y1="375.16" x2="258.61" y2="300.96"/>
<line x1="148.46" y1="385.76" x2="258.61" y2="322.16"/>
<line x1="185.17" y1="385.76" x2="240.25" y2="353.96"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="6.89">
<text x="75.02" y="339.43" text-anchor="middle">A</text>
<text x="93.38" y="371.23" text-anchor="middle">B</text>
<text x="111.74" y="381.83" text-anchor="middle">C</text>
<text x="130.1" y="392.43" text-anchor="middle">D</text>
<text x="148.46" y="403.03" text-anchor="middle">E</text>
<text x="166.82" y="392.43" text-anchor="middle">F</text>
<text x="185.17" y="403.03" text-anchor="middle">G</text>
<text x="203.53" y="392.43" text-anchor="middle">H</text>
<text x="221.89" y="381.83" text-anchor="middle">I</text>
<text x="240.25" y="371.23" text-anchor="middle">J</text>
<text x="258.61" y="339.43" text-anchor="middle">K</text>
<text x="62.17" y="317.17" text-anchor="middle">2</text>
<text x="62.17" y="295.97" text-anchor="middle">3</text>
<text x="62.17" y="274.77" text-anchor="middle">4</text>
<text x="62.17" y="253.57" text-anchor="middle">5</text>
<text x="80.53" y="348.97" text-anchor="middle">1</text>
<text x="80.53" y="242.97" text-anchor="middle">6</text>
<text x="80.53" y="221.77" text-anchor="middle">7</text>
<text x="98.89" y="211.17" text-anchor="middle">8</text>
<text x="117.25" y="200.57" text-anchor="middle">9</text>
<text x="135.61" y="189.97" text-anchor="middle">10</text>
<text x="172.33" y="189.97" text-anchor="middle">11</text>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="4.02">
<circle cx="93.38" cy="290.36" r="7.68"/>
<circle cx="130.1" cy="353.96" r="7.68"/>
<circle cx="148.46" cy="343.36" r="7.68"/>
<circle cx="185.17" cy="343.36" r="7.68"/>
<circle cx="203.53" cy="311.56" r="7.68"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="2.65">
<circle cx="93.38" cy="290.36" r="7.68"/>
<circle cx="130.1" cy="353.96" r="7.68"/>
<circle cx="148.46" cy="343.36" r="7.68"/>
<circle cx="185.17" cy="343.36" r="7.68"/>
<circle cx="203.53" cy="311.56" r="7.68"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="4.02">
<circle cx="111.74" cy="237.36" r="7.68"/>
<circle cx="148.46" cy="237.36" r="7.68"/>
<circle cx="166.82" cy="205.56" r="7.68"/>
<circle cx="185.17" cy="237.36" r="7.68"/>
<circle cx="221.89" cy="237.36" r="7.68"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="2.65">
<circle cx="111.74" cy="237.36" r="7.68"/>
<circle cx="148.46" cy="237.36" r="7.68"/>
<circle cx="166.82" cy="205.56" r="7.68"/>
<circle cx="185.17" cy="237.36" r="7.68"/>
<circle cx="221.89" cy="237.36" r="7.68"/>
</g>
<g class="placed" fill="none" stroke="#c0392b" stroke-width="1.16">
<circle cx="166.82" cy="205.56" r="10.86"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="9.52">
<text x="166.82" y="422.53" text-anchor="middle">10.f10, rings 0–0, pool 51</text>
</g>
<g class="prose" fill="#1a1a1a" font-size="10.2">
<text x="48" y="444.91">11.e3-e5 12.e8-e7</text>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="0.63" stroke-linecap="round">
<line x1="336.66" y1="287.96" x2="336.66" y2="224.36"/>
<line x1="355.02" y1="319.76" x2="355.02" y2="192.56"/>
<line x1="373.38" y1="330.36" x2="373.38" y2="181.96"/>
<line x1="391.74" y1="340.96" x2="391.74" y2="171.36"/>
<line x1="410.1" y1="351.56" x2="410.1" y2="160.76"/>
<line x1="428.46" y1="340.96" x2="428.46" y2="171.36"/>
<line x1="446.81" y1="351.56" x2="446.81" y2="160.76"/>
<line x1="465.17" y1="340.96" x2="465.17" y2="171.36"/>
<line x1="483.53" y1="330.36" x2="483.53" y2="181.96"/>
<line x1="501.89" y1="319.76" x2="501.89" y2="192.56"/>
<line x1="520.25" y1="287.96" x2="520.25" y2="224.36"/>
<line x1="336.66" y1="287.96" x2="446.81" y2="351.56"/>
<line x1="336.66" y1="266.76" x2="465.17" y2="340.96"/>
<line x1="336.66" y1="245.56" x2="483.53" y2="330.36"/>
<line x1="336.66" y1="224.36" x2="501.89" y2="319.76"/>
<line x1="355.02" y1="319.76" x2="410.1" y2="351.56"/>
<line x1="355.02" y1="213.76" x2="501.89" y2="298.56"/>
<line x1="355.02" y1="192.56" x2="520.25" y2="287.96"/>
<line x1="373.38" y1="181.96" x2="520.25" y2="266.76"/>
<line x1="391.74" y1="171.36" x2="520.25" y2="245.56"/>
<line x1="410.1" y1="160.76" x2="520.25" y2="224.36"/>
<line x1="446.81" y1="160.76" x2="501.89" y2="192.56"/>
<line x1="336.66" y1="287.96" x2="501.89" y2="192.56"/>
<line x1="336.66" y1="266.76" x2="483.53" y2="181.96"/>
<line x1="336.66" y1="245.56" x2="465.17" y2="171.36"/>
<line x1="336.66" y1="224.36" x2="446.81" y2="160.76"/>
<line x1="355.02" y1="319.76" x2="520.25" y2="224.36"/>
<line x1="355.02" y1="298.56" x2="501.89" y2="213.76"/>
<line x1="355.02" y1="192.56" x2="410.1" y2="160.76"/>
<line x1="373.38" y1="330.36" x2="520.25" y2="245.56"/>
<line x1="391.74" y1="340.96" x2="520.25" y2="266.76"/>
<line x1="410.1" y1="351.56" x2="520.25" y2="287.96"/>
<line x1="446.81" y1="351.56" x2="501.89" y2="319.76"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="6.89">
<text x="336.66" y="305.23" text-anchor="middle">A</text>
<text x="355.02" y="337.03" text-anchor="middle">B</text>
<text x="373.38" y="347.63" text-anchor="middle">C</text>
<text x="391.74" y="358.23" text-anchor="middle">D</text>
<text x="410.1" y="368.83" text-anchor="middle">E</text>
<text x="428.46" y="358.23" text-anchor="middle">F</text>
<text x="446.81" y="368.83" text-anchor="middle">G</text>
<text x="465.17" y="358.23" text-anchor="middle">H</text>
<text x="483.53" y="347.63" text-anchor="middle">I</text>
<text x="501.89" y="337.03" text-anchor="middle">J</text>
<text x="520.25" y="305.23" text-anchor="middle">K</text>
<text x="323.81" y="282.97" text-anchor="middle">2</text>
<text x="323.81" y="261.77" text-anchor="middle">3</text>
<text x="323.81" y="240.57" text-anchor="middle">4</text>
<text x="323.81" y="219.37" text-anchor="middle">5</text>
<text x="342.17" y="314.77" text-anchor="middle">1</text>
<text x="342.17" y="208.77" text-anchor="middle">6</text>
<text x="342.17" y="187.57" text-anchor="middle">7</text>
<text x="360.53" y="176.97" text-anchor="middle">8</text>
<text x="378.89" y="166.37" text-anchor="middle">9</text>
<text x="397.25" y="155.77" text-anchor="middle">10</text>
<text x="433.97" y="155.77" text-anchor="middle">11</text>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="0.74">
<circle cx="410.1" cy="309.16" r="5.56"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="0.74">
<circle cx="410.1" cy="203.16" r="5.56"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="4.02">
<circle cx="355.02" cy="256.16" r="7.68"/>
<circle cx="391.74" cy="319.76" r="7.68"/>
<circle cx="410.1" cy="266.76" r="7.68"/>
<circle cx="446.81" cy="309.16" r="7.68"/>
<circle cx="465.17" cy="277.36" r="7.68"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="2.65">
<circle cx="355.02" cy="256.16" r="7.68"/>
<circle cx="391.74" cy="319.76" r="7.68"/>
<circle cx="410.1" cy="266.76" r="7.68"/>
<circle cx="446.81" cy="309.16" r="7.68"/>
<circle cx="465.17" cy="277.36" r="7.68"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="4.02">
<circle cx="373.38" cy="203.16" r="7.68"/>
<circle cx="410.1" cy="224.36" r="7.68"/>
<circle cx="428.46" cy="171.36" r="7.68"/>
<circle cx="446.81" cy="203.16" r="7.68"/>
<circle cx="483.53" cy="203.16" r="7.68"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="2.65">
<circle cx="373.38" cy="203.16" r="7.68"/>
<circle cx="410.1" cy="224.36" r="7.68"/>
<circle cx="428.46" cy="171.36" r="7.68"/>
<circle cx="446.81" cy="203.16" r="7.68"/>
<circle cx="483.53" cy="203.16" r="7.68"/>
</g>
<g class="fault" fill="none" stroke="#c00000" stroke-width="1.59">
<rect x="400.56" y="342.02" width="19.08" height="19.08"/>
<rect x="400.56" y="320.82" width="19.08" height="19.08"/>
<rect x="400.56" y="257.22" width="19.08" height="19.08"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="9.52">
<text x="428.46" y="388.33" text-anchor="middle">Before the fault, rings 0–0, pool 49</text>
</g>
<g class="fault-text" fill="#c00000" font-size="8.84">
<text x="309.64" y="412.84">Turn 13: after jumping markers the ring on e5 must</text>
<text x="309.64" y="424.62">stop on e2, the first vacant point (rulebook E.3)</text>
<text x="309.64" y="436.4">[move-past-block]</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="9.52">
<text x="309.64" y="452.86">Rulebook E.3: A ring moves in a straight line to</text>
<text x="309.64" y="465.55">a vacant point; it may cross vacant points and</text>
<text x="309.64" y="478.24">then jump one unbroken block of markers, but it</text>
<text x="309.64" y="490.93">must stop directly after that block and cannot</text>
<text x="309.64" y="503.62">pass a ring.</text>
</g>
</svg>
== status 1
== stderr
samples/broken/move-past-block.yin:2:22: error: turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point (rulebook E.3) [move-past-block]
     2 | 11.e3-e5 12.e8-e7 13.e5-e1 *
       |                      ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: e5-e2, e5-e4, e5-b2
