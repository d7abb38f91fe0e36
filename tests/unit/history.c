/* SPDX-License-Identifier: BSD-2-Clause */
/* Ratings over time: which periods there are, which games count, and who has a rating when. */
#include "score/report.h"
#include "support/tally_driver.h"

#include <math.h>
#include <stdlib.h>

/* Ann and Bob, and Bob and Cy, take a game from each other. */
static const char lines[] = "game ann bob 1-0 3-2\t9\ngame bob ann 1-0 3-1\t9\n"
                            "game bob cy 1-0 3-0\t9\ngame cy bob 1-0 3-0\t9\n";

/* Games of these, by the numbers of their lines, and their days. */
struct day_game {
    int line;
    uint32_t day;
};

static void history_of(struct history *history, const struct day_game *games, size_t count)
{
    static const char *const keys[] = {"game ann bob 1-0 3-2", "game bob ann 1-0 3-1",
                                       "game bob cy 1-0 3-0", "game cy bob 1-0 3-0",
                                       "game no body 1-0 3-0"};
    struct tally *tally = tally_of(lines);
    struct lines_fault fault;
    *history = (struct history){.games = NULL};
    for (size_t i = 0; i < count; i++)
        assert_true(
            history_add(history, tally, words_of(keys[games[i].line]), games[i].day, &fault));
    struct players *players = players_new(tally);
    assert_non_null(players);
    assert_true(history_rate(history, tally, players));
    players_free(players);
    tally_free(tally);
}

/* Expect the ends of the periods, with a space after each. */
static void expect_ends(const struct history *history, const char *expected)
{
    struct bytes bytes = {.at = NULL};
    struct output output;
    output_begin(&output, bytes_write, &bytes);
    for (size_t i = 0; i < history->periods; i++) {
        history_put_end(&output, history, i);
        output_string(&output, " ");
    }
    assert_int_equal(output_flush(&output), 0);
    assert_true(bytes_add(&bytes, "", 1));
    assert_string_equal(bytes.at, expected);
    bytes_free(&bytes);
}

/* Expect the periods of a game every some months, from a month on. */
static void expect_periods(uint32_t first, uint32_t step, size_t count, const char *expected)
{
    struct day_game games[HISTORY_PERIODS * 2];
    struct history history;
    for (size_t i = 0; i < count; i++) {
        uint32_t month = first + (uint32_t)(count - 1 - i) * step;
        games[i] = (struct day_game){(int)(i % 4), (month / 12 * 100 + month % 12 + 1) * 100 + 31};
    }
    history_of(&history, games, count);
    expect_ends(&history, expected);
    free(history.games);
    free(history.ratings);
}

TEST(periods)
{
    expect_periods(2024 * 12, 1, 0, "");
    expect_periods(2024 * 12, 1, 1, "");
    expect_periods(2024 * 12, 0, 9, "");
    expect_periods(2024 * 12 + 11, 1, 2, "2024-12 2025-01 ");
    expect_periods(2024 * 12, 1, 12,
                   "2024-01 2024-02 2024-03 2024-04 2024-05 2024-06 2024-07 2024-08 2024-09 "
                   "2024-10 2024-11 2024-12 ");
    expect_periods(2024 * 12, 1, 13, "2024-03 2024-06 2024-09 2024-12 2025-03 ");
    /* Months between them do not count. */
    expect_periods(2000 * 12, 120, 3, "2000-01 2010-01 2020-01 ");
    expect_periods(2012 * 12, 12, 13, "2013 2015 2017 2019 2021 2023 2025 ");
    expect_periods(1583 * 12, 12 * 400, 22, "1999 2999 3999 4999 5999 6999 7999 8999 9999 ");
}

TEST(ratings)
{
    static const struct day_game games[] = {{2, 20250301}, {0, 20250101}, {4, 20250101}, {1, 0},
                                            {1, 20250228}, {3, 20250315}, {4, 0}};
    static const double expected[3][3] = {{NAN, NAN, NAN}, {1500, 1500, NAN}, {1500, 1500, 1500}};
    struct history history;
    history_of(&history, games, sizeof games / sizeof games[0]);
    expect_ends(&history, "2025-01 2025-02 2025-03 ");
    /* A game that is not in the tally is none. */
    assert_true(history.undated == 1);
    for (int period = 0; period < 3; period++)
        for (int player = 0; player < 3; player++) {
            double rating = history.ratings[period * 3 + player];
            assert_true(isnan(expected[period][player])
                            ? isnan(rating)
                            : fabs(rating - expected[period][player]) < 1e-6);
        }
    free(history.games);
    free(history.ratings);
}

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
