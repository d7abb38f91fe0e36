/* SPDX-License-Identifier: BSD-2-Clause */
/* What helps to understand a fault. */
#include "record/advice.h"

#include "base/text.h"
#include "rules/point.h"
#include "rules/rules.h"

#include <stdlib.h>
#include <string.h>

enum { SENTENCE_POINTS = 12 /* at most, in one sentence */ };

static const char *name_of(enum yinsh_colour colour)
{
    return colour == YINSH_BLACK ? "Black" : "White";
}

static void add_point(struct text *text, unsigned point)
{
    char name[YINSH_POINT_TEXT];
    text_add(text, name, yinsh_point_format((yinsh_point)point, name));
}

static void add_action(struct text *text, yinsh_action action)
{
    char name[YINSH_ACTION_TEXT];
    text_add(text, name, yinsh_action_format(action, name));
}

/* Begin another sentence; the room suffices for any fault. */
static struct text begin(struct advice *advice)
{
    return text_begin(advice->text[advice->count++], ADVICE_TEXT);
}

/* ---- What is on the board ------------------------------------------ */

static void add_points(struct text *text, yinsh_set set)
{
    for (int i = 0; !set_is_empty(set) && i < SENTENCE_POINTS; i++, set = set_rest(set)) {
        text_add_string(text, i > 0 ? ", " : "");
        add_point(text, set_first(set));
    }
}

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
        add_point(&text, point);
        text_add_string(&text, " is ");
        text_add_string(&text, name_of((enum yinsh_colour)colour));
        text_add_string(&text, "'s");
        return;
    }
    add_point(&text, point);
    text_add_string(&text, " is vacant");
}

static void say_rings(struct advice *advice, const yinsh_position *position,
                      enum yinsh_colour colour)
{
    if (set_is_empty(position->rings[colour]))
        return;
    struct text text = begin(advice);
    text_add_string(&text, name_of(colour));
    text_add_string(&text, "'s rings are on ");
    add_points(&text, position->rings[colour]);
}

static void say_rows(struct advice *advice, const yinsh_position *position,
                     enum yinsh_colour colour)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    size_t count = yinsh_rows(position, colour, rows);
    struct text text = begin(advice);
    text_add_string(&text, name_of(colour));
    text_add_string(&text, count == 0 ? " has no row" : count == 1 ? "'s row: " : "'s rows: ");
    for (size_t i = 0; i < count && i < SENTENCE_POINTS; i++) {
        text_add_string(&text, i > 0 ? ", " : "");
        add_action(&text, rows[i]);
    }
}

static void say_end(struct advice *advice, const yinsh_position *position)
{
    struct text text = begin(advice);
    text_add_string(&text, "the game ended with turn ");
    text_add_number(&text, position->turn);
    text_add_string(&text, ": White removed ");
    text_add_number(&text, position->removed[YINSH_WHITE]);
    text_add_string(&text, position->removed[YINSH_WHITE] == 1 ? " ring" : " rings");
    text_add_string(&text, ", Black ");
    text_add_number(&text, position->removed[YINSH_BLACK]);
}

/* If the board contradicts a result: state how far the game got. */
static void add_outcome(struct advice *advice, const yinsh_position *position)
{
    if (position->due == YINSH_DUE_OVER) {
        say_end(advice, position);
        return;
    }
    struct text text = begin(advice);
    text_add_string(&text, "the game is not over on the board; next is turn ");
    text_add_number(&text, position->turn);
    text_add_string(&text, ", ");
    text_add_string(&text, name_of((enum yinsh_colour)position->side));
    text_add_string(&text, "'s");
}

/* ---- The nearest alternatives ------------------------------------------ */

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/*
 * How far two points are from one another, in half steps along lines; half a step less if the
 * letter or the number is the same, as after a typo in one character.
 */
