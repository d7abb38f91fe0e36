/* SPDX-License-Identifier: BSD-2-Clause */
/* Games one after the other, by the engine of rules/rules.c; also what the lanes do not do
 * themselves. */
#include "rules/replay_game.h"

#include <string.h>

/* ---- Games ------------------------------------------------------------- */

bool replay_is_end(const struct replay_step *step)
{
    return (step->rest & REPLAY_KIND) == (REPLAY_END ^ YINSH_MOVE);
}

/* Whether a move along a line flips as many markers as its step states, if that states a number. */
static bool flips_fit(const yinsh_position *position, yinsh_action move, uint64_t rest)
{
    unsigned stated = (unsigned)(rest >> REPLAY_FLIPS) & (REPLAY_MOST_FLIPS + 1);
    return stated == 0 || stated == 1 + set_count(rules_jumped(position->markers, move));
}

/* Whether the step has the kind, and begins or continues its turn as expected. */
static bool is_step(const struct replay_step *step, enum yinsh_kind kind, bool late)
{
    return (step->rest & (REPLAY_KIND | REPLAY_LATE)) ==
           (((uint64_t)kind ^ YINSH_MOVE) | (late ? REPLAY_LATE : 0));
}

/* Remove a row, which may be omitted if it is the only one, and a ring (G.2); false if illegal. */
static bool remove_row(yinsh_position *position, enum yinsh_colour side, bool late,
                       struct replay_step **at)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    struct replay_step *step = *at;
    yinsh_set row;
    if (is_step(step, YINSH_RING, late)) {
        if (yinsh_rows(position, side, rows) != 1)
            return false;
        row = row_points(rows[0]);
    } else {
        if (!is_step(step, YINSH_ROW, late))
            return false;
        row = set_up(step->between, (unsigned)(step->ends >> 32) & ~(unsigned)REPLAY_REMOVES);
    }
    yinsh_point ring = (yinsh_point)step->ends;
    if (!set_is_empty(set_minus(row, position->markers[side])) ||
        !set_has(position->rings[side], ring))
        return false;
    *at = step + 1;
    position->markers[side] = set_minus(position->markers[side], row);
    position->rings[side] = set_minus(position->rings[side], set_of(ring));
    position->on_board = (uint8_t)(position->on_board - YINSH_ROW_LENGTH);
    position->removed[side]++;
    return true;
}

/*
 * Remove the rows of a side, which start at some points, as long as there are any and the game
 * is not won; false if illegal.
 */
static bool remove_rows(yinsh_position *position, enum yinsh_colour side, yinsh_set starts,
                        bool late, struct replay_step **at)
{
    for (; !set_is_empty(starts); late = true) {
        if (!remove_row(position, side, late, at))
            return false;
        if (position->removed[side] == yinsh_rings_to_win(position)) {
            position->due = YINSH_DUE_OVER;
            return true;
        }
        /* No new row comes up; the one removed is mostly the only one. */
        starts = set_and(starts, position->markers[side]);
        if (!set_is_empty(starts))
            starts = set_and(rules_row_starts(position), position->markers[side]);
    }
    return true;
}

bool replay_settle(yinsh_position *position, yinsh_set row_starts, struct replay_step **at)
{
    enum yinsh_colour side = (enum yinsh_colour)position->side, next = rules_opponent(side);
    if (!remove_rows(position, side, set_and(row_starts, position->markers[side]), true, at))
        return false;
    if (position->due == YINSH_DUE_OVER)
        return replay_is_end(*at);
    if (!set_meets(row_starts, position->markers[next])) {
        if (yinsh_pool(position) == 0)
            position->due = YINSH_DUE_OVER;
        return position->due != YINSH_DUE_OVER || replay_is_end(*at);
    }
    if (!remove_rows(position, next, set_and(row_starts, position->markers[next]), false, at))
        return false;
    if (position->due == YINSH_DUE_OVER)
        return replay_is_end(*at);
    /* The move after removals goes along a line as any other, but does not begin its turn. */
    if (!is_step(*at, YINSH_MOVE, true) || ((*at)->rest >> POINT_WAY_STEPS & 15) == 0)
        return false;
    (*at)->rest = ((*at)->rest & ~REPLAY_LATE) | REPLAY_PLAIN;
    return true;
}

/* The position after the ten placements of a game; false if two are on one point. */
static bool start(const struct replay_game *game, yinsh_position *position)
{
    yinsh_start(position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (int i = 0; i < YINSH_PLACING_TURNS; i++)
        position->rings[i & 1] = set_or(position->rings[i & 1], set_of(game->placed[i]));
    position->turn = YINSH_PLACING_TURNS + 1;
    position->due = YINSH_DUE_MOVE;
    return set_count(set_or(position->rings[0], position->rings[1])) == YINSH_PLACING_TURNS;
}

void replay_end(struct replay_game *game, const yinsh_position *position)
{
    game->removed[YINSH_WHITE] = position->removed[YINSH_WHITE];
    game->removed[YINSH_BLACK] = position->removed[YINSH_BLACK];
    memcpy(game->rings, position->rings, sizeof game->rings);
    memcpy(game->markers, position->markers, sizeof game->markers);
    game->end = yinsh_position_end(position);
    game->result = yinsh_position_result(position);
}

/* Replay one game; false if it is not legal. */
static bool replay(struct replay_game *game, bool flips)
{
    struct rules_detail detail;
    yinsh_position position;
    struct replay_step *at = game->steps;
    if (!start(game, &position))
        return false;
    for (; !replay_is_end(at); position.side ^= 1) {
        struct replay_step *step = at++;
        yinsh_action move = {YINSH_MOVE, position.side, (yinsh_point)step->ends,
                             (yinsh_point)(step->ends >> 32)};
        if (!is_step(step, YINSH_MOVE, false) ||
            (flips && !flips_fit(&position, move, step->rest)) ||
            rules_judge(&position, move, &detail) != FAULT_NONE)
            return false;
        rules_apply(&position, move);
        position.side = move.side;
        position.due = YINSH_DUE_MOVE;
        if (!replay_settle(&position, rules_row_starts(&position), &at))
            return false;
    }
    replay_end(game, &position);
    return true;
}

void replay_games_plain(struct replay_game *games, size_t count, bool flips)
{
    for (size_t i = 0; i < count; i++)
        games[i].legal = replay(&games[i], flips);
}
