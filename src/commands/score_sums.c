/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/score_sums.h"

#include "cli/lines_file.h"
#include "cli/message.h"
#include "cli/sandbox.h"
#include "score/elo.h"
#include "score/summary.h"

#include <errno.h>
#include <string.h>

struct aliases *sums_aliases(struct cli *cli, const char *name)
{
    struct lines_file file;
    struct lines_fault fault;
    if (!lines_file_open(cli, &file, name))
        return NULL;
    struct aliases *aliases = aliases_read(lines_file_read, &file, &fault);
    lines_file_close(cli, &file, aliases != NULL, &fault);
    return aliases;
}

bool sums_begin(struct cli *cli, struct sums *sums)
{
    sums->tally = sums->kinds != NULL ? tally_new_of(0, sums->kinds) : tally_new(0, sums->aliases);
    if (sums->tally == NULL)
        cli_trouble(cli, "sums", strerror(ENOMEM));
    return sums->tally != NULL;
}

bool sums_added(struct cli *cli, struct sums *sums, bool added, const struct lines_fault *fault)
{
    if (!added)
        cli_trouble(cli, "sums",
                    fault->reason == tally_full && sums->advice != NULL ? sums->advice
                                                                        : fault->reason);
    sums->full |= !added;
    return added;
}

bool sums_take(struct cli *cli, struct sums *sums, const char *bytes, size_t length)
{
    struct lines_fault fault;
    return sums_added(cli, sums, tally_add_lines(sums->tally, bytes, length, &fault), &fault);
}

void sums_take_faults(struct cli *cli, struct sums *sums)
{
    struct lines_fault fault;
    sums_added(cli, sums, tally_add_faults(sums->tally, cli->counted, &fault), &fault);
}

void sums_merge(struct cli *cli, struct sums *sums)
{
    int count = cli->input.count;
    const struct input_options inputs = {.count = count, .files = cli->input.files};
    sandbox_files(&inputs);
    for (int i = 0; i < (count > 0 ? count : 1); i++) {
        const char *name = count > 0 ? cli->input.files[i] : "-";
        struct lines_file file;
        struct lines_fault fault;
        sums->full |=
            !lines_file_open(cli, &file, name) ||
            !lines_file_close(cli, &file, tally_read(sums->tally, lines_file_read, &file, &fault),
                              &fault);
    }
}

static bool write_elo(struct cli *cli, const struct players *players, enum table_format format)
{
    struct elo *elo = elo_new(players);
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

static bool write_players(struct cli *cli, const struct sums *sums, enum table_format format)
{
    struct players *players = players_new(sums->tally);
    bool good = players != NULL;
    if (good && sums->report == SUMS_STANDINGS)
        good = report_standings(players, format, cli->out);
    else if (good && sums->report == SUMS_CROSSTABLE)
        good = report_crosstable(players, format, cli->out);
    else if (good)
        good = write_elo(cli, players, format);
    if (good && sums->report == SUMS_CROSSTABLE && players->count > CROSSTABLE_PLAYERS)
        cli_message(cli, "yinsh: score: showing only the first %d of %zu players\n",
                    CROSSTABLE_PLAYERS, players->count);
    players_free(players);
    return good;
}

void sums_write(struct cli *cli, struct sums *sums, enum table_format format)
{
    bool good;
    /* Incomplete sums are worse than none. */
    if (sums->full)
        return;
    if (sums->report == SUMS_PARTIAL)
        good = tally_write(sums->tally, cli->out);
    else if (sums->report == SUMS_SUMMARY)
        good = report_summary(sums->tally, format, cli->out);
    else
        good = write_players(cli, sums, format);
    if (!good)
        cli_trouble(cli, "sums", strerror(ENOMEM));
}
