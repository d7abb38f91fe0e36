/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The most frequent turns of the official notation: a number, a ring move and one byte of white
 * space. Each move is found by its '-'; the bytes around that show how long both points are, so
 * that the bytes before them need not be read.
 */
#include "notation/gipf/moves.h"

#include "notation/gipf/dashes.h"
#include "notation/gipf/move_lanes.h"
#include "rules/point.h"
#include "rules/replay_lanes.h"

#include <string.h>

enum { NUMBERS = 100 };

#if defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

/* The number of a turn of two digits with its dot, and a blank after that or none, as a word. */
#define NUMBER(tens, ones, blank)                                                                  \
    ((uint64_t)('0' + (tens)) | (uint64_t)('0' + (ones)) << 8 | (uint64_t)'.' << 16 |              \
     (uint64_t)(blank) << 24)
#define TEN_NUMBERS(tens, blank)                                                                   \
    NUMBER(tens, 0, blank), NUMBER(tens, 1, blank), NUMBER(tens, 2, blank),                        \
        NUMBER(tens, 3, blank), NUMBER(tens, 4, blank), NUMBER(tens, 5, blank),                    \
        NUMBER(tens, 6, blank), NUMBER(tens, 7, blank), NUMBER(tens, 8, blank),                    \
        NUMBER(tens, 9, blank)
#define HUNDRED_NUMBERS(blank)                                                                     \
    TEN_NUMBERS(0, blank), TEN_NUMBERS(1, blank), TEN_NUMBERS(2, blank), TEN_NUMBERS(3, blank),    \
        TEN_NUMBERS(4, blank), TEN_NUMBERS(5, blank), TEN_NUMBERS(6, blank),                       \
        TEN_NUMBERS(7, blank), TEN_NUMBERS(8, blank), TEN_NUMBERS(9, blank)
/* The last entry ends the list: no text is equal to it, so that no number follows the last. */
static const uint64_t number_texts[2][NUMBERS + 1] = {{HUNDRED_NUMBERS(0), UINT64_MAX},
                                                      {HUNDRED_NUMBERS(' '), UINT64_MAX}};

/*
 * Maps two adjacent bytes, the first in the lower half of the index, to ROW plus the row that they
 * state, or to 0. Valid pairs are a letter and a digit, the digits of 10 and 11, and a digit and a
 * byte that may follow a point.
 */
enum { ROW = 0x80 };
#define PAIR(first, second, row) [(first) | (second) << 8] = (ROW | (row))
#define AFTER_LETTER(letter)                                                                       \
    PAIR(letter, '1', 1), PAIR(letter, '2', 2), PAIR(letter, '3', 3), PAIR(letter, '4', 4),        \
        PAIR(letter, '5', 5), PAIR(letter, '6', 6), PAIR(letter, '7', 7), PAIR(letter, '8', 8),    \
        PAIR(letter, '9', 9)
#define AFTER_LETTERS(a)                                                                           \
    AFTER_LETTER(a), AFTER_LETTER((a) + 1), AFTER_LETTER((a) + 2), AFTER_LETTER((a) + 3),          \
        AFTER_LETTER((a) + 4), AFTER_LETTER((a) + 5), AFTER_LETTER((a) + 6),                       \
        AFTER_LETTER((a) + 7), AFTER_LETTER((a) + 8), AFTER_LETTER((a) + 9),                       \
        AFTER_LETTER((a) + 10)
#define BEFORE(byte)                                                                               \
    PAIR('1', byte, 1), PAIR('2', byte, 2), PAIR('3', byte, 3), PAIR('4', byte, 4),                \
        PAIR('5', byte, 5), PAIR('6', byte, 6), PAIR('7', byte, 7), PAIR('8', byte, 8),            \
        PAIR('9', byte, 9)
static const uint8_t rows[256 * 256] = {
    AFTER_LETTERS('a'), AFTER_LETTERS('A'), PAIR('1', '0', 10), PAIR('1', '1', 11), BEFORE(' '),
    BEFORE('\t'),       BEFORE('\n'),       BEFORE('\v'),       BEFORE('\f'),       BEFORE('\r'),
    BEFORE(';'),        BEFORE('-'),        BEFORE('x')};

/*
 * What a letter adds to the row of row_at(), for letters of either case: the sum is the number of
 * the point + (ROW | 1). Bytes that are no letters, and rows that are 0, give a number outside the
 * frame, see point_of().
 */
