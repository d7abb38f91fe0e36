/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

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

bool site_put_report(const struct site *site, enum site_report report, enum table_format format,
                     struct output *output)
{
    switch (report) {
    case SITE_SUMMARY:
        return report_summary(site->games.results, format, output);
    case SITE_STANDINGS:
        return report_standings(site->players, format, output);
    case SITE_CROSSTABLE:
        return report_crosstable(site->players, format, output);
    case SITE_RATINGS:
        return report_elo(site->elo, format, output);
    case SITE_STATISTICS:
        return report_statistics(site->games.statistics, format, output) == NULL;
    default:
        return put_tree(site, format, output);
    }
}

bool site_make_reports(struct site *site)
{
    bool good = true;
    for (int i = 0; i < SITE_REPORTS && good; i++) {
        struct output output;
        output_begin(&output, bytes_write, &site->reports[i]);
        good = site_put_report(site, (enum site_report)i, TABLE_TSV, &output);
        good = output_flush(&output) == 0 && good;
    }
    return good;
}
