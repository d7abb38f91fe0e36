/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Reading tables that cli/table.h wrote, or that other programs made of these: TSV or CSV with a
 * head, or JSON with an object in each line.  Columns are found by their names; others may be
 * there, too.
 */
#ifndef CLI_TABLE_READER_H
#define CLI_TABLE_READER_H

#include "base/arena.h"
#include "base/words.h"
#include "cli/table.h"

enum { TABLE_WANTED = 8 /* columns that are wanted, at most */ };

/** A table being read, line by line. */
struct table_reader {
    const char *const *names; /* of the columns that are wanted; ends with NULL */
    enum table_format format; /* TABLE_ALIGNED until the first line shows it */
    size_t columns;           /* of the head */
    size_t places[TABLE_WANTED];
    struct arena arena; /* of the values of a line */
};

/** What a line is. */
enum table_line {
    TABLE_ROW,
    TABLE_NO_ROW,  /* the head, or blank */
    TABLE_BAD_ROW, /* a row with something wrong */
    TABLE_NO_TABLE /* the head is missing or wrong, or memory ran out */
};

/** Begin a table; names has to outlive the reader. */
void table_reader_begin(struct table_reader *reader, const char *const names[]);

/**
 * Read a line without its LF.  Stores the values of the wanted columns of a row, which are valid
 * until the next call and may hold any bytes, or why there is no row: a phrase in static storage.
 */
enum table_line table_reader_take(struct table_reader *reader, struct words line,
                                  struct words values[TABLE_WANTED], const char **reason);

/** Free what a reader holds. */
void table_reader_free(struct table_reader *reader);

#endif
