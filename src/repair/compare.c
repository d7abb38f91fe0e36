/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/compare.h"

#include "repair/numbers.h"
#include "rules/rules.h"

/* Whether a notation has a form for a pass. */
static bool has_passes(const struct yinsh_record *record)
{
    return is_official(record) || strcmp(record->notation, "json") == 0;
}

/* The place of an action of the reading in the record, or of the nearest one. */
static struct place place_of(const struct reading *reading, size_t at)
{
    uint16_t turn = reading->actions[at].turn;
    for (size_t ahead = at; ahead < reading->count && reading->actions[ahead].turn == turn; ahead++)
        if (reading->actions[ahead].step != NO_STEP)
            return reading_step(reading, ahead)->place;
    for (size_t back = at; back-- > 0;)
        if (reading->actions[back].step != NO_STEP)
            return reading_step(reading, back)->place;
    return (struct place){0, 0};
}

/* Add a fix for an action that the record omits. */
static void compare_supplied(struct repair *repair, size_t at, const yinsh_position *position)
{
    const struct reading *reading = &repair->reading;
    const struct reading_action *supplied = &reading->actions[at];
    yinsh_action rows[YINSH_MAX_ACTIONS];
    enum fix_kind kind = FIX_RING;
    bool ring_stated = at + 1 < reading->count && supplied[1].step != NO_STEP;
    if (supplied->action.kind == YINSH_PASS) {
        if (!has_passes(reading->record))
            return;
        kind = FIX_PASS;
    } else if (supplied->action.kind == YINSH_ROW) {
        bool only = yinsh_rows(position, (enum yinsh_colour)position->side, rows) == 1;
        if (is_official(reading->record) && ring_stated && only)
            return;
        repair->chose_row |= !only;
        kind = ring_stated ? FIX_ROW : FIX_REMOVAL;
    } else if (at > 0 && supplied[-1].step == NO_STEP && supplied[-1].action.kind == YINSH_ROW) {
        return; /* it is part of the fix of its row */
    }
    repair_add(repair, (struct fix){.kind = kind,
                                    .turn = supplied->turn,
                                    .place = place_of(reading, at),
                                    .action = supplied->action,
                                    .step = NO_STEP,
                                    .at = (uint16_t)at});
}

/*
 * Whether a stated action of the reading is before another in the record, with swapped turns put in
 * order.
 */
static bool is_before(const struct reading *reading, size_t at, size_t other)
{
    const struct script_step *step = reading_step(reading, at);
    const struct script_step *other_step = reading_step(reading, other);
    uint16_t place = reading_place(reading, step->turn);
    uint16_t other_place = reading_place(reading, other_step->turn);
    return place != other_place ? place < other_place : step < other_step;
}

/*
 * Whether a removal of the reading is in order in the record: between the same placements and
 * moves, and after the removals before it.
 */
static bool is_in_order(const struct reading *reading, size_t at)
{
    const struct reading_action *actions = reading->actions;
    size_t ahead = at + 1;
    for (size_t back = at; back-- > 0;) {
        if (actions[back].step == NO_STEP)
            continue;
        bool removal = rules_is_removal(actions[back].action);
        if ((!removal || actions[back].turn == actions[at].turn) && is_before(reading, at, back))
            return false;
        if (!removal)
            break;
    }
    while (ahead < reading->count &&
           (actions[ahead].step == NO_STEP || rules_is_removal(actions[ahead].action)))
        ahead++;
    return ahead == reading->count || is_before(reading, at, ahead);
}

/* Add the fixes of an action of the reading that the record states. */
static void compare_stated(struct repair *repair, size_t at, const uint16_t turns[])
{
    const struct reading *reading = &repair->reading;
    const struct reading_action *stated = &reading->actions[at];
    const struct script_step *step = reading_step(reading, at);
    /* That of the action before it, if that is stated, too. */
    bool follows = at > 0 && stated[-1].step != NO_STEP;
    const struct script_step *previous = follows ? reading_step(reading, at - 1) : step;
    int64_t turn = turns[step->turn];
    struct fix fix = {.kind = FIX_ROW_ENDS,
                      .turn = stated->turn,
                      .place = step->place,
                      .action = stated->action,
                      .stated = turn,
                      .step = stated->step,
                      .at = (uint16_t)at};
    if (is_official(reading->record) && stated->action.kind == YINSH_ROW &&
        step->action.from != YINSH_NO_POINT && step->action.from > step->action.to)
        repair_add(repair, fix);
    /* A ring belongs to its row, unless only the row is in its turn. */
    if (stated->action.kind == YINSH_RING && previous + 1 == step &&
        previous->action.kind == YINSH_ROW &&
        (previous->turn == step->turn || turns[previous->turn] != stated->turn))
        return;
    /* A turn of the record may consist of removals only. */
    bool other_turn = turn != 0 ? turn != stated->turn
                                : previous->turn != step->turn && stated[-1].turn == stated->turn;
    fix.kind = other_turn ? FIX_TURN : FIX_ORDER;
    if (other_turn || (rules_is_removal(stated->action) && !is_in_order(reading, at)))
        repair_add(repair, fix);
}

/* Add a fix for each pair of swapped turns, at its first action in the reading. */
static void compare_swaps(struct repair *repair)
{
    const struct reading *reading = &repair->reading;
    const struct script_step *steps = reading->record->script.steps;
    for (size_t i = 0; i < reading->swap_count; i++) {
        size_t at = 0, step = 0;
        while (steps[step].turn != reading->swaps[i].first)
            step++;
        while (reading->actions[at].step == NO_STEP ||
               reading_step(reading, at)->turn != reading->swaps[i].second)
            at++;
        repair_add(repair, (struct fix){.kind = FIX_SWAPPED,
                                        .turn = reading->actions[at].turn,
                                        .place = steps[step].place,
                                        .stated = reading->actions[at].turn + 1L,
                                        .step = (int16_t)step,
                                        .at = (uint16_t)at});
    }
}

void repair_compare(struct repair *repair)
{
    const struct reading *reading = &repair->reading;
    const struct record_script *script = &reading->record->script;
    uint16_t turns[RECORD_STEPS + 1];
    bool used[RECORD_STEPS] = {false};
    yinsh_position position = reading->start;
    reading_turns(reading, turns);
    compare_swaps(repair);
    for (size_t at = 0; at < reading->count; at++) {
        if (reading->actions[at].step == NO_STEP) {
            compare_supplied(repair, at, &position);
        } else {
            used[reading->actions[at].step] = true;
            compare_stated(repair, at, turns);
        }
        yinsh_play(&position, reading->actions[at].action);
    }
    int turn = 1;
    for (size_t i = 0; i < script->count; i++) {
        const struct script_step *step = &script->steps[i];
        if (used[i] && turns[step->turn] > 0)
            turn = turns[step->turn] + 1;
        if (!used[i] && !step->supplied)
            repair_add(repair, (struct fix){.kind = FIX_TAKEN_BACK,
                                            .turn = turn,
                                            .place = step->place,
                                            .action = step->action,
                                            .step = (int16_t)i});
    }
}
