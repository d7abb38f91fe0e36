/* SPDX-License-Identifier: BSD-2-Clause */
/* The columns in which `yinsh score` says what it found out about a record. */
#ifndef QUERY_COLUMNS_H
#define QUERY_COLUMNS_H

#include "cli/table.h"
#include "jobs/task.h"
#include "query/alias.h"
#include "rules/names.h"

/** What a column holds. */
enum column_type {
    COLUMN_TEXT,
    COLUMN_NUMBER, /* whole numbers from 0 */
    COLUMN_TAG     /* text that anybody may have filled in, a number perhaps */
};

/** What a column says about one record; not to be copied, for bytes may point into room. */
struct column_value {
    bool present;
    const char *bytes; /* of a text */
    size_t length;
    uint64_t number;
    char room[VARIANT_TEXT]; /* for a text that the record does not hold itself */
};

struct column;

/** What a column looks at. */
struct view {
    const struct column *column;
    const struct aliases *aliases;
    const struct source *source;
    const struct yinsh_record *record;
};

/** A column; its strings are static or belong to who named it. */
struct column {
    const char *name;
    enum column_type type;
    /** Fill in the value, which lives as long as the record and is empty before. */
    void (*get)(const struct view *view, struct column_value *value);
    const char *tag;           /* the tag that it shows; NULL where it shows none */
    const char *const *values; /* all that it may have, and a NULL; NULL where they are any */
};

/** The columns of a table in their order. */
struct columns {
    struct column list[SHEET_COLUMNS];
    const char *names[SHEET_COLUMNS]; /* of the list, for a sheet */
    size_t count;
    const struct aliases *aliases; /* by which players' names are read; NULL changes none */
    char *text; /* what the names are in; NULL for the columns that are there by themselves */
};

enum {
    COLUMN_CHOICES = 32 /* room for the names of all columns and a NULL */
};

/** Fill in the names of all columns, with "tag:NAME" for those of any tag, and a NULL. */
void column_choices(const char *choices[COLUMN_CHOICES]);

/** Find a column by its name, which has to outlive it; false where there is none. */
bool column_find(const char *name, struct column *column);

/**
 * Find out what a column says about a record; it lives as long as the record and the aliases,
 * which may be NULL.  Names of players are those that the aliases make of them.
 */
void column_get(const struct column *column, const struct aliases *aliases,
                const struct source *source, const struct yinsh_record *record,
                struct column_value *value);

/** Fill in the columns that a table has where none are chosen.  Nothing has to be freed. */
void columns_begin(struct columns *columns);

/**
 * Fill in the columns that an option chooses, with commas between their names; false, and
 * reported, where there is no such column, there are too many, or memory ran out.  Free them
 * with columns_free().
 */
bool columns_choose(struct cli *cli, struct columns *columns, const char *option,
                    const char *names);

/** Leave out columns that were there before; for objects, whose members have to differ. */
void columns_unite(struct columns *columns);

/** Free what columns_choose() took; columns that own nothing are allowed. */
void columns_free(struct columns *columns);

/** Begin a table of these columns, which have to outlive it. */
void columns_sheet(const struct columns *columns, struct sheet *sheet, enum sheet_format format,
                   struct output *out);

/** Write the row of a record to task->out. */
void columns_write(const struct columns *columns, enum sheet_format format, struct task *task,
                   const struct source *source, const struct yinsh_record *record);

#endif
