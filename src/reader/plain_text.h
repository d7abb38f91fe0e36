/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Text around records, such as the headers of a mail, fences, headings and the marks of a merge.
 *
 * A stretch of text is all lines up to the next record, or to the end of the source.  None of them
 * begins a record of any notation or holds a turn, a result or part of a tag: only then nothing of
 * a game is lost with them.
 *
 * What is text must not depend on how many bytes happen to be available, so callers wait for some.
 */
#ifndef READER_PLAIN_TEXT_H
#define READER_PLAIN_TEXT_H

#include "base/text.h"
#include "syntax/notation.h"

enum {
    PLAIN_TEXT_LONGEST = 32 * 1024,                       /* bytes of a stretch */
    PLAIN_TEXT_AHEAD = PLAIN_TEXT_LONGEST + ANNOUNCEMENT, /* that show where it ends */
    PLAIN_TEXT_LINES = 2 * ANNOUNCEMENT /* that show whether lines before a record belong to it */
};

/** A stretch of text. */
struct plain_text {
    size_t length; /* in bytes */
    bool follows;  /* whether a record follows */
    bool apart;    /* whether an empty line or the end is after it */
    bool mark;     /* whether it begins with a fence, a rule or a mark of a merge */
};

/**
 * Find the text at the cursor, which is at the start of a line and has PLAIN_TEXT_AHEAD bytes, or
 * the rest of the source.  Returns false if there is none.
 */
bool plain_text_find(struct cursor cursor, struct plain_text *text);

/** Return whether the line at the cursor is quoted with ">", and not a mark of a merge. */
bool plain_text_is_quoted(struct cursor cursor);

/**
 * Return how many bytes at the cursor, which is at the start of a line and has PLAIN_TEXT_LINES or
 * the rest of the source, are lines that state tags of the record directly after them.
 */
size_t plain_text_tags(struct cursor cursor);

/**
 * Take a line that states a tag, as "White: Ana", from lines; *name is static.  Returns false if it
 * is another one.
 */
bool plain_text_take_tag(struct words *lines, const char **name, struct words *value);

#endif
