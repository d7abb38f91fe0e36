yinsh score samples/broken/* 2>/dev/null
== stdout
file	record	white	black	result	white_rings	black_rings	end	turns	moves	claimed	status	code	fault_turn
samples/broken/case-mixed.yin	1	Ida		*	0	0	unfinished	3	0	*	ok		
samples/broken/charset-misfit.sgf	1	Ida	Bo	*	0	0	unfinished	1	0		ok		
samples/broken/charset-unknown.sgf	1	Ida	Bo	*	0	0	unfinished	1	0		ok		
samples/broken/colours-swapped.txt	1			*	0	0	unfinished	4	0		ok		
samples/broken/command-ignored.sgf	1	Ida	Bo	*	0	0	unfinished	1	0		ok		
samples/broken/end-mismatch.yin	1			1-0	3	0	rings	1	0	1-0	ok		
samples/broken/end-missing.yin	1			1-0	0	0	unknown	2	0	1-0	ok		
samples/broken/end-unknown.yin	1			*	0	0	unfinished	1	0	*	ok		
samples/broken/final-mismatch.ndjson	1			*	0	0	unfinished	2	0	*	mismatch	final-mismatch	
samples/broken/flips-mismatch.txt	1	Ann	Ben	*	0	0	unfinished	11	1		mismatch	flips-mismatch	11
samples/broken/game-blocked.yin	1			*	1	1	unfinished	2	0		illegal	game-blocked	64
samples/broken/game-over.yin	1			*	3	0	unfinished	1	0		illegal	game-over	42
samples/broken/json-field.ndjson	1	Ida	Nils	*	0	0	unfinished	1	0		malformed	json-field	2
samples/broken/json-syntax.ndjson	1			*	0	0	unfinished	0	0		malformed	json-syntax	
samples/broken/limit-passed.log	1			*	0	0	unfinished	62	52		ok		
samples/broken/line-unknown.txt	1	Ann	Ben	*	0	0	unfinished	2	0		ok		
samples/broken/look-alike.yin	1			*	0	0	unfinished	11	1	*	ok		
samples/broken/marker-misfit.txt	1	Ann	Ben	*	0	0	unfinished	10	0		illegal	marker-misfit	11
samples/broken/move-due.yin	1			*	1	0	unfinished	0	0		illegal	move-due	41
samples/broken/move-end-marker.yin	1			*	0	0	unfinished	12	2		illegal	move-end-marker	13
samples/broken/move-end-ring.yin	1			*	0	0	unfinished	10	0		illegal	move-end-ring	11
samples/broken/move-no-movement.yin	1			*	0	0	unfinished	10	0		illegal	move-no-movement	11
samples/broken/move-no-ring.yin	1			*	0	0	unfinished	10	0		illegal	move-no-ring	11
samples/broken/move-not-straight.yin	1			*	0	0	unfinished	10	0		illegal	move-not-straight	11
samples/broken/move-off-board.yin	1			*	0	0	unfinished	10	0		illegal	move-off-board	11
samples/broken/move-opponent-ring.yin	1			*	0	0	unfinished	10	0		illegal	move-opponent-ring	11
samples/broken/move-past-block.yin	1			*	0	0	unfinished	12	2		illegal	move-past-block	13
samples/broken/move-ring-in-way.yin	1			*	0	0	unfinished	10	0		illegal	move-ring-in-way	11
samples/broken/move-wrong-side.sgf	1	Ida	Bo	*	0	0	unfinished	0	0		illegal	move-wrong-side	41
samples/broken/notation-tie.txt	1			*	0	0	unfinished	0	0		malformed	notation-tie	
samples/broken/number-unused.yin	1			*	0	0	unfinished	2	0	*	ok		
samples/broken/number-wrong.yin	1			*	0	0	unfinished	2	0	*	ok		
samples/broken/other-game.sgf	1			*	0	0	unfinished	0	0		malformed	other-game	
samples/broken/pass-can-move.yin	1			*	0	0	unfinished	10	0		illegal	pass-can-move	11
samples/broken/place-after-ten.yin	1			*	0	0	unfinished	10	0		illegal	place-after-ten	11
samples/broken/place-occupied.yin	1			*	0	0	unfinished	1	0		illegal	place-occupied	2
samples/broken/place-off-board.yin	1			*	0	0	unfinished	1	0		illegal	place-off-board	2
samples/broken/place-wrong-side.sgf	1	Ida	Bo	*	0	0	unfinished	0	0		illegal	place-wrong-side	1
samples/broken/placing-due.yin	1			*	0	0	unfinished	2	0		illegal	placing-due	3
samples/broken/player-unknown.txt	1	Ann	Ben	*	0	0	unfinished	2	0		malformed	player-unknown	2
samples/broken/pool-empty.yin	1			*	1	1	unfinished	1	1		illegal	pool-empty	72
samples/broken/position-bad.yin	1			*	0	0	unfinished	0	0		malformed	position-bad	
samples/broken/position-mismatch.ndjson	1			*	0	0	unfinished	2	0		mismatch	position-mismatch	2
samples/broken/property-left-out.sgf	1	Ida	Bo	*	0	0	unfinished	2	0		ok		
samples/broken/reading-found.json	1			*	1	0	unfinished	5	5		ok		
samples/broken/readings-many.json	1			*	0	0	unfinished	0	1		malformed	readings-many	17
samples/broken/result-mismatch.yin	1			1-0	3	0	rings	1	0	0-1	mismatch	result-mismatch	
samples/broken/result-missing.yin	1			*	0	0	unfinished	1	0	*	malformed	result-missing	
samples/broken/result-spelling.yin	1			1-0	0	0	resign	2	0	1-0	ok		
samples/broken/result-twice.yin	1			*	0	0	unfinished	1	0	1-0	malformed	result-twice	
samples/broken/result-unknown.yin	1			*	0	0	unfinished	0	0		malformed	result-unknown	
samples/broken/result-unread.sgf	1	Ida	Bo	*	0	0	unfinished	1	0		ok		
samples/broken/ring-due.yin	1			*	0	0	unfinished	0	0		illegal	ring-due	41
samples/broken/ring-none-there.yin	1			*	0	0	unfinished	0	0		illegal	ring-none-there	41
samples/broken/ring-not-due.yin	1			*	0	0	unfinished	0	0		illegal	ring-not-due	41
samples/broken/ring-off-board.yin	1			*	0	0	unfinished	0	0		illegal	ring-off-board	41
samples/broken/ring-opponent.yin	1			*	0	0	unfinished	0	0		illegal	ring-opponent	41
samples/broken/rings-mismatch.yin	1			1-0	3	0	rings	1	0	1-0	mismatch	rings-mismatch	
samples/broken/rings-unknown.yin	1			*	0	0	unfinished	0	0		malformed	rings-unknown	
samples/broken/row-ambiguous.yin	1			*	0	0	unfinished	0	0		malformed	row-ambiguous	41
samples/broken/row-due-before-move.yin	1			*	0	0	unfinished	0	0		illegal	row-due-before-move	41
samples/broken/row-due.yin	1			*	0	0	unfinished	0	1		illegal	row-due	41
samples/broken/row-ends-reversed.yin	1			*	1	0	unfinished	1	1	*	ok		
samples/broken/row-has-ring.yin	1			*	0	0	unfinished	0	0		illegal	row-has-ring	41
samples/broken/row-none.json	1			*	0	0	unfinished	1	1		illegal	row-none	17
samples/broken/row-not-five.yin	1			*	0	0	unfinished	0	0		illegal	row-not-five	41
samples/broken/row-not-straight.yin	1			*	0	0	unfinished	0	0		illegal	row-not-straight	41
samples/broken/row-off-board.yin	1			*	0	0	unfinished	0	0		illegal	row-off-board	41
samples/broken/row-order.sgf	1	Ida	Bo	*	0	0	unfinished	0	0		illegal	row-order	41
samples/broken/row-vacant.yin	1			*	0	0	unfinished	0	0		illegal	row-vacant	41
samples/broken/row-wrong-colour.yin	1			*	0	0	unfinished	0	0		illegal	row-wrong-colour	41
samples/broken/separator-missing.yin	1			*	1	0	unfinished	1	1	*	ok		
samples/broken/sgf-command.sgf	1	Ida	Bo	*	0	0	unfinished	0	0		malformed	sgf-command	
samples/broken/sgf-state.sgf	1	Ida	Bo	*	0	0	unfinished	0	0		malformed	sgf-state	
samples/broken/sgf-syntax.sgf	1	Ida	Bo	*	0	0	unfinished	1	0		malformed	sgf-syntax	1
samples/broken/steal-refused.yin	1			*	0	0	unfinished	1	0		illegal	steal-refused	2
samples/broken/syntax-comment.yin	1			*	0	0	unfinished	1	0		malformed	syntax-comment	1
samples/broken/syntax-line.txt	1			*	0	0	unfinished	2	0		malformed	syntax-line	
samples/broken/syntax-tag.yin	1	Ida		*	0	0	unfinished	0	0		malformed	syntax-tag	
samples/broken/syntax-turn.yin	1			*	0	0	unfinished	1	0		malformed	syntax-turn	2
samples/broken/tag-contradicted.yin	1			*	0	0	unfinished	0	0		malformed	tag-contradicted	
samples/broken/tag-lines.yin	1	Ida		*	0	0	unfinished	0	0		malformed	tag-lines	
samples/broken/tag-twice.yin	1	Ida		*	0	0	unfinished	1	0	*	ok		
samples/broken/tags-too-many.yin	1			*	0	0	unfinished	0	0		malformed	tags-too-many	
samples/broken/text-skipped.yin	1	Ida	Bo	*	0	0	unfinished	2	0	*	ok		
samples/broken/turn-complete.yin	1			*	0	0	unfinished	11	1		illegal	turn-complete	11
samples/broken/turns-too-many.yin	1			*	0	0	unfinished	0	0		illegal	turns-too-many	9999
samples/broken/undo-nothing.txt	1	Ann	Ben	*	0	0	unfinished	2	0		malformed	undo-nothing	2
samples/broken/unknown-notation.yin	1			*	0	0	unfinished	0	0		malformed	unknown-notation	
samples/broken/variant-mismatch.yin	1			*	0	0	unfinished	0	0		malformed	variant-mismatch	
samples/broken/variant-unknown.yin	1			*	0	0	unfinished	0	0		malformed	variant-unknown	
samples/broken/variation-left-out.sgf	1	Ida	Bo	*	0	0	unfinished	2	0		ok		
== status 1
