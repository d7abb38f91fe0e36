/* SPDX-License-Identifier: BSD-2-Clause */
/* The processors that threads run on. */
#ifndef JOBS_PROCESSORS_H
#define JOBS_PROCESSORS_H

#include <stddef.h>

/** How many processors this process may use, as by taskset(1) or a batch system; at least 1. */
size_t processors_usable(void);

/** The processor that the calling thread runs on; a number below 0 where that is not known. */
int processor_current(void);

/**
 * Go on on another processor than this one, if the calling thread runs on it and may use another.
 * Which ones it may use later on is not changed.  A thread that has just begun may otherwise share
 * the processor of the one that began it for some milliseconds, while another one is idle.
 */
void processor_leave(int processor);

#endif
