/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The files that a command writes.  None of them may be an input, too: a command that reads what
 * it writes does not end until the disk is full, and one that replaces its input loses what it
 * does not write.
 */
#ifndef CLI_OUTPUTS_H
#define CLI_OUTPUTS_H

#include "cli/cli.h"

/**
 * Note that results go to a file; NULL and "-" are standard output.  rewrites is set if the file
 * will hold all records that it held.  Returns false, and reports, if that is not possible.
 */
bool output_note(struct cli *cli, const char *name, bool rewrites);

/** Note that files with numbers, and the first of these extensions, are made in a folder. */
bool output_note_folder(struct cli *cli, const char *folder, const char *extensions);

/**
 * Report every input that is an output; returns whether there is none.  To be called after all
 * outputs are noted, before anything is written.
 */
bool outputs_allow(struct cli *cli, int count, char **files);

/** The same for a file beside the inputs; NULL is none. */
bool outputs_allow_file(struct cli *cli, const char *name);

#endif
