/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing to descriptors, and names and values in the form that people and programs get them. */
#ifndef CLI_WRITE_H
#define CLI_WRITE_H

#include "cli/cli.h"

/** Write all bytes to a descriptor; returns 0 or the number of the error. */
int cli_write_all(int descriptor, const char *bytes, size_t length);

/** Begin output to standard output; the descriptor has to stay open. */
void cli_begin_stdout(struct output *output);

/** Return whether text on a stream's file descriptor is coloured. */
bool cli_colors(const struct cli *cli, int descriptor);

/** The name of an input file in messages about trouble: "standard input" for "-". */
const char *cli_subject(const char *file);

/** Return the name of an input file in messages about its lines: "<stdin>" for "-". */
const char *cli_shown_name(const char *file);

/** Write the name of cli_shown_name(), made visible. */
void cli_file_name(struct output *output, const char *file);

/** Write untrusted text, made visible and in single quotes. */
void cli_put_quoted(struct output *output, const char *text);

/**
 * Write a value of untrusted bytes for a column of a table divided by tabs; a backslash is
 * doubled, so that the escapes can be undone.  NULL is the empty value.
 */
void cli_tsv_value(struct output *output, const char *value);

/** Write (bytes, length) as cli_tsv_value() does. */
void cli_tsv_bytes(struct output *output, const char *bytes, size_t length);

#endif
