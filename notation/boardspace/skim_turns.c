/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What most turns of Boardspace's records are, skimmed: nodes as the site writes them, eight
 * bytes compared at a time.
 *
 *     ; P0[21 move B 1 J 9]TM[3962]
 *     ; P0[22 Done ]TM[4512]
 *
 * A person's move is "place w  B 1" and "drop board  J 9" instead.  Of a number any two or three
 * digits will do, as they do for the reader.
 */
#include "notation/boardspace/skim_turns.h"

#include "rules/point_list.h"

#include <string.h>

#if defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

/* ---- Forms ------------------------------------------------------------- */

/*
 * Eight bytes, each of which matches itself, except '0' for a digit, '@' for a byte from '@' on up
 * to 'O', '#' for "0" and no other, '!' for "0" or "1", and '?' for any byte.  A form is what is
 * taken off a word so that zero is left of bytes that stand for themselves, what is added to find
 * digits that are none, and the bits that have to be zero then.
 */
struct form {
    uint64_t text, added, fixed;
};

#define TEXT(byte) ((byte) == '!' || (byte) == '#' ? '0' : (byte) == '?' ? 0 : (byte))
#define ADDED(byte) ((byte) == '0' ? 6 : 0)
#define FIXED(byte)                                                                                \
    ((byte) == '?' ? 0x00 : (byte) == '!' ? 0xfe : (byte) == '0' || (byte) == '@' ? 0xf0 : 0xff)
#define WORD(of, a, b, c, d, e, f, g, h)                                                           \
    ((uint64_t)of(a) | (uint64_t)of(b) << 8 | (uint64_t)of(c) << 16 | (uint64_t)of(d) << 24 |      \
     (uint64_t)of(e) << 32 | (uint64_t)of(f) << 40 | (uint64_t)of(g) << 48 |                       \
     (uint64_t)of(h) << 56)
#define FORM(...)                                                                                  \
    {                                                                                              \
        WORD(TEXT, __VA_ARGS__), WORD(ADDED, __VA_ARGS__), WORD(FIXED, __VA_ARGS__)                \
    }

/* A node up to the second digit of its number, which may have only one. */
static const struct form head = FORM('\n', ';', ' ', 'P', '#', '[', '0', '0');
static const struct form short_head = FORM('\n', ';', ' ', 'P', '#', '[', '0', '?');

/* From the last digit on. */
static const struct form done = FORM('0', ' ', 'D', 'o', 'n', 'e', ' ', ']');
static const struct form move = FORM('0', ' ', 'm', 'o', 'v', 'e', ' ', '@');
static const struct form place = FORM('0', ' ', 'p', 'l', 'a', 'c', 'e', ' ');
static const struct form drop = FORM('0', ' ', 'd', 'r', 'o', 'p', ' ', 'b');
static const struct form removal = FORM('0', ' ', 'r', 'e', 'm', 'o', 'v', 'e');

/* What is after those. */
static const struct form points = FORM(' ', '0', ' ', '@', ' ', '0', ']', '?');
static const struct form white_ring = FORM('w', 'r', ' ', ' ', '?', '?', '?', '?');
static const struct form white_marker = FORM('w', ' ', ' ', '?', '?', '?', '?', '?');
static const struct form board = FORM('o', 'a', 'r', 'd', ' ', ' ', '?', '?');
static const struct form white_row = FORM(' ', 'w', ' ', '?', '?', '?', '?', '?');
static const struct form white_row_ring = FORM(' ', 'w', 'r', ' ', '?', '?', '?', '?');

/* A point, and what may be after it. */
static const struct form point = FORM('@', ' ', '0', '?', '?', '?', '?', '?');
static const struct form high_point = FORM('@', ' ', '1', '!', '?', '?', '?', '?');

/* Digits of a clock. */
static const struct form digits = FORM('0', '0', '0', '0', '0', '0', '0', '0');

