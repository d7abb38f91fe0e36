/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The twelve ways in which the board can be laid on itself, lines on lines: a game stays as legal
 * as it was, and its result the same.
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

/** Where a symmetry, 0 to below SYMMETRIES, puts a point; YINSH_NO_POINT stays what it is. */
yinsh_point symmetry_point(int symmetry, yinsh_point point);

/** What a symmetry makes of an action; a row has its lower end first. */
yinsh_action symmetry_action(int symmetry, yinsh_action action);

/** What a symmetry makes of a position. */
yinsh_position symmetry_position(int symmetry, const yinsh_position *position);

/** The symmetry that takes back what another one does. */
int symmetry_inverse(int symmetry);

/**
 * Apply a symmetry to the actions and positions of a record, which may be a copy that shares the
 * rest with another.  Comments and tags are left as they are, whatever points they name.
 */
void symmetry_record(int symmetry, struct yinsh_record *record);

#endif
