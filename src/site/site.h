/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A web site of games: pages that need no server, data for their script, and downloads.  The data
 * are scripts, since a page from a disk cannot load anything else; each has a part of the games, so
 * that a browser loads only what it needs.  src/site/site.js describes them.
 */
#ifndef SITE_SITE_H
#define SITE_SITE_H

#include "base/map.h"
#include "base/output.h"
#include "jobs/results.h"
#include "messages/messages.h"
#include "outputs/new_file.h"
#include "picture/theme.h"
#include "query/columns.h"
#include "score/openings.h"
#include "score/report.h"
#include "score/statistics.h"

#include <errno.h>

/* ---- The folder: folder.c ----------------------------------------------- */

/*
 * The folder of a site.  Each of its files is written only if its content changes, and all that are
 * written get their names in the end, one after the other.  A manifest names all files of a run, so
 * that a later run can remove those that it does not need; no other file is ever removed, or
 * replaced without force.
 */

enum {
    SITE_NAME = 64,              /* bytes of a file's name in the folder with its NUL */
    SITE_PATH = 4096 + SITE_NAME /* and of its path */
};

/** The folder.  The caller sets the first two, and the rest to zero. */
struct site_folder {
    const char *name;
    bool force;       /* whether it may hold files that no manifest names */
    struct map files; /* value: a bit for those of the run before, another for those of this one */
    bool failed;      /* whether a file could not be written, which is reported */
    int lock;         /* a descriptor that keeps other runs out, or -1 */
    struct temporary **waiting; /* the files written since site_folder_commit() */
    size_t count, room;         /* of them */
};

/** A file of the site that is being written; not to be moved. */
struct site_file {
    struct new_file file;
    char path[SITE_PATH];
};

/**
 * Make the folder if there is none, read its manifest, remove what a run that was killed left of
 * its files, and note the folder as an output.  Returns false, and reports, if that fails or if the
 * folder holds something else, or another run writes there.  Free it in any case.
 */
bool site_folder_begin(struct cli *cli, struct site_folder *folder);

/** State that this run writes a file, whose name is letters, digits, "-", "." and one "/"; false
 * without memory. */
bool site_folder_plan(struct site_folder *folder, const char *name);

/**
 * Write the manifest: all files of this run and, unless only this one is wanted, of the one before,
 * so that a run that is interrupted leaves no file that is not named.  Returns false, and reports,
 * on failure.
 */
bool site_folder_list(struct cli *cli, struct site_folder *folder, bool only);

/**
 * Give the files that were written since the last call their names, in their order, up to the first
 * that cannot have its name.  Returns false, and reports, if there is one.
 */
bool site_folder_commit(struct cli *cli, struct site_folder *folder);

/** Remove the files that only the run before needed; reports trouble. */
void site_folder_clean(struct cli *cli, struct site_folder *folder);

/** Free what the folder holds, and remove the files that still wait for their names. */
void site_folder_free(struct site_folder *folder);

/** Begin to write a file; NULL, and reported, on failure.  End it with site_file_end(). */
struct output *site_file_begin(struct cli *cli, struct site_folder *folder, struct site_file *file,
                               const char *name);

/**
 * End a file, which waits for site_folder_commit() if it is complete and its content is new.
 * Returns false if it is not complete, or if it fails, which is reported.
 */
bool site_file_end(struct cli *cli, struct site_folder *folder, struct site_file *file,
                   bool complete);

struct site;

/* ---- Games: games.c ----------------------------------------------------- */

/*
 * The games of a site, and the sums over them.  What the pages need of a game waits in a file
 * without a name until all records are read; only where it is there is in memory.
 */

enum {
    SITE_ID_BITS = 48, /* of the identity that the id of a game shows */
    SITE_ID = 32       /* bytes of an id with its NUL */
};

/** Where a game is in what is kept: its row, its text and its turns, one after the other. */
struct site_game {
    uint64_t id;               /* of SITE_ID_BITS bits */
    uint64_t place;            /* grows in the order of the input */
    uint32_t row, text, turns; /* numbers of bytes */
    uint32_t day;              /* as in 20260409, or 0 */
    uint32_t same;             /* how many games before this one have the same id */
    bool good;
};

