/* SPDX-License-Identifier: BSD-2-Clause */
/* The search is depth first, by the number of edits. */
#include "repair/search.h"

#include "repair/choices.h"
#include "repair/numbers.h"
#include "rules/bits.h"
#include "rules/rules.h"

#include <stdlib.h>

/* ---- Trying choices ---------------------------------------------------- */

static void add_action(struct search *search, struct state *state, yinsh_action action,
                       int16_t step)
{
    search->path[state->length++] =
        (struct reading_action){.action = action, .turn = state->now.turn, .step = step};
    rules_apply(&state->now, action);
}

/* The turn of the record with the placement or move of a span, or else with its removals. */
static uint16_t main_turn(const struct search *search, struct span span)
{
    while (span.from + 1 < span.to && rules_is_removal(search->steps[span.from]))
        span.from++;
    return search->turns[span.from];
}

/* Continue with the steps that follow those played out of their place, if any. */
static void next_aside(struct state *state)
{
    if (is_empty(state->then)) {
        state->turned = false;
        return;
    }
    state->aside = state->then;
    state->then = (struct span){0, 0};
}

/* Play an action as the next step. */
static void play_step(struct search *search, struct state *state, yinsh_action action)
{
    if (is_empty(state->aside)) {
        add_action(search, state, action, search->index[state->at++]);
        state->aside = (struct span){0, 0};
        return;
    }
    add_action(search, state, action, search->index[state->aside.from++]);
    if (is_empty(state->aside))
        next_aside(state);
}

static void take_choice(struct search *search, struct state *state, struct choice choice)
{
    state->edits = (uint8_t)(state->edits + choice.edits);
    state->ring_free = choice.ring_free;
    switch (choice.kind) {
    case PLAY:
        play_step(search, state, choice.action);
        break;
    case SUPPLY:
        add_action(search, state, choice.action, NO_STEP);
        break;
    case FETCH:
        state->gone[state->gone_count++] = state->aside = choice.span;
        break;
    case EXTEND:
        state->gone[state->gone_count - 1].to = choice.span.to;
        state->aside = choice.span;
        break;
    case HOLD:
        state->held = choice.span;
        state->at = choice.span.to;
        break;
    case RELEASE:
        state->aside = state->held;
        state->held = (struct span){0, 0};
        break;
    case SWAP:
        state->swaps[state->swap_count++] =
            (struct turn_pair){main_turn(search, choice.then), main_turn(search, choice.span)};
        state->at = choice.span.to;
        state->aside = choice.span;
        state->then = choice.then;
        state->turned = choice.turned;
        break;
    default:
        state->at = choice.span.to;
        state->dropped = (uint8_t)(state->dropped + choice.turns);
        break;
    }
}

/* Whether a state is a reading: every step was used, and the last turn is complete. */
static bool is_reading(const struct search *search, struct state *state)
{
    const yinsh_position *now = &state->now;
    if (search_next_step(search, state) != NO_STEP || !is_empty(state->held))
        return false;
    if (search->open_end)
        return true;
    return !position_ring_due(now) && now->due != YINSH_DUE_POST_ROW &&
           (now->due != YINSH_DUE_PRE_ROW || state->length == 0 ||
            search->path[state->length - 1].turn != now->turn);
}

/* Whether each move of a reading flips as many markers as the record states. */
static bool flips_fit(const struct search *search, const struct state *state)
{
    yinsh_position now = *search->start;
    for (size_t at = 0; at < state->length; at++) {
        const struct reading_action *played = &search->path[at];
        int stated =
            played->step != NO_STEP ? search->record->script.steps[played->step].flips : -1;
        yinsh_set white = now.markers[YINSH_WHITE];
        rules_apply(&now, played->action);
        yinsh_set changed = set_xor(white, now.markers[YINSH_WHITE]);
        if (stated >= 0 &&
            set_count(set_minus(changed, set_of(played->action.from))) != (unsigned)stated)
            return false;
    }
    return true;
}