enum { NO_LETTER = 0x80, CASES = 2, POINTS = 0x80 /* more than there are in the frame */ };
#define OTHERS_4 NO_LETTER, NO_LETTER, NO_LETTER, NO_LETTER
#define OTHERS_16 OTHERS_4, OTHERS_4, OTHERS_4, OTHERS_4
#define OTHERS_64 OTHERS_16, OTHERS_16, OTHERS_16, OTHERS_16
#define HALF_WITH_LETTERS NO_LETTER, 0, 11, 22, 33, 44, 55, 66, 77, 88, 99, 110, OTHERS_4, OTHERS_16
static const uint8_t columns[CASES][256] = {
    {OTHERS_64, HALF_WITH_LETTERS, OTHERS_16, OTHERS_16, OTHERS_64, OTHERS_64},
    {OTHERS_64, OTHERS_16, OTHERS_16, HALF_WITH_LETTERS, OTHERS_64, OTHERS_64}};

/* As is_blank(), which has to branch. */
static const bool blanks[256] = {
    [' '] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true, ['\f'] = true, ['\r'] = true};

/* The row that two bytes state, and ROW, or 0. */
static ALWAYS_INLINE unsigned row_at(const char *bytes)
{
    uint16_t pair;
    memcpy(&pair, bytes, sizeof pair);
    return rows[pair];
}

/* Whether a row has two digits. */
static ALWAYS_INLINE unsigned is_long(unsigned row)
{
    return row > (ROW | 9);
}

/* The point with a letter and a row of the frame; YINSH_FRAME or more is none. */
static ALWAYS_INLINE unsigned point_of(const uint8_t letters[256], char letter, unsigned row)
{
    /* A result below 0 becomes a large number, which is none. */
    return letters[(unsigned char)letter] + row - (ROW | 1U);
}

/* Take the point at *at, where three bytes are readable; YINSH_FRAME or more is none. */
static inline unsigned take_point(const uint8_t letters[256], const char **at)
{
    unsigned row = row_at(*at + 1), point = point_of(letters, **at, row);
    *at += 2 + is_long(row);
    return point;
}

/*
 * Take removals of a row and a ring from *at on, which is on the ';' before them, up to
 * a blank.  If there is anything else, or the bytes come to their end, nothing is taken.
 */
static bool take_removals(struct replay_step **next, const struct replay_step *room_end,
                          const uint8_t letters[256], const char **at, const char *end)
{
    enum { LONGEST = 16 /* bytes that are examined for a row and a ring */ };
    struct replay_step *step = *next;
    const char *byte = *at;
    do {
        if (end - byte < LONGEST || room_end - step < 2 || *++byte != 'x')
            return false;
        byte++;
        unsigned from = take_point(letters, &byte);
        if (*byte++ != '-')
            return false;
        unsigned to = take_point(letters, &byte);
        if (*byte++ != 'x')
            return false;
        unsigned ring = take_point(letters, &byte);
        if (from >= to || to >= YINSH_FRAME || ring >= YINSH_FRAME)
            return false;
        replay_row(step++, true, from, to, ring);
    } while (*byte == ';');
    if (!blanks[(unsigned char)*byte])
        return false;
    *next = step;
    *at = byte;
    return true;
}

/*
 * Take one placement at *at: the last digit of the number and the dot, a blank if spaced, and the
 * point, up to the white space after it.
 */
static ALWAYS_INLINE bool take_placement(const uint8_t letters[256], unsigned spaced,
                                         unsigned number, const char **at, yinsh_point *placed)
{
    uint32_t bytes;
    memcpy(&bytes, *at, sizeof bytes);
    uint32_t expected = spaced != 0 ? number | ' ' << 16 : number;
    uint32_t wrong = (bytes ^ expected) << (spaced != 0 ? 8 : 16);
    const char *byte = *at + 3 + spaced;
    unsigned row = row_at(byte), point = point_of(letters, byte[-1], row);
    byte += 1 + is_long(row);
    if (wrong != 0 || point >= YINSH_FRAME || !point_exists(point) || !blanks[(unsigned char)*byte])
        return false;
    *placed = (yinsh_point)point;
    *at = byte;
    return true;
}

/* Take placements as long as they follow one another; returns how many. *at is then at the blank
 * before the next word, which that word may need.
 */
