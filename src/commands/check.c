/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh check: replay every record and report its faults. */
#include "commands/commands.h"

#include "cli/emit.h"
#include "cli/file.h"
#include "cli/level.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "jobs/jobs.h"

#include <inttypes.h>
#include <string.h>

/* What is counted. */
enum { COUNT_RECORDS, COUNT_BAD };

/* The file that receives the good records, or the bad ones, unchanged. */
struct sorted {
    const char *name;      /* of a file, "-" for standard output, or NULL for nowhere */
    struct output *output; /* NULL for nowhere */
    struct new_file file;
};

static void report_record(struct results *results, const struct origin *origin,
                          const struct yinsh_record *record)
{
    int turns = yinsh_record_turns(record);
    results_place(results, origin, record);
    output_format(&results->err, ": %s, %s, %s %s, %d %s\n",
                  record->notation != NULL ? record->notation : "no notation",
                  yinsh_status_name(yinsh_record_status(record)),
                  yinsh_result_name(record->outcome.result), yinsh_end_name(record->outcome.end),
                  turns, turns == 1 ? "turn" : "turns");
}

static void check_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    results->counts[COUNT_RECORDS]++;
    results->counts[COUNT_BAD] += cli_record_is_bad(results->cli, record);
    if (results->cli->verbose)
        report_record(results, origin, record);
}

static void count_passed(struct results *results, uint64_t records)
{
    results->counts[COUNT_RECORDS] += records;
}

/* ---- Sorting ----------------------------------------------------------- */

static bool sort_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    static const char kinds[] = {SOURCE_GOOD, SOURCE_BAD};
    const struct sorted *sorted = context;
    bool written = true;
    (void)cli;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        for (int i = 0; i < 2; i++) {
            struct output *output = sorted[i].output;
            if (output == NULL)
                continue;
            if (frame.kind == kinds[i])
                output_bytes(output, frame.bytes, frame.length);
            else if (frame.kind == SOURCE_END)
                output_end_line(output); /* the next file begins on a new one */
            written &= output->error == 0;
        }
    }
    return written;
}

static bool sorted_begin(struct cli *cli, struct sorted *sorted)
{
    if (sorted->name == NULL)
        return true;
    sorted->output = new_file_begin(cli, &sorted->file, sorted->name);
    return sorted->output != NULL;
}

/* Whether the outputs are different files; otherwise reports it. */
static bool are_different(struct cli *cli, const struct sorted sorted[2])
{
    bool same;
    int error = new_file_same(&sorted[0].file, &sorted[1].file, &same);
    if (error != 0)
        cli_trouble(cli, sorted[1].name, strerror(error));
    else if (same)
        cli_usage(cli, sorted[1].name, "--good and --bad name the same file");
    return error == 0 && !same;
}

/* Check all files; returns false, with nothing read, if an output cannot be written. */
static bool check_files(struct cli *cli, struct work *work, struct sorted sorted[2])
{
    for (int i = 0; i < 2; i++)
        if (sorted[i].name != NULL && !output_note(cli, sorted[i].name, false))
            return false;
    if (!outputs_allow(cli))
        return false;
    bool begun = sorted_begin(cli, &sorted[0]) && sorted_begin(cli, &sorted[1]) &&
                 are_different(cli, sorted);
    work->sources = sorted[0].output != NULL || sorted[1].output != NULL;
    if (work->sources)
        work->take = sort_records;
    if (begun)
        jobs_run(cli, work);
    bool keep = begun && !cli->incomplete;
    for (int i = 0; i < 2; i++)
        if (sorted[i].output != NULL)
            new_file_end(cli, &sorted[i].file, keep);
    return begun;
}

static void run_check(struct cli *cli, int argc, char **argv)
{
    struct sorted sorted[2] = {{.name = NULL}}; /* the good records and the bad ones */
    struct work work = {.each = check_record, .summarises = true, .context = sorted};
    bool quiet = false;
    const struct option_spec options[] = {
        {"quiet", 'q', OPTION_FLAG, .value = &quiet},
        {"good", 0, OPTION_TEXT, .value = &sorted[0].name},
        {"bad", 0, OPTION_TEXT, .value = &sorted[1].name},
        {"all", 0, OPTION_FLAG, .value = &cli->reading.all_faults},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    work.passed = cli->verbose ? NULL : count_passed;
    bool done = check_files(cli, &work, sorted);
    uint64_t records = work.counts[COUNT_RECORDS], bad = work.counts[COUNT_BAD];
    if (done && !quiet && cli_counts_records(cli))
        cli_message(cli, "%" PRIu64 " %s: %" PRIu64 " good, %" PRIu64 " bad\n", records,
                    records == 1 ? "record" : "records", records - bad, bad);
}

const struct command command_check = {
    .name = "check",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "Replay every record and report its faults",
    .options = "  -q, --quiet          omit the last line, which counts the records\n"
               "      --all            continue after illegal actions to find further faults\n"
               "      --good=FILE      write the good records to FILE, unchanged\n"
               "      --bad=FILE       write the bad records to FILE, unchanged\n",
    .examples = "  yinsh check games.yin\n"
                "  yinsh check --good=good.sgf --bad=bad.sgf archive.zip\n",
    .reads_records = true,
    .run = run_check,
};
