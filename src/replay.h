/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Replaying many games that somebody has read already, only to learn whether all of each is
 * legal and how it ended: the same rules as rules.h, several games side by side where the
 * processor has vectors for that.  What a refused game breaks, only rules_judge() says.
 */
#ifndef REPLAY_H
#define REPLAY_H

#include "point.h"
#include "rules.h"

/** A kind of steps besides those of actions. */
enum { REPLAY_END = YINSH_STEAL + 1 };

/**
 * One action behind the ten placements.  The two last words are laid out for vectors; fill
 * them with replay_move() and replay_step().
 */
struct replay_step {
    yinsh_set between; /* of a move: the points between its ends, as in struct point_way */
    uint64_t ends;     /* from in the lower half, to in the upper half; REPLAY_NOWHERE for none */
    uint64_t rest;     /* of a move what its way says, see struct point_way, and the bits below */
};

enum { REPLAY_NOWHERE = 255 /* no point, and no bit of any set */ };

/** Bits of a step's last word. */
#define REPLAY_KIND                                                                                \
    UINT64_C(0xff) /* the kind, but for the bits of YINSH_MOVE, so that a move's is 0 */
#define REPLAY_GOES_ON (UINT64_C(1) << 61) /* is not the first of its turn */
#define REPLAY_PLAIN POINT_WAY_LINE        /* is a move along a line that begins a turn */
#define REPLAY_UP POINT_WAY_UP             /* the move goes to the higher end */

/** A game of the standard variant from the empty board. */
struct replay_game {
    yinsh_point placed[YINSH_PLACING_TURNS]; /* on the board; in turn, White first */
    /**
     * What is behind that, ended by a REPLAY_END.  In front of it there is room for one step
     * more, which is used while the game is replayed.
     */
    struct replay_step *steps;

    /* Set by replay_games(). */
    bool legal; /* whether every action is, and every turn is complete; else the rest is open */
    uint8_t removed[2];
    enum yinsh_end end; /* YINSH_END_UNFINISHED where the board does not end it */
    enum yinsh_result result;
};

/** A move from one point of the frame to another, the first action of its turn. */
static inline void replay_move(struct replay_step *step, unsigned from, unsigned to)
{
    const struct point_way *way = point_way(from, to);
    step->between = way->between;
    step->ends = from | (uint64_t)to << 32;
    step->rest = way->marks;
}

/** The same, not the first of its turn. */
static inline void replay_late_move(struct replay_step *step, unsigned from, unsigned to)
{
    replay_move(step, from, to);
    step->rest = (step->rest & ~REPLAY_PLAIN) | REPLAY_GOES_ON;
}

/** An action of any other kind, or an end; a row's lower end is from. */
static inline void replay_step(struct replay_step *step, unsigned kind, bool goes_on, unsigned from,
                               unsigned to)
{
    step->between = SET_EMPTY;
    step->ends = from | (uint64_t)to << 32;
    step->rest = (kind ^ YINSH_MOVE) | (goes_on ? REPLAY_GOES_ON : 0);
}

/** Replay games and say of each whether it is legal, and how it ended. */
void replay_games(struct replay_game *games, size_t count);

/** The same one game after the other and without vectors; what the vectors are tested with. */
void replay_games_plain(struct replay_game *games, size_t count);

#endif
