/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Judging Boardspace's records in bulk never changes what is reported of them: games as they are
 * written, single bytes of them replaced, random damage, and what looks like a good game.
 */
#include "support/bulk_damage.h"

/* ---- Games ------------------------------------------------------------- */

/* All games are judged in bulk, however they end and whatever they state. */
TEST(as_written)
{
    static const struct layout layouts[] = {
        {.width = 0},
        {.tags = true, .width = 79},
        {.tags = true, .result = true},
        {.tags = true, .result = true, .resigned = true},
        {.tags = true, .result = true, .clocks = 60},
        {.tags = true, .result = true, .marks = 60},
    };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++)
        assert_in_bulk_as_written(&layouts[i], true);
}

TEST(any_way)
{
    assert_alike_in_any_way();
}

/* ---- One game in all its parts ----------------------------------------- */

#define HEAD                                                                                       \
    "(;\nGM[24]VV[2]\nCM[0,1]\nTC[None]\nSU[Yinsh]\nDT[today]\nGN[a (b)]\nRE[Game won by "         \
    "\303\274]\n"                                                                                  \
    "P0[id \"a\"]\nP1[id \"\303\274\"]\n"
#define START "; P0[0 Start White]\n"
#define FIRST_PLACED "; P0[1 place wr  E 5]TM[1]\n; P0[2 Done ]TM[2]\n"
#define MORE_PLACED                                                                                \
    "; P1[3 place br  K 10]\n; P1[4 Done ]\n; P0[5 place wr  F 10]\n; P0[6 Done ]\n"               \
    "; P1[7 place br  K 9]\n; P1[8 Done ]\n; P0[9 place wr  G 11]\n; P0[10 Done ]\n"               \
    "; P1[11 place br  K 8]\n; P1[12 Done ]\n; P0[13 place wr  H 11]\n; P0[14 Done ]\n"            \
    "; P1[15 place br  K 7]\n; P1[16 Done ]\n; P0[17 place wr  B 6]\n; P0[18 Done ]\n"
#define PLACED START FIRST_PLACED MORE_PLACED
#define LAST_PLACED "; P1[19 place br  J 11]\n; P1[20 Done ]\n"
#define MOVES                                                                                      \
    "; P0[21 move E 5 E 6]\n; P0[22 Done ]\n; P1[23 place b  K 10]\n; P1[24 drop board  J 10]\n"   \
    "; P1[25 Done ]\n; P0[26 move E 6 E 7]\n; P0[27 Done ]\n; P1[28 move K 9 J 9]\n"               \
    "; P1[29 Done ]\n; P0[30 move E 7 E 8]\n; P0[31 Done ]\n; P1[32 move K 8 J 8]\n"               \
    "; P1[33 Done ]\n; P0[34 move E 8 E 9]\n; P0[35 Done ]\n"
#define LAST_MOVE "; P1[36 move J 11 I 11]\n; P1[37 Done ]\n"
#define ROW_MOVE "; P0[38 move E 9 E 10]\n; P0[39 Done ]\n"
#define ROW_ROW "; P0[40 remove w  E 5 E 9]\n; P0[41 Done ]\n"
#define ROW_RING "; P0[42 remove wr  E 10]\n; P0[43 Done ]\n"
#define TIMES ";\nP0[time 0:01:43 ]\nP1[time 0:01:38 ]\n"
#define BEFORE_LAST PLACED LAST_PLACED MOVES
#define UP_TO_MOVE BEFORE_LAST LAST_MOVE ROW_MOVE
#define NODES UP_TO_MOVE ROW_ROW ROW_RING
#define RESIGN "; P1[44 Resign ]\n; P1[45 Done ]\n"
#define RESIGN_0 "; P0[44 Resign ]\n; P0[45 Done ]\n"
#define WHOLE HEAD NODES RESIGN_0 TIMES ")\n"
#define BARE(nodes) "(;GM[24]\n" nodes ")\n"
#define PICKED(commands)                                                                           \
    PLACED LAST_PLACED "; P0[21 place w  E 5]\n; P0[22 drop board  E 6]\n; P0[23 " commands        \
                       "]\n; P0[27 Done ]\n"
#define MORE_MOVES "; P1[28 move K 9 J 9]\n; P1[29 Done ]\n"
#define WITH(property) "(;GM[24]" property "\n" NODES ")\n"