static ALWAYS_INLINE uint64_t load(const char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/* Whether what is left of a word has the form.  A byte from which it is carried is at fault. */
static ALWAYS_INLINE bool fits(uint64_t left, const struct form *form)
{
    return (((left + form->added) | left) & form->fixed) == 0;
}

/* Whether the bytes from some on have a form. */
static ALWAYS_INLINE bool has_form(const char *bytes, const struct form *form)
{
    return fits(load(bytes) ^ form->text, form);
}

/* ---- Points ------------------------------------------------------------ */

/* NONE is the number of a corner of the frame, where the board has no point. */
enum { NONE = 0, TEN = 10 << 4 /* what the index of a row of two digits is higher by */ };

/* The points of the board: the row in the upper half of the index, the column from 1 in the lower.
 */
#define ENTRY(column, row) [(row) << 4 | ((column) + 1)] = POINT_NUMBER(column, row),
static const uint8_t known_points[256] = {POINT_LIST(ENTRY)};
#undef ENTRY

/* The point of an index, of which only the lowest byte counts; NONE if there is none. */
static ALWAYS_INLINE unsigned point_of(uint64_t index)
{
    return known_points[(uint8_t)index];
}

/* Take a point and the byte after it; NONE if there is another. */
static ALWAYS_INLINE unsigned take_point(const char **at, char following)
{
    uint64_t word = load(*at), left = word ^ point.text;
    if ((char)(word >> 24) == following) {
        *at += 4;
        return fits(left, &point) ? point_of(left | left >> 12) : NONE;
    }
    left = word ^ high_point.text;
    *at += 5;
    return fits(left, &high_point) && (char)(word >> 32) == following
               ? point_of((left | left >> 20) + TEN)
               : NONE;
}

/* ---- Nodes ------------------------------------------------------------- */

/* How the nodes are that come next. */
struct nodes {
    const char *end;
    uint64_t head;   /* the text of the head of the player whose turn begins next */
    uint64_t fixed;  /* the bits of it that have to be as they are */
    ptrdiff_t digit; /* from a node's first byte to the last digit of its number */
};

/* What the text of a head differs by for the other player. */
static const uint64_t other_player = (uint64_t)('0' ^ '1') << 32;

/* Numbers have grown: move on to the last digit of one; false if they are none of ours. */
static bool widen(struct nodes *nodes, const char *at)
{
    enum { LONGEST = sizeof "\n; P0[100" - 2 };
    nodes->fixed = head.fixed;
    while (nodes->digit < LONGEST && is_digit(at[++nodes->digit]))
        if (at[nodes->digit + 1] == ' ')
            return true;
    return false;
}

/* Begin with the node that comes next. */
static struct nodes begin(const char *end, unsigned player)
{
    enum { SHORTEST = sizeof "\n; P0[1" - 2 };
    return (struct nodes){.end = end,
                          .head = head.text ^ (player == 0 ? 0 : other_player),
                          .fixed = short_head.fixed,
                          .digit = SHORTEST};
}

/* Whether a node begins with a head, but for what varies in it. */
static ALWAYS_INLINE bool has_head(const struct nodes *nodes, const char *at, uint64_t text)
{
    uint64_t left = load(at) ^ text;
    return (((left + head.added) | left) & nodes->fixed) == 0;
}

/*
 * Take a node up to the last digit of its number, which is then what comes next.  The line before
 * it may end as on Windows.
 */
static ALWAYS_INLINE bool take_head(struct nodes *nodes, const char **at, uint64_t text)
{
    if (!has_head(nodes, *at, text) && (**at != '\r' || !has_head(nodes, ++*at, text)))
        return false;
    if ((*at)[nodes->digit + 1] != ' ' && !widen(nodes, *at))
        return false;
    *at += nodes->digit;
    return true;
}

/* A bit or more in each of eight bytes that is not a digit. */
static ALWAYS_INLINE uint64_t others_in(const char *bytes)
{
    uint64_t left = load(bytes) ^ digits.text;
    return ((left + digits.added) | left) & digits.fixed;
}

/* Take the clock after a command, which begins with a T. */
static ALWAYS_INLINE bool take_clock(const char **at)
{
    enum { TEXT = sizeof "TM[" - 1, DIGITS = sizeof(uint64_t) };
    const char *digit = *at + TEXT;
    uint64_t others = others_in(digit);
    if (others == 0) {
        digit += DIGITS;
        others = others_in(digit);
    }
    if (others == 0)
        return false;
    digit += __builtin_ctzll(others) / 8;
    if ((*at)[1] != 'M' || (*at)[2] != '[' || digit == *at + TEXT || *digit != ']')
        return false;
    *at = digit + 1;
    return true;
}

/* Continue after a command that has been taken; false if the node is incomplete. */
static ALWAYS_INLINE bool end_node(const struct nodes *nodes, const char **at)
{
    return (**at != 'T' || take_clock(at)) && *at <= nodes->end;
}

/* Take the node that makes what is before it certain. */
static ALWAYS_INLINE bool take_done(struct nodes *nodes, const char **at, uint64_t text)
{
    if (!take_head(nodes, at, text) || !has_form(*at, &done))
        return false;
    *at += sizeof "0 Done ]" - 1;
    return end_node(nodes, at);
}

/* Whether the bytes from some on have a form that is White's, for the side whose turn it is. */
static ALWAYS_INLINE bool has_form_of(const char *bytes, const struct form *form, unsigned at,
                                      unsigned side)
{
    uint64_t other = (uint64_t)((side & 1) * ('w' ^ 'b')) << (8 * at);
    return fits(load(bytes) ^ form->text ^ other, form);
}

/* ---- Turns ------------------------------------------------------------- */

/* Take a placement. */
static inline bool take_placement(struct nodes *nodes, const char **at, unsigned side, unsigned *to)
{
    const char *byte = *at;
    if (!take_head(nodes, &byte, nodes->head) || !has_form(byte, &place) ||
        !has_form_of(byte + 8, &white_ring, 0, side))
        return false;
    byte += sizeof "0 place wr  " - 1;
    *to = take_point(&byte, ']');
    if (*to == NONE || !end_node(nodes, &byte) || !take_done(nodes, &byte, nodes->head))
        return false;
    *at = byte;
    return true;
}

/* The rest of a person's move, after the head of its first node. */
static inline bool take_steps(struct nodes *nodes, const char **at, unsigned side, unsigned *from,
                              unsigned *to)
{
    if (!has_form(*at, &place) || !has_form_of(*at + 8, &white_marker, 0, side))
        return false;
    *at += sizeof "0 place w  " - 1;
    *from = take_point(at, ']');
    if (!end_node(nodes, at) || !take_head(nodes, at, nodes->head) || !has_form(*at, &drop) ||
        !has_form(*at + 8, &board))
        return false;
    *at += sizeof "0 drop board  " - 1;
    *to = take_point(at, ']');
    return true;
}

/* Take a turn in which a ring is moved, but for removals. */
static ALWAYS_INLINE bool take_move(struct nodes *nodes, const char **at, unsigned side,
                                    unsigned *from, unsigned *to)
{
    const char *byte = *at;
    if (!take_head(nodes, &byte, nodes->head))
        return false;
    uint64_t left = load(byte) ^ move.text, following = load(byte + 8) ^ points.text;
    if (!fits(left, &move)) {
        if (!take_steps(nodes, &byte, side, from, to))
            return false;
    } else if (fits(following, &points)) {
        *from = point_of(left >> 56 | following >> 4);
        *to = point_of(following >> 24 | following >> 36);
        byte += sizeof "0 move A 2 A 3]" - 1;
    } else {
        byte += sizeof "0 move " - 1;
        *from = take_point(&byte, ' ');
        *to = take_point(&byte, ']');
    }
    if (*from == NONE || *to == NONE || !end_node(nodes, &byte) ||
        !take_done(nodes, &byte, nodes->head))
        return false;
    *at = byte;
    return true;
}

/* Take a row and its ring, removed by the player who has just moved. */
static inline bool take_removal(struct nodes *nodes, const char **at, unsigned side,
                                struct replay_step *step)
{
    const char *byte = *at;
    uint64_t text = nodes->head ^ other_player;
    if (!take_head(nodes, &byte, text) || !has_form(byte, &removal) ||
        !has_form_of(byte + 8, &white_row, 1, side))
        return false;
    byte += sizeof "0 remove w " - 1;
    unsigned from = take_point(&byte, ' '), to = take_point(&byte, ']');
    if (from == NONE || to == NONE || !end_node(nodes, &byte) || !take_done(nodes, &byte, text) ||
        !take_head(nodes, &byte, text) || !has_form(byte, &removal) ||
        !has_form_of(byte + 8, &white_row_ring, 1, side))
        return false;
    byte += sizeof "0 remove wr " - 1;
    unsigned ring = take_point(&byte, ']');
    if (ring == NONE || !end_node(nodes, &byte) || !take_done(nodes, &byte, text))
        return false;
    *at = byte;
    replay_row(step, true, from < to ? from : to, from < to ? to : from, ring);
    return true;
}

void boardspace_skim_turns(struct cursor *cursor, struct skim_steps *steps, enum yinsh_colour first)
{
    struct nodes nodes = begin(cursor->end, (steps->turns & 1) ^ first);
    const char *at = cursor->at;
    unsigned turns = steps->turns, from, to;
    struct replay_step *step = steps->next;
    if (steps->ring_due)
        return;
    for (; turns < YINSH_PLACING_TURNS && take_placement(&nodes, &at, turns, &to); turns++) {
        steps->record->game->placed[turns] = (yinsh_point)to;
        nodes.head ^= other_player;
    }
    while (turns >= YINSH_PLACING_TURNS && step < steps->room_end) {
        if (take_move(&nodes, &at, turns, &from, &to)) {
            replay_move(step++, from, to);
            nodes.head ^= other_player;
            turns++;
        } else if (turns > YINSH_PLACING_TURNS && take_removal(&nodes, &at, turns - 1, step)) {
            step++;
        } else {
            break;
        }
    }
    steps->turns = turns;
    steps->next = step;
    cursor->at = at;
}

#else
void boardspace_skim_turns(struct cursor *cursor, struct skim_steps *steps, enum yinsh_colour first)
{
    (void)cursor, (void)steps, (void)first;
}
#endif
