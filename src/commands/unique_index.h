/* SPDX-License-Identifier: BSD-2-Clause */
/* Which games of an index occur more than once. */
#ifndef COMMANDS_UNIQUE_INDEX_H
#define COMMANDS_UNIQUE_INDEX_H

#include "index/index.h"

/** Hashes of games that several records of an index have. */
struct repeated_games {
    bool symmetric; /* whether games are the same up to symmetry */
    uint64_t *hashes;
    size_t count;
};

/** Find the games of an index that occur more than once; returns NULL, or why that fails. */
const char *repeated_games_find(struct repeated_games *repeated, const struct index *index);

/** Return whether the game of an entry occurs more than once. */
bool repeated_games_have(const struct repeated_games *repeated, const struct index_entry *entry);

/** Free the hashes. */
void repeated_games_free(struct repeated_games *repeated);

#endif