/* What is read after it, so that its place is reported. */
#define AFTER "(;GM[24]; P0[0 place wr A 1]; P0[1 Done])\n"

TEST(what_is_judged_in_bulk)
{
    static const char *const records[] = {
        WHOLE,
        WHOLE WHOLE,
        " " WHOLE " \n" WHOLE,
        BARE(NODES),
        BARE(NODES TIMES),
        BARE(PLACED LAST_PLACED),
        BARE(PLACED "; P1[19 place br  J 11]\n"),
        BARE(UP_TO_MOVE "; P0[40 remove w  E 9 E 5]\n; P0[41 Done ]\n" ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove w E5 E9];P0[41 remove wr E10]"),
        BARE(PLACED "; P1[19 place br  A 2]; P1[20 place br J 11]" MOVES LAST_MOVE),
        BARE(BEFORE_LAST "; P1[23 place b  K 7]; P1[24 place b J 10];P1[25 drop board I 10]"),
        BARE(UP_TO_MOVE ROW_ROW "; P0[42 remove wr  E 10]; P0[43 remove wr B 6]"),
        BARE(UP_TO_MOVE "; P0[40 remove w  A 2 A 5]" ROW_ROW ROW_RING),
        /* Taken up again. */
        BARE(PICKED("pick board E 6]; P0[24 drop board E 7") MORE_MOVES),
        BARE(PICKED("pick board A 2]; P0[24 place w F 10]; P0[25 drop board F 9") MORE_MOVES),
        BARE(PICKED("pick board E 6]; P0[24 pick board E 5]; P0[25 drop board F 10]"
                    "; P0[26 drop board F 9") MORE_MOVES),
        BARE(PICKED("pick board E 6]; P0[24 pick board E 5]; P0[25 place w F 10]"
                    "; P0[26 drop board F 9") MORE_MOVES),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]\n; P0[22 pick board E 6]\n"
                                "; P0[23 drop board E 7]\n; P0[24 Done ]\n" MORE_MOVES),
        BARE(PLACED "; P1[19 place br  A 3]; P1[20 pick board A 3]; P1[21 drop board J 11]" MOVES
                 LAST_MOVE),
        BARE(PLACED "; P1[19 place br  A 3]; P1[20 pick board A 3]" LAST_PLACED MOVES),
        BARE(UP_TO_MOVE "; P0[40 remove w A 2 A 5]; P0[41 pick board A 2]" ROW_ROW ROW_RING),
        BARE(UP_TO_MOVE ROW_ROW "; P0[42 remove wr B 6]; P0[43 pick board B 6]" ROW_RING),
        BARE(PLACED "; P1[19 Place br J 11]"),
        BARE(PLACED "; P1[123456 place br J 11]"),
        BARE(PLACED "; P1[place br J 11]"),
        BARE(PLACED "; P1[19    place br J 11]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 drop w]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 Resign]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 pick board E 5]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 pick board E 5]"
                                "; P0[23 drop board E 5]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 pick board E 5]; P0[23 move E 5 E 6]"),
        BARE(PICKED("pick board E 12]; P0[24 drop board E 7")),
        BARE(PICKED("pick w]; P0[24 drop board E 7")),
        BARE(PICKED("pick board E 6]; P0[24 pick board E 5]; P0[25 Resign")),
        BARE(NODES "; P1[44 Resign]; P1[45 Resign]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 WinOnTime]"),
        WITH("CM[0,1]"),
        "(;CM[1,0]RE[Game won by a]P0[id \"b\"]P1[id \"a\"]"
        "; P1[1 place wr A 2]; P0[2 place br A 3]; P1[3 place wr A 4]; P0[4 place br A 5]"
        "; P1[5 place wr B 1]; P0[6 place br K 7]; P1[7 place wr K 8]; P0[8 place br K 9]"
        "; P1[9 place wr K 10]; P0[0 place br J 11]; P1[1 move A 2 B 2]; P0[2 Resign])",
        "(;P0[id \"a\"]P1[id \"b\"]RE[\320\230 a, \303\274]" NODES RESIGN ")",
        WITH("RE[]"),
        WITH("C[a]C[]"),
        "(;GM[24]" PLACED "C[comment [x]XM[!]XM[x]" LAST_PLACED MOVES ")",
        WITH("RE[*]"),
        WITH("SU[Yinsh]TC[x]DT[]EV[x]PC[x]RO[x]GN[(x]"),
        WITH("XT[Annotator:x]XT[Other:]XT[annotators:(x: y)]"),
        WITH("XT[Termination:unfinished]"),
        WITH("RE[1/2-1/2]XT[Termination:agreed]"),
        WITH("RE[0-1]XT[Termination:time]XT[Termination:timeout]"),
        "(;GM[24]RE[0-1]XT[Termination:time]" NODES RESIGN_0 ")",
        BARE(PLACED LAST_PLACED "; P1[21 WinOnTime]"),
        BARE(NODES "; P0[44 WinOnTime ]TM[1]\n; P0[45 Done ]\n"),
        "(;RE[0-1]" NODES "; P0[44 WinOnTime ])",
        /* Turns as the site writes them, but for a little. */
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]\n; P1[22 Done ]\n"),
        BARE(PLACED "; P0[19 place br  J 11]\n; P1[20 Done ]\n" MOVES),
        BARE(PLACED LAST_PLACED "; P1[21 place w  E 5]\n; P1[22 drop board  E 6]\n; P1[23 Done ]"),
        BARE(PLACED LAST_PLACED "; P0[1 move E 5 E 6]\n; P0[200 Done ]\n; P1[3 move K 10 J 10]\n"
                                "; P1[10000 Done ]\n; P0[5 move E 6 E 7]\n; P0[20000 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]TM[12345678]\n; P0[22 Done ]TM[123456789]\n"
                                "; P1[23 move K 10 J 10]TM[1234567890123456]\n"
                                "; P1[24 Done ]TM[12345678901234567]\n"),
        BARE(UP_TO_MOVE "; P0[40 remove w E 9 E 5]\n; P0[41 Done ]\n" ROW_RING RESIGN),
        BARE(UP_TO_MOVE ROW_ROW
             "; P0[42 remove wr E 9]\n; P0[43 remove wr E 10]\n; P0[44 Done ]\n"),
        /* Properties. */
        WITH("SU[yinsh ]"),
        WITH("EV[a\\]b]"),
        WITH("EV[a\nb]"),
        WITH("EV [a]"),
        WITH("XX[a]"),
        WITH("XT[Variant:standard]"),
        WITH("XT[Rings:1-0]"),
        WITH("XT[White:x]"),
        WITH("XT[ResultText:x]"),
        WITH("XT[Event:x]"),
        WITH("XT[TimeControl:None]"),
        WITH("XT[Annotator]"),
        WITH("XT[:x]"),
        WITH("XT[an annotator:x]"),
        WITH("XT[]"),
        WITH("XT[a:x][b:x]"),
        WITH("XT[Termination:]"),
        WITH("XT[termination:unfinished]"),
        WITH("C[a][b]"),
        WITH("C[a\\]]"),
        WITH("C[a\nb]"),
        WITH("FF[4]"),
        WITH("P0[id a]"),
        WITH("P0[id \"a]"),
        WITH("P0[id \"]"),
        WITH("P0[id  \"a\"]"),
        WITH("P-1[id \"a\"]"),
        WITH("P2[id \"a\"]"),
        "(;GM[24]" PLACED "EV[x]" LAST_PLACED MOVES ")",
        "(;GM[24]" PLACED "P0[id \"a\"]" LAST_PLACED MOVES ")",
        "(;GM[24]" PLACED "TM[ 1]" LAST_PLACED MOVES ")",
        "(;(;" NODES "))",
    };
    assert_in_bulk(records, sizeof records / sizeof records[0], AFTER);
}

