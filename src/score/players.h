/* SPDX-License-Identifier: BSD-2-Clause */
/* The results of the games of a tally, by player and by pair of players. */
#ifndef SCORE_PLAYERS_H
#define SCORE_PLAYERS_H

#include "score/tally.h"

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

#endif
