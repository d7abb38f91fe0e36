/* SPDX-License-Identifier: BSD-2-Clause */
/* The lines of a notation that is made of lines. */
#ifndef LINE_H
#define LINE_H

#include "scan.h"

#include <string.h>

/** A line without its end and the white space around it. */
struct line {
    const char *bytes;
    size_t length; /* 0: it is blank */
};

/** Take a line with its end, or what there is of it where the source ends first. */
static inline struct line line_take(struct cursor *cursor)
{
    const char *newline = memchr(cursor->at, '\n', scan_left(cursor));
    const char *end = newline != NULL ? newline : cursor->end;
    struct line line = {.bytes = cursor->at};
    cursor->starved |= newline == NULL;
    cursor->at = newline != NULL ? newline + 1 : end;
    while (end > line.bytes && is_blank(end[-1]))
        end--;
    while (line.bytes < end && is_blank(*line.bytes))
        line.bytes++;
    line.length = (size_t)(end - line.bytes);
    return line;
}

/** Bits of yinsh_record.reader_state while the next record is looked for. */
enum line_state {
    LINE_INSIDE = 1 << 0, /* the cursor stands inside a line that is done with */
    LINE_STATES = 1       /* number of bits; the others are the notation's own */
};

/**
 * A walk along lines for the next record.  Who called takes the cursor back to an earlier line
 * end where too little is there to tell whether another notation begins behind it, so what is
 * known has to be what was known there.
 */
struct line_walk {
    struct cursor *cursor;
    int *kept;        /* what is remembered from one call to the next */
    int state;        /* what is known where the cursor stands */
    const char *from; /* where the last line begins */
    const char *back; /* the line end that the cursor may be taken back to, or NULL */
};

static inline struct line_walk line_walk_begin(struct cursor *cursor, int *kept)
{
    return (struct line_walk){.cursor = cursor, .kept = kept, .state = *kept, .from = cursor->at};
}

/** Say that what is known at the cursor, which stands behind the last line, is settled. */
static inline void line_walk_settle(struct line_walk *walk)
{
    enum { TAKEN_BACK = 512 }; /* at most so many bytes: those by which a record announces itself */
    const char *at = walk->cursor->at;
    if (walk->back != NULL)
        return;
    *walk->kept = walk->state;
    if (at > walk->from && at[-1] == '\n' && walk->cursor->end - at < TAKEN_BACK) {
        walk->back = at - 1;
        *walk->kept |= LINE_INSIDE;
    }
}

/**
 * Take the next line.  Returns false where its end is not there yet; *line is then what there is
 * of it.
 */
static inline bool line_walk_next(struct line_walk *walk, struct line *line)
{
    struct cursor *cursor = walk->cursor;
    if ((walk->state & LINE_INSIDE) != 0) {
        line_take(cursor);
        if (cursor->at == walk->from || cursor->at[-1] != '\n') {
            line->length = 0;
            return false;
        }
        walk->state &= ~LINE_INSIDE;
        line_walk_settle(walk);
    }
    walk->from = cursor->at;
    *line = line_take(cursor);
    return cursor->at > walk->from && cursor->at[-1] == '\n';
}

/** The next record begins with the last line. */
static inline bool line_walk_found(const struct line_walk *walk)
{
    walk->cursor->at = walk->from;
    return true;
}

/** There is no next record yet: leave the cursor where the walk goes on. */
static inline bool line_walk_lost(const struct line_walk *walk)
{
    enum { LONGEST = 16 * 1024 }; /* no line that is understood is as long */
    struct cursor *cursor = walk->cursor;
    if (walk->back != NULL)
        cursor->at = walk->back;
    else if (cursor->at - walk->from < LONGEST && (*walk->kept & LINE_INSIDE) == 0)
        cursor->at = walk->from;
    else
        *walk->kept |= LINE_INSIDE;
    return false;
}

#endif
