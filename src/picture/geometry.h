/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Where the points are in a picture of the board, in text or in lines: column A on the left and
 * White at the bottom, as the rulebook prints it, or turned by half a turn.
 *
 * Two rows of a column are two halves apart, and the next column is shifted by one half, so that
 * every point has whole numbers.
 */
#ifndef PICTURE_GEOMETRY_H
#define PICTURE_GEOMETRY_H

#include "rules/rules.h"

/** The highest and lowest points, E10 and G11 or E1 and G2, in halves. */
enum { GEOMETRY_TOP = 16, GEOMETRY_BOTTOM = -2 };

/** A place in a picture: columns from the left, and halves of the distance of two points, upwards.
 */
struct geometry_place {
    int across, up;
};

/** Return the place of a column and row number, which may be off the board, White at the bottom. */
static inline struct geometry_place geometry_at(int column, int row)
{
    return (struct geometry_place){column, 2 * row - column};
}

/** Return the point at a place, White at the bottom, or YINSH_NO_POINT. */
static inline yinsh_point geometry_point(struct geometry_place place)
{
    int twice = place.up + place.across;
    return twice % 2 == 0 ? point_at(place.across, twice / 2) : YINSH_NO_POINT;
}

/** Return the place of a point; turned is with Black at the bottom. */
static inline struct geometry_place geometry_of(yinsh_point point, bool turned)
{
    struct geometry_place place = geometry_at((int)point_column(point), (int)point_row(point));
    if (turned)
        place = (struct geometry_place){YINSH_COLUMNS - 1 - place.across,
                                        GEOMETRY_TOP + GEOMETRY_BOTTOM - place.up};
    return place;
}

/** Return whether a point is where the number of its row is written: no point is to its left. */
static inline bool geometry_begins_row(yinsh_point point)
{
    return point_at((int)point_column(point) - 1, (int)point_row(point)) == YINSH_NO_POINT;
}

#endif
