/* SPDX-License-Identifier: BSD-2-Clause */
/* Players who appear under several names: the name that each of them is read as. */
#ifndef QUERY_ALIAS_H
#define QUERY_ALIAS_H

#include "base/line_stream.h"
#include "messages/cli.h"
#include "record/record.h"

enum { PLAYER_NAME = 4096 /* bytes of a player's name; a longer one counts as none */ };

/** The names that other names are read as. */
struct aliases;

/**
 * Read a file of aliases: each line has a name and, after a tab each, the other names that are
 * read as it.  Skips empty lines, lines that begin with #, empty names after the first, a byte
 * order mark and a CR at the end of a line.  A name has at most PLAYER_NAME bytes, a line
 * LINES_LONGEST with its end.  Returns NULL and the fault if a line is longer, holds a NUL or has
 * no tab, if a name would be read as two others, or as one that itself is read as another, without
 * memory, and if read fails (line 0).  Any number of threads may look names up; free it with
 * aliases_free().
 */
struct aliases *aliases_read(yinsh_read_fn read, void *context, struct lines_fault *fault);

/**
 * Read the aliases in a file, unless it is an output; NULL is no file, "-" standard input.  Free
 * the aliases with aliases_free() in any case.  Returns false, and reports, on failure.
 */
bool aliases_read_file(struct cli *cli, const char *name, struct aliases **aliases);

/**
 * Report how many of the other names were never looked up, unless the run read only some records,
 * and free the aliases; NULL is allowed.
 */
void aliases_end(struct cli *cli, struct aliases *aliases);

/** Free aliases; NULL is allowed. */
void aliases_free(struct aliases *aliases);

/** The name that a name is read as, which may be itself; NULL aliases change no name. */
struct words aliases_of(const struct aliases *aliases, struct words name);

/** Look up the players of a record, of which the caller may need none or one; NULL is allowed. */
void aliases_meet(const struct aliases *aliases, const struct yinsh_record *record);

#endif
