/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh check: replay every record and report its faults. */
#include "cli.h"

/* What was counted so far. */
struct counts {
    uint64_t records, bad;
    bool verbose; /* whether to say a line for every record */
};

static void say_record(const struct source *source, const struct yinsh_record *record)
{
    struct output output;
    int turns = yinsh_record_turns(record);
    diag_begin(&output);
    cli_record_place(&output, source, record);
    output_string(&output, ": ");
    output_string(&output, record->notation != NULL ? record->notation : "no notation");
    output_string(&output, ", ");
    output_string(&output, yinsh_status_name(yinsh_record_status(record)));
    output_string(&output, ", ");
    output_string(&output, yinsh_result_name(record->result));
    output_string(&output, " ");
    output_string(&output, yinsh_end_name(record->end));
    output_string(&output, ", ");
    output_number(&output, (uint64_t)turns);
    output_string(&output, turns == 1 ? " turn\n" : " turns\n");
    output_flush(&output);
}

static void check_record(struct cli *cli, const struct source *source,
                         const struct yinsh_record *record, void *context)
{
    struct counts *counts = context;
    (void)cli;
    counts->records++;
    counts->bad += record_first_error(record) != NULL;
    if (counts->verbose)
        say_record(source, record);
}

static void say_counts(const struct counts *counts)
{
    struct output output;
    diag_begin(&output);
    output_number(&output, counts->records);
    output_string(&output, counts->records == 1 ? " record: " : " records: ");
    output_number(&output, counts->records - counts->bad);
    output_string(&output, " good, ");
    output_number(&output, counts->bad);
    output_string(&output, " bad\n");
    output_flush(&output);
}

static void run_check(struct cli *cli, int argc, char **argv)
{
    static const struct option options[] = {
        {"quiet", no_argument, NULL, 'q'},
        {"verbose", no_argument, NULL, 'v'},
        {NULL, 0, NULL, 0},
    };
    struct counts counts = {0, 0, false};
    bool quiet = false;
    int option;
    while ((option = cli_option(cli, argc, argv, "qv", options)) >= 0)
        if (option == 'q')
            quiet = true;
        else
            counts.verbose = true;
    if (option == OPTION_FAILED)
        return;
    cli_each_record(cli, argc - optind, argv + optind, check_record, &counts);
    if (!quiet)
        say_counts(&counts);
}

const struct command command_check = {
    .name = "check",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "Replay every record and report what is wrong with it",
    .options = "  -q, --quiet          leave out the last line, which counts records\n"
               "  -v, --verbose        say a line for every record, on standard error\n",
    .examples = "  yinsh check games.yin\n"
                "  yinsh check -v -f boardspace - < game.sgf\n",
    .reads_records = true,
    .run = run_check,
};
