/* SPDX-License-Identifier: BSD-2-Clause */
/* What helps to understand a fault. */
#include "record/advice.h"

#include "base/scan.h"
#include "rules/rules.h"

#include <string.h>

enum { SENTENCE_POINTS = 12 /* at most, in one sentence */ };

/* Begin another sentence; the room suffices for any fault. */
static struct text begin(struct advice *advice)
{
    return text_begin(advice->text[advice->count++], ADVICE_TEXT);
}

/* ---- What is on the board ------------------------------------------ */

/* State whose piece is on a point. */
static void add_piece(struct advice *advice, const yinsh_position *position, yinsh_point point)
{
    if (!yinsh_point_on_board(point))
        return;
    struct text text = begin(advice);
    for (int colour = 0; colour < 2; colour++) {
        bool ring = set_has(position->rings[colour], point);
        if (!ring && !set_has(position->markers[colour], point))
            continue;
        text_add_string(&text, ring ? "the ring on " : "the marker on ");
        text_add_point(&text, point);
        text_format(&text, " is %s's", names_of_colour[colour]);
        return;
    }
    text_add_point(&text, point);
    text_add_string(&text, " is vacant");
}

static void add_rings(struct advice *advice, const yinsh_position *position,
                      enum yinsh_colour colour)
{
    yinsh_set set = position->rings[colour];
    if (set_is_empty(set))
        return;
    struct text text = begin(advice);
    text_format(&text, "%s's rings are on ", names_of_colour[colour]);
    for (int i = 0; !set_is_empty(set) && i < SENTENCE_POINTS; i++, set = set_rest(set)) {
        text_add_string(&text, i > 0 ? ", " : "");
        text_add_point(&text, set_first(set));
    }
}

static void add_rows(struct advice *advice, const yinsh_position *position,
                     enum yinsh_colour colour)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    size_t count = yinsh_rows(position, colour, rows);
    struct text text = begin(advice);
    text_add_string(&text, names_of_colour[colour]);
    text_add_string(&text, count == 0 ? " has no row" : count == 1 ? "'s row: " : "'s rows: ");
    text_add_actions(&text, rows, count < SENTENCE_POINTS ? count : SENTENCE_POINTS, ", ");
}

/* State how far the game got. */
static void add_outcome(struct advice *advice, const yinsh_position *position)
{
    struct text text = begin(advice);
    int white = position->removed[YINSH_WHITE], black = position->removed[YINSH_BLACK];
    if (position->due == YINSH_DUE_OVER)
        text_format(&text, "the game ended with turn %d: White removed %d ring%s, Black %d",
                    position->turn, white, white == 1 ? "" : "s", black);
    else
        text_format(&text, "the game is not over on the board; next is turn %d, %s's",
                    position->turn, names_of_colour[position->side]);
}

/* ---- The nearest alternatives ------------------------------------------ */

/*
 * How far two points are from one another, in half steps along lines; half a step less if the
 * letter or the number is the same, as after a typo in one character.
 */
static int distance(yinsh_point a, yinsh_point b)
{
    if (!yinsh_point_on_board(a) || !yinsh_point_on_board(b))
        return 0;
    bool typo = point_column(a) == point_column(b) || point_row(a) == point_row(b);
    return 2 * point_steps(a, b) - (a != b && typo);
}

/* The distance of a legal action from the one that was written. */
static int cost(yinsh_action legal, yinsh_action written)
{
    int from = distance(legal.from, written.from), to = distance(legal.to, written.to);
    int turned = distance(legal.from, written.to) + distance(legal.to, written.from);
    if (legal.kind == YINSH_ROW && turned < from + to)
        return turned;
    /* One correct point is better evidence than two that are nearly correct. */
    return from + to + (from > 0 && to > 0 ? 2 : 0);
}

/* Name the legal actions of a kind that are nearest to the one written, best first. */
static void add_nearest(struct advice *advice, const yinsh_position *position, yinsh_action written)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = rules_actions(position, actions), kept = 0;
    bool own = yinsh_point_on_board(written.from) &&
               set_has(position->rings[position->side], written.from);
    bool moves_own = false;
    for (size_t i = 0; i < count; i++)
        moves_own |= own && actions[i].kind == YINSH_MOVE && actions[i].from == written.from;
    for (size_t i = 0; i < count; i++) {
        yinsh_action action = actions[i];
        size_t at = kept;
        if (action.kind != written.kind ||
            (action.kind == YINSH_MOVE && moves_own && action.from != written.from))
            continue;
        /* actions[0 .. kept - 1] are the nearest yet, in order. */
        for (; at > 0 && cost(action, written) < cost(actions[at - 1], written); at--)
            if (at < ADVICE_NEAREST)
                actions[at] = actions[at - 1];
        if (at < ADVICE_NEAREST)
            actions[at] = action;
        kept += kept < ADVICE_NEAREST;
    }
    if (kept == 0)
        return;
    struct text text = begin(advice);
    text_add_string(&text, kept == 1 ? "nearest legal action: " : "nearest legal actions: ");
    text_add_actions(&text, actions, kept, ", ");
}

/* ---- Faults ------------------------------------------------------------ */

