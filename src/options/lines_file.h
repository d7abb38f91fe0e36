/* SPDX-License-Identifier: BSD-2-Clause */
/* Small files that options name: of lines, such as positions or aliases, or a theme. */
#ifndef OPTIONS_LINES_FILE_H
#define OPTIONS_LINES_FILE_H

#include "base/bytes.h"
#include "base/line_stream.h"
#include "messages/cli.h"
#include "picture/theme.h"

/** A file being read. */
struct lines_file {
    const char *name;
    int descriptor;
    int error; /* number of the error, 0 if there was none */
};

/** Open a file, "-" being standard input; false, and reported, if that fails. */
bool lines_file_open(struct cli *cli, struct lines_file *file, const char *name);

/** Read from a struct lines_file, the context; as yinsh_read_fn. */
ptrdiff_t lines_file_read(void *context, char *buffer, size_t size);

/** Close a file, and report the fault if it is not good; returns whether it is. */
bool lines_file_close(struct cli *cli, const struct lines_file *file, bool good,
                      const struct lines_fault *fault);

/**
 * Read a file and hand each of its lines to a target.  Returns false, and reports, on failure; it
 * is none if the target ends reading without a reason.
 */
bool lines_file_each(struct cli *cli, const char *name, const struct lines_target *target);

/**
 * Read a whole file of at most 64 KiB; its bytes are to be freed in any case.  Returns false, and
 * reports, on failure.
 */
bool lines_file_take(struct cli *cli, const char *name, struct bytes *bytes);

/** Report what is wrong in a line as "FILE:LINE:COLUMN: reason"; column 0 is none. */
void lines_file_report(struct cli *cli, const char *name, uint64_t line, uint64_t column,
                       const char *reason);

/**
 * Fill in a theme by the name of one that comes with the program, or of a file, which has the
 * colours of the first theme if it does not set them.  Call it when all outputs are noted.  Returns
 * false, and reports, on failure.
 */
bool cli_theme(struct cli *cli, const char *name, struct theme *theme);

#endif