/* What is read again: it is at fault, or may be, or its parts come in another order. */
TEST(what_is_read_again)
{
    static const char *const records[] = {
        /* Properties. */
        WITH("GM[1]"),
        WITH("GM[24]"),
        WITH("SU[Yinsh]SU[Yinsh]"),
        WITH("CM[0,1]CM[0,1]"),
        WITH("RE[*]RE[*]"),
        WITH("SU[Yinsh-Blitz]"),
        WITH("SU[x]"),
        WITH("CM[1,0]"),
        WITH("CM[0,2]"),
        WITH("EV[a]EV[b]"),
        WITH("EV[a][b]"),
        WITH("EV[(;GM[24]]"),
        WITH("EV[( ;GM[24]]"),
        WITH("XT[Variant:blitz]"),
        WITH("XT[Result:x]"),
        WITH("XT[Annotator:x]XT[Annotator:y]"),
        WITH("XT[Termination:x]"),
        WITH("XT[Termination:rings]"),
        WITH("XT[Termination:time]"),
        WITH("RE[1-0]XT[Termination:agreed]"),
        WITH("A"),
        WITH("RE[x]"),
        WITH("RE[1-0]"),
        WITH("RE[Game drawn]"),
        WITH("P0[id \"a\"]P0[id \"a\"]"),
        WITH("P0[id \"a\"]P1[id \"a\"]RE[Game won by a]"),
        WITH("P0[time 1]P0[time 2]"),
        "(;GM[24]RE[Game won by a]P0[id \"a\"]P1[id \"b\"]" NODES RESIGN_0 ")",
        "(;GM[24]" PLACED "CM[1,0]" LAST_PLACED MOVES ")",
        "(;GM[24]" PLACED "XX[unknown]" LAST_PLACED MOVES ")",
        "(;GM[24]" PLACED "TM[]" LAST_PLACED MOVES ")",
        "(;GM[24]" PLACED "TM[-1]" LAST_PLACED MOVES ")",
        "(;GM[24]" PLACED "TM[1234567890123456789]" LAST_PLACED MOVES ")",
        "(GM[24]" NODES ")",
        "( " NODES,
        "(;" NODES ";",
        "(;" NODES "(;C[a])(;C[b]))",
        "(;" NODES ";])",
        /* Commands. */
        BARE(""),
        BARE(PLACED),
        BARE("; P1[1 place br A 2]" PLACED),
        BARE("; P0[1 place wr A 2]" PLACED),
        "(;CM[1,0]; P0[1 place br A 2]; P1[2 place wr A 3]; P0[3 place br A 4]; P1[4 place wr A 5]"
        "; P0[5 place br B 1]; P1[6 place wr K 7]; P0[7 place br K 8]; P1[8 place wr K 9]"
        "; P0[9 place br K 10]; P1[0 place wr J 11])",
        BARE(PLACED "; P0[19 place br  J 11]; P1[20 move J 11 I 11]"),
        BARE(PLACED "; P1[19 place wr  J 11]"),
        BARE(PLACED "; P1[19 place br  E 5]"),
        BARE(PLACED "; P1[19 place br  K 11]"),
        BARE(PLACED "; P1[19 place br  J 12]"),
        BARE(PLACED "; P1[19 place br  J 011]"),
        BARE(PLACED "; P1[19 place br  J 111]"),
        BARE(PLACED "; P1[19 place br  L 5]"),
        BARE(PLACED "; P1[19 place br  @ 5]"),
        BARE(PLACED "; P1[19 place br  J]"),
        BARE(PLACED "; P1[19 place br  ]"),
        BARE(PLACED "; P1[19 place brJ 11]"),
        BARE(PLACED "; P1[19 place brc J 11]"),
        BARE(PLACED "; P1[19 place x J 11]"),
        BARE(PLACED "; P1[19 place b J 11]"),
        BARE(PLACED "; P1[19 place br J 11 1]"),
        BARE(PLACED "; P1[19 place br J 11 x]"),
        BARE(PLACED LAST_PLACED "; P0[21 place wr  A 2]"),
        BARE(PLACED LAST_PLACED "; P0[21 Start White]"),
        BARE(PLACED LAST_PLACED "; P0[21 moveE 5 E 6]"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5]"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 F 7]"),
        BARE(PLACED LAST_PLACED "; P1[21 move J 11 I 11]"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]; P0[22 move E 6 E 7]"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]; P0[22 Done]; P0[23 move E 6 E 7]"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]; P0[22 move E 5 E 7]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 Done]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 drop boardE 6]"),
        BARE(PLACED LAST_PLACED "; P0[21 place b E 5]; P0[22 drop board E 6]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 place b K 10];P1[23 drop board J 10]"),
        BARE(PLACED LAST_PLACED "; P0[21 drop board E 6]"),
        BARE(PLACED LAST_PLACED "; P0[21 pick board E 5]"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]\n; P0[22 Done ]\n; P0[23 pick board E 6]"),
        BARE(PLACED LAST_PLACED "; P1[21 pick board J 11]"),
        BARE(PLACED "; P1[19 place br J 11]; P0[20 pick board J 11]"),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 pick board E 5]; P0[23 Done ]"),
        BARE(PLACED "; P1[19 place br J 11]; P1[20 pick board J 11]; P1[21 Done ]"),
        BARE(PLACED "; P1[19 place br J 11]; P1[20 drop board K 10]; P1[21 Done ]"),
        BARE(PICKED("pick board")),
        BARE(PICKED("pick board ]; P0[24 drop board E 7")),
        BARE(PICKED("pick board E")),
        BARE(PICKED("pick board E 6")),
        BARE(PICKED("pick boards E 6]; P0[24 drop board E 7")),
        BARE(PICKED("pick E 6]; P0[24 drop board E 7")),
        BARE(PICKED("pick board E 6 7]; P0[24 drop board E 7")),
        BARE(PICKED("Done]; P0[24 pick board E 6]; P0[25 drop board E 7")),
        BARE(PICKED("drop board E 7")),
        BARE(PICKED("pick board E 6]; P0[24 drop board A 2")),
        BARE(PICKED("pick board E 6]; P0[24 pick board E 5]; P0[25 pick board E 5")),
        BARE(PICKED("pick board E 6]; P0[24 pick board E 5]; P0[25 place b E 5")),
        BARE(PLACED LAST_PLACED "; P0[21 place w E 5]; P0[22 drop board E 6]; P1[23 pick board E 6]"
                                "; P0[24 drop board E 7]"),
        BARE(PLACED LAST_PLACED "; P1[21 place w E 5]; P1[22 pick board E 5]"
                                "; P1[23 drop board E 5]; P1[24 drop board E 7]"),
        BARE(UP_TO_MOVE ROW_ROW "; P0[42 remove wr E 10]; P0[43 pick board E 10]"),
        BARE(UP_TO_MOVE "; P0[40 remove w E 5 E 9]; P0[41 pick board E 5]" ROW_RING),
        BARE(NODES RESIGN "; P1[46 pick board E 6]"),
        BARE(NODES "; P1[44 Resign]; P1[45 pick board E 6]"),
        BARE(PLACED LAST_PLACED "; P0[21 Pass]"),
        BARE(PLACED LAST_PLACED "; P0[21 Swap]"),
        BARE(PLACED LAST_PLACED "; P0[21 OfferDraw]"),
        BARE(PLACED LAST_PLACED "; P0[21 Donex]"),
        BARE(PLACED LAST_PLACED "; P0[21 Nothing]"),
        BARE(PLACED LAST_PLACED "; P0[21 ]"),
        BARE("; P0[1 Resign]" PLACED),
        BARE(NODES RESIGN RESIGN),
        BARE(NODES RESIGN_0 RESIGN),
        BARE(NODES RESIGN "; P0[44 move B 6 B 7]"),
        BARE(NODES RESIGN_0 "; P1[44 move J 9 J 8]\n; P1[45 Done ]\n"),
        BARE(NODES "; P0[44 WinOnTime]; P0[45 WinOnTime]"),
        BARE(NODES "; P0[44 WinOnTime]\n; P1[44 move J 9 J 8]\n; P1[45 Done ]\n"),
        BARE(NODES "; P0[44 Resign]; P0[45 WinOnTime]"),
        BARE(UP_TO_MOVE "; P0[44 WinOnTime]"),
        BARE(UP_TO_MOVE ROW_ROW "; P0[44 WinOnTime]"),
        BARE(PLACED "; P0[44 WinOnTime]"),
        "(;RE[1-0]" NODES "; P0[44 WinOnTime ])",
        /* Turns that look as the site writes them. */
        BARE(PLACED LAST_PLACED "; P1[21 move E 5 E 6]\n; P1[22 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]\n; P0[22 Done ]\n"
                                "; P0[23 move E 6 E 7]\n; P0[24 Done ]\n"),
        BARE(PLACED LAST_PLACED
             "; P0[21 place b  E 5]\n; P0[22 drop board  E 6]\n; P0[23 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[21 place wr  A 2]\n; P0[22 Done ]\n"),
        BARE(PLACED "; P1[19 place wr  J 11]\n; P1[20 Done ]\n" MOVES),
        BARE(PLACED "; P1[19 move K 7 K 6]\n; P1[20 Done ]\n" MOVES),
        BARE(PLACED LAST_PLACED "; P0[2x move E 5 E 6]\n; P0[22 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[1x3 move E 5 E 6]\n; P0[104 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[x03 move E 5 E 6]\n; P0[104 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]TM[]\n; P0[22 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]TM[12345x]\n; P0[22 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]TM[123456789x]\n; P0[22 Done ]\n"),
        BARE(PLACED LAST_PLACED "; P0[21 move E 5 E 6]TM[1234567890123456789]\n; P0[22 Done ]\n"),
        /* Removals. */
        BARE(UP_TO_MOVE),
        BARE(UP_TO_MOVE ROW_ROW),
        BARE(UP_TO_MOVE ROW_RING),
        BARE(UP_TO_MOVE ROW_RING ROW_ROW),
        BARE(UP_TO_MOVE ROW_ROW ROW_ROW ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove b  E 5 E 9]\n; P0[41 Done ]\n" ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove b E 5 E 9]\n; P0[41 Done ]\n" ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove b E 5 E 9]\n; P0[41 Done ]\n"
                        "; P0[42 remove wr E 10]\n; P0[43 Done ]\n"),
        BARE(UP_TO_MOVE "; P0[40 remove w E 5 E 9]\n; P0[41 Done ]\n"
                        "; P0[42 remove br E 10]\n; P0[43 Done ]\n"),
        BARE(UP_TO_MOVE "; P0[40 remove w E 5 E 9]\n; P0[41 Done ]\n"
                        "; P0[42 remove wr E 9]\n; P0[43 Done ]\n"),
        BARE(UP_TO_MOVE "; P1[40 remove b E 5 E 9]\n; P1[41 Done ]\n"
                        "; P1[42 remove br E 10]\n; P1[43 Done ]\n"),
        BARE(UP_TO_MOVE ROW_ROW ROW_RING ROW_RING),
        BARE(UP_TO_MOVE ROW_ROW "; P0[42 remove br  I 11]"),
        BARE(UP_TO_MOVE ROW_ROW "; P1[42 remove wr  A 2]"),
        BARE(UP_TO_MOVE ROW_ROW "; P1[42 move I 11 H 11]"),
        BARE(UP_TO_MOVE "; P0[40 remove b  E 5 E 9]" ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove w  E 5 E 8]" ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove w  E 6 E 10]" ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove w  E 5 E 5]" ROW_RING),
        BARE(UP_TO_MOVE "; P0[40 remove w  E 5]" ROW_RING),
        BARE(BEFORE_LAST LAST_MOVE "; P0[40 remove w  E 5 E 9]"),
        BARE(BEFORE_LAST "; P1[40 remove b  E 5 E 9]"),
    };
    assert_not_in_bulk(records, sizeof records / sizeof records[0], AFTER);
}

