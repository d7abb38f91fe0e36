/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Sets of points in two 64-bit words.
 *
 * Point 11 * column + row - 1 is bit (point % 64) of word (point / 64).  The three
 * line directions are then steps of 1 (same letter), 11 (same number) and 12
 * (letter and number both up by one).  The corners that the board lacks act as
 * guard cells: a step off the board ends on a number that is not a point, so no
 * shift can wrap a line around.
 */
#ifndef RULES_BITS_H
#define RULES_BITS_H

#include "yinsh.h"

/** The set with no point. */
static const yinsh_set SET_EMPTY = {{0, 0}};

/** Return the set of one point, which may be any number below 128. */
static inline yinsh_set set_of(unsigned point)
{
    uint64_t bit = UINT64_C(1) << (point & 63);
    uint64_t high = point >> 6;
    return (yinsh_set){{bit & (high - 1), bit & (0 - high)}};
}

/** Return whether a point is in the set. */
static inline bool set_has(yinsh_set set, unsigned point)
{
    /* By value, an index would put the set into memory each time. */
    return ((point < 64 ? set.word[0] : set.word[1]) >> (point & 63) & 1) != 0;
}

/** Return whether no point is in the set. */
static inline bool set_is_empty(yinsh_set set)
{
    return (set.word[0] | set.word[1]) == 0;
}

/** Return whether two sets have the same points. */
static inline bool set_equal(yinsh_set a, yinsh_set b)
{
    return ((a.word[0] ^ b.word[0]) | (a.word[1] ^ b.word[1])) == 0;
}

/** Return the points that are in either set. */
static inline yinsh_set set_or(yinsh_set a, yinsh_set b)
{
    return (yinsh_set){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}

/** Return the points that are in both sets. */
static inline yinsh_set set_and(yinsh_set a, yinsh_set b)
{
    return (yinsh_set){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

/** Return the points that are in exactly one of the sets. */
static inline yinsh_set set_xor(yinsh_set a, yinsh_set b)
{
    return (yinsh_set){{a.word[0] ^ b.word[0], a.word[1] ^ b.word[1]}};
}

/** Return the points of a that are not in b. */
static inline yinsh_set set_minus(yinsh_set a, yinsh_set b)
{
    return (yinsh_set){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

/** Return whether two sets have a point in common. */
static inline bool set_meets(yinsh_set a, yinsh_set b)
{
    return ((a.word[0] & b.word[0]) | (a.word[1] & b.word[1])) != 0;
}

/**
 * Return the set as a number of 128 bits with its sign changed: its lowest point, and all above
 * that which are not in it; the empty set stays empty.
 */
static inline yinsh_set set_negate(yinsh_set set)
{
    return (yinsh_set){{0 - set.word[0], ~set.word[1] + (set.word[0] == 0)}};
}

/** Return every point moved up by a step below 128. */
static inline yinsh_set set_up(yinsh_set set, unsigned step)
{
    if (step >= 64)
        return (yinsh_set){{0, set.word[0] << (step - 64)}};
    return (yinsh_set){
        {set.word[0] << step, set.word[1] << step | set.word[0] >> 1 >> (63 - step)}};
}

/** Return every point moved down by a step of 1..63. */
static inline yinsh_set set_down(yinsh_set set, unsigned step)
{
    return (yinsh_set){{set.word[0] >> step | set.word[1] << (64 - step), set.word[1] >> step}};
}

/** Return how many points are in the set. */
static inline unsigned set_count(yinsh_set set)
{
    return (unsigned)__builtin_popcountll(set.word[0]) +
           (unsigned)__builtin_popcountll(set.word[1]);
}

/** Return the lowest point of a set that is not empty. */
static inline unsigned set_first(yinsh_set set)
{
    return set.word[0] != 0 ? (unsigned)__builtin_ctzll(set.word[0])
                            : 64 + (unsigned)__builtin_ctzll(set.word[1]);
}

/** Return the set without its lowest point. */
static inline yinsh_set set_rest(yinsh_set set)
{
    if (set.word[0] != 0)
        set.word[0] &= set.word[0] - 1;
    else
        set.word[1] &= set.word[1] - 1;
    return set;
}

#endif
