/* SPDX-License-Identifier: BSD-2-Clause */
/* Playing the actions of notations that do not show where turns begin. */
#ifndef SYNTAX_TURNS_H
#define SYNTAX_TURNS_H

#include "record/record.h"

/**
 * Play an action, which begins a turn if the one before is complete.  After the end of the game a
 * removal still belongs to the last turn.
 */
static inline bool turns_play(struct yinsh_record *record, yinsh_action action, struct place place)
{
    const yinsh_position *now = &record->game.now;
    bool removes = action.kind == YINSH_ROW || action.kind == YINSH_RING;
    bool begins = now->turn != record->game.turn || (now->due == YINSH_DUE_OVER && !removes);
    if (begins && !record_begin_turn(record))
        return false;
    record_split_turn(record, action);
    return record_action(record, action, place);
}

#endif
