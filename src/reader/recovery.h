/* SPDX-License-Identifier: BSD-2-Clause */
/* After a bad record: where a record of another notation begins. */
#ifndef READER_RECOVERY_H
#define READER_RECOVERY_H

#include "syntax/notation.h"

/**
 * Move from a place in a bad record to the first line up to end at which a record of another
 * notation announces itself, or after an empty line very likely begins, or to an object after one
 * that ends on its line; not in a text that is closed.  The bytes up to available may be looked at.
 * notation is that of the bad record, or NULL, and record is what was read of it.  Returns false,
 * with the cursor where nothing was found, if there is none or the notation is fixed; the cursor is
 * starved, and before a text, if its end may come with more bytes.
 */
bool recovery_find_other(struct cursor *cursor, const char *end, const char *available,
                         const struct notation *notation, const struct yinsh_record *record);

#endif
