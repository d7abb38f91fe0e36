/* SPDX-License-Identifier: BSD-2-Clause */
/* Messages about what was repaired, and why something was not. */
#ifndef REPAIR_MESSAGE_H
#define REPAIR_MESSAGE_H

#include "repair/plan.h"

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
