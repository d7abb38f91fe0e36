/* SPDX-License-Identifier: BSD-2-Clause */
/* Searching the readings of a broken record. */
#ifndef REPAIR_SEARCH_READINGS_H
#define REPAIR_SEARCH_READINGS_H

#include "repair/plan.h"

/**
 * Search the readings of a record's script; fills in the actions, the readings and their first
 * difference.  Returns false if memory ran out.
 */
bool repair_search(struct repair *repair, const struct yinsh_record *record);

#endif
