/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The files that a command writes.  None of them may also be an input: a command that reads what it
 * writes does not end until the disk is full, and one that replaces its input loses what it does
 * not write.  Whether files are the same is decided by device and inode.
 */
#ifndef OUTPUTS_CONFLICTS_H
#define OUTPUTS_CONFLICTS_H

#include "messages/cli.h"

/**
 * Make a file an output; NULL and "-" are standard output.  rewrites states that the file will hold
 * all records that it held.  Returns false, and reports, if an operand, a list of names or a file
 * that was read before is this file or standard error, or another output goes to it.
 */
bool outputs_note(struct cli *cli, const char *name, bool rewrites);

/** Make a folder in which files are made an output, in the same way; make it first if asked to. */
bool outputs_note_folder(struct cli *cli, const char *name, bool make);

/** Return whether a file made in a folder may replace what has its name; otherwise reports it. */
bool outputs_may_replace(struct cli *cli, const char *name);

/** Return whether a file that an option named, and that was opened, is no output, or reports it. */
bool outputs_allow_reading(struct cli *cli, const char *name, int descriptor);

#endif
