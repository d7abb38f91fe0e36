/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Memory that runs out while sums are added up and reported: the first allocation fails, then
 * the second, and so on until everything succeeds.  Each time the result is a failure or right, and
 * nothing leaks.
 */
#include "support/failing_memory.h"
#include "support/tally_driver.h"

/* ---- Everything that allocates ----------------------------------------- */

static int ignore(void *context, const char *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
    return 0;
}

static bool put_reports(const struct tally *tally, struct output *out)
{
    struct players *players = players_new(tally);
    struct elo *elo = players != NULL ? elo_new(players) : NULL;
    bool good = elo != NULL;
    for (int format = TABLE_TSV; format <= TABLE_ALIGNED && good; format++)
        good = report_summary(tally, (enum table_format)format, out) &&
               report_standings(players, (enum table_format)format, out) &&
               report_crosstable(players, (enum table_format)format, out) &&
               report_elo(elo, (enum table_format)format, out);
    elo_free(elo);
    players_free(players);
    return good;
}

/* Returns the number of bytes written, or 0 if memory ran out. */
static size_t do_everything(const char *lines, const char *names)
{
    static struct output out;
    struct source text = {lines, strlen(lines), 0}, list = {names, strlen(names), 0};
    struct lines_fault fault = {NULL, 0};
    size_t written = 0;
    output_begin(&out, ignore, &written);
    struct aliases *aliases = aliases_read(give, &list, &fault);
    struct tally *tally = aliases != NULL ? tally_new(0, aliases) : NULL;
    bool good = tally != NULL && tally_read(tally, give, &text, &fault) &&
                tally_write(tally, &out) && put_reports(tally, &out);
    if (fault.reason != NULL)
        assert_string_equal(fault.reason, "not enough memory");
    assert_int_equal(output_flush(&out), 0);
    tally_free(tally);
    aliases_free(aliases);
    return good ? written : 0;
}

static void test_everything(void **state)
{
    struct buffer lines = {NULL, 0}, names = {NULL, 0};
    char line[5000];
    long failures = 0;
    (void)state;
    for (int i = 0; i < 100; i++) {
        collect(&lines, line,
                (size_t)snprintf(line, sizeof line,
                                 "game p%0500d p%d 1-0 3-0\t2\ngame p%d p%0500d 1-0 3-0\t1\n", i,
                                 i + 1, i + 1, i));
        collect(&names, line, (size_t)snprintf(line, sizeof line, "q%d\tp%d\n", i, i));
    }
    size_t expected = do_everything(lines.bytes, names.bytes);
    assert_true(expected > 0);
    for (;; failures++) {
        long before = memory_held();
        memory_fails(failures + 1, true);
        size_t written = do_everything(lines.bytes, names.bytes);
        bool spared = memory_asked() < failures;
        memory_recovers();
        assert_int_equal(memory_held(), before);
        assert_true(written == 0 || written == expected);
        if (spared)
            break;
    }
    assert_true(failures > 50);
    free(lines.bytes);
    free(names.bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_everything)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
