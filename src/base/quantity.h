/* SPDX-License-Identifier: BSD-2-Clause */
/* Numbers and days in texts, and the order of texts that hold them. */
#ifndef BASE_QUANTITY_H
#define BASE_QUANTITY_H

#include "base/text.h"

/** What a text states: a number, a day or several that it may be, both as 2026 does, or neither. */
struct quantity {
    bool is_number, is_day;
    double number;
    uint32_t first, last; /* days, as date_day() numbers them */
};

/**
 * Parse a number: digits with an optional sign and point, such as "10", "-1.5", "+3", "3." or ".5",
 * at most 64 bytes, and white space around them; false if it is none.
 */
bool quantity_parse_number(struct words text, double *number);

/** Find out what a text of any bytes states; among dates there are no numbers. */
void quantity_of(struct words text, bool dates, struct quantity *quantity);

/**
 * Compare two texts as strcmp() does: numbers come first, in their order, then days, then other
 * texts, in which a number, such as that of "Round 10", is compared as one.  Among dates there are
 * no numbers.
 */
int quantity_order(struct words a, struct words b, bool dates);

#endif
