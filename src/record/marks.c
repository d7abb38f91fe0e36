/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/marks.h"

#include "rules/rules.h"

struct marks marks_none(void)
{
    return (struct marks){.from = YINSH_NO_POINT, .to = YINSH_NO_POINT, .placed = YINSH_NO_POINT};
}

void marks_add(struct marks *marks, const yinsh_position *before, yinsh_action action)
{
    if (marks->count < MARKS_ACTIONS)
        marks->actions[marks->count++] = action;
    marks->side = (enum yinsh_colour)action.side;
    switch (action.kind) {
    case YINSH_PLACE:
        marks->placed = action.to;
        break;
    case YINSH_STEAL:
        marks->placed = (yinsh_point)set_first(before->rings[YINSH_WHITE]);
        break;
    case YINSH_MOVE:
        marks->from = action.from;
        marks->to = action.to;
        marks->flipped = set_or(marks->flipped, rules_jumped(before->markers, action));
        break;
    case YINSH_ROW:
        marks->row = set_or(marks->row, row_points(action));
        break;
    case YINSH_RING:
        marks->rings = set_or(marks->rings, set_of(action.from));
        break;
    default:
        break;
    }
}

void turn_walk_begin(struct turn_walk *walk, const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    walk->record = record;
    walk->next = 0;
    /* What comes after a skipped action may be illegal in the position of the walk. */
    walk->end = record->script.ever_diverged && game->before_error < game->count
                    ? game->before_error
                    : game->count;
    walk->turn.number = 0;
    walk->turn.after = record->game.start;
}

/* Begin the turn of an action in the position of the walk: the action shows what is due. */
static void begin_turn(yinsh_position *position, const struct played *played)
{
    static const uint8_t due[] = {
        [YINSH_PLACE] = YINSH_DUE_PLACE, [YINSH_MOVE] = YINSH_DUE_MOVE,
        [YINSH_ROW] = YINSH_DUE_PRE_ROW, [YINSH_RING] = YINSH_DUE_PRE_RING,
        [YINSH_PASS] = YINSH_DUE_MOVE,   [YINSH_STEAL] = YINSH_DUE_PLACE};
    position->turn = played->turn;
    position->side = played->action.side;
    position->due = due[played->action.kind];
}

bool turn_walk_next(struct turn_walk *walk)
{
    struct turn *turn = &walk->turn;
    const struct played *played = walk->record->game.played, *end = &played[walk->end];
    const struct played *at = &played[walk->next], *next = at;
    if (at == end)
        return false;
    turn->before = turn->after;
    turn->played = at;
    turn->number = at->turn;
    turn->side = (enum yinsh_colour)at->action.side;
    while (next < end && next->turn == turn->number)
        next++;
    if (next == end) {
        /* Only the rules know what is due after the last turn. */
        for (; at < next; at++)
            rules_apply(&turn->after, at->action);
    } else {
        for (; at < next; at++)
            rules_apply_pieces(&turn->after, at->action);
        begin_turn(&turn->after, next);
    }
    turn->count = (size_t)(next - turn->played);
    walk->next = (size_t)(next - played);
    turn->complete = turn->after.due == YINSH_DUE_OVER || turn->after.turn != turn->number;
    return true;
}

struct marks turn_marks(const struct turn *turn)
{
    struct marks marks = marks_none();
    yinsh_position position = turn->before;
    marks.turn = turn->number;
    for (size_t i = 0; i < turn->count; i++) {
        marks_add(&marks, &position, turn->played[i].action);
        if (i + 1 < turn->count)
            rules_apply(&position, turn->played[i].action);
    }
    return marks;
}

bool marks_of_turn(const struct yinsh_record *record, int turn, yinsh_position *position,
                   struct marks *marks)
{
    struct turn_walk walk;
    *marks = marks_none();
    *position = record->game.start;
    if (turn == 0)
        return true;
    turn_walk_begin(&walk, record);
    while (turn_walk_next(&walk) && walk.turn.number < turn)
        continue;
    *position = walk.turn.after;
    if (walk.turn.number != turn)
        return false;
    *marks = turn_marks(&walk.turn);
    return walk.turn.complete;
}

enum yinsh_colour row_maker(const struct record_game *game, const struct played *row)
{
    enum yinsh_colour side = (enum yinsh_colour)row->action.side;
    const struct played *at = row;
    while (at > game->played && at[-1].turn == row->turn)
        if ((--at)->action.kind == YINSH_MOVE)
            return side;
    /* A record may begin after the move of its first turn. */
    return at == game->played && game->start.due > YINSH_DUE_MOVE ? side : rules_opponent(side);
}

int marks_last_turn(const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    return game->count > 0 ? game->played[game->count - 1].turn : 0;
}
