/* SPDX-License-Identifier: BSD-2-Clause */
/* The ways between points and the sets of points that are worked out with arithmetic on words. */
#include "support/random_games.h"

#include "rules/rules.h"

static bool is_on_board(int column, int row)
{
    static const int low[] = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
    static const int high[] = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};
    return column >= 0 && column < 11 && row >= low[column] && row <= high[column];
}

/* The direction of one point from another, what is between them, and how far it is, by walking. */
static enum direction walk(int from, int to, yinsh_set *between, unsigned *steps)
{
    static const int columns[DIRECTIONS] = {0, 1, 1, 0, -1, -1};
    static const int rows[DIRECTIONS] = {1, 0, 1, -1, 0, -1};
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int column = from / 11, row = from % 11 + 1;
        *between = (yinsh_set){{0, 0}};
        for (*steps = 1;; (*steps)++) {
            column += columns[direction];
            row += rows[direction];
            int point = 11 * column + row - 1;
            if (!is_on_board(column, row))
                break;
            if (point == to)
                return (enum direction)direction;
            between->word[point / 64] |= UINT64_C(1) << (point % 64);
        }
    }
    return DIRECTIONS;
}

TEST(ways_between_all_points)
{
    size_t points = 0, on_lines = 0;
    for (int from = 0; from < YINSH_FRAME; from++) {
        assert_int_equal(point_exists((unsigned)from), is_on_board(from / 11, from % 11 + 1));
        points += is_on_board(from / 11, from % 11 + 1);
        for (int to = 0; to < YINSH_FRAME; to++) {
            yinsh_set between;
            unsigned steps;
            if (!is_on_board(from / 11, from % 11 + 1) || !is_on_board(to / 11, to % 11 + 1))
                continue;
            enum direction direction = walk(from, to, &between, &steps);
            assert_int_equal(point_direction((yinsh_point)from, (yinsh_point)to), direction);
            if (direction == DIRECTIONS)
                continue;
            on_lines++;
            assert_int_equal(point_distance((yinsh_point)from, (yinsh_point)to), steps);
            assert_true(set_equal(point_between((yinsh_point)from, (yinsh_point)to), between));
        }
    }
    assert_int_equal(points, YINSH_POINTS);
    assert_int_equal(on_lines, 3 * (2 * (4 * 3 + 7 * 6 + 8 * 7 + 9 * 8 + 10 * 9) + 9 * 8));
}

enum { BITS = 128 };

/* A set bit by bit. */
struct bits {
    bool at[BITS];
};

static struct bits bits_of(yinsh_set set)
{
    struct bits bits;
    for (int i = 0; i < BITS; i++)
        bits.at[i] = (set.word[i / 64] >> (i % 64) & 1) != 0;
    return bits;
}

static void assert_bits(yinsh_set set, const struct bits *expected)
{
    struct bits bits = bits_of(set);
    for (int i = 0; i < BITS; i++)
        assert_int_equal(bits.at[i], expected->at[i]);
}

/* A set of any bits, dense or sparse, now and then one without any or with all of them. */
static yinsh_set any_set(uint32_t *random)
{
    uint32_t one_in = 1 + next_random(random) % 40;
    yinsh_set set = {{0, 0}};
    if (next_random(random) % 20 == 0)
        return set;
    for (int i = 0; i < BITS; i++)
        if (next_random(random) % one_in == 0)
            set.word[i / 64] |= UINT64_C(1) << (i % 64);
    return set;
}

TEST(sets)
{
    uint32_t random = 5;
    for (int i = 0; i < BITS; i++) {
        struct bits one = {{false}};
        one.at[i] = true;
        assert_bits(set_of((unsigned)i), &one);
    }
    for (int round = 0; round < 200; round++) {
        yinsh_set set = any_set(&random);
        struct bits bits = bits_of(set), expected;
        bool carry = true;
        for (int i = 0; i < BITS; i++) {
            expected.at[i] = !bits.at[i] != carry;
            carry = carry && !bits.at[i];
        }
        assert_bits(set_negate(set), &expected);
        for (int step = 0; step < BITS; step++) {
            for (int i = 0; i < BITS; i++)
                expected.at[i] = i >= step && bits.at[i - step];
            assert_bits(set_up(set, (unsigned)step), &expected);
            if (step < 1 || step > 63)
                continue;
            for (int i = 0; i < BITS; i++)
                expected.at[i] = i + step < BITS && bits.at[i + step];
            assert_bits(set_down(set, (unsigned)step), &expected);
        }
    }
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
