/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh stats: statistics of games, with their intervals. */
#include "commands/commands.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "query/columns.h"
#include "score/statistics.h"
#include "score/sums.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum format { FORMAT_TEXT, FORMAT_SVG, FORMAT_TABLE };

enum { COLUMN_NAME = 64 /* bytes of a column's name with its NUL */ };

/* The options. */
struct stats {
    int format; /* enum format, or FORMAT_TABLE plus an enum table_format */
    struct grouping grouping;
    char *names; /* of the columns, which grouping names */
    struct sums sums;
    struct statistics_cache cache; /* of the sums */
};

/* ---- Records ----------------------------------------------------------- */

static void count_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    const struct stats *stats = results->work->context;
    struct statistics *statistics = results->locals.work;
    aliases_meet(results->cli->aliases, record);
    if (yinsh_record_status(record) != YINSH_STATUS_OK)
        return;
    statistics_count(statistics, record);
    statistics_put(&results->out, statistics, &stats->grouping, origin, record);
}

static bool take_groups(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct stats *stats = context;
    struct lines_fault fault;
    bool added = statistics_take(&stats->cache, stats->sums.tally, bytes, length, &fault);
    return sums_added(cli, &stats->sums, added, &fault);
}

/* ---- Options ----------------------------------------------------------- */

/* Whether a column has another value in every game. */
static bool is_of_one_game(const char *name)
{
    return strcmp(name, "record") == 0 || strcmp(name, "line") == 0;
}

static bool refuse_column(struct cli *cli, const char *name)
{
    const char *choices[COLUMN_CHOICES];
    size_t count = 0;
    column_choices(NULL, true, choices);
    for (size_t i = 0; choices[i] != NULL; i++)
        if (!is_of_one_game(choices[i]))
            choices[count++] = choices[i];
    choices[count] = NULL;
    return cli_bad_choice(cli, "--by", name, choices);
}

/* Add a column by which games are grouped, once; false, and reported, if that is not possible. */
static bool add_column(struct cli *cli, struct grouping *grouping, const char *name)
{
    size_t at = grouping->count;
    for (size_t i = 0; i < at; i++)
        if (strcmp(grouping->names[i], name) == 0)
            return true;
    if (at == GROUP_COLUMNS)
        return cli_usage(cli, name,
                         "games can be grouped by at most 8 columns; there is no room for");
    grouping->names[at] = name;
    if (is_of_one_game(name) || strlen(name) >= COLUMN_NAME)
        return cli_usage(cli, name, "games cannot be grouped by");
    bool player = column_find_in(&filter_columns, name, &grouping->columns[at]);
    if (!player && !column_find(name, &grouping->columns[at]))
        return refuse_column(cli, name);
    grouping->by_player |= player;
    grouping->count++;
    return true;
}

static bool take_by(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct stats *stats = spec->value;
    bool good = true;
    free(stats->names);
    stats->grouping = (struct grouping){.count = 0};
    stats->names = strdup(text);
    if (stats->names == NULL)
        return cli_trouble(cli, "--by", strerror(ENOMEM));
    for (char *rest = stats->names, *name; good && (name = cli_next_name(&rest)) != NULL;)
        good = add_column(cli, &stats->grouping, name);
    return good;
}

static bool take_options(struct cli *cli, int argc, char **argv, struct stats *stats)
{
    static const char *const formats[] = {"text", "svg", "tsv", "csv", "json", NULL};
    const struct option_spec options[] = {
        {"by", 0, OPTION_CALL, .value = stats, .take = take_by},
        {"format", 0, OPTION_CHOICE, .value = &stats->format, .choices = formats},
        {"alias", 0, OPTION_TEXT, .value = &cli->alias_file},
        {"output", 'o', OPTION_OUTPUT, .value = &stats->sums.name},
        {"partial", 0, OPTION_FLAG, .value = &stats->sums.partial},
        {"merge", 0, OPTION_FLAG, .value = &stats->sums.merge},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options) || !sums_fit(cli, &stats->sums))
        return false;
    if (stats->sums.merge && (stats->grouping.count > 0 || cli->alias_file != NULL))
        return cli_usage(
            cli, NULL, "sums are grouped already: --merge cannot be combined with --by or --alias");
    return stats->sums.partial ||
           output_choose_form(cli, stats->sums.name, formats, FORMAT_TEXT, &stats->format);
}

/* ---- The command ------------------------------------------------------- */

static const char *write_report(struct cli *cli, const struct tally *tally, void *context)
{
    const struct stats *stats = context;
    if (stats->format == FORMAT_TEXT)
        return report_statistics_text(tally, cli->out);
    if (stats->format == FORMAT_SVG)
        return report_statistics_picture(tally, NULL, cli->out);
    return report_statistics(tally, (enum table_format)(stats->format - FORMAT_TABLE), cli->out);
}

static void run_stats(struct cli *cli, int argc, char **argv)
{
    struct stats stats = {
        .format = -1,
        .sums = {.kinds = statistics_kinds,
                 .report = write_report,
                 .advice = "too many different groups; choose other columns with --by"},
    };
    struct work work = {.each = count_record,
                        .take = take_groups,
                        .local_size = sizeof(struct statistics),
                        .context = &stats};
    map_begin(&stats.cache.groups);
    if (take_options(cli, argc, argv, &stats) && select_records(cli, &work)) {
        stats.grouping.aliases = cli->aliases;
        sums_run(cli, &stats.sums, &work);
    }
    statistics_cache_free(&stats.cache);
    free(stats.names);
}

const struct command command_stats = {
    .name = "stats",
    .summary = "Write statistics of games: results, lengths, moves, times, maps",
    .options = "      --by=LIST        group games by columns of score, or by player; separate\n"
               "                       their names by commas\n"
               "      --alias=FILE     read from FILE which names mean the same player\n"
               "      --format=FORMAT  text, svg, tsv, csv or json [default: text]\n"
               "  -o, --output=FILE    write to FILE instead of standard output\n"
               "      --partial        write sums in the form that --merge reads\n"
               "      --merge          add up sums of --partial instead of reading records\n",
    .examples = "  yinsh stats games.yin\n"
                "  yinsh stats --by=site,year --format=tsv archive/\n"
                "  yinsh stats --format=svg -o stats.svg games.yin\n",
    .creates_files = true,
    .run = run_stats,
};
