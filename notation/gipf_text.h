/* SPDX-License-Identifier: BSD-2-Clause */
/* What stands around the turns of the official notation: tags and comments. */
#ifndef GIPF_TEXT_H
#define GIPF_TEXT_H

#include "notation.h"

/**
 * Whether a tag begins at the cursor, up to the quotation mark of its value.  Tags alone
 * cannot be taken for anything else.
 */
bool gipf_announces(struct cursor cursor);

/**
 * Read a tag pair into the record; the cursor stands on its bracket.  Where it is broken, files
 * that and returns false; false, too, where memory ran out.
 */
bool gipf_read_tag(struct cursor *cursor, struct yinsh_record *record);

/** Whether the tag whose bracket the cursor stands on is in the record already. */
bool gipf_repeats_tag(struct cursor cursor, const struct yinsh_record *record);

/**
 * Read a comment, or the clocks that it holds, into the record; the cursor stands on its brace.
 * Where it is not closed, files that and returns false; false, too, where memory ran out.
 */
bool gipf_read_comment(struct cursor *cursor, struct yinsh_record *record);

#endif