static ALWAYS_INLINE unsigned take_placements(const uint8_t letters[256], unsigned spaced,
                                              const char **at, const char *end,
                                              yinsh_point placed[YINSH_PLACING_TURNS])
{
    enum {
        LONGEST = 16,      /* bytes that are examined for a placement */
        DOT = '.' * 0x100, /* as the second of two bytes */
        TENTH = YINSH_PLACING_TURNS - 1
    };
    unsigned count = 0;
    for (; count < TENTH && end - *at >= LONGEST; count++) {
        const char *next = *at + (count > 0); /* after the blank before the number */
        if (!take_placement(letters, spaced, ('1' + count) | DOT, &next, &placed[count]))
            return count;
        *at = next;
    }
    if (count == TENTH && end - *at >= LONGEST && (*at)[1] == '1') {
        const char *ones = *at + 2;
        if (take_placement(letters, spaced, '0' | DOT, &ones, &placed[count])) {
            count++;
            *at = ones;
        }
    }
    return count;
}

/* Take the placements with which a record begins, as long as nothing else comes. */
void gipf_take_placements(struct gipf_usual *usual)
{
    const char *at = usual->cursor->at, *end = usual->cursor->end;
    yinsh_point *placed = usual->steps->game->placed;
    /* The first one shows how the record is written. */
    if (end - at < 4)
        return;
    unsigned spaced = at[2] == ' ', small = (unsigned char)at[2 + spaced] >> 5 & 1;
    const uint8_t *letters = columns[small];
    unsigned count = spaced ? take_placements(letters, 1, &at, end, placed)
                            : take_placements(letters, 0, &at, end, placed);
    if (count == 0)
        return;
    usual->letters = small << 5;
    usual->spaced = spaced;
    usual->steps->turns = count;
    usual->cursor->at = at;
}

/*
 * Take plain moves from the cursor on, which is after a turn, and removals after them, as
 * long as nothing else comes; it then is after the last of them.
 */
static void take_moves(struct gipf_usual *usual)
{
    enum { FEWEST = 5 /* bytes from the '-' of a move on */ };
    const uint8_t *letters = columns[usual->letters >> 5 & 1];
    const char *at = usual->cursor->at, *end = usual->cursor->end - FEWEST;
    const unsigned spaced = usual->spaced, shift = 64 - 8 * (3 + spaced);
    /* Bytes from after a turn to the move of the next. */
    const ptrdiff_t gap = 4 + (ptrdiff_t)spaced;
    const uint64_t *number = number_texts[spaced] + usual->steps->turns + 1;
    struct replay_step *step = usual->steps->next;
    int32_t list[DASHES_LISTED + DASHES_AHEAD];
    /* One blank is before each number; the first may be a comment instead. */
    if (scan_at_end(usual->cursor) || !is_blank(*at) || usual->steps->turns >= NUMBERS)
        return;
    for (const char *part = at;
         part < end && usual->steps->room_end - step > DASHES_LISTED / FEWEST;
         part += DASHES_LISTED) {
        size_t count = list_dashes(dashes_plain, part, end, list);
        for (size_t i = 0; i < count; i++) {
            const char *dash = part + list[i];
            if (dash < at)
                continue; /* it was that of a row */
            unsigned from_row = row_at(dash - 2), to_row = row_at(dash + 2);
            const char *text = dash - 2 - is_long(from_row); /* after the number */
            const char *following = dash + 3 + is_long(to_row);
            unsigned from = point_of(letters, *text, from_row);
            unsigned to = point_of(letters, dash[1], to_row);
            if ((from | to) >= POINTS || text - at != gap || word_at(text - 8) >> shift != *number)
                goto done;
            replay_move(step++, from, to);
            if (!blanks[(unsigned char)*following] &&
                (*following != ';' ||
                 !take_removals(&step, usual->steps->room_end - DASHES_LISTED / FEWEST, letters,
                                &following, end))) {
                step--;
                goto done;
            }
            number++;
            at = following;
        }
    }
done:
    usual->cursor->at = at;
    usual->steps->next = step;
    usual->steps->turns = (unsigned)(number - number_texts[spaced]) - 1;
}

void gipf_take_moves(struct gipf_usual *usual)
{
#ifdef REPLAY_LANES
    if (replay_has_lanes() && !gipf_take_moves_in_lanes(usual))
        return;
#endif
    take_moves(usual);
}
#else
void gipf_take_placements(struct gipf_usual *usual)
{
    (void)usual;
}

void gipf_take_moves(struct gipf_usual *usual)
{
    (void)usual;
}
#endif
