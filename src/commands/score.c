/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh score: writes a line of results for every record, or sums over all of them. */
#include "commands/commands.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "query/columns.h"
#include "score/report.h"
#include "score/sums.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

/* Which report is written. */
enum report {
    REPORT_NONE, /* a line for each record */
    REPORT_SUMMARY,
    REPORT_STANDINGS,
    REPORT_CROSSTABLE,
    REPORT_ELO,
    REPORT_PARTIAL /* the sums themselves, see score/sums.h */
};

/* The options. */
struct score {
    struct sums sums;       /* first, for sums_take() */
    struct listing listing; /* what is written if there is no report */
    enum report report;     /* of the sums */
    bool anonymous;
};

static void score_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    const struct score *score = results->work->context;
    const struct origin nowhere = {"", origin->number};
    struct arena arena = {.chunks = NULL};
    struct view view = {.origin = score->anonymous ? &nowhere : origin,
                        .aliases = score->anonymous ? NULL : results->cli->aliases};
    aliases_meet(results->cli->aliases, record);
    view.record = score->anonymous ? nameless_of(&arena, results->cli, record) : record;
    if (view.record == NULL)
        results_trouble(results, origin->file, strerror(ENOMEM));
    else if (score->report != REPORT_NONE)
        tally_put_record(&results->out, view.record, view.aliases);
    else
        listing_write(&score->listing, results, view);
    arena_free(&arena);
}

/* ---- Reports ----------------------------------------------------------- */

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

static const char *write_report(struct cli *cli, const struct tally *tally, void *context)
{
    const struct score *score = context;
    enum report report = score->report;
    enum table_format format = (enum table_format)score->listing.format;
    if (report == REPORT_SUMMARY)
        return report_summary(tally, format, cli->out) ? NULL : strerror(ENOMEM);
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
    if (good && tally_count(tally, "unnamed") > 0)
        cli_message(cli,
                    "yinsh: score: games omitted because neither player has a name: %" PRIu64 "\n",
                    tally_count(tally, "unnamed"));
    if (good && cli->aliases == NULL)
        players_hint(cli, players);
    players_free(players);
    return good ? NULL : strerror(ENOMEM);
}

/* ---- Options ----------------------------------------------------------- */

static bool take_options(struct cli *cli, int argc, char **argv, struct score *score)
{
    static const char *const reports[] = {
        "--summary, --standings, --crosstable, --elo and --partial", NULL};
    struct listing *listing = &score->listing;
    void *report = &score->report;
    const struct option_spec options[] = {
        LISTING_OPTIONS(listing),
        {"summary", 0, OPTION_PICK, report, reports, .lowest = REPORT_SUMMARY},
        {"standings", 0, OPTION_PICK, report, reports, .lowest = REPORT_STANDINGS},
        {"crosstable", 0, OPTION_PICK, report, reports, .lowest = REPORT_CROSSTABLE},
        {"elo", 0, OPTION_PICK, report, reports, .lowest = REPORT_ELO},
        {"partial", 0, OPTION_PICK, report, reports, .lowest = REPORT_PARTIAL},
        {"merge", 0, OPTION_FLAG, .value = &score->sums.merge},
        {"alias", 0, OPTION_TEXT, .value = &cli->alias_file},
        {"anonymous", 0, OPTION_FLAG, .value = &score->anonymous},
        {.name = NULL},
    };
    columns_begin(&listing->columns);
    if (!cli_options(cli, argc, argv, options))
        return false;
    score->sums.partial = score->report == REPORT_PARTIAL;
    if (!score->sums.partial &&
        !listing_choose_format(cli, listing, table_format_for(listing->name)))
        return false;
    if (score->anonymous && (score->sums.partial || score->sums.merge))
        return cli_usage(cli, NULL,
                         "--anonymous numbers the players of one run; it cannot be combined with "
                         "--partial or --merge");
    if (score->sums.merge && score->report == REPORT_NONE)
        score->report = REPORT_SUMMARY;
    score->sums.name = listing->name;
    cli->statistics.wanted = score->sums.partial || score->report == REPORT_SUMMARY;
    if (score->report != REPORT_NONE && (listing->no_head || listing->columns.text != NULL))
        return cli_usage(cli, NULL,
                         "--columns and --no-head apply to lines of records, not to sums");
    return sums_fit(cli, &score->sums);
}

/* ---- The command ------------------------------------------------------- */

static void run_score(struct cli *cli, int argc, char **argv)
{
    struct score score = {.listing.format = -1, .sums.report = write_report};
    struct work work = {.each = score_record, .context = &score};
    bool chosen = take_options(cli, argc, argv, &score), sums = score.report != REPORT_NONE;
    struct map numbers;
    nameless_begin(cli, score.anonymous, &numbers);
    work.summarises = sums || !columns_need_game(&score.listing.columns);
    bool good = chosen && select_records(cli, &work);
    work.take = sums ? sums_take : NULL;
    if (good && sums)
        sums_run(cli, &score.sums, &work);
    else if (good)
        listing_run(cli, &score.listing, &work);
    columns_free(&score.listing.columns);
    map_free(&numbers);
}

const struct command command_score = {
    .name = "score",
    .summary = "Write one line per record, or standings, ratings and other sums",
    .options = "      --columns=LIST   write these columns; separate their names by commas;\n"
               "                       +LIST adds them to the usual ones\n"
               "      --format=FORMAT  tsv, csv, json or table [default: table on a terminal,\n"
               "                       tsv otherwise]\n"
               "  -o, --output=FILE    write to FILE instead of standard output\n"
               "      --no-head        omit the line with the names of the columns\n"
               "      --summary        write sums instead: numbers of records and games\n"
               "      --standings      write sums instead: the points of each player\n"
               "      --crosstable     write sums instead: points of players against each other\n"
               "      --elo            write sums instead: the ratings of the players\n"
               "      --partial        write sums instead, in the form that --merge reads\n"
               "      --merge          read the sums of --partial, not records, and add them up\n"
               "      --alias=FILE     read from FILE which names mean the same player\n"
               "      --anonymous      number the players, and omit all that names anybody\n",
    .examples = "  yinsh score *.yin > scores.tsv\n"
                "  yinsh score --summary --format=table archive.zip\n"
                "  yinsh score --elo archive/\n"
                "  yinsh score --format=table --columns=white,black,result games.yin\n"
                "  yinsh score --where='result==1-0 && white_rings<3' games.yin\n",
    .creates_files = true,
    .run = run_score,
};
