/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A record that is judged after it was read: its actions become the steps of a game, so that many
 * games can be judged side by side.  Whatever is unusual about it, a fault included, makes the
 * record uncertain: it is then read again, and every action played at once.
 *
 * Judging one action at a time takes about 450 instructions a turn, judging four games side by side
 * about 60.
 */
#ifndef RECORD_BULK_H
#define RECORD_BULK_H

#include "base/words.h"
#include "record/claims.h"
#include "rules/replay_games.h"

struct yinsh_record;

enum {
    BULK_STEPS = 640, /* more than any game has, see RECORD_ACTIONS */
    BULK_TAGS = 32
};

/** The actions of a record as a game to be judged. */
struct bulk {
    struct replay_game *game; /* to be filled in and judged */
    struct replay_builder builder;
    struct replay_step *listed; /* after the last step that is among the actions of the record */
    bool begun;                 /* whether a turn was begun that has no action yet */
    bool moved;                 /* whether the turn has its ring move */
    bool supplied;              /* whether the row of a ring that comes next may be omitted */
    bool marked;                /* whether a marker waits for the move of its ring, */
    yinsh_point marker;         /* which is on this point */
    unsigned numbered;          /* turns whose numbers the record states */
    size_t tag_count;
    uint32_t letters;             /* a bit for each letter that a name of a tag begins with */
    struct words tags[BULK_TAGS]; /* names of tags, if nothing is kept of them */
    struct replay_step *room;     /* for the steps, BULK_STEPS of them and one before the first */
    /* Reads what depends on the last position, once it is known; false if that failed.  Or NULL. */
    bool (*settle)(struct yinsh_record *record);
};

/** Begin with the actions of an emptied record, whose bulk member is not NULL. */
void bulk_begin(struct yinsh_record *record);

/** Do what record_begin_turn() does, in bulk. */
bool bulk_begin_turn(struct yinsh_record *record);

/** Do what record_action() does, in bulk, for an action at a place in the source. */
bool bulk_action(struct yinsh_record *record, yinsh_action action, struct place place);

/** Do what record_number() does, in bulk. */
void bulk_number(struct yinsh_record *record, uint32_t number);

/** Do what record_marker() does, in bulk. */
bool bulk_marker(struct yinsh_record *record, yinsh_point point);

/**
 * Move the ring of the marker in the turn of its player, flipping so many markers, or
 * REPLAY_NO_FLIPS if that is not stated.
 */
bool bulk_move_marked(struct yinsh_record *record, yinsh_point from, yinsh_point to, unsigned flips,
                      struct place place);

/** Do what record_supply_row() does, in bulk. */
bool bulk_supply_row(struct yinsh_record *record);

/**
 * Return whether an action begins another turn, for a notation that does not show where turns
 * begin.  It is a guess: if it is wrong, the game is not legal.
 */
bool bulk_begins_turn(const struct yinsh_record *record, yinsh_action action);

/** Take over the turns that were added to the builder itself. */
void bulk_take_turns(struct yinsh_record *record);

/** Return what a single point most likely is, for a notation that does not state that. */
enum yinsh_kind bulk_kind_of_point(const struct yinsh_record *record);

/** Make a record uncertain.  Returns false. */
bool bulk_give_up(struct yinsh_record *record);

/** End the actions of a record that was read; returns false if it is uncertain. */
bool bulk_end(struct yinsh_record *record);

/**
 * Finish a record that was judged: set its last position and outcome.  Returns false if it is
 * uncertain.
 */
bool bulk_finish(struct yinsh_record *record);

#endif
