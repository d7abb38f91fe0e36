/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The files that a command writes.  None of them may also be an input: a command that reads what it
 * writes does not end until the disk is full, and one that replaces its input loses what it does
 * not write.
 */
#ifndef CLI_OUTPUTS_H
#define CLI_OUTPUTS_H

#include "cli/cli.h"

/**
 * Note that results go to a file; NULL and "-" are standard output.  rewrites states that the file
 * will hold all records that it held.  Returns false, and reports, on failure.
 */
bool output_note(struct cli *cli, const char *name, bool rewrites);

/**
 * Note that files are made in a folder, whose names end with the first of these extensions and, if
 * they are numbered, begin with a number and a hyphen.
 */
bool output_note_folder(struct cli *cli, const char *folder, bool numbered, const char *extensions);

/**
 * Report every input that is an output; returns whether there is none.  Call it when all outputs
 * are noted, before anything is written.
 */
bool outputs_allow(struct cli *cli);

/** Do the same for another file that is read; NULL is none. */
bool outputs_allow_file(struct cli *cli, const char *name);

#endif
