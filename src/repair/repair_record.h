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

/* ---- Writing: write_repair.c -------------------------------------------- */

/**
 * Write the repaired record in its own notation: if possible its own text with nothing else
 * changed, otherwise as the notation is written elsewhere; in either case only a text that
 * repair_verify() accepts.  The text replaces the first record->taken bytes of the source.  Returns
 * NULL, or why it cannot be written, in static storage.
 */
const char *repair_write(struct repair *repair, const yinsh_reader_options *options,
                         struct repair_text *text);

/**
 * Write the repaired record in another notation, as repair_write(); text->lost gets what that
 * cannot hold.  If that includes one of LOST_ALL, there is no text.
 */
const char *repair_write_to(struct repair *repair, const struct notation *target,
                            const yinsh_reader_options *options, struct repair_text *text);

/** Free a text. */
void repair_text_free(struct repair_text *text);

/* ---- Messages about what was repaired, and why something was not: message.c --- */

/**
 * Describe a fix, and what is written now, with a NUL and cut to size bytes.  Returns the whole
 * length.
 */
size_t fix_text(const struct repair *repair, const struct fix *fix, char *bytes, size_t size);

/** Return the stable name of a kind of fix, as "ring-missing"; static storage. */
const char *fix_name(enum fix_kind kind);

/** Return the clause that a kind of fix restores, as "rulebook G.3"; static storage. */
const char *fix_clause(enum fix_kind kind);

/**
 * Describe why a record was not repaired, as fix_text(); empty for REPAIR_DONE, and for
 * REPAIR_NOTHING without a reason.
 */
size_t repair_reason(const struct repair *repair, char *bytes, size_t size);

#endif
