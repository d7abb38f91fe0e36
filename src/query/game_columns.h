/* SPDX-License-Identifier: BSD-2-Clause */
/* The columns of a record for which its whole game has to be looked at. */
#ifndef QUERY_GAME_COLUMNS_H
#define QUERY_GAME_COLUMNS_H

#include "query/column.h"

/** All of these columns. */
extern const struct column_list game_columns;

#endif
