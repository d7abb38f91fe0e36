/* SPDX-License-Identifier: BSD-2-Clause */
/* The records of a run of members of a zip, which is unpacked for them. */
#ifndef JOBS_RUN_H
#define JOBS_RUN_H

#include "input/run.h"
#include "jobs/task.h"

/**
 * Read the records of all members of a run, as if they came one after the other: report their
 * faults, and do the work on them.  buffer takes what is unpacked at once: size bytes.  Returns
 * false where the run is doubtful, or what came of it is more than is to be held: then that is to
 * be forgotten.
 */
bool run_read_records(const struct cli *cli, const struct run *run, struct task *task, char *buffer,
                      size_t size);

#endif
