/* SPDX-License-Identifier: BSD-2-Clause */
#include "support/broken_game.h"

#include <stdlib.h>
#include <string.h>

const char *const way_names[WAYS] = {
    [WAY_NUMBER] = "number-wrong",
    [WAY_NO_NUMBER] = "number-missing",
    [WAY_ROW_ENDS] = "row-ends-reversed",
    [WAY_ROW] = "row-left-out",
    [WAY_ROWS] = "rows-left-out",
    [WAY_OWN_IN_FRONT] = "own-removals-in-front-of-next-move",
    [WAY_OWN_AFTER] = "own-removals-after-next-move",
    [WAY_OTHERS_EARLY] = "others-removals-in-turn-before",
    [WAY_OTHERS_AFTER] = "others-removals-after-move",
    [WAY_RING] = "ring-missing",
    [WAY_TAKEN_BACK] = "taken-back-turn",
    [WAY_TAKEN_BACK_SAME] = "taken-back-turn-same-number",
    [WAY_PAIR] = "taken-back-pair",
    [WAY_PAIR_SAME] = "taken-back-pair-same-numbers",
    [WAY_LAST] = "taken-back-last-turn",
    [WAY_LAST_PAIR] = "taken-back-last-pair",
    [WAY_SWAPPED] = "swapped-turns",
    [WAY_SWAPPED_MOVES] = "swapped-turns-numbers-right",
    [WAY_RESULT] = "result-wrong",
    [WAY_RINGS] = "rings-wrong",
};

const char *const form_names[FORMS] = {"gipf",       "json",    "codingame", "iit-delhi",
                                       "boardspace", "bga",     "openxum",   "yinsh-save",
                                       "points",     "yinshml", "vying",     "yinsh-record"};

bool is_main(yinsh_action action)
{
    return action.kind != YINSH_ROW && action.kind != YINSH_RING;
}

static void add_action(struct written_game *written, const yinsh_position *position,
                       yinsh_action action, bool begins)
{
    if (begins)
        written->turns[written->count++] = (struct written_turn){.number = position->turn};
    struct written_turn *turn = &written->turns[written->count - 1];
    if (turn->count == WRITTEN_ACTIONS)
        abort();
    action.side = position->side;
    turn->actions[turn->count++] = action;
}

void write_down(const struct generated_game *game, struct written_game *written)
{
    yinsh_position position;
    int last = 0;
    memset(written, 0, sizeof *written);
    yinsh_start(&position, game->variant, YINSH_HOUSE_NONE);
    for (size_t i = 0; i < game->count; i++) {
        add_action(written, &position, game->actions[i], position.turn != last);
        last = position.turn;
        if (yinsh_play(&position, game->actions[i]) != 0)
            abort();
    }
    written->final = position;
    written->result = game->result;
    written->end = game->end;
    written->rings[0] = position.removed[0];
    written->rings[1] = position.removed[1];
}

/* ---- Breaking ---------------------------------------------------------- */

/* A random turn for which a function returns true; the number of turns if there is none. */
static size_t choose_turn(struct chance *chance, const struct written_game *written,
                          bool (*fits)(const struct written_game *written, size_t turn))
{
    size_t fitting[WRITTEN_TURNS], count = 0;
    for (size_t turn = 0; turn < written->count; turn++)
        if (fits(written, turn))
            fitting[count++] = turn;
    return count > 0 ? fitting[chance_below(chance, count)] : written->count;
}

size_t find_main(const struct written_turn *turn)
{
    size_t at = 0;
    while (at < turn->count && !is_main(turn->actions[at]))
        at++;
    return at;
}

static bool has_row(const struct written_game *written, size_t turn)
{
    for (size_t at = 0; at < written->turns[turn].count; at++)
        if (written->turns[turn].actions[at].kind == YINSH_ROW)
            return true;
    return false;
}

/* Whether removals end a turn that another one follows. */
static bool has_own_removals(const struct written_game *written, size_t turn)
{
    const struct written_turn *here = &written->turns[turn];
    return turn + 1 < written->count && find_main(here) + 1 < here->count;
}

/* Whether removals begin a turn in which a move follows. */
static bool has_others_removals(const struct written_game *written, size_t turn)
{
    const struct written_turn *here = &written->turns[turn];
    size_t at = find_main(here);
    return turn > 0 && at > 0 && at < here->count;
}

static void delete_action(struct written_turn *turn, size_t at)
{
    memmove(turn->actions + at, turn->actions + at + 1,
            (turn->count - at - 1) * sizeof turn->actions[0]);
    turn->count--;
}

static void insert_action(struct written_turn *turn, size_t at, yinsh_action action)
{
    if (turn->count == WRITTEN_ACTIONS)
        abort();
    memmove(turn->actions + at + 1, turn->actions + at,
            (turn->count - at) * sizeof turn->actions[0]);
    turn->actions[at] = action;
    turn->count++;
}

