for theme in colour dark distinct; do yinsh draw --theme=$theme --turn=46 --record=1 samples/tournament.yin | grep -v '^<[clrt/]'; done
printf '\357\273\277' >"$WORK/own.theme"
cat >>"$WORK/own.theme" <<'END'
# Only these colours differ from those of the theme paper.
paper = #fffff0
  move=#0000FF
font = DejaVu Sans, sans-serif

END
yinsh draw --theme="$WORK/own.theme" --turn=46 --record=1 samples/tournament.yin | grep -v '^<[clrt/]'
== stdout
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<desc>Black moves the ring on g8 to g5, removes the row from c4 to g8 and removes the ring on g3. White rings: b1, b5, h10 and i7. Black rings: b6, d7, f6 and g5. White markers: a2, a5, b3, c1, c5, c8, e3, e7, e8, e9, e10, g10, h4, h6 and j9. Black markers: b4, c6, c7, d4, d6, f8, g4, g9, g11, h9 and k7. Rings removed: White 1, Black 1. Markers in the pool: 25. White to move a ring.</desc>
<g class="paper" fill="#e9e4d8">
<g class="black marker" fill="#2c2f36" stroke="#0e1013" stroke-width="1.4">
<g class="name" fill="#26221a" font-size="17">
<g class="black edge" fill="none" stroke="#0e1013" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#2c2f36" stroke-width="5">
<g class="slot" fill="none" stroke="#8d8779" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="line" fill="none" stroke="#8d8779" stroke-width="1.2" stroke-linecap="round">
<g class="coordinate" fill="#615b4d" font-size="13">
<g class="row" fill="none" stroke="#d9b25c" stroke-width="26" stroke-linecap="round">
<g class="arrow" fill="none" stroke="#b5442c" stroke-width="4" stroke-linecap="round">
<g class="white marker" fill="#fbf7ec" stroke="#5d5645" stroke-width="1.4">
<g class="black marker" fill="#2c2f36" stroke="#0e1013" stroke-width="1.4">
<g class="black removed" fill="#2c2f36" stroke="#0e1013" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="head" fill="#b5442c">
<polygon points="254.64,295 248.44,285.5 260.84,285.5"/>
<g class="left" fill="none" stroke="#b5442c" stroke-width="1.6" stroke-dasharray="3 2.5">
<g class="white edge" fill="none" stroke="#5d5645" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#fbf7ec" stroke-width="5">
<g class="black edge" fill="none" stroke="#0e1013" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#2c2f36" stroke-width="5">
<g class="ring removed" fill="none" stroke="#8a4b00" stroke-width="2.4" stroke-dasharray="3 2.5">
<g class="white marker" fill="#fbf7ec" stroke="#5d5645" stroke-width="1.4">
<g class="name" fill="#26221a" font-size="17">
<g class="white edge" fill="none" stroke="#5d5645" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#fbf7ec" stroke-width="5">
<g class="slot" fill="none" stroke="#8d8779" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="caption" fill="#26221a" font-size="14">
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<desc>Black moves the ring on g8 to g5, removes the row from c4 to g8 and removes the ring on g3. White rings: b1, b5, h10 and i7. Black rings: b6, d7, f6 and g5. White markers: a2, a5, b3, c1, c5, c8, e3, e7, e8, e9, e10, g10, h4, h6 and j9. Black markers: b4, c6, c7, d4, d6, f8, g4, g9, g11, h9 and k7. Rings removed: White 1, Black 1. Markers in the pool: 25. White to move a ring.</desc>
<g class="paper" fill="#1e2127">
<g class="black marker" fill="#0b0c0e" stroke="#9aa3b2" stroke-width="1.4">
<g class="name" fill="#eceef2" font-size="17">
<g class="black edge" fill="none" stroke="#9aa3b2" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#0b0c0e" stroke-width="5">
<g class="slot" fill="none" stroke="#5b6270" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="line" fill="none" stroke="#5b6270" stroke-width="1.2" stroke-linecap="round">
<g class="coordinate" fill="#a4acba" font-size="13">
<g class="row" fill="none" stroke="#6b5523" stroke-width="26" stroke-linecap="round">
<g class="arrow" fill="none" stroke="#ff8a65" stroke-width="4" stroke-linecap="round">
<g class="white marker" fill="#f4f0e4" stroke="#8c8673" stroke-width="1.4">
<g class="black marker" fill="#0b0c0e" stroke="#9aa3b2" stroke-width="1.4">
<g class="black removed" fill="#0b0c0e" stroke="#9aa3b2" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="head" fill="#ff8a65">
<polygon points="254.64,295 248.44,285.5 260.84,285.5"/>
<g class="left" fill="none" stroke="#ff8a65" stroke-width="1.6" stroke-dasharray="3 2.5">
<g class="white edge" fill="none" stroke="#8c8673" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#f4f0e4" stroke-width="5">
<g class="black edge" fill="none" stroke="#9aa3b2" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#0b0c0e" stroke-width="5">
<g class="ring removed" fill="none" stroke="#ffb454" stroke-width="2.4" stroke-dasharray="3 2.5">
<g class="white marker" fill="#f4f0e4" stroke="#8c8673" stroke-width="1.4">
<g class="name" fill="#eceef2" font-size="17">
<g class="white edge" fill="none" stroke="#8c8673" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#f4f0e4" stroke-width="5">
<g class="slot" fill="none" stroke="#5b6270" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="caption" fill="#eceef2" font-size="14">
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="sans-serif">
<desc>Black moves the ring on g8 to g5, removes the row from c4 to g8 and removes the ring on g3. White rings: b1, b5, h10 and i7. Black rings: b6, d7, f6 and g5. White markers: a2, a5, b3, c1, c5, c8, e3, e7, e8, e9, e10, g10, h4, h6 and j9. Black markers: b4, c6, c7, d4, d6, f8, g4, g9, g11, h9 and k7. Rings removed: White 1, Black 1. Markers in the pool: 25. White to move a ring.</desc>
<g class="paper" fill="#ffffff">
<g class="black marker" fill="#0a4f8a" stroke="#00203c" stroke-width="1.4">
<g class="name" fill="#111111" font-size="17">
<g class="black edge" fill="none" stroke="#00203c" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#0a4f8a" stroke-width="5">
<g class="slot" fill="none" stroke="#8c8c8c" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="line" fill="none" stroke="#8c8c8c" stroke-width="1.2" stroke-linecap="round">
<g class="coordinate" fill="#4d4d4d" font-size="13">
<g class="row" fill="none" stroke="#d5d5d5" stroke-width="26" stroke-linecap="round">
<g class="arrow" fill="none" stroke="#cc3311" stroke-width="4" stroke-linecap="round">
<g class="white marker" fill="#ffc247" stroke="#5a3d00" stroke-width="1.4">
<g class="black marker" fill="#0a4f8a" stroke="#00203c" stroke-width="1.4">
<g class="black removed" fill="#0a4f8a" stroke="#00203c" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="head" fill="#cc3311">
<polygon points="254.64,295 248.44,285.5 260.84,285.5"/>
<g class="left" fill="none" stroke="#cc3311" stroke-width="1.6" stroke-dasharray="3 2.5">
<g class="white edge" fill="none" stroke="#5a3d00" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#ffc247" stroke-width="5">
<g class="black edge" fill="none" stroke="#00203c" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#0a4f8a" stroke-width="5">
<g class="ring removed" fill="none" stroke="#111111" stroke-width="2.4" stroke-dasharray="3 2.5">
<g class="white marker" fill="#ffc247" stroke="#5a3d00" stroke-width="1.4">
<g class="name" fill="#111111" font-size="17">
<g class="white edge" fill="none" stroke="#5a3d00" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#ffc247" stroke-width="5">
<g class="slot" fill="none" stroke="#8c8c8c" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="caption" fill="#111111" font-size="14">
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="552" viewBox="0 0 440 552" role="img" font-family="DejaVu Sans, sans-serif">
<desc>Black moves the ring on g8 to g5, removes the row from c4 to g8 and removes the ring on g3. White rings: b1, b5, h10 and i7. Black rings: b6, d7, f6 and g5. White markers: a2, a5, b3, c1, c5, c8, e3, e7, e8, e9, e10, g10, h4, h6 and j9. Black markers: b4, c6, c7, d4, d6, f8, g4, g9, g11, h9 and k7. Rings removed: White 1, Black 1. Markers in the pool: 25. White to move a ring.</desc>
<g class="paper" fill="#fffff0">
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<g class="name" fill="#1a1a1a" font-size="17">
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-linecap="round">
<g class="coordinate" fill="#5c5c5c" font-size="13">
<g class="row" fill="none" stroke="#f0d9a8" stroke-width="26" stroke-linecap="round">
<g class="arrow" fill="none" stroke="#0000ff" stroke-width="4" stroke-linecap="round">
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<g class="black marker" fill="#2b2b2b" stroke="#000000" stroke-width="1.4">
<g class="black removed" fill="#2b2b2b" stroke="#000000" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="head" fill="#0000ff">
<polygon points="254.64,295 248.44,285.5 260.84,285.5"/>
<g class="left" fill="none" stroke="#0000ff" stroke-width="1.6" stroke-dasharray="3 2.5">
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<g class="ring removed" fill="none" stroke="#9c5700" stroke-width="2.4" stroke-dasharray="3 2.5">
<g class="white marker" fill="#ffffff" stroke="#222222" stroke-width="1.4">
<g class="name" fill="#1a1a1a" font-size="17">
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<g class="slot" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-dasharray="3 2.5">
<g class="caption" fill="#1a1a1a" font-size="14">
