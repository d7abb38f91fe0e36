yinsh explain E.3 'rulebook G.1' row-due H; yinsh explain 'rules: pass' steal notation
== stdout
clause  rulebook E.3
rule    A ring moves in a straight line to a vacant point; it may cross vacant
        points and then jump one unbroken block of markers, but it must stop
        directly after that block and cannot pass a ring.
  move-off-board     the move leaves the board: TEXT
  move-no-movement   the ring on POINT must move to another point
  move-not-straight  POINT and POINT are not on the same line
  move-end-ring      there is already a ring on POINT
  move-end-marker    there is a marker on POINT; a move must end on a vacant
                     point
  move-ring-in-way   the ring on POINT cannot pass the ring on POINT
  move-past-block    after jumping markers the ring on POINT must stop on POINT,
                     the first vacant point

clause  rulebook G.1
rule    A row is five adjacent markers of one colour in a straight line.
  row-off-board     the row leaves the board: TEXT
  row-not-straight  POINT and POINT are not on the same line
  row-not-five      the number of points from POINT to POINT is NUMBER; a row is
                    five adjacent markers
  row-vacant        there is no marker on POINT; a row is five adjacent markers
  row-wrong-colour  the marker on POINT is the opponent's; COLOUR cannot remove
                    it
  row-none          a row is removed, but COLOUR has no row

clause  rulebook G.1, diagram 6
rule    A ring between markers interrupts them, so that they are not a row.
  row-has-ring  there is a ring on POINT; a row is five adjacent markers

code    row-due
level   error
status  illegal
clause  rulebook G.2
rule    A player who has a row of their colour after moving must remove its five
        markers in the same turn; the markers go back to the pool.
text    COLOUR has a row and does not remove it
example 41.d7-d8 42.k7-j6 *
cure    The removal is missing. Write the row and the ring after the move, for
        example 41.d7-d8;xd3-d7xa2.

clause  rulebook H.1
rule    A player who removes their third ring, or in blitz their first, wins at
        once, and the game is over.
  game-over  the game is over: COLOUR has won

clause  rulebook H.3
rule    When a ring must be moved and all 51 markers are on the board, the game
        ends, and the player who has removed more rings wins; equal counts are a
        draw.
  pool-empty    the game is over: the pool is empty
  limit-passed  the game continues after the 51st marker; it is read with the
                house rule no-limit

clause  rulebook H
rule    The first player to remove three rings wins; if the markers run out
        first, the numbers of rings removed decide.
  result-mismatch  the record claims TEXT
  rings-mismatch   the record claims TEXT rings removed; the replay gives
                   NUMBER-NUMBER
clause  rules: pass
rule    A player passes if none of their rings can move, and only then; two
        passes in a row end the game.
  pass-can-move  COLOUR passes, but can move a ring
  game-blocked   the game is over: neither player can move

clause  rules: steal
rule    In a variant with +steal, which is not the publisher's, Black may take
        over White's first ring in turn 2 instead of placing one.
  steal-refused  COLOUR steals a ring, but only Black may do so, in turn 2 of a
                 variant with +steal

clause  notation
rule    A record must be written as yinsh-notation(5) describes its notation.
  turns-too-many      nothing can be played in turn NUMBER, the highest number
                      of a turn
  position-mismatch   the record claims another position here; the replay gives
                      TEXT
  final-mismatch      the record claims another position at the end; the replay
                      gives TEXT
  no-record           no game record found: TEXT
  unknown-notation    not a game record in any known notation: TEXT
  notation-tie        the content matches several notations; name one of them:
                      TEXT
  too-long            the record is longer than NUMBER bytes
  syntax-turn         invalid turn: TEXT
  syntax-tag          invalid tag: TEXT
  tag-lines           the value of a tag has several lines: TEXT
  syntax-comment      the comment or variation is not closed
  position-bad        invalid position line: TEXT
  variant-unknown     unknown variant: TEXT
  variant-mismatch    the position line and the stated variant contradict each
                      other: TEXT
  tag-contradicted    the tag TEXT appears twice, with different values
  tags-too-many       the record has more than NUMBER tags
  result-unknown      invalid result: TEXT
  result-twice        the record states two results: TEXT
  result-missing      the record states the end TEXT, but not who won
  rings-unknown       invalid numbers of rings removed: TEXT
  sgf-syntax          invalid SGF: TEXT
  other-game          this is a record of another game: TEXT
  sgf-command         unknown command: TEXT
  sgf-state           the command is not possible here: TEXT
  syntax-line         invalid line: TEXT
  json-syntax         invalid JSON: TEXT
  json-field          a value is missing or invalid: TEXT
  player-unknown      this does not identify one of the two players: TEXT
  undo-nothing        there is nothing to take back: TEXT
  readings-many       what the record omits is ambiguous: TEXT
  tag-twice           the tag TEXT appears twice; both are kept
  charset-unknown     unknown charset: TEXT
  charset-misfit      the text is not in TEXT
  end-unknown         unknown end of the game; the tag is kept unchanged: TEXT
  end-mismatch        the record claims the end TEXT
  end-missing         the record claims TEXT, but does not state how the
                      unfinished game ended
  result-unread       the stated result does not identify the winner: TEXT
  variation-left-out  variations are kept as a comment; only the main line is
                      read
  property-left-out   a property is omitted: TEXT
  command-ignored     the command does not change the game and is omitted: TEXT
  number-unused       no turn follows the number TEXT
  line-unknown        unknown line; it is kept as a comment: TEXT
  reading-found       what the record omits is added, because only one reading
                      is legal
  colours-swapped     Black begins; the colours are swapped, because White
                      begins by the rules
  number-wrong        wrong turn number TEXT; expected NUMBER
  separator-missing   missing ';' before the removal
  case-mixed          TEXT is not in the same case as the points before it
  row-ends-reversed   the higher end of the row comes first: TEXT
  result-spelling     the result is read as TEXT
  look-alike          look-alikes such as TEXT are read as the ASCII characters
                      that they stand for
  text-skipped        text between records is skipped
