/* SPDX-License-Identifier: BSD-2-Clause */
/* Shared by the tests of sums. */
#ifndef SUPPORT_TALLY_DRIVER_H
#define SUPPORT_TALLY_DRIVER_H

#include "query/columns.h"
#include "score/report.h"
#include "score/tally.h"
#include "support/record_driver.h"

/** Output into a buffer; an error of it fails the test. */
struct sink {
    struct output output;
    struct buffer buffer;
};

/** Begin output into a sink. */
static inline struct output *sink_begin(struct sink *sink)
{
    sink->buffer = (struct buffer){NULL, 0};
    collect(&sink->buffer, "", 0);
    output_begin(&sink->output, collect, &sink->buffer);
    return &sink->output;
}

/** What came out of a sink, to be freed. */
static inline char *sink_end(struct sink *sink)
{
    assert_int_equal(output_flush(&sink->output), 0);
    return sink->buffer.bytes;
}

/** Numbers that are the same in each run of a test. */
static inline uint64_t draw(uint64_t *state, uint64_t below)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (*state >> 33) % below;
}

/** A tally of lines, which have to be good. */
static inline struct tally *tally_of(const char *lines)
{
    struct lines_fault fault;
    struct tally *tally = tally_new(NULL, NULL);
    assert_non_null(tally);
    if (!tally_add_lines(tally, lines, strlen(lines), &fault))
        fail_msg("line %d: %s", (int)fault.line, fault.reason);
    return tally;
}

/** The lines of a tally, to be freed. */
static inline char *lines_of(const struct tally *tally)
{
    struct sink sink;
    assert_true(tally_write(tally, sink_begin(&sink)));
    return sink_end(&sink);
}

enum { REPORTS = 4 /* summary, standings, crosstable, ratings */ };

/** A report of a tally by its number, to be freed. */
static inline char *report_of(const struct tally *tally, int number, enum table_format format)
{
    struct sink sink;
    struct output *out = sink_begin(&sink);
    struct players *players = players_new(tally);
    assert_non_null(players);
    if (number == 0) {
        assert_true(report_summary(tally, format, out));
    } else if (number == 1) {
        assert_true(report_standings(players, format, out));
    } else if (number == 2) {
        assert_true(report_crosstable(players, format, out));
    } else {
        struct elo *elo = elo_new(players, true);
        assert_non_null(elo);
        assert_true(report_elo(elo, format, out));
        elo_free(elo);
    }
    players_free(players);
    return sink_end(&sink);
}

/** The report of lines is a text. */
static inline void expect_report(const char *lines, int number, enum table_format format,
                                 const char *expected)
{
    struct tally *tally = tally_of(lines);
    char *report = report_of(tally, number, format);
    assert_string_equal(report, expected);
    free(report);
    tally_free(tally);
}

#endif
