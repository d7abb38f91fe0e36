/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/score/score_report.h"

#include "messages/trouble.h"
#include "score/elo.h"
#include "score/summary.h"

static bool write_elo(struct cli *cli, const struct players *players, enum table_format format)
{
    struct elo *elo = elo_new(players, true);
    bool good = elo != NULL && report_elo(elo, format, cli->out);
    if (good && elo->rated < elo->count)
        cli_message(cli,
                    "yinsh: score: players without a rating, because no results connect them to the"
                    " others: %zu\n",
                    elo->count - elo->rated);
    if (good && elo->estimated)
        cli_message(cli,
                    "yinsh: score: the errors are estimated, because there are more than %d"
                    " players\n",
                    ELO_EXACT_PLAYERS);
    if (good && !elo->settled)
        cli_message(cli, "yinsh: score: the ratings of %zu players are not exact\n", elo->rated);
    elo_free(elo);
    return good;
}

bool score_report(struct cli *cli, const struct tally *tally, enum score_report report,
                  enum table_format format)
{
    if (report == REPORT_SUMMARY)
        return report_summary(tally, format, cli->out);
    struct players *players = players_new(tally);
    bool good = players != NULL;
    if (good && report == REPORT_STANDINGS)
        good = report_standings(players, format, cli->out);
    else if (good && report == REPORT_CROSSTABLE)
        good = report_crosstable(players, format, cli->out);
    else if (good)
        good = write_elo(cli, players, format);
    if (good && report == REPORT_CROSSTABLE && players->count > CROSSTABLE_PLAYERS)
        cli_message(cli, "yinsh: score: showing only the first %d of %zu players\n",
                    CROSSTABLE_PLAYERS, players->count);
    players_free(players);
    return good;
}
