/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A web site of games: pages that need no server, data for their script, and downloads.  The data
 * are scripts, since a page from a disk cannot load anything else; each has a part of the games, so
 * that a browser loads only what it needs.  src/site/site.js describes them.
 */
#ifndef SITE_SITE_H
#define SITE_SITE_H

#include "messages/trouble.h"
#include "picture/theme.h"
#include "score/elo.h"
#include "site/folder.h"
#include "site/games.h"

#include <errno.h>

/** What a site reports: tables of rows divided by tabs, the first with the names of the columns. */
enum site_report {
    SITE_SUMMARY,
    SITE_STANDINGS,
    SITE_CROSSTABLE,
    SITE_RATINGS,
    SITE_STATISTICS,
    SITE_TREE, /* of openings; the last one, and the only one that is no download */
    SITE_REPORTS
};

/** A site.  The caller sets all up to the games, and of these what struct site_games names. */
struct site {
    const char *title;         /* any bytes, or NULL for the usual one */
    const struct theme *theme; /* NULL: light and dark as the browser wants */
    bool downloads;            /* whether there are any */
    struct site_folder folder;
    struct site_games games;
    bool planning; /* whether files are not written yet, but only stated */
    struct players *players;
    const struct player **order; /* of the players by their standing */
    struct elo *elo;
    const struct elo_player **rated; /* by the index of the player */
    struct bytes reports[SITE_REPORTS];
    int row_bits, text_bits; /* first bits of its id that choose the file of a game */
};

/** Return the rows of a report. */
static inline struct words site_rows(const struct site *site, enum site_report report)
{
    return (struct words){site->reports[report].at, site->reports[report].length};
}

/** Report that memory ran out; returns false. */
static inline bool site_no_memory(struct cli *cli)
{
    cli_trouble(cli, "site", strerror(ENOMEM));
    return false;
}

/** Writes a file, or the one of several that "what" is; false, and reported, on failure. */
typedef bool (*site_put_fn)(struct cli *cli, struct site *site, const void *what,
                            struct output *output);

/**
 * Write a file of the site or, while files are planned, state that there is one; false, and
 * reported, on failure.
 */
static inline bool site_write_file(struct cli *cli, struct site *site, const char *name,
                                   site_put_fn put, const void *what)
{
    struct site_file file;
    if (site->planning)
        return site_folder_plan(&site->folder, name) || site_no_memory(cli);
    struct output *output = site_file_begin(cli, &site->folder, &file, name);
    return output != NULL && site_file_end(cli, &site->folder, &file, put(cli, site, what, output));
}

/* ---- Reports, which pages show in part: reports.c ----------------------- */

/** Write a report in a format; false without memory. */
bool site_put_report(const struct site *site, enum site_report report, enum table_format format,
                     struct output *output);

/** Make all reports; false without memory. */
bool site_make_reports(struct site *site);

/** Free them. */
void site_free_reports(struct site *site);

/* ---- Data: data.c ------------------------------------------------------- */

/** Write the data, of games that are sorted by their ids; false, and reported, on failure. */
bool site_write_data(struct cli *cli, struct site *site);

/* ---- Downloads: good records in every notation, and tables: downloads.c -- */

/** Write the downloads, with the games in their order; false, and reported, on failure. */
bool site_write_downloads(struct cli *cli, struct site *site);

/** Write a section with links to the downloads. */
void site_list_downloads(struct output *output);

/* ---- Pages, style sheets, scripts and pictures: pages.c ----------------- */

/** Write them, the front page last; false, and reported, on failure. */
bool site_write_pages(struct cli *cli, struct site *site);

/* ---- Everything, when all records are read: write_site.c ---------------- */

/** Write the site; reports trouble.  The run has counted the faults of all records. */
void site_write(struct cli *cli, struct site *site);

#endif
