/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/repair.h"

#include "base/lines.h"
#include "base/scan.h"
#include "repair/compare.h"
#include "repair/numbers.h"
#include "repair/search.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <stdlib.h>

void repair_free(struct repair *repair)
{
    arena_free(&repair->arena);
}

/* Whether all faults are of a kind that repairing can remove. */
static bool is_readable(const struct yinsh_record *record)
{
    if (record->failed || record->script.inexact || record->notation == NULL)
        return false;
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        enum fault_code code = record->faults[i].code;
        enum fault_class class = fault_class_of(code);
        if (code == FAULT_FINAL_MISMATCH ||
            (class == FAULT_CLASS_MALFORMED && code != FAULT_ROW_AMBIGUOUS &&
             code != FAULT_RESULT_TWICE))
            return false;
    }
    return true;
}

/* Make the actions of a record the reading, since the rules refused none of them. */
static void take_played(struct repair *repair, const struct yinsh_record *record)
{
    repair->count = record->game.count;
    for (size_t i = 0; i < record->game.count; i++)
        repair->actions[i] = (struct reading_action){
            .action = record->game.played[i].action,
            .turn = record->game.played[i].turn,
            .step = record->script.steps[i].supplied ? (int16_t)NO_STEP : (int16_t)i,
        };
    repair->record.game.start = record->game.start;
    repair->readings = 1;
    repair->complete = true;
}

/* ---- Taken-back turns -------------------------------------------------- */

/* Whether a turn may begin at a position, or the game is over there. */
static bool is_border(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PLACE || position->due == YINSH_DUE_MOVE ||
           position->due == YINSH_DUE_PRE_ROW || position->due == YINSH_DUE_OVER;
}

/* Play an action as a record states it; the position determines whose row or ring is removed. */
static bool play_stated(yinsh_position *position, yinsh_action action)
{
    if (rules_is_removal(action))
        action.side = position->side;
    return yinsh_play(position, action) == 0;
}

/*
 * Whether the steps from one index up to another are complete legal turns, or the rest of one, at a
 * position, which moves to their end.
 */
static bool are_turns(const struct yinsh_record *record, size_t from, size_t to,
                      yinsh_position *position)
{
    for (size_t step = from; step < to; step++)
        if (!record->script.steps[step].supplied &&
            !play_stated(position, record->script.steps[step].action))
            return false;
    return is_border(position);
}

/*
 * Whether what a reading drops may have been played and taken back: it is legal in its place.  used
 * has whether each step is in the reading.
 */
static bool dropped_is_legal(const struct repair *repair, const struct yinsh_record *record,
                             const bool used[])
{
    yinsh_position position = repair->record.game.start;
    size_t at = 0;
    for (size_t step = 0; step < record->script.count; step++) {
        if (used[step] || record->script.steps[step].supplied)
            continue;
        size_t end = step;
        while (end < record->script.count && (!used[end] || record->script.steps[end].supplied))
            end++;
        /* Up to the action after it. */
        while (at < repair->count && (repair->actions[at].step < (int)end)) {
            yinsh_play(&position, repair->actions[at].action);
            at++;
        }
        yinsh_position there = position;
        if (!are_turns(record, step, end, &there))
            return false;
        step = end;
    }
    return true;
}

/* ---- Claims ------------------------------------------------------------ */

/* What differs between the outcome at the last position of a game and what its record claims. */
static unsigned compare_claims(const yinsh_position *last, const struct yinsh_record *record)
{
    struct outcome outcome = outcome_on_board(last);
    /* Repair does not decide between a result and an end outside the board. */
    return claims_compare(&record->claims, &outcome) &
           (CLAIM_RESULT | CLAIM_RESULT_TWICE | CLAIM_END | CLAIM_RINGS);
}

/*
 * Add a fix for each claim that the board refutes.  As long as the game is not over, actions may be
 * missing instead; then returns that reason.
 */
