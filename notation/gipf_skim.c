/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The official notation, skimmed.  What most turns are, a number and a ring move with one byte
 * of white space behind it, is found by its '-': how many bytes the points have is known from
 * the bytes around it, without going through those in front.  All else, and what is not as it
 * was expected, is read byte by byte, and what gipf.c might find anything wrong with is left to
 * it.
 */
#include "gipf_skim.h"

#include "names.h"
#include "skim.h"
#include "words.h"

#include <limits.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

extern const struct notation notation_gipf;

enum { TAGS = 32, NUMBERS = 100, BLOCK = 64 };

/* A record being skimmed. */
struct skimming {
    struct cursor *cursor;
    struct skimmed *record;
    struct replay_step *step, *room_end; /* the next step, and behind the last there is room for */
    unsigned turns;                      /* that have begun */
    bool spaced;                         /* whether a blank was last behind a turn's number */
    unsigned letters_or, letters_and;    /* of all points, for their case */
};

/* ---- Plain moves ------------------------------------------------------- */

#if defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

/* The number of a turn of two digits with its dot, and a blank behind that or none, as a word. */
#define NUMBER(tens, ones, blank)                                                                  \
    ((uint64_t)('0' + (tens)) | (uint64_t)('0' + (ones)) << 8 | (uint64_t)'.' << 16 |              \
     (uint64_t)(blank) << 24)
#define TEN_NUMBERS(tens, blank)                                                                   \
    NUMBER(tens, 0, blank), NUMBER(tens, 1, blank), NUMBER(tens, 2, blank),                        \
        NUMBER(tens, 3, blank), NUMBER(tens, 4, blank), NUMBER(tens, 5, blank),                    \
        NUMBER(tens, 6, blank), NUMBER(tens, 7, blank), NUMBER(tens, 8, blank),                    \
        NUMBER(tens, 9, blank)
#define HUNDRED_NUMBERS(blank)                                                                     \
    {                                                                                              \
        TEN_NUMBERS(0, blank), TEN_NUMBERS(1, blank), TEN_NUMBERS(2, blank),                       \
            TEN_NUMBERS(3, blank), TEN_NUMBERS(4, blank), TEN_NUMBERS(5, blank),                   \
            TEN_NUMBERS(6, blank), TEN_NUMBERS(7, blank), TEN_NUMBERS(8, blank),                   \
            TEN_NUMBERS(9, blank)                                                                  \
    }
static const uint64_t number_texts[2][NUMBERS] = {HUNDRED_NUMBERS(0), HUNDRED_NUMBERS(' ')};

/*
 * What the last two bytes of a point say, the letter or first digit and four bits of the digit
 * behind it: the point, or for 10 and 11 ROW_ONLY and the row, or 0, which is no point.  A letter
 * tells its column in front of such a row: the number of the column's point of row 0.
 */
enum { ROW_ONLY = 0x80, CASES = 2 };
#define POINT(c, row, low, high) ((row) >= (low) && (row) <= (high) ? 11 * (c) + (row)-1 : 0)
#define LETTERS(first, row)                                                                        \
    [(first) + 0] = POINT(0, row, 2, 5), [(first) + 1] = POINT(1, row, 1, 7),                      \
               [(first) + 2] = POINT(2, row, 1, 8), [(first) + 3] = POINT(3, row, 1, 9),           \
               [(first) + 4] = POINT(4, row, 1, 10), [(first) + 5] = POINT(5, row, 2, 10),         \
               [(first) + 6] = POINT(6, row, 2, 11), [(first) + 7] = POINT(7, row, 3, 11),         \
               [(first) + 8] = POINT(8, row, 4, 11), [(first) + 9] = POINT(9, row, 5, 11),         \
               [(first) + 10] = POINT(10, row, 7, 10)
#define ROWS(first)                                                                                \
    [0] = {['1'] = ROW_ONLY | 10}, [1] = {['1'] = ROW_ONLY | 11, LETTERS(first, 1)},               \
    [2] = {LETTERS(first, 2)}, [3] = {LETTERS(first, 3)}, [4] = {LETTERS(first, 4)},               \
    [5] = {LETTERS(first, 5)}, [6] = {LETTERS(first, 6)}, [7] = {LETTERS(first, 7)},               \
    [8] = {LETTERS(first, 8)}, [9] = {LETTERS(first, 9)}
