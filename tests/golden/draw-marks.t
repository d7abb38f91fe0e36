# Every part: an arrow with flips, a row, a ring; a placed ring and rings to be placed; points at fault.
cd "$WORK" && ln -s "$SRCDIR/samples" . || exit
yinsh draw --turns=7,46,59 --record=1 -o '%r-%t.svg' samples/tournament.yin
yinsh draw --faults -o '%f-%t.svg' samples/broken/move-past-block.yin
for file in *.svg; do echo "--- $file"; cat "$file"; done
== stdout
--- 000001-0007.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<title>Mira Halvorsen – Zoë Marchetti, after turn 7</title>
<desc>White places a ring on j9. White rings: c8, d4, d6 and j9. Black rings: b3, g4 and g11. White markers: none. Black markers: none. Rings removed: White 0, Black 0. Markers in the pool: 51. Black to place a ring.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="440" height="552"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="46.8" cy="24" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="30.2">Zoë Marchetti</text>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="279.1" cy="24" r="8.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="279.1" cy="24" r="8.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="305.5" cy="24" r="8.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="305.5" cy="24" r="8.5"/>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="331.9" cy="24" r="8.5"/>
<circle cx="358.3" cy="24" r="8.5"/>
<circle cx="384.7" cy="24" r="8.5"/>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-linecap="round">
<line x1="46.8" y1="314" x2="46.8" y2="194"/>
<line x1="81.44" y1="374" x2="81.44" y2="134"/>
<line x1="116.08" y1="394" x2="116.08" y2="114"/>
<line x1="150.72" y1="414" x2="150.72" y2="94"/>
<line x1="185.36" y1="434" x2="185.36" y2="74"/>
<line x1="220" y1="414" x2="220" y2="94"/>
<line x1="254.64" y1="434" x2="254.64" y2="74"/>
<line x1="289.28" y1="414" x2="289.28" y2="94"/>
<line x1="323.92" y1="394" x2="323.92" y2="114"/>
<line x1="358.56" y1="374" x2="358.56" y2="134"/>
<line x1="393.2" y1="314" x2="393.2" y2="194"/>
<line x1="46.8" y1="314" x2="254.64" y2="434"/>
<line x1="46.8" y1="274" x2="289.28" y2="414"/>
<line x1="46.8" y1="234" x2="323.92" y2="394"/>
<line x1="46.8" y1="194" x2="358.56" y2="374"/>
<line x1="81.44" y1="374" x2="185.36" y2="434"/>
<line x1="81.44" y1="174" x2="358.56" y2="334"/>
<line x1="81.44" y1="134" x2="393.2" y2="314"/>
<line x1="116.08" y1="114" x2="393.2" y2="274"/>
<line x1="150.72" y1="94" x2="393.2" y2="234"/>
<line x1="185.36" y1="74" x2="393.2" y2="194"/>
<line x1="254.64" y1="74" x2="358.56" y2="134"/>
<line x1="46.8" y1="314" x2="358.56" y2="134"/>
<line x1="46.8" y1="274" x2="323.92" y2="114"/>
<line x1="46.8" y1="234" x2="289.28" y2="94"/>
<line x1="46.8" y1="194" x2="254.64" y2="74"/>
<line x1="81.44" y1="374" x2="393.2" y2="194"/>
<line x1="81.44" y1="334" x2="358.56" y2="174"/>
<line x1="81.44" y1="134" x2="185.36" y2="74"/>
<line x1="116.08" y1="394" x2="393.2" y2="234"/>
<line x1="150.72" y1="414" x2="393.2" y2="274"/>
<line x1="185.36" y1="434" x2="393.2" y2="314"/>
<line x1="254.64" y1="434" x2="358.56" y2="374"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="13">
<text x="46.8" y="346.6" text-anchor="middle">A</text>
<text x="81.44" y="406.6" text-anchor="middle">B</text>
<text x="116.08" y="426.6" text-anchor="middle">C</text>
<text x="150.72" y="446.6" text-anchor="middle">D</text>
<text x="185.36" y="466.6" text-anchor="middle">E</text>
<text x="220" y="446.6" text-anchor="middle">F</text>
<text x="254.64" y="466.6" text-anchor="middle">G</text>
<text x="289.28" y="446.6" text-anchor="middle">H</text>
<text x="323.92" y="426.6" text-anchor="middle">I</text>
<text x="358.56" y="406.6" text-anchor="middle">J</text>
<text x="393.2" y="346.6" text-anchor="middle">K</text>
<text x="22.56" y="304.6" text-anchor="middle">2</text>
<text x="22.56" y="264.6" text-anchor="middle">3</text>
<text x="22.56" y="224.6" text-anchor="middle">4</text>
<text x="22.56" y="184.6" text-anchor="middle">5</text>
<text x="57.2" y="364.6" text-anchor="middle">1</text>
<text x="57.2" y="164.6" text-anchor="middle">6</text>
<text x="57.2" y="124.6" text-anchor="middle">7</text>
<text x="91.84" y="104.6" text-anchor="middle">8</text>
<text x="126.48" y="84.6" text-anchor="middle">9</text>
<text x="161.12" y="64.6" text-anchor="middle">10</text>
<text x="230.4" y="64.6" text-anchor="middle">11</text>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="116.08" cy="114" r="14.5"/>
<circle cx="150.72" cy="294" r="14.5"/>
<circle cx="150.72" cy="214" r="14.5"/>
<circle cx="358.56" cy="214" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="116.08" cy="114" r="14.5"/>
<circle cx="150.72" cy="294" r="14.5"/>
<circle cx="150.72" cy="214" r="14.5"/>
<circle cx="358.56" cy="214" r="14.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="81.44" cy="294" r="14.5"/>
<circle cx="254.64" cy="354" r="14.5"/>
<circle cx="254.64" cy="74" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="81.44" cy="294" r="14.5"/>
<circle cx="254.64" cy="354" r="14.5"/>
<circle cx="254.64" cy="74" r="14.5"/>
</g>
<g class="placed" fill="none" stroke="#c0392b" stroke-width="2.2">
<circle cx="358.56" cy="214" r="20.5"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="492" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="498.2">Mira Halvorsen</text>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="279.1" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="279.1" cy="492" r="8.5"/>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="305.5" cy="492" r="8.5"/>
<circle cx="331.9" cy="492" r="8.5"/>
<circle cx="358.3" cy="492" r="8.5"/>
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="46.8" y="521">Turn 7: White j9</text>
<text x="46.8" y="540">Black to place a ring</text>
<text x="393.2" y="540" text-anchor="end">pool: 51</text>
</g>
</svg>
--- 000001-0046.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<title>Mira Halvorsen – Zoë Marchetti, after turn 46</title>
<desc>Black moves the ring on g8 to g5, removes the row from c4 to g8 and removes the ring on g3. White rings: b1, b5, h10 and i7. Black rings: b6, d7, f6 and g5. White markers: a2, a5, b3, c1, c5, c8, e3, e7, e8, e9, e10, g10, h4, h6 and j9. Black markers: b4, c6, c7, d4, d6, f8, g4, g9, g11, h9 and k7. Rings removed: White 1, Black 1. Markers in the pool: 25. White to move a ring.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="440" height="552"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="46.8" cy="24" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="30.2">Zoë Marchetti</text>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="331.9" cy="24" r="8.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="331.9" cy="24" r="8.5"/>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="358.3" cy="24" r="8.5"/>
<circle cx="384.7" cy="24" r="8.5"/>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-linecap="round">
<line x1="46.8" y1="314" x2="46.8" y2="194"/>
<line x1="81.44" y1="374" x2="81.44" y2="134"/>
<line x1="116.08" y1="394" x2="116.08" y2="114"/>
<line x1="150.72" y1="414" x2="150.72" y2="94"/>
<line x1="185.36" y1="434" x2="185.36" y2="74"/>
<line x1="220" y1="414" x2="220" y2="94"/>
<line x1="254.64" y1="434" x2="254.64" y2="74"/>
<line x1="289.28" y1="414" x2="289.28" y2="94"/>
<line x1="323.92" y1="394" x2="323.92" y2="114"/>
<line x1="358.56" y1="374" x2="358.56" y2="134"/>
<line x1="393.2" y1="314" x2="393.2" y2="194"/>
<line x1="46.8" y1="314" x2="254.64" y2="434"/>
<line x1="46.8" y1="274" x2="289.28" y2="414"/>
<line x1="46.8" y1="234" x2="323.92" y2="394"/>
<line x1="46.8" y1="194" x2="358.56" y2="374"/>
<line x1="81.44" y1="374" x2="185.36" y2="434"/>
<line x1="81.44" y1="174" x2="358.56" y2="334"/>
<line x1="81.44" y1="134" x2="393.2" y2="314"/>
<line x1="116.08" y1="114" x2="393.2" y2="274"/>
<line x1="150.72" y1="94" x2="393.2" y2="234"/>
<line x1="185.36" y1="74" x2="393.2" y2="194"/>
<line x1="254.64" y1="74" x2="358.56" y2="134"/>
<line x1="46.8" y1="314" x2="358.56" y2="134"/>
<line x1="46.8" y1="274" x2="323.92" y2="114"/>
<line x1="46.8" y1="234" x2="289.28" y2="94"/>
<line x1="46.8" y1="194" x2="254.64" y2="74"/>
<line x1="81.44" y1="374" x2="393.2" y2="194"/>
<line x1="81.44" y1="334" x2="358.56" y2="174"/>
<line x1="81.44" y1="134" x2="185.36" y2="74"/>
<line x1="116.08" y1="394" x2="393.2" y2="234"/>
<line x1="150.72" y1="414" x2="393.2" y2="274"/>
<line x1="185.36" y1="434" x2="393.2" y2="314"/>
<line x1="254.64" y1="434" x2="358.56" y2="374"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="13">
<text x="46.8" y="346.6" text-anchor="middle">A</text>
<text x="81.44" y="406.6" text-anchor="middle">B</text>
<text x="116.08" y="426.6" text-anchor="middle">C</text>
<text x="150.72" y="446.6" text-anchor="middle">D</text>
<text x="185.36" y="466.6" text-anchor="middle">E</text>
<text x="220" y="446.6" text-anchor="middle">F</text>
<text x="254.64" y="466.6" text-anchor="middle">G</text>
<text x="289.28" y="446.6" text-anchor="middle">H</text>
<text x="323.92" y="426.6" text-anchor="middle">I</text>
<text x="358.56" y="406.6" text-anchor="middle">J</text>
<text x="393.2" y="346.6" text-anchor="middle">K</text>
<text x="22.56" y="304.6" text-anchor="middle">2</text>
<text x="22.56" y="264.6" text-anchor="middle">3</text>
<text x="22.56" y="224.6" text-anchor="middle">4</text>
<text x="22.56" y="184.6" text-anchor="middle">5</text>
<text x="57.2" y="364.6" text-anchor="middle">1</text>
<text x="57.2" y="164.6" text-anchor="middle">6</text>
<text x="57.2" y="124.6" text-anchor="middle">7</text>
<text x="91.84" y="104.6" text-anchor="middle">8</text>
<text x="126.48" y="84.6" text-anchor="middle">9</text>
<text x="161.12" y="64.6" text-anchor="middle">10</text>
<text x="230.4" y="64.6" text-anchor="middle">11</text>
</g>
<g class="row" fill="none" stroke="#f0d9a8" stroke-width="26" stroke-linecap="round">
<line x1="116.08" y1="274" x2="254.64" y2="194"/>
</g>
<g class="arrow" fill="none" stroke="#c0392b" stroke-width="4" stroke-linecap="round">
<line x1="254.64" y1="194" x2="254.64" y2="285.5"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="314" r="10.5"/>
<circle cx="46.8" cy="194" r="10.5"/>
<circle cx="81.44" cy="294" r="10.5"/>
<circle cx="116.08" cy="394" r="10.5"/>
<circle cx="116.08" cy="234" r="10.5"/>
<circle cx="116.08" cy="114" r="10.5"/>
<circle cx="185.36" cy="354" r="10.5"/>
<circle cx="185.36" cy="194" r="10.5"/>
<circle cx="185.36" cy="154" r="10.5"/>
<circle cx="185.36" cy="114" r="10.5"/>
<circle cx="185.36" cy="74" r="10.5"/>
<circle cx="254.64" cy="114" r="10.5"/>
<circle cx="289.28" cy="374" r="10.5"/>
<circle cx="289.28" cy="294" r="10.5"/>
<circle cx="358.56" cy="214" r="10.5"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="81.44" cy="254" r="10.5"/>
<circle cx="116.08" cy="194" r="10.5"/>
<circle cx="116.08" cy="154" r="10.5"/>
<circle cx="150.72" cy="294" r="10.5"/>
<circle cx="150.72" cy="214" r="10.5"/>
<circle cx="220" cy="174" r="10.5"/>
<circle cx="254.64" cy="354" r="10.5"/>
<circle cx="254.64" cy="154" r="10.5"/>
<circle cx="254.64" cy="74" r="10.5"/>
<circle cx="289.28" cy="174" r="10.5"/>
<circle cx="393.2" cy="314" r="10.5"/>
</g>
<g class="black removed" fill="#2b2b2b" stroke="#000000" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="116.08" cy="274" r="5.5"/>
<circle cx="150.72" cy="254" r="5.5"/>
<circle cx="185.36" cy="234" r="5.5"/>
<circle cx="220" cy="214" r="5.5"/>
<circle cx="254.64" cy="194" r="5.5"/>
</g>
<g class="head" fill="#c0392b">
<polygon points="254.64,295 248.44,285.5 260.84,285.5"/>
</g>
<g class="left" fill="none" stroke="#c0392b" stroke-width="1.6" stroke-dasharray="3 2.5">
<circle cx="254.64" cy="194" r="13.8"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="81.44" cy="374" r="14.5"/>
<circle cx="81.44" cy="214" r="14.5"/>
<circle cx="289.28" cy="134" r="14.5"/>
<circle cx="323.92" cy="274" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="81.44" cy="374" r="14.5"/>
<circle cx="81.44" cy="214" r="14.5"/>
<circle cx="289.28" cy="134" r="14.5"/>
<circle cx="323.92" cy="274" r="14.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="81.44" cy="174" r="14.5"/>
<circle cx="150.72" cy="174" r="14.5"/>
<circle cx="220" cy="254" r="14.5"/>
<circle cx="254.64" cy="314" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="81.44" cy="174" r="14.5"/>
<circle cx="150.72" cy="174" r="14.5"/>
<circle cx="220" cy="254" r="14.5"/>
<circle cx="254.64" cy="314" r="14.5"/>
</g>
<g class="ring removed" fill="none" stroke="#9c5700" stroke-width="2.4" stroke-dasharray="3 2.5">
<circle cx="254.64" cy="394" r="14.5"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="492" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="498.2">Mira Halvorsen</text>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="331.9" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="331.9" cy="492" r="8.5"/>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="358.3" cy="492" r="8.5"/>
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="46.8" y="521">Turn 46: Black g8-g5 xc4-g8 xg3</text>
<text x="46.8" y="540">White to move a ring</text>
<text x="393.2" y="540" text-anchor="end">pool: 25</text>
</g>
</svg>
--- 000001-0059.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<title>Mira Halvorsen – Zoë Marchetti, after turn 59</title>
<desc>White removes the row from b5 to f9, removes the ring on b7 and moves the ring on h7 to h10 and flips 1 marker. White rings: h10, h11 and i11. Black rings: b2, g5 and g8. White markers: a2, a3, a4, a5, b1, b4, c1, c5, c7, c8, e3, e10, h4, h6, h7, h9, i7 and j9. Black markers: b3, b6, d4, d5, d8, e9, f6, g4, g10, g11 and k7. Rings removed: White 2, Black 2. Markers in the pool: 22. Black to move a ring.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="440" height="552"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="46.8" cy="24" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="30.2">Zoë Marchetti</text>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="331.9" cy="24" r="8.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="331.9" cy="24" r="8.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="358.3" cy="24" r="8.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="358.3" cy="24" r="8.5"/>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="384.7" cy="24" r="8.5"/>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-linecap="round">
<line x1="46.8" y1="314" x2="46.8" y2="194"/>
<line x1="81.44" y1="374" x2="81.44" y2="134"/>
<line x1="116.08" y1="394" x2="116.08" y2="114"/>
<line x1="150.72" y1="414" x2="150.72" y2="94"/>
<line x1="185.36" y1="434" x2="185.36" y2="74"/>
<line x1="220" y1="414" x2="220" y2="94"/>
<line x1="254.64" y1="434" x2="254.64" y2="74"/>
<line x1="289.28" y1="414" x2="289.28" y2="94"/>
<line x1="323.92" y1="394" x2="323.92" y2="114"/>
<line x1="358.56" y1="374" x2="358.56" y2="134"/>
<line x1="393.2" y1="314" x2="393.2" y2="194"/>
<line x1="46.8" y1="314" x2="254.64" y2="434"/>
<line x1="46.8" y1="274" x2="289.28" y2="414"/>
<line x1="46.8" y1="234" x2="323.92" y2="394"/>
<line x1="46.8" y1="194" x2="358.56" y2="374"/>
<line x1="81.44" y1="374" x2="185.36" y2="434"/>
<line x1="81.44" y1="174" x2="358.56" y2="334"/>
<line x1="81.44" y1="134" x2="393.2" y2="314"/>
<line x1="116.08" y1="114" x2="393.2" y2="274"/>
<line x1="150.72" y1="94" x2="393.2" y2="234"/>
<line x1="185.36" y1="74" x2="393.2" y2="194"/>
<line x1="254.64" y1="74" x2="358.56" y2="134"/>
<line x1="46.8" y1="314" x2="358.56" y2="134"/>
<line x1="46.8" y1="274" x2="323.92" y2="114"/>
<line x1="46.8" y1="234" x2="289.28" y2="94"/>
<line x1="46.8" y1="194" x2="254.64" y2="74"/>
<line x1="81.44" y1="374" x2="393.2" y2="194"/>
<line x1="81.44" y1="334" x2="358.56" y2="174"/>
<line x1="81.44" y1="134" x2="185.36" y2="74"/>
<line x1="116.08" y1="394" x2="393.2" y2="234"/>
<line x1="150.72" y1="414" x2="393.2" y2="274"/>
<line x1="185.36" y1="434" x2="393.2" y2="314"/>
<line x1="254.64" y1="434" x2="358.56" y2="374"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="13">
<text x="46.8" y="346.6" text-anchor="middle">A</text>
<text x="81.44" y="406.6" text-anchor="middle">B</text>
<text x="116.08" y="426.6" text-anchor="middle">C</text>
<text x="150.72" y="446.6" text-anchor="middle">D</text>
<text x="185.36" y="466.6" text-anchor="middle">E</text>
<text x="220" y="446.6" text-anchor="middle">F</text>
<text x="254.64" y="466.6" text-anchor="middle">G</text>
<text x="289.28" y="446.6" text-anchor="middle">H</text>
<text x="323.92" y="426.6" text-anchor="middle">I</text>
<text x="358.56" y="406.6" text-anchor="middle">J</text>
<text x="393.2" y="346.6" text-anchor="middle">K</text>
<text x="22.56" y="304.6" text-anchor="middle">2</text>
<text x="22.56" y="264.6" text-anchor="middle">3</text>
<text x="22.56" y="224.6" text-anchor="middle">4</text>
<text x="22.56" y="184.6" text-anchor="middle">5</text>
<text x="57.2" y="364.6" text-anchor="middle">1</text>
<text x="57.2" y="164.6" text-anchor="middle">6</text>
<text x="57.2" y="124.6" text-anchor="middle">7</text>
<text x="91.84" y="104.6" text-anchor="middle">8</text>
<text x="126.48" y="84.6" text-anchor="middle">9</text>
<text x="161.12" y="64.6" text-anchor="middle">10</text>
<text x="230.4" y="64.6" text-anchor="middle">11</text>
</g>
<g class="row" fill="none" stroke="#f0d9a8" stroke-width="26" stroke-linecap="round">
<line x1="81.44" y1="214" x2="220" y2="134"/>
</g>
<g class="arrow" fill="none" stroke="#c0392b" stroke-width="4" stroke-linecap="round">
<line x1="289.28" y1="254" x2="289.28" y2="162.5"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="314" r="10.5"/>
<circle cx="46.8" cy="274" r="10.5"/>
<circle cx="46.8" cy="234" r="10.5"/>
<circle cx="46.8" cy="194" r="10.5"/>
<circle cx="81.44" cy="374" r="10.5"/>
<circle cx="81.44" cy="254" r="10.5"/>
<circle cx="116.08" cy="394" r="10.5"/>
<circle cx="116.08" cy="234" r="10.5"/>
<circle cx="116.08" cy="154" r="10.5"/>
<circle cx="116.08" cy="114" r="10.5"/>
<circle cx="185.36" cy="354" r="10.5"/>
<circle cx="185.36" cy="74" r="10.5"/>
<circle cx="289.28" cy="374" r="10.5"/>
<circle cx="289.28" cy="294" r="10.5"/>
<circle cx="289.28" cy="254" r="10.5"/>
<circle cx="289.28" cy="174" r="10.5"/>
<circle cx="323.92" cy="274" r="10.5"/>
<circle cx="358.56" cy="214" r="10.5"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="81.44" cy="294" r="10.5"/>
<circle cx="81.44" cy="174" r="10.5"/>
<circle cx="150.72" cy="294" r="10.5"/>
<circle cx="150.72" cy="254" r="10.5"/>
<circle cx="150.72" cy="134" r="10.5"/>
<circle cx="185.36" cy="114" r="10.5"/>
<circle cx="220" cy="254" r="10.5"/>
<circle cx="254.64" cy="354" r="10.5"/>
<circle cx="254.64" cy="114" r="10.5"/>
<circle cx="254.64" cy="74" r="10.5"/>
<circle cx="393.2" cy="314" r="10.5"/>
</g>
<g class="white removed" fill="#ffffff" stroke="#222222" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="81.44" cy="214" r="5.5"/>
<circle cx="116.08" cy="194" r="5.5"/>
<circle cx="150.72" cy="174" r="5.5"/>
<circle cx="185.36" cy="154" r="5.5"/>
<circle cx="220" cy="134" r="5.5"/>
</g>
<g class="flipped" fill="none" stroke="#c0392b" stroke-width="2.2">
<circle cx="289.28" cy="174" r="13.8"/>
</g>
<g class="head" fill="#c0392b">
<polygon points="289.28,153 295.48,162.5 283.08,162.5"/>
</g>
<g class="left" fill="none" stroke="#c0392b" stroke-width="1.6" stroke-dasharray="3 2.5">
<circle cx="289.28" cy="254" r="13.8"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="289.28" cy="134" r="14.5"/>
<circle cx="289.28" cy="94" r="14.5"/>
<circle cx="323.92" cy="114" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="289.28" cy="134" r="14.5"/>
<circle cx="289.28" cy="94" r="14.5"/>
<circle cx="323.92" cy="114" r="14.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="81.44" cy="334" r="14.5"/>
<circle cx="254.64" cy="314" r="14.5"/>
<circle cx="254.64" cy="194" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="81.44" cy="334" r="14.5"/>
<circle cx="254.64" cy="314" r="14.5"/>
<circle cx="254.64" cy="194" r="14.5"/>
</g>
<g class="ring removed" fill="none" stroke="#9c5700" stroke-width="2.4" stroke-dasharray="3 2.5">
<circle cx="81.44" cy="134" r="14.5"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="492" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="498.2">Mira Halvorsen</text>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="331.9" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="331.9" cy="492" r="8.5"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="358.3" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="358.3" cy="492" r="8.5"/>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="46.8" y="521">Turn 59: White xb5-f9 xb7 h7-h10</text>
<text x="46.8" y="540">Black to move a ring</text>
<text x="393.2" y="540" text-anchor="end">pool: 22</text>
</g>
</svg>
--- move-past-block-0013-fault.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="571" viewBox="0 0 440 571" role="img" font-family="sans-serif">
<title>fault in turn 13</title>
<desc>Fault: turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point. White rings: b4, d2, e5, g4 and h6. Black rings: c7, e7, f10, g9 and i10. White markers: e3. Black markers: e8. Points at fault: e1, e2 and e5. Rings removed: White 0, Black 0. Markers in the pool: 49. White to move a ring.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="440" height="571"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="46.8" cy="24" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="30.2">Black</text>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="331.9" cy="24" r="8.5"/>
<circle cx="358.3" cy="24" r="8.5"/>
<circle cx="384.7" cy="24" r="8.5"/>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-linecap="round">
<line x1="46.8" y1="314" x2="46.8" y2="194"/>
<line x1="81.44" y1="374" x2="81.44" y2="134"/>
<line x1="116.08" y1="394" x2="116.08" y2="114"/>
<line x1="150.72" y1="414" x2="150.72" y2="94"/>
<line x1="185.36" y1="434" x2="185.36" y2="74"/>
<line x1="220" y1="414" x2="220" y2="94"/>
<line x1="254.64" y1="434" x2="254.64" y2="74"/>
<line x1="289.28" y1="414" x2="289.28" y2="94"/>
<line x1="323.92" y1="394" x2="323.92" y2="114"/>
<line x1="358.56" y1="374" x2="358.56" y2="134"/>
<line x1="393.2" y1="314" x2="393.2" y2="194"/>
<line x1="46.8" y1="314" x2="254.64" y2="434"/>
<line x1="46.8" y1="274" x2="289.28" y2="414"/>
<line x1="46.8" y1="234" x2="323.92" y2="394"/>
<line x1="46.8" y1="194" x2="358.56" y2="374"/>
<line x1="81.44" y1="374" x2="185.36" y2="434"/>
<line x1="81.44" y1="174" x2="358.56" y2="334"/>
<line x1="81.44" y1="134" x2="393.2" y2="314"/>
<line x1="116.08" y1="114" x2="393.2" y2="274"/>
<line x1="150.72" y1="94" x2="393.2" y2="234"/>
<line x1="185.36" y1="74" x2="393.2" y2="194"/>
<line x1="254.64" y1="74" x2="358.56" y2="134"/>
<line x1="46.8" y1="314" x2="358.56" y2="134"/>
<line x1="46.8" y1="274" x2="323.92" y2="114"/>
<line x1="46.8" y1="234" x2="289.28" y2="94"/>
<line x1="46.8" y1="194" x2="254.64" y2="74"/>
<line x1="81.44" y1="374" x2="393.2" y2="194"/>
<line x1="81.44" y1="334" x2="358.56" y2="174"/>
<line x1="81.44" y1="134" x2="185.36" y2="74"/>
<line x1="116.08" y1="394" x2="393.2" y2="234"/>
<line x1="150.72" y1="414" x2="393.2" y2="274"/>
<line x1="185.36" y1="434" x2="393.2" y2="314"/>
<line x1="254.64" y1="434" x2="358.56" y2="374"/>
</g>
<g class="coordinate" fill="#5c5c5c" font-size="13">
<text x="46.8" y="346.6" text-anchor="middle">A</text>
<text x="81.44" y="406.6" text-anchor="middle">B</text>
<text x="116.08" y="426.6" text-anchor="middle">C</text>
<text x="150.72" y="446.6" text-anchor="middle">D</text>
<text x="185.36" y="466.6" text-anchor="middle">E</text>
<text x="220" y="446.6" text-anchor="middle">F</text>
<text x="254.64" y="466.6" text-anchor="middle">G</text>
<text x="289.28" y="446.6" text-anchor="middle">H</text>
<text x="323.92" y="426.6" text-anchor="middle">I</text>
<text x="358.56" y="406.6" text-anchor="middle">J</text>
<text x="393.2" y="346.6" text-anchor="middle">K</text>
<text x="22.56" y="304.6" text-anchor="middle">2</text>
<text x="22.56" y="264.6" text-anchor="middle">3</text>
<text x="22.56" y="224.6" text-anchor="middle">4</text>
<text x="22.56" y="184.6" text-anchor="middle">5</text>
<text x="57.2" y="364.6" text-anchor="middle">1</text>
<text x="57.2" y="164.6" text-anchor="middle">6</text>
<text x="57.2" y="124.6" text-anchor="middle">7</text>
<text x="91.84" y="104.6" text-anchor="middle">8</text>
<text x="126.48" y="84.6" text-anchor="middle">9</text>
<text x="161.12" y="64.6" text-anchor="middle">10</text>
<text x="230.4" y="64.6" text-anchor="middle">11</text>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="185.36" cy="354" r="10.5"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="185.36" cy="154" r="10.5"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="81.44" cy="254" r="14.5"/>
<circle cx="150.72" cy="374" r="14.5"/>
<circle cx="185.36" cy="274" r="14.5"/>
<circle cx="254.64" cy="354" r="14.5"/>
<circle cx="289.28" cy="294" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="81.44" cy="254" r="14.5"/>
<circle cx="150.72" cy="374" r="14.5"/>
<circle cx="185.36" cy="274" r="14.5"/>
<circle cx="254.64" cy="354" r="14.5"/>
<circle cx="289.28" cy="294" r="14.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="116.08" cy="154" r="14.5"/>
<circle cx="185.36" cy="194" r="14.5"/>
<circle cx="220" cy="94" r="14.5"/>
<circle cx="254.64" cy="154" r="14.5"/>
<circle cx="323.92" cy="154" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="116.08" cy="154" r="14.5"/>
<circle cx="185.36" cy="194" r="14.5"/>
<circle cx="220" cy="94" r="14.5"/>
<circle cx="254.64" cy="154" r="14.5"/>
<circle cx="323.92" cy="154" r="14.5"/>
</g>
<g class="fault" fill="none" stroke="#c00000" stroke-width="3">
<rect x="167.36" y="416" width="36" height="36"/>
<rect x="167.36" y="376" width="36" height="36"/>
<rect x="167.36" y="256" width="36" height="36"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="492" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="498.2">White</text>
</g>
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="331.9" cy="492" r="8.5"/>
<circle cx="358.3" cy="492" r="8.5"/>
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="fault-text" fill="#c00000" font-size="13">
<text x="46.8" y="521">turn 13: after jumping markers the ring on e5 must</text>
<text x="46.8" y="540">stop on e2, the first vacant point</text>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="46.8" y="559">White to move a ring</text>
<text x="393.2" y="559" text-anchor="end">pool: 49</text>
</g>
</svg>
== stderr
samples/broken/move-past-block.yin:2:22: error: turn 13: after jumping markers the ring on e5 must stop on e2, the first vacant point (rulebook E.3) [move-past-block]
     2 | 11.e3-e5 12.e8-e7 13.e5-e1 *
       |                      ^~~~~
       = rulebook E.3: A ring moves in a straight line to a vacant point; it may cross vacant points and then jump one unbroken block of markers, but it must stop directly after that block and cannot pass a ring.
       = note: nearest legal actions: e5-e2, e5-e4, e5-b2
