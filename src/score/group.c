/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Kosaraju's search for strongly connected components, in which an edge leads from each player to
 * those from whom they took at least half a point.  Its stacks are arrays, since the input may hold
 * chains of players of any length.
 */
#include "score/report.h"

#include <stdlib.h>

static const uint32_t NO_GROUP = UINT32_MAX;

/* The search; all arrays have room for each player. */
struct search {
    const struct players *players;
    uint32_t *group; /* a member that identifies the group of a player, or NO_GROUP */
    uint32_t *path;  /* players being visited */
    size_t *next;    /* for each player, the next pairing to visit */
    uint32_t *order; /* players in the order in which the visits to them ended, of both passes */
    size_t ended;
};

static size_t enter(struct search *search, uint32_t player, uint32_t group, size_t length)
{
    search->group[player] = group;
    search->next[player] = search->players->first[player];
    search->path[length] = player;
    return length + 1;
}

/*
 * Visit all players who can be reached from one and have no group, depth first, along the edges or
 * against them, and put them into its group.
 */
static void visit(struct search *search, uint32_t start, bool against)
{
    for (size_t length = enter(search, start, start, 0); length > 0;) {
        uint32_t player = search->path[length - 1];
        if (search->next[player] == search->players->first[player + 1]) {
            search->order[search->ended++] = player;
            length--;
            continue;
        }
        const struct pairing *pairing = &search->players->pairings[search->next[player]++];
        uint64_t halves = against ? 2 * pairing->games - pairing->halves : pairing->halves;
        if (halves > 0 && search->group[pairing->opponent] == NO_GROUP)
            length = enter(search, pairing->opponent, start, length);
    }
}

/* Find all groups: search->group[player] identifies the group of the player. */
static void find_groups(struct search *search)
{
    size_t count = search->players->count;
    memset(search->group, UINT8_MAX, count * sizeof *search->group); /* NO_GROUP */
    for (size_t i = 0; i < count; i++)
        if (search->group[i] == NO_GROUP)
            visit(search, (uint32_t)i, false);
    /* Start with the players that were left last, so that no group reaches another one. */
    memset(search->group, UINT8_MAX, count * sizeof *search->group); /* NO_GROUP */
    for (size_t i = count; i-- > 0;)
        if (search->group[search->order[i]] == NO_GROUP)
            visit(search, search->order[i], true);
}

/* Choose the group with the most games, which are counted in games; NO_GROUP if none has any. */
static uint32_t choose(const struct players *players, const uint32_t *groups, uint64_t *games)
{
    uint64_t most = 0;
    uint32_t chosen = NO_GROUP;
    memset(games, 0, players->count * sizeof *games);
    for (size_t i = 0; i < players->pairing_count; i++) {
        const struct pairing *pairing = &players->pairings[i];
        if (groups[pairing->player] == groups[pairing->opponent])
            games[groups[pairing->player]] += pairing->games;
    }
    for (size_t i = 0; i < players->count; i++) {
        if (games[groups[i]] > most) {
            most = games[groups[i]];
            chosen = groups[i];
        }
    }
    return chosen;
}

/*
 * Add a player to the group, with an edge to each opponent who has an index in the group.  indices
 * has those of all players, NO_GROUP for one who is not in it.
 */
static void add_member(const struct players *players, const uint32_t *indices, uint32_t player,
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
            add_member(players, indices, (uint32_t)i, group);
    return true;
}

bool group_find(const struct players *players, struct group *group)
{
    size_t count = players->count;
    struct arena arena = {.chunks = NULL};
    *group = (struct group){.count = 0};
    if (players->pairing_count == 0)
        return true;
    struct search search = {.players = players,
                            .group = arena_alloc(&arena, count * sizeof(uint32_t)),
                            .path = arena_alloc(&arena, count * sizeof(uint32_t)),
                            .next = arena_alloc(&arena, count * sizeof(size_t)),
                            .order = arena_alloc(&arena, count * 2 * sizeof(uint32_t))};
    uint64_t *games = arena_alloc(&arena, count * sizeof *games);
    bool good = !arena.failed;
    if (good) {
        find_groups(&search);
        uint32_t chosen = choose(players, search.group, games);
        if (chosen != NO_GROUP) /* nobody is being visited any more */
            good = make_group(players, search.group, chosen, search.path, group);
    }
    arena_free(&arena);
    return good;
}

void group_free(struct group *group)
{
    free(group->members);
    free(group->first);
    free(group->edges);
    *group = (struct group){.count = 0};
}
