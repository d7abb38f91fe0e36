/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * tests/unit/refusals.c - every kind of illegality, in one small position for each.
 *
 * Each test also asserts that the refused action left the position alone.
 */
#include "support/rules_driver.h"

/* Rings are being placed. */
#define PLACING(white, black, colour)                                                              \
    .white_rings = white, .black_rings = black, .side = colour, .due = "place"

/* White has removed a row, his ring is due. */
#define RING_DUE(what) .white_markers = "g3", .black_markers = "b4", .side = 'w', .due = what

/* Black may steal a ring. */
#define STEAL , .variant = "standard+steal"

static struct refusal {
    const char *name;
    struct setup setup;
    const char *action;
    const char *fault;
} refusals[] = {
    {"a ring is placed on the own ring", {PLACING("e3", "a2", 'w')}, "e3", "place-occupied"},
    {"a ring is placed on the other's ring", {PLACING("e3", "a2", 'w')}, "a2", "place-occupied"},
    {"a ring is placed on a corner", {PLACING("e3", "a2", 'w')}, "a1", "place-off-board"},
    {"black places first", {PLACING("", "", 'w')}, "b:e3", "place-wrong-side"},
    {"white places twice", {PLACING("e3", "", 'b')}, "w:e4", "place-wrong-side"},
    {"a sixth ring is placed", {D4("j11", "")}, "e5", "place-after-ten"},
    {"a ring moves in turn 2", {PLACING("e3", "", 'b')}, "e3-e4", "placing-due"},
    {"a ring moves in turn 10", {PLACING(FAR_WHITE, "k7 k8 k9 k10", 'b')}, "k7-j7", "placing-due"},
    {"a row is removed while placing", {PLACING("e3", "", 'b')}, "xe3-e7", "placing-due"},
    {"a ring is removed while placing", {PLACING("e3", "", 'b')}, "xe3", "placing-due"},
    {"a pass while placing", {PLACING("e3", "", 'b')}, "pass", "placing-due"},
    {"a steal without the variant", {PLACING("e3", "", 'b')}, "steal", "steal-refused"},
    {"a steal in turn 1", {PLACING("", "", 'w') STEAL}, "steal", "steal-refused"},
    {"white steals", {PLACING("e3", "", 'b') STEAL}, "w:steal", "steal-refused"},
    {"a steal in turn 3", {PLACING("e3", "a2", 'w') STEAL}, "b:steal", "steal-refused"},
    {"a steal in turn 4", {PLACING("e3 e4", "a2", 'b') STEAL}, "steal", "steal-refused"},
    {"a steal while a move is due", {D4("j11", "") STEAL}, "steal", "steal-refused"},
    {"a steal while a row stands", {AFTER("", "") STEAL}, "steal", "row-due"},
    {"a steal when a ring is due", {RING_DUE("pre-ring") STEAL}, "steal", "ring-due"},
    {"a move ends off the board", {D4("j11", "")}, "d4-d10", "move-off-board"},
    {"a move starts off the board", {D4("j11", "")}, "a1-d4", "move-off-board"},
    {"a vacant point moves", {D4("j11", "")}, "e4-e5", "move-no-ring"},
    {"a marker moves", {D4("j11", "e4")}, "e4-e5", "move-no-ring"},
    {"the other's ring moves", {D4("g6", "")}, "g6-g7", "move-opponent-ring"},
    {"the other player moves", {D4("g6", "")}, "b:g6-g7", "move-wrong-side"},
    {"a move to where it starts", {D4("j11", "")}, "d4-d4", "move-no-movement"},
    {"a move to a point on no line", {D4("j11", "")}, "d4-e6", "move-not-straight"},
    {"a move with letter up, number down", {D4("j11", "")}, "d4-e3", "move-not-straight"},
    {"a move on to the other's ring", {D4("d7", "")}, "d4-d7", "move-end-ring"},
    {"a move on to an own ring", {D4("j11", "")}, "d4-a4", "move-end-ring"},
    {"a move on to a marker", {D4("j11", "d5")}, "d4-d5", "move-end-marker"},
    {"the end is reported before a ring in the way", {D4("d5", "d6")}, "d4-d6", "move-end-marker"},
    {"the end is reported before a point passed", {D4("j11", "d5 d7")}, "d4-d7", "move-end-marker"},
    {"a move across a ring", {D4("d6", "")}, "d4-d7", "move-ring-in-way"},
    {"a move across a marker and a ring", {D4("d6", "d5")}, "d4-d7", "move-ring-in-way"},
    {"a move past the point behind a marker", {D4("j11", "d5")}, "d4-d7", "move-past-block"},
    {"vacant points before a marker", {D4("j11", "d6")}, "d4-d8", "move-past-block"},
    {"a jump over two blocks", {D4("j11", "d5 d7")}, "d4-d8", "move-past-block"},
    {"a row that bends", {AFTER("", "")}, "xg3-h5", "row-not-straight"},
    {"a row with letter up, number down", {AFTER("", "")}, "xc7-g3", "row-not-straight"},
    {"a row of four", {AFTER("", "")}, "xg3-g6", "row-not-five"},
    {"a row of six", {AFTER("g8", "")}, "xg3-g8", "row-not-five"},
    {"a row that ends off the board", {AFTER("", "")}, "xe7-e11", "row-off-board"},
    {"a row that starts off the board", {BEFORE("", "")}, "xa1-e5", "row-off-board"},
    {"a ring in the row", {AFTER("e3 e4 e6 e7", "")}, "xe3-e7", "row-has-ring"},
    {"a vacant point in the row", {AFTER("f3 f4 f6 f7", "")}, "xf3-f7", "row-vacant"},
    {"a row of vacant points when none is due", {D4("j11", "")}, "xf3-f7", "row-vacant"},
    {"one marker of the other's", {AFTER("f3 f4 f6 f7", "f5")}, "xf3-f7", "row-wrong-colour"},
    {"the other's row", {AFTER("", "i5 i6 i7 i8 i9")}, "w:xi5-i9", "row-wrong-colour"},
    {"the other player removes first", {AFTER("", "i5 i6 i7 i8 i9")}, "b:xi5-i9", "row-order"},
    {"a move while the own row stands", {AFTER("", "")}, "e5-e6", "row-due"},
    {"a ring before its row", {AFTER("", "")}, "xe5", "row-due"},
    {"a pass while the own row stands", {AFTER("", "")}, "pass", "row-due"},
    {"a move before a row by the other", {BEFORE("", "")}, "e5-e6", "row-due-before-move"},
    {"a ring before a row by the other", {BEFORE("", "")}, "xe5", "row-due-before-move"},
    {"a pass before a row by the other", {BEFORE("", "")}, "pass", "row-due-before-move"},
    {"a move when a ring is due", {RING_DUE("post-ring")}, "a5-b5", "ring-due"},
    {"a move when a ring is due before it", {RING_DUE("pre-ring")}, "a5-b5", "ring-due"},
    {"a second row before the ring", {ROW_ON_G("post-ring", "", "")}, "xg3-g7", "ring-due"},
    {"a pass when a ring is due", {RING_DUE("post-ring")}, "pass", "ring-due"},
    {"a ring off the board", {RING_DUE("post-ring")}, "xa1", "ring-off-board"},
    {"no ring on a vacant point", {RING_DUE("post-ring")}, "xf5", "ring-none-there"},
    {"no ring on a marker", {RING_DUE("pre-ring")}, "xb4", "ring-none-there"},
    {"the other player's own ring", {RING_DUE("post-ring")}, "b:xk7", "ring-opponent"},
    {"a ring by the other player", {RING_DUE("post-ring")}, "b:xa2", "ring-opponent"},
    {"the other player passes", {D4("j11", "")}, "b:pass", "move-wrong-side"},
    {"the other's ring for a row", {RING_DUE("post-ring")}, "xk7", "ring-opponent"},
    {"a ring without a row", {D4("j11", "")}, "xd4", "ring-not-due"},
    {"a pass while a ring can move", {D4("j11", "")}, "pass", "pass-can-move"},
};

static void is_refused(void **state)
{
    const struct refusal *refusal = *state;
    yinsh_position position = position_of(&refusal->setup);
    refuses(&position, act(refusal->action), refusal->fault);
}

static void a_point_beyond_the_frame_is_refused(void **state)
{
    (void)state;
    yinsh_position position = POSITION(D4("j11", ""));
    yinsh_action action = act("d4-d5");
    action.to = 200;
    refuses(&position, action, "move-off-board");
    action.from = YINSH_NO_POINT;
    refuses(&position, action, "move-off-board");
}

int main(void)
{
    enum { REFUSALS = sizeof refusals / sizeof *refusals };
    static struct CMUnitTest tests[REFUSALS + 1] = {
        [REFUSALS] = cmocka_unit_test(a_point_beyond_the_frame_is_refused)};
    for (size_t i = 0; i < REFUSALS; i++)
        tests[i] = (struct CMUnitTest){
            .name = refusals[i].name, .test_func = is_refused, .initial_state = &refusals[i]};
    return cmocka_run_group_tests_name("refused", tests, NULL, NULL) == 0 ? 0 : 1;
}
