/* SPDX-License-Identifier: BSD-2-Clause */
/* The records of the whole input, read by several threads. */
#ifndef JOBS_JOBS_H
#define JOBS_JOBS_H

#include "jobs/results.h"

/**
 * Read the records of all operands (none: standard input) in order, report their faults and do the
 * work on each record.  Reports files that cannot be read, and skips them.
 */
void jobs_run(struct cli *cli, struct work *work);

/**
 * Prepare to call jobs_run() several times, each time for some of the operands: all of them stay
 * readable.  Every work but the last must set work->again.  Returns false, and reports, without
 * memory.
 */
bool jobs_prepare(struct cli *cli);

#endif
