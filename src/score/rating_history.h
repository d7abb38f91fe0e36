/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Ratings over time: those of the games up to the end of each period.  Periods have the same number
 * of months, the least of some with which there are at most HISTORY_PERIODS of them with games.
 */
#ifndef SCORE_RATING_HISTORY_H
#define SCORE_RATING_HISTORY_H

#include "score/players.h"

enum { HISTORY_PERIODS = 12 /* that have games, at most */ };

/** A game and its month. */
struct history_game {
    uint32_t month; /* counted from the year 0 */
    uint32_t key;   /* index of the key of the game in its tally */
};

/** The games, and the ratings of players.  All is zero at first. */
struct history {
    struct history_game *games;
    size_t count, room;
    uint64_t undated;               /* games of which no day is known; they do not count */
    uint32_t length;                /* of a period in months */
    uint32_t ends[HISTORY_PERIODS]; /* the last month of each period, as of a game */
    size_t periods;                 /* 0 if all games are of the same one */
    double *ratings;                /* of each period for each player; NAN if there is none */
};

/** Note a game that was added to a tally, and its day, as 20260409 or 0; false and the fault
 *  without memory. */
bool history_add(struct history *history, const struct tally *tally, struct words key, uint32_t day,
                 struct lines_fault *fault);

/** Rate the players of the tally after each period; false without memory. */
bool history_rate(struct history *history, const struct tally *tally,
                  const struct players *players);

/** Write the end of a period: its year, and its month if periods are shorter than a year. */
void history_put_end(struct output *output, const struct history *history, size_t period);

/** Free what a history holds. */
void history_free(struct history *history);

#endif
