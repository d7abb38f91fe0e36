/* SPDX-License-Identifier: BSD-2-Clause */
/* Searching the readings of a broken record: depth first, by the number of edits. */
#include "repair.h"

#include "rules.h"

#include <stdlib.h>
#include <string.h>

enum {
    WINDOW_MAINS = 2,  /* placements and moves that a removal may have been moved over */
    CHOICES = 400,     /* more than there are at any place */
    FORKS = 2048,      /* more than a path has places */
    GROUPS_BEHIND = 4, /* removals that may belong to an action taken back */
    TURNS_BACK = 2,    /* taken back at once, one of each player */
    MORE_TURNS_BACK = 4,
    NONE = -1
};

/* Steps of the script from one index up to another. */
struct span {
    int16_t from, to;
};

/* How far a reading has come. */
struct state {
    yinsh_position now;
    int16_t at;                     /* the next step in the order of the script */
    struct span aside;              /* steps that are played now, out of their place */
    struct span held;               /* steps that were passed and wait for their time */
    struct span gone[REPAIR_EDITS]; /* steps behind at that were played already */
    uint16_t length;                /* actions so far */
    uint8_t gone_count;
    uint8_t edits;
    bool ring_free; /* whether a row was filled in, so that its ring is no further edit */
};

/* A way to go on. */
enum choice_kind {
    PLAY,    /* the next step */
    SUPPLY,  /* an action that no step states */
    FETCH,   /* steps from further behind */
    EXTEND,  /* those behind the steps fetched */
    HOLD,    /* keep steps for later */
    RELEASE, /* the steps kept */
    LEAVE    /* leave steps out */
};

struct choice {
    enum choice_kind kind;
    yinsh_action action;
    struct span span;
    uint8_t edits;
    bool ring_free;
};

/* A place with choices that were not tried yet. */
struct fork {
    struct state state;
    size_t choice;
};

struct search {
    struct repair *repair;
    const yinsh_position *final; /* that the record states behind its last action, or NULL */
    bool refuted;                /* whether that was another than the one a reading leads to */
    bool open_end;               /* whether the last turn may owe something */
    int most_edits;
    int most_left_out; /* turns in a row with one edit */
    size_t tried;
    size_t depth;
    int16_t count;                    /* of steps */
    yinsh_action steps[RECORD_STEPS]; /* those that the record states */
    int16_t index[RECORD_STEPS];      /* of each in the script */
    struct reading_action path[RECORD_ACTIONS];
    yinsh_action found[REPAIR_READINGS][RECORD_ACTIONS];
    size_t lengths[REPAIR_READINGS];
    struct choice choices[CHOICES];
    size_t choice_count;
    struct fork forks[FORKS];
};

static bool is_removal(yinsh_action action)
{
    return action.kind == YINSH_ROW || action.kind == YINSH_RING;
}

static bool owes_row(const yinsh_position *now)
{
    return now->due == YINSH_DUE_PRE_ROW || now->due == YINSH_DUE_POST_ROW;
}

static bool owes_ring(const yinsh_position *now)
{
    return now->due == YINSH_DUE_PRE_RING || now->due == YINSH_DUE_POST_RING;
}

static bool is_empty(struct span span)
{
    return span.from == span.to;
}

/* The end of the span among those that are gone which a step is in, or the step itself. */
static int16_t behind_gone(const struct state *state, int16_t step)
{
    for (int i = 0; i < state->gone_count; i++)
        for (int other = 0; other < state->gone_count; other++)
            if (step >= state->gone[other].from && step < state->gone[other].to)
                step = state->gone[other].to;
    return step;
}

/* The next step, or NONE. */
static int16_t next_step(const struct search *search, struct state *state)
{
    if (!is_empty(state->aside))
        return state->aside.from;
    state->at = behind_gone(state, state->at);
    return state->at < search->count ? state->at : NONE;
}

/* Behind the removal that begins at a step: of a row and its ring, or of one of the two. */
static int16_t group_end(const struct search *search, int16_t step)
{
    bool pair = search->steps[step].kind == YINSH_ROW && step + 1 < search->count &&
                search->steps[step + 1].kind == YINSH_RING;
    return (int16_t)(step + (pair ? 2 : 1));
}

/* Behind all removals that stand at a step. */
static int16_t groups_end(const struct search *search, int16_t step)
{
    while (step < search->count && is_removal(search->steps[step]))
        step++;
    return step;
}

/* ---- The choices ------------------------------------------------------- */

static void offer(struct search *search, struct choice choice)
{
    if (search->choice_count < CHOICES)
        search->choices[search->choice_count++] = choice;
}

static void offer_span(struct search *search, enum choice_kind kind, int16_t from, int16_t to,
                       uint8_t edits)
{
    offer(search, (struct choice){.kind = kind, .span = {from, to}, .edits = edits});
}

