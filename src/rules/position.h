/* SPDX-License-Identifier: BSD-2-Clause */
/* The fields of a position line after the board, one by one, for patterns of positions. */
#ifndef RULES_POSITION_H
#define RULES_POSITION_H

#include "yinsh.h"

/** The fields in their order. */
enum position_field {
    POSITION_SIDE,
    POSITION_DUE,
    POSITION_REMOVED,
    POSITION_TURN,
    POSITION_VARIANT,
    POSITION_PASSED,
    POSITION_FIELDS
};

/**
 * Parse a field of a position line, (word, length), and set what it states in a position; the side
 * is YINSH_ANY_SIDE if it is "-".  Returns NULL, or why the field is wrong, in static storage.
 */
const char *position_field_parse(enum position_field field, const char *word, size_t length,
                                 yinsh_position *position);

#endif
