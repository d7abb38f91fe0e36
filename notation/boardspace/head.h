/* SPDX-License-Identifier: BSD-2-Clause */
/* What has to be read of a record before its commands. */
#ifndef BOARDSPACE_HEAD_H
#define BOARDSPACE_HEAD_H

#include "notation/boardspace/property.h"
#include "notation/boardspace/sgf.h"
#include "record/record.h"

/** What the properties outside the commands state. */
struct boardspace_head {
    struct yinsh_record *record;
    const char *start; /* of the window, from which places count */
    struct boardspace_facts facts;
    bool left_out;            /* whether a dropped property was reported */
    bool re_read;             /* whether the sentence states the result */
    enum yinsh_result result; /* which is this one then */
};

/** A node that begins, a value, or what a game ends with. */
struct boardspace_item {
    enum sgf_item item;
    /* Of a value: */
    enum boardspace_value kind;
    const struct boardspace_property *property;
    struct words name, value; /* a player's value is cut down to its content */
};

enum { BOARDSPACE_ITEMS = 512 /* few games have more */ };

/** The items of a game, which the reader goes through several times. */
struct boardspace_items {
    size_t count;
    struct boardspace_item items[BOARDSPACE_ITEMS];
    struct sgf rest; /* the rest of the game, if there is no more room here */
};

/** A position in the items of a game. */
struct boardspace_walk {
    const struct boardspace_items *all;
    size_t at;
    struct boardspace_item item; /* one of the rest */
    struct sgf sgf;
};

/** Take the next item of a game; false if the game ends with it. */
bool boardspace_take(struct sgf *sgf, struct boardspace_item *item);

/** Begins with the first item of a game. */
static inline void boardspace_begin(struct boardspace_walk *walk,
                                    const struct boardspace_items *all)
{
    walk->all = all;
    walk->at = 0;
    if (all->count == BOARDSPACE_ITEMS)
        walk->sgf = all->rest;
}

/** Return the next item, which is valid until the following call; NULL if the game ends. */
static inline const struct boardspace_item *boardspace_next(struct boardspace_walk *walk)
{
    const struct boardspace_item *item = &walk->item;
    if (walk->at == walk->all->count)
        return boardspace_take(&walk->sgf, &walk->item) ? item : NULL;
    item = &walk->all->items[walk->at++];
    return item->item == SGF_NODE || item->item == SGF_VALUE ? item : NULL;
}

/**
 * Read tags, variant and result sentence of a record into head, whose record and start are already
 * set.  Moves to the end of the game, and stores its items and what it ends with.  Returns false if
 * the record has an error.
 */
bool boardspace_read_head(struct boardspace_head *head, struct sgf *sgf, enum sgf_item *last,
                          struct boardspace_items *items);

/** Returns the place of words of the source. */
struct place boardspace_place(const struct boardspace_head *head, struct words words);

#endif
