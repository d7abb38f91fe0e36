/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/hit_columns.h"

#include "query/turn_columns.h"
#include "record/symmetry.h"

static void get_turn(const struct view *view, struct column_value *value)
{
    column_set_number(value, (uint64_t)view->hit->turn);
}

static void get_symmetry(const struct view *view, struct column_value *value)
{
    column_set_string(value, symmetry_names[view->hit->match.symmetry]);
}

static void get_swapped(const struct view *view, struct column_value *value)
{
    column_set_string(value, view->hit->match.swapped ? "yes" : "no");
}

static void get_shift(const struct view *view, struct column_value *value)
{
    const int shifts[] = {view->hit->match.across, view->hit->match.up};
    value->present = true;
    value->integer = shifts[view->column->fact];
}

static void get_next(const struct view *view, struct column_value *value)
{
    if (view->hit->next != NULL)
        turn_set_actions(view->hit->next, value);
}

static void get_position(const struct view *view, struct column_value *value)
{
    column_set_room(value, yinsh_position_format(view->hit->position, value->room));
}

static const struct column list[] = {
    {"turn", COLUMN_NUMBER, get_turn, NULL, NULL, true, 0},
    {"symmetry", COLUMN_TEXT, get_symmetry, NULL, NULL, true, 0},
    {"swapped", COLUMN_TEXT, get_swapped, NULL, NULL, true, 0},
    {"across", COLUMN_INTEGER, get_shift, NULL, NULL, true, 0},
    {"up", COLUMN_INTEGER, get_shift, NULL, NULL, true, 1},
    {"next", COLUMN_TEXT, get_next, NULL, NULL, true, 0},
    {"position", COLUMN_TEXT, get_position, NULL, NULL, true, 0},
};

_Static_assert(sizeof list / sizeof list[0] <= COLUMN_LIST, "all names fit");

static const char *const usual[] = {"file",   "record", "turn", "symmetry", "swapped",
                                    "across", "up",     "next", "result",   NULL};

const struct column_list hit_columns = {list, sizeof list / sizeof list[0], usual};
