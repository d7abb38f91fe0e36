/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The twelve symmetries of the board, which map lines to lines: whether a game is legal and its
 * result stay the same.
 */
#ifndef RECORD_SYMMETRY_H
#define RECORD_SYMMETRY_H

#include "record/record.h"

enum { SYMMETRIES = 12 };

/**
 * The names of the symmetries; ends with NULL.  turnN turns the board clockwise by N degrees, as
 * it is seen with the letters from left to right and the numbers going up; mirror swaps letters
 * and numbers, and mirrorN turns it after that.
 */
extern const char *const symmetry_names[SYMMETRIES + 1];

/**
 * Return the image of a point under a symmetry, 0 to below SYMMETRIES; YINSH_NO_POINT stays the
 * same.
 */
yinsh_point symmetry_point(int symmetry, yinsh_point point);

/** Return the image of an action under a symmetry; a row has its lower end first. */
yinsh_action symmetry_action(int symmetry, yinsh_action action);

/** Return the image of a position under a symmetry. */
yinsh_position symmetry_position(int symmetry, const yinsh_position *position);

/** Return the symmetry that undoes one. */
int symmetry_inverse(int symmetry);

/** Return the symmetry that does what one does and then another. */
int symmetry_then(int first, int second);

/**
 * Return the least image of a position under all symmetries, which is the same for all images;
 * *symmetries gets a bit for each symmetry that leads to it.
 */
yinsh_position symmetry_least(const yinsh_position *position, unsigned *symmetries);

/** Return an action as a number by which actions are ordered; the side follows from the turn. */
static inline uint32_t symmetry_action_number(yinsh_action action)
{
    return (uint32_t)action.kind << 16 | (uint32_t)action.from << 8 | action.to;
}

/**
 * Return the least image of an action under a set of symmetries, one at least, and reduce the set
 * to those that lead to it.
 */
yinsh_action symmetry_least_action(unsigned *symmetries, yinsh_action action);

/**
 * Apply a symmetry to the actions, positions and faults of a record, which may be a copy that
 * shares the rest with another.  Comments, tags and words of the source stay unchanged, whatever
 * points they name.
 */
void symmetry_record(int symmetry, struct yinsh_record *record);

#endif