static const char *judge_claims(struct repair *repair, const struct yinsh_record *record)
{
    const yinsh_position *last = &repair->record.game.now;
    unsigned differences = compare_claims(last, record);
    bool result = (differences & (CLAIM_RESULT | CLAIM_RESULT_TWICE)) != 0;
    bool end = (differences & CLAIM_END) != 0, rings = (differences & CLAIM_RINGS) != 0;
    bool over = last->due == YINSH_DUE_OVER;
    bool fewer = record->claims.rings[YINSH_WHITE] < last->removed[YINSH_WHITE] ||
                 record->claims.rings[YINSH_BLACK] < last->removed[YINSH_BLACK];
    if (!over && result)
        return "the stated result may be wrong, or the way the game ended is missing";
    if (!over && end)
        return "the stated end may be wrong, or the last turns are missing";
    if (!over && rings && !fewer)
        return "the stated rings removed may be wrong, or the last turns are missing";
    if (result) {
        bool other = (differences & CLAIM_RESULT) == 0;
        repair_add(repair, (struct fix){.kind = FIX_RESULT,
                                        .place = other ? record->claims.other_place
                                                       : record->claims.result_place,
                                        .stated = (int64_t)(other ? record->claims.other_result
                                                                  : record->claims.result),
                                        .step = NO_STEP});
    }
    if (end)
        repair_add(repair, (struct fix){.kind = FIX_END,
                                        .place = record->claims.end_place,
                                        .stated = (int64_t)record->claims.end,
                                        .step = NO_STEP});
    if (rings)
        repair_add(repair, (struct fix){.kind = FIX_RINGS,
                                        .place = record->claims.rings_place,
                                        .stated = 10 * record->claims.rings[YINSH_WHITE] +
                                                  record->claims.rings[YINSH_BLACK],
                                        .step = NO_STEP});
    return NULL;
}

/* Play an action of the reading as the record states it. */
static bool play_stated_at(const struct repair *repair, const struct yinsh_record *record,
                           size_t at, yinsh_position *position)
{
    int16_t step = repair->actions[at].step;
    yinsh_action action = repair->actions[at].action;
    action.side = step >= 0 ? record->script.steps[step].action.side : position->side;
    return play_stated(position, action);
}

/* Play the actions of the reading from an index on, as the record states them. */
static bool play_rest(const struct repair *repair, const struct yinsh_record *record, size_t from,
                      yinsh_position *position)
{
    for (size_t at = from; at < repair->count; at++)
        if (!play_stated_at(repair, record, at, position))
            return false;
    return is_border(position);
}

/*
 * Whether a legal record is also legal, with all its claims right, without the turn that begins at
 * an action of the reading, or without this and the next; before is the position before it.
 */
static bool fits_without(const struct repair *repair, const struct yinsh_record *record,
                         size_t from, const yinsh_position *before)
{
    int end = repair->actions[from].turn + 2;
    for (size_t to = from + 1; to <= repair->count && repair->actions[to - 1].turn < end; to++) {
        yinsh_position rest = *before;
        if (play_rest(repair, record, to, &rest) && compare_claims(&rest, record) == 0)
            return true;
    }
    return false;
}

/* Play the actions of one turn of the reading, as the record states them. */
static bool play_turn(const struct repair *repair, const struct yinsh_record *record, int turn,
                      yinsh_position *position)
{
    for (size_t at = 0; at < repair->count; at++)
        if (repair->actions[at].turn == turn && !play_stated_at(repair, record, at, position))
            return false;
    return true;
}

/*
 * Whether a legal record is also legal with a turn and the next one in each other's place; before
 * is the position before them.  *rest gets the last position.
 */
static bool is_legal_swapped(const struct repair *repair, const struct yinsh_record *record,
                             int turn, const yinsh_position *before, yinsh_position *rest)
{
    size_t from = 0;
    *rest = *before;
    while (from < repair->count && repair->actions[from].turn <= turn + 1)
        from++;
    return from > 0 && repair->actions[from - 1].turn == turn + 1 &&
           play_turn(repair, record, turn + 1, rest) && is_border(rest) &&
           play_turn(repair, record, turn, rest) && play_rest(repair, record, from, rest);
}

/* Whether two neighbouring turns have each other's number, and may have been swapped. */
static bool may_be_swapped(const struct repair *repair, const struct yinsh_record *record)
{
    for (size_t i = 0; i + 1 < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i], *next = fix + 1;
        yinsh_position before = repair->record.game.start, rest;
        if (fix->kind != FIX_NUMBER || next->kind != FIX_NUMBER || fix->stated != next->turn ||
            next->stated != fix->turn || next->turn != fix->turn + 1)
            continue;
        for (size_t at = 0; at < repair->count && repair->actions[at].turn < fix->turn; at++)
            yinsh_play(&before, repair->actions[at].action);
        if (is_legal_swapped(repair, record, fix->turn, &before, &rest))
            return true;
    }
    return false;
}

/* Whether a turn of a legal record may have been taken back or swapped, or two of them. */
static bool may_be_taken_back(const struct repair *repair, const struct yinsh_record *record)
{
    yinsh_position before = repair->record.game.start;
    int turn = 0;
    /* A stated position confirms the reading, and of two results one is wrong in any case. */
    if (record->claims.states_final || record->claims.result_twice)
        return false;
    for (size_t from = 0; from < repair->count; from++) {
        yinsh_position rest;
        bool begins = repair->actions[from].turn != turn;
        if (begins &&
            (fits_without(repair, record, from, &before) ||
             (is_legal_swapped(repair, record, repair->actions[from].turn, &before, &rest) &&
              compare_claims(&rest, record) == 0)))
            return true;
        turn = repair->actions[from].turn;
        yinsh_play(&before, repair->actions[from].action);
    }
    return false;
}

