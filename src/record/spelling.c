/* SPDX-License-Identifier: BSD-2-Clause */
/* The words in which people and other programs write results and the ends of games. */
#include "record/claims.h"

#include "base/charset.h"
#include "rules/rules.h"

enum { LONGEST = 48 /* bytes of words, with a NUL */ };

/* Write words into room without blanks, in lower case, with plain signs; too long ones are cut. */
static struct words plain_words(struct words words, char room[LONGEST])
{
    struct text out = text_begin(room, LONGEST);
    for (size_t at = 0, taken; at < words.length && out.length < LONGEST; at += taken) {
        uint32_t code;
        taken = charset_decode(words.bytes + at, words.length - at, &code);
        bool dash = code == ':' || text_look_alike(code) == '-';
        char letter = code > 0x7F ? '?' : code == ',' ? '.' : to_lower((char)code);
        if (code == 0xBD)
            text_add_string(&out, "1/2");
        else if (code != ' ')
            text_add(&out, dash ? "-" : &letter, 1);
    }
    size_t length = out.length < LONGEST ? out.length : LONGEST - 1;
    /* In SGF a number after "W+" is by how much. */
    while (length > 2 && room[1] == '+' && (is_digit(room[length - 1]) || room[length - 1] == '.'))
        length--;
    return (struct words){room, length};
}

/* In the words of Black the colours are swapped, and so are the results then. */
static const struct {
    const char *words;
    enum yinsh_result result;
    enum yinsh_end end;
} forms[] = {
    {"1-0|w+|whitewins|whitewon", YINSH_RESULT_WHITE, YINSH_END_UNFINISHED},
    {"w+r|w+resign|whitewonbyresignation", YINSH_RESULT_WHITE, YINSH_END_RESIGN},
    {"w+t|w+time|whitewonontime", YINSH_RESULT_WHITE, YINSH_END_TIME},
    {"w+f|w+forfeit|+/-|+--|whitewon-gameabandoned", YINSH_RESULT_WHITE, YINSH_END_FORFEIT},
    {"0-1", YINSH_RESULT_BLACK, YINSH_END_UNFINISHED},
    {"whiteresigns|whiteresigned", YINSH_RESULT_BLACK, YINSH_END_RESIGN},
    {"whitelostontime", YINSH_RESULT_BLACK, YINSH_END_TIME},
    {"whiteforfeits|whiteforfeited|-/+|--+", YINSH_RESULT_BLACK, YINSH_END_FORFEIT},
    {"1/2-1/2|1/2|0.5-0.5|draw|drawn", YINSH_RESULT_DRAW, YINSH_END_UNFINISHED},
    {"gamedrawnbyagreement", YINSH_RESULT_DRAW, YINSH_END_AGREED},
    {"0-0|-/-|doubleforfeit|double-forfeit", YINSH_RESULT_NONE, YINSH_END_BOTH_LOST},
    {"resigned|resignation|conceded", YINSH_RESULT_NONE, YINSH_END_RESIGN},
    {"timeout|timeforfeit", YINSH_RESULT_NONE, YINSH_END_TIME},
    {"forfeited|walkover|rulesinfraction", YINSH_RESULT_NONE, YINSH_END_FORFEIT},
    {"agreement", YINSH_RESULT_NONE, YINSH_END_AGREED},
    {"abandoned|adjudication|death|emergency", YINSH_RESULT_NONE, YINSH_END_UNKNOWN},
    {"unterminated", YINSH_RESULT_NONE, YINSH_END_UNFINISHED}};

int result_spelled(struct words text, enum yinsh_end *end)
{
    char room[LONGEST] = "";
    struct words words = plain_words(text, room);
    bool black = memcmp(room, "b+", 2) == 0 || memcmp(room, "black", 5) == 0;
    if (black)
        memcpy(room, "white", room[1] == '+' ? 1 : 5);
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (words_are_any(words, forms[i].words, '|')) {
            *end = forms[i].end;
            return black ? YINSH_RESULT_WHITE + YINSH_RESULT_BLACK - (int)forms[i].result
                         : (int)forms[i].result;
        }
    return -1;
}
