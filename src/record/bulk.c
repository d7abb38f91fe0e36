/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/record.h"

#include "rules/rules.h"

#include <string.h>

void bulk_begin(struct yinsh_record *record)
{
    struct bulk *bulk = record->bulk;
    bulk->game->steps = bulk->room + 1;
    bulk->builder = replay_build(bulk->game, bulk->room + BULK_STEPS);
    bulk->numbered = bulk->letters = 0;
    bulk->tag_count = 0;
    bulk->listed = bulk->game->steps;
    bulk->begun = bulk->moved = bulk->marked = bulk->supplied = false;
    bulk->settle = NULL;
}

bool bulk_give_up(struct yinsh_record *record)
{
    record->failed = true;
    return false;
}

bool bulk_begin_turn(struct yinsh_record *record)
{
    struct bulk *bulk = record->bulk;
    if (record->failed || bulk->begun || bulk->builder.ring_due)
        return bulk_give_up(record);
    record->game.started = true;
    record->game.turn++;
    bulk->begun = true;
    bulk->moved = false;
    return true;
}

/* Whether the actions of the record are not kept. */
static bool drops_actions(const struct yinsh_record *record)
{
    return record->options.summarises || record->options.only_judges;
}

bool bulk_supply_row(struct yinsh_record *record)
{
    /* The judge of the whole game finds which row was omitted. */
    record->bulk->supplied = drops_actions(record);
    return record_is_good(record);
}

void bulk_number(struct yinsh_record *record, uint32_t number)
{
    if (number != (uint32_t)record->game.turn)
        bulk_give_up(record);
    record->bulk->numbered++;
}

/* Add an action to the game; false if it cannot come next. */
static inline bool add_action(struct bulk *bulk, yinsh_action action)
{
    struct replay_builder *builder = &bulk->builder;
    bool begins = bulk->begun, lone = bulk->supplied && !builder->ring_due;
    bulk->begun = bulk->supplied = false;
    switch (action.kind) {
    case YINSH_PLACE:
        return action.to < YINSH_FRAME && replay_add_placement(builder, begins, action.to);
    case YINSH_MOVE:
        bulk->moved = true;
        return action.from < YINSH_FRAME && action.to < YINSH_FRAME &&
               replay_add_move(builder, begins, action.from, action.to);
    case YINSH_ROW:
        action = rules_lower_end_first(action);
        return action.to < YINSH_FRAME && replay_add_row(builder, begins, action.from, action.to);
    case YINSH_RING:
        return action.from < YINSH_FRAME &&
               (lone ? replay_add_lone_ring(builder, begins, action.from)
                     : replay_add_ring(builder, begins, action.from));
    default:
        return false;
    }
}

/* Keep an action of a turn that was added to the game, without its place. */
static inline __attribute__((always_inline)) bool keep_action(struct yinsh_record *record,
                                                              unsigned turn, yinsh_action action)
{
    if (record->game.count == RECORD_ACTIONS)
        return bulk_give_up(record);
    action.side = (uint8_t)rules_side_of_turn(turn);
    record->game.played[record->game.count++] = (struct played){
        .action = rules_lower_end_first(action),
        .turn = (uint16_t)turn,
    };
    return true;
}

/* Keep it with its place; not inlined, since judging alone does not need it. */
static __attribute__((noinline)) bool keep_placed(struct yinsh_record *record, unsigned turn,
                                                  yinsh_action action, struct place place)
{
    if (!keep_action(record, turn, action))
        return false;
    struct played *played = &record->game.played[record->game.count - 1];
    played->offset = (uint32_t)place.offset;
    played->length = (uint32_t)place.length;
    return true;
}

bool bulk_action(struct yinsh_record *record, yinsh_action action, struct place place)
{
    struct bulk *bulk = record->bulk;
    if (record->game.turn == 0)
        bulk_begin_turn(record);
    unsigned turn = (unsigned)record->game.turn;
    uint8_t side = (uint8_t)rules_side_of_turn(turn);
    bool fits = !bulk->marked || (action.kind == YINSH_MOVE && action.from == bulk->marker);
    if (record->failed || (action.side != side && action.side != YINSH_ANY_SIDE) || !fits ||
        !add_action(bulk, action))
        return bulk_give_up(record);
    bulk->marked = false;
    bulk->listed = bulk->builder.next;
    return drops_actions(record) || keep_placed(record, turn, action, place);
}

bool bulk_move_marked(struct yinsh_record *record, yinsh_point from, yinsh_point to, unsigned flips,
                      struct place place)
{
    struct bulk *bulk = record->bulk;
    struct replay_builder *builder = &bulk->builder;
    bool states = flips != REPLAY_NO_FLIPS;
    if (!bulk->marked || from != bulk->marker || from >= YINSH_FRAME || to >= YINSH_FRAME ||
        (states && flips > REPLAY_MOST_FLIPS) || !replay_add_move(builder, bulk->begun, from, to))
        return bulk_give_up(record);
    bulk->begun = bulk->marked = false;
    bulk->moved = true;
    bulk->listed = builder->next;
    replay_state_flips(builder->next - 1, flips);
    if (drops_actions(record))
        return true;
    yinsh_action move = {YINSH_MOVE, YINSH_ANY_SIDE, bulk->marker, to};
    return keep_placed(record, (unsigned)record->game.turn, move, place);
}

