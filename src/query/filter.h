/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Filters: expressions over the columns of a record, which pass some records and reject others:
 *
 *     expression = term { ("&&" | "||") term }            && binds closer than ||
 *     term       = { "!" } ( "(" expression ")" | comparison | question )
 *     comparison = operand | operand operator value | value operator operand
 *                | operand operator operand | operand "in" "(" value { "," value } ")"
 *                | operand ("=~" | "!~") "/" pattern "/" flags | "has" column
 *     operand    = column | ("count" | "first") "(" condition ")"
 *     question   = ("any" | "all") "(" condition ")" | "seq" "(" sequence ")"
 *     sequence   = condition { ("then" [ "within" number ] | "next") condition }
 *     operator   = "==" | "!=" | "<" | "<=" | ">" | ">="
 *     value      = word | string in "..." or '...' with escapes
 *
 * A condition is an expression about each turn of the record: its columns are also those of the
 * turn, and it has no question and no count or first.  Outside of conditions there are only the
 * columns of the record.
 */
#ifndef QUERY_FILTER_H
#define QUERY_FILTER_H

#include "query/columns.h"
#include "query/filter_step.h"

enum { FILTER_ERROR = 1024 /* room for a message about an expression */ };

/**
 * Compile an expression of any bytes.  Returns NULL if it is invalid or memory ran out; *column
 * then gets the place of the error, in bytes from 1, and (error, size) a message with a NUL, made
 * visible and cut to size.  Free it with filter_free().
 */
struct filter *filter_new(const char *bytes, size_t length, size_t *column, char *error,
                          size_t size);

/** Free a filter; NULL is allowed. */
void filter_free(struct filter *filter);

/** Return whether a filter uses a column, by its name. */
bool filter_uses(const struct filter *filter, const char *column);

/**
 * Return whether a filter asks about turns or the game: the records that it judges must then have
 * their actions and notes, see reader_summarise().
 */
bool filter_asks_turns(const struct filter *filter);

/**
 * Return whether a record passes; NULL passes all.  If a pattern gives up on it, it does not, and
 * that is reported as trouble.
 */
bool filter_passes(struct filter *filter, struct results *results, const struct origin *origin,
                   const struct yinsh_record *record);

/** Compile the value of an option; returns NULL, and reports, if it is invalid. */
struct filter *filter_option(struct cli *cli, const char *option, const char *text);

/**
 * Let the filter of cli->selection.where, if there is one, select the records of the work.  It
 * replaces names of players by work->aliases.  Returns false, and reports, if it is invalid.
 */
bool select_records(struct cli *cli, struct work *work);

#endif
