/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * notation/bga/line.c parses a line from its right end: points, then the wording, then the name.
 * This file compares a line from its left: a known name, the wording, points, the end of the line.
 * Why both find the same:
 * - a line that matches from the left has its points at its right end, with or without flips;
 * - the wording ends before the points, and no wording is the end of another one, so that only one
 *   fits;
 * - the name is what remains; it neither begins nor ends with a blank;
 * - a header in its usual form ends with a byte that never ends a line about a step.
 */
#include "notation/bga/usual.h"

#include "base/unchecked.h"

#include <limits.h>

enum { LONGEST_NAME = 64, HEADER_DIGITS = 7 };

#define PLACES " places a ring on "
#define MARKS " places a marker on "
#define MOVES " moves a ring from "
#define ROWS(at) (TAKE_TEXT(at, " removes a row ") && TAKE_TEXT(at, "of markers from "))
#define RINGS " removes a ring from "

/* ---- Parts of lines ---------------------------------------------------- */

void bga_usual_begin(struct bga_usual *usual, const struct words names[2])
{
    usual->ready = true;
    for (int side = 0; side < 2; side++) {
        struct bga_known *player = &usual->players[side];
        char first[sizeof player->first] = "", mask[sizeof player->mask] = "";
        player->name = names[side];
        usual->ready &= player->name.length <= LONGEST_NAME;
        for (size_t i = 0; i < sizeof first && i < player->name.length; i++) {
            first[i] = player->name.bytes[i];
            mask[i] = '\xff';
        }
        memcpy(player->first, first, sizeof first);
        memcpy(player->mask, mask, sizeof mask);
    }
}

/* Take the name of a player. */
static inline bool take_name(const char **at, const struct bga_known *player)
{
    const size_t first = sizeof player->first, length = player->name.length;
    uint64_t differ = ((word_at(*at) ^ player->first[0]) & player->mask[0]) |
                      ((word_at(*at + sizeof differ) ^ player->first[1]) & player->mask[1]);
    if (differ != 0 ||
        (length > first && memcmp(*at + first, player->name.bytes + first, length - first) != 0))
        return false;
    *at += length;
    return true;
}

/* Take the end of a line. */
static inline bool take_end(const char **at)
{
    *at += **at == '\r';
    return *(*at)++ == '\n';
}

/* What a letter and a digit add to a point's number, and a bit each that there is one. */
enum { HAS_LETTER = 0x100, HAS_DIGIT = 0x200, HAS_BOTH = HAS_LETTER | HAS_DIGIT };
#define LETTER(small, capital, column)                                                             \
    [small] = HAS_LETTER + YINSH_COLUMNS * (column), [capital] =                                   \
                                                         HAS_LETTER + YINSH_COLUMNS * (column)
#define DIGIT(digit, row) [digit] = (HAS_DIGIT + (row))
static const struct {
    uint16_t of_letter[UCHAR_MAX + 1], of_digit[UCHAR_MAX + 1];
} parts = {
    {LETTER('a', 'A', 0), LETTER('b', 'B', 1), LETTER('c', 'C', 2), LETTER('d', 'D', 3),
     LETTER('e', 'E', 4), LETTER('f', 'F', 5), LETTER('g', 'G', 6), LETTER('h', 'H', 7),
     LETTER('i', 'I', 8), LETTER('j', 'J', 9), LETTER('k', 'K', 10)},
    {DIGIT('1', 0), DIGIT('2', 1), DIGIT('3', 2), DIGIT('4', 3), DIGIT('5', 4), DIGIT('6', 5),
     DIGIT('7', 6), DIGIT('8', 7), DIGIT('9', 8)},
};

/* Take what may be a point; HAS_BOTH and its number if it is one, if only of the frame. */
static inline unsigned take_sum(const char **at)
{
    const unsigned char *bytes = (const unsigned char *)*at;
    unsigned sum = (unsigned)parts.of_letter[bytes[0]] + parts.of_digit[bytes[1]];
    *at += 2;
    if (bytes[2] >= '0') {
        ++*at;
        if (bytes[1] != '1' || bytes[2] > '1')
            return 0;
        sum += 9U + bytes[2] - '0';
    }
    return sum;
}

