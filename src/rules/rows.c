/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/rules.h"

/*
 * Rows of five are asked for in every turn, which is worth a shift by a known number of bits for
 * each direction.
 */
#define INLINE static inline __attribute__((always_inline))

/* The lower ends of all pairs of adjacent markers along one line direction. */
INLINE yinsh_set pairs_of(yinsh_set markers, enum direction line)
{
    return set_and(markers, set_down(markers, (unsigned)direction_step[line]));
}

/* The lower ends of all rows (G.1): four pairs of one colour, one after the other. */
INLINE yinsh_set row_starts(yinsh_set pairs, enum direction line)
{
    unsigned step = (unsigned)direction_step[line];
    yinsh_set two = set_and(pairs, set_down(pairs, step));
    return set_and(two, set_down(two, 2 * step));
}

/* The same for the markers of both colours. */
INLINE yinsh_set starts_of_both(const yinsh_set markers[2], enum direction line)
{
    return row_starts(set_or(pairs_of(markers[0], line), pairs_of(markers[1], line)), line);
}

yinsh_set rules_row_starts(const yinsh_position *position)
{
    return set_or(starts_of_both(position->markers, UP_COLUMN),
                  set_or(starts_of_both(position->markers, UP_ROW),
                         starts_of_both(position->markers, UP_DIAGONAL)));
}

size_t yinsh_rows(const yinsh_position *position, enum yinsh_colour colour,
                  yinsh_action rows[YINSH_MAX_ACTIONS])
{
    yinsh_set starts[LINES];
    yinsh_set any = SET_EMPTY;
    size_t count = 0;
    if ((unsigned)colour > YINSH_BLACK)
        return 0;
    yinsh_set markers = set_and(position->markers[colour], point_board);
    for (int line = 0; line < LINES; line++) {
        starts[line] = row_starts(pairs_of(markers, (enum direction)line), (enum direction)line);
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
