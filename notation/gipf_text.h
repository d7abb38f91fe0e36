/* SPDX-License-Identifier: BSD-2-Clause */
/* What stands around the turns of the official notation: tags, comments and what ends words. */
#ifndef GIPF_TEXT_H
#define GIPF_TEXT_H

#include "notation.h"

/** Whether a byte ends a turn, a result or any other word in front of it. */
static inline bool gipf_ends_word(char byte)
{
    return is_blank(byte) || byte == ';' || byte == '{' || byte == '[';
}

/**
 * Whether the word at the cursor may be a result.  Nearly every word is a turn: no more of it is
 * looked at than tells it from a result.
 */
static inline bool gipf_may_be_result(struct cursor *cursor)
{
    char next = scan_peek(cursor), behind = scan_ahead(cursor, 1);
    return next == '*' || (is_digit(next) && (behind == '-' || behind == '/'));
}

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

/** Read tags one behind another, see struct notation. */
bool gipf_read_tags(struct cursor *cursor, struct yinsh_record *record);

/** Whether the tag whose bracket the cursor stands on is in the record already. */
bool gipf_repeats_tag(struct cursor cursor, const struct yinsh_record *record);

/** What ends a comment, and was looked for: its brace, or tags as well that begin a line. */
enum gipf_end { GIPF_BRACE, GIPF_BRACE_OR_TAGS };

/**
 * Where the end of the comment on whose brace the cursor stands may be at the earliest, in a window
 * of whose first byte the record has the offset.  What was looked through for others is not again,
 * which would take long where one record after the other has a comment that is not closed.
 */
const char *gipf_unseen(const struct cursor *cursor, const struct yinsh_record *record,
                        enum gipf_end end);

/** Take note that the end of the comment on whose brace the cursor stands is not before a place. */
void gipf_see(const struct cursor *cursor, struct yinsh_record *record, enum gipf_end end,
              const char *to);

/**
 * Read a comment, or the clocks that it holds, into the record; the cursor stands on its brace.
 * Where it is not closed, files that and returns false; false, too, where memory ran out.
 */
bool gipf_read_comment(struct cursor *cursor, struct yinsh_record *record);

#endif
