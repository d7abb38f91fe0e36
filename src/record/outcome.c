/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/record.h"

#include "rules/rules.h"

/* ---- Claims ------------------------------------------------------------ */

/* Report a result that contradicts the one claimed before. */
static __attribute__((noinline)) bool
claim_other_result(struct yinsh_record *record, enum yinsh_result result, struct place place)
{
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    text_format(&out, "%s and %s", yinsh_result_name(record->claims.result),
                yinsh_result_name(result));
    record->game.turn = 0;
    record->claims.result_twice = true;
    record->claims.other_result = result;
    record->claims.other_place = place;
    record_fault(record, FAULT_RESULT_TWICE, place, words);
    /* What follows the result can still be read. */
    record->failed &= !record->options.continues;
    return record_is_good(record);
}

bool record_claim_result(struct yinsh_record *record, enum yinsh_result result, struct place place)
{
    bool decided = record->claims.states_result && record->claims.result != YINSH_RESULT_NONE;
    if (decided && result != YINSH_RESULT_NONE && result != record->claims.result)
        return claim_other_result(record, result, place);
    if (!decided) {
        record->claims.states_result = true;
        record->claims.result = result;
        record->claims.result_place = place;
    }
    return true;
}

bool record_claim_spelled(struct yinsh_record *record, enum yinsh_result result, enum yinsh_end end,
                          struct place place)
{
    bool before = record->claims.states_end;
    if (end != YINSH_END_UNFINISHED && before && record->claims.end != end)
        return record_fault(record, FAULT_RESULT_TWICE, place, NULL);
    if (end != YINSH_END_UNFINISHED && !before)
        record_claim_end(record, end, place);
    return record_claim_result(record, result, place);
}

bool record_spelled_result(struct yinsh_record *record, struct words value, struct place place)
{
    enum yinsh_end end = YINSH_END_UNFINISHED;
    int result = result_spelled(value, &end);
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    if (result < 0 || (result == YINSH_RESULT_NONE && end != YINSH_END_BOTH_LOST))
        return record_fault(record, FAULT_RESULT_UNKNOWN, place, NULL);
    text_format(&out, end != YINSH_END_UNFINISHED ? "%s by %s" : "%s",
                yinsh_result_name((enum yinsh_result)result), yinsh_end_name(end));
    struct fault fault = record_new_fault(record, FAULT_RESULT_SPELLING, place, words);
    fault.turn = 0;
    return record_file_fault(record, &fault) &&
           record_claim_spelled(record, (enum yinsh_result)result, end, place);
}

void record_claim_rings(struct yinsh_record *record, int white, int black, struct place place)
{
    record->claims.states_rings = true;
    record->claims.rings[YINSH_WHITE] = white;
    record->claims.rings[YINSH_BLACK] = black;
    record->claims.rings_place = place;
}

void record_claim_end(struct yinsh_record *record, enum yinsh_end end, struct place place)
{
    record->claims.states_end = true;
    record->claims.end = end;
    record->claims.end_place = place;
}

void record_claim_final(struct yinsh_record *record, const yinsh_position *position,
                        struct place place)
{
    record->claims.states_final = true;
    record->claims.final = *position;
    record->claims.final_place = place;
}

/* ---- The outcome ------------------------------------------------------- */

/* File that a record claims another result or end than the one found. */
static bool file_contradiction(struct yinsh_record *record, enum fault_code code,
                               struct place place, const char *claimed, const char *by)
{
    const struct outcome *found = &record->outcome;
    bool over = found->end != YINSH_END_UNFINISHED;
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    const char *const texts[] = {claimed,
                                 by != NULL ? " by " : "",
                                 by != NULL ? by : "",
                                 "; the replay gives ",
                                 over ? yinsh_result_name(found->result) : "",
                                 over ? " by " : "",
                                 over ? yinsh_end_name(found->end) : "an unfinished game"};
    /* Without a format: many records of some archives contradict their results. */
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        text_add_string(&out, texts[i]);
    return record_fault(record, code, place, words);
}

static bool file_rings(struct yinsh_record *record)
{
    const struct claims *claims = &record->claims;
    char words[32];
    struct text out = text_begin(words, sizeof words);
    text_format(&out, "%d-%d", claims->rings[YINSH_WHITE], claims->rings[YINSH_BLACK]);
    struct fault fault = record_new_fault(record, FAULT_RINGS_MISMATCH, claims->rings_place, words);
    fault.n = record->outcome.removed[YINSH_WHITE];
    fault.m = record->outcome.removed[YINSH_BLACK];
    return record_file_fault(record, &fault);
}

/* Find the outcome and file claims that contradict it; returns false if that is an error. */
static bool settle_outcome(struct yinsh_record *record)
{
    const struct claims *claims = &record->claims;
    record->outcome = outcome_on_board(&record->game.now);
    record->game.turn = 0;
    unsigned differences = claims_compare(claims, &record->outcome);
    /* A result alone is no game. */
    if ((differences & CLAIM_END_MISSING) != 0 && record->game.count + record->tag_count == 0) {
        record->outcome = outcome_on_board(&record->game.now);
        differences = CLAIM_RESULT;
    }
    const char *end = claims->states_end ? yinsh_end_name(claims->end) : NULL;
    bool good = true;
    if ((differences & CLAIM_RESULT_MISSING) != 0)
        good = record_fault(record, FAULT_RESULT_MISSING, claims->end_place, end);
    else if ((differences & (CLAIM_RESULT | CLAIM_RESULT_OF_END)) != 0)
        good = file_contradiction(record, FAULT_RESULT_MISMATCH, claims->result_place,
                                  yinsh_result_name(claims->result),
                                  claims_outside_end(claims) ? end : NULL);
    else if ((differences & CLAIM_END_MISSING) != 0)
        record_fault(record, FAULT_END_MISSING, claims->result_place,
                     yinsh_result_name(claims->result));
    else if ((differences & CLAIM_END) != 0)
        file_contradiction(record, FAULT_END_MISMATCH, claims->end_place, end, NULL);
    return good && ((differences & CLAIM_RINGS) == 0 || file_rings(record));
}

void record_finish(struct yinsh_record *record)
{
    record->game.started = true;
    if (record_is_good(record) && record_end_last_turn(record) && !record->script.ever_diverged &&
        settle_outcome(record) && record->claims.states_final)
        record_check_position(record, FAULT_FINAL_MISMATCH, &record->claims.final,
                              record->claims.final_place);
}
