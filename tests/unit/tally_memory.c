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
    struct elo *elo = players != NULL ? elo_new(players, true) : NULL;
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
static long do_everything(const void *context)
{
    static struct output out;
    const struct buffer *texts = context, *lines = &texts[0], *names = &texts[1];
    struct source text = {lines->bytes, lines->length, 0}, list = {names->bytes, names->length, 0};
    struct lines_fault fault = {NULL, 0};
    size_t written = 0;
    output_begin(&out, ignore, &written);
    struct aliases *aliases = aliases_read(give, &list, &fault);
    struct tally *tally = aliases != NULL ? tally_new(NULL, aliases) : NULL;
    bool good = tally != NULL && tally_read(tally, give, &text, &fault) &&
                tally_write(tally, &out) && put_reports(tally, &out);
    if (fault.reason != NULL)
        assert_string_equal(fault.reason, "not enough memory");
    assert_int_equal(output_flush(&out), 0);
    tally_free(tally);
    aliases_free(aliases);
    return good ? (long)written : 0;
}

TEST(everything)
{
    struct buffer texts[] = {{NULL, 0}, {NULL, 0}}, *lines = &texts[0], *names = &texts[1];
    char line[5000];
    for (int i = 0; i < 100; i++) {
        collect(lines, line,
                (size_t)snprintf(line, sizeof line,
                                 "game p%0500d p%d 1-0 3-0\t2\ngame p%d p%0500d 1-0 3-0\t1\n", i,
                                 i + 1, i + 1, i));
        collect(names, line, (size_t)snprintf(line, sizeof line, "q%d\tp%d\n", i, i));
    }
    assert_true(memory_fails_each(true, do_everything, texts, 0) > 50);
    free(lines->bytes);
    free(names->bytes);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
