/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What most turns of the official notation are, skimmed: a number and a ring move with one byte
 * of white space after it.  Each is found by its '-': how many bytes the points have is known
 * from the bytes around it, without going through those in front.
 */
#include "notation/gipf/skim_moves.h"

#include "notation/gipf/skim_dashes.h"
#include "notation/gipf/skim_lanes.h"
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
/* The last is none. */
static const uint64_t number_texts[2][NUMBERS + 1] = {{HUNDRED_NUMBERS(0), UINT64_MAX},
                                                      {HUNDRED_NUMBERS(' '), UINT64_MAX}};

/*
 * The row that two bytes of a point tell, the second in the upper half of the index, and ROW: a
 * letter and a digit, the digits of 10 and 11, or a digit and what may be after a point.
 * Anything else is 0.
 */
enum { ROW = 0x80 };
#define PAIR(first, second, row) [(first) | (second) << 8] = (ROW | (row))
#define BEHIND_LETTER(letter)                                                                      \
    PAIR(letter, '1', 1), PAIR(letter, '2', 2), PAIR(letter, '3', 3), PAIR(letter, '4', 4),        \
        PAIR(letter, '5', 5), PAIR(letter, '6', 6), PAIR(letter, '7', 7), PAIR(letter, '8', 8),    \
        PAIR(letter, '9', 9)
#define BEHIND_LETTERS(a)                                                                          \
    BEHIND_LETTER(a), BEHIND_LETTER((a) + 1), BEHIND_LETTER((a) + 2), BEHIND_LETTER((a) + 3),      \
        BEHIND_LETTER((a) + 4), BEHIND_LETTER((a) + 5), BEHIND_LETTER((a) + 6),                    \
        BEHIND_LETTER((a) + 7), BEHIND_LETTER((a) + 8), BEHIND_LETTER((a) + 9),                    \
        BEHIND_LETTER((a) + 10)
#define IN_FRONT_OF(byte)                                                                          \
    PAIR('1', byte, 1), PAIR('2', byte, 2), PAIR('3', byte, 3), PAIR('4', byte, 4),                \
        PAIR('5', byte, 5), PAIR('6', byte, 6), PAIR('7', byte, 7), PAIR('8', byte, 8),            \
        PAIR('9', byte, 9)
static const uint8_t rows[256 * 256] = {
    BEHIND_LETTERS('a'), BEHIND_LETTERS('A'), PAIR('1', '0', 10), PAIR('1', '1', 11),
    IN_FRONT_OF(' '),    IN_FRONT_OF('\t'),   IN_FRONT_OF('\n'),  IN_FRONT_OF('\v'),
    IN_FRONT_OF('\f'),   IN_FRONT_OF('\r'),   IN_FRONT_OF(';'),   IN_FRONT_OF('-'),
    IN_FRONT_OF('x')};

/*
 * What a letter of a case adds to the row for ROW and the number of the point and 1 more.  No row
 * results in less than that, no letter in more than any row and letter: see point_of().
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

static ALWAYS_INLINE uint64_t load(const char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/* The row that the pair of bytes from some on tells, and ROW, or 0. */
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
    /* Below 0 is far above. */
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
static bool skim_removals(struct replay_step **next, const struct replay_step *room_end,
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
 * Take a placement of a turn with the bytes that the last digit of its number and the dot are, and
 * a blank after these or not, from *at on up to the white space after it.
 */
static ALWAYS_INLINE bool take_placement(const uint8_t letters[256], unsigned spaced,
                                         unsigned number, const char **at, yinsh_point *placed)
{
    uint16_t bytes;
    memcpy(&bytes, *at, sizeof bytes);
    const char *byte = *at + sizeof bytes + spaced;
    bool good = bytes == number && (spaced == 0 || byte[-1] == ' ');
    unsigned point = take_point(letters, &byte);
    if (!good || point >= YINSH_FRAME || !point_exists(point) || !blanks[(unsigned char)*byte])
        return false;
    *placed = (yinsh_point)point;
    *at = byte;
    return true;
}

/* The same for all that come; returns how many.  What stops it may depend on the blank before it.
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
void gipf_skim_placements(struct gipf_skimming *skimming)
{
    const char *at = skimming->cursor->at, *end = skimming->cursor->end;
    yinsh_point *placed = skimming->steps.record->game->placed;
    /* The first one shows how the record is written. */
    if (end - at < 4)
        return;
    unsigned spaced = at[2] == ' ', small = (unsigned char)at[2 + spaced] >> 5 & 1;
    const uint8_t *letters = columns[small];
    unsigned count = spaced ? take_placements(letters, 1, &at, end, placed)
                            : take_placements(letters, 0, &at, end, placed);
    if (count == 0)
        return;
    skimming->letters_or = skimming->letters_and = small << 5;
    skimming->spaced = spaced;
    skimming->steps.turns = count;
    skimming->cursor->at = at;
}

/*
 * Take plain moves from the cursor on, which is after a turn, and removals after them, as
 * long as nothing else comes; it then is after the last of them.
 */
static void take_moves(struct gipf_skimming *skimming)
{
    enum { FEWEST = 5 /* bytes from the '-' of a move on */ };
    const uint8_t *letters = columns[skimming->letters_or >> 5 & 1];
    const char *at = skimming->cursor->at, *end = skimming->cursor->end - FEWEST;
    const unsigned spaced = skimming->spaced, shift = 64 - 8 * (3 + spaced);
    /* Bytes from after a turn to the move of the next. */
    const ptrdiff_t gap = 4 + (ptrdiff_t)spaced;
    const uint64_t *number = number_texts[spaced] + skimming->steps.turns + 1;
    struct replay_step *step = skimming->steps.next;
    int32_t list[DASHES_LISTED + DASHES_AHEAD];
    /* One blank is before each number; the first may be a comment instead. */
    if (scan_at_end(skimming->cursor) || !is_blank(*at) || skimming->steps.turns >= NUMBERS)
        return;
    for (const char *part = at;
         part < end && skimming->steps.room_end - step > DASHES_LISTED / FEWEST;
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
            if ((from | to) >= POINTS || text - at != gap || load(text - 8) >> shift != *number)
                goto done;
            replay_move(step++, from, to);
            if (!blanks[(unsigned char)*following] &&
                (*following != ';' ||
                 !skim_removals(&step, skimming->steps.room_end - DASHES_LISTED / FEWEST, letters,
                                &following, end))) {
                step--;
                goto done;
            }
            number++;
            at = following;
        }
    }
done:
    skimming->cursor->at = at;
    skimming->steps.next = step;
    skimming->steps.turns = (unsigned)(number - number_texts[spaced]) - 1;
}

void gipf_skim_moves(struct gipf_skimming *skimming)
{
#ifdef REPLAY_LANES
    if (replay_has_lanes() && !gipf_skim_lanes(skimming))
        return;
#endif
    take_moves(skimming);
}
#else
void gipf_skim_placements(struct gipf_skimming *skimming)
{
    (void)skimming;
}

void gipf_skim_moves(struct gipf_skimming *skimming)
{
    (void)skimming;
}
#endif
