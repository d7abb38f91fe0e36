/* SPDX-License-Identifier: BSD-2-Clause */
/* Finding rows: five adjacent markers of one colour. */
#ifndef RULES_ROWS_H
#define RULES_ROWS_H

#include "rules/bits.h"

/** Return the lower ends of all rows of a colour with these markers (G.1). */
yinsh_set rules_row_starts(yinsh_set markers);

/** Return the lower ends of all rows on the board, of both colours (G.1). */
yinsh_set rules_all_row_starts(const yinsh_position *position);

/** Return whether there is a row of the colour on the board (G.1). */
bool rules_has_row(const yinsh_position *position, enum yinsh_colour colour);

#endif
