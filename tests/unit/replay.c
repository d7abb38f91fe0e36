/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Replaying many games side by side, plainly, and by the public engine one action after the
 * other: whatever the games are, legal or not, and however many of them, all give the same result.
 */
#include "rules/replay_game.h"
#include "rules/rules.h"
#include "support/random_games.h"
#include "support/replay_driver.h"

/* ---- Games ------------------------------------------------------------- */

/* What happens in a game. */
struct features {
    bool double_rows, other_rows;
};

/* Play a game at random, with rows as one_in states, and write it down. */
static struct features play_list(struct list *list, uint32_t *random, uint32_t one_in)
{
    yinsh_position now;
    unsigned last = 0, rings = 0;
    struct features features = {false, false};
    list->count = 0;
    yinsh_start(&now, YINSH_STANDARD, YINSH_HOUSE_NONE);
    while (now.due != YINSH_DUE_OVER) {
        yinsh_action action = choose(&now, random, one_in);
        if (action.kind == YINSH_PASS)
            break;
        rings = (last == now.turn ? rings : 0) + (action.kind == YINSH_RING);
        features.double_rows |= rings > 1;
        features.other_rows |= now.due == YINSH_DUE_PRE_RING;
        if (action.kind == YINSH_PLACE)
            list->placed[now.turn - 1] = action.to;
        else
            assert_true(list_add(list, action, now.turn == last));
        last = now.turn;
        assert_int_equal(yinsh_play(&now, action), 0);
    }
    return features;
}

/* How many markers a move from a point has flipped: White's were those before. */
static unsigned count_flips(yinsh_set white_before, const yinsh_position *now, unsigned from)
{
    return set_count(set_minus(set_xor(white_before, now->markers[YINSH_WHITE]), set_of(from)));
}

/* Replay a list with the public interface alone; flips is whether the flips that it states count.
 */
