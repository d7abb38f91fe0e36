/* SPDX-License-Identifier: BSD-2-Clause */
/* The twelve symmetries of the board. */
#include "support/random_games.h"

#include "record/symmetry.h"
#include "rules/rules.h"

#include <string.h>

/* What a symmetry makes of the whole board. */
struct map {
    yinsh_point points[YINSH_FRAME];
};

static struct map map_of(int symmetry)
{
    struct map map;
    for (int point = 0; point < YINSH_FRAME; point++)
        map.points[point] = symmetry_point(symmetry, (yinsh_point)point);
    return map;
}

static bool same_map(const struct map *a, const struct map *b)
{
    return memcmp(a->points, b->points, sizeof a->points) == 0;
}

/* The symmetry that undoes another. */
static int inverse_of(int symmetry)
{
    enum { TURNS = SYMMETRIES / 2 };
    /* Every mirror image is its own inverse, however it is turned. */
    return symmetry >= TURNS ? symmetry : (TURNS - symmetry) % TURNS;
}

TEST(board_onto_board)
{
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        bool reached[YINSH_FRAME] = {false};
        int count = 0;
        for (int point = 0; point < YINSH_FRAME; point++) {
            yinsh_point to = symmetry_point(symmetry, (yinsh_point)point);
            assert_true(yinsh_point_on_board(to) == yinsh_point_on_board((yinsh_point)point));
            if (to == YINSH_NO_POINT)
                continue;
            assert_false(reached[to]);
            reached[to] = true;
            count++;
        }
        assert_int_equal(count, YINSH_POINTS);
        assert_int_equal(symmetry_point(symmetry, YINSH_NO_POINT), YINSH_NO_POINT);
    }
}

TEST(lines_onto_lines)
{
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++)
        for (int from = 0; from < YINSH_FRAME; from++)
            for (int to = 0; to < YINSH_FRAME; to++) {
                yinsh_point a = (yinsh_point)from, b = (yinsh_point)to;
                if (!yinsh_point_on_board(a) || !yinsh_point_on_board(b))
                    continue;
                enum direction before = point_direction(a, b);
                yinsh_point c = symmetry_point(symmetry, a), d = symmetry_point(symmetry, b);
                enum direction after = point_direction(c, d);
                assert_true((before == DIRECTIONS) == (after == DIRECTIONS));
                if (before != DIRECTIONS)
                    assert_int_equal(point_distance(a, b), point_distance(c, d));
            }
}

TEST(a_group_of_twelve)
{
    struct map maps[SYMMETRIES];
    for (int one = 0; one < SYMMETRIES; one++) {
        maps[one] = map_of(one);
        for (int other = 0; other < one; other++)
            assert_false(same_map(&maps[one], &maps[other]));
    }
    for (int one = 0; one < SYMMETRIES; one++)
        for (int other = 0; other < SYMMETRIES; other++) {
            struct map both;
            int found = 0;
            for (int point = 0; point < YINSH_FRAME; point++)
                both.points[point] = symmetry_point(one, symmetry_point(other, (yinsh_point)point));
            for (int third = 0; third < SYMMETRIES; third++)
                found += same_map(&both, &maps[third]);
            assert_int_equal(found, 1);
            assert_true(same_map(&both, &maps[0]) == (one == inverse_of(other)));
        }
}

/* The names state what happens. */
TEST(names)
{
    static const struct {
        const char *name, *from, *to;
    } cases[] = {
        {"identity", "b7", "b7"},   {"turn60", "f10", "j10"},  {"turn60", "j10", "j6"},
        {"turn120", "f10", "j6"},   {"turn180", "f10", "f2"},  {"turn240", "f10", "b2"},
        {"turn300", "f10", "b6"},   {"mirror", "b7", "g2"},    {"mirror", "c8", "h3"},
        {"mirror60", "b7", "b1"},   {"mirror180", "g2", "j5"}, {"mirror300", "f6", "f6"},
        {"mirror120", "g2", "k10"}, {"mirror240", "g2", "e1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        yinsh_point from = YINSH_NO_POINT;
        char text[YINSH_POINT_TEXT];
        int symmetry = 0;
        while (strcmp(symmetry_names[symmetry], cases[i].name) != 0)
            symmetry++;
        yinsh_point_parse(cases[i].from, strlen(cases[i].from), &from);
        yinsh_point_format(symmetry_point(symmetry, from), text);
        if (strcmp(text, cases[i].to) != 0)
            fail_msg("%s: %s goes to %s, not to %s", cases[i].name, cases[i].from, text,
                     cases[i].to);
    }
    assert_null(symmetry_names[SYMMETRIES]);
}

/* Random games stay what they are, action by action, under each symmetry. */
TEST(games_stay_legal)
{
    enum { GAMES = 24, ONE_IN = 3 };
    uint32_t random = 7;
    for (int game = 0; game < GAMES; game++) {
        int symmetry = game % SYMMETRIES;
        yinsh_position here, there;
        yinsh_start(&here, YINSH_STANDARD, YINSH_HOUSE_NONE);
        there = here;
        while (here.due != YINSH_DUE_OVER) {
            yinsh_action action = choose(&here, &random, ONE_IN);
            yinsh_action mapped = symmetry_action(symmetry, action);
            yinsh_action back = symmetry_action(inverse_of(symmetry), mapped);
            assert_memory_equal(&back, &action, sizeof back);
            assert_int_equal(yinsh_play(&here, action), 0);
            assert_int_equal(yinsh_play(&there, mapped), 0);
            yinsh_position expected = symmetry_position(symmetry, &here);
            assert_true(yinsh_position_equal(&expected, &there));
        }
        assert_int_equal(yinsh_position_result(&here), yinsh_position_result(&there));
    }
}

/* All images of a position have the same least image, and it is known which symmetries lead there.
 */
TEST(least_image)
{
    enum { GAMES = 6, ONE_IN = 3 };
    uint32_t random = 11;
    for (int game = 0; game < GAMES; game++) {
        yinsh_position position;
        yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
        while (position.due != YINSH_DUE_OVER) {
            unsigned symmetries, others;
            yinsh_action action = choose(&position, &random, ONE_IN);
            yinsh_position least = symmetry_least(&position, &symmetries);
            unsigned left = symmetries;
            yinsh_action first = symmetry_least_action(&left, action);
            for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                yinsh_position image = symmetry_position(symmetry, &position);
                yinsh_position other = symmetry_least(&image, &others);
                yinsh_action mapped =
                    symmetry_least_action(&others, symmetry_action(symmetry, action));
                assert_true(yinsh_position_equal(&other, &least));
                assert_memory_equal(&mapped, &first, sizeof mapped);
                yinsh_action own = symmetry_action(symmetry, action);
                assert_int_equal(left >> symmetry & 1, (symmetries >> symmetry & 1) != 0 &&
                                                           rules_same_action(own, first));
                assert_int_equal(yinsh_position_equal(&image, &least), symmetries >> symmetry & 1);
                assert_int_equal(symmetry_inverse(symmetry), inverse_of(symmetry));
            }
            assert_int_equal(yinsh_play(&position, action), 0);
        }
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
