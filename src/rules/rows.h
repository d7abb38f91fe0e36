/* SPDX-License-Identifier: BSD-2-Clause */
/* Finding rows: five adjacent markers of one colour. */
#ifndef RULES_ROWS_H
#define RULES_ROWS_H

#include "rules/bits.h"

/** Return the lower ends of all rows on the board, of both colours (G.1). */
yinsh_set rules_row_starts(const yinsh_position *position);

#endif
