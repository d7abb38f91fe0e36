/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the notation iit-delhi share; iit_delhi.c has the grammar. */
#ifndef IIT_DELHI_H
#define IIT_DELHI_H

#include "base/text.h"
#include "record/record.h"
#include "syntax/notation.h"
#include "json/json_walk.h"

/* ---- Points and meta texts: meta.c ---------------------------------------- */

/** What a meta text of the server states. */
enum iit_delhi_kind {
    META_OTHER,   /* nothing that is understood */
    META_SCORE,   /* a player took off his last ring */
    META_TIMEOUT, /* a player ran out of time */
    META_INVALID, /* a player's move was refused */
    META_STOP     /* a player's program stopped */
};

struct iit_delhi_meta {
    enum iit_delhi_kind kind;
    enum yinsh_colour winner;
    int rings; /* of META_SCORE: what the loser took off */
};

enum { IIT_DELHI_META_TEXT = 96 /* room for a meta text that is written */ };

/** The tag that holds a meta text with more than would be written anyway. */
#define IIT_DELHI_TAG "ServerMeta"

/** Read a meta text. */
struct iit_delhi_meta iit_delhi_meta_read(const char *text, size_t length);

/**
 * Write the meta text of a position, with a NUL; returns its length.  For META_OTHER it is
 * empty.
 */
size_t iit_delhi_meta_write(struct iit_delhi_meta meta, const yinsh_position *position,
                            char text[IIT_DELHI_META_TEXT]);

/** Return the point at a place of a hexagon, or YINSH_NO_POINT. */
yinsh_point iit_delhi_point(unsigned hexagon, unsigned place);

/* ---- Lines: line.c -------------------------------------------------------- */

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

/** The members of the server's objects, with NULL after them. */
extern const char *const iit_delhi_members[4];

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

/* ---- Writing: write.c ----------------------------------------------------- */

/** Write a record; see struct notation. */
void iit_delhi_write(struct writer *to);

#endif
