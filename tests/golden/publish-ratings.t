g=$(cat samples/minimal.yin); for game in 'Ann Bob 2025.12.30' 'Bob Ann 2025.12.31' 'Cy Ann 2026.01.05' 'Ann Cy 2026.03.01' 'Cy Ann 2026.03.02' 'Bob Cy ????.??.??'; do set -- $game; printf '[White "%s"]\n[Black "%s"]\n[Date "%s"]\n\n%s\n\n' "$1" "$2" "$3" "$g"; done >"$WORK/dated.yin"; for option in --anonymous --title=x; do yinsh publish --no-downloads $option -o "$WORK/site" "$WORK/dated.yin"; cat "$WORK/site/data/ratings.js"; done
== stdout
yinsh.ratings({"periods":["Period 1","Period 2","Period 3"],"undated":1,"players":[
[1500,1500,1460],
[null,null,1580],
[1500,1500,1460]
]});
yinsh.ratings({"periods":["2025-12","2026-01","2026-03"],"undated":1,"players":[
[1500,1500,1460],
[null,null,1580],
[1500,1500,1460]
]});
