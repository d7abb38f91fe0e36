/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/notation.h"

#include <string.h>

/*
 * Whether a record of a notation may announce itself with a byte.  It is called at each line that
 * is not understood, and at records without tags.
 */
static inline bool may_announce(const struct notation *notation, char byte)
{
    const char *first = notation->announced_by;
    if (notation->announces == NULL || first == NULL)
        return notation->announces != NULL;
    while (*first != '\0' && *first != byte)
        first++;
    return *first != '\0';
}

bool notation_announces(const struct notation *notation, struct cursor cursor)
{
    if (!may_announce(notation, scan_peek(&cursor)))
        return false;
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    return notation->announces(cursor);
}

const struct notation *notation_announced(struct cursor cursor, const struct notation *except)
{
    const char byte = scan_peek(&cursor);
    if (cursor.notations == NULL)
        return NULL;
    for (const struct notation *const *at = cursor.notations; *at != NULL; at++)
        if (may_announce(*at, byte) && (except == NULL || (*at)->read != except->read) &&
            notation_announces(*at, cursor))
            return *at;
    return NULL;
}

/* A cursor over the current line only. */
static struct cursor first_line(struct cursor cursor)
{
    const char *newline = memchr(cursor.at, '\n', scan_left(&cursor));
    if (newline != NULL)
        cursor.end = newline + 1;
    return cursor;
}

/*
 * Whether a notation that cannot announce itself continues with the next line, so that the line
 * before it is a stray one.  This examines no more bytes than an announcement has.
 */
static bool goes_on(const struct notation *self, struct cursor cursor)
{
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    cursor.at = first_line(cursor).end;
    return self != NULL && self->weigh != NULL && self->weigh(first_line(cursor)) > 0;
}

bool notation_others_announce(struct cursor *cursor, const struct notation *self)
{
    if (cursor->fixed)
        return false;
    bool own =
        self != NULL && may_announce(self, scan_peek(cursor)) && notation_announces(self, *cursor);
    bool found = !own && notation_announced(*cursor, self) != NULL;
    cursor->starved |= scan_left(cursor) < ANNOUNCEMENT;
    return found && !goes_on(self, *cursor);
}

/* A cursor over the few lines that show whether a record likely begins. */
static struct cursor first_lines(struct cursor cursor)
{
    enum { LINES = 16 }; /* with one token each, they hold all rings and some moves */
    if (scan_left(&cursor) > ANNOUNCEMENT)
        cursor.end = cursor.at + ANNOUNCEMENT;
    struct cursor rest = cursor;
    for (int lines = 0; lines < LINES && rest.at < rest.end; lines++)
        rest.at = first_line(rest).end;
    cursor.end = rest.at;
    return cursor;
}

/* Whether the line at the cursor may be one of a notation that cannot announce itself. */
static bool is_candidate(const struct notation *notation, struct cursor line)
{
    return notation->weigh != NULL && notation->weigh(line) > 0;
}

const struct notation *notation_likely(struct cursor cursor, const struct notation *self,
                                       enum notation_likelihood least)
{
    bool any = false;
    /* Every candidate begins with a letter. */
    if (cursor.notations == NULL || !is_letter(scan_peek(&cursor)))
        return NULL;
    cursor = first_lines(cursor);
    struct cursor line = first_line(cursor);
    for (const struct notation *const *at = cursor.notations; *at != NULL && !any; at++)
        any = *at != self && is_candidate(*at, line);
    for (const struct notation *const *at = cursor.notations; *at != NULL && any; at++)
        if (is_candidate(*at, line) && (*at)->weigh(cursor) >= (int)least)
            return *at;
    return NULL;
}

bool notation_others_begin(struct cursor *cursor, const struct notation *self)
{
    return notation_others_announce(cursor, self) ||
           (!cursor->fixed && scan_after_empty_line(cursor->start, cursor->at) &&
            notation_likely(*cursor, self, NOTATION_LIKELY) != NULL);
}

bool notation_others_begin_at(struct cursor *cursor, const char *line, const struct notation *self)
{
    struct cursor at_line = *cursor;
    at_line.at = line;
    bool begins = notation_others_begin(&at_line, self);
    cursor->starved |= at_line.starved;
    return begins;
}