/* ---- Damage ------------------------------------------------------------ */

TEST(every_byte)
{
    static const char bytes[] = "\"\\()[]; \n01aEP"; /* and its NUL */
    size_t end = begin_broken(WHOLE, AFTER);
    break_bytes(0, end, bytes, sizeof bytes);
    assert_true(shares.skipped > 250 && shares.read > 2500);
}

/* Put nodes with other numbers, from some on, and with a clock of some digits after each. */
static void put_numbered(const char *nodes, unsigned number, unsigned clock)
{
    const char *at;
    for (; (at = strstr(nodes, "; P")) != NULL; number++, clock *= 10) {
        char following[32];
        if (clock > 100000000)
            clock = 7;
        at += sizeof "; P0[" - 1;
        put(&text, nodes, (size_t)(at - nodes));
        snprintf(following, sizeof following, "%u", number);
        put_string(&text, following);
        at += strspn(at, "0123456789");
        nodes = strchr(at, ']') + 1;
        put(&text, at, (size_t)(nodes - at));
        snprintf(following, sizeof following, "TM[%u]", clock);
        if (clock > 0 && strncmp(nodes, "TM[", 3) != 0)
            put_string(&text, following);
    }
    put_string(&text, nodes);
}

/* Where numbers get another digit, with clocks and without. */
TEST(every_byte_of_nodes)
{
    static const char bytes[] = "]0@; Td~"; /* and its NUL */
    for (unsigned clock = 0; clock < 2; clock++) {
        begin_text();
        put_string(&text, HEAD);
        size_t from = text.length;
        put_numbered(NODES RESIGN_0, clock > 0 ? 99 : 60, 7 * clock);
        size_t to = text.length;
        put_string(&text, TIMES ")\n" AFTER);
        shares = (struct shares){.skipped = 0};
        assert_alike(text.bytes, text.length);
        assert_int_equal(shares.skipped, 1);
        break_bytes(from, to, bytes, sizeof bytes);
        assert_true(shares.skipped > 125 && shares.read > 1250);
    }
}

