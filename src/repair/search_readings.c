/* SPDX-License-Identifier: BSD-2-Clause */
/* The search is depth first, by the number of edits. */
#include "repair/plan.h"

#include "rules/bits.h"

#include <stdlib.h>

/* ---- Trying choices ---------------------------------------------------- */

static void add_action(struct search *search, struct state *state, yinsh_action action,
                       int16_t step)
{
    search->path.actions[state->length++] =
        (struct reading_action){.action = action, .turn = state->now.turn, .step = step};
    rules_apply(&state->now, action);
}

/* The turn of the record with the placement or move of a range, or else with its removals. */
static uint16_t main_turn(const struct search *search, struct step_range range)
{
    while (range.from + 1 < range.to && rules_is_removal(search->steps[range.from]))
        range.from++;
    return search->path.record->script.steps[search->index[range.from]].turn;
}

/* Play an action as the next step. */
static void play_step(struct search *search, struct state *state, yinsh_action action)
{
    if (is_empty(state->aside)) {
        add_action(search, state, action, search->index[state->at++]);
        state->aside = (struct step_range){0, 0};
        return;
    }
    add_action(search, state, action, search->index[state->aside.from++]);
    if (!is_empty(state->aside))
        return;
    if (is_empty(state->then)) {
        state->turned = false;
    } else {
        state->aside = state->then;
        state->then = (struct step_range){0, 0};
    }
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
        state->gone[state->gone_count++] = state->aside = choice.steps;
        break;
    case EXTEND:
        state->gone[state->gone_count - 1].to = choice.steps.to;
        state->aside = choice.steps;
        break;
    case HOLD:
        state->held = choice.steps;
        state->at = choice.steps.to;
        break;
    case RELEASE:
        state->aside = state->held;
        state->held = (struct step_range){0, 0};
        break;
    case SWAP:
        state->swaps[state->swap_count++] =
            (struct turn_pair){main_turn(search, choice.then), main_turn(search, choice.steps)};
        state->at = choice.steps.to;
        state->aside = choice.steps;
        state->then = choice.then;
        state->turned = choice.turned;
        break;
    default:
        state->at = choice.steps.to;
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
    if (claims_outside_end(&search->path.record->claims))
        return true;
    return !position_ring_due(now) && now->due != YINSH_DUE_POST_ROW &&
           (now->due != YINSH_DUE_PRE_ROW || begins_turn(search, state));
}

/* Whether each move of a reading flips as many markers as the record states. */
static bool flips_fit(const struct reading *reading)
{
    yinsh_position now = reading->start;
    for (size_t at = 0; at < reading->count; at++) {
        yinsh_action action = reading->actions[at].action;
        int stated = reading->actions[at].step != NO_STEP ? reading_step(reading, at)->flips : -1;
        yinsh_set white = now.markers[YINSH_WHITE];
        rules_apply(&now, action);
        yinsh_set changed = set_xor(white, now.markers[YINSH_WHITE]);
        if (stated >= 0 && set_count(set_minus(changed, set_of(action.from))) != (unsigned)stated)
            return false;
    }
    return true;
}

/* The number of first actions that a reading kept has in common with the one of an index. */
static size_t count_common(const struct search *search, size_t kept, size_t other)
{
    size_t at = 0;
    while (at < search->lengths[kept] && at < search->lengths[other] &&
           rules_same_action(search->found[kept][at], search->found[other][at]))
        at++;
    return at;
}

/* Whether the reading after those kept is one of them. */
static bool is_known(const struct search *search)
{
    size_t last = search->repair->readings, length = search->lengths[last];
    for (size_t i = 0; i < last; i++)
        if (search->lengths[i] == length && count_common(search, i, last) == length)
            return true;
    return false;
}

/* Keep a reading, unless it is known or contradicts the record. */
static void keep(struct search *search, const struct state *state)
{
    struct repair *repair = search->repair;
    struct reading *path = &search->path;
    const struct claims *claims = &path->record->claims;
    path->count = state->length;
    path->swap_count = state->swap_count;
    memcpy(path->swaps, state->swaps, sizeof path->swaps);
    if (claims->states_final && !yinsh_position_equal(&claims->final, &state->now)) {
        search->refuted = "the stated final position contradicts the repair";
        return;
    }
    if (!flips_fit(path)) {
        search->refuted = "the stated numbers of flipped markers contradict the repair";
        return;
    }
    search->lengths[repair->readings] = path->count;
    for (size_t at = 0; at < path->count; at++)
        search->found[repair->readings][at] = path->actions[at].action;
    if (is_known(search) || (search->confirms && !numbers_fit(path)))
        return;
    if (repair->readings == 0) {
        repair->reading = *path;
        repair->edits = state->edits;
        search->dropped = state->dropped;
    }
    repair->readings++;
}

