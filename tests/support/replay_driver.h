/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the tests of replaying share: games written down as lists, from which the steps are built
 * anew for each replay, since that changes them.
 */
#ifndef SUPPORT_REPLAY_DRIVER_H
#define SUPPORT_REPLAY_DRIVER_H

#include "rules/replay_games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LISTED_STEPS = 512, MOST_LISTS = 40 /* in a batch */ };

/** An action after the placements. */
struct listed_step {
    uint8_t kind;
    bool late;        /* is not the first of its turn */
    uint8_t from, to; /* REPLAY_NOWHERE for none */
    uint8_t flips;    /* of a move: one more than the markers it is said to flip; 0: not said */
};

/** A game, legal or not. */
struct list {
    yinsh_point placed[YINSH_PLACING_TURNS];
    struct listed_step steps[LISTED_STEPS];
    size_t count;
};

/** What is known of a game. */
struct verdict {
    bool legal; /* if it is not, the rest does not count */
    int removed[2];
    int end, result;
    yinsh_set rings[2], markers[2];
};

/** Add an action to a list; false if there is no room for it. */
static inline bool list_add(struct list *list, yinsh_action action, bool late)
{
    if (list->count == LISTED_STEPS)
        return false;
    list->steps[list->count++] = (struct listed_step){action.kind, late, action.from, action.to, 0};
    return true;
}

/** Build a game's steps in a piece of memory of just their size, which has to be freed. */
static inline void *list_build(const struct list *list, struct replay_game *game)
{
    struct replay_step *room = calloc(list->count + 2, sizeof *room), *step = room + 1;
    if (room == NULL)
        abort();
    memset(game, 0xa5, sizeof *game);
    memcpy(game->placed, list->placed, sizeof list->placed);
    game->steps = step;
    const struct listed_step *end = list->steps + list->count;
    for (const struct listed_step *of = list->steps; of < end; of++, step++)
        if (of->kind == YINSH_ROW) {
            bool ring = of + 1 < end && of[1].kind == YINSH_RING && of[1].late;
            bool up = of->from < of->to;
            replay_row(step, of->late, up ? of->from : of->to, up ? of->to : of->from,
                       ring ? of[1].from : REPLAY_NOWHERE);
            of += ring;
        } else if (of->kind != YINSH_MOVE) {
            replay_step(step, of->kind, of->late, of->from);
        } else {
            replay_move(step, of->late, of->from, of->to);
            replay_state_flips(step, of->flips > 0 ? of->flips - 1U : REPLAY_NO_FLIPS);
        }
    replay_step(step, REPLAY_END, false, REPLAY_NOWHERE);
    return room;
}

/** Replay at most MOST_LISTS games together, as a function does it. */
static inline void replay_lists(void (*replay)(struct replay_game *games, size_t count, bool flips),
                                const struct list *lists, size_t count, bool flips,
                                struct verdict *verdicts)
{
    struct replay_game games[MOST_LISTS];
    void *rooms[MOST_LISTS];
    if (count > MOST_LISTS)
        abort();
    for (size_t i = 0; i < count; i++)
        rooms[i] = list_build(&lists[i], &games[i]);
    replay(games, count, flips);
    for (size_t i = 0; i < count; i++) {
        verdicts[i] = (struct verdict){.legal = games[i].legal};
        if (games[i].legal)
            verdicts[i] = (struct verdict){true,
                                           {games[i].removed[0], games[i].removed[1]},
                                           (int)games[i].end,
                                           (int)games[i].result,
                                           {games[i].rings[0], games[i].rings[1]},
                                           {games[i].markers[0], games[i].markers[1]}};
        free(rooms[i]);
    }
}

/** Whether two verdicts are the same. */
static inline bool verdicts_agree(const struct verdict *a, const struct verdict *b)
{
    return a->legal == b->legal &&
           (!a->legal ||
            (a->removed[0] == b->removed[0] && a->removed[1] == b->removed[1] && a->end == b->end &&
             a->result == b->result && memcmp(a->rings, b->rings, sizeof a->rings) == 0 &&
             memcmp(a->markers, b->markers, sizeof a->markers) == 0));
}

/** Print a list, a '+' before what continues with a turn, and what two say of it. */
static inline void list_print(const struct list *list, const struct verdict *one,
                              const struct verdict *other)
{
    const struct verdict *of[] = {one, other};
    printf("#");
    for (int i = 0; i < YINSH_PLACING_TURNS; i++)
        printf(" %d", list->placed[i]);
    for (size_t i = 0; i < list->count; i++)
        printf(" %s%d:%d-%d", list->steps[i].late ? "+" : "", list->steps[i].kind,
               list->steps[i].from, list->steps[i].to);
    printf("\n");
    for (int i = 0; i < 2; i++)
        printf("# legal %d removed %d %d end %d result %d\n", of[i]->legal, of[i]->removed[0],
               of[i]->removed[1], of[i]->end, of[i]->result);
}

#endif
