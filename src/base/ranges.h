/* SPDX-License-Identifier: BSD-2-Clause */
/* Sets of numbers, such as 3,7-9. */
#ifndef BASE_RANGES_H
#define BASE_RANGES_H

#include "base/text.h"

/** The numbers from first to last. */
struct range {
    uint64_t first, last;
};

/** A set of numbers, as sorted ranges that do not overlap; all zero is empty. */
struct ranges {
    struct range *list;
    size_t count;
};

/**
 * Add the numbers of a list to a set: numbers from 1 and ranges such as 7-9, in any order, with
 * commas between them.  On failure returns false and leaves the set unchanged; *wrong then gets the
 * first invalid item, which may be empty, or its bytes are NULL if memory ran out.
 */
bool ranges_add(struct ranges *ranges, struct words list, struct words *wrong);

/** Return whether a number is in the set. */
bool ranges_have(const struct ranges *ranges, uint64_t number);

/** Return whether a number is greater than all in the set, which is not empty. */
bool ranges_end_before(const struct ranges *ranges, uint64_t number);

/** Free what the set holds; it is empty afterwards. */
void ranges_free(struct ranges *ranges);

#endif
