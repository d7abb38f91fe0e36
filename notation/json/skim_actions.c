/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The actions of the project's own JSON as programs write them, skimmed: what is before a point
 * depends on the turn and the kind alone, and is compared as a whole.  The bytes of a point are
 * looked up, and its length is known from one of them, so that no point is branched on.
 */
#include "notation/json/skim_actions.h"

#include "rules/point_list.h"

#include <string.h>

/* ---- Text -------------------------------------------------------------- */

enum {
    NUMBERS = 100, /* turns from which on a number has three digits */
    HEAD = 32,     /* bytes with which all actions of a turn begin */
    KIND = 16,     /* bytes up to the first point of an action, which tell its kind */
    HEAD_ROOM = 48,
    /* More bytes than are examined for any action, except a row with its markers. */
    LONGEST = HEAD + KIND + 24,
    LONGEST_ROW = LONGEST + 64
};

/* What the actions of each turn begin with; there is no turn 0.  HEAD bytes of it are compared. */
#define TURN(number, side) "{\"turn\":" number ",\"side\":\"" side "\",\"kind\":\""
#define TEN_TURNS(tens)                                                                            \
    TURN(tens "0", "black"), TURN(tens "1", "white"), TURN(tens "2", "black"),                     \
        TURN(tens "3", "white"), TURN(tens "4", "black"), TURN(tens "5", "white"),                 \
        TURN(tens "6", "black"), TURN(tens "7", "white"), TURN(tens "8", "black"),                 \
        TURN(tens "9", "white")
static const _Alignas(16) char heads[NUMBERS][HEAD_ROOM] = {
    TEN_TURNS(""),  TEN_TURNS("1"), TEN_TURNS("2"), TEN_TURNS("3"), TEN_TURNS("4"),
    TEN_TURNS("5"), TEN_TURNS("6"), TEN_TURNS("7"), TEN_TURNS("8"), TEN_TURNS("9")};

/* Whether an action begins with this head, and with these bytes up to its first point. */
#ifdef BY_BLOCKS
static ALWAYS_INLINE bool begins_with(const char *at, const char head[HEAD], size_t kind_end,
                                      const char kind[KIND])
{
    const __m128i *bytes = (const __m128i *)(const void *)at;
    const __m128i *expected = (const __m128i *)(const void *)head;
    const __m128i *last = (const __m128i *)(const void *)(at + kind_end - KIND);
    __m128i same = _mm_cmpeq_epi8(_mm_loadu_si128(bytes), _mm_load_si128(expected));
    __m128i same_1 = _mm_cmpeq_epi8(_mm_loadu_si128(bytes + 1), _mm_load_si128(expected + 1));
    __m128i same_2 =
        _mm_cmpeq_epi8(_mm_loadu_si128(last), _mm_loadu_si128((const __m128i *)(const void *)kind));
    return _mm_movemask_epi8(_mm_and_si128(_mm_and_si128(same, same_1), same_2)) == 0xffff;
}
#else
static ALWAYS_INLINE bool begins_with(const char *at, const char head[HEAD], size_t kind_end,
                                      const char kind[KIND])
{
    return memcmp(at, head, HEAD) == 0 && memcmp(at + kind_end - KIND, kind, KIND) == 0;
}
#endif

/* ---- Points ------------------------------------------------------------ */

/*
 * Three bytes of a point as a number: a letter, a digit and the quotation mark; or two digits, the
 * second of which differs from the mark in a bit.
 */
#define BYTES(letter, second, third)                                                               \
    ((uint32_t)(letter) | (uint32_t)(second) << 8 | (uint32_t)(third) << 16)
enum { BYTES_BITS = 24, LENGTH_BIT = 20, PLACE_BITS = 7 };

/* Different for all points of the board.  A fourth byte does not count. */
#define PLACE(bytes) ((uint32_t)((bytes)*UINT32_C(0xfde34900)) >> (32 - PLACE_BITS))

/*
 * The bytes of each point of the board at their place, and above them its number.  The other
 * places have zeros, and are not that of three bytes of zeros, which is a point's.
 */
#define POINT(column, row)                                                                         \
    [PLACE(POINT_BYTES(column, row))] =                                                            \
        (POINT_BYTES(column, row) | (uint32_t)POINT_NUMBER(column, row) << BYTES_BITS),
#define POINT_BYTES(column, row)                                                                   \
    ((row) < 10 ? BYTES('a' + (column), '0' + (row), '"')                                          \
                : BYTES('a' + (column), '1', '0' + (row)-10))
static const uint32_t points[1 << PLACE_BITS] = {POINT_LIST(POINT)};

/* A point at its expected place. */
struct found {
    unsigned point;
    uint32_t wrong; /* see is_good() */
};

/*
 * Take a point that begins at *at, up to the quotation mark after it, which the caller compares
 * with what follows that.
 */
static ALWAYS_INLINE struct found take_point(const char **at)
{
    const unsigned char *byte = (const unsigned char *)*at;
    uint32_t bytes = BYTES(byte[0], byte[1], byte[2]) | (uint32_t)byte[3] << BYTES_BITS;
    uint32_t point = points[PLACE(bytes)];
    *at += 2 + (bytes >> LENGTH_BIT & 1);
    return (struct found){point >> BYTES_BITS, point ^ bytes};
}

/* Whether points whose errors were combined have none. */
static ALWAYS_INLINE bool is_good(uint32_t wrong)
{
    return wrong << (32 - BYTES_BITS) == 0;
}

/* ---- Actions ----------------------------------------------------------- */

/* What follows the last point of an action, as a number of bytes that are taken of it. */
enum close {
    CLOSED = 3, /* the end of the action, with a comma after which another one begins */
    OPEN = 1,   /* only the quotation mark is certain */
    WRONG = 0   /* not even that */
};

