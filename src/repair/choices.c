/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/plan.h"

enum {
    WINDOW_MAINS = 2, /* placements and moves that a removal may have been moved past */
    GROUPS_AFTER = 4  /* removals that may belong to an action taken back */
};

/* The first step from a step on that was not played already. */
static int16_t after_gone(const struct state *state, int16_t step)
{
    for (int i = 0; i < state->gone_count; i++)
        for (int other = 0; other < state->gone_count; other++)
            if (step >= state->gone[other].from && step < state->gone[other].to)
                step = state->gone[other].to;
    return step;
}

int16_t search_next_step(const struct search *search, struct state *state)
{
    if (!is_empty(state->aside))
        return state->aside.from;
    state->at = after_gone(state, state->at);
    return state->at < search->count ? state->at : NO_STEP;
}

/* After the removal that begins at a step: of a row and its ring, or of one of the two. */
static int16_t group_end(const struct search *search, int16_t step)
{
    bool pair = search->steps[step].kind == YINSH_ROW && step + 1 < search->count &&
                search->steps[step + 1].kind == YINSH_RING;
    return (int16_t)(step + (pair ? 2 : 1));
}

/* After all removals from a step on. */
static int16_t groups_end(const struct search *search, int16_t step)
{
    while (step < search->count && rules_is_removal(search->steps[step]))
        step++;
    return step;
}

/* ---- The choices ------------------------------------------------------- */

static void offer(struct search *search, struct choice choice)
{
    if (search->choice_count < CHOICES)
        search->choices[search->choice_count++] = choice;
}

static void offer_steps(struct search *search, enum choice_kind kind, int16_t from, int16_t to,
                        uint8_t edits)
{
    offer(search, (struct choice){.kind = kind, .steps = {from, to}, .edits = edits});
}

/* Offer an action if it is legal. */
static void offer_action(struct search *search, const struct state *state, enum choice_kind kind,
                         yinsh_action action, uint8_t edits)
{
    struct rules_detail detail;
    action = rules_lower_end_first(action);
    if (rules_is_removal(action))
        action.side = state->now.side;
    if (rules_judge(&state->now, action, &detail) != FAULT_NONE)
        return;
    action.side = state->now.side;
    offer(search, (struct choice){.kind = kind,
                                  .action = action,
                                  .edits = edits,
                                  .ring_free = edits > 0 && action.kind == YINSH_ROW});
}

/* Offer every legal action. */
static void offer_all(struct search *search, const struct state *state, enum choice_kind kind,
                      uint8_t edits)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = rules_actions(&state->now, actions);
    for (size_t i = 0; i < count; i++)
        offer_action(search, state, kind, actions[i], edits);
}

/* Offer the next step, and actions that the record may omit before it. */
static void offer_step(struct search *search, const struct state *state, int16_t step)
{
    yinsh_action action = search->steps[step];
    if (state->turned)
        action.side ^= 1U;
    bool open_row =
        action.kind == YINSH_ROW && action.from == YINSH_NO_POINT && action.to == YINSH_NO_POINT;
    if (open_row && position_row_due(&state->now))
        offer_all(search, state, PLAY, 0);
    else
        offer_action(search, state, PLAY, action, 0);
    if (action.kind == YINSH_RING && position_row_due(&state->now))
        offer_all(search, state, SUPPLY, 0);
    if (action.kind != YINSH_PASS && state->now.due == YINSH_DUE_MOVE &&
        !rules_can_move(&state->now, (enum yinsh_colour)state->now.side))
        offer_all(search, state, SUPPLY, 0);
}

/* Offer later removals when one is due. */
static void offer_later(struct search *search, const struct state *state)
{
    int mains = 0;
    for (int16_t step = state->at; step < search->count && mains <= WINDOW_MAINS;) {
        int16_t end = after_gone(state, step);
        if (end == step && !rules_is_removal(search->steps[step])) {
            mains++;
            end++;
        } else if (end == step) {
            end = group_end(search, step);
            if (step != state->at)
                offer_steps(search, FETCH, step, end, 1);
        }
        step = end;
    }
}

