/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Openings and statistics: their geometry and their keys, and memory that runs out while they are
 * counted and reported, as in tally_memory.c.
 */
#include "rules/bits.h"
#include "score/openings.h"
#include "score/statistics.h"
#include "support/failing_memory.h"
#include "support/sample_games.h"
#include "support/tally_driver.h"

#include <math.h>

/* ---- Classes and figures ------------------------------------------------- */

TEST(classes)
{
    yinsh_set classes = SET_EMPTY;
    for (int point = 0; point < YINSH_FRAME; point++)
        if (yinsh_point_on_board((yinsh_point)point))
            classes = set_or(classes, set_of(opening_class((yinsh_point)point)));
    assert_int_equal(set_count(classes), 11);
    assert_int_equal(opening_class(yinsh_point_at(5, 6)), yinsh_point_at(5, 6));
    assert_int_equal(opening_class(yinsh_point_at(10, 7)), yinsh_point_at(0, 2));
}

TEST(means)
{
    assert_true(isnan(figure_mean(0, 0, 0).value));
    assert_true(isnan(figure_mean(1, 5, 25).low));
    /* 1, 2, 3, 4: the variance is 5/3 */
    struct figure figure = figure_mean(4, 10, 30);
    assert_true(fabs(figure.value - 2.5) < 1e-12);
    assert_true(fabs(figure.high - 2.5 - REPORT_WIDTH * sqrt(5.0 / 12)) < 1e-12);
    assert_true(fabs(figure.low + figure.high - 5) < 1e-12);
    assert_true(isnan(figure_score(0, 0, 0).value));
}

/* ---- Keys ---------------------------------------------------------------- */

/* The name of every cell leads back to it. */
TEST(cells)
{
    for (int i = 0; i < STATISTICS; i++)
        for (size_t place = 0; place < statistic_forms[i].size; place++) {
            char bytes[128];
            struct text key = text_begin(bytes, sizeof bytes);
            struct words group;
            size_t cell = 0;
            if (statistic_forms[i].kind == STATISTIC_MAP &&
                !yinsh_point_on_board((yinsh_point)(place % YINSH_FRAME)))
                continue;
            text_format(&key, "stat a=b c=%%20 %s ", statistic_forms[i].name);
            statistic_add_place(&key, &statistic_forms[i], place);
            assert_true(statistics_parse((struct words){bytes, key.length}, &group, &cell));
            assert_int_equal(cell, statistic_forms[i].first + place);
            assert_true(words_are(group, "a=b c=%20"));
        }
}

/* ---- Memory -------------------------------------------------------------- */

static int ignore(void *context, const char *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
    return 0;
}

/* Everything that is counted of a game. */
static struct buffer lines, frames;

/* Read a game, and count it. */
static void count_game(void)
{
    static struct statistics statistics;
    static struct sink sink;
    struct source text = {official_game, strlen(official_game), 0};
    struct openings_plan plan = {.depth = 12, .tree = true, .features = true};
    const struct origin origin = {"game", 1};
    struct grouping grouping = {.count = 0};
    const yinsh_record *record;
    yinsh_reader *reader = yinsh_reader_new(give, &text, NULL);
    assert_int_equal(yinsh_reader_next(reader, &record), 1);
    yinsh_start(&plan.root, YINSH_STANDARD, YINSH_HOUSE_NONE);
    openings_put_record(sink_begin(&sink), record, &plan);
    sink_end(&sink);
    lines = sink.buffer;
    statistics_count(&statistics, record);
    statistics_put(sink_begin(&sink), &statistics, &grouping, &origin, record);
    sink_end(&sink);
    frames = sink.buffer;
    assert_int_equal(statistics.count, 0);
    yinsh_reader_free(reader);
}

static bool put_openings(struct output *out)
{
    struct lines_fault fault;
    struct tree_view view = {.depth = 12, .least = 1};
    struct openings_plan plan;
    bool found = false;
    struct tally *tally = tally_new(openings_kinds, NULL);
    bool good = tally != NULL && tally_add_lines(tally, lines.bytes, lines.length, &fault) &&
                openings_root(tally, &plan, &found) == NULL && found;
    view.root = plan.root;
    for (int format = TABLE_TSV; format <= TABLE_ALIGNED && good; format++) {
        view.format = (enum table_format)format;
        good =
            report_openings(tally, &view, out) == NULL && report_features(tally, view.format, out);
    }
    tally_free(tally);
    return good;
}

static bool put_statistics(struct output *out)
{
    struct lines_fault fault;
    struct tally *tally = tally_new(statistics_kinds, NULL);
    struct statistics_cache cache = {.entries = {NULL}};
    map_begin(&cache.groups);
    /* Without memory for the cache, the sums are the same. */
    bool good = tally != NULL &&
                statistics_take(&cache, tally, frames.bytes, frames.length, &fault) &&
                report_statistics_text(tally, out) == NULL &&
                report_statistics_picture(tally, NULL, out) == NULL;
    for (int format = TABLE_TSV; format <= TABLE_ALIGNED && good; format++)
        good = report_statistics(tally, (enum table_format)format, out) == NULL;
    statistics_cache_free(&cache);
    tally_free(tally);
    return good;
}

/* Returns the number of bytes written, or 0 if memory ran out. */
static long do_everything(const void *context)
{
    (void)context;
    static struct output out;
    size_t written = 0;
    output_begin(&out, ignore, &written);
    bool good = put_openings(&out) && put_statistics(&out);
    output_flush(&out);
    return good ? (long)written : 0;
}

TEST(memory)
{
    count_game();
    assert_true(do_everything(NULL) > 100000);
    assert_true(memory_fails_each(false, do_everything, NULL, 0) > 50);
    assert_true(memory_fails_each(true, do_everything, NULL, 0) > 50);
    free(lines.bytes);
    free(frames.bytes);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
