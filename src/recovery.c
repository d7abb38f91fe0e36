/* SPDX-License-Identifier: BSD-2-Clause */
#include "recovery.h"

#include <string.h>

/*
 * Move past the first text on a line that ends at a place, if that text is closed; else *closed
 * becomes false: what is not closed would be looked through for each that follows.  If its end may
 * still come, or is after a limit, the cursor stands before it, and is starved.
 */
static bool skip_text(const struct notation *notation, const struct yinsh_record *record,
                      struct cursor *cursor, const char *line_end, const char *limit, bool *closed)
{
    const char *open = NULL;
    if (*closed && notation != NULL && notation->end_of_text != NULL)
        open = memchr(cursor->at, notation->opens_text, (size_t)(line_end - cursor->at));
    if (open == NULL)
        return false;
    struct cursor text = *cursor;
    text.at = open;
    text.starved = false;
    const char *after = notation->end_of_text(&text, record);
    *closed = after != NULL;
    cursor->starved = !cursor->ends && (text.starved || (after != NULL && after > limit));
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

bool recovery_find_other(struct cursor *cursor, const char *end, const char *available,
                         const struct notation *notation, const struct yinsh_record *record)
{
    struct cursor ahead = *cursor;
    ahead.end = available;
    /* Reading may have stopped at the first byte of a line. */
    while (cursor->at > cursor->start && is_blank(cursor->at[-1]))
        cursor->at--;
    bool closed = true;
    const char *newline = cursor->at; /* none before it is looked for */
    while (!cursor->fixed && cursor->at < end) {
        if (newline != NULL && newline <= cursor->at)
            newline = memchr(cursor->at, '\n', (size_t)(end - cursor->at));
        if (skip_text(notation, record, cursor, newline != NULL ? newline : end, end, &closed))
            continue;
        if (newline == NULL || cursor->starved)
            return false;
        ahead.at = newline + 1;
        scan_blanks(&ahead);
        bool empty = memchr(newline + 1, '\n', (size_t)(ahead.at - newline - 1)) != NULL;
        cursor->at = ahead.at;
        if (scan_at_end(&ahead))
            continue;
        const struct notation *likely =
            empty ? notation_likely(ahead, notation, NOTATION_LIKELY) : NULL;
        if (notation_others_announce(&ahead, notation) || (likely != NULL && likely != notation))
            return true;
        /* What closes something broken may be before it on the line. */
        if (skip_closing(&ahead) && notation_others_announce(&ahead, notation)) {
            cursor->at = ahead.at;
            return true;
        }
    }
    return false;
}