static bool same_action(yinsh_action a, yinsh_action b)
{
    return a.kind == b.kind && a.from == b.from && a.to == b.to;
}

/* Store the path as the reading. */
static void take_reading(struct search *search, const struct state *state)
{
    struct repair *repair = search->repair;
    memcpy(repair->actions, search->path, state->length * sizeof search->path[0]);
    repair->count = state->length;
    repair->swap_count = state->swap_count;
    memcpy(repair->swaps, state->swaps, sizeof repair->swaps);
}

/* Keep a reading, unless it is known or contradicts the record. */
static void keep(struct search *search, const struct state *state)
{
    struct repair *repair = search->repair;
    struct reading path = {.actions = search->path,
                           .count = state->length,
                           .swaps = state->swaps,
                           .swap_count = state->swap_count};
    if (search->final != NULL && !yinsh_position_equal(search->final, &state->now)) {
        search->refuted = "the stated final position contradicts the repair";
        return;
    }
    if (!flips_fit(search, state)) {
        search->refuted = "the stated numbers of flipped markers contradict the repair";
        return;
    }
    for (size_t i = 0; i < repair->readings; i++) {
        size_t at = 0;
        while (at < state->length && at < search->lengths[i] &&
               same_action(search->found[i][at], search->path[at].action))
            at++;
        if (at == state->length && at == search->lengths[i])
            return;
    }
    if (search->confirms && !numbers_fit(&path, search->record))
        return;
    if (repair->readings == 0) {
        take_reading(search, state);
        repair->edits = state->edits;
        search->dropped = state->dropped;
    }
    for (size_t at = 0; at < state->length; at++)
        search->found[repair->readings][at] = search->path[at].action;
    search->lengths[repair->readings++] = state->length;
}

/* Try everything with search->most_edits; returns whether the search is complete. */
static bool run(struct search *search, const yinsh_position *start)
{
    struct state state = {.now = *start};
    size_t choice = 0;
    search->depth = 0;
    for (;;) {
        if (search->tried >= REPAIR_TRIED || search->repair->readings == REPAIR_READINGS ||
            search->depth == FORKS)
            return false;
        bool whole = choice == 0 && is_reading(search, &state);
        if (whole)
            keep(search, &state);
        search->choice_count = 0;
        if (!whole && state.length < RECORD_ACTIONS)
            search_list_choices(search, &state);
        if (choice + 1 < search->choice_count)
            search->forks[search->depth++] = (struct fork){state, choice + 1};
        if (choice < search->choice_count) {
            search->tried++;
            take_choice(search, &state, search->choices[choice]);
            choice = 0;
            continue;
        }
        if (search->depth == 0)
            return true;
        const struct fork *fork = &search->forks[--search->depth];
        state = fork->state;
        choice = fork->choice;
    }
}

/* ---- The result -------------------------------------------------------- */

/* The place of the first step that the first reading has from an action on. */
static struct place place_at(const struct repair *repair, const struct yinsh_record *record,
                             size_t at)
{
    for (; at < repair->count; at++)
        if (repair->actions[at].step >= 0)
            return record->script.steps[repair->actions[at].step].place;
    return record->script.count > 0 ? record->script.steps[record->script.count - 1].place
                                    : (struct place){0, 0};
}

/* Find the first action that differs between the readings. */
static void find_difference(struct search *search, const struct yinsh_record *record)
{
    struct repair *repair = search->repair;
    size_t first = repair->count;
    for (size_t i = 1; i < repair->readings; i++) {
        size_t at = 0;
        while (at < search->lengths[0] && at < search->lengths[i] &&
               same_action(search->found[0][at], search->found[i][at]))
            at++;
        first = at < first ? at : first;
    }
    repair->place = place_at(repair, record, first);
    repair->difference_turn =
        first < repair->count ? repair->actions[first].turn
                              : (repair->count > 0 ? repair->actions[repair->count - 1].turn : 0);
    for (size_t i = 0; i < repair->readings; i++) {
        size_t known = 0;
        if (first >= search->lengths[i])
            continue;
        while (known < repair->choice_count &&
               !same_action(repair->choices[known], search->found[i][first]))
            known++;
        if (known == REPAIR_CHOICES)
            repair->more_choices = true;
        else if (known == repair->choice_count)
            repair->choices[repair->choice_count++] = search->found[i][first];
    }
}

