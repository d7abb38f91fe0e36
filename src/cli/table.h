/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Tables of results in the formats that commands offer: values divided by tabs or commas,
 * JSON, one object a line, and a table to be read, whose columns are aligned.
 */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "base/output.h"

/** The format of a table. */
enum sheet_format { SHEET_TSV, SHEET_CSV, SHEET_JSON, SHEET_TABLE };

/** The names of the formats, in the order of enum sheet_format; ends with NULL. */
extern const char *const sheet_format_names[];

enum { SHEET_COLUMNS = 64 /* a table has no more */ };

/** A table being written, row by row; every row has a value for every column. */
struct sheet {
    enum sheet_format format;
    const char *const *names; /* of the columns */
    size_t columns;
    size_t at; /* number of the next value's column */
    struct output *out;
};

/**
 * Begin to write rows.  A table to be read comes out as values divided by tabs: an aligner
 * has to make it one.  names has to outlive the sheet.
 */
void sheet_begin(struct sheet *sheet, enum sheet_format format, const char *const names[],
                 size_t columns, struct output *out);

/** Write the line with the columns' names; JSON has none. */
void sheet_head(struct sheet *sheet);

/**
 * Begin and end a value that the caller writes to sheet->out by himself: a number in digits.
 */
void sheet_begin_value(struct sheet *sheet);
void sheet_end_value(struct sheet *sheet);

/** Write a value of untrusted bytes; NULL is no value. */
void sheet_text(struct sheet *sheet, const char *bytes, size_t length);

/** Write a value that is a NUL-terminated string; NULL is no value. */
void sheet_string(struct sheet *sheet, const char *string);

/** Write a value that is a whole number. */
void sheet_number(struct sheet *sheet, uint64_t number);

/** Write a value that is a finite number with so many digits behind the point, at most 6. */
void sheet_decimal(struct sheet *sheet, double number, int digits);

/** Write that there is no value. */
void sheet_none(struct sheet *sheet);

struct aligner;

/**
 * Make an aligner, which takes rows divided by tabs and writes them to out with their columns
 * aligned, numbers to the right: it looks at the first rows, up to 64 KiB of them, and keeps
 * to their widths, though no column is made wider than 100 signs.  The first row is the head.
 * Returns NULL without memory.
 */
struct aligner *aligner_new(struct output *out);

/** Say before the first row that there is no head; NULL is allowed. */
void aligner_headless(struct aligner *aligner);

/** Take whole rows. */
void aligner_take(struct aligner *aligner, const char *bytes, size_t length);

/** Write what is left, and free the aligner; NULL is allowed. */
void aligner_end(struct aligner *aligner);

#endif
