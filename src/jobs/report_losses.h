/* SPDX-License-Identifier: BSD-2-Clause */
/* Counting and reporting what records lose in a notation that cannot hold all of them. */
#ifndef JOBS_REPORT_LOSSES_H
#define JOBS_REPORT_LOSSES_H

#include "jobs/results.h"
#include "syntax/notation.h"
#include "syntax/notation_losses.h"

/**
 * Count what a record lost when it was written, bits of enum notation_loss: one for each kind, in
 * the first LOSSES of the counts of the results.  If nothing of its game could be written, the
 * status is that of a bad record.
 */
void losses_count(struct results *results, unsigned lost);

/**
 * Report what a notation could not hold: a warning for each kind with the number of records, from
 * the counts of losses_count().
 */
void losses_report(struct cli *cli, const struct notation *target, const uint64_t lost[LOSSES]);

#endif
