cd "$WORK" && ln -s "$SRCDIR/samples" . || exit
try() { "$@"; echo "status $?"; }
yinsh show --format=position samples/tournament.yin | try yinsh draw --positions=- -o '%f-%r-%t.svg'
ls *.svg; rm -f *.svg
line=$(yinsh show --format=position samples/minimal.yin)
printf '  %s\r\n' "$line" >lines.txt
{ echo; echo 'nonsense'; cat lines.txt; printf '  W9\000\033\n'; } >mixed.txt
try yinsh draw --positions=mixed.txt
head -c 70000 /dev/zero | tr '\0' x >>mixed.txt
try yinsh draw --positions=mixed.txt -o '%r.svg'
ls *.svg
try yinsh draw --positions=/dev/null
try yinsh draw --positions=missing
try yinsh draw --position='x'
try yinsh draw --position="$(cat lines.txt)" --positions=lines.txt
try yinsh draw --positions=lines.txt samples/minimal.yin
try yinsh draw --positions=lines.txt --rows
echo '--- names'
long=$(head -c 200 /dev/zero | tr '\0' n)
printf 'position\tname\n%s\ta\tb/../\303\251\n%s\n%s\t\n%s\t%s\r\nposition\tx\n' "$line" "$line" "$line" "$line" "$long" >named.txt
rm -f *.svg; try yinsh draw --positions=named.txt -o '%n.svg'
ls *.svg; rm -f *.svg
try yinsh draw --positions=named.txt -o '%x.svg'
try yinsh draw --position="$line" -o '%n.svg'
yinsh draw --position="$(yinsh show --format=position samples/minimal.yin)" --map=turn180 --theme=dark --no-coordinates
== stdout
status 0
stdin-000001-0081.svg
stdin-000002-0064.svg
stdin-000003-0071.svg
stdin-000004-0048.svg
stdin-000005-0039.svg
stdin-000006-0061.svg
stdin-000007-0066.svg
stdin-000008-0065.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<title>before turn 79</title>
<desc>White rings: d8 and j6. Black rings: d6, f9 and k7. White markers: a4, b5, c4, e1, e2, e4, e6, f4, f5, g4, g5, g10, h3, h4, h11, j5, j8 and j9. Black markers: a2, a5, b3, b4, c1, c5, c6, c8, d2, d4, d5, d7, e5, e8, f2, f6, f10, g2, g6, h5, h8, i4, i5, i10, j7 and k8. Rings removed: White 3, Black 2. Markers in the pool: 7. 1-0 by rings.</desc>
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
<text x="46.8" y="540">1-0 by rings</text>
<text x="393.2" y="540" text-anchor="end">pool: 7</text>
</g>
</svg>
status 1
status 2
000003.svg
status 1
status 2
status 2
status 2
status 2
status 2
--- names
status 1
000003.svg
000004.svg
a_b_..___.svg
nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn.svg
status 2
status 2
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<title>before turn 79</title>
<desc>White rings: b6 and h4. Black rings: a5, f3 and h6. White markers: b3, b4, b7, d1, d8, d9, e2, e7, e8, f7, f8, g6, g8, g10, g11, i8, j7 and k8. Black markers: a4, b5, c2, c7, c8, d4, d7, e6, e10, f2, f6, f10, g4, g7, h5, h7, h8, h10, i4, i6, i7, i11, j8, j9, k7 and k10. Rings removed: White 3, Black 2. Markers in the pool: 7. 1-0 by rings.</desc>
<g class="paper" fill="#1e2127">
<rect x="0" y="0" width="440" height="552"/>
</g>
<g class="black marker" fill="#0b0c0e" stroke="#9aa3b2" stroke-width="1.4">
<circle cx="46.8" cy="24" r="8.5"/>
</g>
<g class="name" fill="#eceef2" font-size="17">
<text x="64.8" y="30.2">Black</text>
</g>
<g class="black edge" fill="none" stroke="#9aa3b2" stroke-width="7.6">
<circle cx="331.9" cy="24" r="8.5"/>
</g>
<g class="black ring" fill="none" stroke="#0b0c0e" stroke-width="5">
<circle cx="331.9" cy="24" r="8.5"/>
</g>
<g class="black edge" fill="none" stroke="#9aa3b2" stroke-width="7.6">
<circle cx="358.3" cy="24" r="8.5"/>
</g>
<g class="black ring" fill="none" stroke="#0b0c0e" stroke-width="5">
<circle cx="358.3" cy="24" r="8.5"/>
</g>
<g class="slot" fill="none" stroke="#5b6270" stroke-width="1.2" stroke-dasharray="3 2.5">
<circle cx="384.7" cy="24" r="8.5"/>
</g>
<g class="line" fill="none" stroke="#5b6270" stroke-width="1.2" stroke-linecap="round">
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
<g class="white marker" fill="#f4f0e4" stroke="#8c8673" stroke-width="1.4">
<circle cx="81.44" cy="294" r="10.5"/>
<circle cx="81.44" cy="254" r="10.5"/>
<circle cx="81.44" cy="134" r="10.5"/>
<circle cx="150.72" cy="414" r="10.5"/>
<circle cx="150.72" cy="134" r="10.5"/>
<circle cx="150.72" cy="94" r="10.5"/>
<circle cx="185.36" cy="394" r="10.5"/>
<circle cx="185.36" cy="194" r="10.5"/>
<circle cx="185.36" cy="154" r="10.5"/>
<circle cx="220" cy="214" r="10.5"/>
<circle cx="220" cy="174" r="10.5"/>
<circle cx="254.64" cy="274" r="10.5"/>
<circle cx="254.64" cy="194" r="10.5"/>
<circle cx="254.64" cy="114" r="10.5"/>
<circle cx="254.64" cy="74" r="10.5"/>
<circle cx="323.92" cy="234" r="10.5"/>
<circle cx="358.56" cy="294" r="10.5"/>
<circle cx="393.2" cy="274" r="10.5"/>
</g>
<g class="black marker" fill="#0b0c0e" stroke="#9aa3b2" stroke-width="1.4">
<circle cx="46.8" cy="234" r="10.5"/>
<circle cx="81.44" cy="214" r="10.5"/>
<circle cx="116.08" cy="354" r="10.5"/>
<circle cx="116.08" cy="154" r="10.5"/>
<circle cx="116.08" cy="114" r="10.5"/>
<circle cx="150.72" cy="294" r="10.5"/>
<circle cx="150.72" cy="174" r="10.5"/>
<circle cx="185.36" cy="234" r="10.5"/>
<circle cx="185.36" cy="74" r="10.5"/>
<circle cx="220" cy="414" r="10.5"/>
<circle cx="220" cy="254" r="10.5"/>
<circle cx="220" cy="94" r="10.5"/>
<circle cx="254.64" cy="354" r="10.5"/>
<circle cx="254.64" cy="234" r="10.5"/>
<circle cx="289.28" cy="334" r="10.5"/>
<circle cx="289.28" cy="254" r="10.5"/>
<circle cx="289.28" cy="214" r="10.5"/>
<circle cx="289.28" cy="134" r="10.5"/>
<circle cx="323.92" cy="394" r="10.5"/>
<circle cx="323.92" cy="314" r="10.5"/>
<circle cx="323.92" cy="274" r="10.5"/>
<circle cx="323.92" cy="114" r="10.5"/>
<circle cx="358.56" cy="254" r="10.5"/>
<circle cx="358.56" cy="214" r="10.5"/>
<circle cx="393.2" cy="314" r="10.5"/>
<circle cx="393.2" cy="194" r="10.5"/>
</g>
<g class="white edge" fill="none" stroke="#8c8673" stroke-width="7.6">
<circle cx="81.44" cy="174" r="14.5"/>
<circle cx="289.28" cy="374" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#f4f0e4" stroke-width="5">
<circle cx="81.44" cy="174" r="14.5"/>
<circle cx="289.28" cy="374" r="14.5"/>
</g>
<g class="black edge" fill="none" stroke="#9aa3b2" stroke-width="7.6">
<circle cx="46.8" cy="194" r="14.5"/>
<circle cx="220" cy="374" r="14.5"/>
<circle cx="289.28" cy="294" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke="#0b0c0e" stroke-width="5">
<circle cx="46.8" cy="194" r="14.5"/>
<circle cx="220" cy="374" r="14.5"/>
<circle cx="289.28" cy="294" r="14.5"/>
</g>
<g class="white marker" fill="#f4f0e4" stroke="#8c8673" stroke-width="1.4">
<circle cx="46.8" cy="492" r="8.5"/>
</g>
<g class="name" fill="#eceef2" font-size="17">
<text x="64.8" y="498.2">White</text>
</g>
<g class="white edge" fill="none" stroke="#8c8673" stroke-width="7.6">
<circle cx="331.9" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#f4f0e4" stroke-width="5">
<circle cx="331.9" cy="492" r="8.5"/>
</g>
<g class="white edge" fill="none" stroke="#8c8673" stroke-width="7.6">
<circle cx="358.3" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#f4f0e4" stroke-width="5">
<circle cx="358.3" cy="492" r="8.5"/>
</g>
<g class="white edge" fill="none" stroke="#8c8673" stroke-width="7.6">
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="white ring" fill="none" stroke="#f4f0e4" stroke-width="5">
<circle cx="384.7" cy="492" r="8.5"/>
</g>
<g class="caption" fill="#eceef2" font-size="14">
<text x="46.8" y="540">1-0 by rings</text>
<text x="393.2" y="540" text-anchor="end">pool: 7</text>
</g>
</svg>
== stderr
mixed.txt:2:1: a column must consist of W, B, w, b and numbers
mixed.txt:4:5: a column has too many points
mixed.txt:2:1: a column must consist of W, B, w, b and numbers
mixed.txt:4:5: a column has too many points
mixed.txt:5: the line is too long
yinsh: draw: there is nothing to draw: there is no position in the input
yinsh: draw: missing: No such file or directory
yinsh: draw: position line, column 1: a column must consist of W, B, w, b and numbers
yinsh: draw: use only one of --position and --positions
Try 'yinsh draw --help'.
yinsh: draw: no records are read with --positions; omit files of records and options that choose records, turns or faults
Try 'yinsh draw --help'.
yinsh: draw: no records are read with --positions; omit files of records and options that choose records, turns or faults
Try 'yinsh draw --help'.
named.txt:6:1: a column must consist of W, B, w, b and numbers
yinsh: draw: --output takes %f, %r, %t, %n and %%, not '%x.svg'
Try 'yinsh draw --help'.
yinsh: draw: --output takes %f, %r, %t and %%, not '%n.svg'
Try 'yinsh draw --help'.
