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

/* Random games, and which of them come first. */
struct trial {
    unsigned nodes[NODES];
    uint16_t tags[NODES];
    size_t count;
};

static void make_trial(struct trial *trial)
{
    bool taken[1024] = {false};
    trial->count = 0;
    for (int i = 0; i < NODES; i++) {
        unsigned node = 2 + any() % (any() % 2 == 0 ? 30 : 1000);
        if (!taken[node]) {
            trial->tags[trial->count] = (uint16_t)(any() % 4);
            trial->nodes[trial->count++] = node;
        }
        taken[node] = true;
    }
}

/* Whether a game of a trial is preferred to another. */
static bool is_preferred(const struct trial *trial, size_t a, size_t b, enum preference preference)
{
    int first = preference == PREFER_LONGEST     ? length_of(trial->nodes[a])
                : preference == PREFER_MOST_TAGS ? trial->tags[a]
                                                 : 0;
    int second = preference == PREFER_LONGEST     ? length_of(trial->nodes[b])
                 : preference == PREFER_MOST_TAGS ? trial->tags[b]
                                                  : 0;
    return first != second ? first > second : a < b;
}

/* Keep one after the other, the most preferred first. */
static void keep_slowly(const struct trial *trial, enum preference preference, bool kept[NODES])
{
    bool done[NODES] = {false};
    memset(kept, 0, NODES * sizeof *kept);
    for (size_t i = 0; i < trial->count; i++) {
        size_t best = NODES;
        for (size_t j = 0; j < trial->count; j++)
            if (!done[j] && (best == NODES || is_preferred(trial, j, best, preference)))
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

static void keep(const struct trial *trial, enum preference preference,
                 struct game_classes *classes)
{
    bool is_new;
    for (size_t i = 0; i < trial->count; i++) {
        struct game_facts facts = {.identity = {{trial->nodes[i], 0}},
                                   .actions = length_of(trial->nodes[i]),
                                   .tags = trial->tags[i]};
        assert_int_equal(classes_add(classes, &facts, i, preference, &is_new), i);
        assert_true(is_new);
        assert_int_equal(classes_add(classes, &facts, 1000 + i, preference, &is_new), i);
        assert_false(is_new);
        assert_int_equal(classes_find(classes, facts.identity), i);
    }
    assert_true(classes_begin_choice(classes));
    for (size_t i = 0; i < trial->count; i++)
        classes_meet(classes, (uint32_t)i, longest_beginning(trial, i));
    assert_true(classes_choose(classes, preference));
}

TEST(keeps_as_one_by_one)
{
    for (int i = 0; i < TRIALS; i++) {
        struct game_classes classes;
        enum preference preference = (enum preference)(i % 3);
        struct trial trial;
        bool kept[NODES];
        make_trial(&trial);
        classes_begin(&classes);
        keep_slowly(&trial, preference, kept);
        keep(&trial, preference, &classes);
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

TEST(takes_the_record_with_most_tags)
{
    struct game_classes classes;
    struct game_facts facts = {.identity = {{7, 7}}, .actions = 3};
    const uint16_t tags[] = {2, 5, 5, 1};
    bool is_new;
    classes_begin(&classes);
    for (uint64_t i = 0; i < 4; i++) {
        facts.tags = tags[i];
        assert_int_equal(classes_add(&classes, &facts, i, PREFER_MOST_TAGS, &is_new), 0);
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