static struct verdict judge(const struct list *list, bool flips)
{
    static const struct verdict illegal = {.legal = false};
    yinsh_action rows[YINSH_MAX_ACTIONS];
    yinsh_position now;
    unsigned last;
    yinsh_start(&now, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (int i = 0; i < YINSH_PLACING_TURNS; i++)
        if (yinsh_play(&now, (yinsh_action){YINSH_PLACE, YINSH_ANY_SIDE, YINSH_NO_POINT,
                                            list->placed[i]}) != 0)
            return illegal;
    last = YINSH_PLACING_TURNS;
    for (size_t i = 0; i < list->count; i++) {
        const struct listed_step *step = &list->steps[i];
        yinsh_action action = {step->kind, YINSH_ANY_SIDE, step->from, step->to};
        bool owes_row = position_row_due(&now);
        if (step->late != (now.turn == last))
            return illegal;
        last = now.turn;
        /* A row may be omitted if there is only one. */
        if (action.kind == YINSH_RING && owes_row &&
            (yinsh_rows(&now, (enum yinsh_colour)now.side, rows) != 1 ||
             yinsh_play(&now, rows[0]) != 0))
            return illegal;
        yinsh_set white = now.markers[YINSH_WHITE];
        if (yinsh_play(&now, action) != 0)
            return illegal;
        if (flips && step->kind == YINSH_MOVE && step->flips > 0 &&
            count_flips(white, &now, step->from) + 1 != step->flips)
            return illegal;
    }
    if (now.due != YINSH_DUE_OVER && (now.due != YINSH_DUE_MOVE || now.turn == last))
        return illegal;
    return (struct verdict){true,
                            {now.removed[0], now.removed[1]},
                            (int)yinsh_position_end(&now),
                            (int)yinsh_position_result(&now),
                            {now.rings[0], now.rings[1]},
                            {now.markers[0], now.markers[1]}};
}

/* ---- Batches ----------------------------------------------------------- */

static struct {
    size_t legal, illegal, ends[YINSH_END_AGREED + 1];
} seen;

/* The lists of a batch, which is replayed as soon as it has the size wanted. */
static struct list batch[MOST_LISTS];
static size_t batch_count;

/* Compare the results of a batch, with regard to stated flips or without. */
static void compare_batch(bool flips, struct verdict expected[MOST_LISTS])
{
    struct verdict lanes[MOST_LISTS], plain[MOST_LISTS];
    replay_lists(replay_games, batch, batch_count, flips, lanes);
    replay_lists(replay_games_plain, batch, batch_count, flips, plain);
    for (size_t i = 0; i < batch_count; i++) {
        expected[i] = judge(&batch[i], flips);
        if (!verdicts_agree(&plain[i], &expected[i])) {
            list_print(&batch[i], &plain[i], &expected[i]);
            fail_msg("game %zu of %zu: plainly replayed, and expected", i, batch_count);
        }
        if (!verdicts_agree(&lanes[i], &expected[i])) {
            list_print(&batch[i], &lanes[i], &expected[i]);
            fail_msg("game %zu of %zu: replayed side by side, and expected", i, batch_count);
        }
    }
}

static void replay_batch(void)
{
    struct verdict expected[MOST_LISTS];
    compare_batch(false, expected);
    compare_batch(true, expected);
    for (size_t i = 0; i < batch_count; i++) {
        *(expected[i].legal ? &seen.legal : &seen.illegal) += 1;
        if (expected[i].legal)
            seen.ends[expected[i].end]++;
    }
    batch_count = 0;
}

/* The next list to be filled in; one that was filled before may be replayed first. */
static struct list *next_list(size_t most)
{
    if (batch_count >= most)
        replay_batch();
    return &batch[batch_count++];
}

static void begin_batches(void)
{
    batch_count = 0;
    memset(&seen, 0, sizeof seen);
}

TEST(batches_of_all_sizes)
{
    uint32_t random = 1;
    size_t double_rows = 0, other_rows = 0;
    begin_batches();
    for (int round = 0; round < 2; round++)
        for (size_t size = 0; size <= MOST_LISTS; size++) {
            while (batch_count < size) {
                static const uint32_t one_in[] = {1, 2, 4, 64};
                struct list *list = &batch[batch_count++];
                struct features features = play_list(list, &random, one_in[random >> 24 & 3]);
                double_rows += features.double_rows;
                other_rows += features.other_rows;
                /* Some are broken off, most of them at a place where that is allowed. */
                if (next_random(&random) % 4 == 0)
                    list->count = next_random(&random) % (list->count + 1);
            }
            replay_batch();
        }
    assert_true(seen.legal > 1200 && seen.illegal > 10);
    assert_true(seen.ends[YINSH_END_RINGS] > 400 && seen.ends[YINSH_END_MARKERS] > 100);
    assert_true(seen.ends[YINSH_END_UNFINISHED] > 100);
    assert_true(double_rows > 20 && other_rows > 400);
}

/* ---- Broken games ------------------------------------------------------ */

static void swap_steps(struct listed_step *a, struct listed_step *b)
{
    struct listed_step kept = *a;
    *a = *b;
    *b = kept;
}

/* A point that a line, gone on beyond the board, reaches. */
static uint8_t along(uint8_t from, uint32_t *random)
{
    int step = direction_step[next_random(random) % DIRECTIONS];
    int to = from + step * (1 + (int)(next_random(random) % 10));
    return to >= 0 && to < YINSH_FRAME ? (uint8_t)to : from;
}

/* Change something about one step. */
static void break_step(struct list *list, size_t at, uint32_t *random)
{
    struct listed_step *step = &list->steps[at];
    uint8_t any = (uint8_t)(next_random(random) % YINSH_FRAME);
    switch (next_random(random) % 12) {
    case 0:
        step->from = any;
        break;
    case 1:
        *(step->kind == YINSH_RING ? &step->from : &step->to) = any;
        break;
    case 2:
    case 3:
        *(step->kind == YINSH_RING ? &step->from : &step->to) = along(step->from, random);
        break;
    case 4: /* left out: of a row, the short form */
        memmove(step, step + 1, (--list->count - at) * sizeof *step);
        break;
    case 5: /* doubled */
        if (list->count < LISTED_STEPS) {
            memmove(step + 1, step, (list->count++ - at) * sizeof *step);
            step[1].late ^= next_random(random) % 2 == 0;
        }
        break;
    case 6:
        swap_steps(step, &list->steps[next_random(random) % list->count]);
        break;
    case 7:
        if (at + 1 < list->count) {
            swap_steps(step, step + 1);
            if (next_random(random) % 2 == 0) {
                bool kept = step->late;
                step->late = step[1].late;
                step[1].late = kept;
            }
        }
        break;
    case 8: /* on the other side of a turn's border */
        step->late = !step->late;
        break;
    case 9: /* the other way round */
        if (step->to != REPLAY_NOWHERE) {
            uint8_t kept = step->from;
            step->from = step->to;
            step->to = kept;
        }
        break;
    case 10:
        if (step->kind == YINSH_RING)
            step->to = any;
        step->kind = (uint8_t)(YINSH_PLACE + next_random(random) % 4);
        if (step->to == REPLAY_NOWHERE && step->kind != YINSH_RING)
            step->to = any;
        break;
    default: /* a ring that is placed where there is one, or anywhere on the board */
        if (next_random(random) % 2 == 0 || !point_exists(any))
            any = list->placed[any % YINSH_PLACING_TURNS];
        list->placed[next_random(random) % YINSH_PLACING_TURNS] = any;
        break;
    }
}

TEST(broken_games)
{
    enum { GAMES = 150, BROKEN = 200 };
    static struct list game;
    uint32_t random = 2;
    begin_batches();
    for (int i = 0; i < GAMES; i++) {
        play_list(&game, &random, 1 + (uint32_t)i % 4);
        for (int j = 0; j < BROKEN; j++) {
            struct list *list = next_list(1 + next_random(&random) % MOST_LISTS);
            size_t at = 0;
            *list = game;
            /* Most of them near removals, which have the most faults to report. */
            do
                at = next_random(&random) % list->count;
            while (next_random(&random) % 4 > 0 && list->steps[at].kind == YINSH_MOVE &&
                   at + 1 < list->count && list->steps[at + 1].kind == YINSH_MOVE);
            break_step(list, at, &random);
            if (next_random(&random) % 8 == 0)
                break_step(list, next_random(&random) % list->count, &random);
            /* A fault is often detected at once; if it is not, a game that ends there is legal. */
            if (next_random(&random) % 2 == 0 && at + 2 < list->count)
                list->count = at + next_random(&random) % 3;
        }
    }
    replay_batch();
    assert_true(seen.legal > 2000 && seen.illegal > 20000);
    assert_true(seen.ends[YINSH_END_RINGS] > 200 && seen.ends[YINSH_END_MARKERS] > 20);
}

/* Break a game off at a step, and have all ends, on the board or not, after it as a move. */
static void try_all_ends(const struct list *game, size_t count)
{
    for (unsigned from = 0; from < YINSH_FRAME; from++)
        for (unsigned to = 0; to < YINSH_FRAME; to++) {
            struct list *list = next_list(24);
            struct listed_step *last = &list->steps[count];
            *list = *game;
            list->count = count + 1;
            *last = (struct listed_step){YINSH_MOVE, last->late, (uint8_t)from, (uint8_t)to, 0};
        }
    replay_batch();
}

TEST(moves_between_any_numbers)
{
    static const size_t counts[] = {0, 1, 7, 22, 45};
    static struct list game;
    uint32_t random = 3;
    begin_batches();
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        do
            play_list(&game, &random, 64);
        while (game.count <= counts[i] || game.steps[counts[i]].kind != YINSH_MOVE);
        try_all_ends(&game, counts[i]);
    }
    assert_true(seen.legal > 200);
    assert_int_equal(seen.legal + seen.illegal,
                     sizeof counts / sizeof counts[0] * YINSH_FRAME * YINSH_FRAME);
}

