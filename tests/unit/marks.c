/* SPDX-License-Identifier: BSD-2-Clause */
/* What a turn changed: beside what a comparison of the positions before and after shows. */
#include "support/random_games.h"

#include "record/marks.h"
#include "rules/rules.h"

#include <string.h>

static struct yinsh_record record;

/* Compare two sets point by point. */
static void assert_same_set(yinsh_set found, yinsh_set expected)
{
    for (unsigned point = 0; point < YINSH_FRAME; point++)
        assert_int_equal(set_has(found, point), set_has(expected, point));
}

/* What is on a point: 0 nothing, 1 and 2 rings, 3 and 4 markers. */
static int piece_at(const yinsh_position *position, unsigned point)
{
    for (int colour = 0; colour < 2; colour++) {
        if (set_has(position->rings[colour], point))
            return 1 + colour;
        if (set_has(position->markers[colour], point))
            return 3 + colour;
    }
    return 0;
}

/* Add what differs between two positions, one action apart, to what is expected. */
static void compare(struct marks *marks, const yinsh_position *before, const yinsh_position *after,
                    enum yinsh_kind kind)
{
    for (unsigned point = 0; point < YINSH_FRAME; point++) {
        int was = piece_at(before, point), is = piece_at(after, point);
        bool was_ring = was == 1 || was == 2, is_ring = is == 1 || is == 2;
        if (was == is)
            continue;
        if (was > 2 && is > 2)
            marks->flipped = set_or(marks->flipped, set_of(point));
        else if (was > 2 && is == 0)
            marks->row = set_or(marks->row, set_of(point));
        else if (was_ring && is == 0)
            marks->rings = set_or(marks->rings, set_of(point));
        else if (was_ring && is > 2)
            marks->from = (yinsh_point)point;
        else if (is_ring && kind == YINSH_MOVE)
            marks->to = (yinsh_point)point;
        else if (is_ring)
            marks->placed = (yinsh_point)point;
    }
}

static void assert_marks(int turn, const struct marks *expected, const yinsh_position *after)
{
    struct marks marks;
    yinsh_position position;
    bool complete = marks_of_turn(&record, turn, &position, &marks);
    assert_true(yinsh_position_equal(&position, after));
    assert_int_equal(complete, after->turn != turn || after->due == YINSH_DUE_OVER);
    assert_int_equal(marks.turn, turn);
    assert_int_equal(marks.side, expected->side);
    assert_int_equal(marks.from, expected->from);
    assert_int_equal(marks.to, expected->to);
    assert_int_equal(marks.placed, expected->placed);
    assert_same_set(marks.flipped, expected->flipped);
    assert_same_set(marks.row, expected->row);
    assert_same_set(marks.rings, expected->rings);
    assert_same_set(marks.faulty, SET_EMPTY);
    assert_int_equal(marks.count, expected->count);
    assert_memory_equal(marks.actions, expected->actions, marks.count * sizeof *marks.actions);
    assert_int_equal(marks_last_turn(&record), turn);
}

/* Play a game, and look at the marks of its last turn after each action. */
static void play_game(const yinsh_position *rules, uint32_t *random)
{
    struct marks expected = marks_none();
    int turn = 0;
    begin_game(&record, rules);
    while (record.game.now.due != YINSH_DUE_OVER) {
        yinsh_position before = record.game.now;
        yinsh_action action = choose(&before, random, 2);
        if (before.turn != turn)
            expected = marks_none();
        turn = before.turn;
        play_action(&record, action);
        compare(&expected, &before, &record.game.now, (enum yinsh_kind)action.kind);
        expected.side = (enum yinsh_colour)action.side;
        if (action.kind == YINSH_ROW)
            assert_int_equal(row_maker(&record.game, &record.game.played[record.game.count - 1]),
                             before.due == YINSH_DUE_PRE_ROW ? !action.side : action.side);
        expected.actions[expected.count++] = action;
        assert_marks(turn, &expected, &record.game.now);
    }
}

/* Walk through the game again, and compare every position with that of the rules. */
static void walk_game(void)
{
    struct turn_walk walk;
    yinsh_position position = record.game.start;
    size_t at = 0;
    turn_walk_begin(&walk, &record);
    while (turn_walk_next(&walk)) {
        assert_true(yinsh_position_equal(&walk.turn.before, &position));
        assert_ptr_equal(walk.turn.played, &record.game.played[at]);
        for (size_t i = 0; i < walk.turn.count; i++)
            assert_int_equal(yinsh_play(&position, record.game.played[at++].action), 0);
        assert_true(yinsh_position_equal(&walk.turn.after, &position));
        assert_true(walk.turn.complete);
        assert_int_equal(walk.turn.side, walk.turn.before.side);
        assert_int_equal(walk.turn.number, walk.turn.before.turn);
    }
    assert_int_equal(at, record.game.count);
}

TEST(random_games)
{
    enum { GAMES = 150 };
    uint32_t random = 11;
    for (int game = 0; game < GAMES; game++) {
        yinsh_position rules;
        yinsh_start(&rules, game % 5 == 0 ? YINSH_BLITZ : YINSH_STANDARD, YINSH_HOUSE_NONE);
        rules.steal = game % 3 == 0;
        play_game(&rules, &random);
        walk_game();
    }
}

TEST(turns_that_are_not_there)
{
    struct marks marks;
    yinsh_position position, start;
    uint32_t random = 3;
    yinsh_start(&start, YINSH_STANDARD, YINSH_HOUSE_NONE);
    play_game(&start, &random);
    int last = marks_last_turn(&record);
    assert_false(marks_of_turn(&record, last + 1, &position, &marks));
    assert_true(marks_of_turn(&record, 0, &position, &marks));
    assert_true(yinsh_position_equal(&position, &record.game.start));
    assert_int_equal(marks.turn, 0);
    assert_int_equal(marks.count, 0);
    record_reset(&record);
    assert_int_equal(marks_last_turn(&record), 0);
}

int main(void)
{
    int failed = run_defined_tests(NULL, NULL);
    record_free(&record);
    return failed;
}
