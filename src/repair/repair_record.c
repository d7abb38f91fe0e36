/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/plan.h"

#include "base/lines.h"

#include <stdlib.h>

/* Whether all faults are of a kind that repairing can remove. */
static bool is_readable(const struct yinsh_record *record)
{
    if (record->failed || record->script.inexact || record->notation == NULL)
        return false;
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        enum fault_code code = record->faults[i].code;
        enum fault_class class = fault_class_of(code);
        if (record->faults[i].respelled)
            continue;
        if (code == FAULT_FINAL_MISMATCH ||
            (class == FAULT_CLASS_MALFORMED && code != FAULT_ROW_AMBIGUOUS &&
             code != FAULT_RESULT_TWICE && code != FAULT_TAG_LINES))
            return false;
    }
    return true;
}

/* Make the actions of a record the reading, since the rules refused none of them. */
static void take_played(struct repair *repair, const struct yinsh_record *record)
{
    struct reading *reading = &repair->reading;
    reading->record = record;
    reading->start = record->game.start;
    reading->count = record->game.count;
    reading->swap_count = 0;
    for (size_t i = 0; i < record->game.count; i++)
        reading->actions[i] = (struct reading_action){
            .action = record->game.played[i].action,
            .turn = record->game.played[i].turn,
            .step = record->script.steps[i].supplied ? (int16_t)NO_STEP : (int16_t)i,
        };
    repair->readings = 1;
    repair->complete = true;
}

/* ---- Taken-back turns -------------------------------------------------- */

/* Whether a turn may begin at a position, or the game is over there. */
static bool is_between_turns(const yinsh_position *position)
{
    return position->due == YINSH_DUE_PLACE || position->due == YINSH_DUE_MOVE ||
           position->due == YINSH_DUE_PRE_ROW || position->due == YINSH_DUE_OVER;
}

/* Play an action as a record states it; the position determines whose row or ring is removed. */
static bool play_stated(yinsh_position *position, yinsh_action action)
{
    if (rules_is_removal(action))
        action.side = position->side;
    return rules_play(position, action) == 0;
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
    return is_between_turns(position);
}

/* Whether what a reading drops may have been played and taken back: it is legal in its place. */
static bool dropped_is_legal(const struct reading *reading)
{
    const struct record_script *script = &reading->record->script;
    yinsh_position position = reading->start;
    bool used[RECORD_STEPS] = {false};
    for (size_t i = 0; i < reading->count; i++)
        if (reading->actions[i].step != NO_STEP)
            used[reading->actions[i].step] = true;
    size_t at = 0;
    for (size_t step = 0; step < script->count; step++) {
        if (used[step] || script->steps[step].supplied)
            continue;
        size_t end = step;
        while (end < script->count && (!used[end] || script->steps[end].supplied))
            end++;
        /* Up to the action after it. */
        for (; at < reading->count && reading->actions[at].step < (int)end; at++)
            rules_play(&position, reading->actions[at].action);
        yinsh_position there = position;
        if (!are_turns(reading->record, step, end, &there))
            return false;
        step = end;
    }
    return true;
}

/* ---- Claims ------------------------------------------------------------ */

/* What differs between the outcome at the last position of a game and what its record claims. */
static unsigned compare_claims(const yinsh_position *last, const struct claims *claims)
{
    struct outcome outcome = outcome_on_board(last);
    /* Repair does not decide between a result and an end outside the board. */
    return claims_compare(claims, &outcome) &
           (CLAIM_RESULT | CLAIM_RESULT_TWICE | CLAIM_END | CLAIM_RINGS | CLAIM_END_MISSING);
}

static void add_claim(struct repair *repair, enum fix_kind kind, struct place place, int stated)
{
    repair_add(repair,
               (struct fix){.kind = kind, .place = place, .stated = stated, .step = NO_STEP});
}

/*
 * Add a fix for each claim that the board refutes.  As long as the game is not over, actions may be
 * missing instead; then returns that reason.
 */
