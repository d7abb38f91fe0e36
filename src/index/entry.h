/* SPDX-License-Identifier: BSD-2-Clause */
/* What an index holds of a record. */
#ifndef INDEX_ENTRY_H
#define INDEX_ENTRY_H

#include "index/layout.h"
#include "record/record.h"

/** Fill in what a good record is known by, except for the length up to the next one and its number.
 */
void index_entry_fill(struct index_entry *entry, const struct yinsh_record *record);

#endif
