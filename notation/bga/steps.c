/* SPDX-License-Identifier: BSD-2-Clause */
/* The steps of BoardGameArena's logs; notation/bga/bga.c and notation/bga/json.c have the grammars.
 */
#include "notation/bga/bga.h"

#include "record/record.h"
#include "rules/bits.h"
#include "rules/rules.h"

#include <assert.h>
#include <string.h>

#define PHRASE(kind, points, words) {kind, points, words, sizeof(words) - 1},
const struct bga_phrase bga_phrases[] = {BGA_PHRASES(PHRASE){BGA_WON, 0, NULL, 0}};

/* ---- Comments ---------------------------------------------------------- */

/*
 * The record cannot let go of a comment without the action before it, as a step that is
 * taken back must: the comments wait here until no step can be taken back any more.  In bulk none
 * can.
 */
struct bga_note {
    struct bga_note *older;
    struct words text;
    size_t count;  /* of the actions before it */
    bool marked;   /* whether it is after the marker of the action that follows */
    bool for_step; /* whether it is the header of the step that follows */
};

static void add_note(struct bga_game *game, struct words text, bool for_step)
{
    struct yinsh_record *record = game->record;
    if (record->bulk != NULL) {
        record_note(record, NOTE_COMMENT, text.bytes, text.length);
        return;
    }
    struct bga_note *note = arena_alloc(&record->arena, sizeof *note);
    if (note == NULL)
        return;
    *note = (struct bga_note){.older = game->notes,
                              .text = text,
                              .count = record->game.count,
                              .marked = game->marked,
                              .for_step = for_step};
    game->notes = note;
}

static inline void put_header(struct bga_game *game, bool for_step)
{
    if (game->header.bytes == NULL)
        return;
    add_note(game, game->header, for_step);
    game->header.bytes = NULL;
}

void bga_comment(struct bga_game *game, struct words text)
{
    put_header(game, false);
    add_note(game, text, false);
}

/* Whether a note is after the last step that is left, or belongs to the following one. */
static bool is_taken_back(const struct bga_game *game, const struct bga_note *note)
{
    if (note->count != game->record->game.count)
        return note->count > game->record->game.count;
    if (note->marked != game->marked)
        return note->marked;
    return note->for_step;
}

/* ---- Players ----------------------------------------------------------- */

bool bga_find_player(struct bga_game *game, struct words player, struct place place,
                     enum yinsh_colour *colour)
{
    for (int side = YINSH_WHITE; side <= YINSH_BLACK && player.length > 0; side++) {
        struct words *known = &game->players[side];
        if (known->bytes == NULL)
            *known = player;
        *colour = (enum yinsh_colour)side;
        if (words_equal(*known, player))
            return true;
    }
    return record_fault(game->record, FAULT_PLAYER_UNKNOWN, place, NULL);
}

/* ---- Steps ------------------------------------------------------------- */

/*
 * Begin a turn if the step is not part of the one being read.  What a player removes
 * after the end of their turn is judged as part of it: that tells more.
 */
static bool begin_step(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step)
{
    struct yinsh_record *record = game->record;
    bool removal = step->kind == BGA_ROW || step->kind == BGA_RING;
    bool same = record->game.turn > 0 && rules_side_of_turn((unsigned)record->game.turn) == side;
    record_lift_limit(record, step->place);
    if (same && (record->game.now.turn == record->game.turn || removal))
        return record_is_good(record);
    record_supply_passes(record, side, step->place);
    return record_begin_turn(record);
}

/*
 * Compare the markers that a move turned over with the log; white_before are White's markers before
 * it.
 */
static bool check_flips(struct bga_game *game, const struct bga_step *step, yinsh_set white_before)
{
    if (!step->flips_stated)
        return true;
    record_flips(game->record, step->flips);
    yinsh_set changed = set_xor(white_before, game->record->game.now.markers[YINSH_WHITE]);
    unsigned flips = set_count(set_minus(changed, set_of(step->from)));
    return step->flips == flips || record_fault_numbers(game->record, FAULT_FLIPS_MISMATCH,
                                                        step->flips_place, step->flips, flips);
}

static bool misfit(struct bga_game *game, const struct bga_step *step)
{
    return record_fault(game->record, FAULT_MARKER_MISFIT, step->place, NULL);
}

static bool place_marker(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step)
{
    if (!record_marker(game->record, side, step->from, step->place))
        return false;
    put_header(game, true);
    game->marked = true;
    game->marker_side = side;
    game->marker = step->from;
    return true;
}

static yinsh_action action_of(enum yinsh_colour side, const struct bga_step *step)
{
    static const uint8_t kinds[] = {[BGA_PLACE] = YINSH_PLACE,
                                    [BGA_MOVE] = YINSH_MOVE,
                                    [BGA_ROW] = YINSH_ROW,
                                    [BGA_RING] = YINSH_RING};
    return (yinsh_action){kinds[step->kind], (uint8_t)side, step->from, step->to};
}

static bool move_ring(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step)
{
    yinsh_set white_before = game->record->game.now.markers[YINSH_WHITE];
    yinsh_action action = action_of(side, step);
    if (!game->marked)
        return record_marker(game->record, side, step->from, step->place) && misfit(game, step);
    if (step->from != YINSH_NO_POINT && step->from != game->marker)
        return misfit(game, step);
    put_header(game, true);
    record_split_turn(game->record, action);
    if (!record_action(game->record, action, step->place))
        return false;
    game->marked = false;
    return check_flips(game, step, white_before);
}

