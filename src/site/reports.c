/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/reports.h"

#include "score/opening_tree.h"
#include "score/report.h"
#include "score/statistics_report.h"
#include "score/summary.h"

static bool put_summary(const struct site *site, enum table_format format, struct output *output)
{
    return report_summary(site->games.results, format, output);
}

static bool put_standings(const struct site *site, enum table_format format, struct output *output)
{
    return report_standings(site->players, format, output);
}

static bool put_crosstable(const struct site *site, enum table_format format, struct output *output)
{
    return report_crosstable(site->players, format, output);
}

static bool put_ratings(const struct site *site, enum table_format format, struct output *output)
{
    return report_elo(site->elo, format, output);
}

static bool put_statistics(const struct site *site, enum table_format format, struct output *output)
{
    return report_statistics(site->games.statistics, format, output) == NULL;
}

static bool put_tree(const struct site *site, enum table_format format, struct output *output)
{
    /* So that the tree has a limit: a position of fewer games is not shown. */
    enum { FEW = 100, SHARE = 20000 };
    size_t games = site->games.count;
    const struct tree_view view = {.root = site->games.plan.root,
                                   .depth = site->games.plan.depth,
                                   .least = games / SHARE + (games < FEW ? 1 : 2),
                                   .sort = SORT_GAMES,
                                   .format = format};
    return report_openings(site->games.openings, &view, output) == NULL;
}

const struct site_report_form site_reports[SITE_REPORTS] = {
    [SITE_SUMMARY] = {"summary", "numbers of records and games", put_summary},
    [SITE_STANDINGS] = {"standings", "the points of each player", put_standings},
    [SITE_CROSSTABLE] = {"crosstable", "points of the first players against each other",
                         put_crosstable},
    [SITE_RATINGS] = {"ratings", "ratings and their errors", put_ratings},
    [SITE_STATISTICS] = {"statistics", "all figures of the page Statistics, and maps of the board",
                         put_statistics},
    [SITE_TREE] = {NULL, NULL, put_tree},
};

bool site_make_reports(struct site *site)
{
    bool good = true;
    for (int i = 0; i < SITE_REPORTS && good; i++) {
        struct output output;
        output_begin(&output, bytes_write, &site->reports[i]);
        good = site_reports[i].put(site, TABLE_TSV, &output);
        good = output_flush(&output) == 0 && good;
    }
    return good;
}

void site_free_reports(struct site *site)
{
    for (int i = 0; i < SITE_REPORTS; i++)
        bytes_free(&site->reports[i]);
}
