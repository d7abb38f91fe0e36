/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh check: replay every record and report its faults. */
#include "task.h"

/* What is counted of the records. */
enum { COUNT_RECORDS, COUNT_BAD };

/* What check is to do. */
struct checking {
    bool verbose; /* whether to say a line for every record */
};

static void say_record(struct task *task, const struct source *source,
                       const struct yinsh_record *record)
{
    struct output *err = &task->err;
    int turns = yinsh_record_turns(record);
    task_record_place(task, source, record);
    output_string(err, ": ");
    output_string(err, record->notation != NULL ? record->notation : "no notation");
    output_string(err, ", ");
    output_string(err, yinsh_status_name(yinsh_record_status(record)));
    output_string(err, ", ");
    output_string(err, yinsh_result_name(record->result));
    output_string(err, " ");
    output_string(err, yinsh_end_name(record->end));
    output_string(err, ", ");
    output_number(err, (uint64_t)turns);
    output_string(err, turns == 1 ? " turn\n" : " turns\n");
}

static void check_record(struct task *task, const struct source *source,
                         const struct yinsh_record *record)
{
    const struct checking *checking = task->work->context;
    task->counts[COUNT_RECORDS]++;
    task->counts[COUNT_BAD] += record_first_error(record) != NULL;
    if (checking->verbose)
        say_record(task, source, record);
}

static void say_counts(uint64_t records, uint64_t bad)
{
    struct output output;
    diag_begin(&output);
    output_number(&output, records);
    output_string(&output, records == 1 ? " record: " : " records: ");
    output_number(&output, records - bad);
    output_string(&output, " good, ");
    output_number(&output, bad);
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
    struct checking checking = {.verbose = false};
    struct work work = {.each = check_record, .context = &checking};
    bool quiet = false;
    int option;
    while ((option = cli_option(cli, argc, argv, "qv", options)) >= 0)
        if (option == 'q')
            quiet = true;
        else
            checking.verbose = true;
    if (option == OPTION_FAILED)
        return;
    cli_each_record(cli, argc - optind, argv + optind, &work);
    if (!quiet)
        say_counts(work.counts[COUNT_RECORDS], work.counts[COUNT_BAD]);
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
