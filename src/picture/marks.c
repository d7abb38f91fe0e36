/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/marks.h"

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

bool marks_of_turn(const struct yinsh_record *record, int turn, yinsh_position *position,
                   struct marks *marks)
{
    const struct record_game *game = &record->game;
    int last = game->start.turn - 1; /* number of the last turn played */
    *position = game->start;
    *marks = marks_none();
    for (size_t at = 0; at < game->count && (int)game->played[at].turn <= turn; at++) {
        if (game->played[at].turn == turn)
            marks_add(marks, position, game->played[at].action);
        rules_apply(position, game->played[at].action);
        last = game->played[at].turn;
    }
    marks->turn = marks->count > 0 ? turn : 0;
    /* An incomplete turn can only be the last one. */
    bool complete = position->due == YINSH_DUE_OVER || position->turn != last;
    return turn == 0 || (last == turn && complete);
}

int marks_last_turn(const struct yinsh_record *record)
{
    const struct record_game *game = &record->game;
    return game->count > 0 ? game->played[game->count - 1].turn : 0;
}
