/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh score: writes a line of results for every record, or sums over all of them. */
#include "commands/commands.h"

#include "cli/file.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "commands/score_sums.h"
#include "jobs/jobs.h"
#include "query/columns.h"
#include "query/select.h"
#include "score/tally.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* The options. */
struct score {
    struct columns columns;
    int chosen; /* the format that the user chose, or -1 */
    enum table_format format;
    const char *name; /* of the file that is written; NULL and "-" are standard output */
    bool no_head;
    const char *alias_file;  /* NULL if names do not change */
    struct aliases *aliases; /* the aliases in that file */
    struct sums sums;
    bool merge; /* whether the files hold sums, not records */
};

static void score_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    const struct score *score = results->work->context;
    if (score->sums.report != SUMS_NONE)
        tally_put_record(&results->out, record, score->sums.aliases);
    else
        columns_write(&score->columns, score->format, results,
                      (struct view){.origin = origin, .record = record});
}

static bool take_sums(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct score *score = context;
    return sums_take(cli, &score->sums, bytes, length);
}

/* ---- Options ----------------------------------------------------------- */

/* Read the file of --alias; false, and reported, if that fails. */
static bool read_aliases(struct cli *cli, struct score *score)
{
    if (score->alias_file == NULL)
        return true;
    score->aliases = sums_aliases(cli, score->alias_file);
    score->columns.aliases = score->sums.aliases = score->aliases;
    return score->aliases != NULL;
}

static bool take_columns(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct columns *columns = spec->value;
    columns_free(columns);
    return columns_choose(cli, columns, "--columns", text);
}

/* Choose a report, whose number is .lowest; false, and reported, if another was chosen before. */
static bool take_report(struct cli *cli, const struct option_spec *spec, const char *text)
{
    enum sums_report *report = spec->value, chosen = (enum sums_report)spec->lowest;
    (void)text;
    if (*report != SUMS_NONE && *report != chosen) {
        cli_usage(
            cli, NULL,
            "only one of --summary, --standings, --crosstable, --elo and --partial can be given");
        return false;
    }
    *report = chosen;
    return true;
}

/* Whether the options fit together; false is reported. */
static bool fit_together(struct cli *cli, const struct score *score)
{
    bool sums = score->sums.report != SUMS_NONE;
    if (sums && (score->no_head || score->columns.text != NULL))
        cli_usage(cli, NULL, "--columns and --no-head apply to lines of records, not to sums");
    else if (score->merge && cli_selects(cli))
        cli_usage(cli, NULL,
                  "sums cannot be filtered: --merge cannot be combined with --record or --where");
    else
        return true;
    return false;
}

/* Choose the format that suits the reader: people read terminals, programs pipes and files. */
static void choose_format(struct score *score)
{
    bool shown = score->name == NULL || strcmp(score->name, "-") == 0;
    shown = shown && isatty(STDOUT_FILENO) && score->sums.report != SUMS_PARTIAL;
    score->format = score->chosen >= 0 ? (enum table_format)score->chosen
                    : shown            ? TABLE_ALIGNED
                                       : TABLE_TSV;
}

static bool take_options(struct cli *cli, int argc, char **argv, struct score *score)
{
    enum sums_report *report = &score->sums.report;
    const struct option_spec options[] = {
        {"columns", 0, OPTION_CALL, .value = &score->columns, .take = take_columns},
        {"format", 0, OPTION_CHOICE, .value = &score->chosen, .choices = table_format_names},
        {"output", 'o', OPTION_TEXT, .value = &score->name},
        {"no-head", 0, OPTION_FLAG, .value = &score->no_head},
        {"summary", 0, OPTION_ACT, .value = report, .take = take_report, .lowest = SUMS_SUMMARY},
        {"standings", 0, OPTION_ACT, .value = report, .take = take_report,
         .lowest = SUMS_STANDINGS},
        {"crosstable", 0, OPTION_ACT, .value = report, .take = take_report,
         .lowest = SUMS_CROSSTABLE},
        {"elo", 0, OPTION_ACT, .value = report, .take = take_report, .lowest = SUMS_ELO},
        {"partial", 0, OPTION_ACT, .value = report, .take = take_report, .lowest = SUMS_PARTIAL},
        {"merge", 0, OPTION_FLAG, .value = &score->merge},
        {"alias", 0, OPTION_TEXT, .value = &score->alias_file},
        {.name = NULL},
    };
    columns_begin(&score->columns);
    if (!cli_options(cli, argc, argv, options))
        return false;
    choose_format(score);
    if (score->format == TABLE_JSON)
        columns_unite(&score->columns);
    if (score->merge && score->sums.report == SUMS_NONE)
        score->sums.report = SUMS_SUMMARY;
    return fit_together(cli, score);
}

/* ---- The command ------------------------------------------------------- */

static void score_files(struct cli *cli, const struct score *score, struct work *work)
{
    struct table table;
    bool good = table_open(&table, score->format, score->columns.names, score->columns.count,
                           !score->no_head, cli->out);
    if (good) {
        work->out = table.out;
        jobs_run(cli, work);
    }
    if (!good || !table_close(&table))
        cli_trouble(cli, "results", strerror(ENOMEM));
}

static void score_sums(struct cli *cli, struct score *score, struct work *work)
{
    if (sums_begin(cli, &score->sums)) {
        work->take = take_sums;
        if (score->merge) {
            sums_merge(cli, &score->sums);
        } else {
            jobs_run(cli, work);
            sums_take_faults(cli, &score->sums);
        }
        sums_write(cli, &score->sums, score->format);
    }
    tally_free(score->sums.tally);
}

/* Write what was chosen to the file, or to standard output. */
static void score_to(struct cli *cli, struct score *score, struct work *work)
{
    struct new_file file;
    struct output *standard = cli->out, *output = new_file_begin(cli, &file, score->name);
    cli->counts_faults = score->sums.report == SUMS_SUMMARY || score->sums.report == SUMS_PARTIAL;
    if (output == NULL)
        return;
    cli->out = output; /* this command writes nothing else to standard output */
    if (score->sums.report != SUMS_NONE)
        score_sums(cli, score, work);
    else
        score_files(cli, score, work);
    cli->out = standard;
    new_file_end(cli, &file, !cli->incomplete);
}

static void run_score(struct cli *cli, int argc, char **argv)
{
    struct score score = {.chosen = -1};
    struct work work = {.each = score_record, .context = &score};
    bool chosen = take_options(cli, argc, argv, &score);
    work.summarises = score.sums.report != SUMS_NONE || !columns_need_game(&score.columns);
    bool good = chosen && select_records(cli, &work) && output_note(cli, score.name, false) &&
                outputs_allow(cli) && outputs_allow_file(cli, score.alias_file) &&
                read_aliases(cli, &score);
    work.aliases = score.aliases;
    if (good)
        score_to(cli, &score, &work);
    columns_free(&score.columns);
    aliases_free(score.aliases);
}

const struct command command_score = {
    .name = "score",
    .arguments = "[OPTION]... [FILE]...",
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
               "      --alias=FILE     read from FILE which names mean the same player\n",
    .examples = "  yinsh score *.yin > scores.tsv\n"
                "  yinsh score --summary --format=table archive.zip\n"
                "  yinsh score --elo archive/\n"
                "  yinsh score --format=table --columns=white,black,result games.yin\n"
                "  yinsh score --where='result==1-0 && white_rings<3' games.yin\n",
    .reads_records = true,
    .run = run_score,
};