/* Try everything with search->most_edits; returns whether the search is complete. */
static bool run(struct search *search)
{
    struct state state = {.now = search->path.start};
    size_t choice = 0;
    search->depth = 0;
    search->tried = 0;
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

/* The place of the first step that a reading has from an action on. */
static struct place place_at(const struct reading *reading, size_t at)
{
    const struct record_script *script = &reading->record->script;
    for (; at < reading->count; at++)
        if (reading->actions[at].step != NO_STEP)
            return reading_step(reading, at)->place;
    return script->count > 0 ? script->steps[script->count - 1].place : (struct place){0, 0};
}

/* Find the first action that differs between the readings. */
static void find_difference(struct search *search)
{
    struct repair *repair = search->repair;
    const struct reading *reading = &repair->reading;
    size_t first = reading->count;
    for (size_t i = 1; i < repair->readings; i++) {
        size_t common = count_common(search, 0, i);
        first = common < first ? common : first;
    }
    repair->place = place_at(reading, first);
    repair->difference_turn =
        reading->count == 0 ? 0 : reading->actions[first < reading->count ? first : first - 1].turn;
    for (size_t i = 0; i < repair->readings; i++) {
        size_t known = 0;
        if (first >= search->lengths[i])
            continue;
        while (known < repair->choice_count &&
               !rules_same_action(repair->choices[known], search->found[i][first]))
            known++;
        if (known == REPAIR_CHOICES)
            repair->more_choices = true;
        else if (known == repair->choice_count)
            repair->choices[repair->choice_count++] = search->found[i][first];
    }
}

/* Search with as few edits as possible. */
static void search_all(struct search *search)
{
    struct repair *repair = search->repair;
    for (search->most_edits = 0; search->most_edits <= REPAIR_EDITS; search->most_edits++) {
        repair->complete = run(search);
        if (repair->readings > 0 || !repair->complete)
            break;
    }
}

/* Whether a placement is dropped, or more than a turn and its answer. */
static bool drops_much(const struct search *search)
{
    const struct reading *reading = &search->repair->reading;
    size_t placed = 0, stated = 0;
    for (size_t at = 0; at < reading->count; at++)
        placed += reading->actions[at].action.kind == YINSH_PLACE;
    for (int16_t step = 0; step < search->count; step++)
        stated += search->steps[step].kind == YINSH_PLACE;
    return placed < stated || search->dropped > TURNS_BACK;
}

/*
 * If the only reading has a single edit that drops much, search for readings with two that drop no
 * more turns and fit the numbers.  If a ring never moves, its placement may have been taken back as
 * well as another's, and many dropped turns may come from two places: two errors may look like one.
 */
static void confirm(struct search *search)
{
    struct repair *repair = search->repair;
    if (repair->readings != 1 || !repair->complete || repair->edits != 1 || !drops_much(search))
        return;
    search->confirms = true;
    search->most_edits = REPAIR_EDITS;
    search->most_in_all = search->dropped;
    repair->complete = run(search);
}

bool repair_search(struct repair *repair, const struct yinsh_record *record)
{
    const struct record_script *script = &record->script;
    struct search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return false;
    search->repair = repair;
    search->path.record = record;
    search->path.start = record->game.start;
    search->most_in_all = REPAIR_EDITS * MORE_TURNS_BACK;
    /* Without numbers, more turns may have been taken back. */
    search->most_dropped = script->number_count > 0 ? TURNS_BACK : MORE_TURNS_BACK;
    for (size_t i = 0; i < script->count; i++)
        if (!script->steps[i].supplied) {
            search->index[search->count] = (int16_t)i;
            search->steps[search->count++] = script->steps[i].action;
        }
    /* After a fault, the record may only have seemed to continue after the 51st marker. */
    bool lifted = record_limit_is_open(record) && record->game.start.house == YINSH_HOUSE_NO_LIMIT;
    if (lifted)
        search->path.start.house = YINSH_HOUSE_NONE;
    search_all(search);
    if (repair->readings == 0 && repair->complete && lifted) {
        search->path.start.house = YINSH_HOUSE_NO_LIMIT;
        search_all(search);
    }
    confirm(search);
    if (repair->readings == 0)
        repair->why = search->refuted;
    if (repair->readings > 1)
        find_difference(search);
    free(search);
    return true;
}
