yinsh draw samples/minimal.yin
== stdout
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<title>after turn 79</title>
<desc>White moves the ring on g3 to j6 and flips 2 markers, removes the row from c3 to g3 and removes the ring on c2. White rings: d8 and j6. Black rings: d6, f9 and k7. White markers: a4, b5, c4, e1, e2, e4, e6, f4, f5, g4, g5, g10, h3, h4, h11, j5, j8 and j9. Black markers: a2, a5, b3, b4, c1, c5, c6, c8, d2, d4, d5, d7, e5, e8, f2, f6, f10, g2, g6, h5, h8, i4, i5, i10, j7 and k8. Rings removed: White 3, Black 2. Markers in the pool: 7. 1-0 by rings.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="440" height="552"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="46.8" cy="24" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="30.2">Black</text>
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
<line x1="116.08" y1="314" x2="254.64" y2="394"/>
</g>
<g class="arrow" fill="none" stroke="#c0392b" stroke-width="4" stroke-linecap="round">
<line x1="254.64" y1="394" x2="333.88" y2="348.25"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="234" r="10.5"/>
<circle cx="81.44" cy="214" r="10.5"/>
<circle cx="116.08" cy="274" r="10.5"/>
<circle cx="185.36" cy="434" r="10.5"/>
<circle cx="185.36" cy="394" r="10.5"/>
<circle cx="185.36" cy="314" r="10.5"/>
<circle cx="185.36" cy="234" r="10.5"/>
<circle cx="220" cy="334" r="10.5"/>
<circle cx="220" cy="294" r="10.5"/>
<circle cx="254.64" cy="354" r="10.5"/>
<circle cx="254.64" cy="314" r="10.5"/>
<circle cx="254.64" cy="114" r="10.5"/>
<circle cx="289.28" cy="414" r="10.5"/>
<circle cx="289.28" cy="374" r="10.5"/>
<circle cx="289.28" cy="94" r="10.5"/>
<circle cx="358.56" cy="374" r="10.5"/>
<circle cx="358.56" cy="254" r="10.5"/>
<circle cx="358.56" cy="214" r="10.5"/>
</g>
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<circle cx="46.8" cy="314" r="10.5"/>
<circle cx="46.8" cy="194" r="10.5"/>
<circle cx="81.44" cy="294" r="10.5"/>
<circle cx="81.44" cy="254" r="10.5"/>
<circle cx="116.08" cy="394" r="10.5"/>
<circle cx="116.08" cy="234" r="10.5"/>
<circle cx="116.08" cy="194" r="10.5"/>
<circle cx="116.08" cy="114" r="10.5"/>
<circle cx="150.72" cy="374" r="10.5"/>
<circle cx="150.72" cy="294" r="10.5"/>
<circle cx="150.72" cy="254" r="10.5"/>
<circle cx="150.72" cy="174" r="10.5"/>
<circle cx="185.36" cy="274" r="10.5"/>
<circle cx="185.36" cy="154" r="10.5"/>
<circle cx="220" cy="414" r="10.5"/>
<circle cx="220" cy="254" r="10.5"/>
<circle cx="220" cy="94" r="10.5"/>
<circle cx="254.64" cy="434" r="10.5"/>
<circle cx="254.64" cy="274" r="10.5"/>
<circle cx="289.28" cy="334" r="10.5"/>
<circle cx="289.28" cy="214" r="10.5"/>
<circle cx="323.92" cy="394" r="10.5"/>
<circle cx="323.92" cy="354" r="10.5"/>
<circle cx="323.92" cy="154" r="10.5"/>
<circle cx="358.56" cy="294" r="10.5"/>
<circle cx="393.2" cy="274" r="10.5"/>
</g>
<g class="white removed" fill="#ffffff" stroke="#222222" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="116.08" cy="314" r="5.5"/>
<circle cx="150.72" cy="334" r="5.5"/>
<circle cx="185.36" cy="354" r="5.5"/>
<circle cx="220" cy="374" r="5.5"/>
<circle cx="254.64" cy="394" r="5.5"/>
</g>
<g class="flipped" fill="none" stroke="#c0392b" stroke-width="2.2">
<circle cx="289.28" cy="374" r="13.8"/>
<circle cx="323.92" cy="354" r="13.8"/>
</g>
<g class="head" fill="#c0392b">
<polygon points="342.11,343.5 336.98,353.61 330.78,342.89"/>
</g>
<g class="left" fill="none" stroke="#c0392b" stroke-width="1.6" stroke-dasharray="3 2.5">
<circle cx="254.64" cy="394" r="13.8"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="150.72" cy="134" r="14.5"/>
<circle cx="358.56" cy="334" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="150.72" cy="134" r="14.5"/>
<circle cx="358.56" cy="334" r="14.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="150.72" cy="214" r="14.5"/>
<circle cx="220" cy="134" r="14.5"/>
<circle cx="393.2" cy="314" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="150.72" cy="214" r="14.5"/>
<circle cx="220" cy="134" r="14.5"/>
<circle cx="393.2" cy="314" r="14.5"/>
</g>
<g class="ring removed" fill="none" stroke="#9c5700" stroke-width="2.4" stroke-dasharray="3 2.5">
<circle cx="116.08" cy="354" r="14.5"/>
</g>
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<circle cx="46.8" cy="492" r="8.5"/>
</g>
<g class="name" fill="#1a1a1a" font-size="17">
<text x="64.8" y="498.2">White</text>
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
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="caption" fill="#1a1a1a" font-size="14">
<text x="46.8" y="521">Turn 79: White g3-j6 xc3-g3 xc2</text>
<text x="46.8" y="540">1-0 by rings</text>
<text x="393.2" y="540" text-anchor="end">pool: 7</text>
</g>
</svg>
