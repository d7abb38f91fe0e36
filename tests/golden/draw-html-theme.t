printf 'font = Noto Sans, serif\npaper = #101112\n' >"$WORK/own.theme"
yinsh draw --sheet --format=html --theme="$WORK/own.theme" samples/short.yin | grep -e '^:root' -e 'color: var'
== stdout
body { margin: 0 auto; padding: 1rem; max-width: 46rem; color: var(--text); background: var(--paper);
.comment { color: var(--coordinate); font-size: .93em; padding-left: 1em; }
.fault { color: var(--fault); }
:root { --font: Noto Sans, serif; --paper: #101112; --line: #9a9a9a; --coordinate: #5c5c5c; --text: #1a1a1a; --white: #ffffff; --white-edge: #222222; --black: #2b2b2b; --black-edge: #000000; --move: #c0392b; --row: #f0d9a8; --removed: #9c5700; --fault: #c00000; }
