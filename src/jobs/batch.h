/* SPDX-License-Identifier: BSD-2-Clause */
/* The records of a batch of members of a zip, which is unpacked for them. */
#ifndef JOBS_BATCH_H
#define JOBS_BATCH_H

#include "input/batch.h"
#include "jobs/results.h"

/**
 * Read the records of all members of a batch, as if they came one after the other: report their
 * faults, and do the work on them.  buffer takes what is unpacked at once: size bytes.  Returns
 * false where the batch is doubtful, or what came of it is more than is to be held: then that is to
 * be forgotten.
 */
bool batch_read_records(const struct cli *cli, const struct input_batch *batch,
                        struct results *results, char *buffer, size_t size);

#endif
