/* SPDX-License-Identifier: BSD-2-Clause */
/* What is around the turns of the official notation: tags, comments and what ends words. */
#ifndef GIPF_TEXT_H
#define GIPF_TEXT_H

#include "syntax/notation.h"

#include <string.h>

/** Return whether a byte ends a turn, a result or any other word before it. */
static inline bool gipf_ends_word(char byte)
{
    return is_blank(byte) || byte == ';' || byte == '{' || byte == '[';
}

/**
 * Return whether only white space is between the cursor and the start of its line, which is there.
 */
static inline bool gipf_starts_line(const struct cursor *cursor)
{
    const char *at = cursor->at;
    while (at > cursor->start && at[-1] != '\n' && is_blank(at[-1]))
        at--;
    return at > cursor->start && at[-1] == '\n';
}

/**
 * Return whether the word at the cursor may be a result.  Nearly every word is a turn, so only the
 * bytes that distinguish it from a result are examined.
 */
static inline bool gipf_may_be_result(struct cursor *cursor)
{
    char next = scan_peek(cursor), following = scan_ahead(cursor, 1);
    return next == '*' || (is_digit(next) && (following == '-' || following == '/'));
}

/** Return whether a tag begins at the cursor, see struct notation. */
bool gipf_announces(struct cursor cursor);

/**
 * Read a tag pair into the record; the cursor is on its bracket.  If it is broken, files
 * that and returns false; false, too, if memory ran out.
 */
bool gipf_read_tag(struct cursor *cursor, struct yinsh_record *record);

/** Read tags one after another, see struct notation. */
bool gipf_read_tags(struct cursor *cursor, struct yinsh_record *record);

/**
 * Whether the tag on whose bracket the cursor is has the name of one of the first count tags of
 * the record, or that of its broken tag.  The cursor is starved if bytes after its end may decide
 * that.
 */
bool gipf_repeats_tag(struct cursor *cursor, const struct yinsh_record *record, size_t count);

/** The tags that come first, in their usual order; ends with NULL. */
extern const char *const gipf_first_tags[];

/**
 * Whether a record of another notation begins at the cursor, which is at the first byte of a line:
 * one that announces itself, or after an empty line one that is at least so likely.  The cursor is
 * starved if bytes after its end may decide that.
 */
bool gipf_starts_other(struct cursor *cursor, const struct notation *self,
                       enum notation_likelihood least);

/** Return whether the tag on whose bracket the cursor is is one of those that come first. */
bool gipf_is_first_tag(struct cursor *cursor);

/** Whether the tag on whose bracket the cursor is usually comes before one that the record has. */
bool gipf_precedes_tags(struct cursor *cursor, const struct yinsh_record *record);

/** Return whether that tag or one on the lines directly after it has the name of any of them. */
bool gipf_repeats_tags(struct cursor *cursor, const struct yinsh_record *record);

/** The end of the text of a comment. */
struct gipf_comment {
    const char *end; /* its closing brace, else the start of the next record, or cursor->end */
    bool closed;     /* whether end is its brace */
    bool sure;       /* whether bytes after cursor->end cannot change that */
};

/**
 * Find the end of the comment on whose brace the cursor is.  A comment is closed by the next "}",
 * whatever is before it, even a record.  But if a line on which a record begins comes first and
 * then another "{", the "}" is not this comment's: no comment that is written has a "{" in it.
 * in_tags is whether the record has nothing but tags so far; then its own tags and turns may
 * follow, and only tags after an empty line are another record's.
 */
struct gipf_comment gipf_find_comment_end(const struct cursor *cursor, bool in_tags);

/**
 * Read a comment, or the clocks that it holds, into the record; the cursor is on its brace.  If it
 * is not closed, files that, leaves the cursor there and returns false; false, too, if memory ran
 * out.  in_tags is as for gipf_find_comment_end().
 */
bool gipf_read_comment(struct cursor *cursor, struct yinsh_record *record, bool in_tags);

#endif
