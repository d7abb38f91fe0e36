/* SPDX-License-Identifier: BSD-2-Clause */
/* The points and the meta texts of the IIT Delhi server; notation/iit_delhi/iit_delhi.c has the
 * grammar. */
#ifndef IIT_DELHI_META_H
#define IIT_DELHI_META_H

#include "record/record.h"

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

#endif
