/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/recovery.h"

#include <assert.h>
#include <string.h>

/* The byte that opens a text on a line that ends at line_end, or NULL. */
static const char *find_text(const struct notation *notation, const char *at, const char *line_end)
{
    if (notation == NULL || notation->end_of_text == NULL)
        return NULL;
    return memchr(at, notation->opens_text, (size_t)(line_end - at));
}

/*
 * Move past a text that opens at a place, if it is closed.  If its end may still come, or is after
 * that of what is searched now, the cursor stays, and is starved.
 */
static bool skip_text(struct cursor *cursor, const char *open, const struct recovery_range *range,
                      const struct notation *notation, const struct yinsh_record *record)
{
    struct cursor text = *cursor;
    text.at = open;
    text.starved = false;
    const char *after = notation->end_of_text(&text, record);
    bool beyond = after != NULL && after > range->end && !range->found;
    cursor->starved = !cursor->ends && (text.starved || beyond);
    if (after == NULL || cursor->starved)
        return false;
    cursor->at = after;
    return true;
}

/* Skip brackets and quotes that close something; returns whether there was one and more follows. */
static bool skip_closing(struct cursor *cursor)
{
    const char *first = cursor->at;
    while (cursor->at < cursor->end && *cursor->at != '\n' &&
           (is_blank(*cursor->at) || strchr("}])\"", *cursor->at) != NULL))
        cursor->at++;
    return cursor->at > first && cursor->at < cursor->end && *cursor->at != '\n';
}

/*
 * Find an object that begins a record of another notation on the line of the end of another object:
 * JSON needs no line ends.
 */
static bool find_object(struct cursor *ahead, const char *from, const char *to,
                        const struct notation *notation)
{
    while (from < to && (from = memchr(from, '}', (size_t)(to - from))) != NULL) {
        ahead->at = ++from;
        scan_blanks(ahead);
        if (scan_byte(ahead, ','))
            scan_blanks(ahead);
        if (scan_peek(ahead) == '{' && notation_others_announce(ahead, notation))
            return true;
    }
    return false;
}

/*
 * Whether a record of another notation begins at a line, perhaps after what closes something broken
 * on it; the cursor is then moved to it.
 */
static bool begins_at_line(struct cursor *cursor, const struct notation *notation)
{
    const struct notation *likely = scan_after_empty_line(cursor->start, cursor->at)
                                        ? notation_likely(*cursor, notation, NOTATION_LIKELY)
                                        : NULL;
    return notation_others_announce(cursor, notation) || (likely != NULL && likely != notation) ||
           (skip_closing(cursor) && notation_others_announce(cursor, notation));
}

bool recovery_find_other(struct cursor *cursor, struct recovery_range range,
                         const struct notation *notation, const struct yinsh_record *record)
{
    const char *const end = range.end;
    struct cursor ahead = *cursor;
    ahead.end = range.available;
    assert(cursor->at != NULL);
    /* Reading may have stopped at the first byte of a line. */
    while (cursor->at > cursor->start && is_blank(cursor->at[-1]))
        cursor->at--;
    const char *newline = cursor->at; /* none before it is looked for */
    while (!cursor->fixed && cursor->at < end) {
        if (newline != NULL && newline <= cursor->at)
            newline = memchr(cursor->at, '\n', (size_t)(end - cursor->at));
        const char *line_end = newline != NULL ? newline : end;
        const char *open = *range.unclosed ? NULL : find_text(notation, cursor->at, line_end);
        if (find_object(&ahead, cursor->at, open != NULL ? open : line_end, notation)) {
            cursor->at = ahead.at;
            return true;
        }
        if (open != NULL && skip_text(cursor, open, &range, notation, record))
            continue;
        if (open != NULL && !cursor->starved) {
            /* Look for no others: each would be read to the end. */
            *range.unclosed = true;
            continue;
        }
        if (newline == NULL || cursor->starved)
            return false;
        ahead.at = newline + 1;
        scan_blanks(&ahead);
        cursor->at = ahead.at;
        if (!scan_at_end(&ahead) && begins_at_line(&ahead, notation)) {
            cursor->at = ahead.at;
            return true;
        }
    }
    return false;
}