/* Offer an action where it is legal. */
static void offer_action(struct search *search, const struct state *state, enum choice_kind kind,
                         yinsh_action action, uint8_t edits)
{
    struct rules_detail detail;
    if (is_removal(action))
        action.side = state->now.side;
    if (action.kind == YINSH_ROW && action.from > action.to) {
        yinsh_point lower = action.to;
        action.to = action.from;
        action.from = lower;
    }
    if (rules_judge(&state->now, action, &detail) != FAULT_NONE)
        return;
    action.side = state->now.side;
    offer(search, (struct choice){.kind = kind,
                                  .action = action,
                                  .edits = edits,
                                  .ring_free = edits > 0 && action.kind == YINSH_ROW});
}

/* Offer every legal action, where rows or rings are due. */
static void offer_all(struct search *search, const struct state *state, enum choice_kind kind,
                      uint8_t edits)
{
    yinsh_action actions[YINSH_MAX_ACTIONS];
    size_t count = yinsh_legal_actions(&state->now, actions);
    for (size_t i = 0; i < count; i++)
        offer_action(search, state, kind, actions[i], edits);
}

/* Offer the next step, and what the record may leave out in front of it. */
static void offer_step(struct search *search, const struct state *state, int16_t step)
{
    yinsh_action action = search->steps[step];
    bool open_row =
        action.kind == YINSH_ROW && action.from == YINSH_NO_POINT && action.to == YINSH_NO_POINT;
    if (open_row && owes_row(&state->now))
        offer_all(search, state, PLAY, 0);
    else
        offer_action(search, state, PLAY, action, 0);
    if (action.kind == YINSH_RING && owes_row(&state->now))
        offer_all(search, state, SUPPLY, 0);
    if (action.kind != YINSH_PASS && state->now.due == YINSH_DUE_MOVE &&
        !rules_can_move(&state->now, (enum yinsh_colour)state->now.side))
        offer_all(search, state, SUPPLY, 0);
}

/* Offer removals that stand further behind, where one is due. */
static void offer_later(struct search *search, const struct state *state)
{
    int mains = 0;
    for (int16_t step = state->at; step < search->count && mains <= WINDOW_MAINS;) {
        int16_t end = behind_gone(state, step);
        if (end == step && !is_removal(search->steps[step])) {
            mains++;
            end++;
        } else if (end == step) {
            end = group_end(search, step);
            if (step != state->at)
                offer_span(search, FETCH, step, end, 1);
        }
        step = end;
    }
}

/* Offer to leave out what begins at a step: a turn, or several of them. */
static void offer_leaving(struct search *search, const struct state *state)
{
    int16_t from = state->at, step = groups_end(search, from);
    if (from != step && state->now.due != YINSH_DUE_PRE_ROW)
        return;
    for (int turns = 1; turns <= search->most_left_out && step < search->count; turns++) {
        int16_t to = ++step;
        step = groups_end(search, step);
        /* Something has to be in its place. */
        for (int groups = 0; groups <= GROUPS_BEHIND && step < search->count; groups++) {
            offer_span(search, LEAVE, from, to, 1);
            if (to == step)
                break;
            to = group_end(search, to);
        }
    }
}

/* Offer to put removals aside that are not due yet. */
static void offer_holding(struct search *search, const struct state *state)
{
    int16_t end = groups_end(search, state->at);
    for (int16_t to = state->at; to < end;) {
        to = group_end(search, to);
        offer_span(search, HOLD, state->at, to, 1);
    }
}

/* List the ways to go on. */
static void list_choices(struct search *search, struct state *state)
{
    int16_t step = next_step(search, state);
    const yinsh_position *now = &state->now;
    bool in_order = is_empty(state->aside), may_edit = state->edits < search->most_edits;
    search->choice_count = 0;
    if (step != NONE)
        offer_step(search, state, step);
    if (owes_row(now) && in_order && !is_empty(state->held))
        offer_span(search, RELEASE, 0, 0, 0);
    /* Removals that were fetched may have been more than one. */
    if (owes_row(now) && in_order && state->aside.from > state->at &&
        state->aside.from < search->count &&
        behind_gone(state, state->aside.from) == state->aside.from &&
        is_removal(search->steps[state->aside.from]))
        offer_span(search, EXTEND, state->aside.from, group_end(search, state->aside.from), 0);
    if (owes_ring(now) && (may_edit || state->ring_free))
        offer_all(search, state, SUPPLY, state->ring_free ? 0 : 1);
    if (!may_edit)
        return;
    if (owes_row(now) && (step == NONE || search->steps[step].kind != YINSH_RING))
        offer_all(search, state, SUPPLY, 1);
    if (!in_order || step == NONE)
        return;
    if (owes_row(now))
        offer_later(search, state);
    if (now->due == YINSH_DUE_MOVE && is_removal(search->steps[step]) && is_empty(state->held))
        offer_holding(search, state);
    if (now->due != YINSH_DUE_OVER)
        offer_leaving(search, state);
}

