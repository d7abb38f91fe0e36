/* SPDX-License-Identifier: BSD-2-Clause */
/* Selecting records with the filter of --where. */
#ifndef QUERY_SELECT_H
#define QUERY_SELECT_H

#include "jobs/results.h"

/**
 * Let the filter of cli->selection.where, if there is one, select the records of the work.  It
 * replaces names of players by work->aliases.  Returns false, and reports, if it is invalid.
 */
bool select_records(struct cli *cli, struct work *work);

#endif