static int distance(yinsh_point a, yinsh_point b)
{
    int columns = (int)point_column(a) - (int)point_column(b);
    int rows = (int)point_row(a) - (int)point_row(b);
    if (!yinsh_point_on_board(a) || !yinsh_point_on_board(b))
        return 0;
    int steps = larger(larger(abs(columns), abs(rows)), abs(columns - rows));
    return 2 * steps - (steps > 0 && (columns == 0 || rows == 0) ? 1 : 0);
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
    size_t count = yinsh_legal_actions(position, actions), kept = 0;
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
        while (at > 0 && cost(action, written) < cost(actions[at - 1], written))
            at--;
        if (at == ADVICE_NEAREST)
            continue;
        kept += kept < ADVICE_NEAREST;
        memmove(&actions[at + 1], &actions[at], (kept - 1 - at) * sizeof actions[0]);
        actions[at] = action;
    }
    if (kept == 0)
        return;
    struct text text = begin(advice);
    text_add_string(&text, kept == 1 ? "nearest legal action: " : "nearest legal actions: ");
    for (size_t i = 0; i < kept; i++) {
        text_add_string(&text, i > 0 ? ", " : "");
        add_action(&text, actions[i]);
    }
}

/* ---- Faults ------------------------------------------------------------ */

/* Advise on an action that was refused. */
static void advise_refusal(struct advice *advice, const struct fault *fault)
{
    const yinsh_position *position = &fault->position;
    enum yinsh_colour side = rules_side_of_turn((unsigned)fault->turn);
    if (fault->action.kind == YINSH_ROW || fault->code == FAULT_RING_NOT_DUE)
        say_rows(advice, position, side);
    else if (fault->action.kind == YINSH_RING)
        say_rings(advice, position, side);
}

void advice_find(struct advice *advice, const struct fault *fault)
{
    const yinsh_position *position = &fault->position;
    enum yinsh_colour side = (enum yinsh_colour)position->side;
    advice->count = 0;
    switch (fault->code) {
    case FAULT_PLACE_OCCUPIED:
        add_piece(advice, position, fault->a);
        break;
    case FAULT_MOVE_NO_RING:
        add_piece(advice, position, fault->a);
        say_rings(advice, position, side);
        break;
    case FAULT_MOVE_OPPONENT_RING:
    case FAULT_RING_DUE:
        say_rings(advice, position, side);
        break;
    case FAULT_MOVE_END_RING:
    case FAULT_MOVE_END_MARKER:
    case FAULT_MOVE_RING_IN_WAY:
        add_piece(advice, position, fault->b);
        break;
    case FAULT_ROW_DUE:
    case FAULT_ROW_DUE_BEFORE_MOVE:
    case FAULT_ROW_ORDER:
    case FAULT_ROW_AMBIGUOUS:
        say_rows(advice, position, side);
        break;
    case FAULT_GAME_OVER:
    case FAULT_POOL_EMPTY:
    case FAULT_GAME_BLOCKED:
        say_end(advice, position);
        break;
    case FAULT_RESULT_MISMATCH:
    case FAULT_RINGS_MISMATCH:
    case FAULT_END_MISMATCH:
        add_outcome(advice, position);
        break;
    case FAULT_ROW_NONE:
        break; /* the text of the fault states it */
    default:
        if (fault->refused)
            advise_refusal(advice, fault);
        break;
    }
    /* All rows and rings were already named. */
    if (fault->refused && fault->turn == position->turn && fault->action.kind != YINSH_ROW &&
        fault->action.kind != YINSH_RING)
        add_nearest(advice, position, fault->action);
}

static yinsh_set point_set(yinsh_point point)
{
    return yinsh_point_on_board(point) ? set_of(point) : SET_EMPTY;
}

yinsh_set advice_points(const struct fault *fault)
{
    yinsh_set points = set_or(point_set(fault->a), point_set(fault->b));
    if (fault->refused)
        points = set_or(points, set_or(point_set(fault->action.from), point_set(fault->action.to)));
    return points;
}