/* ---- Going on and back ------------------------------------------------- */

static void add_action(struct search *search, struct state *state, yinsh_action action,
                       int16_t step)
{
    search->path[state->length++] =
        (struct reading_action){.action = action, .turn = state->now.turn, .step = step};
    rules_apply(&state->now, action);
}

static void take_choice(struct search *search, struct state *state, struct choice choice)
{
    state->edits = (uint8_t)(state->edits + choice.edits);
    state->ring_free = choice.ring_free;
    switch (choice.kind) {
    case PLAY:
        if (is_empty(state->aside)) {
            add_action(search, state, choice.action, search->index[state->at++]);
            state->aside = (struct span){0, 0};
        } else {
            add_action(search, state, choice.action, search->index[state->aside.from++]);
        }
        break;
    case SUPPLY:
        add_action(search, state, choice.action, NONE);
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
    default:
        state->at = choice.span.to;
        break;
    }
}

/* Whether a state is a reading: everything was used, and the last turn is complete. */
static bool is_reading(const struct search *search, struct state *state)
{
    const yinsh_position *now = &state->now;
    if (next_step(search, state) != NONE || !is_empty(state->held))
        return false;
    if (search->open_end)
        return true;
    return !owes_ring(now) && now->due != YINSH_DUE_POST_ROW &&
           (now->due != YINSH_DUE_PRE_ROW || state->length == 0 ||
            search->path[state->length - 1].turn != now->turn);
}

static bool same_action(yinsh_action a, yinsh_action b)
{
    return a.kind == b.kind && a.from == b.from && a.to == b.to;
}

/* Keep a reading, unless it is known, or leads to another position than the record states. */
static void keep(struct search *search, const struct state *state)
{
    struct repair *repair = search->repair;
    if (search->final != NULL && !yinsh_position_equal(search->final, &state->now)) {
        search->refuted = true;
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
    if (repair->readings == 0) {
        memcpy(repair->actions, search->path, state->length * sizeof search->path[0]);
        repair->count = state->length;
        repair->edits = state->edits;
    }
    for (size_t at = 0; at < state->length; at++)
        search->found[repair->readings][at] = search->path[at].action;
    search->lengths[repair->readings++] = state->length;
}

/* Try everything with so many edits; returns whether all was tried. */
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
            list_choices(search, &state);
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

/* ---- What was found ---------------------------------------------------- */

/* The place of a step that the first reading comes to at an action or behind it. */
static struct place place_at(const struct repair *repair, const struct yinsh_record *record,
                             size_t at)
{
    for (; at < repair->count; at++)
        if (repair->actions[at].step >= 0)
            return record->script[repair->actions[at].step].place;
    return record->script_count > 0 ? record->script[record->script_count - 1].place
                                    : (struct place){0, 0};
}

/* Find the first action in which the readings differ. */
static void find_doubt(struct search *search, const struct yinsh_record *record)
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
    repair->doubt_turn = first < repair->count
                             ? repair->actions[first].turn
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
    for (search->most_edits = 0; search->most_edits <= REPAIR_EDITS; search->most_edits++) {
        search->tried = 0;
        repair->complete = run(search, start);
        if (repair->readings > 0 || !repair->complete)
            break;
    }
}

/* Whether the record went on past the 51st marker and was read under no-limit for that. */
static bool passed_limit(const struct yinsh_record *record)
{
    return record_limit_is_open(record) && record->start.house == YINSH_HOUSE_NO_LIMIT;
}

bool repair_search(struct repair *repair, const struct yinsh_record *record)
{
    struct search *search = malloc(sizeof *search);
    yinsh_position start = record->start;
    if (search == NULL)
        return false;
    search->repair = repair;
    search->final = record->claims_final ? &record->claimed_final : NULL;
    search->refuted = false;
    /* Where numbers do not say how many turns were taken back, more of them may have been. */
    search->most_left_out = record->number_count > 0 ? TURNS_BACK : MORE_TURNS_BACK;
    search->count = 0;
    search->open_end = record->claims_end && record->claimed_end >= YINSH_END_RESIGN;
    for (size_t i = 0; i < record->script_count; i++)
        if (!record->script[i].supplied) {
            search->index[search->count] = (int16_t)i;
            search->steps[search->count++] = record->script[i].action;
        }
    /* What was read behind a fault may have seemed to go on when it did not. */
    if (passed_limit(record))
        start.house = YINSH_HOUSE_NONE;
    search_from(search, &start);
    if (repair->readings == 0 && repair->complete && passed_limit(record)) {
        start.house = YINSH_HOUSE_NO_LIMIT;
        search_from(search, &start);
    }
    repair->record.start = start;
    if (repair->readings == 0 && search->refuted)
        repair->why = "the position that it states at the end is another";
    if (repair->readings > 1)
        find_doubt(search, record);
    free(search);
    return true;
}
