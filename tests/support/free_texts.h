/* SPDX-License-Identifier: BSD-2-Clause */
/* Texts that mean something to a notation if they are not free text. */
#ifndef SUPPORT_FREE_TEXTS_H
#define SUPPORT_FREE_TEXTS_H

/* What means something to one of the notations, or to what shows their texts. */
static const char *const text_markup[] = {
    /* White space and escapes. */
    "", " ", "\n", "\t", "\r", "\r\n", "\n\n", "\f", "\v", "x", "x y", "\"x\"", "'", "\"", "\\",
    "\\\\", "\\]", "\\\"", "\\}", "\\x41", "\\x00", "\\n", "\\u0041",
    /* Clocks and times in comments. */
    "\\x5b%tm 1]", "[%tm 1]", "[%tm 1,2 -]", "[%tm]", "[%tm 1] ", "[%tm x]", "[%clk 0:01:00]",
    "[%at 3]", "[%at 3 6:45:04 PM]", "[%at 1 4/9/2026 6:45:04 PM]", "[%at 0]", "[%at 99999999999]",
    /* The official notation. */
    "!", "?", "!?", "$1", "*", "1-0", "0-1", "1/2-1/2", "1.e3", "e3", "xe3", "e3-e4",
    /* Brackets and comments. */
    "{", "}", "{}", "{x}", ";", "; x", "[", "]", "[]", "(", ")", "(;", "( ;", "#", "# x", "%",
    "% x", "//", "/*", "*/", "<!--", "-->",
    /* CodinGame. */
    "MSG", "MSG x", "x MSG y", " MSG ", "xMSGy", "yes", "no", "yes MSG x", "e3 MSG x", "steal",
    "pass", "PASS",
    /* Numbered points and OpenXum. */
    "W", "W42", "W42,43", "B12", "Pr", "PrWA2;", "PmWA2;MrWA2A3;",
    /* BoardGameArena. */
    "X places a ring on E5", "X places a marker on E5", "X moves a ring from E5 to E6",
    "X moves a ring from E5 to E6 and flips 2 markers", "X takes back their last move",
    "X restarts their turn", "X has removed 3 rings", "X removes a row from E5 to E9",
    "X removes a ring from E5", " places a ring on E5", "places a ring on E5", "X places a ring on",
    "End of game", "Move", "Move 1 :", "Move 1 : 4/9/2026 6:45:04 PM", "Move 999999999 : x",
    /* Boardspace. */
    "Done", "done", "Resign", "Start", "Start P0", "Swap", "Pass", "WinOnTime", "OfferDraw",
    "AcceptDraw", "P0[id \"x\"]", "id", "id \"x\"", "time 0:10:10", "time", "1 Done",
    "0 Start White", "(;GM[24]", "(;GM[24]P0[id]", ")\n(;GM[24]VV[2]\n", "]P0[1 place wr A 2]",
    "Game won by White", "Game won by Black", "Game drawn", "Won by White", "The game is a draw",
    "Yinsh-Blitz", "Yinsh", "blitz", "standard", "24", "0,1",
    /* Ends, players and values. */
    "resign", "Resigned", "time forfeit", "agreed", "normal", "rings", "forfeit", "unfinished",
    "White", "Black", "white", "black", "P0", "P1", "null", "true", "false", "0", "1", "007", "-1",
    "1e9", "1.5", "999999999999999999", "9999999999999999999", "2026.04.09", "4/9/2026", "0:01:00",
    "none", "white_resigns", "time_exceeded_by_white", "draw", "draw_offered_by_white",
    /* IIT Delhi, and JSON of several notations. */
    "P 0 0", "S 0 0 M 1 0", "RS 0 0 RE 1 0 X 1 1", "{\"action\": \"",
    "{\"action\": \"KILLPROC\", \"meta\": \"\", \"data\": \"\"}", "{\"status\": 1",
    "{\"data\": {\"players\"", "{\"moves\": []", "[{\"games\": [", "{\"source\": \"club\"",
    "{\"yinsh\":1", "{\"yinsh\":1,\"actions\":[]}", "\"}", "\"],", "\",\"x\":\"",
    "You played : P 0 0", "Player 1 played : P 0 0", "Received from client 0",
    "\"} Received from client 0", "TIMEOUT BY PLAYER 1 ", "TIMEOUT BY PLAYER 2 : x",
    "INVALID MOVE BY PLAYER 1 : x", "UNEXPECTED STOP BY PLAYER 2",
    "Player 1 SCORE : 10.0 : Player 2 SCORE : 0.0", "Player 2 SCORE : 8.01 : Player 1 SCORE : 2.0",
    /* yinsh-sheet. */
    "RESULT White", "RESULT Black", "# RESULT White", "RESULT", "DATE x", "PLAYER_COLOR White",
    "WHITE_PLAYER x", "MOVE_TIME 5", "TAG A \"b\"", "VARIANT blitz", "END resign", "END time",
    "COMMENT", "COMMENT x", "MARK !", "CLOCK 5", "END_CLOCK 5", "# COMMENT x", "PLACE A2",
    "MOVE A2 A3",
    /* Tags. */
    "[White \"x\"]", "[White \"x", "White \"x\"]", "\"]", "\"]\n[White \"x", "A:b", "Variant:blitz",
    /* Bytes that are no plain text. */
    "\xEF\xBB\xBF", "\x1b[2J", "\x01", "\x7f", "\xff\xfe", "\xC3", "\xC2\x85", "\xE2\x80\xA8",
    "\xE2\x80\xAE", /* NOLINT(misc-misleading-bidirectional) */
    "\xF0\x9F\x98\x80", "\xC3\xA9", "a\xCC\x81"};

/* What may close a text, or begin something else in it; and what may do so after a text. */
static const char *const text_before[] = {/* White space. */
                                          "\n", "\n\n", " ",
                                          /* What closes a text. */
                                          "}", "} ", "\"]\n\n", "]", "]\n", "])\n\n", "MSG ",
                                          " MSG ", "\"}]}\n", "\\", "x\n", "x ", "\r", "\r\n",
                                          "\xE2\x80\xA8", "\xC2\x85", "}\n\n", "*\n\n", "x }\n",
                                          "\t", "\"", "#", "{", "x;\n", "\n\n\n", "\"]\n1.e3 *\n\n",
                                          "e3\nMSG ", "]\n)\n(;GM[24]"};
static const char *const text_after[] = {"", "\n", " ", "\\", "\n\n", "\r", "\\\\", "\"", "]", "}"};

#endif
