/* SPDX-License-Identifier: BSD-2-Clause */
/* What the rules engine offers beyond yinsh.h: the details of a refusal, and names of values. */
#ifndef RULES_RULES_H
#define RULES_RULES_H

#include "base/name_list.h"
#include "fault/fault_code.h"
#include "rules/point.h"
#include "yinsh.h"

#include <string.h>

/** Why an action was refused; only what the text of the fault uses is set. */
struct rules_detail {
    yinsh_point a, b;
    enum yinsh_colour side;
    int n;
};

/**
 * Return FAULT_NONE if an action may be played, or the exact reason why not, and set its details.
 * Changes nothing; rules_play() judges an action and then applies it.
 */
enum fault_code rules_judge(const yinsh_position *position, yinsh_action action,
                            struct rules_detail *detail);

/** Do what yinsh_play() does in a position that is known to be consistent. */
enum fault_code rules_play(yinsh_position *position, yinsh_action action);

/** Do what yinsh_legal_actions() does in a position that is known to be consistent. */
size_t rules_actions(const yinsh_position *position, yinsh_action actions[YINSH_MAX_ACTIONS]);

/** Play an action that rules_judge() found legal. */
void rules_apply(yinsh_position *position, yinsh_action action);

/**
 * Do what a legal action does to the pieces of its side, which must not be YINSH_ANY_SIDE, without
 * finding whose turn is next and what is due.
 */
void rules_apply_pieces(yinsh_position *position, yinsh_action action);

/** Return the markers that a ring jumps over in a move, which flips them (F.2). */
static inline yinsh_set rules_jumped(const yinsh_set markers[2], yinsh_action move)
{
    return set_and(point_between(move.from, move.to), set_or(markers[0], markers[1]));
}

/** Move the markers of both colours as a legal action does; return the flipped ones. */
yinsh_set rules_move_markers(yinsh_set markers[2], yinsh_action action);

/**
 * End an incomplete turn, whatever it owes, and begin the next player's.  The result need not be
 * possible in any game, but actions can be judged and played in it.
 */
void rules_skip_turn(yinsh_position *position);

/** Return whether a ring of the colour can move (E.3). */
bool rules_can_move(const yinsh_position *position, enum yinsh_colour colour);

/** Return the number of moves that the rings of a colour can make (E.3), whatever is due. */
unsigned rules_count_moves(const yinsh_position *position, enum yinsh_colour colour);

/** Return whether two positions have the same variant and house rules. */
static inline bool rules_same_game(const yinsh_position *a, const yinsh_position *b)
{
    return a->variant == b->variant && a->house == b->house && a->steal == b->steal;
}

/** The highest number of a turn, in which nothing can be played; no game comes near it. */
enum { POSITION_TURN_MAX = 9999 };

/** Return whether a position has the standard variant without house rules. */
static inline bool rules_are_standard(const yinsh_position *position)
{
    return position->variant == YINSH_STANDARD && position->house == YINSH_HOUSE_NONE &&
           !position->steal;
}

/** Set up the position before the first turn of a game with the rules of another position. */
void rules_start_like(yinsh_position *position, const yinsh_position *rules);

/** Return whether a row of the player to act has to be removed next (G.2). */
static inline bool position_row_due(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PRE_ROW || position->due == YINSH_DUE_POST_ROW;
}

/** Return whether a ring has to be removed next, for the row before it (G.3). */
static inline bool position_ring_due(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PRE_RING || position->due == YINSH_DUE_POST_RING;
}

/** Return the other colour. */
static inline enum yinsh_colour rules_opponent(enum yinsh_colour colour)
{
    return colour == YINSH_WHITE ? YINSH_BLACK : YINSH_WHITE;
}

/** Return the result with which a player has won. */
static inline enum yinsh_result rules_won_by(enum yinsh_colour colour)
{
    return colour == YINSH_WHITE ? YINSH_RESULT_WHITE : YINSH_RESULT_BLACK;
}

/** Return the player who has won with a result; Black if nobody has. */
static inline enum yinsh_colour rules_winner(enum yinsh_result result)
{
    return result == YINSH_RESULT_WHITE ? YINSH_WHITE : YINSH_BLACK;
}

/** Return whether an action removes something: a row (G.2) or a ring (G.3). */
static inline bool rules_is_removal(yinsh_action action)
{
    return action.kind == YINSH_ROW || action.kind == YINSH_RING;
}

/** Return an action with the lower end first if it removes a row. */
static inline yinsh_action rules_lower_end_first(yinsh_action action)
{
    if (action.kind != YINSH_ROW || action.from <= action.to)
        return action;
    return (yinsh_action){YINSH_ROW, action.side, action.to, action.from};
}

/** Return whether two actions are the same. */
static inline bool rules_same_action(yinsh_action a, yinsh_action b)
{
    return a.kind == b.kind && a.side == b.side && a.from == b.from && a.to == b.to;
}

/** Return whose turn a number is: odd turns are White's (D.1). */
static inline enum yinsh_colour rules_side_of_turn(unsigned turn)
{
    return turn % 2 == 1 ? YINSH_WHITE : YINSH_BLACK;
}

/* ---- The fields of a position line after the board, for patterns of positions: position.c --- */

/** The fields in their order. */
enum position_field {
    POSITION_SIDE,
    POSITION_DUE,
    POSITION_REMOVED,
    POSITION_TURN,
    POSITION_VARIANT,
    POSITION_PASSED,
    POSITION_FIELDS
};

/**
 * Parse a field of a position line, (word, length), and set what it states in a position; the side
 * is YINSH_ANY_SIDE if it is "-".  Returns NULL, or why the field is wrong, in static storage.
 */
const char *position_field_parse(enum position_field field, const char *word, size_t length,
                                 yinsh_position *position);

/* ---- Names of values, in the order of their enumerations: names.c ------- */

extern name_list names_of_colour; /* enum yinsh_colour; also the tags of the players */
extern name_list names_of_due;    /* enum yinsh_due */
extern name_list names_of_house;  /* enum yinsh_house; the first, no house rule, is "" */
extern name_list names_of_result; /* enum yinsh_result */
extern name_list names_of_end;    /* enum yinsh_end */
extern name_list names_of_status; /* enum yinsh_status */

enum { VARIANT_TEXT = 32 /* room for a variant with its house rules and NUL */ };

/** Return the result of a name, (text, length), or -1; for a win, without looking through the list.
 */
static inline int result_find(const char *text, size_t length)
{
    enum { WIN = 3 /* bytes */ };
    for (int result = YINSH_RESULT_WHITE; length == WIN && result <= YINSH_RESULT_BLACK; result++)
        if (memcmp(text, names_of_result[result], WIN) == 0)
            return result;
    return name_find(names_of_result, text, length);
}

/**
 * Write the variant of a position with its house rules, as "blitz+steal+no-limit", and a NUL;
 * returns its length.
 */
size_t variant_name(const yinsh_position *position, char text[VARIANT_TEXT]);

/**
 * Read a variant with its house rules, the whole of (text, length), into a position, which does not
 * change otherwise.  Returns false, with the position unchanged, if there is none.
 */
bool variant_parse(const char *text, size_t length, yinsh_position *position);

#endif