/* What explains a fault: bits of a set. */
enum topic {
    TOPIC_A = 1,       /* what is on its first point */
    TOPIC_B = 2,       /* what is on its second point */
    TOPIC_RINGS = 4,   /* the rings of the player to act */
    TOPIC_ROWS = 8,    /* the rows of the player to act */
    TOPIC_OUTCOME = 16 /* how far the game got */
};

static const uint8_t topics[FAULT_COUNT] = {
    [FAULT_PLACE_OCCUPIED] = TOPIC_A,         [FAULT_MOVE_NO_RING] = TOPIC_A | TOPIC_RINGS,
    [FAULT_MOVE_OPPONENT_RING] = TOPIC_RINGS, [FAULT_RING_DUE] = TOPIC_RINGS,
    [FAULT_MOVE_END_RING] = TOPIC_B,          [FAULT_MOVE_END_MARKER] = TOPIC_B,
    [FAULT_MOVE_RING_IN_WAY] = TOPIC_B,       [FAULT_ROW_DUE] = TOPIC_ROWS,
    [FAULT_ROW_DUE_BEFORE_MOVE] = TOPIC_ROWS, [FAULT_ROW_ORDER] = TOPIC_ROWS,
    [FAULT_ROW_AMBIGUOUS] = TOPIC_ROWS,       [FAULT_GAME_OVER] = TOPIC_OUTCOME,
    [FAULT_POOL_EMPTY] = TOPIC_OUTCOME,       [FAULT_GAME_BLOCKED] = TOPIC_OUTCOME,
    [FAULT_RESULT_MISMATCH] = TOPIC_OUTCOME,  [FAULT_RINGS_MISMATCH] = TOPIC_OUTCOME,
    [FAULT_END_MISMATCH] = TOPIC_OUTCOME,     [FAULT_END_MISSING] = TOPIC_OUTCOME,
    [FAULT_MOVE_DUE] = TOPIC_RINGS,
};

/* The topics of a fault, and in *side the player whose rings and rows they are about. */
static unsigned topics_of(const struct fault *fault, enum yinsh_colour *side)
{
    bool row = fault->action.kind == YINSH_ROW, ring = fault->action.kind == YINSH_RING;
    *side = (enum yinsh_colour)fault->position.side;
    /* A removal that was refused; the text of ROW_NONE itself states that there is no row. */
    if (topics[fault->code] != 0 || !fault->refused || fault->code == FAULT_ROW_NONE)
        return topics[fault->code];
    *side = rules_side_of_turn((unsigned)fault->turn);
    if (row || fault->code == FAULT_RING_NOT_DUE)
        return TOPIC_ROWS;
    return ring ? TOPIC_RINGS : 0;
}

void advice_find(struct advice *advice, const struct fault *fault)
{
    const yinsh_position *position = &fault->position;
    enum yinsh_colour side;
    unsigned about = topics_of(fault, &side);
    advice->count = 0;
    if ((about & TOPIC_A) != 0)
        add_piece(advice, position, fault->a);
    if ((about & TOPIC_B) != 0)
        add_piece(advice, position, fault->b);
    if ((about & TOPIC_RINGS) != 0)
        add_rings(advice, position, side);
    if ((about & TOPIC_ROWS) != 0)
        add_rows(advice, position, side);
    if ((about & TOPIC_OUTCOME) != 0)
        add_outcome(advice, position);
    /* All rows and rings were already named. */
    if (fault->refused && fault->turn == position->turn && !rules_is_removal(fault->action))
        add_nearest(advice, position, fault->action);
}

/* The points that are named in the words of a fault, such as "A3 to B4" or "xd7-d3". */
static yinsh_set points_in(const char *words)
{
    yinsh_set points = SET_EMPTY;
    yinsh_point point;
    for (size_t at = 0, length; words[at] != '\0'; at++)
        if ((at == 0 || !is_name_byte(words[at - 1]) || words[at - 1] == 'x') &&
            (length = yinsh_point_parse(words + at, strlen(words + at), &point)) > 0 &&
            !is_name_byte(words[at + length]))
            points = set_or(points, set_of(point));
    return points;
}

yinsh_set advice_points(const struct fault *fault)
{
    const yinsh_position *position = &fault->position;
    enum yinsh_colour side;
    unsigned about = topics_of(fault, &side);
    yinsh_action rows[YINSH_MAX_ACTIONS];
    yinsh_set points = points_in(fault->words);
    points = set_or(points, set_or(point_set(fault->a), point_set(fault->b)));
    if (fault->refused)
        points = set_or(points, set_or(point_set(fault->action.from), point_set(fault->action.to)));
    /* What was refused is at fault, unless it is off the board, or something else is due. */
    bool due = (topics[fault->code] & TOPIC_ROWS) != 0 || fault->code == FAULT_RING_DUE ||
               fault->code == FAULT_MOVE_DUE;
    if (!due && !set_is_empty(points))
        about = 0;
    size_t count = (about & TOPIC_ROWS) != 0 ? yinsh_rows(position, side, rows) : 0;
    for (size_t i = 0; i < count; i++)
        points = set_or(points, row_points(rows[i]));
    if ((about & TOPIC_RINGS) != 0)
        points = set_or(points, position->rings[side]);
    return points;
}