static const char *judge_claims(struct repair *repair)
{
    const yinsh_position *last = &repair->record.game.now;
    const struct claims *claims = &repair->reading.record->claims;
    int white = claims->rings[YINSH_WHITE], black = claims->rings[YINSH_BLACK];
    unsigned differences = compare_claims(last, claims);
    /* If something else is wrong, the last turns may be missing, too. */
    unsigned open = record_first_error(repair->reading.record) != NULL ? CLAIM_END_MISSING : 0;
    bool result = (differences & (CLAIM_RESULT | CLAIM_RESULT_TWICE | open)) != 0;
    bool end = (differences & CLAIM_END) != 0, rings = (differences & CLAIM_RINGS) != 0;
    bool over = last->due == YINSH_DUE_OVER;
    bool fewer = white < last->removed[YINSH_WHITE] || black < last->removed[YINSH_BLACK];
    if (!over && result)
        return "the stated result may be wrong, or the way the game ended is missing";
    if (!over && end)
        return "the stated end may be wrong, or the last turns are missing";
    if (!over && rings && !fewer)
        return "the stated rings removed may be wrong, or the last turns are missing";
    if ((differences & CLAIM_RESULT) != 0)
        add_claim(repair, FIX_RESULT, claims->result_place, (int)claims->result);
    else if (result)
        add_claim(repair, FIX_RESULT, claims->other_place, (int)claims->other_result);
    if (end)
        add_claim(repair, FIX_END, claims->end_place, (int)claims->end);
    if (rings)
        add_claim(repair, FIX_RINGS, claims->rings_place, 10 * white + black);
    return NULL;
}

/* Play an action of the reading as the record states it. */
static bool play_stated_at(const struct reading *reading, size_t at, yinsh_position *position)
{
    yinsh_action action = reading->actions[at].action;
    action.side = reading->actions[at].step != NO_STEP ? reading_step(reading, at)->action.side
                                                       : position->side;
    return play_stated(position, action);
}

/*
 * Play the actions of the reading from an index on, as the record states them.  Returns whether
 * they are legal and end between two turns.
 */
static bool play_rest(const struct reading *reading, size_t from, yinsh_position *position)
{
    for (size_t at = from; at < reading->count; at++)
        if (!play_stated_at(reading, at, position))
            return false;
    return is_between_turns(position);
}

/*
 * Whether a legal record is also legal, with all its claims right, without the turn that begins at
 * an action of the reading, or without this and the next; before is the position before it.
 */
static bool fits_without(const struct reading *reading, size_t from, const yinsh_position *before)
{
    int end = reading->actions[from].turn + 2;
    for (size_t to = from + 1; to <= reading->count && reading->actions[to - 1].turn < end; to++) {
        yinsh_position rest = *before;
        if (play_rest(reading, to, &rest) && compare_claims(&rest, &reading->record->claims) == 0)
            return true;
    }
    return false;
}

/* Play the actions of one turn of the reading, as the record states them. */
static bool play_turn(const struct reading *reading, int turn, yinsh_position *position)
{
    for (size_t at = 0; at < reading->count; at++)
        if (reading->actions[at].turn == turn && !play_stated_at(reading, at, position))
            return false;
    return true;
}

/*
 * Whether a legal record is also legal with a turn and the next one in each other's place; before
 * is the position before them.  *rest gets the last position.
 */
static bool is_legal_swapped(const struct reading *reading, int turn, const yinsh_position *before,
                             yinsh_position *rest)
{
    size_t from = 0;
    *rest = *before;
    while (from < reading->count && reading->actions[from].turn <= turn + 1)
        from++;
    return from > 0 && reading->actions[from - 1].turn == turn + 1 &&
           play_turn(reading, turn + 1, rest) && is_between_turns(rest) &&
           play_turn(reading, turn, rest) && play_rest(reading, from, rest);
}

/* Whether two neighbouring turns have each other's number, and may have been swapped. */
static bool may_be_swapped(const struct repair *repair)
{
    const struct reading *reading = &repair->reading;
    for (size_t i = 0; i + 1 < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i], *next = fix + 1;
        yinsh_position before = reading->start, rest;
        if (fix->kind != FIX_NUMBER || next->kind != FIX_NUMBER || fix->stated != next->turn ||
            next->stated != fix->turn || next->turn != fix->turn + 1)
            continue;
        for (size_t at = 0; at < reading->count && reading->actions[at].turn < fix->turn; at++)
            rules_play(&before, reading->actions[at].action);
        if (is_legal_swapped(reading, fix->turn, &before, &rest))
            return true;
    }
    return false;
}

