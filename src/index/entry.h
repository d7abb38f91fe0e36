/* SPDX-License-Identifier: BSD-2-Clause */
/* What an index holds of a record. */
#ifndef INDEX_ENTRY_H
#define INDEX_ENTRY_H

#include "index/layout.h"
#include "record/record.h"

/** Fill in what a good record is known by, except for the length up to the next one and its number.
 */
void index_entry_fill(struct index_entry *entry, const struct yinsh_record *record);

/** Return whether a game may have a position that matches a pattern. */
bool index_entry_may_have(const struct index_entry *entry, const struct board_pattern *pattern);

/** Return the hash of a player's name, which is 0 only for an empty one. */
uint32_t index_hash_name(struct words name);

#endif
