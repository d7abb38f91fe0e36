/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/plan.h"

#include <stdlib.h>

/* ---- Turns ---------------------------------------------------------------- */

uint16_t reading_place(const struct reading *reading, uint16_t turn)
{
    for (size_t i = 0; i < reading->swap_count; i++) {
        if (turn == reading->swaps[i].first)
            return reading->swaps[i].second;
        if (turn == reading->swaps[i].second)
            return reading->swaps[i].first;
    }
    return turn;
}

void reading_turns(const struct reading *reading, uint16_t turns[])
{
    memset(turns, 0, (RECORD_STEPS + 1) * sizeof turns[0]);
    for (size_t at = 0; at < reading->count; at++) {
        const struct reading_action *played = &reading->actions[at];
        if (played->step == NO_STEP || rules_is_removal(played->action))
            continue;
        uint16_t *turn = &turns[reading_step(reading, at)->turn];
        *turn = *turn == 0 ? played->turn : *turn;
    }
}

/* ---- Actions -------------------------------------------------------------- */

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
        if (!is_official(reading->record) && strcmp(reading->record->notation, "json") != 0)
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
        rules_play(&position, reading->actions[at].action);
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

/* ---- Numbers -------------------------------------------------------------- */

/* A turn's number as stated and as expected. */
struct numbered {
    int64_t stated, expected;
    int64_t through; /* the expected number if dropped turns are counted, too */
    uint16_t turn;   /* of the record */
    struct place place;
};

/* Exchange the numbers of turns that were swapped without them. */
static void exchange_kept(const struct reading *reading, struct numbered numbers[], size_t count)
{
    for (size_t i = 0; i + 1 < count; i++) {
        bool swapped = numbers[i].turn < numbers[i + 1].turn &&
                       reading_place(reading, numbers[i].turn) == numbers[i + 1].turn;
        if (swapped && numbers[i].stated < numbers[i + 1].stated) {
            int64_t stated = numbers[i].stated;
            numbers[i].stated = numbers[i + 1].stated;
            numbers[i + 1].stated = stated;
        }
    }
}

/*
 * Find the expected number of each turn.  A dropped turn has the number of the one that replaces
 * it.  Returns how many there are.
 */
static size_t expect_numbers(const struct reading *reading, struct numbered numbers[])
{
    const struct record_script *script = &reading->record->script;
    uint16_t turns[RECORD_STEPS + 1];
    bool has_main[RECORD_STEPS + 1] = {false};
    size_t count = 0, at = 0;
    int64_t last = 0, dropped = 0, in_a_row = 0;
    reading_turns(reading, turns);
    for (size_t step = 0; step < script->count; step++)
        has_main[script->steps[step].turn] |= !rules_is_removal(script->steps[step].action);
    for (size_t turn = 1; turn <= script->turns; turn++) {
        bool out = turns[turn] == 0 && has_main[turn];
        if (turns[turn] == 0 && !out)
            continue;
        /* Each of several dropped in a row has its own number. */
        int64_t expected = out ? last + 1 + in_a_row : turns[turn];
        int64_t through = out ? last + 1 + dropped : turns[turn] + dropped;
        for (; at < script->number_count && script->numbers[at].turn <= turn; at++)
            if (script->numbers[at].turn == turn)
                numbers[count++] = (struct numbered){script->numbers[at].number, expected, through,
                                                     (uint16_t)turn, script->numbers[at].place};
        dropped += out;
        in_a_row = out ? in_a_row + 1 : 0;
        last = out || expected < last ? last : expected;
    }
    exchange_kept(reading, numbers, count);
    return count;
}

/* Whether the numbers count the dropped turns, too. */
static bool count_through(const struct numbered numbers[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (numbers[i].stated != numbers[i].through)
            return false;
    return true;
}

bool numbers_fit(const struct reading *reading)
{
    struct numbered numbers[RECORD_STEPS];
    size_t count = expect_numbers(reading, numbers), right = 0;
    while (right < count && numbers[right].stated == numbers[right].expected)
        right++;
    return right == count || count_through(numbers, count);
}

/*
 * Whether the wrong numbers at the end may mean that turns were taken back or are missing: there is
 * more than one, or it is off by only a few.
 */
static bool may_mean_turns(const struct numbered numbers[], size_t count)
{
    enum { FEW = 4 };
    size_t first = count;
    while (first > 0 && numbers[first - 1].stated != numbers[first - 1].expected)
        first--;
    if (first == count)
        return false;
    return count - first > 1 || llabs(numbers[first].stated - numbers[first].expected) <= FEW;
}

/* Whether only White's turns are numbered, as 1, 2, 3 and so on. */
static bool counts_pairs(const struct numbered numbers[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (2 * numbers[i].stated != numbers[i].expected + 1)
            return false;
    return count > 2;
}

/* Add a fix for each turn without a number, if most have one. */
static void find_missing(struct repair *repair)
{
    const struct reading *reading = &repair->reading;
    const struct record_script *script = &reading->record->script;
    bool has[RECORD_STEPS + 1] = {false};
    size_t fixes = repair->fix_count;
    if (script->number_count == 0 || !is_official(reading->record))
        return;
    for (size_t i = 0; i < script->number_count; i++)
        has[script->numbers[i].turn] = true;
    for (size_t at = 0; at < reading->count; at++) {
        const struct reading_action *played = &reading->actions[at];
        if (played->step == NO_STEP || rules_is_removal(played->action))
            continue;
        const struct script_step *step = reading_step(reading, at);
        if (has[step->turn])
            continue;
        has[step->turn] = true;
        while (step > script->steps && step[-1].turn == step->turn)
            step--;
        repair_add(repair, (struct fix){.kind = FIX_NUMBER_MISSING,
                                        .turn = played->turn,
                                        .place = step->place,
                                        .step = (int16_t)(step - script->steps),
                                        .at = (uint16_t)at});
    }
    /* Some programs number every other turn only. */
    if (2 * (repair->fix_count - fixes) > script->number_count)
        repair->fix_count = fixes;
}

void numbers_compare(struct repair *repair)
{
    struct numbered numbers[RECORD_STEPS];
    size_t count = expect_numbers(&repair->reading, numbers);
    bool through = count_through(numbers, count);
    if (!through && may_mean_turns(numbers, count) && !counts_pairs(numbers, count)) {
        repair->why = "its turn numbers may be wrong, or turns were taken back or omitted";
        return;
    }
    for (size_t i = 0; i < count && !through; i++)
        if (numbers[i].stated != numbers[i].expected)
            repair_add(repair, (struct fix){.kind = FIX_NUMBER,
                                            .turn = (int)numbers[i].expected,
                                            .place = numbers[i].place,
                                            .stated = numbers[i].stated,
                                            .step = NO_STEP});
    find_missing(repair);
}
