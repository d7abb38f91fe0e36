/* SPDX-License-Identifier: BSD-2-Clause */
/* What a reading differs in from what the record says, action by action and number by number. */
#include "repair/repair.h"

#include "rules/rules.h"

#include <stdlib.h>
#include <string.h>

enum { NONE = -1 };

/* ---- Actions ----------------------------------------------------------- */

static bool is_main(yinsh_action action)
{
    return !rules_is_removal(action);
}

/* Whether a notation leaves out rows of which there is no doubt. */
static bool is_gipf(const struct yinsh_record *record)
{
    return strncmp(record->notation, "gipf", 4) == 0;
}

/* Whether a notation has a form for a pass. */
static bool has_passes(const struct yinsh_record *record)
{
    return is_gipf(record) || strcmp(record->notation, "json") == 0;
}

/* The reading that was taken. */
static struct repair_reading taken(const struct repair *repair)
{
    return (struct repair_reading){.actions = repair->actions,
                                   .count = repair->count,
                                   .swaps = repair->swaps,
                                   .swap_count = repair->swap_count};
}

/* As repair_place(), in any reading. */
static uint16_t place_in(const struct repair_reading *reading, uint16_t turn)
{
    for (size_t i = 0; i < reading->swap_count; i++) {
        if (turn == reading->swaps[i].first)
            return reading->swaps[i].second;
        if (turn == reading->swaps[i].second)
            return reading->swaps[i].first;
    }
    return turn;
}

uint16_t repair_place(const struct repair *repair, uint16_t turn)
{
    struct repair_reading reading = taken(repair);
    return place_in(&reading, turn);
}

/* As repair_turns(), of any reading. */
static void turns_in(const struct repair_reading *reading, const struct yinsh_record *record,
                     uint16_t turns[])
{
    memset(turns, 0, (RECORD_STEPS + 1) * sizeof turns[0]);
    for (size_t at = 0; at < reading->count; at++) {
        const struct reading_action *played = &reading->actions[at];
        if (played->step == NONE || !is_main(played->action))
            continue;
        uint16_t *turn = &turns[record->script.steps[played->step].turn];
        *turn = *turn == 0 ? played->turn : *turn;
    }
}

void repair_turns(const struct repair *repair, const struct yinsh_record *record, uint16_t turns[])
{
    struct repair_reading reading = taken(repair);
    turns_in(&reading, record, turns);
}

/* Where something stands, or would, that the reading has at an action. */
static struct place place_of(const struct repair *repair, const struct yinsh_record *record,
                             size_t at)
{
    for (size_t ahead = at;
         ahead < repair->count && repair->actions[ahead].turn == repair->actions[at].turn; ahead++)
        if (repair->actions[ahead].step != NONE)
            return record->script.steps[repair->actions[ahead].step].place;
    for (size_t back = at; back-- > 0;)
        if (repair->actions[back].step != NONE)
            return record->script.steps[repair->actions[back].step].place;
    return (struct place){0, 0};
}

/* Note that an action is one which the record leaves out. */
static void compare_supplied(struct repair *repair, const struct yinsh_record *record, size_t at,
                             const yinsh_position *position)
{
    const struct reading_action *reading = &repair->actions[at];
    yinsh_action rows[YINSH_MAX_ACTIONS];
    enum mend_kind kind = MEND_RING;
    bool ring_stated = at + 1 < repair->count && repair->actions[at + 1].step != NONE;
    if (reading->action.kind == YINSH_PASS) {
        if (!has_passes(record))
            return;
        kind = MEND_PASS;
    } else if (reading->action.kind == YINSH_ROW) {
        bool only = yinsh_rows(position, (enum yinsh_colour)position->side, rows) == 1;
        if (is_gipf(record) && ring_stated && only)
            return;
        repair->chose_row |= !only;
        kind = ring_stated ? MEND_ROW : MEND_REMOVAL;
    } else if (at > 0 && repair->actions[at - 1].step == NONE &&
               repair->actions[at - 1].action.kind == YINSH_ROW) {
        return; /* it was said with its row */
    }
    repair_add(repair, (struct mend){.kind = kind,
                                     .turn = reading->turn,
                                     .place = place_of(repair, record, at),
                                     .action = reading->action,
                                     .step = NONE,
                                     .at = (uint16_t)at});
}

/* Whether one step is before another in the record, with swapped turns put in order. */
static bool is_before(const struct repair *repair, const struct yinsh_record *record, int16_t step,
                      int16_t other)
{
    uint16_t place = repair_place(repair, record->script.steps[step].turn);
    uint16_t other_place = repair_place(repair, record->script.steps[other].turn);
    return place != other_place ? place < other_place : step < other;
}

