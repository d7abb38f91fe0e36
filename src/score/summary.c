/* SPDX-License-Identifier: BSD-2-Clause */
/* The report on all records together. */
#include "rules/names.h"
#include "score/report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const char *const columns[] = {"group", "item", "value", "share"};

/* ---- Values ------------------------------------------------------------ */

static void begin_row(struct sheet *sheet, const char *group, const char *item)
{
    sheet_string(sheet, group);
    sheet_string(sheet, item);
}

/* A count and its share of a total; there is none of nothing. */
static void put_count(struct sheet *sheet, const char *group, const char *item, uint64_t count,
                      uint64_t total)
{
    begin_row(sheet, group, item);
    sheet_number(sheet, count);
    if (total > 0)
        sheet_decimal(sheet, (double)count / (double)total, 4);
    else
        sheet_none(sheet);
}

/* A number that is a share of nothing, or no value. */
static void put_value(struct sheet *sheet, const char *group, const char *item, bool known,
                      double number, int digits)
{
    begin_row(sheet, group, item);
    if (known)
        sheet_decimal(sheet, number, digits);
    else
        sheet_none(sheet);
    sheet_none(sheet);
}

static uint64_t count_of(const struct tally *tally, const char *kind, const char *name)
{
    char key[64];
    snprintf(key, sizeof key, "%s %s", kind, name);
    return tally_count(tally, key);
}

/* The counts of all names of a list, with their shares of the sum. */
static uint64_t put_list(struct sheet *sheet, const struct tally *tally, const char *kind,
                         const char *const names[])
{
    uint64_t total = 0;
    for (size_t i = 0; names[i] != NULL; i++)
        total += count_of(tally, kind, names[i]);
    for (size_t i = 0; names[i] != NULL; i++)
        put_count(sheet, kind, names[i], count_of(tally, kind, names[i]), total);
    return total;
}

/* ---- Lengths ----------------------------------------------------------- */

/* What games of so many turns come to. */
struct lengths {
    uint64_t games[TALLY_TURNS + 1];
    uint64_t all;
};

/* The length of game number index, from 0, of all sorted by length. */
static size_t length_at(const struct lengths *lengths, uint64_t index)
{
    size_t turns = 0;
    for (; turns < TALLY_TURNS && index >= lengths->games[turns]; turns++)
        index -= lengths->games[turns];
    return turns;
}

static void put_lengths(struct sheet *sheet, const struct lengths *lengths)
{
    double sum = 0;
    uint64_t all = lengths->all;
    uint64_t last = all > 0 ? all - 1 : 0;
    for (size_t turns = 0; turns <= TALLY_TURNS; turns++)
        sum += (double)turns * (double)lengths->games[turns];
    size_t middle = length_at(lengths, last / 2) + length_at(lengths, all / 2);
    put_count(sheet, "turns", "games", all, 0);
    put_value(sheet, "turns", "min", all > 0, (double)length_at(lengths, 0), 0);
    put_value(sheet, "turns", "median", all > 0, (double)middle / 2, 1);
    put_value(sheet, "turns", "mean", all > 0, all > 0 ? sum / (double)all : 0, 2);
    put_value(sheet, "turns", "max", all > 0, (double)length_at(lengths, last), 0);
}

/* ---- The first player -------------------------------------------------- */

/*
 * Wilson's interval, for points of 1, 1/2 and 0: the means p that the mean m of n games is at
 * most z standard deviations of p away from.  A game of mean p that is drawn with probability
 * d has the variance p(1-p) - d/4, so that the ends are the roots of
 * (m-p)^2 = (z^2/n)(p(1-p) - d/4); without draws they are Wilson's.  d is taken as the drawn
 * games of n + z^2, as if z^2 games more had been decided, or else a few games that are all
 * drawn would leave no doubt at all.
 */
void report_interval(uint64_t wins, uint64_t draws, uint64_t losses, double *low, double *high)
{
    const double z = REPORT_WIDTH;
    double n = (double)wins + (double)draws + (double)losses;
    double m = ((double)wins + (double)draws / 2) / n;
    double c = z * z / n, d = (double)draws / (n + z * z);
    double rest = c * (4 * m * (1 - m) - d + c * (1 - d));
    double root = rest > 0 ? sqrt(rest) : 0;
    *low = (2 * m + c - root) / (2 * (1 + c));
    *high = (2 * m + c + root) / (2 * (1 + c));
    *low = *low > 0 ? *low : 0;
    *high = *high < 1 ? *high : 1;
}

static void put_first(struct sheet *sheet, uint64_t wins, uint64_t draws, uint64_t losses)
{
    double low = 0, high = 0, score = 0;
    uint64_t games = wins + draws + losses;
    if (games > 0) {
        report_interval(wins, draws, losses, &low, &high);
        score = ((double)wins + (double)draws / 2) / (double)games;
    }
    put_count(sheet, "first", "games", games, 0);
    put_value(sheet, "first", "score", games > 0, score, 4);
    put_value(sheet, "first", "low", games > 0, low, 4);
    put_value(sheet, "first", "high", games > 0, high, 4);
}

/* ---- The report -------------------------------------------------------- */

static void put_all(struct sheet *sheet, const struct tally *tally, const struct lengths *lengths,
                    uint64_t named)
{
    uint64_t unnamed = tally_count(tally, "unnamed");
    put_list(sheet, tally, "status", names_of_status);
    put_list(sheet, tally, "result", names_of_result);
    put_list(sheet, tally, "end", names_of_end);
    put_lengths(sheet, lengths);
    put_first(sheet, tally_count(tally, "result 1-0"), tally_count(tally, "result 1/2-1/2"),
              tally_count(tally, "result 0-1"));
    put_count(sheet, "players", "named", named, named + unnamed);
    put_count(sheet, "players", "unnamed", unnamed, named + unnamed);
}

bool report_summary(const struct tally *tally, enum sheet_format format, struct output *out)
{
    struct report report;
    uint64_t named = 0;
    uint32_t turns;
    struct lengths *lengths = calloc(1, sizeof *lengths);
    if (lengths == NULL)
        return false;
    for (size_t i = 0; i < tally_size(tally); i++) {
        struct tally_sum sum = tally_sum_at(tally, i);
        if (tally_parse_turns(sum.key, &turns)) {
            lengths->games[turns] += sum.count;
            lengths->all += sum.count;
        } else if (tally_is_game(sum.key)) {
            named += sum.count;
        }
    }
    bool good = report_begin(&report, format, columns, sizeof columns / sizeof columns[0], out);
    if (good) {
        put_all(&report.sheet, tally, lengths, named);
        good = report_end(&report);
    }
    free(lengths);
    return good;
}
