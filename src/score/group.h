/* SPDX-License-Identifier: BSD-2-Clause */
/* Groups of players whose ratings can be compared. */
#ifndef SCORE_GROUP_H
#define SCORE_GROUP_H

#include "score/players.h"

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

#endif
