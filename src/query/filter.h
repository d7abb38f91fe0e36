/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Filters: an expression over the columns of a record, which passes some records and not
 * others, as in
 *
 *     expression = term { ("&&" | "||") term }            && binds closer than ||
 *     term       = { "!" } ( "(" expression ")" | comparison )
 *     comparison = column | column operator value | value operator column
 *                | column ("=~" | "!~") "/" pattern "/" flags
 *     operator   = "==" | "!=" | "<" | "<=" | ">" | ">="
 *     value      = word | string in "..." or '...' with escapes
 */
#ifndef QUERY_FILTER_H
#define QUERY_FILTER_H

#include "jobs/task.h"
#include "query/alias.h"

enum {
    FILTER_LENGTH = 16384, /* bytes of an expression */
    FILTER_TOKENS = 1024,  /* words, strings, patterns and signs of one */
    FILTER_NESTING = 64,   /* parentheses that are open at once */
    FILTER_ERROR = 1024    /* room for what is wrong with one */
};

/** A compiled expression; not for two threads at once. */
struct filter;

/** What a filter makes of a record. */
enum filter_answer {
    FILTER_REJECTS,
    FILTER_PASSES,
    FILTER_GIVES_UP /* a pattern needs more steps than it is given */
};

/**
 * Compile an expression of any bytes.  Returns NULL where it is wrong or memory ran out; then
 * *column is the place of what is wrong, in bytes from 1, and (error, size) says what it is,
 * with a NUL, fit to be shown and cut where it does not fit.  Free it with filter_free().
 */
struct filter *filter_new(const char *bytes, size_t length, size_t *column, char *error,
                          size_t size);

/** Free a filter; NULL is allowed. */
void filter_free(struct filter *filter);

/** Whether a filter looks at a column, by its name; NULL looks at none. */
bool filter_uses(const struct filter *filter, const char *column);

/** Have a filter look at players' names as aliases read them; they have to outlive it. */
void filter_alias(struct filter *filter, const struct aliases *aliases);

/**
 * Judge a record.  Where that is given up, *column is the place of the pattern in the
 * expression, in bytes from 1.
 */
enum filter_answer filter_judge(struct filter *filter, const struct source *source,
                                const struct yinsh_record *record, size_t *column);

/**
 * Whether a record passes; NULL passes all.  One that a pattern gives up on does not, which is
 * trouble and reported.
 */
bool filter_passes(struct filter *filter, struct task *task, const struct source *source,
                   const struct yinsh_record *record);

/** Compile the value of an option; NULL, and reported, where it is wrong. */
struct filter *filter_option(struct cli *cli, const char *option, const char *text);

#endif
