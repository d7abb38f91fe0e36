/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/hit_columns.h"

#include "query/turn_columns.h"
#include "record/symmetry.h"

static void set_integer(struct column_value *value, int integer)
{
    value->present = true;
    value->integer = integer;
}

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

static void get_across(const struct view *view, struct column_value *value)
{
    set_integer(value, view->hit->match.across);
}

static void get_up(const struct view *view, struct column_value *value)
{
    set_integer(value, view->hit->match.up);
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
    {"turn", COLUMN_NUMBER, get_turn, NULL, NULL, true},
    {"symmetry", COLUMN_TEXT, get_symmetry, NULL, NULL, true},
    {"swapped", COLUMN_TEXT, get_swapped, NULL, NULL, true},
    {"across", COLUMN_INTEGER, get_across, NULL, NULL, true},
    {"up", COLUMN_INTEGER, get_up, NULL, NULL, true},
    {"next", COLUMN_TEXT, get_next, NULL, NULL, true},
    {"position", COLUMN_TEXT, get_position, NULL, NULL, true},
};

_Static_assert(sizeof list / sizeof list[0] <= COLUMN_LIST, "all names fit");

static const char *const usual[] = {"file",   "record", "turn", "symmetry", "swapped",
                                    "across", "up",     "next", "result",   NULL};

const struct column_list hit_columns = {list, sizeof list / sizeof list[0], usual};
