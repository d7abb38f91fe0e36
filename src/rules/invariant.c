/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What holds in every position between actions, recomputed from the pieces alone, and playing an
 * action.  Debug builds assert it after every action; position lines are checked with it.
 */
#include "rules/rules.h"

#include <assert.h>

/* Whether there is a row of the colour on the board (G.1). */
static bool has_row(const yinsh_position *position, enum yinsh_colour colour)
{
    return set_meets(rules_row_starts(position), position->markers[colour]);
}

static const char *check_pieces(const yinsh_position *position)
{
    yinsh_set seen = SET_EMPTY;
    const yinsh_set *sets[4] = {&position->rings[0], &position->rings[1], &position->markers[0],
                                &position->markers[1]};
    for (int i = 0; i < 4; i++) {
        if (!set_is_empty(set_minus(*sets[i], point_board)))
            return "a piece is off the board";
        if (!set_is_empty(set_and(seen, *sets[i])))
            return "two pieces are on one point";
        seen = set_or(seen, *sets[i]);
    }
    if (set_count(position->markers[0]) + set_count(position->markers[1]) != position->on_board)
        return "the number of markers on the board is wrong";
    if (position->house != YINSH_HOUSE_NO_LIMIT && position->on_board > YINSH_MARKERS)
        return "there are more than 51 markers on the board";
    return NULL;
}

static const char *check_placing(const yinsh_position *position)
{
    unsigned placed = position->turn - 1U;
    if (position->due != YINSH_DUE_PLACE)
        return "rings are placed in turns 1 to 10";
    if (position->on_board > 0)
        return "there are markers on the board while rings are being placed";
    if (position->removed[0] > 0 || position->removed[1] > 0)
        return "rings are removed while rings are being placed";
    unsigned white = set_count(position->rings[YINSH_WHITE]);
    /* A steal is a turn without a placement: it leaves White one ring short. */
    if (white + position->steal == (placed + 1) / 2 && placed >= 2 && position->steal)
        white++;
    if (white != (placed + 1) / 2 || set_count(position->rings[YINSH_BLACK]) != placed / 2)
        return "the rings on the board do not fit the number of the turn";
    return position->passed ? "nobody passes while rings are being placed" : NULL;
}

/* Somebody has won, the pool is empty, or two passes: just one of these ends a game. */
static const char *check_over(const yinsh_position *position)
{
    int to_win = yinsh_rings_to_win(position);
    bool white = position->removed[YINSH_WHITE] == to_win;
    bool black = position->removed[YINSH_BLACK] == to_win;
    if (white && black)
        return "both players have removed the rings that win";
    if (position->passed) {
        if (yinsh_position_end(position) != YINSH_END_BLOCKED)
            return "a pass does not end a game that is already over";
        return rules_can_move(position, YINSH_WHITE) || rules_can_move(position, YINSH_BLACK)
                   ? "the game is not over: a ring can move"
                   : NULL;
    }
    switch (yinsh_position_end(position)) {
    case YINSH_END_RINGS:
        return NULL;
    case YINSH_END_MARKERS:
        if (position->house != YINSH_HOUSE_POOL_ENDS && !set_is_empty(rules_row_starts(position)))
            return "the game is not over: there is a row to remove";
        return NULL;
    default:
        return "the game is not over: nobody has won and the pool is not empty";
    }
}

static const char *check_rows(const yinsh_position *position)
{
    enum yinsh_colour side = (enum yinsh_colour)position->side;
    bool after_move = position->due == YINSH_DUE_POST_ROW || position->due == YINSH_DUE_POST_RING;
    bool row_due = position_row_due(position);
    bool ring_due = position_ring_due(position);
    if (row_due && !has_row(position, side))
        return "the side to act has no row";
    if (position->due == YINSH_DUE_MOVE && has_row(position, side))
        return "the side to act has a row, so no move is due";
    if (!after_move && has_row(position, rules_opponent(side)))
        return "the other side has a row before the move";
    if (ring_due && position->house != YINSH_HOUSE_NO_LIMIT && yinsh_pool(position) < 5)
        return "a ring is due for a row, but the five markers are not in the pool";
    if (position->due == YINSH_DUE_MOVE && position->house != YINSH_HOUSE_NO_LIMIT &&
        yinsh_pool(position) == 0)
        return "a move is due, but the pool is empty";
    if (position->due == YINSH_DUE_POST_ROW && position->house == YINSH_HOUSE_POOL_ENDS &&
        yinsh_pool(position) == 0)
        return "a row is due, but the pool is empty and ends the game";
    return NULL;
}

static const char *check_main(const yinsh_position *position)
{
    enum yinsh_colour side = (enum yinsh_colour)position->side;
    int to_win = yinsh_rings_to_win(position);
    const char *wrong;
    if (position->due == YINSH_DUE_PLACE && position->steal &&
        position->turn == YINSH_PLACING_TURNS + 1 &&
        set_count(position->rings[YINSH_WHITE]) < YINSH_RINGS)
        return check_placing(position);
    if (position->due == YINSH_DUE_PLACE)
        return "rings are placed in turns 1 to 10 only";
    for (int colour = 0; colour < 2; colour++) {
        if (set_count(position->rings[colour]) + position->removed[colour] != YINSH_RINGS)
            return "rings on the board and rings removed do not add up to five";
        if (position->removed[colour] > to_win)
            return "more rings are removed than win the game";
        if (position->removed[colour] == to_win && position->due != YINSH_DUE_OVER)
            return "a player has removed the rings that win, but the game is not over";
    }
    if (position->due == YINSH_DUE_OVER)
        return check_over(position);
    wrong = check_rows(position);
    if (wrong == NULL && position->passed) {
        if (position->due != YINSH_DUE_MOVE || position->turn <= YINSH_PLACING_TURNS + 1)
            return "the turn before cannot have been a pass";
        if (rules_can_move(position, rules_opponent(side)))
            return "the turn before was not a pass: a ring can move";
    }
    return wrong;
}

const char *yinsh_position_check(const yinsh_position *position)
{
    const char *wrong = check_pieces(position);
    if (wrong != NULL)
        return wrong;
    if (position->turn > POSITION_TURN_MAX)
        return "the turn number is too high";
    if (position->turn < 1 || position->side != rules_side_of_turn(position->turn))
        return "odd turns are White's, even turns Black's";
    if (position->variant > YINSH_BLITZ || position->house > YINSH_HOUSE_POOL_DRAWS)
        return "there is no variant of this name";
    if (position->due > YINSH_DUE_OVER)
        return "what is due is unknown";
    return position->turn <= YINSH_PLACING_TURNS ? check_placing(position) : check_main(position);
}

yinsh_fault yinsh_play(yinsh_position *position, yinsh_action action)
{
    if (yinsh_position_check(position) != NULL)
        return FAULT_POSITION_BAD;
    if (action.side > YINSH_ANY_SIDE)
        return FAULT_SYNTAX_TURN;
    enum fault_code fault = rules_play(position, action);
    assert(fault != FAULT_NONE || yinsh_position_check(position) == NULL);
    return (yinsh_fault)fault;
}

size_t yinsh_legal_actions(const yinsh_position *position, yinsh_action actions[YINSH_MAX_ACTIONS])
{
    return yinsh_position_check(position) == NULL ? rules_actions(position, actions) : 0;
}