/* Every row and every ring when removals are due, even those of the frame that do not exist. */
TEST(removals_of_any_numbers)
{
    static struct list game;
    uint32_t random = 4;
    size_t rows = 0, rings = 0;
    begin_batches();
    while (rows < 6 || rings < 60) {
        play_list(&game, &random, 1);
        for (size_t at = 0; at < game.count && (rows < 6 || rings < 60); at++) {
            bool ring = game.steps[at].kind == YINSH_RING;
            if (game.steps[at].kind == YINSH_MOVE || (ring ? rings >= 60 : rows >= 6))
                continue;
            *(ring ? &rings : &rows) += 1;
            for (unsigned from = 0; from < YINSH_FRAME; from++)
                for (unsigned to = 0; to < (ring ? 1 : YINSH_FRAME); to++) {
                    struct list *list = next_list(MOST_LISTS);
                    *list = game;
                    list->steps[at].from = (uint8_t)from;
                    if (!ring)
                        list->steps[at].to = (uint8_t)to;
                    /* With the ring after the row, and the move after that if it is due. */
                    list->count = at + (ring ? 1 : 2);
                    if (list->count < game.count && list->steps[list->count].kind == YINSH_MOVE &&
                        list->steps[list->count].late)
                        list->count++;
                }
        }
    }
    replay_batch();
    assert_true(seen.legal > 100 && seen.illegal > 80000);
}

