/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Files without a name: for archives that need random access and do not allow it, and for what a
 * command keeps until it has seen all of its input.  They are made before the process gives up the
 * folder of temporary files; those for archives are reused.
 */
#ifndef INPUT_SPOOL_H
#define INPUT_SPOOL_H

#include <stdbool.h>
#include <stddef.h>

/**
 * Make the files for archives, in TMPDIR or else /tmp; later calls do nothing.  A failure is
 * reported by spool_take().
 */
void spool_prepare(void);

/** Make a file for a command; returns its descriptor, to be closed, or -1 with errno set. */
int spool_make(void);

/**
 * Take an empty file for an archive, after spool_prepare(); returns its descriptor, to pass to
 * spool_give() later, or -1 with errno set.  There are enough files for all archives that can be
 * open at once, one in the other, both in order and in a batch that is read again.
 */
int spool_take(void);

/** Close the files; none may be in use. */
void spool_end(void);

/** Give a file back and drop its contents; -1 is allowed. */
void spool_give(int descriptor);

#endif
