/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Ratings of players out of their games: those under which the results are most likely in the
 * model of Bradley and Terry, on the scale of Elo.
 */
#ifndef SCORE_ELO_H
#define SCORE_ELO_H

#include "score/report.h"

enum {
    ELO_MEAN = 1500,         /* what the ratings come to on average */
    ELO_EXACT_PLAYERS = 1500 /* with more, the errors are estimated */
};

/** A player and the rating. */
struct elo_player {
    const struct player *player; /* belongs to the players */
    bool rated;
    double rating;    /* 0 where not rated, as the two below */
    double error;     /* half the width of the interval of 95%; less than 0 is unknown */
    double opponents; /* mean rating of the opponents, each game counted */
    uint64_t games;   /* that the rating rests upon; without rating, all against others */
    uint64_t halves;  /* half points out of them */
};

/** Ratings. */
struct elo {
    struct elo_player *list; /* rated ones by rating, highest first, then the others by name */
    size_t count;
    size_t rated;
    bool estimated; /* whether the errors are: each as if the opponents' ratings were certain */
    bool settled;   /* whether the ratings are as exact as they are written */
};

/**
 * Rate players; NULL without memory.  Ratings are finite only among players each of whom took
 * half a point at least, directly or through others, from each of the rest: of such groups the
 * one with the most games among its players is rated, by these games, and of several the one
 * with the player whose name is first.  The players have to outlive it; free it with
 * elo_free().
 */
struct elo *elo_new(const struct players *players);

/** Free ratings; NULL is allowed. */
void elo_free(struct elo *elo);

/** Write a line for each player; false without memory. */
bool report_elo(const struct elo *elo, enum sheet_format format, struct output *out);

#endif
