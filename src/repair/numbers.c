/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/numbers.h"

#include "rules/rules.h"

#include <stdlib.h>

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