static const uint8_t points[CASES][16][256] = {{ROWS('A')}, {ROWS('a')}};
/* No point of column A has such a row.  With that of the row, the highest bit cancels out. */
#define IN_COLUMN(c) ROW_ONLY | (11 * (c)-1)
#define COLUMNS(first)                                                                             \
    {                                                                                              \
        [(first) + 1] = IN_COLUMN(1), [(first) + 2] = IN_COLUMN(2), [(first) + 3] = IN_COLUMN(3),  \
                   [(first) + 4] = IN_COLUMN(4), [(first) + 5] = IN_COLUMN(5),                     \
                   [(first) + 6] = IN_COLUMN(6), [(first) + 7] = IN_COLUMN(7),                     \
                   [(first) + 8] = IN_COLUMN(8), [(first) + 9] = IN_COLUMN(9),                     \
                   [(first) + 10] = IN_COLUMN(10)                                                  \
    }
static const uint8_t columns[CASES][256] = {COLUMNS('A'), COLUMNS('a')};

/* As is_blank(), which has to branch. */
static const bool blanks[256] = {
    [' '] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true, ['\f'] = true, ['\r'] = true};

static inline uint64_t load(const char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

#ifdef __SSE2__
static inline uint64_t dashes_of_block(const char *bytes)
{
    const __m128i dash = _mm_set1_epi8('-');
    uint64_t found = 0;
    for (int i = 0; i < BLOCK / 16; i++) {
        __m128i block = _mm_loadu_si128((const __m128i *)(const void *)(bytes + 16 * i));
        found |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(block, dash)) << (16 * i);
    }
    return found;
}
#else
static inline uint64_t dashes_of_block(const char *bytes)
{
    const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f), each = UINT64_C(0x0101010101010101);
    uint64_t found = 0;
    for (int i = 0; i < BLOCK / 8; i++) {
        uint64_t word = load(bytes + 8 * i) ^ each * '-';
        /* The highest bit of each byte that is 0 now; the product brings them together. */
        uint64_t zeros = ~(((word & low) + low) | word | low);
        found |= ((zeros >> 7) * UINT64_C(0x0102040810204080) >> 56) << (8 * i);
    }
    return found;
}
#endif

/* Which of the BLOCK bytes from some on, but none from end on, are '-', a bit for each. */
static inline uint64_t find_dashes(const char *bytes, const char *end)
{
    uint64_t dashes = dashes_of_block(bytes);
    return end - bytes < BLOCK ? dashes & ((UINT64_C(1) << (end - bytes)) - 1) : dashes;
}

/* yes where which is 1, no where it is 0, without a branch: what it hangs on changes all the time.
 */
static inline unsigned choose(unsigned which, unsigned yes, unsigned no)
{
    return no ^ ((no ^ yes) & (0 - which));
}

/*
 * The points of a move around its '-', of which word has the four bytes in front and the three
 * behind.  They are on the board, or 0; ROW_ONLY is set in what is none.
 */
static inline unsigned from_of(const uint8_t table[16][256], const uint8_t column[256],
                               uint64_t word, unsigned *is_long)
{
    unsigned point = (&table[0][0])[word >> 16 & 0xfff];
    unsigned row = (point + column[word >> 8 & 0xff]) & 0xff;
    *is_long = point >> 7;
    return choose(*is_long, row, point);
}

static inline unsigned to_of(const uint8_t table[16][256], const uint8_t column[256], uint64_t word,
                             unsigned *is_long)
{
    unsigned point = (&table[0][0])[word >> 40 & 0xfff];
    unsigned row = ((&table[0][0])[word >> 48 & 0xfff] + column[word >> 40 & 0xff]) & 0xff;
    *is_long = word >> 57 == '0' >> 1; /* 0 or 1 */
    return choose(*is_long, row, point);
}