/* ---- The repaired record ----------------------------------------------- */

/* Find the number of actions of the reading that are before each step. */
static void map_steps(const struct repair *repair, size_t steps, size_t before[])
{
    memset(before, 0, (steps + 1) * sizeof before[0]);
    for (size_t at = 0; at < repair->count; at++)
        if (repair->actions[at].step >= 0)
            before[repair->actions[at].step + 1] = at + 1;
    for (size_t step = 1; step <= steps; step++)
        if (before[step] == 0)
            before[step] = before[step - 1];
}

/* Put each note after the action of the reading that it follows in the record. */
static bool place_notes(struct repair *repair, const struct yinsh_record *record)
{
    struct yinsh_record *repaired = &repair->record;
    size_t before[RECORD_STEPS + 1];
    map_steps(repair, record->script.count, before);
    repaired->notes = NULL;
    struct note **to = &repaired->notes;
    size_t last = 0;
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        struct note *copy = arena_alloc(&repair->arena, sizeof *copy);
        if (copy == NULL)
            return false;
        size_t beyond = note->step > record->script.count ? note->step - record->script.count : 0;
        *copy = *note;
        copy->after = (uint32_t)(before[note->step - beyond] + beyond);
        /* Most follow the one before, so the list is not searched from its start each time. */
        if (copy->after < last)
            to = &repaired->notes;
        while (*to != NULL && (*to)->after <= copy->after)
            to = &(*to)->next;
        copy->next = *to;
        *to = copy;
        to = &copy->next;
        last = copy->after;
    }
    repaired->last_note = &repaired->notes;
    while (*repaired->last_note != NULL)
        repaired->last_note = &(*repaired->last_note)->next;
    return true;
}

/* Make the record that the reading is. */
static bool make_record(struct repair *repair, const struct yinsh_record *record)
{
    struct yinsh_record *repaired = &repair->record;
    yinsh_position start = repaired->game.start;
    *repaired = *record;
    repaired->game.start = repaired->game.now = start;
    repaired->arena = repaired->source.arena = (struct arena){.chunks = NULL};
    repaired->options.goes_on = repaired->script.has_strayed = repaired->script.strayed =
        repaired->script.skipping = false;
    repaired->failed = repaired->game.number_warned = repaired->claims.result_twice = false;
    repaired->fault_count = 0;
    repaired->game.count = repair->count;
    for (size_t i = 0; i < repair->count; i++) {
        repaired->game.played[i] =
            (struct played){.action = repair->actions[i].action, .turn = repair->actions[i].turn};
        repaired->game.turn = repaired->game.now.turn;
        rules_apply(&repaired->game.now, repair->actions[i].action);
    }
    repaired->outcome = outcome_on_board(&repaired->game.now);
    if ((claims_compare(&repaired->claims, &repaired->outcome) &
         (CLAIM_RESULT_MISSING | CLAIM_RESULT_OF_END)) != 0) {
        /* Kept, so that the text does not lose the contradiction. */
        repaired->outcome.result = repaired->claims.result;
        repaired->outcome.end = repaired->claims.end;
    }
    return place_notes(repair, record);
}

/* ---- Judging ----------------------------------------------------------- */

/* Whether a reading with edits is certain; if not, sets repair->why. */
static bool is_certain(struct repair *repair, const struct yinsh_record *record)
{
    bool used[RECORD_STEPS] = {false};
    size_t claims = repair->fix_count;
    for (size_t i = 0; i < repair->count; i++)
        if (repair->actions[i].step >= 0)
            used[repair->actions[i].step] = true;
    numbers_compare(repair, record);
    if (repair->why != NULL)
        return false;
    for (size_t i = claims; i < repair->fix_count; i++)
        if (repair->fixes[i].kind == FIX_NUMBER) {
            repair->why = "its turn numbers contradict the repair";
            return false;
        }
    if (!dropped_is_legal(repair, record, used)) {
        repair->why = "the repair would drop something that is not a legal turn taken back";
        return false;
    }
    repair->why = judge_claims(repair, record);
    for (size_t i = claims; i < repair->fix_count && repair->why == NULL; i++)
        if (repair->fixes[i].kind >= FIX_RESULT)
            repair->why = "the stated result, end or rings removed contradict the repair";
    return repair->why == NULL;
}

