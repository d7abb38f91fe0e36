/* SPDX-License-Identifier: BSD-2-Clause */
/* Players, their ratings, and reports on them as tables, see outputs/table_writer.h. */
#ifndef SCORE_REPORT_H
#define SCORE_REPORT_H

#include "outputs/table_writer.h"
#include "score/tally.h"

/* ---- The results of the games of a tally, by player and by pair of players: players.c --- */

/** A player; a game against oneself counts for both colours. */
struct player {
    struct words name;                     /* belongs to the players */
    uint64_t wins[2], draws[2], losses[2]; /* by colour */
    uint64_t rings_for, rings_against;     /* removed by the player and by the opponents */
    /* Sums over the games against others, in quarter points, or PLAYER_TOO_MANY. */
    uint64_t sonneborn_berger; /* of the opponent's points times the points of the game */
    uint64_t buchholz;         /* of the opponent's points */
};

/** A sum that is too large to be known; this takes billions of games. */
#define PLAYER_TOO_MANY UINT64_MAX

/** The games of a player against another; each pair of players who met has two, one for each. */
struct pairing {
    uint32_t player, opponent; /* indices, never the same */
    uint64_t games;
    uint64_t halves; /* half points that the player took */
};

/** All players of a tally, sorted by their names as quantity_order() does. */
struct players {
    struct player *list;
    size_t count;
    struct pairing *pairings; /* sorted by player, then opponent */
    size_t pairing_count;
    size_t *first;    /* index of each player's first pairing; one more at the end */
    struct map names; /* all names, with the indices of their players */
};

/** Find the players of a tally; NULL without memory.  Free it with players_free(). */
struct players *players_new(const struct tally *tally);

/** Free players; NULL is allowed. */
void players_free(struct players *players);

/** Return the games of a player as a colour. */
static inline uint64_t player_games_as(const struct player *player, enum yinsh_colour side)
{
    return player->wins[side] + player->draws[side] + player->losses[side];
}

/** Return the half points of a player as a colour. */
static inline uint64_t player_halves_as(const struct player *player, enum yinsh_colour side)
{
    return 2 * player->wins[side] + player->draws[side];
}

/** Return the games of a player. */
static inline uint64_t player_games(const struct player *player)
{
    return player_games_as(player, YINSH_WHITE) + player_games_as(player, YINSH_BLACK);
}

/** Return the half points of a player. */
static inline uint64_t player_halves(const struct player *player)
{
    return player_halves_as(player, YINSH_WHITE) + player_halves_as(player, YINSH_BLACK);
}

/**
 * Sort the players by their standing: points, then the share of the points that they played for,
 * then the difference of rings, then the sums of Sonneborn-Berger and of Buchholz (more is better),
 * then the name.  Returns NULL without memory; free the list.
 */
const struct player **players_by_standing(const struct players *players);

/** Compare two players by their standing; 0 if only their names put them in order. */
int players_compare(const struct player *a, const struct player *b);

/** Report how many names have the same letters and digits as another, if there are any. */
void players_hint(struct cli *cli, const struct players *players);

/** Return the pairing of two players by their indices, or NULL if they did not meet. */
const struct pairing *players_pairing(const struct players *players, size_t player,
                                      size_t opponent);

/* ---- Figures with their intervals of 95%: figures.c --------------------- */

/** A figure: its value and the limits of its interval; NAN if they are unknown. */
struct figure {
    double value, low, high;
};

/** Return the score of so many games, by Wilson's interval for points of 1, 1/2 and 0. */
struct figure figure_score(uint64_t wins, uint64_t draws, uint64_t losses);

/** Return the mean of n numbers by their sum and the sum of their squares, which are integers. */
struct figure figure_mean(uint64_t n, uint64_t sum, uint64_t squares);

/** Return the number with an index among all numbers, sorted, of which there are counts[number]. */
size_t figure_at(const uint64_t *counts, uint64_t index);

/** Write a figure times a factor as three values with so many digits after the point. */
void figure_put(struct table *table, struct figure figure, double factor, int digits);

/** Write a score as three values in percent. */
void figure_put_score(struct table *table, uint64_t wins, uint64_t draws, uint64_t losses);

/* ---- Reports: report.c -------------------------------------------------- */

enum { CROSSTABLE_PLAYERS = 32 /* a crosstable shows no more */ };

/** Standard deviations to each side that hold 95%; the manual rounds it to six digits. */
#define REPORT_WIDTH 1.959963984540054

/** Write a value of half points, as 3.5, exactly. */
void report_halves(struct table *table, uint64_t halves);

/** Write a line for each player in the order of their standing; false without memory. */
bool report_standings(const struct players *players, enum table_format format, struct output *out);

/**
 * Write the points and games of the first CROSSTABLE_PLAYERS players against each other, in the
 * order of their standing; false without memory.
 */
bool report_crosstable(const struct players *players, enum table_format format, struct output *out);

/* ---- All records together: summary.c ------------------------------------ */

/**
 * Write the sums over all records, a line each: columns group, item, value and share.  Returns
 * false without memory.
 */
bool report_summary(const struct tally *tally, enum table_format format, struct output *out);

/*
 * Ratings of players by their games: those under which the results are most likely in the model of
 * Bradley and Terry, on the scale of Elo.
 */

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
