/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The most frequent turns of the official notation: a number, a placement or a ring move, removals,
 * and one byte of white space.
 */
#include "notation/gipf/gipf.h"

#include "base/unchecked.h"
#include "rules/rules.h"

enum {
    NUMBERS = 100,
    LONGEST = 16 /* bytes that are examined for a turn without its removals, or for one of these */
};

/* ---- Parts of turns ---------------------------------------------------- */

/*
 * Maps a digit and the byte after it, the digit in the lower half of the index, to ROW plus the row
 * that they state, or to 0.  The byte is the second digit of 10 and 11, or may follow a point.
 */
enum { ROW = 0x1000 };
#define PAIR(first, second, row) [(first) | (second) << 8] = (ROW | (row))
#define BEFORE(byte)                                                                               \
    PAIR('1', byte, 1), PAIR('2', byte, 2), PAIR('3', byte, 3), PAIR('4', byte, 4),                \
        PAIR('5', byte, 5), PAIR('6', byte, 6), PAIR('7', byte, 7), PAIR('8', byte, 8),            \
        PAIR('9', byte, 9)
static const uint16_t rows[256 * 256] = {
    PAIR('1', '0', 10), PAIR('1', '1', 11), BEFORE(' '), BEFORE('\t'), BEFORE('\n'), BEFORE('\v'),
    BEFORE('\f'),       BEFORE('\r'),       BEFORE(';'), BEFORE('-'),  BEFORE('x')};

/* As is_blank(), which has to branch. */
static const bool blanks[256] = {
    [' '] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true, ['\f'] = true, ['\r'] = true};

/*
 * Take what should be a point, where first is the letter a in its case; if it is YINSH_FRAME or
 * more, it is not a point of the frame.
 */
static ALWAYS_INLINE unsigned take_point(unsigned first, const char **at)
{
    const unsigned char *bytes = (const unsigned char *)*at;
    unsigned column = bytes[0] - first, row = rows[bytes[1] | bytes[2] << 8];
    *at += 2 + (row > (ROW | 9));
    /* A letter before the first, or a row of 0, gives a result below 0, which is a large number. */
    return YINSH_COLUMNS * column + row - (ROW | 1U);
}

/* Take the end of a turn's number, and the blank after that if numbers are spaced. */
static ALWAYS_INLINE bool take_number(unsigned last_digit, bool spaced, const char **at)
{
    const char *byte = *at;
    *at += 2 + spaced;
    return byte[0] == (char)('0' + last_digit) && byte[1] == '.' && (!spaced || byte[2] == ' ');
}

/* Take two points with a '-' between them; false if one is not a point of the frame. */
static ALWAYS_INLINE bool take_two(unsigned first, const char **at, unsigned *from, unsigned *to)
{
    *from = take_point(first, at);
    if (*(*at)++ != '-')
        return false;
    *to = take_point(first, at);
    return *from < YINSH_FRAME && *to < YINSH_FRAME;
}

/* Take a row and a ring, and the ';' before them; false if something else comes. */
static bool take_removal(unsigned first, const char **at, struct replay_step *step)
{
    const char *byte = *at;
    unsigned from, to, ring;
    if (!TAKE_TEXT(&byte, ";x") || !take_two(first, &byte, &from, &to) || *byte++ != 'x')
        return false;
    ring = take_point(first, &byte);
    if (from >= to || ring >= YINSH_FRAME)
        return false;
    replay_row(step, true, from, to, ring);
    *at = byte;
    return true;
}

/* ---- Many turns -------------------------------------------------------- */

/* Take a placement, from the last digit of its number to the blank after it. */
static ALWAYS_INLINE bool take_placement(unsigned first, bool spaced, unsigned last_digit,
                                         const char **at, yinsh_point *placed)
{
    const char *byte = *at;
    if (!take_number(last_digit, spaced, &byte))
        return false;
    unsigned point = take_point(first, &byte);
    if (point >= YINSH_FRAME || !point_exists(point) || !blanks[(unsigned char)*byte])
        return false;
    *placed = (yinsh_point)point;
    *at = byte;
    return true;
}

/* Take placements as long as they follow one another; returns how many. */
static ALWAYS_INLINE unsigned take_placements(struct gipf_usual *usual, unsigned first, bool spaced)
{
    enum { TENTH = YINSH_PLACING_TURNS - 1 };
    const char *at = usual->cursor->at, *next = at;
    yinsh_point *placed = usual->steps->game->placed;
    unsigned count = 0;
    while (count < TENTH && take_placement(first, spaced, count + 1, &next, &placed[count])) {
        count++;
        at = next++; /* the next number is after the blank */
    }
    if (count == TENTH && *next++ == '1' &&
        take_placement(first, spaced, 0, &next, &placed[count])) {
        count++;
        at = next;
    }
    usual->cursor->at = at;
    return count;
}

void gipf_take_placements(struct gipf_usual *usual)
{
    const char *at = usual->cursor->at;
    if (scan_left(usual->cursor) < (size_t)YINSH_PLACING_TURNS * LONGEST)
        return;
    /* The first one shows how the record is written. */
    bool spaced = at[2] == ' ';
    unsigned letters = (unsigned)at[2 + spaced] & 0x20;
    unsigned count = spaced ? take_placements(usual, 'A' | letters, true)
                            : take_placements(usual, 'A' | letters, false);
    if (count == 0)
        return;
    usual->letters = letters;
    usual->spaced = spaced;
    usual->steps->turns = count;
}

/* Do what gipf_take_moves() does, on any processor. */
static void take_moves(struct gipf_usual *usual)
{
    const unsigned first = 'A' | usual->letters;
    const char *at = usual->cursor->at, *end = usual->cursor->end;
    const struct replay_step *room_end = usual->steps->room_end;
    struct replay_step *step = usual->steps->next;
    unsigned turn = usual->steps->turns + 1;
    /* One blank is before each number; the first may be a comment instead. */
    for (; turn < NUMBERS && end - at >= LONGEST && step < room_end && blanks[(unsigned char)*at];
         turn++) {
        const char *byte = at + 1;
        struct replay_step *next = step;
        unsigned from, to;
        if (*byte++ != (char)('0' + turn / 10) || !take_number(turn % 10, usual->spaced, &byte) ||
            !take_two(first, &byte, &from, &to))
            break;
        replay_move(next++, false, from, to);
        while (*byte == ';' && end - byte >= LONGEST && next < room_end &&
               take_removal(first, &byte, next))
            next++;
        if (!blanks[(unsigned char)*byte])
            break;
        step = next;
        at = byte;
    }
    usual->cursor->at = at;
    usual->steps->next = step;
    usual->steps->turns = turn - 1;
}

void gipf_take_moves(struct gipf_usual *usual)
{
#ifdef REPLAY_LANES
    if (replay_has_lanes() && !gipf_take_moves_in_lanes(usual))
        return;
#endif
    take_moves(usual);
}
