/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading the records of a batch. */
#ifndef JOBS_BATCH_H
#define JOBS_BATCH_H

#include "input/batch.h"
#include "jobs/results.h"

/**
 * Open or unpack the files of a batch and read their records one after the other: report their
 * faults, and do the work on them.  (buffer, size) takes what is unpacked at once.  Returns false
 * if the batch is suspect, or its results need too much memory: the caller must forget them.
 */
bool batch_read_records(const struct input_batch *batch, struct results *results, char *buffer,
                        size_t size);

#endif