/* Whether a word begins with a digit and nothing else that could follow a letter. */
static inline bool is_digit_byte(uint64_t byte)
{
    return (byte & 0xff) - '0' <= 9;
}

/* The point that begins at some bytes, eight of which are there, and its length. */
static inline unsigned point_at(const uint8_t table[16][256], const uint8_t column[256],
                                const char *bytes, size_t *length)
{
    uint64_t word = load(bytes);
    bool is_long = is_digit_byte(word >> 16);
    unsigned point = (&table[0][0])[word & 0xfff];
    unsigned row = ((&table[0][0])[word >> 8 & 0xfff] + column[word & 0xff]) & 0xff;
    *length = is_long ? 3 : 2;
    return is_digit_byte(word >> 8) ? choose(is_long, row, point) : ROW_ONLY;
}

/*
 * Take removals of a row and a ring from *at on, which stands on the ';' in front of them, up to
 * a blank.  Where there is anything else, or the bytes come to their end, nothing is taken.
 */
static bool skim_removals(struct replay_step **next, const struct replay_step *room_end,
                          unsigned small, const char **at, const char *end)
{
    enum { LONGEST = 24 /* bytes that are looked at for a row and a ring */ };
    struct replay_step *step = *next;
    const char *byte = *at;
    do {
        size_t length;
        if (end - byte < LONGEST || room_end - step < 2 || byte[1] != 'x')
            return false;
        unsigned from = point_at(points[small], columns[small], byte += 2, &length);
        if (*(byte += length) != '-')
            return false;
        unsigned to = point_at(points[small], columns[small], ++byte, &length);
        if (*(byte += length) != 'x')
            return false;
        unsigned ring = point_at(points[small], columns[small], ++byte, &length);
        byte += length;
        if (((from | to | ring) & ROW_ONLY) != 0 || from >= to)
            return false;
        replay_step(step++, YINSH_ROW, true, from, to);
        replay_step(step++, YINSH_RING, true, ring, REPLAY_NOWHERE);
    } while (*byte == ';');
    if (!is_blank(*byte))
        return false;
    *next = step;
    *at = byte;
    return true;
}

/* Take the placements with which a record begins, as long as nothing else comes. */
static void skim_placements(struct skimming *skimming)
{
    enum { LONGEST = 16 /* bytes that are looked at for a placement */ };
    const char *at = skimming->cursor->at, *end = skimming->cursor->end;
    /* The first one shows how the record is written. */
    if (end - at < LONGEST || at[0] != '1' || at[1] != '.')
        return;
    unsigned spaced = at[2] == ' ', small = (unsigned char)at[2 + spaced] >> 5 & 1;
    unsigned turn = 0;
    for (; turn < YINSH_PLACING_TURNS && end - at >= LONGEST; turn++) {
        size_t length = turn + 1 > 9 ? 1 : 0;
        const char *byte = at + length;
        if ((length > 0 && *at != '1') || byte[0] != (char)('0' + (turn + 1) % 10) ||
            byte[1] != '.' || (spaced && byte[2] != ' '))
            break;
        byte += 2 + spaced;
        unsigned point = point_at(points[small], columns[small], byte, &length);
        byte += length;
        if (point == 0 || (point & ROW_ONLY) != 0 || !is_blank(*byte))
            break;
        skimming->record->game->placed[turn] = (yinsh_point)point;
        at = byte;
        /* Up to the next number is one byte. */
        if (turn + 1 < YINSH_PLACING_TURNS)
            at++;
    }
    if (turn == 0)
        return;
    skimming->letters_or = skimming->letters_and = small << 5;
    skimming->spaced = spaced;
    skimming->turns = turn;
    skimming->cursor->at = at;
}

/*
 * Take plain moves from the cursor on, which stands behind a turn, as long as nothing else comes;
 * it then stands behind the last of them.
 */
