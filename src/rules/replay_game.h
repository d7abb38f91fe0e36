/* SPDX-License-Identifier: BSD-2-Clause */
/* Games and their steps as words that can be replayed in vectors. */
#ifndef RULES_REPLAY_GAME_H
#define RULES_REPLAY_GAME_H

#include "rules/rules.h"

#include <limits.h>

/** A kind of step besides those of actions. */
enum { REPLAY_END = YINSH_STEAL + 1 };

/**
 * A ring move, a removed row with the ring that it costs, a ring whose row is omitted, or an end.
 * The words are laid out for vectors; fill them with the functions below.
 *
 *     between  of a move the points between its ends, of a row all five; 128 bits, moved down by
 *              the lower end
 *
 *               63            32 31             0
 *     ends     [       to       |     from      ]   of a move
 *              [REMOVES|low end |     ring      ]   of a row
 *              [    NOWHERE     |  ring or      ]   of any other step
 *                                  NOWHERE
 *
 *               63  62    61        60        59      58..48  47..40  39..32
 *     rest     [UP|PLAIN|TAKES_RING|ROW_NEXT| LATE  |   0   | row to|row from|
 *               31..28  27..24    23  22..20    19..16  15..8  7..0
 *              |   0  |flips + 1| 0 |direction| steps |  0   | kind ^ YINSH_MOVE ]
 *
 * UP, PLAIN, direction and steps of a move are those of its way (struct point_way).
 */
struct replay_step {
    yinsh_set between;
    uint64_t ends;
    uint64_t rest;
};

enum { REPLAY_NOWHERE = 255 /* no point, and no bit of any set */ };

/** In the upper half of ends: a row is removed; its lower bits are no point of a move. */
#define REPLAY_REMOVES (UINT64_C(1) << 31)

/** Bits of rest. */
#define REPLAY_KIND UINT64_C(0xff)            /* the kind ^ YINSH_MOVE, so that a move has 0 */
#define REPLAY_LATE (UINT64_C(1) << 59)       /* it is not the first step of its turn */
#define REPLAY_ROW_NEXT (UINT64_C(1) << 60)   /* the next step is a row of the same turn */
#define REPLAY_TAKES_RING (UINT64_C(1) << 61) /* it is a row, with its ring */
#define REPLAY_PLAIN                                                                               \
    POINT_WAY_LINE             /* it begins a turn and is along a line, or is a row after that */
#define REPLAY_UP POINT_WAY_UP /* the move goes to the higher end */

/** The bits of rest at which the ends of a row begin. */
enum { REPLAY_ROW_FROM = 32, REPLAY_ROW_TO = 40 };

/** The bits of rest that hold the stated number of flipped markers + 1; 0 if none is stated. */
enum { REPLAY_FLIPS = 24, REPLAY_MOST_FLIPS = 14 /* the field has four bits */ };
#define REPLAY_NO_FLIPS UINT_MAX /* in place of a number; + 1 it is 0 */

/** The rest of a row after a move, without the ends of the row. */
#define REPLAY_LATER_ROW                                                                           \
    ((uint64_t)(YINSH_ROW ^ YINSH_MOVE) | REPLAY_LATE | REPLAY_TAKES_RING | REPLAY_PLAIN)

/** A game of the standard variant from the empty board. */
struct replay_game {
    yinsh_point placed[YINSH_PLACING_TURNS]; /* on the board; in turn, White first */
    /**
     * The steps after the placements, ended by a REPLAY_END.  There is room for one more before
     * the first: a step also changes the one before it.
     */
    struct replay_step *steps;

    /* Set by replay_games(). */
    bool
        legal; /* whether all actions are legal and all turns complete; if not, the rest is unset */
    uint8_t removed[2];
    yinsh_set rings[2], markers[2]; /* by colour, on the board */
    enum yinsh_end end;             /* YINSH_END_UNFINISHED if the board does not end it */
    enum yinsh_result result;
};

/** Make the step a move from one point of the frame to another; late: not the first of its turn. */
static inline void replay_move(struct replay_step *step, bool late, unsigned from, unsigned to)
{
    const struct point_way *way = point_way(from, to);
    step->between = way->between;
    step->ends = from | (uint64_t)to << 32;
    step->rest = late ? (way->marks & ~REPLAY_PLAIN) | REPLAY_LATE : way->marks;
}

/** State how many markers a move flips, at most REPLAY_MOST_FLIPS, or REPLAY_NO_FLIPS. */
static inline void replay_state_flips(struct replay_step *step, unsigned flips)
{
    step->rest |= (uint64_t)(flips + 1) << REPLAY_FLIPS;
}

/**
 * Make the step the removal of a row, from its lower to its upper end, and of a ring;
 * REPLAY_NOWHERE as the ring makes it illegal.  Also change the step before it.
 */
static inline void replay_row(struct replay_step *step, bool late, unsigned from, unsigned to,
                              unsigned ring)
{
    step->between = point_five(from, to);
    step->ends = ring | (REPLAY_REMOVES | from) << 32;
    step->rest =
        REPLAY_LATER_ROW | (uint64_t)from << REPLAY_ROW_FROM | (uint64_t)to << REPLAY_ROW_TO;
    /* Some of these points are off the board, so that it is refused. */
    if (set_is_empty(step->between) || ring == REPLAY_NOWHERE)
        step->between = (yinsh_set){{UINT64_MAX, 0}};
    if (late)
        step[-1].rest |= REPLAY_ROW_NEXT;
    else
        step->rest &= ~(REPLAY_PLAIN | REPLAY_LATE);
}

/** Make the step a ring whose row is omitted, or a REPLAY_END from REPLAY_NOWHERE. */
static inline void replay_step(struct replay_step *step, unsigned kind, bool late, unsigned from)
{
    step->between = SET_EMPTY;
    step->ends = from | (uint64_t)REPLAY_NOWHERE << 32;
    step->rest = (kind ^ YINSH_MOVE) | (late ? REPLAY_LATE : 0);
}

/* ---- One game at a time, and what the lanes leave to that: replay_engine.c --- */

/** Return whether a step is a REPLAY_END. */
bool replay_is_end(const struct replay_step *step);

/**
 * Play the removals that are due after a ring move of the position's side, or after a removal that
 * does not win, up to the next move, which then counts as the first of its turn, or to the end of
 * the game.  The pieces show the move already; the rows of both colours start at row_starts.
 * Returns false if that is not legal.  The position does not track whose turn it is.
 */
bool replay_settle(yinsh_position *position, yinsh_set row_starts, struct replay_step **at);

/** Store how a legal game has ended; leaves game->legal alone. */
void replay_end(struct replay_game *game, const yinsh_position *position);

/** Do what replay_games() does, one game after the other and without vectors. */
void replay_games_plain(struct replay_game *games, size_t count, bool flips);

/* ---- Four games at a time in the lanes of a vector: replay_lanes.c ------ */

/* PLAIN_C omits all code for a certain processor, so that tests can run without it. */
#if defined __x86_64__ && defined __GNUC__ && !defined PLAIN_C
#define REPLAY_LANES 4

/** Return whether this processor has what replay_games_lanes() needs. */
bool replay_has_lanes(void);

/** Do what replay_games() does, on a processor that has lanes. */
void replay_games_lanes(struct replay_game *games, size_t count, bool flips);
#endif

#endif
