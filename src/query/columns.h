/* SPDX-License-Identifier: BSD-2-Clause */
/* The columns in which `yinsh score` reports about a record. */
#ifndef QUERY_COLUMNS_H
#define QUERY_COLUMNS_H

#include "base/date.h"
#include "jobs/results.h"
#include "options/command_line.h"
#include "outputs/table_writer.h"
#include "query/column.h"

/** The columns of a table in their order. */
struct columns {
    struct column list[TABLE_COLUMNS];
    const char *names[TABLE_COLUMNS]; /* of list, for a table */
    size_t count;
    const struct aliases *aliases;  /* applied to players' names; NULL changes none */
    char *text;                     /* holds the names; NULL for the default columns */
    const struct column_list *more; /* those that only these rows have; NULL: rows are records */
};

enum {
    COLUMN_CHOICES = 3 * COLUMN_LIST + 2 /* room for the names of all columns and a NULL */
};

/**
 * Fill in the names of more columns, which may be NULL, and of those of records, with "tag:NAME"
 * for those of any tag, and a NULL.
 */
void column_choices(const struct column_list *more, const char *choices[COLUMN_CHOICES]);

/** Return the number of the day on which a record was played; 0 if its date names no day. */
uint64_t column_day_of(const struct yinsh_record *record);

/** Find a column by its name, which has to outlive it; false if there is none. */
bool column_find(const char *name, struct column *column);

/** Find a column by its name in a list, which may be NULL; false if there is none. */
bool column_find_in(const struct column_list *columns, const char *name, struct column *column);

/** Get the value of a column as column_get() does, also of a turn. */
void column_view(const struct view *view, struct column_value *value);

/**
 * Get the value of a column for a record; it lives as long as the record and the aliases, which
 * may be NULL and replace the names of players.
 */
void column_get(const struct column *column, const struct aliases *aliases,
                const struct origin *origin, const struct yinsh_record *record,
                struct column_value *value);

/**
 * Give a present value of a column of numbers or seconds the text that tables show; other values
 * have theirs.
 */
void column_add_text(const struct column *column, struct column_value *value);

/** Fill in the default columns of such rows.  Nothing has to be freed. */
void columns_begin(struct columns *columns);

/** Return whether a column needs the actions or notes of records, see reader_summarise(). */
bool columns_need_game(const struct columns *columns);

/**
 * Handle --columns, whose value is columns that are replaced by those named, with commas between
 * them.  Returns false, and reports, if there is no such column, there are too many, or memory ran
 * out.  Free them with columns_free().
 */
bool columns_take(struct cli *cli, const struct option_spec *spec, const char *names);

/** Drop columns that appear again, since the members of an object have to differ. */
void columns_unite(struct columns *columns);

/** Free what columns_take() allocated; columns that own nothing are allowed. */
void columns_free(struct columns *columns);

/** Write the row of a record, or of the turn or hit that the view has, to results->out. */
void columns_write(const struct columns *columns, enum table_format format, struct results *results,
                   struct view view);

/* ---- Tables with these columns, and rows of records or turns: listing.c --- */

/** A table to be written. */
struct listing {
    struct columns columns;
    int format; /* enum table_format; -1 until it is chosen */
    bool no_head;
    const char *name;   /* of the file that is written; NULL and "-" are standard output */
    struct output *out; /* takes the rows; set while they are written */
};

/**
 * Choose the format by the name of the file, if the user chose none; usual is that of a name
 * without an extension.  Returns false, and reports, if the name states another form.
 */
bool listing_choose_format(struct cli *cli, struct listing *listing, enum table_format usual);

/** Write the table, whose rows are the results of the work on all records; reports trouble. */
void listing_run(struct cli *cli, struct listing *listing, struct work *work);

#endif
