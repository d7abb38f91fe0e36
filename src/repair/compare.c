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
static struct place place_of(const struct repair *repair, const struct yinsh_record *record,
                             size_t at)
{
    for (size_t ahead = at;
         ahead < repair->count && repair->actions[ahead].turn == repair->actions[at].turn; ahead++)
        if (repair->actions[ahead].step != NO_STEP)
            return record->script.steps[repair->actions[ahead].step].place;
    for (size_t back = at; back-- > 0;)
        if (repair->actions[back].step != NO_STEP)
            return record->script.steps[repair->actions[back].step].place;
    return (struct place){0, 0};
}

/* Add a fix for an action that the record omits. */
static void compare_supplied(struct repair *repair, const struct yinsh_record *record, size_t at,
                             const yinsh_position *position)
{
    const struct reading_action *reading = &repair->actions[at];
    yinsh_action rows[YINSH_MAX_ACTIONS];
    enum fix_kind kind = FIX_RING;
    bool ring_stated = at + 1 < repair->count && repair->actions[at + 1].step != NO_STEP;
    if (reading->action.kind == YINSH_PASS) {
        if (!has_passes(record))
            return;
        kind = FIX_PASS;
    } else if (reading->action.kind == YINSH_ROW) {
        bool only = yinsh_rows(position, (enum yinsh_colour)position->side, rows) == 1;
        if (is_official(record) && ring_stated && only)
            return;
        repair->chose_row |= !only;
        kind = ring_stated ? FIX_ROW : FIX_REMOVAL;
    } else if (at > 0 && repair->actions[at - 1].step == NO_STEP &&
               repair->actions[at - 1].action.kind == YINSH_ROW) {
        return; /* it is part of the fix of its row */
    }
    repair_add(repair, (struct fix){.kind = kind,
                                    .turn = reading->turn,
                                    .place = place_of(repair, record, at),
                                    .action = reading->action,
                                    .step = NO_STEP,
                                    .at = (uint16_t)at});
}

/* Whether a step is before another in the record, with swapped turns put in order. */
static bool is_before(const struct repair *repair, const struct yinsh_record *record, int16_t step,
                      int16_t other)
{
    struct reading reading = repair_reading(repair);
    uint16_t place = reading_place(&reading, record->script.steps[step].turn);
    uint16_t other_place = reading_place(&reading, record->script.steps[other].turn);
    return place != other_place ? place < other_place : step < other;
}

/*
 * Whether a removal of the reading is in order in the record: between the same placements and
 * moves, and after the removals before it.
 */
static bool is_in_order(const struct repair *repair, const struct yinsh_record *record, size_t at)
{
    int16_t step = repair->actions[at].step;
    size_t ahead = at + 1;
    for (size_t back = at; back-- > 0;)
        if (repair->actions[back].step != NO_STEP) {
            if (is_before(repair, record, step, repair->actions[back].step) &&
                (!rules_is_removal(repair->actions[back].action) ||
                 repair->actions[back].turn == repair->actions[at].turn))
                return false;
            if (!rules_is_removal(repair->actions[back].action))
                break;
        }
    while (ahead < repair->count && (repair->actions[ahead].step == NO_STEP ||
                                     rules_is_removal(repair->actions[ahead].action)))
        ahead++;
    return ahead == repair->count || is_before(repair, record, step, repair->actions[ahead].step);
}

/* Add the fixes of a step that is in the reading. */
static void compare_step(struct repair *repair, const struct yinsh_record *record, size_t at,
                         const uint16_t turns[])
{
    const struct reading_action *reading = &repair->actions[at];
    const struct script_step *step = &record->script.steps[reading->step];
    int64_t turn = turns[step->turn];
    struct fix fix = {.kind = FIX_ROW_ENDS,
                      .turn = reading->turn,
                      .place = step->place,
                      .action = reading->action,
                      .stated = turn,
                      .step = reading->step,
                      .at = (uint16_t)at};
    if (is_official(record) && reading->action.kind == YINSH_ROW &&
        step->action.from != YINSH_NO_POINT && step->action.from > step->action.to)
        repair_add(repair, fix);
    /* A ring belongs to its row, unless only the row is in its turn. */
    if (reading->action.kind == YINSH_RING && at > 0 &&
        repair->actions[at - 1].action.kind == YINSH_ROW &&
        repair->actions[at - 1].step == reading->step - 1 &&
        repair->actions[at - 1].step != NO_STEP) {
        uint16_t row_turn = record->script.steps[reading->step - 1].turn;
        if (row_turn == step->turn || turns[row_turn] != reading->turn)
            return;
    }
    /* A turn of the record may consist of removals only. */
    bool other_turn =
        turn != 0 ? turn != reading->turn
                  : at > 0 && repair->actions[at - 1].turn == reading->turn &&
                        repair->actions[at - 1].step != NO_STEP &&
                        record->script.steps[repair->actions[at - 1].step].turn != step->turn;
    fix.kind = other_turn ? FIX_TURN : FIX_ORDER;
    if (other_turn || (rules_is_removal(reading->action) && !is_in_order(repair, record, at)))
        repair_add(repair, fix);
}

/* Add a fix for each pair of swapped turns, at its first action in the reading. */
static void compare_swaps(struct repair *repair, const struct yinsh_record *record)
{
    for (size_t i = 0; i < repair->swap_count; i++) {
        size_t at = 0, step = 0;
        while (record->script.steps[step].turn != repair->swaps[i].first)
            step++;
        while (repair->actions[at].step == NO_STEP ||
               record->script.steps[repair->actions[at].step].turn != repair->swaps[i].second)
            at++;
        repair_add(repair, (struct fix){.kind = FIX_SWAPPED,
                                        .turn = repair->actions[at].turn,
                                        .place = record->script.steps[step].place,
                                        .stated = repair->actions[at].turn + 1L,
                                        .step = (int16_t)step,
                                        .at = (uint16_t)at});
    }
}

void repair_compare(struct repair *repair, const struct yinsh_record *record)
{
    uint16_t turns[RECORD_STEPS + 1];
    bool used[RECORD_STEPS] = {false};
    yinsh_position position = repair->record.game.start;
    struct reading reading = repair_reading(repair);
    reading_turns(&reading, record, turns);
    compare_swaps(repair, record);
    for (size_t at = 0; at < repair->count; at++) {
        if (repair->actions[at].step == NO_STEP) {
            compare_supplied(repair, record, at, &position);
        } else {
            used[repair->actions[at].step] = true;
            compare_step(repair, record, at, turns);
        }
        yinsh_play(&position, repair->actions[at].action);
    }
    int turn = 1;
    for (size_t step = 0; step < record->script.count; step++) {
        if (used[step]) {
            turn = turns[record->script.steps[step].turn] > 0
                       ? turns[record->script.steps[step].turn] + 1
                       : turn;
            continue;
        }
        if (!record->script.steps[step].supplied)
            repair_add(repair, (struct fix){.kind = FIX_TAKEN_BACK,
                                            .turn = turn,
                                            .place = record->script.steps[step].place,
                                            .action = record->script.steps[step].action,
                                            .step = (int16_t)step});
    }
}
