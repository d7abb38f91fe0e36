/* SPDX-License-Identifier: BSD-2-Clause */
/* Tables of reports, which are rows divided by tabs, as HTML. */
#ifndef SITE_TABLE_H
#define SITE_TABLE_H

#include "base/output.h"

/** A table as HTML, from rows divided by tabs. */
struct site_table {
    const char *id, *heading;
    struct words rows;           /* the first has the names of the columns */
    const char *const *columns;  /* those that are shown, in their order, and a NULL; NULL: all */
    const char *const *headings; /* of these; NULL: their names */
    size_t limit;                /* of rows; 0 is none */
    bool wide;                   /* whether it may be wider than a page */
};

/** Write a section with a table; its first column is a heading, and links to a player of the name.
 */
void site_put_table(struct output *output, const struct site_table *table);

/** Write an address that selects a player on the page of players. */
void site_put_player(struct output *output, const char *before, struct words name);

#endif
