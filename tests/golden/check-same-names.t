# A name that both players have does not decide between them; the game on the board does.
cd "$WORK" || exit
score() { yinsh score -W style=ignore --diagnostics=short --no-head --columns=white,black,claimed,result,end,status "$@"; }
finished=$(yinsh convert -t boardspace "$OLDPWD/samples/minimal.yin") || exit
finished=$(printf '%s\n' "$finished" | sed '/^P[01].id/d; s/RE\[[^]]*\]//; s/GM\[24\]/&P0[id "Ann"]P1[id "Ann"]RE[SENTENCE]/')
for sentence in 'Game won by Ann' 'ANN has won' 'Ann beat Ann' 'Game won by Bo' '1-0' '0-1'; do
    echo "--- $sentence"
    printf '%s\n' "$finished" | sed "s/SENTENCE/$sentence/" | score -
    printf '(;GM[24]SU[Yinsh]P0[id "Ann"]P1[id "Ann"]RE[%s];P0[1 place wr E 8];P1[2 place br F 8])\n' "$sentence" | score -
done 2>&1
log() { sed "s/Teodor Quist/Bo [Yellow] Marsh/; s/\(\"gameEnd\".*\"args\": {\).*}}/\1$1}}/" "$OLDPWD/samples/bga-json.json" | score -; }
for end in '"player_name": "Bo [Yellow] Marsh"' '"player_id": "84211"' '"player_id": "90377"' '"player_name": "Cid"'; do
    echo "--- $end" && log "$end"
done 2>&1
== stdout
--- Game won by Ann
<stdin>:2:34: warning: the stated result does not identify the winner: Game won by Ann (notation) [result-unread]
Ann	Ann		1-0	rings	ok
<stdin>:1:45: warning: the stated result does not identify the winner: Game won by Ann (notation) [result-unread]
Ann	Ann		*	unfinished	ok
--- ANN has won
<stdin>:2:34: warning: the stated result does not identify the winner: ANN has won (notation) [result-unread]
Ann	Ann		1-0	rings	ok
<stdin>:1:45: warning: the stated result does not identify the winner: ANN has won (notation) [result-unread]
Ann	Ann		*	unfinished	ok
--- Ann beat Ann
<stdin>:2:34: warning: the stated result does not identify the winner: Ann beat Ann (notation) [result-unread]
Ann	Ann		1-0	rings	ok
<stdin>:1:45: warning: the stated result does not identify the winner: Ann beat Ann (notation) [result-unread]
Ann	Ann		*	unfinished	ok
--- Game won by Bo
<stdin>:2:34: warning: the stated result does not identify the winner: Game won by Bo (notation) [result-unread]
Ann	Ann		1-0	rings	ok
<stdin>:1:45: warning: the stated result does not identify the winner: Game won by Bo (notation) [result-unread]
Ann	Ann		*	unfinished	ok
--- 1-0
Ann	Ann	1-0	1-0	rings	ok
<stdin>:1:45: warning: the record claims 1-0, but does not state how the unfinished game ended (notation) [end-missing]
Ann	Ann	1-0	1-0	unknown	ok
--- 0-1
<stdin>:2:34: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
Ann	Ann	0-1	1-0	rings	mismatch
<stdin>:1:45: warning: the record claims 0-1, but does not state how the unfinished game ended (notation) [end-missing]
Ann	Ann	0-1	0-1	unknown	ok
--- "player_name": "Bo [Yellow] Marsh"
<stdin>:424:98: warning: turn 57: the stated result does not identify the winner: "Bo [Yellow] Marsh" (notation) [result-unread]
Bo [Yellow] Marsh	Bo [Yellow] Marsh		1-0	rings	ok
Ana-Lucía Cruz	Ida	0-1	0-1	rings	ok
--- "player_id": "84211"
Bo [Yellow] Marsh	Bo [Yellow] Marsh	1-0	1-0	rings	ok
Ana-Lucía Cruz	Ida	0-1	0-1	rings	ok
--- "player_id": "90377"
<stdin>:424:96: error: the record claims 0-1; the replay gives 1-0 by rings (rulebook H) [result-mismatch]
Bo [Yellow] Marsh	Bo [Yellow] Marsh	0-1	1-0	rings	mismatch
Ana-Lucía Cruz	Ida	0-1	0-1	rings	ok
--- "player_name": "Cid"
<stdin>:424:98: error: turn 57: this does not identify one of the two players: "Cid" (notation) [player-unknown]
Bo [Yellow] Marsh	Bo [Yellow] Marsh		*	unfinished	malformed
Ana-Lucía Cruz	Ida	0-1	0-1	rings	ok
== status 1
