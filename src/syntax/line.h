/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading a notation line by line. */
#ifndef SYNTAX_LINE_H
#define SYNTAX_LINE_H

#include "base/text.h"

/**
 * Take a line with its end, or what there is of it if the source ends first.  Returns it without
 * its end and the white space around it, so that a blank one has length 0.
 */
static inline struct words line_take(struct cursor *cursor)
{
    const char *first = cursor->at;
    const char *end = scan_line_end(cursor);
    cursor->at = end < cursor->end ? end + 1 : end;
    return words_trim((struct words){first, (size_t)(end - first)});
}

/** Bits of yinsh_record.scratch.state: how far reading a record, or looking for the next, came. */
enum line_state {
    LINE_INSIDE = 1 << 0,    /* looking: the cursor is inside a line that is finished */
    LINE_AT_BLANK = 1 << 1,  /* looking: there was a blank line */
    LINE_IN_MOVES = 1 << 2,  /* a line that is not a placement was read */
    LINE_ONLY_TEXT = 1 << 3, /* there was nothing but lines that are none of the notation */
    LINE_STATES = 4          /* number of bits; the others are the notation's own */
};

/** A walk along lines for the next record. */
struct line_walk {
    struct cursor *cursor;
    int *state;       /* kept from one call to the next */
    const char *from; /* where the last line begins */
};

/** Begin to walk along lines at the cursor. */
static inline struct line_walk line_walk_begin(struct cursor *cursor, int *state)
{
    return (struct line_walk){.cursor = cursor, .state = state, .from = cursor->at};
}

/**
 * Take the next line.  Returns false if its end is not available yet; *line is then what there is
 * of it.
 */
static inline bool line_walk_next(struct line_walk *walk, struct words *line)
{
    struct cursor *cursor = walk->cursor;
    bool inside = (*walk->state & LINE_INSIDE) != 0;
    for (;;) {
        walk->from = cursor->at;
        *line = line_take(cursor);
        bool whole = cursor->at > walk->from && cursor->at[-1] == '\n';
        if (!inside)
            return whole;
        line->length = 0;
        if (!whole)
            return false;
        inside = false;
        *walk->state &= ~LINE_INSIDE;
    }
}

/** Return the next record begins with the last line. */
static inline bool line_walk_found(const struct line_walk *walk)
{
    walk->cursor->at = walk->from;
    return true;
}

/** There is no next record yet: leave the cursor where the walk continues. */
static inline bool line_walk_lost(const struct line_walk *walk)
{
    enum { LONGEST = 16 * 1024 }; /* every line that is understood is shorter */
    if (walk->cursor->at - walk->from < LONGEST && (*walk->state & LINE_INSIDE) == 0)
        walk->cursor->at = walk->from;
    else
        *walk->state |= LINE_INSIDE;
    return false;
}

#endif
