/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Tables of results in the formats that commands offer: values divided by tabs or commas,
 * JSON, one object a line, and a table for people, whose columns are aligned.
 */
#ifndef OUTPUTS_TABLE_WRITER_H
#define OUTPUTS_TABLE_WRITER_H

#include "base/output.h"

/** The format of a table. */
enum table_format { TABLE_TSV, TABLE_CSV, TABLE_JSON, TABLE_ALIGNED };

/** The names of the formats, in the order of enum table_format; ends with NULL. */
extern const char *const table_format_names[];

/**
 * Return the format that suits the reader of an output, if nothing else chooses one: people read
 * terminals, programs pipes and files.  NULL and "-" are standard output.
 */
enum table_format table_format_for(const char *name);

enum { TABLE_COLUMNS = 64 /* a table has no more */ };

/** A table being written, row by row; every row has a value for every column. */
struct table {
    enum table_format format;
    const char *const *names; /* of the columns */
    size_t columns;
    size_t at; /* number of the next value's column */
    struct output *out;
};

/**
 * Begin to write rows.  TABLE_ALIGNED writes values divided by tabs, which an aligner has to turn
 * into a table.  names has to outlive the table.
 */
void table_begin(struct table *table, enum table_format format, const char *const names[],
                 size_t columns, struct output *out);

/** Write the line with the columns' names; JSON has none. */
void table_head(struct table *table);

/** Begin a value that the caller writes to table->out, a number in digits. */
void table_begin_value(struct table *table);

/** End that value. */
void table_end_value(struct table *table);

/** Write a value of untrusted bytes; NULL is no value. */
void table_text(struct table *table, const char *bytes, size_t length);

/** Write a value that is a NUL-terminated string; NULL is no value. */
void table_string(struct table *table, const char *string);

/** Write a value that is a whole number. */
void table_number(struct table *table, uint64_t number);

/** Write a whole number if it is present, otherwise an empty value. */
void table_number_if(struct table *table, bool present, uint64_t number);

/** Write a finite number with at most 6 digits after the point; NAN is no value. */
void table_decimal(struct table *table, double number, int digits);

/**
 * Make an output that takes rows divided by tabs and writes them to out with their columns aligned,
 * numbers to the right.  It uses the widths of the first rows, up to 64 KiB of them, but makes no
 * column wider than 100 characters.  head states that the first row is the head.  Returns NULL
 * without memory.
 */
struct output *aligner_new(struct output *out, bool head);

/** Write the remaining rows, and free what aligner_new() made; false if memory ran out. */
bool aligner_end(struct output *rows);

/**
 * Begin a whole table with the line of its names, unless head is false, and align TABLE_ALIGNED.
 * names and out have to outlive the table.  Returns false without memory; end it with
 * table_close().
 */
bool table_open(struct table *table, enum table_format format, const char *const names[],
                size_t columns, bool head, struct output *out);

/** End a table that table_open() began; false if memory ran out. */
bool table_close(struct table *table);

#endif
