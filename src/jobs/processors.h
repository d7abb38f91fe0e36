/* SPDX-License-Identifier: BSD-2-Clause */
/* The processors that threads run on. */
#ifndef JOBS_PROCESSORS_H
#define JOBS_PROCESSORS_H

#include <stddef.h>

/**
 * Return the number of processors that this process may use, as limited by taskset(1); at least 1.
 */
size_t processors_usable(void);

/** Return how many threads to use if the user asks for that many jobs, or 0 for no number. */
size_t processors_threads(int jobs);

/** Return the processor that the calling thread runs on; below 0 if that is unknown. */
int processor_current(void);

/**
 * Move the calling thread to another processor, if it runs on this one and may use another; it may
 * return later.  A new thread may otherwise share the processor of the thread that started it for
 * some milliseconds while another processor is idle.
 */
void processor_leave(int processor);

#endif