static void skim_moves(struct skimming *skimming)
{
    enum { FEWEST = 5, MOST = BLOCK / FEWEST + 1 /* bytes of a move, moves of a block */ };
    /* Two digits, between the '-': see below. */
    const uint64_t fixed = UINT64_C(0x00f000fff0000000), is = UINT64_C(0x0030002d30000000);
    const char *at = skimming->cursor->at, *end = skimming->cursor->end - FEWEST;
    unsigned spaced = skimming->spaced, small = skimming->letters_or >> 5 & 1;
    const ptrdiff_t gap = 4 + spaced; /* bytes from behind a turn to the move of the next */
    const unsigned shift = 64 - 8 * (3 + spaced);
    struct replay_step *step = skimming->step;
    unsigned turn = skimming->turns + 1;
    const char *block = at;
    /* One blank is in front of each number; the first may be a comment instead. */
    if (scan_at_end(skimming->cursor) || !is_blank(*at))
        return;
    while (end - block > 0 && turn + MOST < NUMBERS && skimming->room_end - step > MOST) {
        uint64_t dashes = find_dashes(block, end);
        block += BLOCK;
        for (; dashes != 0; dashes &= dashes - 1) {
            const char *dash = block - BLOCK + __builtin_ctzll(dashes);
            uint64_t word = load(dash - 4);
            unsigned from_long, to_long;
            unsigned from = from_of(points[small], columns[small], word, &from_long);
            unsigned to = to_of(points[small], columns[small], word, &to_long);
            const char *text = dash - 2 - from_long; /* behind the number */
            if ((word & fixed) != is || ((from | to) & ROW_ONLY) != 0 || text - at != gap ||
                load(text - 8) >> shift != number_texts[spaced][turn])
                goto done;
            const char *behind = dash + 3 + to_long;
            replay_move(step, from, to);
            if (!blanks[(unsigned char)*behind]) {
                struct replay_step *next = step + 1;
                if (*behind != ';' ||
                    !skim_removals(&next, skimming->room_end, small, &behind, end))
                    goto done;
                step = next;
                turn++;
                block = at = behind;
                break;
            }
            step++;
            turn++;
            at = behind;
        }
    }
done:
    skimming->cursor->at = at;
    skimming->step = step;
    skimming->turns = turn - 1;
}
#else
static void skim_placements(struct skimming *skimming)
{
    (void)skimming;
}

static void skim_moves(struct skimming *skimming)
{
    (void)skimming;
}
#endif

/* ---- Everything else --------------------------------------------------- */

static bool ends_word(char byte)
{
    return is_blank(byte) || byte == ';' || byte == '{' || byte == '[';
}

/* A point of the board. */
static bool skim_point(struct skimming *skimming, yinsh_point *point)
{
    unsigned letter = (unsigned char)scan_peek(skimming->cursor);
    skimming->letters_or |= letter;
    skimming->letters_and &= letter;
    return scan_point(skimming->cursor, point) && *point != YINSH_NO_POINT;
}

/* One step of a turn, which it begins or not; its kind goes to *kind. */
static bool skim_step(struct skimming *skimming, bool begins, enum yinsh_kind *kind)
{
    struct cursor *cursor = skimming->cursor;
    bool removal = scan_byte(cursor, 'x') || scan_byte(cursor, 'X');
    yinsh_point from, to = YINSH_NO_POINT;
    if (!skim_point(skimming, &from))
        return false;
    bool two = scan_byte(cursor, '-');
    if (two && !skim_point(skimming, &to))
        return false;
    *kind = removal ? two ? YINSH_ROW : YINSH_RING : two ? YINSH_MOVE : YINSH_PLACE;
    if (*kind == YINSH_PLACE) {
        if (skimming->turns > YINSH_PLACING_TURNS || !begins)
            return false;
        skimming->record->game->placed[skimming->turns - 1] = from;
    } else if (skimming->turns <= YINSH_PLACING_TURNS || skimming->step == skimming->room_end ||
               (*kind == YINSH_ROW && from > to)) {
        return false;
    } else if (*kind == YINSH_MOVE) {
        if (begins)
            replay_move(skimming->step++, from, to);
        else
            replay_late_move(skimming->step++, from, to);
    } else {
        replay_step(skimming->step++, *kind, !begins, from, to);
    }
    char next = scan_peek(cursor);
    bool ends = ends_word(next) || next == '!' || next == '?' ||
                (*kind == YINSH_ROW && (next == 'x' || next == 'X'));
    while (scan_peek(cursor) == '!' || scan_peek(cursor) == '?')
        cursor->at++;
    return ends || scan_at_end(cursor);
}

