/* SPDX-License-Identifier: BSD-2-Clause */
/* Pairing the records of two sides. */
#ifndef COMMANDS_DIFF_DIFF_PAIRS_H
#define COMMANDS_DIFF_DIFF_PAIRS_H

#include "commands/diff/diff_record.h"

enum {
    PAIR_COMMON = 10,             /* actions that the beginnings of games at least have in common */
    PAIR_BEGINNINGS = 8 * 1000000 /* actions of records that are paired by their beginnings */
};

/** The number of no record. */
#define PAIR_NONE UINT32_MAX

/** By what records are paired. */
enum pair_by { PAIR_BY_ALL, PAIR_BY_PLAYERS, PAIR_BY_TURNS, PAIR_BY_ORDER };

/** A record of one side. */
struct side_record {
    struct record_keys keys;
    uint64_t number; /* in its file */
    uint64_t place;  /* in the temporary file */
    size_t length;   /* there */
    uint32_t pair;   /* the record of the other side, or PAIR_NONE */
};

/** The records of one side. */
struct side {
    struct side_record *list;
    uint32_t count;
    size_t room; /* in list */
};

/** Add a record, which is not paired; NULL without memory. */
struct side_record *side_add(struct side *side);

/** Gives the identities, up to symmetry, of the beginnings of a record: one for each action. */
typedef bool (*beginnings_fn)(void *context, const struct side_record *record,
                              uint64_t *of_actions);

/** How pairing ended. */
enum pair_trouble { PAIR_DONE, PAIR_NO_MEMORY, PAIR_FAILED, PAIR_TOO_MANY };

/**
 * Pair records, the most certain pairs first.  beginnings() is called for the records that nothing
 * else pairs; if it returns false, the result is PAIR_FAILED.  If there are too many of these
 * records, it is PAIR_TOO_MANY, and all other steps are done.
 */
enum pair_trouble pairs_find(struct side sides[2], enum pair_by by, beginnings_fn beginnings,
                             void *context);

#endif
