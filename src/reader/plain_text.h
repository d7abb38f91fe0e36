/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Text around records, such as the headers of a mail, fences, headings and the marks of a merge.
 *
 * A stretch of text is all lines up to the next record, or to the end of the source.  None of them
 * begins a record of any notation or holds a turn, a result or part of a tag: only then nothing of
 * a game is lost with them.
 */
#ifndef READER_PLAIN_TEXT_H
#define READER_PLAIN_TEXT_H

#include "base/words.h"

/** A stretch of text. */
struct plain_text {
    size_t length; /* in bytes */
    size_t tags;   /* of its last lines, as "White: Ana", which state tags of the record */
    bool follows;  /* whether a record follows */
    bool apart;    /* whether an empty line or the end is after it */
    bool marks;    /* whether it is nothing but fences and marks of a merge */
};

/**
 * Find the text at the cursor, which is at the start of a line and stays.  Returns false if there
 * is none.  The cursor is starved if more bytes may decide that.
 */
bool plain_text_find(struct cursor *cursor, struct plain_text *text);

/** Return whether the line at the cursor is quoted with ">", and not a mark of a merge. */
bool plain_text_is_quoted(struct cursor cursor);

/**
 * Take a line that states a tag, as "White: Ana", from lines; *name is static.  Returns false if it
 * is another one.
 */
bool plain_text_take_tag(struct words *lines, const char **name, struct words *value);

#endif
