/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The filter of system calls of the sandbox.  It stays until the process ends.  There is none in a
 * build with sanitizers, on a system other than Linux, on a processor without a list of calls here,
 * and on a kernel without filters.
 */
#ifndef SANDBOX_SANDBOX_FILTER_H
#define SANDBOX_SANDBOX_FILTER_H

#include <stdbool.h>

/**
 * Allow only the calls that the commands need, with or without those that give new files their mode
 * and owner.  A call that would harm others fails with EPERM, and any other call that is not listed
 * fails with ENOSYS.  The process must have the attribute "no new privileges".
 */
void sandbox_filter_calls(bool creates_files);

#endif
