/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What a game sheet shows, as a list of blocks from the players to the last diagram.  Pages and
 * HTML are made of the same list.
 */
#ifndef PICTURE_SHEET_H
#define PICTURE_SHEET_H

#include "base/bytes.h"
#include "picture/diagram.h"

/** Kinds of blocks. */
enum sheet_kind {
    SHEET_WHITE,   /* name of a player */
    SHEET_BLACK,   /* name of the other */
    SHEET_RESULT,  /* how the game ended */
    SHEET_EVENT,   /* where and when it was played */
    SHEET_TAG,     /* any other tag */
    SHEET_TURNS,   /* turns in the official notation, with marks and clocks */
    SHEET_COMMENT, /* a comment on the last of them */
    SHEET_DIAGRAM, /* the position after it, with a caption */
    SHEET_FAULT,   /* what is wrong with the record */
    SHEET_RULE,    /* the clause of the rules that it breaks */
    SHEET_KINDS
};

enum {
    SHEET_END = -1,     /* the turn of a diagram of the record's end */
    SHEET_AT_FAULT = -2 /* that of a diagram of its first error */
};

/** A block. */
struct sheet_block {
    uint32_t text, length; /* in the bytes of the sheet; visible, with single blanks */
    int16_t turn;          /* of a diagram */
    uint8_t kind;          /* enum sheet_kind */
};

/** The blocks of a record; all zero is an empty list. */
struct sheet {
    const struct yinsh_record *record;
    struct bytes text;
    struct sheet_block *blocks;
    size_t count, capacity;
    bool failed; /* whether memory ran out */
};

/** Which turns of a record get a diagram; row is whether the turn removes a row. */
struct sheet_choice {
    bool (*wants)(const void *context, int turn, bool row);
    const void *context;
};

/** Replace the blocks of a sheet by those of a record, which has to outlive them. */
void sheet_read(struct sheet *sheet, const struct yinsh_record *record, struct sheet_choice choice);

/** Return the text of a block. */
struct words sheet_text(const struct sheet *sheet, const struct sheet_block *block);

/** Fill in what the diagram of a block shows. */
void sheet_diagram(const struct sheet *sheet, const struct sheet_block *block,
                   struct diagram *diagram);

/** Return the name of a player, which may be any text, or the colour. */
const char *sheet_player(const struct yinsh_record *record, enum yinsh_colour colour);

/** Free what a sheet holds. */
void sheet_free(struct sheet *sheet);

#endif
