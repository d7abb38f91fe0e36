/* SPDX-License-Identifier: BSD-2-Clause */
/* Mending a record: whether a reading is certain, and what comes of it. */
#include "repair/repair.h"

#include "base/lines.h"
#include "base/scan.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <stdlib.h>
#include <string.h>

void repair_free(struct repair *repair)
{
    arena_free(&repair->arena);
}

void repair_add(struct repair *repair, struct mend mend)
{
    if (repair->mend_count < REPAIR_MENDS)
        repair->mends[repair->mend_count++] = mend;
}

/* Whether all faults are of a kind that mending may take away. */
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

/* The actions of a record in which nothing was left out. */
static void take_played(struct repair *repair, const struct yinsh_record *record)
{
    repair->count = record->game.count;
    for (size_t i = 0; i < record->game.count; i++)
        repair->actions[i] = (struct reading_action){
            .action = record->game.played[i].action,
            .turn = record->game.played[i].turn,
            .step = record->script.steps[i].supplied ? (int16_t)-1 : (int16_t)i,
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

/* Play an action as a record states it; whose row or ring is removed, the position knows. */
static bool play_stated(yinsh_position *position, yinsh_action action)
{
    if (rules_is_removal(action))
        action.side = position->side;
    return yinsh_play(position, action) == 0;
}

/*
 * Whether the steps from one index up to another are whole legal turns, or the rest of one, at a
 * position; leaves it behind them.
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
 * Whether what a reading leaves out was played and taken back: it is legal where it stands.
 * used says of each step whether the reading has it.
 */
static bool left_out_is_legal(const struct repair *repair, const struct yinsh_record *record,
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
        /* Up to the action that stands behind. */
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

/* ---- What else the record says ----------------------------------------- */

/* What the replay says of a game, which its record may claim, too. */
struct outcome {
    enum yinsh_result result;
    enum yinsh_end end;
    const uint8_t *removed; /* rings, by side */
};

/* The outcome of a game at its last position, which outcome.removed borrows from; an end that no
 * board shows, as a resignation, is taken from the record. */
static struct outcome outcome_at(const yinsh_position *last, const struct yinsh_record *record)
{
    struct outcome outcome = {yinsh_position_result(last), yinsh_position_end(last), last->removed};
    if (outcome.end == YINSH_END_UNFINISHED && record->claims.states_end &&
        record->claims.end >= YINSH_END_RESIGN) {
        outcome.end = record->claims.end;
        outcome.result = record->claims.states_result && record->claims.result != YINSH_RESULT_NONE
                             ? record->claims.result
                             : YINSH_RESULT_DRAW;
    }
    return outcome;
}

static bool result_differs(const struct outcome *outcome, const struct yinsh_record *record)
{
    return record->claims.result_twice ||
           (record->claims.states_result && record->claims.result != YINSH_RESULT_NONE &&
            record->claims.result != outcome->result);
}

static bool rings_differ(const struct outcome *outcome, const struct yinsh_record *record)
{
    return record->claims.states_rings &&
           (record->claims.rings[YINSH_WHITE] != outcome->removed[YINSH_WHITE] ||
            record->claims.rings[YINSH_BLACK] != outcome->removed[YINSH_BLACK]);
}

static bool end_differs(const struct outcome *outcome, const struct yinsh_record *record)
{
    return record->claims.states_end && record->claims.end != outcome->end;
}

/* Note a claim that the board refutes; one of the actions' end is open as long as it is not over.
 */
static const char *judge_claims(struct repair *repair, const struct yinsh_record *record)
{
    const yinsh_position *last = &repair->record.game.now;
    struct outcome outcome = outcome_at(last, record);
    bool over = last->due == YINSH_DUE_OVER;
    bool fewer = record->claims.rings[YINSH_WHITE] < last->removed[YINSH_WHITE] ||
                 record->claims.rings[YINSH_BLACK] < last->removed[YINSH_BLACK];
    if (!over && result_differs(&outcome, record))
        return "the stated result may be wrong, or the way the game ended is missing";
    if (!over && end_differs(&outcome, record))
        return "the stated end may be wrong, or the last turns are missing";
    if (!over && rings_differ(&outcome, record) && !fewer)
        return "the stated rings removed may be wrong, or the last turns are missing";
    if (result_differs(&outcome, record)) {
        bool other = record->claims.result_twice && record->claims.result == outcome.result;
        repair_add(repair, (struct mend){.kind = MEND_RESULT,
                                         .place = other ? record->claims.other_place
                                                        : record->claims.result_place,
                                         .stated = (int64_t)(other ? record->claims.other_result
                                                                   : record->claims.result),
                                         .step = -1});
    }
    if (end_differs(&outcome, record))
        repair_add(repair, (struct mend){.kind = MEND_END,
                                         .place = record->claims.end_place,
                                         .stated = (int64_t)record->claims.end,
                                         .step = -1});
    if (rings_differ(&outcome, record))
        repair_add(repair, (struct mend){.kind = MEND_RINGS,
                                         .place = record->claims.rings_place,
                                         .stated = 10 * record->claims.rings[YINSH_WHITE] +
                                                   record->claims.rings[YINSH_BLACK],
                                         .step = -1});
    return NULL;
}

/* Whether all that a record states of its outcome is right at a last position. */
static bool claims_fit(const yinsh_position *last, const struct yinsh_record *record)
{
    struct outcome outcome = outcome_at(last, record);
    return !result_differs(&outcome, record) && !rings_differ(&outcome, record) &&
           !end_differs(&outcome, record);
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

/* Play actions of the reading from one index on, as the record states them, to its end. */
static bool play_rest(const struct repair *repair, const struct yinsh_record *record, size_t from,
                      yinsh_position *position)
{
    for (size_t at = from; at < repair->count; at++)
        if (!play_stated_at(repair, record, at, position))
            return false;
    return is_border(position);
}

/*
 * Whether without the turn that begins at an action of the reading, or this and the next, a legal
 * record is legal, too, and all that it states is right; before is the position in front of it.
 */
static bool fits_without(const struct repair *repair, const struct yinsh_record *record,
                         size_t from, const yinsh_position *before)
{
    int behind = repair->actions[from].turn + 2;
    for (size_t to = from + 1; to <= repair->count && repair->actions[to - 1].turn < behind; to++) {
        yinsh_position rest = *before;
        if (play_rest(repair, record, to, &rest) && claims_fit(&rest, record))
            return true;
    }
    return false;
}

/* Play the actions of the reading that are of one turn, as play_rest(). */
static bool play_turn(const struct repair *repair, const struct yinsh_record *record, int turn,
                      yinsh_position *position)
{
    for (size_t at = 0; at < repair->count; at++)
        if (repair->actions[at].turn == turn && !play_stated_at(repair, record, at, position))
            return false;
    return true;
}

/*
 * Whether with a turn and the next one in each other's place a legal record is legal, too; before
 * is the position before them.  Leaves the last position in *rest.
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

/* Whether a turn's number is the next one's, which has this turn's, and either may be wrong. */
static bool may_be_swapped(const struct repair *repair, const struct yinsh_record *record)
{
    for (size_t i = 0; i + 1 < repair->mend_count; i++) {
        const struct mend *mend = &repair->mends[i], *next = mend + 1;
        yinsh_position before = repair->record.game.start, rest;
        if (mend->kind != MEND_NUMBER || next->kind != MEND_NUMBER || mend->stated != next->turn ||
            next->stated != mend->turn || next->turn != mend->turn + 1)
            continue;
        for (size_t at = 0; at < repair->count && repair->actions[at].turn < mend->turn; at++)
            yinsh_play(&before, repair->actions[at].action);
        if (is_legal_swapped(repair, record, mend->turn, &before, &rest))
            return true;
    }
    return false;
}

/* Whether a turn of a legal record may have been taken back or swapped, or two of them. */
static bool may_be_taken_back(const struct repair *repair, const struct yinsh_record *record)
{
    yinsh_position before = repair->record.game.start;
    int turn = 0;
    /* A position that is stated is the reading's, and of two results one is wrong in any case. */
    if (record->claims.states_final || record->claims.result_twice)
        return false;
    for (size_t from = 0; from < repair->count; from++) {
        yinsh_position rest;
        bool begins = repair->actions[from].turn != turn;
        if (begins &&
            (fits_without(repair, record, from, &before) ||
             (is_legal_swapped(repair, record, repair->actions[from].turn, &before, &rest) &&
              claims_fit(&rest, record))))
            return true;
        turn = repair->actions[from].turn;
        yinsh_play(&before, repair->actions[from].action);
    }
    return false;
}

/* ---- The mended record ------------------------------------------------- */

/* The number of actions of the reading that stand before each number of steps. */
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

/* Put the notes behind the actions of the reading that they stand behind in the record. */
static bool place_notes(struct repair *repair, const struct yinsh_record *record)
{
    struct yinsh_record *mended = &repair->record;
    size_t before[RECORD_STEPS + 1];
    map_steps(repair, record->script.count, before);
    mended->notes = NULL;
    struct note **to = &mended->notes;
    size_t last = 0;
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        struct note *copy = arena_alloc(&repair->arena, sizeof *copy);
        if (copy == NULL)
            return false;
        size_t behind = note->step > record->script.count ? note->step - record->script.count : 0;
        *copy = *note;
        copy->after = (uint32_t)(before[note->step - behind] + behind);
        /* Mostly it stands behind the one before: so many are not passed once more for each. */
        if (copy->after < last)
            to = &mended->notes;
        while (*to != NULL && (*to)->after <= copy->after)
            to = &(*to)->next;
        copy->next = *to;
        *to = copy;
        to = &copy->next;
        last = copy->after;
    }
    mended->last_note = &mended->notes;
    while (*mended->last_note != NULL)
        mended->last_note = &(*mended->last_note)->next;
    return true;
}

/* Make the record that the reading is. */
static bool make_record(struct repair *repair, const struct yinsh_record *record)
{
    struct yinsh_record *mended = &repair->record;
    yinsh_position start = mended->game.start;
    *mended = *record;
    mended->game.start = mended->game.now = start;
    mended->arena = mended->source.arena = (struct arena){.chunks = NULL};
    mended->options.goes_on = mended->script.has_strayed = mended->script.strayed =
        mended->script.skipping = false;
    mended->failed = mended->game.number_warned = mended->claims.result_twice = false;
    mended->fault_count = 0;
    mended->game.count = repair->count;
    for (size_t i = 0; i < repair->count; i++) {
        mended->game.played[i] =
            (struct played){.action = repair->actions[i].action, .turn = repair->actions[i].turn};
        mended->game.turn = mended->game.now.turn;
        rules_apply(&mended->game.now, repair->actions[i].action);
    }
    struct outcome outcome = outcome_at(&mended->game.now, record);
    mended->outcome.result = outcome.result;
    mended->outcome.end = outcome.end;
    return place_notes(repair, record);
}

/* ---- All of it --------------------------------------------------------- */

/* Whether a reading that needed edits is certain; says why it is not. */
static bool is_certain(struct repair *repair, const struct yinsh_record *record)
{
    bool used[RECORD_STEPS] = {false};
    size_t claims = repair->mend_count;
    for (size_t i = 0; i < repair->count; i++)
        if (repair->actions[i].step >= 0)
            used[repair->actions[i].step] = true;
    repair_numbers(repair, record);
    if (repair->why != NULL)
        return false;
    for (size_t i = claims; i < repair->mend_count; i++)
        if (repair->mends[i].kind == MEND_NUMBER) {
            repair->why = "its turn numbers contradict the repair";
            return false;
        }
    if (!left_out_is_legal(repair, record, used)) {
        repair->why = "the repair would drop something that is not a legal turn taken back";
        return false;
    }
    repair->why = judge_claims(repair, record);
    for (size_t i = claims; i < repair->mend_count && repair->why == NULL; i++)
        if (repair->mends[i].kind >= MEND_RESULT)
            repair->why = "the stated result, end or rings removed contradict the repair";
    return repair->why == NULL;
}

static int by_place(const void *a, const void *b)
{
    const struct mend *one = a, *other = b;
    if (one->place.offset != other->place.offset)
        return one->place.offset < other->place.offset ? -1 : 1;
    return (int)one->kind - (int)other->kind;
}

/*
 * Whether turns numbered from 1 on follow in the middle of a line, or without an empty one between,
 * so that they may belong to the record.
 */
static bool is_restarted(const struct yinsh_record *record)
{
    size_t at = record->window.taken, end = at;
    while (end > 0 && is_blank(record->window.bytes[end - 1]))
        end--;
    if (at + 1 >= record->window.length || strncmp(record->notation, "gipf", 4) != 0)
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

/* Judge the one reading. */
static enum repair_outcome judge(struct repair *repair, const struct yinsh_record *record)
{
    repair_compare(repair, record);
    /* Another removal that is left out may make another row the only one that fits. */
    if (repair->chose_row && !record->claims.states_rings && !record->claims.states_final) {
        repair->why = "which row it was is certain only if the rings removed are stated";
        return REPAIR_CONTRADICTED;
    }
    if (is_restarted(record)) {
        repair->why = "the number 1 after it either begins another record or is wrong";
        return record_first_error(record) == NULL ? REPAIR_NOTHING : REPAIR_CONTRADICTED;
    }
    if (repair->edits > 0 || repair->chose_row) {
        if (!is_certain(repair, record))
            return REPAIR_CONTRADICTED;
    } else {
        repair_numbers(repair, record);
        /* Numbers in doubt are a doubt about a record that is good without them only. */
        if (repair->why != NULL)
            return record_first_error(record) == NULL ? REPAIR_NOTHING : REPAIR_CONTRADICTED;
        if (may_be_swapped(repair, record)) {
            repair->why = "its turn numbers may be wrong, or turns were swapped";
            return record_first_error(record) == NULL ? REPAIR_NOTHING : REPAIR_CONTRADICTED;
        }
        size_t mends = repair->mend_count;
        repair->why = judge_claims(repair, record);
        if (repair->why == NULL && repair->mend_count > mends && may_be_taken_back(repair, record))
            repair->why = "what it states may be right, and a turn may have been taken back";
        if (repair->why != NULL)
            return REPAIR_CONTRADICTED;
    }
    if (repair->mend_count == 0 && record_first_error(record) != NULL) {
        repair->why = "this kind of fault cannot be repaired";
        return REPAIR_CONTRADICTED;
    }
    qsort(repair->mends, repair->mend_count, sizeof repair->mends[0], by_place);
    return repair->mend_count > 0 ? REPAIR_MENDED : REPAIR_NOTHING;
}

static void reset(struct repair *repair)
{
    repair->outcome = REPAIR_NOTHING;
    repair->count = repair->mend_count = repair->readings = repair->choice_count = 0;
    repair->edits = repair->doubt_turn = 0;
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
        repair->doubt_turn = error->turn;
    }
    if (!is_readable(record)) {
        repair->outcome = error != NULL ? REPAIR_UNREAD : REPAIR_NOTHING;
        return true;
    }
    /* Each action has its step; where it has not, more was taken back than is known. */
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