/* ---- Removals, stated in other ways ------------------------------------ */

static void delete_steps(struct list *list, size_t at, size_t count)
{
    list->count -= count;
    memmove(&list->steps[at], &list->steps[at + count], (list->count - at) * sizeof list->steps[0]);
}

/* Put copies of steps before one. */
static void copy_steps(struct list *list, size_t from, size_t count, size_t at)
{
    struct listed_step kept[2];
    memcpy(kept, &list->steps[from], count * sizeof kept[0]);
    memmove(&list->steps[at + count], &list->steps[at], (list->count - at) * sizeof kept[0]);
    memcpy(&list->steps[at], kept, count * sizeof kept[0]);
    list->count += count;
}

enum { LONGER, SHORTER, FURTHER, OTHER_WAYS = 22 };

/* A row that is not where it was. */
static void shift_row(struct listed_step *row, int how)
{
    int step = (row->to - row->from) / (YINSH_ROW_LENGTH - 1);
    int from = row->from + (how == FURTHER ? step : 0);
    int to = row->to + (how == SHORTER ? -step : step);
    row->from = from >= 0 && from < YINSH_FRAME ? (uint8_t)from : row->from;
    row->to = to >= 0 && to < YINSH_FRAME ? (uint8_t)to : row->to;
}

/* State a removal, of which a row and a ring are at some step, in one of several other ways. */
static void state_otherwise(struct list *list, size_t at, int way)
{
    struct listed_step *row = &list->steps[at], *ring = row + 1;
    bool more = at + 2 < list->count;
    switch (way) {
    case 0: /* as it was */
        break;
    case 1: /* left out: the row, the ring, both, the move in front */
    case 2:
        delete_steps(list, at + (way == 2), 1);
        break;
    case 3:
        delete_steps(list, at, 2);
        break;
    case 4:
        delete_steps(list, at - 1, 1);
        break;
    case 5: /* twice: the row, the ring, both */
    case 6:
        copy_steps(list, at + (way == 6), 1, at + (way == 6));
        break;
    case 7:
        copy_steps(list, at, 2, at + 2);
        list->steps[at + 2].late = true;
        break;
    case 8: /* in another order */
        swap_steps(row, ring);
        break;
    case 9:
        swap_steps(row, row - 1);
        break;
    case 10: /* in another turn */
        row->late = !row->late;
        break;
    case 11:
        ring->late = !ring->late;
        break;
    case 12:
        if (more) {
            copy_steps(list, at, 2, at + 3);
            delete_steps(list, at, 2);
        }
        break;
    case 13: /* the game ends before it, within and after it */
    case 14:
    case 15:
        list->count = at + (size_t)way - 13;
        break;
    case 16: /* a ring that is mostly the other player's, the one that has just moved */
        ring->from = more ? ring[1].from : 0;
        break;
    case 17:
        ring->from = row[-1].kind == YINSH_MOVE ? row[-1].to : row[-1].from;
        break;
    case 18: /* another row */
    case 19:
    case 20:
        shift_row(row, way - 18);
        break;
    default:
        row->kind = YINSH_MOVE;
        break;
    }
}

/* What goes with the moves that make rows, in all games. */
struct rows_seen {
    size_t last_marker, both_colours, two_rows;
};