/** The games.  The caller sets the first two, and the rest to zero. */
struct site_games {
    const struct aliases *aliases; /* NULL changes no name */
    bool anonymous; /* whether players are numbered, and nothing else names anybody */
    struct site_game *list;
    size_t count, room;
    size_t good;
    struct kept kept;
    struct bytes piece; /* being put together */
    struct openings_plan plan;
    struct tally *results, *statistics, *openings;
    struct history history;
    struct statistics_cache cache;
};

/** The cells of a row in what is kept, with tabs between them. */
enum {
    ROW_WHITE,
    ROW_BLACK,
    ROW_DAY,
    ROW_SITE,
    ROW_RESULT,
    ROW_TURNS,
    ROW_END,
    ROW_OPENING,
    ROW_FAULTY,
    ROW_FILE,
    ROW_RECORD,
    ROW_CELLS
};

/** Return whether a cell of a row is a number. */
static inline bool site_cell_is_number(int cell)
{
    return cell == ROW_TURNS || cell == ROW_FAULTY || cell == ROW_RECORD;
}

/** Begin without games; false, and reported, on failure.  End with site_games_end(). */
bool site_games_begin(struct cli *cli, struct site_games *games);

/** Free what the games hold. */
void site_games_end(struct site_games *games);

/**
 * Write what is taken of a record.  The context of the work is the games, the locals of its threads
 * are a struct statistics.
 */
void site_put_record(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record);

/** As work.take, whose context is the games: take what was written of records. */
bool site_take_records(struct cli *cli, const char *bytes, size_t length, void *context);

/** The orders in which games are sorted. */
enum site_order {
    ORDER_ID,    /* then in that of the input */
    ORDER_INPUT, /* that of the input */
    ORDER_NEWEST /* the latest day first, those without a day last, then that of the input */
};

/** Sort the games; the first time by their ids, so that those that are the same are counted. */
void site_games_sort(struct site_games *games, enum site_order order);

/** Write the id of a game with its NUL. */
void site_game_id(const struct site_game *game, char id[SITE_ID]);

/** Get the row of a game, valid until something else is read; false, and reported, on failure. */
bool site_game_row(struct site *site, const struct site_game *game, struct words cells[ROW_CELLS]);

/** Get its text, in the official notation, and its turns, as values of JSON; as site_game_row(). */
bool site_game_text(struct site *site, const struct site_game *game, struct words *text,
                    struct words *turns);

/* ---- A site ------------------------------------------------------------- */

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
    struct cli *cli;           /* the run that writes it */
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
static inline bool site_no_memory(struct site *site)
{
    return cli_trouble(site->cli, "site", strerror(ENOMEM));
}

/** Writes a file, or the one of several that "what" is; false, and reported, on failure. */
typedef bool (*site_put_fn)(struct site *site, const void *what, struct output *output);

/**
 * Write a file of the site or, while files are planned, state that there is one; false, and
 * reported, on failure.
 */
static inline bool site_write_file(struct site *site, const char *name, site_put_fn put,
                                   const void *what)
{
    struct site_file file;
    if (site->planning)
        return site_folder_plan(&site->folder, name) || site_no_memory(site);
    struct output *output = site_file_begin(site->cli, &site->folder, &file, name);
    return output != NULL &&
           site_file_end(site->cli, &site->folder, &file, put(site, what, output));
}

/* ---- Reports, which pages show in part: reports.c ----------------------- */

/** Write a report in a format; false without memory. */
bool site_put_report(const struct site *site, enum site_report report, enum table_format format,
                     struct output *output);

/** Make all reports; false without memory. */
bool site_make_reports(struct site *site);

/* ---- Data: data.c ------------------------------------------------------- */

/** Write the data, of games that are sorted by their ids; false, and reported, on failure. */
bool site_write_data(struct site *site);

/* ---- Downloads: good records in every notation, and tables: downloads.c -- */

/** Write the downloads, with the games in their order; false, and reported, on failure. */
bool site_write_downloads(struct site *site);

/** Write a section with links to the downloads. */
void site_list_downloads(struct output *output);

/* ---- Pages, style sheets, scripts and pictures: pages.c ----------------- */

/** Write them, the front page last; false, and reported, on failure. */
bool site_write_pages(struct site *site);

/* ---- Everything, when all records are read: write_site.c ---------------- */

/** Write the site; reports trouble.  The run has counted the faults of all records. */
void site_write(struct site *site);

/* ---- Tables: table.c ---------------------------------------------------- */

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

/** Write a link that selects a player on the page of players, up to whose name before leads. */
void site_put_player(struct output *output, const char *before, struct words name);

#endif