/* Take a point of the board. */
static inline bool take_point(const char **at, yinsh_point *point)
{
    unsigned sum = take_sum(at) - HAS_BOTH;
    *point = (yinsh_point)sum;
    return sum < YINSH_FRAME && point_exists(sum);
}

/* Take how many markers a move flips, with one digit. */
static inline bool take_flips(const char **at, unsigned *flips)
{
    *flips = (unsigned)(unsigned char)(*at)[11] - '0';
    if (*flips > 9 || !TAKE_TEXT(at, " and flips "))
        return false;
    ++*at;
    if (!TAKE_TEXT(at, " marker"))
        return false;
    *at += **at == 's';
    return true;
}

/* ---- Headers ----------------------------------------------------------- */

/* Take a header with a time, as "Move 22 : 6:45:04 PM"; false if another log begins with it. */
static inline bool take_header(const char **at, uint32_t *number)
{
    const char *byte = *at + sizeof "Move " - 1, *first = byte;
    uint32_t value = 0;
    if (memcmp(*at, "Move ", sizeof "Move " - 1) != 0)
        return false;
    for (; byte < first + HEADER_DIGITS && is_digit(*byte); byte++)
        value = 10 * value + (uint32_t)(*byte - '0');
    if (byte == first || !TAKE_TEXT(&byte, " : "))
        return false;
    byte += is_digit(byte[0]) && is_digit(byte[1]);
    /* Digits, and some other bytes, have the same upper half. */
    if ((word_at(byte) & word_at("\xf0\xff\xf0\xf0\xff\xf0\xf0\xff")) != word_at("0:00:00 "))
        return false;
    byte += sizeof "0:00:00 " - 1;
    if ((*byte != 'A' && *byte != 'P') || byte[1] != 'M')
        return false;
    byte += 2;
    if (!take_end(&byte) || bga_header_restarts(value, *number, true))
        return false;
    *number = value;
    *at = byte;
    return true;
}

const char *bga_usual_headers(const char *at, const char *limit, uint32_t *number)
{
    while (at < limit && *at == 'M' && take_header(&at, number))
        ;
    return at;
}

/* ---- Steps ------------------------------------------------------------- */

/* Take the wording of a step, and its points with what follows them, but for the line's end. */
static inline bool take_words(const char **at, struct bga_step *step)
{
    if (TAKE_TEXT(at, PLACES)) {
        step->kind = BGA_PLACE;
        return take_point(at, &step->to);
    }
    if (TAKE_TEXT(at, MARKS)) {
        step->kind = BGA_MARKER;
        return take_point(at, &step->from);
    }
    if (TAKE_TEXT(at, RINGS)) {
        step->kind = BGA_RING;
        return take_point(at, &step->from);
    }
    if (TAKE_TEXT(at, " has removed 3 rings")) {
        step->kind = BGA_WON;
        return true;
    }
    step->kind = TAKE_TEXT(at, MOVES) ? BGA_MOVE : BGA_ROW;
    if ((step->kind == BGA_ROW && !ROWS(at)) || !take_point(at, &step->from) ||
        !TAKE_TEXT(at, " to ") || !take_point(at, &step->to))
        return false;
    step->flips_stated = step->kind == BGA_MOVE && **at == ' ';
    return !step->flips_stated || take_flips(at, &step->flips);
}

const char *bga_usual_line(const struct bga_usual *usual, const char *at, struct bga_line *line)
{
    struct bga_step *step = &line->step;
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        const char *words = at;
        if (!take_name(&words, &usual->players[side]))
            continue;
        *step = (struct bga_step){.from = YINSH_NO_POINT, .to = YINSH_NO_POINT};
        if (!take_words(&words, step))
            continue;
        line->words = (struct words){at, (size_t)(words - at)};
        if (!take_end(&words))
            continue;
        line->kind = BGA_LINE_STEP;
        line->name = usual->players[side].name;
        line->side = (uint8_t)side;
        return words;
    }
    return NULL;
}

/* ---- Turns ------------------------------------------------------------- */

/*
 * Take the points of a move and what follows, but for the line's end.  The first is that of the
 * marker, and written as it was there; *to is what take_sum() returns for the second.
 */
