/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh events: writes a line for every turn, for other programs to evaluate. */
#include "commands/commands.h"

#include "options/command_line.h"
#include "query/columns.h"

#include <errno.h>

static void end_facts(void *local)
{
    struct turn_facts *facts = local;
    bytes_free(&facts->joined);
}

static void list_turns(struct results *results, const struct origin *origin,
                       const struct yinsh_record *record)
{
    const struct listing *listing = results->work->context;
    struct turn_facts *facts = results->locals.work;
    struct turn_walk walk;
    turn_walk_begin(&walk, record);
    turn_facts_begin(facts, record);
    for (size_t place = 1; turn_walk_next(&walk); place++) {
        turn_facts_next(facts, &walk.turn);
        if (filter_lists(results->locals.selector, place))
            listing_write(listing, results,
                          (struct view){.origin = origin, .record = record, .turn = facts});
    }
    if (facts->failed)
        results_trouble(results, origin->file, strerror(ENOMEM));
}

static void run_events(struct cli *cli, int argc, char **argv)
{
    struct listing listing = {.columns.more = &turn_columns, .format = -1};
    const struct option_spec options[] = {
        LISTING_OPTIONS(&listing),
        {"turns-where", 0, OPTION_TEXT, .value = &cli->selection.turns},
        {.name = NULL},
    };
    struct work work = {.each = list_turns,
                        .context = &listing,
                        .local_size = sizeof(struct turn_facts),
                        .local_end = end_facts};
    columns_begin(&listing.columns);
    if (cli_options(cli, argc, argv, options) && listing_choose_format(cli, &listing, TABLE_TSV) &&
        select_records(cli, &work))
        listing_run(cli, &listing, &work);
    columns_free(&listing.columns);
}

const struct command command_events = {
    .name = "events",
    .summary = "Write one line per turn, for tables and databases",
    .options =
        "      --columns=LIST   write these columns, of turns or of records; separate their\n"
        "                       names by commas; +LIST adds them to the usual ones\n"
        "      --format=FORMAT  tsv, csv, json or table [default: tsv]\n"
        "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
        "      --no-head        omit the line with the names of the columns\n"
        "      --turns-where=FILTER  write only the turns that match a filter, such as\n"
        "                       'flips>=7 && player==\"Ana\"'\n",
    .examples =
        "  yinsh events games.yin > turns.tsv\n"
        "  yinsh events --format=csv --columns=+actions,position -o turns.csv archive.zip\n",
    .creates_files = true,
    .run = run_events,
};
