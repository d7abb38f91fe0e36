/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Ratings of players by their games: those under which the results are most likely in the model of
 * Bradley and Terry, on the scale of Elo.
 */
#ifndef SCORE_ELO_H
#define SCORE_ELO_H

#include "score/players.h"
#include "score/report.h"

/* ---- Groups of players whose ratings can be compared: group.c ----------- */

/** The games among the players of a group, whose members are in the order of their names. */
struct group {
    size_t count;
    uint32_t *members; /* indices of the players */
    size_t *first;     /* index of each member's first edge; one more at the end */
    struct edge *edges;
};

/** A member's games against another. */
struct edge {
    uint32_t other;          /* index in the group */
    double games, won, lost; /* drawn games are half won and half lost */
};

/**
 * Find the group that elo_new() rates; it has no members if there is none.  Returns false without
 * memory.  Free it with group_free() in any case.
 */
bool group_find(const struct players *players, struct group *group);

/** Free what a group holds. */
void group_free(struct group *group);

/* ---- The ratings under which the games of a group are most likely: fit.c --- */

/**
 * Fit strengths, whose mean is 0, such that player a beats b with probability 1/(1 + exp(b - a)).
 * strengths has room for each member.  *settled gets whether the strengths are exact except for
 * rounding; if not, the steps allowed did not suffice.  Returns false without memory.
 */
bool fit_strengths(const struct group *group, double *strengths, bool *settled);

/**
 * Compute the standard errors of strengths whose mean is held at 0, from the inverse of Fisher's
 * information; a negative one is not representable.  If exact, computes the whole inverse, which
 * takes count * count numbers and cubic time; otherwise computes each error as if the other
 * strengths were certain.  Returns false without memory.
 */
bool fit_errors(const struct group *group, const double *strengths, bool exact, double *errors);

/* ---- Ratings: elo.c ----------------------------------------------------- */

enum {
    ELO_MEAN = 1500,         /* the mean of all ratings */
    ELO_EXACT_PLAYERS = 1500 /* with more, the errors are estimated */
};

/** A player and their rating. */
struct elo_player {
    const struct player *player; /* belongs to the players */
    bool rated;
    double rating;    /* 0 if not rated, as the two below */
    double error;     /* half the width of the interval of 95%; negative if unknown */
    double opponents; /* mean rating of the opponents over all games */
    uint64_t games;   /* that determine the rating; without one, all against others */
    uint64_t halves;  /* half points in them */
};

/** Ratings. */
struct elo {
    struct elo_player *list; /* rated ones by rating, highest first, then the others by name */
    size_t count;
    size_t rated;
    bool estimated; /* whether each error is computed as if the opponents' ratings were certain */
    bool settled;   /* whether the ratings are as exact as they are displayed */
};

/**
 * Rate players.  Ratings are finite only among players each of whom took at least half a point,
 * directly or through others, from each of the rest.  Of such groups the one with the most games
 * among its players is rated, by these games; if several have as many, the one with the player
 * whose name is first.  Errors, which take the most time, are unknown unless has_errors is set.
 * Returns NULL without memory; free it with elo_free().  The players have to outlive it.
 */
struct elo *elo_new(const struct players *players, bool has_errors);

/** Free ratings; NULL is allowed. */
void elo_free(struct elo *elo);

/** Write a line for each player; false without memory. */
bool report_elo(const struct elo *elo, enum table_format format, struct output *out);

/* ---- Ratings over time: rating_history.c -------------------------------- */

/*
 * Ratings over time: those of the games up to the end of each period.  Periods have the same number
 * of months, the least of some with which there are at most HISTORY_PERIODS of them with games.
 */

enum { HISTORY_PERIODS = 12 /* that have games, at most */ };

/** A game and its month. */
struct history_game {
    uint32_t month; /* counted from the year 0 */
    uint32_t key;   /* index of the key of the game in its tally */
};

/** The games, and the ratings of players; free both in the end.  All is zero at first. */
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

#endif