/* Whether a turn of a legal record may have been taken back or swapped, or two of them. */
static bool may_be_taken_back(const struct reading *reading)
{
    const struct claims *claims = &reading->record->claims;
    yinsh_position before = reading->start, rest;
    int turn = 0;
    /* A stated position confirms the reading, and of two results one is wrong in any case. */
    if (claims->states_final || claims->result_twice)
        return false;
    for (size_t from = 0; from < reading->count; from++) {
        bool begins = reading->actions[from].turn != turn;
        turn = reading->actions[from].turn;
        if (begins && (fits_without(reading, from, &before) ||
                       (is_legal_swapped(reading, turn, &before, &rest) &&
                        compare_claims(&rest, claims) == 0)))
            return true;
        rules_play(&before, reading->actions[from].action);
    }
    return false;
}

/* ---- The repaired record ----------------------------------------------- */

/* Find the number of actions of the reading that are before each step. */
static void map_steps(const struct reading *reading, size_t before[])
{
    size_t steps = reading->record->script.count;
    memset(before, 0, (steps + 1) * sizeof before[0]);
    for (size_t at = 0; at < reading->count; at++)
        if (reading->actions[at].step != NO_STEP)
            before[reading->actions[at].step + 1] = at + 1;
    for (size_t step = 1; step <= steps; step++)
        if (before[step] == 0)
            before[step] = before[step - 1];
}

/* Put each note after the action of the reading that it follows in the record. */
static bool place_notes(struct repair *repair)
{
    const struct yinsh_record *record = repair->reading.record;
    struct yinsh_record *repaired = &repair->record;
    size_t before[RECORD_STEPS + 1];
    map_steps(&repair->reading, before);
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
static bool make_record(struct repair *repair)
{
    const struct reading *reading = &repair->reading;
    struct yinsh_record *repaired = &repair->record;
    *repaired = *reading->record;
    repaired->game.start = repaired->game.now = reading->start;
    repaired->arena = (struct arena){.chunks = NULL};
    repaired->options.continues = repaired->script.ever_diverged = repaired->script.diverged =
        repaired->script.skipping = false;
    repaired->failed = repaired->game.number_warned = repaired->claims.result_twice = false;
    repaired->fault_count = 0;
    repaired->game.count = reading->count;
    for (size_t i = 0; i < reading->count; i++) {
        repaired->game.played[i] =
            (struct played){.action = reading->actions[i].action, .turn = reading->actions[i].turn};
        repaired->game.turn = repaired->game.now.turn;
        rules_apply(&repaired->game.now, reading->actions[i].action);
    }
    repaired->outcome = outcome_on_board(&repaired->game.now);
    if ((claims_compare(&repaired->claims, &repaired->outcome) &
         (CLAIM_RESULT_MISSING | CLAIM_RESULT_OF_END)) != 0) {
        /* Kept, so that the text does not lose the contradiction. */
        repaired->outcome.result = repaired->claims.result;
        repaired->outcome.end = repaired->claims.end;
    }
    return place_notes(repair);
}

/* ---- Judging ----------------------------------------------------------- */

/* Whether a reading with edits is certain; if not, sets repair->why. */
static bool is_certain(struct repair *repair)
{
    size_t fixes = repair->fix_count;
    numbers_compare(repair);
    if (repair->why != NULL)
        return false;
    for (size_t i = fixes; i < repair->fix_count; i++)
        if (repair->fixes[i].kind == FIX_NUMBER) {
            repair->why = "its turn numbers contradict the repair";
            return false;
        }
    if (!dropped_is_legal(&repair->reading)) {
        repair->why = "the repair would drop something that is not a legal turn taken back";
        return false;
    }
    fixes = repair->fix_count;
    repair->why = judge_claims(repair);
    if (repair->fix_count > fixes)
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
    struct place last = last_word(record);
    const char *word = record->window.bytes + last.offset;
    struct cursor next =
        cursor_over(word + last.length, record->window.length - last.offset - last.length);
    scan_blanks(&next);
    return is_official(record) && result_find(word, last.length) < 0 &&
           count_newlines(next.start, scan_offset(&next)) < 2 && scan_word(&next, "1.");
}

/* Add a fix for each fault of spelling. */
static void add_spellings(struct repair *repair)
{
    static const struct {
        enum fault_code code;
        bool respelled;
        enum fix_kind kind;
    } fixes[] = {
        {FAULT_TAG_LINES, false, FIX_TAG_LINES},    {FAULT_RESULT_SPELLING, false, FIX_SPELLING},
        {FAULT_LOOK_ALIKE, false, FIX_LOOK_ALIKES}, {FAULT_SEPARATOR_MISSING, false, FIX_SEPARATOR},
        {FAULT_SYNTAX_TURN, true, FIX_SLIP},        {FAULT_SYNTAX_TAG, true, FIX_QUOTES}};
    const struct yinsh_record *record = repair->reading.record;
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        const struct fault *fault = &record->faults[i];
        for (size_t k = 0; k < sizeof fixes / sizeof fixes[0]; k++)
            if (fault->code == fixes[k].code && fault->respelled == fixes[k].respelled)
                repair_add(repair, (struct fix){.kind = fixes[k].kind,
                                                .turn = fault->turn,
                                                .place = {fault->offset, fault->length},
                                                .action = fault->action,
                                                .step = NO_STEP});
    }
}

