/* SPDX-License-Identifier: BSD-2-Clause */
/* Repairing records: finds the only reading of a broken record that makes it a legal game. */
#ifndef REPAIR_REPAIR_RECORD_H
#define REPAIR_REPAIR_RECORD_H

#include "repair/plan.h"

/**
 * Repair a record, which has to be read with yinsh_reader_options.all_faults.  Returns false if
 * memory ran out.  The record does not change; repair->record borrows from it, and the rest from
 * repair->arena, which the caller frees.
 */
bool repair_record(struct repair *repair, const struct yinsh_record *record);

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

/* ---- Messages about what was repaired, and why something was not: message.c --- */

/** A kind of fix. */
struct fix_form {
    const char *name;   /* stable, as "ring-missing" */
    const char *clause; /* that it restores, as "rulebook G.3" */
    const char *text;   /* see repair/message.c */
};

/** Every kind, by its enum fix_kind. */
extern const struct fix_form fix_forms[];

/**
 * Describe a fix, and what is written now, with a NUL and cut to size bytes.  Returns the whole
 * length.
 */
size_t fix_text(const struct repair *repair, const struct fix *fix, char *bytes, size_t size);

/**
 * Describe why a record was not repaired, as fix_text(); empty for REPAIR_DONE, and for
 * REPAIR_NOTHING without a reason.
 */
size_t repair_reason(const struct repair *repair, char *bytes, size_t size);

#endif