static bool play_step(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step)
{
    if (game->marked && (step->kind != BGA_MOVE || game->marker_side != side))
        return misfit(game, step);
    if (!begin_step(game, side, step))
        return false;
    if (step->kind == BGA_MARKER)
        return place_marker(game, side, step);
    if (step->kind == BGA_MOVE)
        return move_ring(game, side, step);
    yinsh_action action = action_of(side, step);
    put_header(game, true);
    record_split_turn(game->record, action);
    return record_action(game->record, action, step->place);
}

/* ---- Undo -------------------------------------------------------------- */

static const struct played *last_played(const struct yinsh_record *record)
{
    return record->game.count > 0 ? &record->game.played[record->game.count - 1] : NULL;
}

/*
 * Whether the last step is the player's, so that they may take it back.  A pass is no step of
 * a log: one that was supplied for the other player goes first.
 */
static bool is_last(struct bga_game *game, enum yinsh_colour side)
{
    if (game->marked)
        return game->marker_side == side;
    const struct played *last = last_played(game->record);
    while (last != NULL && last->action.kind == YINSH_PASS) {
        record_take_back(game->record, 1);
        last = last_played(game->record);
    }
    return last != NULL && last->action.side == side;
}

static void take_back(struct bga_game *game)
{
    yinsh_action last = last_played(game->record)->action;
    record_take_back(game->record, 1);
    if (last.kind != YINSH_MOVE)
        return;
    game->marked = true;
    game->marker_side = (enum yinsh_colour)last.side;
    game->marker = last.from;
}

static void restart(struct bga_game *game)
{
    const struct yinsh_record *record = game->record;
    const struct played *last = last_played(record);
    assert(game->marked || last != NULL); /* the last step is somebody's */
    unsigned turn = game->marked ? record->game.now.turn : last->turn;
    size_t count = 0;
    while (count < record->game.count &&
           record->game.played[record->game.count - 1 - count].turn == turn)
        count++;
    game->marked = false;
    record_take_back(game->record, count);
}

static bool undo(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step)
{
    if (!is_last(game, side))
        return record_fault(game->record, FAULT_UNDO_NOTHING, step->place, NULL);
    if (step->kind == BGA_RESTART)
        restart(game);
    else if (game->marked)
        game->marked = false;
    else
        take_back(game);
    while (game->notes != NULL && is_taken_back(game, game->notes))
        game->notes = game->notes->older;
    game->header.bytes = NULL;
    return true;
}

/* ---- Playing ----------------------------------------------------------- */

/* Not inlined, since judging in bulk does not need it. */
static __attribute__((noinline)) bool play_at_once(struct bga_game *game, enum yinsh_colour side,
                                                   const struct bga_step *step)
{
    switch (step->kind) {
    case BGA_TAKE_BACK:
    case BGA_RESTART:
        return game->record->bulk != NULL ? bulk_give_up(game->record) : undo(game, side, step);
    case BGA_WON:
        record_claim_end(game->record, YINSH_END_RINGS, step->place);
        return record_claim_result(game->record, rules_won_by(side), step->place);
    default:
        return play_step(game, side, step);
    }
}

/*
 * In bulk a misfit makes the record uncertain.  A player who continues stays in the turn; if it is
 * complete, no action is legal.
 */
bool bga_play(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step)
{
    struct yinsh_record *record = game->record;
    if (record->bulk == NULL || step->kind >= BGA_TAKE_BACK)
        return play_at_once(game, side, step);
    bool continues = rules_side_of_turn((unsigned)record->game.turn) == side;
    bool fits = step->kind == BGA_MOVE ? continues : !record->bulk->marked;
    if (!fits || (!continues && !bulk_begin_turn(record)))
        return bulk_give_up(record);
    put_header(game, true);
    if (step->kind == BGA_MARKER)
        return bulk_marker(record, step->from);
    if (step->kind == BGA_MOVE)
        return bulk_move_marked(record, step->from, step->to,
                                step->flips_stated ? step->flips : REPLAY_NO_FLIPS, step->place);
    return bulk_action(record, action_of(side, step), step->place);
}

/* ---- The end ----------------------------------------------------------- */

/* The notes with the oldest first. */
static struct bga_note *turn_notes(struct bga_note *note)
{
    struct bga_note *first = NULL;
    while (note != NULL) {
        struct bga_note *older = note->older;
        note->older = first;
        first = note;
        note = older;
    }
    return first;
}

/* A comment gets its place by being handed over between two actions: play them all again. */
void bga_finish(struct bga_game *game)
{
    struct yinsh_record *record = game->record;
    size_t count = record->game.count;
    put_header(game, false);
    if (game->notes == NULL || !record_is_good(record))
        return;
    struct played *played = arena_alloc(&record->arena, (count + 1) * sizeof *played);
    if (played == NULL)
        return;
    memcpy(played, record->game.played, count * sizeof *played);
    record_take_back(record, count);
    const struct bga_note *note = turn_notes(game->notes);
    for (size_t i = 0;; i++) {
        for (; note != NULL && note->count <= i; note = note->older)
            record_note(record, NOTE_COMMENT, note->text.bytes, note->text.length);
        if (i == count)
            break;
        struct place place = {played[i].offset, played[i].length};
        if (played[i].turn != record->game.turn)
            record_begin_turn(record);
        record_action(record, played[i].action, place);
    }
}