/* Find that in a game that is legal; whether there is any of it. */
static bool note_rows(const struct list *list, struct rows_seen *noted)
{
    const struct rows_seen before = *noted;
    yinsh_position now;
    bool own = false; /* what is removed are rows of the player who has moved */
    yinsh_start(&now, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (int i = 0; i < YINSH_PLACING_TURNS; i++)
        yinsh_play(&now,
                   (yinsh_action){YINSH_PLACE, YINSH_ANY_SIDE, YINSH_NO_POINT, list->placed[i]});
    for (size_t i = 0; i < list->count; i++) {
        const struct listed_step *step = &list->steps[i];
        yinsh_play(&now, (yinsh_action){step->kind, YINSH_ANY_SIDE, step->from, step->to});
        own = step->kind == YINSH_MOVE || (own && step->late);
        if (step->kind == YINSH_MOVE)
            noted->last_marker += yinsh_pool(&now) == 0 && now.due != YINSH_DUE_OVER;
        else if (step->kind == YINSH_RING && own)
            *(now.due == YINSH_DUE_POST_ROW ? &noted->two_rows : &noted->both_colours) +=
                position_row_due(&now);
    }
    return memcmp(noted, &before, sizeof before) != 0;
}

/* State every removal of a game in all other ways, and count those that are legal by the way. */
static void state_all_otherwise(const struct list *game, size_t legal[OTHER_WAYS], uint32_t *random)
{
    for (size_t at = 1; at + 1 < game->count; at++)
        for (int way = 0; game->steps[at].kind == YINSH_ROW && way < OTHER_WAYS; way++) {
            struct list *list = next_list(1 + next_random(random) % MOST_LISTS);
            *list = *game;
            state_otherwise(list, at, way);
            /* With what is after it, or as little of that as may be legal. */
            if (next_random(random) % 2 == 0 && list->count > at + 3)
                list->count = at + 3;
            legal[way] += judge(list, false).legal;
        }
}

TEST(removals_stated_otherwise)
{
    enum { GAMES = 2000, ORDINARY = 60 };
    static struct list game;
    uint32_t random = 6;
    size_t legal[OTHER_WAYS] = {0};
    struct rows_seen rows = {0, 0, 0};
    begin_batches();
    for (int i = 0; i < GAMES; i++) {
        play_list(&game, &random, 1 + (uint32_t)i % 3 * 4);
        if (note_rows(&game, &rows) || i < ORDINARY)
            state_all_otherwise(&game, legal, &random);
    }
    replay_batch();
    assert_true(rows.last_marker > 100 && rows.both_colours > 15 && rows.two_rows > 5);
    assert_true(seen.ends[YINSH_END_RINGS] > 800);
    /* As it was, without the row, at the end of the game, and with another ring. */
    assert_true(legal[0] > 600 && legal[1] > 300 && legal[15] > 400 && legal[17] > 200);
    assert_true(seen.illegal > 10 * legal[0]);
}

/* ---- Flips ------------------------------------------------------------- */

/* State of every second move how many markers it flips. */
static void state_flips(struct list *list, uint32_t *random)
{
    yinsh_position now;
    yinsh_start(&now, YINSH_STANDARD, YINSH_HOUSE_NONE);
    for (int i = 0; i < YINSH_PLACING_TURNS; i++)
        yinsh_play(&now,
                   (yinsh_action){YINSH_PLACE, YINSH_ANY_SIDE, YINSH_NO_POINT, list->placed[i]});
    for (size_t i = 0; i < list->count; i++) {
        struct listed_step *step = &list->steps[i];
        yinsh_set white = now.markers[YINSH_WHITE];
        yinsh_play(&now, (yinsh_action){step->kind, YINSH_ANY_SIDE, step->from, step->to});
        if (step->kind == YINSH_MOVE && next_random(random) % 2 == 0)
            step->flips = (uint8_t)(1 + count_flips(white, &now, step->from));
    }
}

/* Games that state of one move or two any number of flips, beside the right ones. */
TEST(flips)
{
    enum { GAMES = 300, OTHERS = 40 };
    static struct list game;
    uint32_t random = 7;
    size_t late = 0, last = 0;
    begin_batches();
    for (int i = 0; i < GAMES; i++) {
        play_list(&game, &random, 1 + (uint32_t)i % 4);
        state_flips(&game, &random);
        for (int j = 0; j < OTHERS; j++) {
            struct list *list = next_list(1 + next_random(&random) % MOST_LISTS);
            *list = game;
            for (size_t changes = next_random(&random) % 3; changes > 0; changes--) {
                struct listed_step *step = &list->steps[next_random(&random) % list->count];
                if (step->kind != YINSH_MOVE)
                    continue;
                step->flips = (uint8_t)(next_random(&random) % (REPLAY_MOST_FLIPS + 2));
                late += step->late;
                last += step + 2 >= list->steps + list->count;
            }
        }
    }
    replay_batch();
    assert_true(seen.legal > 4000 && seen.illegal > 4000 && late > 100 && last > 50);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
