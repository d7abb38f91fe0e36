/* SPDX-License-Identifier: BSD-2-Clause */
/* The names of enumerated values, each list in the order of its enumeration. */
#ifndef RULES_NAMES_H
#define RULES_NAMES_H

#include "base/name_list.h"
#include "yinsh.h"

#include <string.h>

extern name_list names_of_colour; /* enum yinsh_colour; also the tags of the players */
extern name_list names_of_due;    /* enum yinsh_due */
extern name_list names_of_house;  /* enum yinsh_house; the first, no house rule, is "" */
extern name_list names_of_result; /* enum yinsh_result */
extern name_list names_of_end;    /* enum yinsh_end */
extern name_list names_of_status; /* enum yinsh_status */

enum { VARIANT_TEXT = 32 /* room for a variant with its house rules and NUL */ };

/** Return the result of a name, (text, length), or -1; for a win, without looking through the list.
 */
static inline int result_find(const char *text, size_t length)
{
    enum { WIN = 3 /* bytes */ };
    for (int result = YINSH_RESULT_WHITE; length == WIN && result <= YINSH_RESULT_BLACK; result++)
        if (memcmp(text, names_of_result[result], WIN) == 0)
            return result;
    return name_find(names_of_result, text, length);
}

/**
 * Write the variant of a position with its house rules, as "blitz+steal+no-limit", and a NUL;
 * returns its length.
 */
size_t variant_name(const yinsh_position *position, char text[VARIANT_TEXT]);

/**
 * Read a variant with its house rules, the whole of (text, length), into a position, which does not
 * change otherwise.  Returns false, with the position unchanged, if there is none.
 */
bool variant_parse(const char *text, size_t length, yinsh_position *position);

#endif