static void search_from(struct search *search, const yinsh_position *start)
{
    struct repair *repair = search->repair;
    repair->readings = 0;
    search->most_in_all = REPAIR_EDITS * MORE_TURNS_BACK;
    search->confirms = false;
    for (search->most_edits = 0; search->most_edits <= REPAIR_EDITS; search->most_edits++) {
        search->tried = 0;
        repair->complete = run(search, start);
        if (repair->readings > 0 || !repair->complete)
            break;
    }
}

/* Whether a placement is dropped, or more than a turn and its answer. */
static bool drops_much(const struct search *search)
{
    const struct repair *repair = search->repair;
    size_t placed = 0, stated = 0;
    for (size_t at = 0; at < repair->count; at++)
        placed += repair->actions[at].action.kind == YINSH_PLACE;
    for (int16_t step = 0; step < search->count; step++)
        stated += search->steps[step].kind == YINSH_PLACE;
    return placed < stated || search->dropped > TURNS_BACK;
}

/*
 * If the only reading has a single edit that drops much, search for readings with two that drop no
 * more turns and fit the numbers.  If a ring never moves, its placement may have been taken back as
 * well as another's, and many dropped turns may come from two places: two errors may look like one.
 */
static void confirm(struct search *search, const yinsh_position *start)
{
    struct repair *repair = search->repair;
    if (repair->readings != 1 || !repair->complete || repair->edits != 1 || !drops_much(search))
        return;
    search->confirms = true;
    search->most_edits = REPAIR_EDITS;
    search->most_in_all = search->dropped;
    search->tried = 0;
    repair->complete = run(search, start);
}

/* Whether the record continues after the 51st marker and was read under no-limit for that. */
static bool passed_limit(const struct yinsh_record *record)
{
    return record_limit_is_open(record) && record->game.start.house == YINSH_HOUSE_NO_LIMIT;
}

bool repair_search(struct repair *repair, const struct yinsh_record *record)
{
    struct search *search = calloc(1, sizeof *search);
    yinsh_position start = record->game.start;
    if (search == NULL)
        return false;
    search->repair = repair;
    search->final = record->claims.states_final ? &record->claims.final : NULL;
    search->refuted = NULL;
    search->record = record;
    search->start = &start;
    /* Without numbers, more turns may have been taken back. */
    search->most_dropped = record->script.number_count > 0 ? TURNS_BACK : MORE_TURNS_BACK;
    search->count = 0;
    search->open_end = record->claims.states_end && record->claims.end >= YINSH_END_RESIGN;
    for (size_t i = 0; i < record->script.count; i++)
        if (!record->script.steps[i].supplied) {
            search->index[search->count] = (int16_t)i;
            search->turns[search->count] = record->script.steps[i].turn;
            search->steps[search->count++] = record->script.steps[i].action;
        }
    /* After a fault, the record may only have seemed to continue. */
    if (passed_limit(record))
        start.house = YINSH_HOUSE_NONE;
    search_from(search, &start);
    if (repair->readings == 0 && repair->complete && passed_limit(record)) {
        start.house = YINSH_HOUSE_NO_LIMIT;
        search_from(search, &start);
    }
    confirm(search, &start);
    repair->record.game.start = start;
    if (repair->readings == 0)
        repair->why = search->refuted;
    if (repair->readings > 1)
        find_difference(search, record);
    free(search);
    return true;
}
