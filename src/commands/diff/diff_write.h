/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing how two records differ, for people or as a row of a table. */
#ifndef COMMANDS_DIFF_DIFF_WRITE_H
#define COMMANDS_DIFF_DIFF_WRITE_H

#include "commands/diff/diff_compare.h"
#include "messages/board.h"
#include "outputs/table_writer.h"

/** The columns of the table. */
extern const char *const diff_columns[];

enum { DIFF_COLUMNS = 12 };

/** A record of one side; all zero is none. */
struct diff_side {
    const char *file;
    uint64_t number; /* in the file */
    struct yinsh_record *record;
};

/** How differences are shown to people. */
struct diff_style {
    bool boards;
    struct board_style board;
    struct diff_ignored ignored;
};

/** Write how two records differ, or that there is only one. */
void diff_write_text(struct output *out, const struct diff_side sides[2],
                     const struct difference *difference, const struct diff_style *style);

/** Write the same as a row. */
void diff_write_row(struct table *table, const struct diff_side sides[2],
                    const struct difference *difference, const struct diff_ignored *ignored);

#endif
