yinsh convert -t yinsh-save samples/comments.yin samples/blitz.yin | awk '{ print substr($0, 1, 300) }' | sed -n 1,90p
== stdout
# RESULT Black
# TAG Event "Evening lessons"
# TAG Site "Ringby"
# DATE 2026.10.02
# WHITE_PLAYER Ida Brandt
# BLACK_PLAYER 白石
# TAG Annotator "Søren \"Sös\" Bækgård"
# TAG Comment "a tag with a backslash \\ and \"quotes\""
# COMMENT Comments may stand anywhere, here before the first turn,\nand may be longer than a line.
PLACE J6
# MARK !
# COMMENT The middle at once; Ida Brandt’s favourite.
PLACE C8
# COMMENT Próbuje z boku
# COMMENT and so do I: 白 and 黒 both like the edge
PLACE D6
PLACE H11
PLACE B6
PLACE F10
PLACE C4
PLACE D1
PLACE E6
PLACE K8
# COMMENT All ten rings stand. The longest line is a2-j11? No: b2-j10, nine points.
MOVE D6 I11
MOVE H11 H4
MOVE E6 E2
# MARK ?!
# COMMENT A } inside a comment is written \\x7d, a backslash twice.
MOVE F10 F2
MOVE B6 B1
MOVE D1 D7
MOVE I11 C5
# MARK !!
# COMMENT ["Tags" in a comment are text]
MOVE D7 D5
MOVE C5 E7
MOVE D5 B5
MOVE E7 C7
MOVE B5 E8
MOVE C4 C6
MOVE E8 G8
MOVE C6 F9
MOVE G8 B3
MOVE F9 I9
MOVE C8 F8
MOVE E2 E9
MOVE F8 D8
MOVE E9 E5
MOVE D8 D4
MOVE E5 A5
MOVE D4 F6
MOVE C7 G11
MOVE B3 B7
MOVE A5 F5
MOVE B7 F7
REMOVE_ROW B5 F9
# COMMENT made by the opponent, so it goes first
REMOVE_RING F5
# MARK ??
# COMMENT the wrong ring
MOVE I9 D9
# MARK !
# COMMENT and only now the move
MOVE H4 H7
MOVE G11 G7
MOVE F7 H9
# MARK !?
# COMMENT jumps
REMOVE_ROW B3 F7
# MARK !
# COMMENT five in a row
REMOVE_RING K8
# COMMENT two comments
# COMMENT after one ring
MOVE G7 D7
MOVE F6 H8
MOVE D7 D5
MOVE H8 J10
MOVE D5 D3
REMOVE_ROW D4 D8
REMOVE_RING J6
MOVE J10 E10
REMOVE_ROW F6 J10
REMOVE_RING H9
MOVE D9 D6
MOVE F2 F7
MOVE D6 J6
MOVE F7 D7
MOVE J6 G3
