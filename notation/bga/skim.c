/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * BoardGameArena's logs, skimmed: games in which nobody took anything back, worded as the site
 * does.  Any other is left to notation/bga/bga.c.
 *
 * That reads a line from its right end, here it is matched from its left: an expected name, a
 * wording, points, and the end of the line.  What matches is the same in both ways.  The points
 * are where they are looked for from the right, with flips after them or none; before them
 * the wording ends, and no wording ends with another one, so that only this one fits; and what is
 * then left is the name, which begins and ends with no blank.  A line of a step is no header, nor
 * the other way round: all wordings have a letter 'r', and no header that is taken has one after
 * its colon.
 */
#include "notation/bga/skim.h"

#include "notation/bga/line.h"
#include "syntax/skim_steps.h"

#include <stdalign.h>

enum {
    BLOCK = 16, /* bytes that are compared together */
    TWO_BLOCKS = 2 * BLOCK,
    LONGEST_NAME = 28, /* of those that are skimmed: it fits with a wording into three blocks */
    NUMBER_DIGITS = 9, /* of a header, at most */
    PAIR_ROOM = 136    /* more bytes than a marker's line and a move's take */
};

#define PLACES " places a ring on "
#define MARKS " places a marker on "
#define MOVES " moves a ring from "

/* A name and a wording, of at least one block. */
struct beginning {
    alignas(BLOCK) char first[BLOCK];
    char second[BLOCK]; /* if it is longer than two */
    char last[BLOCK];   /* which begins in the first, or after it */
    size_t length;
};

/* A player, from their first line on. */
struct bga_player {
    struct beginning places, marks, moves;
    struct words name; /* empty before that */
};

/* A record being skimmed. */
struct bga_skimming {
    struct cursor *cursor;
    struct skim_steps steps;
    struct bga_player *players; /* by colour */
    bool is_long;               /* whether one of them has a beginning longer than two blocks */
    bool headed;                /* whether there was a header, */
    uint32_t number;            /* and the last one's number */
    const char *mark;           /* where the point of a marker is that waits for its move; NULL */
    unsigned from;              /* that point */
    enum yinsh_colour side;     /* whose it is */
    bool ended;                 /* whether the log states the end of the game */
    bool over;                  /* whether the record is, before the cursor's line */
};

/* ---- Parts of lines ---------------------------------------------------- */

/* Whether bytes are the same as those of two blocks. */
static ALWAYS_INLINE bool are_blocks(const char *bytes, const char *block, const char *others,
                                     const char *other)
{
#ifdef BY_BLOCKS
    __m128i same = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(const void *)bytes),
                                  _mm_load_si128((const __m128i *)(const void *)block));
    __m128i alike = _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)(const void *)others),
                                   _mm_load_si128((const __m128i *)(const void *)other));
    return _mm_movemask_epi8(_mm_and_si128(same, alike)) == 0xffff;
#else
    return memcmp(bytes, block, BLOCK) == 0 && memcmp(others, other, BLOCK) == 0;
#endif
}

/* Skip a name and a wording, whose second block is not checked; false if other bytes are there. */
static ALWAYS_INLINE bool pass_beginning(const char **at, const struct beginning *beginning)
{
    const char *bytes = *at, *end = bytes + beginning->length;
    *at = end;
    return are_blocks(bytes, beginning->first, end - BLOCK, beginning->last);
}

