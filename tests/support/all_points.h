/* SPDX-License-Identifier: BSD-2-Clause */
/* All points of the board by hand, for the tests of notations that name them as the board does. */
#ifndef SUPPORT_ALL_POINTS_H
#define SUPPORT_ALL_POINTS_H

#include "rules/point.h"
#include "support/record_driver.h"

static const char *const all_points[YINSH_POINTS] = {
    "A2",  "A3",  "A4",  "A5",  "B1",  "B2", "B3", "B4",  "B5",  "B6", "B7", "C1",  "C2",
    "C3",  "C4",  "C5",  "C6",  "C7",  "C8", "D1", "D2",  "D3",  "D4", "D5", "D6",  "D7",
    "D8",  "D9",  "E1",  "E2",  "E3",  "E4", "E5", "E6",  "E7",  "E8", "E9", "E10", "F2",
    "F3",  "F4",  "F5",  "F6",  "F7",  "F8", "F9", "F10", "G2",  "G3", "G4", "G5",  "G6",
    "G7",  "G8",  "G9",  "G10", "G11", "H3", "H4", "H5",  "H6",  "H7", "H8", "H9",  "H10",
    "H11", "I4",  "I5",  "I6",  "I7",  "I8", "I9", "I10", "I11", "J5", "J6", "J7",  "J8",
    "J9",  "J10", "J11", "K7",  "K8",  "K9", "K10"};

/** The first action of a record is one to a point. */
static inline void assert_point(const struct yinsh_record *of, const char *point)
{
    char name[YINSH_POINT_TEXT];
    assert_int_equal(of->game.count, 1);
    yinsh_point_format(of->game.played[0].action.to, name);
    assert_int_equal(name[0], point[0] + 'a' - 'A');
    assert_string_equal(name + 1, point + 1);
}

#endif
