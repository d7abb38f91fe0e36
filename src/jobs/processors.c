/* SPDX-License-Identifier: BSD-2-Clause */
#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "jobs/results.h"

#ifdef __linux__
#include <sched.h>
#endif
#include <unistd.h>

size_t processors_usable(void)
{
#ifdef __linux__
    cpu_set_t set;
    /* unreachable: it takes more than 1024 processors */
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return (size_t)CPU_COUNT(&set);
#endif
    /* unreachable: the same */
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    /* unreachable: the same, and every system has a processor */
    return count > 0 ? (size_t)count : 1;
}

size_t processors_threads(int jobs)
{
    size_t threads = jobs > 0 ? (size_t)jobs : processors_usable();
    /* unreachable: it takes that many processors */
    return threads > MOST_JOBS ? MOST_JOBS : threads;
}

#ifdef __linux__

int processor_current(void)
{
    return sched_getcpu();
}

void processor_leave(int processor)
{
    cpu_set_t usable, others;
    if (processor_current() != processor || sched_getaffinity(0, sizeof usable, &usable) != 0)
        return;
    others = usable;
    CPU_CLR((unsigned)processor, &others);
    /* The first call moves the thread, or fails if there is no other processor; the second one
     * does not move it back. */
    if (sched_setaffinity(0, sizeof others, &others) == 0)
        sched_setaffinity(0, sizeof usable, &usable);
}

#else

int processor_current(void)
{
    return -1;
}

void processor_leave(int processor)
{
    (void)processor;
}

#endif