/* A random action of a kind in a turn; its number of actions if there is none. */
static size_t choose_action(struct chance *chance, const struct written_turn *turn,
                            enum yinsh_kind kind)
{
    size_t found[WRITTEN_ACTIONS], count = 0;
    for (size_t at = 0; at < turn->count; at++)
        if (turn->actions[at].kind == kind)
            found[count++] = at;
    return count > 0 ? found[chance_below(chance, count)] : turn->count;
}

static bool break_row(struct chance *chance, enum way way, struct written_game *written)
{
    size_t chosen = choose_turn(chance, written, has_row);
    if (chosen == written->count)
        return false;
    struct written_turn *turn = &written->turns[chosen];
    size_t at = choose_action(chance, turn, way == WAY_RING ? YINSH_RING : YINSH_ROW);
    if (at == turn->count)
        return false;
    if (way != WAY_ROW_ENDS) {
        delete_action(turn, at);
        return true;
    }
    yinsh_point from = turn->actions[at].from;
    turn->actions[at].from = turn->actions[at].to;
    turn->actions[at].to = from;
    return true;
}

static bool break_all_rows(struct written_game *written)
{
    bool any = false;
    for (size_t turn = 0; turn < written->count; turn++)
        for (size_t at = written->turns[turn].count; at-- > 0;)
            if (written->turns[turn].actions[at].kind == YINSH_ROW) {
                delete_action(&written->turns[turn], at);
                any = true;
            }
    return any;
}

/* Move actions from one turn into another, with the side of either. */
static void move_actions(struct chance *chance, struct written_turn *from, size_t first,
                         size_t count, struct written_turn *to, size_t at, unsigned side)
{
    bool changes = chance_percent(chance, 50);
    for (; count > 0; count--, at++) {
        yinsh_action action = from->actions[first];
        if (changes)
            action.side = (uint8_t)side;
        delete_action(from, first);
        insert_action(to, at, action);
    }
}

static bool break_turns(struct chance *chance, enum way way, struct written_game *written)
{
    bool own = way == WAY_OWN_IN_FRONT || way == WAY_OWN_AFTER;
    size_t chosen = choose_turn(chance, written, own ? has_own_removals : has_others_removals);
    if (chosen == written->count)
        return false;
    struct written_turn *turn = &written->turns[chosen], *next = turn + 1;
    size_t main = find_main(turn);
    unsigned other = turn->actions[0].side ^ 1U;
    if (way == WAY_OWN_IN_FRONT)
        move_actions(chance, turn, main + 1, turn->count - main - 1, next, 0, other);
    else if (way == WAY_OWN_AFTER)
        move_actions(chance, turn, main + 1, turn->count - main - 1, next,
                     chance_percent(chance, 50) && find_main(next) < next->count
                         ? find_main(next) + 1
                         : next->count,
                     other);
    else if (way == WAY_OTHERS_EARLY)
        move_actions(chance, turn, 0, main, turn - 1, turn[-1].count, other);
    else
        for (; main > 0; main--)
            move_actions(chance, turn, 0, 1, turn, turn->count - 1, other ^ 1U);
    return true;
}

/* Play the written turns from the first on; false if one is not legal. */
static bool play_turns(const struct written_game *written, size_t turns, yinsh_position *position)
{
    yinsh_start(position, (enum yinsh_variant)written->final.variant, YINSH_HOUSE_NONE);
    for (size_t turn = 0; turn < turns; turn++)
        for (size_t at = 0; at < written->turns[turn].count; at++) {
            yinsh_action action = written->turns[turn].actions[at];
            if (!is_main(action))
                action.side = YINSH_ANY_SIDE;
            if (yinsh_play(position, action) != 0)
                return false;
        }
    return true;
}

/* Make a random legal turn. */
static void make_turn(struct chance *chance, yinsh_position *position, struct written_turn *turn)
{
    int number = position->turn;
    *turn = (struct written_turn){.number = number};
    while (position->turn == number && position->due != YINSH_DUE_OVER) {
        yinsh_action action = generate_action(chance, position, 0);
        action.side = position->side;
        insert_action(turn, turn->count, action);
        if (yinsh_play(position, action) != 0)
            abort();
    }
}

static bool same_turn(const struct written_turn *a, const struct written_turn *b)
{
    return a->count == b->count &&
           memcmp(a->actions, b->actions, a->count * sizeof a->actions[0]) == 0;
}

