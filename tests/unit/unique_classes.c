/* SPDX-License-Identifier: BSD-2-Clause */
/* Which classes of games are kept, compared with keeping one game after the other. */
#include "support/rules_driver.h"

#include "commands/unique/unique_classes.h"
#include "record/symmetry.h"

#include <stdlib.h>
#include <string.h>

enum { NODES = 40, TRIALS = 3000 };

/* Return the next of some numbers without an order. */
static unsigned any(void)
{
    static uint64_t state = 1;
    state = state * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)(state >> 33);
}

/* A game is a number whose digits to the base 2 are its actions. */
static unsigned parent_of(unsigned node)
{
    return node / 2;
}

static bool is_beginning(unsigned a, unsigned b)
{
    for (; b >= a; b = parent_of(b))
        if (a == b)
            return true;
    return false;
}

static uint16_t length_of(unsigned node)
{
    uint16_t length = 0;
    for (; node > 1; node = parent_of(node))
        length++;
    return length;
}

/* Random games with their ranks. */
struct trial {
    unsigned nodes[NODES];
    uint16_t ranks[NODES];
    size_t count;
};

/* What ranks are: lengths, any numbers, or all the same. */
enum { RANK_LENGTH, RANK_ANY, RANK_NONE, RANKS };

static void make_trial(struct trial *trial, int rank)
{
    bool taken[1024] = {false};
    trial->count = 0;
    for (int i = 0; i < NODES; i++) {
        unsigned node = 2 + any() % (any() % 2 == 0 ? 30 : 1000);
        if (!taken[node]) {
            trial->ranks[trial->count] = (uint16_t)(rank == RANK_LENGTH ? length_of(node)
                                                    : rank == RANK_ANY  ? any() % 4
                                                                        : 0);
            trial->nodes[trial->count++] = node;
        }
        taken[node] = true;
    }
}

/* Whether a game of a trial is preferred to another. */
static bool is_preferred(const struct trial *trial, size_t a, size_t b)
{
    return trial->ranks[a] != trial->ranks[b] ? trial->ranks[a] > trial->ranks[b] : a < b;
}

/* Keep one after the other, the most preferred first. */
static void keep_slowly(const struct trial *trial, bool kept[NODES])
{
    bool done[NODES] = {false};
    memset(kept, 0, NODES * sizeof *kept);
    for (size_t i = 0; i < trial->count; i++) {
        size_t best = NODES;
        for (size_t j = 0; j < trial->count; j++)
            if (!done[j] && (best == NODES || is_preferred(trial, j, best)))
                best = j;
        done[best] = kept[best] = true;
        for (size_t j = 0; j < trial->count; j++)
            if (j != best && kept[j] &&
                (is_beginning(trial->nodes[j], trial->nodes[best]) ||
                 is_beginning(trial->nodes[best], trial->nodes[j])))
                kept[best] = false;
    }
}

/* The number of the longest proper beginning of a game in a trial. */
static uint32_t longest_beginning(const struct trial *trial, size_t of)
{
    for (unsigned node = parent_of(trial->nodes[of]); node > 1; node = parent_of(node))
        for (size_t i = 0; i < trial->count; i++)
            if (trial->nodes[i] == node)
                return (uint32_t)i;
    return CLASS_NONE;
}

static void keep(const struct trial *trial, struct game_classes *classes)
{
    bool is_new;
    for (size_t i = 0; i < trial->count; i++) {
        struct game_facts facts = {.identity = {{trial->nodes[i], 0}}, .rank = trial->ranks[i]};
        assert_int_equal(classes_add(classes, &facts, i, &is_new), i);
        assert_true(is_new);
        assert_int_equal(classes_add(classes, &facts, 1000 + i, &is_new), i);
        assert_false(is_new);
        assert_int_equal(classes_find(classes, facts.identity), i);
    }
    for (size_t i = 0; i < trial->count; i++)
        classes->list[i].parent = longest_beginning(trial, i);
    assert_true(classes_choose(classes));
}

TEST(keeps_as_one_by_one)
{
    for (int i = 0; i < TRIALS; i++) {
        struct game_classes classes;
        struct trial trial;
        bool kept[NODES];
        make_trial(&trial, i % RANKS);
        classes_begin(&classes);
        keep_slowly(&trial, kept);
        keep(&trial, &classes);
        for (size_t j = 0; j < trial.count; j++) {
            uint32_t by = classes.list[j].kept;
            assert_int_equal(by == j, kept[j]);
            assert_true(by < trial.count && kept[by]);
            assert_true(is_beginning(trial.nodes[j], trial.nodes[by]) ||
                        is_beginning(trial.nodes[by], trial.nodes[j]));
        }
        classes_free(&classes);
    }
}

TEST(takes_the_record_of_the_highest_rank)
{
    struct game_classes classes;
    struct game_facts facts = {.identity = {{7, 7}}, .actions = 3};
    const uint16_t ranks[] = {2, 5, 5, 1};
    bool is_new;
    classes_begin(&classes);
    for (uint64_t i = 0; i < 4; i++) {
        facts.rank = ranks[i];
        assert_int_equal(classes_add(&classes, &facts, i, &is_new), 0);
    }
    assert_int_equal(classes.list[0].best_number, 1);
    assert_int_equal(classes.count, 1);
    facts.identity.word[1] = 8;
    assert_int_equal(classes_find(&classes, facts.identity), CLASS_NONE);
    classes_free(&classes);
}

/* Points by which every symmetry differs from every other. */
static const char names[][3] = {"e2", "h4", "b5"};

TEST(names_the_symmetry)
{
    for (int first = 0; first < SYMMETRIES; first++)
        for (int second = 0; second < SYMMETRIES; second++) {
            struct game_facts from = {.symmetries = (uint16_t)(1U << first)};
            struct game_facts to = {.symmetries = (uint16_t)(1U << second)};
            int symmetry = game_symmetry(&from, &to);
            for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
                yinsh_point point;
                assert_int_equal(yinsh_point_parse(names[i], 2, &point), 2);
                assert_int_equal(symmetry_point(second, symmetry_point(symmetry, point)),
                                 symmetry_point(first, point));
            }
        }
    struct game_facts any = {.symmetries = 0xFFF}, some = {.symmetries = 1 << 4};
    assert_int_equal(game_symmetry(&any, &some), 0);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
