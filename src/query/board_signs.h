/* SPDX-License-Identifier: BSD-2-Clause */
/* The signs of a pattern of positions, as they are written; see query/board_pattern.h. */
#ifndef QUERY_BOARD_SIGNS_H
#define QUERY_BOARD_SIGNS_H

#include "base/text.h"
#include "base/words.h"
#include "rules/position.h"

/** The signs but for "?", in the order of board_sign_letters. */
enum board_sign {
    SIGN_WHITE_RING,
    SIGN_BLACK_RING,
    SIGN_WHITE_MARKER,
    SIGN_BLACK_MARKER,
    SIGN_OWN_RING,
    SIGN_OTHER_RING,
    SIGN_OWN_MARKER,
    SIGN_OTHER_MARKER,
    SIGN_RING,
    SIGN_MARKER,
    SIGN_PIECE,
    SIGN_VACANT,
    BOARD_SIGNS
};

/** What a pattern asks for. */
struct board_signs {
    yinsh_set points[BOARD_SIGNS];   /* the points with each sign; no point has two */
    bool has_field[POSITION_FIELDS]; /* which fields it asks for, */
    yinsh_position fields;           /* and these, as position_field_parse() sets them */
};

/**
 * Parse a pattern.  Returns false if it is wrong: *offset is then the place of the error, and error
 * gets a message.
 */
bool board_signs_parse(struct words text, struct board_signs *signs, struct text *error,
                       size_t *offset);

#endif