static int by_place(const void *a, const void *b)
{
    const struct fix *one = a, *other = b;
    if (one->place.offset != other->place.offset)
        return one->place.offset < other->place.offset ? -1 : 1;
    return (int)one->kind - (int)other->kind;
}

/*
 * Whether turns numbered from 1 follow without an empty line between, so that they may belong to
 * the record.
 */
static bool is_restarted(const struct yinsh_record *record)
{
    size_t at = record->window.taken, end = at;
    while (end > 0 && is_blank(record->window.bytes[end - 1]))
        end--;
    if (at + 1 >= record->window.length || !is_official(record))
        return false;
    size_t from = end;
    while (from > 0 && !is_blank(record->window.bytes[from - 1]))
        from--;
    bool ended = name_find(names_of_result, record->window.bytes + from, end - from) >= 0;
    while (at < record->window.length && is_blank(record->window.bytes[at]))
        at++;
    return !ended && at + 1 < record->window.length && record->window.bytes[at] == '1' &&
           record->window.bytes[at + 1] == '.' &&
           count_newlines(record->window.bytes + end, at - end) < 2;
}

/* Judge the only reading. */
static enum repair_outcome judge(struct repair *repair, const struct yinsh_record *record)
{
    bool good = record_first_error(record) == NULL;
    enum repair_outcome unless_good = good ? REPAIR_NOTHING : REPAIR_CONTRADICTED;
    repair_compare(repair, record);
    /* If another removal is missing, too, another row may be the right one. */
    if (repair->chose_row && !record->claims.states_rings && !record->claims.states_final) {
        repair->why = "which row it was is certain only if the rings removed are stated";
        return REPAIR_CONTRADICTED;
    }
    if (is_restarted(record)) {
        repair->why = "the number 1 after it either begins another record or is wrong";
        return unless_good;
    }
    if (repair->edits > 0 || repair->chose_row) {
        if (!is_certain(repair, record))
            return REPAIR_CONTRADICTED;
    } else {
        numbers_compare(repair, record);
        if (repair->why == NULL && may_be_swapped(repair, record))
            repair->why = "its turn numbers may be wrong, or turns were swapped";
        if (repair->why != NULL)
            return unless_good;
        size_t fixes = repair->fix_count;
        repair->why = judge_claims(repair, record);
        if (repair->why == NULL && repair->fix_count > fixes && may_be_taken_back(repair, record))
            repair->why = "what it states may be right, and a turn may have been taken back";
        if (repair->why != NULL)
            return REPAIR_CONTRADICTED;
    }
    if (repair->fix_count == 0 && !good) {
        repair->why = "this kind of fault cannot be repaired";
        return REPAIR_CONTRADICTED;
    }
    qsort(repair->fixes, repair->fix_count, sizeof repair->fixes[0], by_place);
    return repair->fix_count > 0 ? REPAIR_DONE : REPAIR_NOTHING;
}

static void reset(struct repair *repair)
{
    repair->outcome = REPAIR_NOTHING;
    repair->count = repair->fix_count = repair->readings = repair->choice_count = 0;
    repair->edits = repair->difference_turn = 0;
    repair->swap_count = 0;
    repair->place = (struct place){0, 0};
    repair->why = NULL;
    repair->chose_row = repair->more_choices = false;
    arena_reset(&repair->arena);
}

bool repair_record(struct repair *repair, const struct yinsh_record *record)
{
    const struct fault *error = record_first_error(record);
    reset(repair);
    if (error != NULL) {
        repair->place = (struct place){error->offset, error->length};
        repair->difference_turn = error->turn;
    }
    if (!is_readable(record)) {
        repair->outcome = error != NULL ? REPAIR_UNREAD : REPAIR_NOTHING;
        return true;
    }
    /* If an action has no step, more was taken back than is known. */
    if (!record->script.has_strayed && record->script.count != record->game.count) {
        repair->outcome = error != NULL ? REPAIR_UNREAD : REPAIR_NOTHING;
        return true;
    }
    if (!record->script.has_strayed)
        take_played(repair, record);
    else if (!repair_search(repair, record))
        return false;
    if (repair->readings == 1 && repair->complete) {
        if (!make_record(repair, record))
            return false;
        repair->outcome = judge(repair, record);
    } else if (!repair->complete && repair->readings < REPAIR_READINGS) {
        repair->outcome = REPAIR_TOO_MANY;
    } else {
        repair->outcome = repair->readings > 0  ? REPAIR_MANY
                          : repair->why != NULL ? REPAIR_CONTRADICTED
                                                : REPAIR_NONE;
    }
    return true;
}