static inline bool take_move(const char **at, const char *mark, unsigned *to, unsigned *flips)
{
    if (memcmp(*at, mark, 2) != 0)
        return false;
    *at += 2;
    if ((unsigned char)mark[2] >= '0' && *(*at)++ != mark[2])
        return false;
    *flips = REPLAY_NO_FLIPS;
    if (!TAKE_TEXT(at, " to "))
        return false;
    *to = take_sum(at);
    return **at != ' ' || take_flips(at, flips);
}

/* Take a name, and the header before it if headers are skipped and there is one. */
static inline bool take_start(struct bga_usual_run *run, const char **at,
                              const struct bga_known *player)
{
    if (*(*at) == 'M' && run->headers)
        take_header(at, &run->number);
    return take_name(at, player);
}

/* Take a marker's line and its move's. */
static inline bool take_turn(struct bga_usual_run *run, const struct bga_known *player,
                             struct replay_step *step)
{
    const char *at = run->at, *mark;
    unsigned from, to, flips;
    if (!take_start(run, &at, player) || !TAKE_TEXT(&at, MARKS))
        return false;
    mark = at;
    from = take_sum(&at);
    if (!take_end(&at) || !take_start(run, &at, player) || !TAKE_TEXT(&at, MOVES) ||
        !take_move(&at, mark, &to, &flips) || !take_end(&at) || (from & to & HAS_BOTH) != HAS_BOTH)
        return false;
    replay_move(step, from & ~(unsigned)HAS_BOTH, to & ~(unsigned)HAS_BOTH);
    replay_state_flips(step, flips);
    run->at = at;
    return true;
}

/* Take the lines of a row and its ring, after the move of the player. */
static inline bool take_removal(struct bga_usual_run *run, const struct bga_known *player,
                                struct replay_step *step)
{
    const char *at = run->at;
    unsigned from, to, ring;
    if (!take_start(run, &at, player) || !ROWS(&at))
        return false;
    from = take_sum(&at);
    if (!TAKE_TEXT(&at, " to "))
        return false;
    to = take_sum(&at);
    if (!take_end(&at) || !take_start(run, &at, player) || !TAKE_TEXT(&at, RINGS))
        return false;
    ring = take_sum(&at);
    if (!take_end(&at) || (from & to & ring & HAS_BOTH) != HAS_BOTH)
        return false;
    from &= ~(unsigned)HAS_BOTH;
    to &= ~(unsigned)HAS_BOTH;
    replay_row(step, true, from < to ? from : to, from < to ? to : from,
               ring & ~(unsigned)HAS_BOTH);
    run->at = at;
    return true;
}

void bga_usual_turns(const struct bga_usual *usual, struct bga_usual_run *run)
{
    struct replay_builder *builder = run->builder;
    struct replay_step *next = builder->next, *room_end = builder->room_end;
    unsigned turns = builder->turns;
    uint32_t number = run->number;
    for (; run->at < run->limit && next < room_end; next++) {
        if (take_turn(run, &usual->players[rules_side_of_turn(turns + 1)], next))
            turns++;
        else if (turns == YINSH_PLACING_TURNS ||
                 !take_removal(run, &usual->players[rules_side_of_turn(turns)], next))
            break;
        number = run->number;
    }
    run->number = number;
    builder->turns = turns;
    builder->next = next;
}

void bga_usual_placements(const struct bga_usual *usual, struct bga_usual_run *run)
{
    struct replay_builder *builder = run->builder;
    yinsh_point point, *placed = builder->game->placed;
    const char *at = run->at;
    uint32_t number = run->number, after_line = number;
    /* A line is certain once the next one was taken. */
    for (unsigned turns = builder->turns; at < run->limit && turns < YINSH_PLACING_TURNS; turns++) {
        const char *line = at;
        if (!take_start(run, &line, &usual->players[rules_side_of_turn(turns + 1)]) ||
            !TAKE_TEXT(&line, PLACES) || !take_point(&line, &point) || !take_end(&line))
            break;
        builder->turns = turns;
        placed[turns] = point;
        run->at = at;
        at = line;
        number = after_line;
        after_line = run->number;
    }
    run->number = number;
}
