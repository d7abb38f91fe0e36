/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/rows.h"

#include "rules/point.h"

/*
 * The lower ends of all fives of adjacent markers along one line direction (G.1).  Asked twice
 * in every turn, it is worth a shift by a known number of bits for each direction.
 */
static inline __attribute__((always_inline)) yinsh_set row_starts(yinsh_set markers,
                                                                  enum direction line)
{
    unsigned step = (unsigned)direction_step[line];
    yinsh_set two = set_and(markers, set_down(markers, step));
    yinsh_set four = set_and(two, set_down(two, 2 * step));
    return set_and(four, set_down(markers, 4 * step));
}

yinsh_set rules_row_starts(yinsh_set markers)
{
    return set_or(row_starts(markers, UP_COLUMN),
                  set_or(row_starts(markers, UP_ROW), row_starts(markers, UP_DIAGONAL)));
}

/*
 * The lower ends of the rows of both colours along one line direction.  Adjacent markers of one
 * colour make a pair; four pairs in a row are five markers of one colour.
 */
static inline __attribute__((always_inline)) yinsh_set starts_of_both(const yinsh_set markers[2],
                                                                      enum direction line)
{
    unsigned step = (unsigned)direction_step[line];
    yinsh_set pairs = set_or(set_and(markers[0], set_down(markers[0], step)),
                             set_and(markers[1], set_down(markers[1], step)));
    yinsh_set two = set_and(pairs, set_down(pairs, step));
    return set_and(two, set_down(two, 2 * step));
}

yinsh_set rules_all_row_starts(const yinsh_position *position)
{
    return set_or(starts_of_both(position->markers, UP_COLUMN),
                  set_or(starts_of_both(position->markers, UP_ROW),
                         starts_of_both(position->markers, UP_DIAGONAL)));
}

bool rules_has_row(const yinsh_position *position, enum yinsh_colour colour)
{
    return !set_is_empty(rules_row_starts(position->markers[colour]));
}

size_t yinsh_rows(const yinsh_position *position, enum yinsh_colour colour,
                  yinsh_action rows[YINSH_MAX_ACTIONS])
{
    yinsh_set starts[LINES];
    yinsh_set any = SET_EMPTY;
    size_t count = 0;
    for (int line = 0; line < LINES; line++) {
        starts[line] = row_starts(position->markers[colour], (enum direction)line);
        any = set_or(any, starts[line]);
    }
    for (; !set_is_empty(any); any = set_rest(any)) {
        unsigned from = set_first(any);
        for (int line = 0; line < LINES; line++)
            if (set_has(starts[line], from))
                rows[count++] =
                    (yinsh_action){YINSH_ROW, (uint8_t)colour, (yinsh_point)from,
                                   (yinsh_point)(from + 4U * (unsigned)direction_step[line])};
    }
    return count;
}