/* Offer to drop one or more turns that begin at the next step. */
static void offer_dropping(struct search *search, const struct state *state)
{
    int16_t from = state->at, step = groups_end(search, from);
    if (from != step && state->now.due != YINSH_DUE_PRE_ROW)
        return;
    for (int turns = 1; turns <= search->most_dropped && step < search->count &&
                        state->dropped + turns <= search->most_in_all;
         turns++) {
        int16_t to = ++step;
        step = groups_end(search, step);
        /* Something has to replace it. */
        for (int groups = 0; groups <= GROUPS_AFTER && step < search->count; groups++) {
            offer(search,
                  (struct choice){
                      .kind = DROP, .steps = {from, to}, .edits = 1, .turns = (uint8_t)turns});
            if (to == step)
                break;
            to = group_end(search, to);
        }
    }
}

/* Offer to keep removals for later that are not due yet. */
static void offer_holding(struct search *search, const struct state *state)
{
    int16_t end = groups_end(search, state->at);
    for (int16_t to = state->at; to < end;) {
        to = group_end(search, to);
        offer_steps(search, HOLD, state->at, to, 1);
    }
}

/* Whether all steps of a range name their player. */
static bool name_players(const struct search *search, int16_t from, int16_t to)
{
    while (from < to && search->steps[from].side != YINSH_ANY_SIDE)
        from++;
    return from == to;
}

/*
 * Offer to play the steps of the second turn, from middle up to end, and then those of the first.
 * If the steps name their players, these names may not have been swapped with the turns.
 */
static void offer_swap_of(struct search *search, int16_t first, int16_t middle, int16_t end)
{
    struct choice swap = {
        .kind = SWAP, .steps = {middle, end}, .then = {first, middle}, .edits = 1};
    offer(search, swap);
    swap.turned = true;
    if (name_players(search, first, end))
        offer(search, swap);
}

/* After the first placement or move from a step on. */
static int16_t after_main(const struct search *search, int16_t step)
{
    step = groups_end(search, step);
    return step < search->count ? (int16_t)(step + 1) : step;
}

/*
 * Offer to swap two turns, of which the first begins at a step.  Each has one placement or move.
 * Removals after the first may belong to either turn, and those after the second to it or to the
 * turn after it, so every way to divide them is offered; the rules decide.
 */
static void offer_swaps(struct search *search, const struct state *state, int16_t first)
{
    int16_t after_one = after_main(search, first), after_two = after_main(search, after_one);
    int16_t last = groups_end(search, after_two);
    if (!begins_turn(search, state) || state->now.due == YINSH_DUE_OVER || !is_empty(state->held))
        return;
    for (int i = 0; i < state->gone_count; i++)
        if (state->gone[i].from < last && state->gone[i].to > first)
            return;
    for (int16_t middle = after_one; middle < after_two; middle = group_end(search, middle)) {
        for (int16_t end = after_two; end < last; end = group_end(search, end))
            offer_swap_of(search, first, middle, end);
        offer_swap_of(search, first, middle, last);
        if (!rules_is_removal(search->steps[middle]))
            break;
    }
}

void search_list_choices(struct search *search, struct state *state)
{
    int16_t step = search_next_step(search, state);
    const yinsh_position *now = &state->now;
    bool in_order = is_empty(state->aside), may_edit = state->edits < search->most_edits;
    search->choice_count = 0;
    if (step != NO_STEP)
        offer_step(search, state, step);
    if (position_row_due(now) && in_order && !is_empty(state->held))
        offer_steps(search, RELEASE, 0, 0, 0);
    /* More than one removal may have been moved. */
    if (position_row_due(now) && in_order && state->aside.from > state->at &&
        state->aside.from < search->count &&
        after_gone(state, state->aside.from) == state->aside.from &&
        rules_is_removal(search->steps[state->aside.from]))
        offer_steps(search, EXTEND, state->aside.from, group_end(search, state->aside.from), 0);
    if (position_ring_due(now) && (may_edit || state->ring_free))
        offer_all(search, state, SUPPLY, state->ring_free ? 0 : 1);
    if (!may_edit)
        return;
    if (position_row_due(now) && (step == NO_STEP || search->steps[step].kind != YINSH_RING))
        offer_all(search, state, SUPPLY, 1);
    if (!in_order || step == NO_STEP)
        return;
    offer_swaps(search, state, step);
    if (position_row_due(now))
        offer_later(search, state);
    if (now->due == YINSH_DUE_MOVE && rules_is_removal(search->steps[step]) &&
        is_empty(state->held))
        offer_holding(search, state);
    if (now->due != YINSH_DUE_OVER)
        offer_dropping(search, state);
}
