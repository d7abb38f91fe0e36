/* SPDX-License-Identifier: BSD-2-Clause */
/* Players who appear under several names: which name stands for the others. */
#ifndef QUERY_ALIAS_H
#define QUERY_ALIAS_H

#include "score/tally.h"

/**
 * Read a file of aliases: lines of a name and, behind a tab each, the other names that are to
 * be read as it.  Lines that are empty or begin with # are passed over, so are empty names
 * behind the first, a byte order mark and a CR at the end of a line.  A name is at most
 * TALLY_NAME bytes, a line LINES_LONGEST with its end.  Returns NULL and the fault where a line
 * is longer or holds a NUL, where a name would stand for two others, or for one that itself
 * stands for another, without memory, and where read fails (line 0).  Any number of
 * threads may look names up; free it with aliases_free().
 */
struct aliases *aliases_read(yinsh_read_fn read, void *context, struct lines_fault *fault);

/** Free aliases; NULL is allowed. */
void aliases_free(struct aliases *aliases);

/** The name that a name is read as, which may be itself; NULL aliases change no name. */
struct words aliases_of(const struct aliases *aliases, struct words name);

#endif
