yinsh convert -t yinshml samples/comments.yin samples/blitz.yin | awk '{ print substr($0, 1, 300) }' | sed -n 1,90p
printf '{"moves":[{"player":"white","move_type":"PLACE_RING","position":"E3"}],"\\u00e9 a":"z","White-Elo":"3"}\n' | yinsh convert -f yinshml -t gipf
== stdout
{"source": "Ringby", "players": {"white": {"name": "Ida Brandt"}, "black": {"name": "白石"}}, "result": "black", "white_score": 2, "black_score": 3, "tags": {"Event": "Evening lessons", "Date": "2026.10.02", "Annotator": "Søren \"Sös\" Bækgård", "Comment": "a tag with a backslash \\ and \"quot
{"source": "Ringby", "players": {"white": {"name": "Zoë Marchetti"}, "black": {"name": "Ida Brandt"}}, "result": "white", "white_score": 1, "black_score": 0, "end": "resign", "tags": {"Event": "Evening lessons", "Date": "2026.10.09"}, "n_moves": 35, "moves": [{"move_type": "PLACE_RING", "player": "
{"source": "Ringby", "players": {"white": {"name": "O. K. Ito"}, "black": {"name": "Ida Brandt"}}, "result": "white", "white_score": 1, "black_score": 0, "variant": "blitz", "tags": {"Event": "Practice 1", "Date": "2026.04.19", "Round": "6"}, "n_moves": 41, "moves": [{"move_type": "PLACE_RING", "pla
{"source": "Ringby", "players": {"white": {"name": "Петра Ласло"}, "black": {"name": "Jun; Vantongeren"}}, "result": "black", "white_score": 0, "black_score": 1, "variant": "blitz", "tags": {"Event": "Practice 1", "Date": "2026.04.24", "Round": "3"}, "n_moves": 48, "moves": [{"move_type": 
{"source": "Ringby", "players": {"white": {"name": "(Guest 17)"}, "black": {"name": "Ana-Lucía Cruz"}}, "result": "white", "white_score": 0, "black_score": 0, "variant": "blitz", "end": "resign", "tags": {"Event": "Practice 1", "Date": "2026.03.17", "Round": "1"}, "n_moves": 23, "moves": [{"move_ty
{"source": "Ringby", "players": {"white": {"name": "Ida Brandt"}, "black": {"name": "Zoë Marchetti"}}, "result": "draw", "white_score": 0, "black_score": 0, "variant": "blitz", "tags": {"Event": "Practice 2", "Date": "2026.03.20", "Round": "1"}, "n_moves": 61, "moves": [{"move_type": "PLACE_RING", 
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]
[é_a "z"]
[White-Elo "3"]

1.e3 *

