/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The games of a site, and the sums over them.  What the pages need of a game waits in a file
 * without a name until all records are read; only where it is there is in memory.
 */
#ifndef SITE_GAMES_H
#define SITE_GAMES_H

#include "jobs/results.h"
#include "outputs/kept.h"
#include "query/alias.h"
#include "score/opening_sums.h"
#include "score/rating_history.h"
#include "score/statistics.h"

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
    struct map numbers; /* of players, from 1, by their names */
    struct openings_plan plan;
    struct tally *results, *statistics, *openings;
    struct history history;
    struct statistics_cache *cache;
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
 * Write what is taken of a record, whose text is that of another one, which is the same if the
 * record is good.  The locals of the thread's work are a struct statistics.
 */
void site_put_record(struct results *results, const struct site_games *games,
                     const struct origin *origin, const struct yinsh_record *record,
                     const struct yinsh_record *written);

/** Take what was written of records; returns false, and reports, on failure. */
bool site_take_records(struct cli *cli, struct site_games *games, const char *bytes, size_t length);

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
bool site_game_row(struct cli *cli, struct site_games *games, const struct site_game *game,
                   struct words cells[ROW_CELLS]);

/** Get its text, in the official notation, and its turns, as values of JSON; as site_game_row(). */
bool site_game_text(struct cli *cli, struct site_games *games, const struct site_game *game,
                    struct words *text, struct words *turns);

#endif