/*
 * Whether a removal of the reading stands where it is due: between the same placements and moves,
 * and behind the removals in front of it.
 */
static bool is_in_order(const struct repair *repair, const struct yinsh_record *record, size_t at)
{
    int16_t step = repair->actions[at].step;
    size_t ahead = at + 1;
    for (size_t back = at; back-- > 0;)
        if (repair->actions[back].step != NONE) {
            if (is_before(repair, record, step, repair->actions[back].step) &&
                (is_main(repair->actions[back].action) ||
                 repair->actions[back].turn == repair->actions[at].turn))
                return false;
            if (is_main(repair->actions[back].action))
                break;
        }
    while (ahead < repair->count &&
           (repair->actions[ahead].step == NONE || !is_main(repair->actions[ahead].action)))
        ahead++;
    return ahead == repair->count || is_before(repair, record, step, repair->actions[ahead].step);
}

/* Note what is amiss with a step that the reading has. */
static void compare_step(struct repair *repair, const struct yinsh_record *record, size_t at,
                         const uint16_t turns[])
{
    const struct reading_action *reading = &repair->actions[at];
    const struct script_step *step = &record->script.steps[reading->step];
    int64_t turn = turns[step->turn];
    struct mend mend = {.kind = MEND_ROW_ENDS,
                        .turn = reading->turn,
                        .place = step->place,
                        .action = reading->action,
                        .stated = turn,
                        .step = reading->step,
                        .at = (uint16_t)at};
    if (is_gipf(record) && reading->action.kind == YINSH_ROW &&
        step->action.from != YINSH_NO_POINT && step->action.from > step->action.to)
        repair_add(repair, mend);
    /* A ring goes with its row, unless only the row stands in its turn. */
    if (reading->action.kind == YINSH_RING && at > 0 &&
        repair->actions[at - 1].action.kind == YINSH_ROW &&
        repair->actions[at - 1].step == reading->step - 1 && repair->actions[at - 1].step != NONE) {
        uint16_t row_turn = record->script.steps[reading->step - 1].turn;
        if (row_turn == step->turn || turns[row_turn] != reading->turn)
            return;
    }
    /* Removals may be all that there is of a turn which the reading has no move of. */
    bool other_turn =
        turn != 0 ? turn != reading->turn
                  : at > 0 && repair->actions[at - 1].turn == reading->turn &&
                        repair->actions[at - 1].step != NONE &&
                        record->script.steps[repair->actions[at - 1].step].turn != step->turn;
    mend.kind = other_turn ? MEND_TURN : MEND_ORDER;
    if (other_turn || (!is_main(reading->action) && !is_in_order(repair, record, at)))
        repair_add(repair, mend);
}

