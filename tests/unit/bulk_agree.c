/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * usage: unit_bulk_agree [RECORDS [SEED [NOTATION [FIRST]]]]
 *
 * Judging records in bulk and playing each action at once report the same of damaged records: texts
 * with a few records each, most of which are mutated, are read by readers that play at once, read
 * ahead, skip good records and summarise them, whole and in pieces.  RECORDS is the number of
 * mutated records in each notation.  Each text depends on the seed and its number alone; with FIRST
 * they begin with that one.
 */
#include "registry/notation_list.h"
#include "support/bulk_mutations.h"

#include <inttypes.h>

/* What is asked for, and what was done. */
static uint64_t wanted = 1000, seed = 1, first;
static const char *only;
static uint64_t mutated, texts;

/* A random state for a text, unlike those of its neighbours. */
static uint32_t random_of(uint64_t number)
{
    struct chance chance = chance_begin(seed << 40 ^ number);
    for (int i = 0; i < 4; i++)
        chance_below(&chance, 2);
    return (uint32_t)chance_below(&chance, UINT64_C(1) << 32);
}

/* Put a record after the text, and mutate it if that is wanted. */
static void put_record(uint32_t *random, bool damaged)
{
    size_t from = text.length;
    const struct base *base =
        any_base(next_random(random) % 4 == 0 ? &found_bases : &made_bases, random);
    put(&text, base->bytes, base->length);
    mutated += damaged;
    while (damaged) {
        mutate(random, from);
        damaged = next_random(random) % 4 == 0;
    }
    if (next_random(random) % 4 == 0)
        put_string(&text, "\n");
}

/* Put a text together. */
static void make_text(uint32_t *random)
{
    begin_text();
    if (next_random(random) % 4 == 0)
        put_record(random, false);
    put_record(random, true);
    while (next_random(random) % 2 == 0)
        put_record(random, next_random(random) % 2 == 0);
    /* Sometimes more than are judged together, most of which are good. */
    size_t more = next_random(random) % 64 == 0 ? 40 : 0;
    for (; more > 0 && text.length < TEXT_ROOM / 2; more--)
        put_record(random, next_random(random) % 8 == 0);
}

/* A way for a text, in pieces that are not so small that it would be read for every byte. */
static struct way way_of(uint32_t *random)
{
    static const struct way usual = {.piece = 0};
    if (next_random(random) % 4 > 0)
        return usual;
    struct way way = any_way(random, text.length);
    if (way.piece > 0 && way.piece < 64 && next_random(random) % 64 > 0)
        way.piece = 50 + next_random(random) % 1000;
    return way;
}

/* Leave out whatever the difference does not need. */
static void reduce(const struct way *way)
{
    static char whole[TEXT_ROOM];
    struct shares ignored;
    for (size_t chunk = text.length / 2; chunk > 0; chunk /= 2)
        for (size_t at = 0; at + chunk <= text.length;) {
            size_t length = text.length;
            memcpy(whole, text.bytes, length);
            replace(at, chunk, "", 0);
            if (bulk_readers_differ(text.bytes, text.length, way, &ignored) != NULL)
                continue;
            memcpy(text.bytes, whole, length);
            text.length = length;
            at += chunk;
        }
}

static void compare_text(uint64_t number)
{
    uint32_t random = random_of(number);
    make_text(&random);
    const struct way way = way_of(&random);
    if (bulk_readers_differ(text.bytes, text.length, &way, &shares) == NULL)
        return;
    printf("# seed %" PRIu64 ", %s, text %" PRIu64 "\n", seed, text_notation->name, number);
    reduce(&way);
    assert_alike_in(text.bytes, text.length, &way);
}

static void test_agree(void **state)
{
    const struct notation *notation = *state;
    /* What is not written is JSON of many bytes a turn, which takes long. */
    const uint64_t most = notation->write != NULL ? wanted : wanted / 4;
    if (only != NULL && strcmp(only, notation->name) != 0)
        skip();
    text_notation = notation;
    shares = (struct shares){.skipped = 0};
    mutated = 0;
    begin_bases((uint32_t)seed);
    for (texts = first; mutated < most; texts++)
        compare_text(texts);
    end_bases();
    printf("# %s: %" PRIu64 " mutated records in %" PRIu64 " texts agree; %zu skipped, %zu read\n",
           notation->name, mutated, texts - first, shares.skipped, shares.read);
    /* Neither is very rare. */
    assert_true(shares.skipped > most / 200 && shares.read > most / 4);
}

/* Whether a notation is not the second of two with one reader. */
static bool is_tested(const struct notation *const *at)
{
    return at == notation_table || at[-1]->read != (*at)->read;
}

int main(int count, char *arguments[])
{
    struct CMUnitTest tests[MOST_NOTATIONS];
    size_t tested = 0;
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if (is_tested(at))
            tests[tested++] = (struct CMUnitTest){
                .name = (*at)->name, .test_func = test_agree, .initial_state = (void *)*at};
    const char *wrapped = getenv("WRAP");
    keep_memory();
    if (wrapped != NULL && *wrapped != '\0')
        wanted = 100; /* under valgrind */
    if (count > 1)
        wanted = strtoull(arguments[1], NULL, 10);
    if (count > 2)
        seed = strtoull(arguments[2], NULL, 10);
    if (count > 3)
        only = arguments[3];
    if (count > 4)
        first = strtoull(arguments[4], NULL, 10);
    return _cmocka_run_group_tests("tests", tests, tested, NULL, NULL);
}