static bool break_taking_back(struct chance *chance, enum way way, struct written_game *written)
{
    struct written_turn made[2];
    yinsh_position position;
    size_t count = way == WAY_PAIR || way == WAY_PAIR_SAME ? 2 : 1;
    bool same = way == WAY_TAKEN_BACK_SAME || way == WAY_PAIR_SAME;
    if (written->count < count || written->count + count > WRITTEN_TURNS)
        return false;
    size_t at = (size_t)chance_below(chance, written->count - count + 1);
    if (!play_turns(written, at, &position))
        return false;
    /* What a broken turn lacks is no turn that was taken back. */
    if (position.due == YINSH_DUE_POST_ROW || position.due == YINSH_DUE_PRE_RING ||
        position.due == YINSH_DUE_POST_RING)
        return false;
    for (size_t i = 0; i < count; i++) {
        if (position.due == YINSH_DUE_OVER)
            return false;
        make_turn(chance, &position, &made[i]);
    }
    if (same_turn(&made[0], &written->turns[at]))
        return false;
    memmove(written->turns + at + count, written->turns + at,
            (written->count - at) * sizeof made[0]);
    memcpy(written->turns + at, made, count * sizeof made[0]);
    written->count += count;
    for (size_t turn = at + count; turn < written->count && !same; turn++)
        if (written->turns[turn].number != 0)
            written->turns[turn].number += (long)count;
    return true;
}

/* Keep what was played after the last turn. */
static bool break_last(enum way way, struct written_game *written)
{
    size_t count = way == WAY_LAST_PAIR ? 2 : 1;
    if (written->undone < count)
        return false;
    written->count += count;
    written->undone -= count;
    return true;
}

bool cut_short(struct chance *chance, struct written_game *written)
{
    yinsh_position position;
    size_t turn = choose_turn(chance, written, has_row);
    if (turn == written->count || !play_turns(written, turn, &position))
        return false;
    written->undone = written->count - turn;
    written->count = turn;
    written->final = position;
    written->end = YINSH_END_RESIGN;
    written->result = position.side == YINSH_WHITE ? YINSH_RESULT_BLACK : YINSH_RESULT_WHITE;
    written->rings[0] = position.removed[0];
    written->rings[1] = position.removed[1];
    return true;
}

/*
 * Put two neighbouring turns in each other's place, with their numbers or without.  If the numbers
 * stay, the players that are named may stay, too.
 */
static bool break_order(struct chance *chance, enum way way, struct written_game *written)
{
    if (written->count < 2)
        return false;
    struct written_turn *turn = &written->turns[chance_below(chance, written->count - 1)];
    struct written_turn first = turn[0];
    turn[0] = turn[1];
    turn[1] = first;
    if (way == WAY_SWAPPED)
        return true;
    turn[1].number = turn[0].number;
    turn[0].number = first.number;
    bool stay = chance_percent(chance, 50);
    for (int i = 0; i < 2 && stay; i++)
        for (size_t at = 0; at < turn[i].count; at++)
            turn[i].actions[at].side ^= 1;
    return true;
}

static bool break_number(struct chance *chance, enum way way, struct written_game *written)
{
    size_t turn = (size_t)chance_below(chance, written->count);
    if (turn + 1 == written->count && written->count < 2)
        return false;
    long old = written->turns[turn].number;
    if (way == WAY_NO_NUMBER) {
        written->turns[turn].number = 0;
        return true;
    }
    do
        written->turns[turn].number = chance_percent(chance, 50)
                                          ? (long)(2 + chance_below(chance, 98))
                                          : old - 3 + (long)chance_below(chance, 7);
    while (written->turns[turn].number == old || written->turns[turn].number < 1);
    return true;
}

bool break_game(struct chance *chance, enum way way, struct written_game *written)
{
    switch (way) {
    case WAY_NUMBER:
    case WAY_NO_NUMBER:
        return break_number(chance, way, written);
    case WAY_ROW_ENDS:
    case WAY_ROW:
    case WAY_RING:
        return break_row(chance, way, written);
    case WAY_ROWS:
        return break_all_rows(written);
    case WAY_OWN_IN_FRONT:
    case WAY_OWN_AFTER:
    case WAY_OTHERS_EARLY:
    case WAY_OTHERS_AFTER:
        return break_turns(chance, way, written);
    case WAY_LAST:
    case WAY_LAST_PAIR:
        return break_last(way, written);
    case WAY_SWAPPED:
    case WAY_SWAPPED_MOVES:
        return break_order(chance, way, written);
    case WAY_RESULT:
        written->result = (enum yinsh_result)(1 + (written->result + chance_below(chance, 2)) % 3);
        return true;
    case WAY_RINGS:
        written->rings[chance_below(chance, 2)] += 1;
        return true;
    default:
        return break_taking_back(chance, way, written);
    }
}

bool way_shows(enum way way, enum form form)
{
    if (form == FORM_GIPF)
        return true;
    if (way == WAY_NO_NUMBER)
        return false;
    if (form == FORM_JSON)
        return true;
    /* There a row and its ring are one action. */
    bool pairs = form == FORM_CODINGAME || form == FORM_POINTS;
    if (pairs && (way == WAY_ROW || way == WAY_ROWS || way == WAY_RING))
        return false;
    return way != WAY_NUMBER && way != WAY_RESULT && way != WAY_RINGS &&
           way != WAY_TAKEN_BACK_SAME && way != WAY_PAIR_SAME && way != WAY_LAST &&
           way != WAY_LAST_PAIR;
}
