/* SPDX-License-Identifier: BSD-2-Clause */
/* What has to be read of a record before its commands. */
#ifndef BOARDSPACE_HEAD_H
#define BOARDSPACE_HEAD_H

#include "notation/boardspace/property.h"
#include "notation/boardspace/sgf.h"
#include "syntax/notation.h"

/** What the properties outside the commands state. */
struct boardspace_head {
    struct yinsh_record *record;
    struct boardspace_facts facts;
    struct words names[2];    /* of the players by colour; bytes are NULL if missing */
    bool any_player;          /* whether a player's name or time was read */
    bool begun;               /* whether there was a command */
    bool left_out;            /* whether a dropped property was reported */
    bool re_read;             /* whether the sentence states the result */
    enum yinsh_result result; /* which is this one then */
};

/** A value, or what a game ends with. */
struct boardspace_item {
    enum sgf_item item;
    /* Of a value: */
    bool begins_node; /* whether it is the first of a node */
    enum boardspace_value kind;
    const struct boardspace_property *property;
    struct words name, value; /* a player's value is cut down to its content */
};

/** Take the next item of a game; false if the game ends with it. */
bool boardspace_take(struct sgf *sgf, struct boardspace_item *item);

/**
 * Read tags, variant and result sentence of a record into head, whose record is already set.  Moves
 * to the end of the game, and stores what it ends with.  Returns false if the record has an error.
 */
bool boardspace_read_head(struct boardspace_head *head, struct sgf *sgf, enum sgf_item *last);

/**
 * Read one item of a record that is judged in bulk, whose items are read once, in their order. Give
 * up if the item comes after one that depends on it.
 */
bool boardspace_read_item(struct boardspace_head *head, const struct boardspace_item *item);

/** Set up the game, in bulk, before its first command; false after an error. */
bool boardspace_begin_commands(struct boardspace_head *head);

/** Read the result sentence, in bulk, after the last item; false after an error. */
bool boardspace_end_head(struct boardspace_head *head, const struct sgf *sgf);

#endif
