/* SPDX-License-Identifier: BSD-2-Clause */
/* Repairing records: finds the only reading of a broken record that makes it a legal game. */
#ifndef REPAIR_REPAIR_RECORD_H
#define REPAIR_REPAIR_RECORD_H

#include "repair/plan.h"

/**
 * Repair a record, which has to be read with yinsh_reader_options.all_faults.  Returns false if
 * memory ran out.  The record does not change; repair->record borrows from it.
 */
bool repair_record(struct repair *repair, const struct yinsh_record *record);

/** Free what a repair holds. */
void repair_free(struct repair *repair);

#endif