/* A turn, with the cursor on its first step. */
static bool skim_turn(struct skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    enum yinsh_kind kind;
    bool begins = true;
    skimming->turns++;
    for (;; begins = false) {
        if (!skim_step(skimming, begins, &kind))
            return false;
        char next = scan_peek(cursor);
        if (next == 'x' || next == 'X') {
            if (kind != YINSH_ROW)
                return false;
        } else if (!scan_byte(cursor, ';')) {
            return scan_at_end(cursor) || is_blank(next) || next == '{';
        } else if (!is_letter(scan_peek(cursor))) {
            return false;
        }
    }
}

/*
 * Skip white space and comments.  Where a line begins with anything but a number, another
 * notation may begin there.
 */
static bool skim_gap(struct skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    for (;;) {
        const char *first = cursor->at;
        scan_blanks(cursor);
        if (scan_at_end(cursor))
            return true;
        char next = *cursor->at;
        bool line = memchr(first, '\n', (size_t)(cursor->at - first)) != NULL;
        if (line && !is_digit(next) && next != '[' &&
            notation_others_announce(cursor, &notation_gipf))
            return false;
        if (next != '{')
            return true;
        const char *close = memchr(cursor->at, '}', scan_left(cursor));
        cursor->starved |= close == NULL;
        if (close == NULL)
            return false;
        cursor->at = close + 1;
    }
}

/* A number and its dots; *restarts is whether another record begins with it. */
static bool skim_number(struct skimming *skimming, bool *restarts)
{
    struct cursor *cursor = skimming->cursor;
    uint32_t number;
    const char *first = cursor->at;
    scan_number(cursor, 999999, &number);
    if (!scan_byte(cursor, '.'))
        return false;
    *restarts = skimming->turns > 0 && number == 1;
    if (*restarts) {
        cursor->at = first;
        return true;
    }
    while (scan_byte(cursor, '.'))
        continue;
    skimming->spaced = scan_peek(cursor) == ' ';
    return number == skimming->turns + 1;
}

/* Take the result that the cursor stands on. */
static bool state_result(struct skimmed *record, int result)
{
    if (result < 0 || (record->result != YINSH_RESULT_NONE && result != YINSH_RESULT_NONE &&
                       (int)record->result != result))
        return false;
    if (result != YINSH_RESULT_NONE)
        record->result = (enum yinsh_result)result;
    return true;
}

/* A result word, behind which on its line nothing follows. */
static bool skim_result(struct skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    const char *first = cursor->at;
    while (!scan_at_end(cursor) && !ends_word(*cursor->at))
        cursor->at++;
    if (!state_result(skimming->record,
                      name_find(names_of_result, first, (size_t)(cursor->at - first))))
        return false;
    struct cursor ahead = *cursor;
    while (scan_peek(&ahead) == ' ' || scan_peek(&ahead) == '\t')
        ahead.at++;
    cursor->starved |= scan_at_end(&ahead);
    return scan_at_end(&ahead) || is_blank(*ahead.at);
}

static bool may_be_result(struct cursor *cursor)
{
    char next = scan_peek(cursor), behind = scan_ahead(cursor, 1);
    return next == '*' || (is_digit(next) && (behind == '-' || behind == '/'));
}

/* Go on with a record behind its tags, up to its end. */
static bool skim_turns(struct skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    skim_placements(skimming);
    for (;;) {
        bool restarts = false;
        if (skimming->turns >= YINSH_PLACING_TURNS)
            skim_moves(skimming);
        if (!skim_gap(skimming))
            return false;
        if (scan_at_end(cursor) || *cursor->at == '[')
            return true;
        if (may_be_result(cursor))
            return skim_result(skimming);
        if (is_digit(*cursor->at)) {
            if (!skim_number(skimming, &restarts))
                return false;
            if (restarts)
                return true;
            if (!skim_gap(skimming))
                return false;
        }
        if (!skim_turn(skimming))
            return false;
    }
}