/* Whether the second block is there, too, of a beginning that has one. */
static inline bool has_second(const char *bytes, const struct beginning *beginning)
{
    return beginning->length <= TWO_BLOCKS || memcmp(bytes + BLOCK, beginning->second, BLOCK) == 0;
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
static ALWAYS_INLINE unsigned take_sum(const char **at)
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

/* Take a point, which may be one of the frame alone. */
static ALWAYS_INLINE bool take_point(const char **at, unsigned *point)
{
    *point = take_sum(at) - HAS_BOTH;
    return *point < YINSH_FRAME;
}

/* Take the end of a line. */
static ALWAYS_INLINE bool take_end(const char **at)
{
    if (**at == '\n') {
        ++*at;
        return true;
    }
    return SKIM_TEXT(at, "\r\n");
}

/* Whether eight bytes are the same; never a call, as memcmp() might be. */
static ALWAYS_INLINE bool are_eight(const char *bytes, const char *others)
{
    uint64_t a, b;
    memcpy(&a, bytes, sizeof a);
    memcpy(&b, others, sizeof b);
    return a == b;
}

/* Take how many markers a move flips, with one digit. */
static ALWAYS_INLINE bool take_flips(const char **at, unsigned *flips)
{
    const char *bytes = *at;
    *flips = (unsigned)(unsigned char)bytes[11] - '0';
    *at += sizeof " and flips 1 marker" - 1;
    if (!are_eight(bytes, " and fli") || !are_eight(bytes + 3, "d flips ") || *flips > 9)
        return false;
    if (are_eight(bytes + 12, " markers")) {
        ++*at;
        return true;
    }
    return memcmp(bytes + 12, " marker", 7) == 0;
}

/*
 * Take the points of a move and what follows, but for the line's end.  The first is that of the
 * marker, and written as it was there; *to is what take_sum() says of the second.
 */
static ALWAYS_INLINE bool take_move(const char **at, const char *mark, unsigned *to,
                                    unsigned *flips)
{
    if (memcmp(*at, mark, 2) != 0)
        return false;
    *at += 2;
    if ((unsigned char)mark[2] >= '0' && *(*at)++ != mark[2])
        return false;
    *flips = REPLAY_NO_FLIPS;
    if (!SKIM_TEXT(at, " to "))
        return false;
    *to = take_sum(at);
    return **at != ' ' || take_flips(at, flips);
}

/* ---- Turns ------------------------------------------------------------- */

/*
 * A marker's line and its move's, both with the shorter of the two line ends.  Whether beginnings
 * have a second block is known where this is compiled.
 */
static ALWAYS_INLINE bool take_turn(const char **at, const struct bga_player *player,
                                    struct replay_step *step, const bool is_long)
{
    const char *line = *at, *mark;
    unsigned from, to, flips;
    if (!pass_beginning(&line, &player->marks) || (is_long && !has_second(*at, &player->marks)))
        return false;
    mark = line;
    from = take_sum(&line);
    if (*line++ != '\n')
        return false;
    *at = line;
    if (!pass_beginning(&line, &player->moves) || (is_long && !has_second(*at, &player->moves)) ||
        !take_move(&line, mark, &to, &flips) || *line++ != '\n' ||
        (from & to & HAS_BOTH) != HAS_BOTH)
        return false;
    replay_move(step, from & ~(unsigned)HAS_BOTH, to & ~(unsigned)HAS_BOTH);
    replay_state_flips(step, flips);
    *at = line;
    return true;
}

/* Take turns of a marker and a move, as long as they are plainly there and nothing else comes. */
static ALWAYS_INLINE void take_turns(struct bga_skimming *skimming, const bool is_long)
{
    struct skim_steps *steps = &skimming->steps;
    const char *at = skimming->cursor->at, *limit = at;
    struct replay_step *next = steps->next, *room_end = steps->room_end;
    const struct bga_player *player = &skimming->players[rules_side_of_turn(steps->turns + 1)];
    const struct bga_player *other = &skimming->players[rules_side_of_turn(steps->turns)];
    if (scan_left(skimming->cursor) > PAIR_ROOM)
        limit = skimming->cursor->end - PAIR_ROOM;
    while (at < limit && next < room_end) {
        const struct bga_player *swapped = player;
        const char *line = at;
        if (!take_turn(&line, player, next, is_long))
            break;
        at = line;
        player = other;
        other = swapped;
        next++;
    }
    steps->turns += (unsigned)(next - steps->next);
    steps->next = next;
    skimming->cursor->at = at;
}

/* The same, each compiled by itself. */
static __attribute__((noinline)) void skim_short_turns(struct bga_skimming *skimming)
{
    take_turns(skimming, false);
}

static __attribute__((noinline)) void skim_long_turns(struct bga_skimming *skimming)
{
    take_turns(skimming, true);
}

/* ---- Placements -------------------------------------------------------- */

/* A line about a ring that is placed, with the name in it, which may be empty, and the point. */
static bool take_first(const struct cursor *cursor, const char **at, struct words *name,
                       unsigned *point)
{
    enum { WORDING = sizeof PLACES - 1, MOST = LONGEST_NAME + WORDING + sizeof "K11\r" };
    const char *newline =
        memchr(cursor->at, '\n', scan_left(cursor) < MOST ? scan_left(cursor) : MOST);
    if (newline == NULL || newline - cursor->at <= WORDING)
        return false;
    const char *end = newline - (newline[-1] == '\r');
    const char *first = end - (is_digit(end[-2]) ? 3 : 2);
    if (first - cursor->at < WORDING)
        return false;
    const char *wording = first - WORDING;
    *name = (struct words){cursor->at, (size_t)(wording - cursor->at)};
    *at = newline + 1;
    return memcmp(wording, PLACES, WORDING) == 0 && take_point(&first, point) && first == end &&
           (name->length == 0 || memchr(name->bytes, '\0', name->length) == NULL);
}

/* Whether the next player can have a name, in which there is no NUL. */
static bool is_name(const struct bga_skimming *skimming, struct words name)
{
    if (name.length == 0 || name.length > LONGEST_NAME || is_blank(name.bytes[name.length - 1]) ||
        !bga_is_name(name))
        return false;
    /* What begins with a bracket in a record's first line may be another notation's. */
    return skimming->steps.turns > 0 ? !words_equal(skimming->players[YINSH_WHITE].name, name)
                                     : skimming->headed || *name.bytes != '{';
}

/* Set a beginning; as many bytes of the name as one may have are there to be loaded. */
static ALWAYS_INLINE void set_beginning(struct beginning *beginning, struct words name,
                                        const char *wording, size_t length)
{
    char words[3 * BLOCK];
    memcpy(words, name.bytes, LONGEST_NAME);
    memcpy(words + name.length, wording, length);
    beginning->length = name.length + length;
    memcpy(beginning->first, words, BLOCK);
    memcpy(beginning->second, words + BLOCK, BLOCK);
    memcpy(beginning->last, words + beginning->length - BLOCK, BLOCK);
}

/* Take the first line of a player, who places a ring, and learn their name from it. */
static bool skim_first(struct bga_skimming *skimming)
{
    struct bga_player *player = &skimming->players[skimming->steps.turns];
    struct words name;
    const char *at;
    unsigned point;
    if (!take_first(skimming->cursor, &at, &name, &point) || !is_name(skimming, name) ||
        !point_exists(point))
        return false;
    player->name = name;
    set_beginning(&player->places, name, PLACES, sizeof PLACES - 1);
    set_beginning(&player->marks, name, MARKS, sizeof MARKS - 1);
    set_beginning(&player->moves, name, MOVES, sizeof MOVES - 1);
    skimming->is_long |= player->marks.length > TWO_BLOCKS;
    skimming->cursor->at = at;
    return skim_add_placement(&skimming->steps, true, point);
}

/* Take the placements after those. */
static __attribute__((noinline)) void skim_placements(struct bga_skimming *skimming)
{
    struct skim_steps *steps = &skimming->steps;
    const char *at = skimming->cursor->at, *end = skimming->cursor->end;
    yinsh_point *placed = steps->record->game->placed;
    unsigned turns = steps->turns, point;
    for (; turns < YINSH_PLACING_TURNS; turns++) {
        const struct bga_player *player = &skimming->players[rules_side_of_turn(turns + 1)];
        const char *line = at;
        if (!pass_beginning(&line, &player->places) || !has_second(at, &player->places) ||
            !take_point(&line, &point) || !take_end(&line) || line > end || !point_exists(point))
            break;
        placed[turns] = (yinsh_point)point;
        at = line;
    }
    steps->turns = turns;
    skimming->cursor->at = at;
}

/* ---- Steps ------------------------------------------------------------- */

/*
 * The content of a single line.  It is added once the whole line was taken: a line that begins like
 * one player's may still be the other's.
 */
struct bga_skim_step {
    enum bga_kind kind;
    unsigned from, to, flips;
    const char *mark; /* where a marker's point is */
};

/* Take a line from after " removes a " on. */
static bool take_removal(const char **at, const char *end, struct bga_skim_step *step)
{
    if (SKIM_TEXT(at, "row of markers from ") || SKIM_TEXT(at, "row from ")) {
        step->kind = BGA_ROW;
        return *at <= end && take_point(at, &step->from) && SKIM_TEXT(at, " to ") &&
               take_point(at, &step->to) && take_end(at);
    }
    step->kind = BGA_RING;
    return (SKIM_TEXT(at, "ring from ") || SKIM_TEXT(at, "ring on ") ||
            SKIM_TEXT(at, "ring at ")) &&
           *at <= end && take_point(at, &step->from) && take_end(at);
}

/* Take a line of a player after the placements. */
static bool take_step(const struct bga_skimming *skimming, struct words name, const char **at,
                      struct bga_skim_step *step)
{
    const char *end = skimming->cursor->end;
    if (**at != *name.bytes || memcmp(*at, name.bytes, name.length) != 0)
        return false;
    *at += name.length;
    if (SKIM_TEXT(at, " removes a "))
        return take_removal(at, end, step);
    if (SKIM_TEXT(at, MARKS)) {
        step->kind = BGA_MARKER;
        step->mark = *at;
        return take_point(at, &step->from) && take_end(at);
    }
    if (SKIM_TEXT(at, MOVES)) {
        step->kind = BGA_MOVE;
        step->from = skimming->from;
        if (skimming->mark == NULL || *at > end ||
            !take_move(at, skimming->mark, &step->to, &step->flips))
            return false;
        step->to -= HAS_BOTH;
        return step->to < YINSH_FRAME && take_end(at);
    }
    step->kind = BGA_WON;
    return SKIM_TEXT(at, " has removed 3 rings") && take_end(at);
}

/* State that a player has won; false if that was stated before. */
static bool state_won(struct skimmed *record, enum yinsh_colour side)
{
    bool first = !record->claims.states_end;
    record->claims.states_end = record->ends_last = record->states_last = true;
    record->claims.end = YINSH_END_RINGS;
    record->claims.result = record->last =
        side == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
    return first;
}

/* Add a step of a player; false if it cannot be. */
static bool add_step(struct bga_skimming *skimming, enum yinsh_colour side,
                     const struct bga_skim_step *step)
{
    struct skim_steps *steps = &skimming->steps;
    unsigned from = step->from, to = step->to;
    bool begins;
    if (!skim_side(steps, side, &begins) || (skimming->mark != NULL && step->kind != BGA_MOVE))
        return false;
    switch (step->kind) {
    case BGA_MARKER:
        skimming->mark = step->mark;
        skimming->from = from;
        skimming->side = side;
        return true;
    case BGA_MOVE:
        if (skimming->side != side || !skim_add_move(steps, begins, from, to))
            return false;
        replay_state_flips(steps->next - 1, step->flips);
        skimming->mark = NULL;
        return true;
    case BGA_ROW:
        return skim_add_row(steps, begins, from < to ? from : to, from < to ? to : from);
    case BGA_RING:
        return skim_add_ring(steps, begins, from);
    default:
        return state_won(steps->record, side);
    }
}

/* Take a line of either player after the placements. */
static bool skim_step(struct bga_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    enum yinsh_colour side = rules_side_of_turn(skimming->steps.turns + 1);
    struct bga_skim_step step = {.kind = BGA_WON};
    for (int i = 0; i < 2; i++, side = rules_opponent(side)) {
        const char *at = cursor->at;
        if (!take_step(skimming, skimming->players[side].name, &at, &step) || at > cursor->end)
            continue;
        if (!add_step(skimming, side, &step))
            return false;
        cursor->at = at;
        return true;
    }
    return false;
}

/* ---- Records ----------------------------------------------------------- */

/*
 * Take a header, or see that the next record begins with it.  The first one is before
 * Black's first line, up to which bga_read_tags() looks for it.
 */
static bool skim_header(struct bga_skimming *skimming)
{
    struct cursor *cursor = skimming->cursor;
    const char *first = cursor->at + sizeof "Move " - 1, *at = first;
    uint32_t number = 0;
    for (; at < first + NUMBER_DIGITS && is_digit(*at); at++)
        number = 10 * number + (uint32_t)(*at - '0');
    if (!skimming->headed && skimming->steps.turns > 1)
        return false;
    at += *at == ' ';
    if (*at != ':' || at >= cursor->end)
        return false;
    /* After its colon there is no 'r', as above, and no NUL. */
    at = skim_find(at, cursor->end, (struct skim_stops){.bytes = {'\n', 'r', '\0', '\n'}});
    if (at >= cursor->end || *at != '\n')
        return false;
    skimming->over = bga_header_restarts(number, skimming->number, skimming->steps.turns > 0);
    if (skimming->over)
        return true;
    skimming->headed = true;
    skimming->number = number;
    cursor->at = at + 1;
    return true;
}

/* Take the line that states that the game ends. */
static bool skim_end(struct bga_skimming *skimming, bool at_end)
{
    struct cursor *cursor = skimming->cursor;
    const char *at = cursor->at;
    if (!SKIM_TEXT(&at, "End of game") ||
        !((at_end && at == cursor->end) || (take_end(&at) && at <= cursor->end)))
        return false;
    cursor->at = at;
    skimming->ended = true;
    return true;
}

/* Whether a line after the end is one that is understood, with which the next record begins. */
static bool begins_record(const struct cursor *cursor, bool at_end)
{
    const char *newline, *end;
    struct bga_line line;
    struct words name;
    unsigned point;
    /* Mostly it is this one. */
    if (take_first(cursor, &end, &name, &point))
        return true;
    newline = memchr(cursor->at, '\n', scan_left(cursor));
    end = newline != NULL ? newline : cursor->end;
    if (newline == NULL && !at_end)
        return false;
    bga_parse_line(cursor->start, (struct words){cursor->at, (size_t)(end - cursor->at)}, &line);
    return line.kind != BGA_LINE_UNKNOWN;
}

/* Take steps of known players, as long as nothing is between them; false if there is none. */
static bool skim_actions(struct bga_skimming *skimming)
{
    const struct skim_steps *steps = &skimming->steps;
    const char *first = skimming->cursor->at;
    if (steps->turns < 2 || skimming->ended)
        return false;
    if (steps->turns < YINSH_PLACING_TURNS)
        skim_placements(skimming);
    if (steps->turns < YINSH_PLACING_TURNS)
        return skimming->cursor->at != first;
    do
        if (skimming->mark == NULL && !steps->ring_due)
            (skimming->is_long ? skim_long_turns : skim_short_turns)(skimming);
    while (skim_step(skimming));
    return skimming->cursor->at != first;
}

/* Take the next line, which is not blank, or see that the record is over; false if neither. */
static bool skim_line(struct bga_skimming *skimming, bool at_end)
{
    const struct cursor *cursor = skimming->cursor;
    if (skimming->ended)
        return skimming->over = begins_record(cursor, at_end);
    if (memcmp(cursor->at, "Move ", 5) == 0 && is_digit(cursor->at[5]))
        return skim_header(skimming);
    if (skimming->steps.turns < 2)
        return skim_first(skimming);
    return skim_end(skimming, at_end);
}

enum skim_found bga_skim(struct cursor *cursor, bool at_end, struct skimmed *record)
{
    struct bga_player players[2];
    struct bga_skimming skimming = {
        .cursor = cursor, .steps = skim_steps_begin(record), .players = players};
    players[YINSH_WHITE].name = (struct words){NULL, 0};
    while (!skimming.over) {
        scan_blanks(cursor);
        if (scan_at_end(cursor)) {
            if (!at_end)
                return SKIM_STARVED;
            break;
        }
        if (!skim_actions(&skimming) && !skim_line(&skimming, at_end)) {
            bool whole = memchr(cursor->at, '\n', scan_left(cursor)) != NULL;
            return whole || at_end ? SKIM_UNSURE : SKIM_STARVED;
        }
    }
    return skimming.mark == NULL && skim_steps_end(&skimming.steps) ? SKIM_RECORD : SKIM_UNSURE;
}