void bulk_take_turns(struct yinsh_record *record)
{
    struct bulk *bulk = record->bulk;
    struct replay_builder *builder = &bulk->builder;
    unsigned turn = (unsigned)record->game.turn;
    record->game.started = true;
    bulk->numbered += builder->turns - turn;
    record->game.turn = (int)builder->turns;
    bulk->moved = true;
    if (drops_actions(record)) {
        bulk->listed = builder->next;
        return;
    }
    while (turn < builder->turns && turn < YINSH_PLACING_TURNS) {
        yinsh_action place = {YINSH_PLACE, 0, YINSH_NO_POINT, bulk->game->placed[turn]};
        keep_action(record, ++turn, place);
    }
    for (; bulk->listed < builder->next; bulk->listed++) {
        uint64_t ends = bulk->listed->ends, rest = bulk->listed->rest;
        yinsh_action ring = {YINSH_RING, 0, (yinsh_point)ends, YINSH_NO_POINT};
        yinsh_action row = {YINSH_ROW, 0, (yinsh_point)(rest >> REPLAY_ROW_FROM),
                            (yinsh_point)(rest >> REPLAY_ROW_TO)};
        turn += (rest & REPLAY_LATE) == 0;
        if ((rest & REPLAY_TAKES_RING) == 0) {
            yinsh_action move = {YINSH_MOVE, 0, (yinsh_point)ends, (yinsh_point)(ends >> 32)};
            keep_action(record, turn, move);
        } else {
            keep_action(record, turn, row);
            keep_action(record, turn, ring);
        }
    }
}

bool bulk_marker(struct yinsh_record *record, yinsh_point point)
{
    if (record->failed || record->bulk->marked)
        return bulk_give_up(record);
    record->bulk->marked = true;
    record->bulk->marker = point;
    return true;
}

bool bulk_begins_turn(const struct yinsh_record *record, yinsh_action action)
{
    const struct bulk *bulk = record->bulk;
    if (action.side != YINSH_ANY_SIDE)
        return record->game.turn == 0 ||
               action.side != rules_side_of_turn((unsigned)record->game.turn);
    switch (action.kind) {
    case YINSH_PLACE:
        return true;
    case YINSH_MOVE:
        /* A row before the move began this turn, and the move belongs to it. */
        return bulk->moved || record->game.turn <= YINSH_PLACING_TURNS;
    default:
        /* Assume that a player removes rows after moving, not before: most do. */
        return record->game.turn <= YINSH_PLACING_TURNS;
    }
}

enum yinsh_kind bulk_kind_of_point(const struct yinsh_record *record)
{
    const struct replay_builder *builder = &record->bulk->builder;
    return builder->turns < YINSH_PLACING_TURNS ? YINSH_PLACE
           : builder->ring_due                  ? YINSH_RING
                                                : YINSH_ROW;
}

bool bulk_end(struct yinsh_record *record)
{
    struct bulk *bulk = record->bulk;
    /* If some turns have numbers, those without are repaired. */
    bool lacks_numbers = bulk->numbered != 0 && bulk->numbered != bulk->builder.turns;
    return !record->failed && !(lacks_numbers && record->options.continues) && !bulk->begun &&
           !bulk->marked && !record->claims.states_position &&
           rules_are_standard(&record->game.start) && replay_finish(&bulk->builder);
}

/*
 * Summarise a record without actions: of its last position only the removed rings, and what the
 * outcome and the numbers of turns and moves depend on, are correct.
 */
static void summarise(struct yinsh_record *record)
{
    const struct bulk *bulk = record->bulk;
    const struct replay_game *game = bulk->game;
    yinsh_position *now = &record->game.now;
    bool over = game->end != YINSH_END_UNFINISHED;
    unsigned moves = 0;
    for (const struct replay_step *step = game->steps; step < bulk->builder.next; step++)
        moves += (step->rest & REPLAY_KIND) == 0;
    record->game.started = true;
    record->game.omitted_moves = (int)moves;
    memcpy(now->removed, game->removed, sizeof now->removed);
    now->turn = (uint16_t)(record->game.start.turn + bulk->builder.turns);
    now->due = over ? YINSH_DUE_OVER : YINSH_DUE_MOVE;
    now->on_board = game->end == YINSH_END_MARKERS ? YINSH_MARKERS : 0;
}

/* Set the position of a record that was judged; returns false if something states another. */
static bool settle(struct yinsh_record *record)
{
    const struct bulk *bulk = record->bulk;
    const struct claims *claims = &record->claims;
    bool settles = bulk->settle != NULL && !record->options.only_judges;
    if (claims->states_final || settles || !drops_actions(record))
        replay_last_position(bulk->game, bulk->builder.turns, &record->game.now);
    return !(settles && !bulk->settle(record)) &&
           (!claims->states_final || yinsh_position_equal(&record->game.now, &claims->final));
}

bool bulk_finish(struct yinsh_record *record)
{
    const struct bulk *bulk = record->bulk;
    const struct replay_game *game = bulk->game;
    record->outcome =
        (struct outcome){game->result, game->end, {game->removed[0], game->removed[1]}};
    record->game.turn = 0;
    if (!game->legal || claims_compare(&record->claims, &record->outcome) != 0 || !settle(record))
        return false;
    if (record->options.summarises && !record->options.only_judges)
        summarise(record);
    return true;
}