/* ---- Tags -------------------------------------------------------------- */

/* What a tag says about the game; false where that is unusual. */
static bool state_tag(struct skimmed *record, struct words name, struct words value)
{
    const char *bytes = value.bytes;
    char first = to_lower(*name.bytes);
    if ((first != 'r' && first != 'v' && first != 't' && first != 'p') || value.length == 0 ||
        words_are(value, "?"))
        return true;
    if (words_alike(name, "Result"))
        return state_result(record, name_find(names_of_result, bytes, value.length));
    if (words_alike(name, "Variant"))
        return words_are(value, "standard");
    if (words_alike(name, "Termination")) {
        int end = name_find(names_of_end, bytes, value.length);
        record->states_end = true;
        record->stated_end = end >= 0 ? (enum yinsh_end)end : YINSH_END_UNFINISHED;
        return end >= 0;
    }
    if (words_alike(name, "Rings")) {
        if (value.length != 3 || !is_digit(bytes[0]) || bytes[1] != '-' || !is_digit(bytes[2]))
            return false;
        record->states_rings = true;
        record->rings[YINSH_WHITE] = (uint8_t)(bytes[0] - '0');
        record->rings[YINSH_BLACK] = (uint8_t)(bytes[2] - '0');
        return true;
    }
    return !words_alike(name, "Position");
}

/* A tag without escapes, with the cursor on its bracket. */
static bool skim_tag(struct cursor *cursor, struct words *name, struct words *value)
{
    const char *at = cursor->at + 1;
    const char *newline = memchr(at, '\n', scan_left(cursor) - 1);
    cursor->starved |= newline == NULL;
    if (newline == NULL)
        return false;
    name->bytes = at;
    while (is_name_byte(*at))
        at++;
    name->length = (size_t)(at - name->bytes);
    if (name->length == 0 || at[0] != ' ' || at[1] != '"')
        return false;
    at += 2;
    const char *close = newline[-1] == '\r' ? newline - 3 : newline - 2;
    if (close < at || close[0] != '"' || close[1] != ']')
        return false;
    *value = (struct words){at, (size_t)(close - at)};
    if (memchr(at, '"', value->length) != NULL || memchr(at, '\\', value->length) != NULL ||
        memchr(at, '\0', value->length) != NULL)
        return false;
    cursor->at = newline;
    return true;
}

/* The tags, no two of which have one name, and what is between and behind them. */
static bool skim_tags(struct skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    struct words names[TAGS], value;
    for (size_t count = 0; scan_peek(cursor) == '['; count++) {
        if (count == TAGS || !skim_tag(cursor, &names[count], &value))
            return false;
        for (size_t i = 0; i < count; i++)
            if (words_equal(names[i], names[count]))
                return false;
        if (!state_tag(skimming->record, names[count], value))
            return false;
        scan_blanks(cursor);
    }
    return skim_gap(skimming);
}

/* ---- Records ----------------------------------------------------------- */

enum skim_found gipf_skim(struct cursor *cursor, bool at_end, struct skimmed *record)
{
    struct skimming skimming = {
        .cursor = cursor,
        .record = record,
        .step = record->game->steps,
        .room_end = record->end - 1,
        .letters_and = UINT_MAX,
    };
    char first = scan_peek(cursor);
    bool good =
        (first == '[' || (is_digit(first) && !notation_others_announce(cursor, &notation_gipf))) &&
        skim_tags(&skimming) && skim_turns(&skimming) && skimming.turns >= YINSH_PLACING_TURNS &&
        ((skimming.letters_or ^ skimming.letters_and) & 0x20) == 0;
    if (cursor->starved && !at_end)
        return SKIM_STARVED;
    if (!good)
        return SKIM_UNSURE;
    replay_step(skimming.step++, REPLAY_END, false, REPLAY_NOWHERE, REPLAY_NOWHERE);
    record->end = skimming.step;
    return SKIM_RECORD;
}