/* How it is closed before another one. */
#define NEXT "\"},{"

static ALWAYS_INLINE enum close close_at(const char *at)
{
    return memcmp(at, NEXT, sizeof NEXT - 1) == 0 ? CLOSED : *at == '"' ? OPEN : WRONG;
}

/*
 * The functions below take actions from *at on, as long as nothing else comes.  They return whether
 * the last of them is still open: *at is then where it is closed, or has notes.
 */

/* Placements, with which a game begins. */
static bool take_placements(struct skim_steps *steps, const char **at, const char *end)
{
    while (steps->turns < YINSH_PLACING_TURNS && end - *at >= LONGEST) {
        unsigned turn = steps->turns + 1;
        size_t kind_end = turn < 10 ? 46 : 47;
        const char *byte = *at + kind_end;
        if (!begins_with(*at, heads[turn], kind_end, "\":\"place\",\"to\":\""))
            return false;
        struct found to = take_point(&byte);
        enum close close = close_at(byte);
        if (!is_good(to.wrong) || close == WRONG)
            return false;
        steps->record->game->placed[steps->turns++] = (yinsh_point)to.point;
        *at = byte + close;
        if (close == OPEN)
            return true;
    }
    return false;
}

/* The two points of a move of a turn with this head, and where they end; NULL if it is none. */
static ALWAYS_INLINE const char *move_at(const char *at, const char head[HEAD], unsigned *from,
                                         unsigned *to)
{
    if (!begins_with(at, head, HEAD + KIND, ":\"move\",\"from\":\""))
        return NULL;
    at += HEAD + KIND;
    struct found first = take_point(&at);
    if (!SKIM_TEXT(&at, "\",\"to\":\""))
        return NULL;
    struct found second = take_point(&at);
    if (!is_good(first.wrong | second.wrong))
        return NULL;
    *from = first.point;
    *to = second.point;
    return at;
}

/* Moves that begin turns, after the placements and if no ring is due. */
static bool take_moves(struct skim_steps *steps, const char **at, const char *end)
{
    const char *action = *at, *following = NULL;
    struct replay_step *step = steps->next;
    if (end - action < LONGEST || steps->turns >= NUMBERS - 1)
        return false;
    const char *last = end - LONGEST;
    const char(*head)[HEAD_ROOM] = &heads[steps->turns + 1];
    ptrdiff_t turns = NUMBERS - 1 - (ptrdiff_t)steps->turns, room = steps->room_end - step;
    const struct replay_step *room_end = step + (turns < room ? turns : room);
    unsigned from, to;
    for (; step < room_end && action <= last; head++) {
        following = move_at(action, *head, &from, &to);
        if (following == NULL || memcmp(following, NEXT, sizeof NEXT - 1) != 0)
            break;
        replay_move(step++, from, to);
        action = following + CLOSED;
        following = NULL;
    }
    /* The last one may be open. */
    bool open = following != NULL && *following == '"';
    if (open) {
        replay_move(step++, from, to);
        action = following + OPEN;
    }
    steps->turns += (unsigned)(step - steps->next);
    steps->next = step;
    *at = action;
    return open;
}

/* A row with its markers, from the lower end to the upper one, in a turn that has begun. */
static bool take_row(struct skim_steps *steps, const char **at, const char *end)
{
    enum { KIND_END = 47 };
    const char *byte = *at + KIND_END;
    if (end - *at < LONGEST_ROW ||
        !begins_with(*at, heads[steps->turns], KIND_END, "\":\"row\",\"from\":\""))
        return false;
    struct found from = take_point(&byte);
    if (!SKIM_TEXT(&byte, "\",\"to\":\""))
        return false;
    struct found to = take_point(&byte);
    uint32_t wrong = from.wrong | to.wrong;
    if (!SKIM_TEXT(&byte, "\",\"markers\":[\"") || from.point >= to.point)
        return false;
    unsigned marker = from.point, step = (to.point - from.point) / (YINSH_ROW_LENGTH - 1);
    for (int i = 0; i < YINSH_ROW_LENGTH; i++, marker += step) {
        if (i > 0 && !SKIM_TEXT(&byte, "\",\""))
            return false;
        struct found found = take_point(&byte);
        wrong |= found.wrong | (found.point ^ marker);
    }
    if (!is_good(wrong) || !SKIM_TEXT(&byte, "\"]") ||
        !skim_add_row(steps, false, from.point, to.point))
        return false;
    bool closed = SKIM_TEXT(&byte, "},");
    *at = byte;
    return !closed;
}

/* The ring that a row costs. */
static bool take_ring(struct skim_steps *steps, const char **at, const char *end)
{
    const char *byte = *at + HEAD + KIND;
    if (end - *at < LONGEST ||
        !begins_with(*at, heads[steps->turns], HEAD + KIND, ":\"ring\",\"from\":\""))
        return false;
    struct found ring = take_point(&byte);
    enum close close = close_at(byte);
    if (!is_good(ring.wrong) || close == WRONG || !skim_add_ring(steps, false, ring.point))
        return false;
    *at = byte + close;
    return close == OPEN;
}

bool json_skim_actions(struct skim_steps *steps, struct cursor *cursor)
{
    const char *at = cursor->at, *before;
    bool open = take_placements(steps, &at, cursor->end);
    do {
        before = at;
        if (open || steps->turns < YINSH_PLACING_TURNS || steps->turns >= NUMBERS)
            break;
        if (!steps->ring_due)
            open = take_moves(steps, &at, cursor->end);
        if (!open && !steps->ring_due)
            open = take_row(steps, &at, cursor->end);
        if (!open && steps->ring_due)
            open = take_ring(steps, &at, cursor->end);
    } while (at != before);
    cursor->at = at;
    return open;
}