static const char beyond_repair[] = "this kind of fault cannot be repaired";

/* Judge the only reading. */
static enum repair_outcome judge(struct repair *repair)
{
    const struct yinsh_record *record = repair->reading.record;
    bool good = record_first_error(record) == NULL;
    enum repair_outcome unless_good = good ? REPAIR_NOTHING : REPAIR_CONTRADICTED;
    repair_compare(repair);
    add_spellings(repair);
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
        if (!is_certain(repair))
            return REPAIR_CONTRADICTED;
    } else {
        numbers_compare(repair);
        if (repair->why == NULL && may_be_swapped(repair))
            repair->why = "its turn numbers may be wrong, or turns were swapped";
        if (repair->why != NULL)
            return unless_good;
        size_t fixes = repair->fix_count;
        repair->why = judge_claims(repair);
        if (repair->why == NULL && repair->fix_count > fixes && may_be_taken_back(&repair->reading))
            repair->why = "what it states may be right, and a turn may have been taken back";
        if (repair->why != NULL)
            return REPAIR_CONTRADICTED;
    }
    if (repair->fix_count == 0 && !good) {
        repair->why = beyond_repair;
        return REPAIR_CONTRADICTED;
    }
    qsort(repair->fixes, repair->fix_count, sizeof repair->fixes[0], by_place);
    return repair->fix_count > 0 ? REPAIR_DONE : REPAIR_NOTHING;
}

/* Why a record is not repaired whose first error cannot be. */
static const char *reason_for(enum fault_code code)
{
    if (code == FAULT_READINGS_MANY || code == FAULT_ROW_AMBIGUOUS)
        return "what it omits is ambiguous";
    return fault_class_of(code) == FAULT_CLASS_MALFORMED && code != FAULT_RESULT_MISSING
               ? "a part of it cannot be read"
               : beyond_repair;
}

bool repair_record(struct repair *repair, const struct yinsh_record *record)
{
    const struct fault *error = record_first_error(record);
    bool diverged = record->script.ever_diverged;
    memset(repair, 0, offsetof(struct repair, reading));
    arena_reset(&repair->arena);
    if (error != NULL) {
        repair->place = (struct place){error->offset, error->length};
        repair->difference_turn = error->turn;
    }
    /*
     * In a record without errors every action played is a step of the script, unless its reader
     * took back some that the script does not show.
     */
    if (!is_readable(record) || (!diverged && record->script.count != record->game.count)) {
        repair->outcome = error != NULL ? REPAIR_UNREAD : REPAIR_NOTHING;
        repair->why = error != NULL ? reason_for(error->code) : NULL;
        return true;
    }
    if (!diverged)
        take_played(repair, record);
    else if (!repair_search(repair, record))
        return false;
    if (repair->readings == 1 && repair->complete) {
        if (!make_record(repair))
            return false;
        repair->outcome = judge(repair);
    } else if (!repair->complete && repair->readings < REPAIR_READINGS) {
        repair->outcome = REPAIR_TOO_MANY;
    } else {
        repair->outcome = repair->readings > 0  ? REPAIR_MANY
                          : repair->why != NULL ? REPAIR_CONTRADICTED
                                                : REPAIR_NONE;
    }
    return true;
}
