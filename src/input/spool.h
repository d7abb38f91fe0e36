/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Files without a name, for archives that have to be read at any place and cannot.  They are made
 * before the process gives up the folder of temporary files, and used again and again.
 */
#ifndef INPUT_SPOOL_H
#define INPUT_SPOOL_H

/**
 * Make the files, in TMPDIR or else /tmp; later calls do nothing.  A failure is reported by
 * spool_take().  Needed only by a process that gives up the folder.
 */
void spool_prepare(void);

/**
 * Take an empty file; returns its descriptor, to be given back, or -1 with errno set.  There is one
 * for each archive that can be open within others, in order and in a batch that is read again.
 */
int spool_take(void);

/** Close the files, of which none may be taken. */
void spool_end(void);

/** Give a file back, whose contents are dropped; -1 is allowed. */
void spool_give(int descriptor);

#endif