/* Every point that there is, and some more, is a point or none wherever one stands. */
TEST(every_point)
{
#define ALL_PLACED PLACED LAST_PLACED
    static const char *const parts[][2] = {
        {START "; P0[1 place wr  ", "]\n; P0[2 Done ]\n" MORE_PLACED LAST_PLACED},
        {ALL_PLACED "; P0[21 place w  E 5]\n; P0[22 drop board  ", "]\n; P0[23 Done ]\n"},
        {ALL_PLACED "; P0[21 place w  ", "]\n; P0[22 drop board  E 6]\n; P0[23 Done ]\n"},
        {ALL_PLACED "; P0[21 move E 5 ", "]\n; P0[22 Done ]\n"},
        {ALL_PLACED "; P0[21 move ", " E 6]\n; P0[22 Done ]\n"},
        {UP_TO_MOVE "; P0[40 remove w ", " E 9]\n; P0[41 Done ]\n" ROW_RING},
        {UP_TO_MOVE "; P0[40 remove w E 5 ", "]\n; P0[41 Done ]\n" ROW_RING},
        {UP_TO_MOVE "; P0[40 remove w E 5 E 9]\n; P0[41 Done ]\n; P0[42 remove wr ",
         "]\n; P0[43 Done ]\n"},
    };
    /* Nine points have rings; E 5 has 26 ways to go, and two rings can go to E 6. */
    static const size_t skipped[] = {85 - 9, 26, 2, 26, 2, 1, 1, 5};
    for (size_t part = 0; part < sizeof parts / sizeof parts[0]; part++) {
        shares = (struct shares){.skipped = 0};
        for (int letter = '@'; letter <= 'P'; letter++)
            for (int row = 0; row < 22 + 256; row++) {
                char point[16];
                /* Then every byte that is not a digit, in columns that have rows 10 and 11. */
                bool is_byte = row >= 22;
                if (is_byte && (is_digit((char)(row - 22)) || (letter != 'E' && letter != 'G')))
                    continue;
                snprintf(point, sizeof point, is_byte ? "%c %c" : "%c %d", letter,
                         is_byte ? row - 22 : row);
                begin_text();
                put_string(&text, "(;GM[24]\n");
                put_string(&text, parts[part][0]);
                put_string(&text, point);
                put_string(&text, parts[part][1]);
                put_string(&text, ")\n");
                assert_alike_entered(text.bytes, text.length);
            }
        assert_int_equal(shares.skipped, skipped[part]);
    }
}

