/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh score: writes a line of results for every record, or sums over all of them. */
#include "commands/commands.h"

#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "commands/score_sums.h"
#include "jobs/jobs.h"
#include "query/columns.h"
#include "query/filter.h"

#include <errno.h>
#include <string.h>

/* The options. */
struct score {
    struct columns columns;
    enum table_format format;
    bool no_head;
    const char *where;       /* the filter; NULL if all records pass */
    const char *alias_file;  /* NULL if names do not change */
    struct aliases *aliases; /* the aliases in that file */
    struct aligner *aligner; /* of an aligned table */
    struct sums sums;
    bool merge; /* whether the files hold sums, not records */
};

/* Whether a record passes the filter. */
static bool passes(struct results *results, const struct origin *origin,
                   const struct yinsh_record *record)
{
    return filter_passes(results->local, results, origin, record);
}

static void score_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    const struct score *score = results->work->context;
    if (!passes(results, origin, record))
        return;
    if (score->sums.report != SUMS_NONE)
        sums_put(results, &score->sums, record);
    else
        columns_write(&score->columns, score->format, results, origin, record);
}

/* Make a thread's own filter; its expression is known to be valid. */
static void *new_filter(void *context)
{
    const struct score *score = context;
    char error[FILTER_ERROR];
    size_t column;
    struct filter *filter =
        filter_new(score->where, strlen(score->where), &column, error, sizeof error);
    if (filter != NULL)
        filter_alias(filter, score->aliases);
    return filter;
}

static void free_filter(void *filter)
{
    filter_free(filter);
}

static bool take_rows(struct cli *cli, const char *bytes, size_t length, void *context)
{
    (void)cli;
    const struct score *score = context;
    aligner_take(score->aligner, bytes, length);
    return true;
}

static bool take_sums(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct score *score = context;
    return sums_take(cli, &score->sums, bytes, length);
}

/* Write the head as a result of no record. */
static void write_head(struct cli *cli, const struct score *score, struct work *work)
{
    static struct results results;
    struct table table;
    results_begin(&results, cli, work);
    columns_begin_table(&score->columns, &table, score->format, &results.out);
    table_head(&table);
    results_end(&results, cli, work, 0);
    results_free(&results);
}

/* ---- Options ----------------------------------------------------------- */

/* Let the expression of --where judge the records; false, and reported, if it is invalid. */
static bool set_filter(struct cli *cli, const struct score *score, struct work *work)
{
    struct filter *filter;
    if (score->where == NULL)
        return true;
    filter = filter_option(cli, "--where", score->where);
    if (filter == NULL)
        return false;
    work->in_order = filter_uses(filter, "record");
    work->local_new = new_filter;
    work->local_free = free_filter;
    filter_free(filter);
    return true;
}

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
            cli,
            "only one of --summary, --standings, --crosstable, --elo and --partial can be given",
            NULL);
        return false;
    }
    *report = chosen;
    return true;
}

static bool take_where(struct cli *cli, const struct option_spec *spec, const char *text)
{
    const char **where = spec->value;
    /* To silently take one of two filters would surprise the user. */
    if (*where != NULL)
        cli_usage(cli, "--where is given twice; join the filters with && instead of adding", text);
    else
        *where = text;
    return *where == text;
}

/* Whether the options fit together; false is reported. */
static bool fit_together(struct cli *cli, const struct score *score)
{
    bool sums = score->sums.report != SUMS_NONE;
    const char *wrong = NULL;
    if (sums && (score->no_head || score->columns.text != NULL))
        wrong = "--columns and --no-head apply to lines of records, not to sums";
    else if (score->merge && score->where != NULL)
        wrong = "sums cannot be filtered: --merge and --where cannot be combined";
    if (wrong != NULL)
        cli_usage(cli, wrong, NULL);
    return wrong == NULL;
}

/* An option that chooses a report. */
#define REPORT(NAME, NUMBER)                                                                       \
    {                                                                                              \
        .name = (NAME), .kind = OPTION_ACT, .value = &score->sums.report, .take = take_report,     \
        .lowest = (NUMBER)                                                                         \
    }

static bool take_options(struct cli *cli, int argc, char **argv, struct score *score)
{
    const struct option_spec options[] = {
        {.name = "columns", .kind = OPTION_CALL, .value = &score->columns, .take = take_columns},
        {.name = "format",
         .kind = OPTION_CHOICE,
         .value = &score->format,
         .choices = table_format_names},
        {.name = "no-head", .kind = OPTION_FLAG, .value = &score->no_head},
        {.name = "where", .kind = OPTION_CALL, .value = &score->where, .take = take_where},
        REPORT("summary", SUMS_SUMMARY),
        REPORT("standings", SUMS_STANDINGS),
        REPORT("crosstable", SUMS_CROSSTABLE),
        REPORT("elo", SUMS_ELO),
        REPORT("partial", SUMS_PARTIAL),
        {.name = "merge", .kind = OPTION_FLAG, .value = &score->merge},
        {.name = "alias", .kind = OPTION_TEXT, .value = &score->alias_file},
        {.name = NULL},
    };
    columns_begin(&score->columns);
    if (!cli_options(cli, argc, argv, options))
        return false;
    if (score->format == TABLE_JSON)
        columns_unite(&score->columns);
    if (score->merge && score->sums.report == SUMS_NONE)
        score->sums.report = SUMS_SUMMARY;
    return fit_together(cli, score);
}

/* ---- The command ------------------------------------------------------- */

static void score_files(struct cli *cli, int count, char **files, struct score *score,
                        struct work *work)
{
    if (score->format == TABLE_ALIGNED) {
        score->aligner = aligner_new(cli->out);
        if (score->aligner == NULL) {
            cli_trouble(cli, "results", strerror(ENOMEM));
            return;
        }
        work->take = take_rows;
    }
    if (score->no_head)
        aligner_headless(score->aligner);
    else
        write_head(cli, score, work);
    jobs_run(cli, count, files, work);
    aligner_end(score->aligner);
}

static void score_sums(struct cli *cli, int count, char **files, struct score *score,
                       struct work *work)
{
    if (sums_begin(cli, &score->sums)) {
        work->take = take_sums;
        if (score->merge)
            sums_merge(cli, &score->sums, count, files);
        else
            jobs_run(cli, count, files, work);
        sums_write(cli, &score->sums, score->format);
    }
    sums_free(&score->sums);
}

static void run_score(struct cli *cli, int argc, char **argv)
{
    struct score score = {.format = TABLE_TSV};
    struct work work = {.each = score_record, .abridges = true, .context = &score};
    bool good = take_options(cli, argc, argv, &score) && set_filter(cli, &score, &work) &&
                output_note(cli, NULL, false) && outputs_allow(cli, argc - optind, argv + optind) &&
                outputs_allow_file(cli, score.alias_file) && read_aliases(cli, &score);
    if (good && score.sums.report != SUMS_NONE)
        score_sums(cli, argc - optind, argv + optind, &score, &work);
    else if (good)
        score_files(cli, argc - optind, argv + optind, &score, &work);
    columns_free(&score.columns);
    aliases_free(score.aliases);
}

const struct command command_score = {
    .name = "score",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "Write one line per record, or standings, ratings and other sums",
    .options = "      --columns=LIST   write these columns; separate their names by commas\n"
               "      --format=FORMAT  tsv, csv, json or table [default: tsv]\n"
               "      --no-head        omit the line with the names of the columns\n"
               "      --where=FILTER   write only records that match a filter, such as\n"
               "                       'turns<40 && white=~/^Al/i'\n"
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
