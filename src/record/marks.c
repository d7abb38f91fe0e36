/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/marks.h"

#include "rules/point.h"
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
        marks->flipped =
            set_or(marks->flipped, set_and(point_between(action.from, action.to),
                                           set_or(before->markers[0], before->markers[1])));
        break;
    case YINSH_ROW:
        marks->row = set_or(marks->row, set_or(point_between(action.from, action.to),
                                               set_or(set_of(action.from), set_of(action.to))));
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

bool turn_walk_next(struct turn_walk *walk)
{
    const struct record_game *game = &walk->record->game;
    struct turn *turn = &walk->turn;
    if (walk->next == walk->end)
        return false;
    turn->before = turn->after;
    turn->played = &game->played[walk->next];
    turn->number = turn->played->turn;
    turn->side = (enum yinsh_colour)turn->played->action.side;
    do
        rules_apply(&turn->after, game->played[walk->next++].action);
    while (walk->next < walk->end && game->played[walk->next].turn == turn->number);
    turn->count = (size_t)(&game->played[walk->next] - turn->played);
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

int marks_last_turn(const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    return game->count > 0 ? game->played[game->count - 1].turn : 0;
}
