/* SPDX-License-Identifier: BSD-2-Clause */
/* How two records differ. */
#ifndef COMMANDS_DIFF_DIFF_COMPARE_H
#define COMMANDS_DIFF_DIFF_COMPARE_H

#include "base/words.h"
#include "record/record.h"

enum {
    DIFFERS_NOWHERE = -1,
    LEAST_ALIKE = 10 /* actions of a common beginning up to symmetry, unless it is the whole game */
};

/** What is not compared. */
struct diff_ignored {
    bool tags, clocks, comments;
};

/** How the turns of two records differ. */
enum diff_how { HOW_SAME, HOW_SYMMETRIC, HOW_DIFFER, HOW_MISSING };

/** The names of these; HOW_MISSING is that of a record without a pair. */
extern const char *const diff_how_names[];

/** How two records differ. */
struct difference {
    enum diff_how how; /* HOW_DIFFER also if only tags, clocks or comments differ */
    int symmetry;      /* which was applied to the first; 0 is the identity */
    bool turns;        /* whether turns differ, from this one on: */
    int turn;          /* its number, 0 if the positions at the start differ */
    size_t first[2];   /* index of the first action of that turn; the number of all after the end */
    size_t end[2];     /* and of the action after it */
    int clocks, comments; /* turn after which they differ first, or DIFFERS_NOWHERE */
};

/** A tag that differs. */
struct tag_difference {
    const char *name;
    struct words values[2]; /* bytes are NULL if there is no such tag */
};

/** Compare two records, and map the first one if that makes it more like the second. */
struct difference records_compare(struct yinsh_record *a, const struct yinsh_record *b,
                                  const struct diff_ignored *ignored);

/**
 * Find the next difference of tags, of results or of ends; *at is 0 at first.  Returns false if
 * there is none.
 */
bool tags_differ(const struct yinsh_record *a, const struct yinsh_record *b, size_t *at,
                 struct tag_difference *difference);

#endif
