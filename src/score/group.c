/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Tarjan's search for strongly connected components, in which an edge leads from each player to
 * those from whom they took at least half a point.  Its stack is an array, since the input may hold
 * chains of players of any length.
 */
#include "score/group.h"

#include <stdlib.h>

enum { NOT_SEEN = 0 };

static const uint32_t NO_GROUP = UINT32_MAX;

/* The search. */
struct search {
    const struct players *players;
    uint32_t *seen;  /* the time at which a player was found, from 1; NOT_SEEN before */
    uint32_t *low;   /* the earliest time that can be reached within the group so far */
    uint32_t *group; /* a member that identifies the group, NO_GROUP before it is known */
    uint32_t *path;  /* players whose pairings are being visited */
    size_t *next;    /* for each player, the next pairing to visit */
    uint32_t *open;  /* players without a group yet, in the order in which they were found */
    size_t path_length, open_length;
    uint32_t time;
};

static void enter(struct search *search, uint32_t player)
{
    search->seen[player] = search->low[player] = ++search->time;
    search->next[player] = search->players->first[player];
    search->path[search->path_length++] = player;
    search->open[search->open_length++] = player;
}

static void lower(struct search *search, uint32_t player, uint32_t time)
{
    if (search->low[player] > time)
        search->low[player] = time;
}

/* Leave the player at the end of the path, and close the group if it begins with them. */
static void leave(struct search *search)
{
    uint32_t player = search->path[--search->path_length], member;
    if (search->path_length > 0)
        lower(search, search->path[search->path_length - 1], search->low[player]);
    if (search->low[player] != search->seen[player])
        return;
    do {
        member = search->open[--search->open_length];
        search->group[member] = player;
    } while (member != player);
}

static void search_from(struct search *search, uint32_t start)
{
    enter(search, start);
    while (search->path_length > 0) {
        uint32_t player = search->path[search->path_length - 1];
        if (search->next[player] == search->players->first[player + 1]) {
            leave(search);
            continue;
        }
        const struct pairing *pairing = &search->players->pairings[search->next[player]++];
        uint32_t other = pairing->opponent;
        if (pairing->halves == 0)
            continue;
        if (search->seen[other] == NOT_SEEN)
            enter(search, other);
        else if (search->group[other] == NO_GROUP)
            lower(search, player, search->seen[other]);
    }
}

/* Find all groups: (*groups)[player] identifies the group of the player. */
static bool find_groups(const struct players *players, uint32_t **groups)
{
    size_t count = players->count;
    struct search search = {.players = players,
                            .seen = calloc(count, sizeof(uint32_t)),
                            .low = calloc(count, sizeof(uint32_t)),
                            .group = calloc(count, sizeof(uint32_t)),
                            .path = calloc(count, sizeof(uint32_t)),
                            .next = calloc(count, sizeof(size_t)),
                            .open = calloc(count, sizeof(uint32_t))};
    bool room = search.seen != NULL && search.low != NULL && search.group != NULL &&
                search.path != NULL && search.next != NULL && search.open != NULL;
    for (size_t i = 0; i < count && room; i++)
        search.group[i] = NO_GROUP;
    for (size_t i = 0; i < count && room; i++)
        if (search.seen[i] == NOT_SEEN)
            search_from(&search, (uint32_t)i);
    free(search.seen);
    free(search.low);
    free(search.path);
    free(search.next);
    free(search.open);
    *groups = search.group;
    return room;
}

/* Choose the group with the most games; NO_GROUP if none has any. */
static bool choose(const struct players *players, const uint32_t *groups, uint32_t *chosen)
{
    uint64_t most = 0;
    uint64_t *games = calloc(players->count, sizeof *games);
    if (games == NULL)
        return false;
    for (size_t i = 0; i < players->pairing_count; i++) {
        const struct pairing *pairing = &players->pairings[i];
        if (groups[pairing->player] == groups[pairing->opponent])
            games[groups[pairing->player]] += pairing->games;
    }
    *chosen = NO_GROUP;
    for (size_t i = 0; i < players->count; i++) {
        if (games[groups[i]] > most) {
            most = games[groups[i]];
            *chosen = groups[i];
        }
    }
    free(games);
    return true;
}

static void add_edges(const struct players *players, const uint32_t *indices, uint32_t player,
                      struct group *group)
{
    size_t at = group->first[group->count];
    for (size_t i = players->first[player]; i < players->first[player + 1]; i++) {
        const struct pairing *pairing = &players->pairings[i];
        if (indices[pairing->opponent] == NO_GROUP)
            continue;
        group->edges[at++] = (struct edge){
            .other = indices[pairing->opponent],
            .games = (double)pairing->games,
            .won = (double)pairing->halves / 2,
            .lost = (double)(2 * pairing->games - pairing->halves) / 2,
        };
    }
    group->members[group->count++] = player;
    group->first[group->count] = at;
}

/* Make the chosen group; indices is room for a number for each player. */
static bool make_group(const struct players *players, const uint32_t *groups, uint32_t chosen,
                       uint32_t *indices, struct group *group)
{
    size_t members = 0, edges = 0;
    for (size_t i = 0; i < players->count; i++)
        indices[i] = groups[i] == chosen ? (uint32_t)members++ : NO_GROUP;
    for (size_t i = 0; i < players->pairing_count; i++)
        edges += indices[players->pairings[i].player] != NO_GROUP &&
                 indices[players->pairings[i].opponent] != NO_GROUP;
    group->members = calloc(members + 1, sizeof *group->members);
    group->first = calloc(members + 1, sizeof *group->first);
    group->edges = calloc(edges + 1, sizeof *group->edges);
    if (group->members == NULL || group->first == NULL || group->edges == NULL)
        return false;
    for (size_t i = 0; i < players->count; i++)
        if (indices[i] != NO_GROUP)
            add_edges(players, indices, (uint32_t)i, group);
    return true;
}

bool group_find(const struct players *players, struct group *group)
{
    uint32_t *groups, chosen;
    *group = (struct group){.count = 0};
    if (players->pairing_count == 0)
        return true;
    bool good = find_groups(players, &groups) && choose(players, groups, &chosen);
    if (good && chosen != NO_GROUP) {
        uint32_t *indices = calloc(players->count, sizeof *indices);
        good = indices != NULL && make_group(players, groups, chosen, indices, group);
        free(indices);
    }
    free(groups);
    return good;
}

void group_free(struct group *group)
{
    free(group->members);
    free(group->first);
    free(group->edges);
    *group = (struct group){.count = 0};
}
