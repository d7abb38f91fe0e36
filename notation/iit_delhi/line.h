/* SPDX-License-Identifier: BSD-2-Clause */
/* The lines of the notation iit-delhi; internal to it. */
#ifndef IIT_DELHI_LINE_H
#define IIT_DELHI_LINE_H

#include "base/words.h"
#include "syntax/notation.h"
#include "json/json_walk.h"

/** What a line may be. */
enum iit_delhi_entry_kind {
    ENTRY_BLANK,
    ENTRY_TURN,
    ENTRY_ANSWERED, /* a turn, or the echo of one */
    ENTRY_END,      /* FINISH or KILLPROC */
    ENTRY_OTHER,    /* not understood */
    ENTRY_FOREIGN,  /* a record of another notation announces itself */
    ENTRY_BROKEN    /* wrong states why */
};

/** A line and what it was found to be. */
struct iit_delhi_entry {
    enum iit_delhi_entry_kind kind;
    struct words line;
    int side;                 /* enum yinsh_colour, or YINSH_ANY_SIDE */
    struct words turn;        /* may be blank in an end */
    struct json_value object; /* of the server */
    struct json_value meta;
    bool plain; /* whether the object is JSON without escapes; otherwise it is not checked yet */
    bool killed;
    enum fault_code wrong;
    struct words culprit;
};

/**
 * Classify a line; the cursor is in it or just after it. The cursor is starved if more bytes are
 * needed to decide whether a record of another notation than self begins.  The entry's words are
 * pieces of the source.
 */
struct iit_delhi_entry iit_delhi_parse(struct words line, struct cursor *cursor,
                                       const struct notation *self);

/** Take a word of a turn, as "RS", with the blanks after it; false if it is not next. */
static inline bool iit_delhi_scan_step(struct cursor *cursor, const char *word)
{
    const char *first = cursor->at;
    if (scan_constant(cursor, word) && scan_blanks(cursor))
        return true;
    cursor->at = first;
    return false;
}

/** Return whether a line that is broken, or not understood, was the end of a record. */
bool iit_delhi_was_end(const struct iit_delhi_entry *entry);

/** Return a turn with an answer at its end, without that. */
struct words iit_delhi_without_answer(struct words turn);

#endif
