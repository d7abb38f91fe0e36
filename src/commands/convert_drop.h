/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh convert --no-comments and the like: what of a record is not to be written. */
#ifndef COMMANDS_CONVERT_DROP_H
#define COMMANDS_CONVERT_DROP_H

#include "jobs/results.h"

/** What is dropped on request, so that it is no loss. */
struct drop {
    bool comments, clocks, marks;
    const char *tags; /* names of the only tags to keep, with commas between them; NULL: all tags */
};

/** Check the names in the list of tags; returns false, and reports, if one is wrong. */
bool drop_check(struct cli *cli, const struct drop *drop);

/** Return whether anything is to be dropped. */
static inline bool drop_any(const struct drop *drop)
{
    return drop->comments || drop->clocks || drop->marks || drop->tags != NULL;
}

/**
 * Remove notes and tags from a copy of a record.  tags has room for its tags, and the arena holds
 * its notes; both have to outlive it.  Returns false if memory ran out.
 */
bool drop_from(const struct drop *drop, struct yinsh_record *copy, struct tag tags[RECORD_TAGS],
               struct arena *arena);

#endif