/* Note the turns that were swapped: at the first action of each pair in the reading. */
static void compare_swaps(struct repair *repair, const struct yinsh_record *record)
{
    for (size_t i = 0; i < repair->swap_count; i++) {
        size_t at = 0, step = 0;
        while (record->script.steps[step].turn != repair->swaps[i].first)
            step++;
        while (repair->actions[at].step == NONE ||
               record->script.steps[repair->actions[at].step].turn != repair->swaps[i].second)
            at++;
        repair_add(repair, (struct mend){.kind = MEND_SWAPPED,
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
    repair_turns(repair, record, turns);
    compare_swaps(repair, record);
    for (size_t at = 0; at < repair->count; at++) {
        if (repair->actions[at].step == NONE) {
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
            repair_add(repair, (struct mend){.kind = MEND_TAKEN_BACK,
                                             .turn = turn,
                                             .place = record->script.steps[step].place,
                                             .action = record->script.steps[step].action,
                                             .step = (int16_t)step});
    }
}

/* ---- Numbers ----------------------------------------------------------- */

/* A turn's number as it is stated and as it is. */
struct numbered {
    int64_t stated, expected;
    int64_t through; /* what it is where the turns left out are counted, too */
    uint16_t turn;   /* of the record */
    struct place place;
};

/* Exchange the numbers of turns that were swapped without them, so that each has its own. */
static void exchange_kept(const struct repair_reading *reading, struct numbered numbers[],
                          size_t count)
{
    for (size_t i = 0; i + 1 < count; i++) {
        bool swapped = numbers[i].turn < numbers[i + 1].turn &&
                       place_in(reading, numbers[i].turn) == numbers[i + 1].turn;
        if (swapped && numbers[i].stated < numbers[i + 1].stated) {
            int64_t stated = numbers[i].stated;
            numbers[i].stated = numbers[i + 1].stated;
            numbers[i + 1].stated = stated;
        }
    }
}

/*
 * What each number ought to be.  A turn that was left out has the number of the one in its
 * place.  Returns how many there are.
 */
static size_t expect_numbers(const struct repair_reading *reading,
                             const struct yinsh_record *record, struct numbered numbers[])
{
    uint16_t turns[RECORD_STEPS + 1];
    bool has_main[RECORD_STEPS + 1] = {false};
    size_t count = 0, at = 0;
    int64_t last = 0, left_out = 0, in_a_row = 0;
    turns_in(reading, record, turns);
    for (size_t step = 0; step < record->script.count; step++)
        has_main[record->script.steps[step].turn] |= is_main(record->script.steps[step].action);
    for (size_t turn = 1; turn <= record->script.turns; turn++) {
        bool out = turns[turn] == 0 && has_main[turn];
        if (turns[turn] == 0 && !out)
            continue;
        /* Of several left out one after the other each has a number of its own. */
        int64_t expected = out ? last + 1 + in_a_row : turns[turn];
        int64_t through = out ? last + 1 + left_out : turns[turn] + left_out;
        for (; at < record->script.number_count && record->script.numbers[at].turn <= turn; at++)
            if (record->script.numbers[at].turn == turn)
                numbers[count++] =
                    (struct numbered){record->script.numbers[at].number, expected, through,
                                      (uint16_t)turn, record->script.numbers[at].place};
        left_out += out;
        in_a_row = out ? in_a_row + 1 : 0;
        last = out || expected < last ? last : expected;
    }
    exchange_kept(reading, numbers, count);
    return count;
}

/* Whether the numbers go on over the turns that were left out. */
static bool count_through(const struct numbered numbers[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (numbers[i].stated != numbers[i].through)
            return false;
    return true;
}

bool repair_numbers_fit(const struct repair_reading *reading, const struct yinsh_record *record)
{
    struct numbered numbers[RECORD_STEPS];
    size_t count = expect_numbers(reading, record, numbers), right = 0;
    while (right < count && numbers[right].stated == numbers[right].expected)
        right++;
    return right == count || count_through(numbers, count);
}

/*
 * Whether wrong numbers, up to the last one, may say that turns were taken back or are missing:
 * where they are never right again, or the last one is off by a few.
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

/* Note the turns without a number, where most have one. */
static void find_missing(struct repair *repair, const struct yinsh_record *record)
{
    bool has[RECORD_STEPS + 1] = {false};
    size_t mends = repair->mend_count;
    if (record->script.number_count == 0 || !is_gipf(record))
        return;
    for (size_t i = 0; i < record->script.number_count; i++)
        has[record->script.numbers[i].turn] = true;
    for (size_t at = 0; at < repair->count; at++) {
        const struct reading_action *reading = &repair->actions[at];
        if (reading->step == NONE || !is_main(reading->action))
            continue;
        size_t turn = record->script.steps[reading->step].turn;
        size_t first = (size_t)reading->step;
        while (first > 0 && record->script.steps[first - 1].turn == turn)
            first--;
        if (!has[turn])
            repair_add(repair, (struct mend){.kind = MEND_NUMBER_MISSING,
                                             .turn = reading->turn,
                                             .place = record->script.steps[first].place,
                                             .step = (int16_t)first,
                                             .at = (uint16_t)at});
        has[turn] = true;
    }
    /* To number every other turn, say, is a way to write. */
    if (2 * (repair->mend_count - mends) > record->script.number_count)
        repair->mend_count = mends;
}

void repair_numbers(struct repair *repair, const struct yinsh_record *record)
{
    struct numbered numbers[RECORD_STEPS];
    struct repair_reading reading = taken(repair);
    size_t count = expect_numbers(&reading, record, numbers);
    if (count_through(numbers, count)) {
        find_missing(repair, record);
        return;
    }
    if (may_mean_turns(numbers, count) && !counts_pairs(numbers, count)) {
        repair->why = "its turn numbers may be wrong, or turns were taken back or omitted";
        return;
    }
    for (size_t i = 0; i < count; i++)
        if (numbers[i].stated != numbers[i].expected)
            repair_add(repair, (struct mend){.kind = MEND_NUMBER,
                                             .turn = (int)numbers[i].expected,
                                             .place = numbers[i].place,
                                             .stated = numbers[i].stated,
                                             .step = NONE});
    find_missing(repair, record);
}
