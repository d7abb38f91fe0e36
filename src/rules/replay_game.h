/* SPDX-License-Identifier: BSD-2-Clause */
/* Games and their steps as words that can be replayed in vectors. */
#ifndef RULES_REPLAY_GAME_H
#define RULES_REPLAY_GAME_H

#include "rules/point.h"
#include "rules/rules.h"

#include <limits.h>

/** A kind of steps besides those of actions. */
enum { REPLAY_END = YINSH_STEAL + 1 };

/**
 * A ring move, a row that is removed with the ring that it costs, a ring of which the row is left
 * out, or an end.  The words are laid out for vectors; fill them with the functions below.
 */
struct replay_step {
    /* Of a move the points between its ends, of a row all five, moved down by the lower end. */
    yinsh_set between;
    /*
     * From in the lower half, to in the upper half; REPLAY_NOWHERE for none.  Of a row: the ring
     * in the lower half, the lower end and REPLAY_REMOVES in the upper half.
     */
    uint64_t ends;
    uint64_t rest; /* of a move what its way says, see struct point_way, and the bits below */
};

enum { REPLAY_NOWHERE = 255 /* no point, and no bit of any set */ };

/** In a number of a point: it is none, but its lower bits are. */
#define REPLAY_REMOVES (UINT64_C(1) << 31)

/** Bits of a step's last word. */
#define REPLAY_KIND                                                                                \
    UINT64_C(0xff) /* the kind, but for the bits of YINSH_MOVE, so that a move's is 0 */
#define REPLAY_GOES_ON (UINT64_C(1) << 59)    /* is not the first of its turn */
#define REPLAY_ROW_NEXT (UINT64_C(1) << 60)   /* a row of the same turn is stated behind it */
#define REPLAY_TAKES_RING (UINT64_C(1) << 61) /* is a row, with its ring */
#define REPLAY_PLAIN POINT_WAY_LINE /* begins a turn along a line, or is a row behind that */
#define REPLAY_UP POINT_WAY_UP      /* the move goes to the higher end */

/** Where a row's ends begin in a step's last word. */
enum { REPLAY_ROW_FROM = 32, REPLAY_ROW_TO = 40 };

/**
 * Where in a move's last word is how many markers it is said to flip, one more than that; 0 where
 * nothing is said.
 */
enum { REPLAY_FLIPS = 24, REPLAY_MOST_FLIPS = 14 /* of a field of four bits */ };
#define REPLAY_NO_FLIPS UINT_MAX /* as their number: one more is 0 */

/** The last word of a row behind a move, but for the row's ends. */
#define REPLAY_ROW_BEHIND                                                                          \
    ((uint64_t)(YINSH_ROW ^ YINSH_MOVE) | REPLAY_GOES_ON | REPLAY_TAKES_RING | REPLAY_PLAIN)

/** A game of the standard variant from the empty board. */
struct replay_game {
    yinsh_point placed[YINSH_PLACING_TURNS]; /* on the board; in turn, White first */
    /**
     * What is behind that, ended by a REPLAY_END.  In front of it there is room for one step
     * more: a step also changes the one before it.
     */
    struct replay_step *steps;

    /* Set by replay_games(). */
    bool legal; /* whether every action is, and every turn is complete; else the rest is open */
    uint8_t removed[2];
    yinsh_set rings[2], markers[2]; /* by colour, on the board */
    enum yinsh_end end;             /* YINSH_END_UNFINISHED where the board does not end it */
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

/** State how many markers a move flips, at most REPLAY_MOST_FLIPS; REPLAY_NO_FLIPS says nothing. */
static inline void replay_state_flips(struct replay_step *step, unsigned flips)
{
    step->rest |= (uint64_t)(flips + 1) << REPLAY_FLIPS;
}

/**
 * A row, from its lower end to its upper one, and the ring that it costs; or REPLAY_NOWHERE,
 * which makes it illegal.  The step in front of it is told of it.
 */
static inline void replay_row(struct replay_step *step, bool goes_on, unsigned from, unsigned to,
                              unsigned ring)
{
    step->between = point_five(from, to);
    step->ends = ring | (REPLAY_REMOVES | from) << 32;
    step->rest =
        REPLAY_ROW_BEHIND | (uint64_t)from << REPLAY_ROW_FROM | (uint64_t)to << REPLAY_ROW_TO;
    /* Some of these points are off the board, so that it is refused. */
    if (set_is_empty(step->between) || ring == REPLAY_NOWHERE)
        step->between = (yinsh_set){{UINT64_MAX, 0}};
    if (goes_on)
        step[-1].rest |= REPLAY_ROW_NEXT;
    else
        step->rest &= ~(REPLAY_PLAIN | REPLAY_GOES_ON);
}

/** A ring of which the row is left out, or a REPLAY_END from REPLAY_NOWHERE. */
static inline void replay_step(struct replay_step *step, unsigned kind, bool goes_on, unsigned from)
{
    step->between = SET_EMPTY;
    step->ends = from | (uint64_t)REPLAY_NOWHERE << 32;
    step->rest = (kind ^ YINSH_MOVE) | (goes_on ? REPLAY_GOES_ON : 0);
}

#endif