/* Lines that end otherwise, with a break of two bytes and without. */
TEST(line_ends)
{
    static const char *const ends[] = {"\r\n", "\r", "\n\r", "\r\r\n", " \r\n", "\n\n"};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        begin_text();
        put_string(&text, WHOLE BARE(PICKED("pick board E 6]\n; P0[24 drop board E 7") MORE_MOVES));
        for (size_t at = 0; at < text.length; at++)
            if (text.bytes[at] == '\n') {
                replace(at, 1, ends[i], strlen(ends[i]));
                at += strlen(ends[i]) - 1;
            }
        shares = (struct shares){.skipped = 0};
        assert_alike(text.bytes, text.length);
        assert_int_equal(shares.skipped, 2);
        assert_text_alike_however();
    }
}

/* A value without an end, in which another game begins: that one may be judged in bulk. */
TEST(game_in_a_value)
{
    assert_alike_however(WITH("EV[(;GM[24]"), AFTER);
    assert_true(shares.read >= (size_t)2 * HOWEVER);
    assert_alike_however(WITH("EV[( ;GM[24]"), AFTER);
    assert_true(shares.read >= (size_t)2 * HOWEVER);
}

/* A text that is not in UTF-8, in the node in which a command is wrong. */
TEST(foreign_text)
{
    assert_alike_however("(;GM[24]XM[\xD4]P0[id \"a\"]P1[zzz wr E 3])\n", AFTER);
    assert_alike_however("(;GM[24]P0[id \"a\"];C[\xD4]P0[zzz wr E 3])\n", AFTER);
}

TEST(limits)
{
    begin_text();
    put_string(&text, WHOLE BARE(NODES) AFTER);
    assert_alike_within_limits();
}

int main(void)
{
    keep_memory();
    text_notation = &notation_boardspace;
    return run_defined_tests(NULL, NULL);
}
