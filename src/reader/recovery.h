/* SPDX-License-Identifier: BSD-2-Clause */
/* Finding a record of another notation after a bad record. */
#ifndef READER_RECOVERY_H
#define READER_RECOVERY_H

#include "syntax/notation.h"

/** Where a record of another notation is looked for. */
struct recovery_range {
    const char *end;
    const char *available; /* up to here, bytes may be looked at */
    bool found;            /* whether a record of the bad one's notation begins at end */
    bool *unclosed;        /* whether a text was not closed: no further ones are skipped */
};

/**
 * Move from a place in a bad record to where a record of another notation begins: at a line at
 * which one announces itself, at a line after an empty one at which one very likely begins, or at
 * an object after one that ends on its line; but not in a text that is closed.  notation is that of
 * the bad record, or NULL, and record is what was read of it.
 *
 * Returns false if there is none, or the notation is fixed; the cursor is then at the end of what
 * was searched.  If it is starved, it is before a text that more bytes may close.
 */
bool recovery_find_other(struct cursor *cursor, struct recovery_range range,
                         const struct notation *notation, const struct yinsh_record *record);

#endif
