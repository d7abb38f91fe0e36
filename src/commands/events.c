/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh events: writes a line for every turn, for other programs to evaluate. */
#include "commands/commands.h"

#include "cli/file.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "jobs/jobs.h"
#include "query/columns.h"
#include "query/select.h"
#include "query/turn_columns.h"

#include <errno.h>
#include <stdlib.h>

/* The options. */
struct listing {
    struct columns columns;
    enum table_format format;
    bool no_head;
    const char *name; /* of the file that is written; NULL and "-" are standard output */
};

static void *new_facts(void *context)
{
    (void)context;
    return calloc(1, sizeof(struct turn_facts));
}

static void free_facts(void *local)
{
    if (local != NULL)
        turn_facts_free(local);
    free(local);
}

static void list_turns(struct results *results, const struct origin *origin,
                       const struct yinsh_record *record)
{
    const struct listing *listing = results->work->context;
    struct turn_facts *facts = results->locals.work;
    struct turn_walk walk;
    turn_walk_begin(&walk, record);
    turn_facts_begin(facts, record);
    while (turn_walk_next(&walk)) {
        turn_facts_next(facts, &walk.turn);
        columns_write(&listing->columns, listing->format, results,
                      (struct view){.origin = origin, .record = record, .turn = facts});
    }
    if (facts->failed)
        results_trouble(results, origin->file, strerror(ENOMEM));
}

static bool take_columns(struct cli *cli, const struct option_spec *spec, const char *text)
{
    struct columns *columns = spec->value;
    columns_free(columns);
    return columns_choose(cli, columns, "--columns", text);
}

static void list_files(struct cli *cli, const struct listing *listing)
{
    struct work work = {.each = list_turns,
                        .context = (void *)(uintptr_t)listing,
                        .local_new = new_facts,
                        .local_free = free_facts};
    struct new_file file;
    struct table table;
    if (!select_records(cli, &work) || !output_note(cli, listing->name, false) ||
        !outputs_allow(cli))
        return;
    struct output *output = new_file_begin(cli, &file, listing->name);
    if (output == NULL)
        return;
    bool good = table_open(&table, listing->format, listing->columns.names, listing->columns.count,
                           !listing->no_head, output);
    if (good) {
        work.out = table.out;
        jobs_run(cli, &work);
    }
    if (!good || !table_close(&table))
        cli_trouble(cli, "results", strerror(ENOMEM));
    new_file_end(cli, &file, !cli->incomplete);
}

static void run_events(struct cli *cli, int argc, char **argv)
{
    struct listing listing = {.columns.of_turns = true, .format = TABLE_TSV};
    const struct option_spec options[] = {
        {"columns", 0, OPTION_CALL, .value = &listing.columns, .take = take_columns},
        {"format", 0, OPTION_CHOICE, .value = &listing.format, .choices = table_format_names},
        {"output", 'o', OPTION_TEXT, .value = &listing.name},
        {"no-head", 0, OPTION_FLAG, .value = &listing.no_head},
        {.name = NULL},
    };
    columns_begin(&listing.columns);
    if (cli_options(cli, argc, argv, options)) {
        if (listing.format == TABLE_JSON)
            columns_unite(&listing.columns);
        list_files(cli, &listing);
    }
    columns_free(&listing.columns);
}

const struct command command_events = {
    .name = "events",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "Write one line per turn, for tables and databases",
    .options =
        "      --columns=LIST   write these columns, of turns or of records; separate their\n"
        "                       names by commas; +LIST adds them to the usual ones\n"
        "      --format=FORMAT  tsv, csv, json or table [default: tsv]\n"
        "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
        "      --no-head        omit the line with the names of the columns\n",
    .examples =
        "  yinsh events games.yin > turns.tsv\n"
        "  yinsh events --format=csv --columns=+actions,position -o turns.csv archive.zip\n",
    .reads_records = true,
    .run = run_events,
};
