/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A web site of games: pages that need no server, data for their script, and downloads.  The data
 * are scripts, since a page from a disk cannot load anything else; each has a part of the games, so
 * that a browser loads only what it needs.  src/site/site.js describes them.
 */
#ifndef SITE_SITE_H
#define SITE_SITE_H

#include "picture/theme.h"
#include "score/elo.h"
#include "site/folder.h"
#include "site/games.h"

/** A site.  The caller sets all up to the games, of which it sets what they say. */
struct site {
    const char *title;         /* any bytes, or NULL for the usual one */
    const struct theme *theme; /* NULL: light and dark as the browser wants */
    bool downloads;            /* whether there are any */
    struct site_folder folder;
    struct site_games games;
    struct players *players;
    const struct player **order; /* of the players by their standing */
    struct elo *elo;
    const struct elo_player **rated; /* by the index of the player */
    /* Reports: rows divided by tabs, the first with the names of the columns. */
    struct bytes summary, standings, crosstable, ratings, figures, tree;
    int row_bits, text_bits; /* first bits of its id that choose the file of a game */
};

/** Write the site; reports trouble.  The faults of all records have been counted. */
void site_write(struct cli *cli, struct site *site);

/* ---- Its parts ----------------------------------------------------------- */

/** State which files of data there are; false without memory. */
bool site_plan_data(struct site *site);

/** Write the data for the script; false, and reported, on failure. */
bool site_write_data(struct cli *cli, struct site *site);

/** State which downloads there are; false without memory. */
bool site_plan_downloads(struct site *site);

/** Write the downloads; false, and reported, on failure. */
bool site_write_downloads(struct cli *cli, struct site *site);

/** Write a list of links to the downloads. */
void site_list_downloads(struct output *output);

/** State which pages, style sheets, scripts and pictures there are; false without memory. */
bool site_plan_pages(struct site *site);

/** Write these, the front page last; false, and reported, on failure. */
bool site_write_pages(struct cli *cli, struct site *site);

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

/** Report trouble without memory. */
bool site_no_memory(struct cli *cli);

#endif
