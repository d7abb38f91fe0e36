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
    const char *name; /* of a file, "-" for standard output, or NULL for nowhere */
    bool open;        /* whether the file still has to be ended */
    struct new_file file;
    struct output file_output;
    struct output *output; /* NULL for nowhere */
    char last;             /* last byte written */
};

/* The outputs of check. */
struct checking {
    struct sorted good, bad;
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

static void count_skimmed(struct results *results, uint64_t records)
{
    results->counts[COUNT_RECORDS] += records;
}

/* ---- Sorting ----------------------------------------------------------- */

/* Begin without a file.  Does not clear the buffer, which is large. */
static void sorted_clear(struct sorted *sorted)
{
    sorted->name = NULL;
    sorted->open = false;
    sorted->output = NULL;
}

static bool sorted_note(struct cli *cli, const struct sorted *sorted)
{
    return sorted->name == NULL || output_note(cli, sorted->name, false);
}

static bool sorted_begin(struct cli *cli, struct sorted *sorted)
{
    sorted->last = '\n';
    if (sorted->name == NULL)
        return true;
    if (strcmp(sorted->name, "-") == 0) {
        sorted->output = cli->out;
        return true;
    }
    sorted->open = new_file_begin(cli, &sorted->file, sorted->name, &sorted->file_output);
    sorted->output = sorted->open ? &sorted->file_output : NULL;
    return sorted->open;
}

static void sorted_add(struct sorted *sorted, const char *bytes, size_t length)
{
    if (sorted->output == NULL || length == 0)
        return;
    output_bytes(sorted->output, bytes, length);
    sorted->last = bytes[length - 1];
}

/* End the line, so that the next file begins on a new one. */
static void sorted_end_line(struct sorted *sorted)
{
    if (sorted->last != '\n')
        sorted_add(sorted, "\n", 1);
}

static void sorted_end(struct cli *cli, struct sorted *sorted, bool keep)
{
    if (sorted->open)
        new_file_end(cli, &sorted->file, &sorted->file_output, keep);
}

static bool sorted_failed(const struct sorted *sorted)
{
    return sorted->output != NULL && sorted->output->error != 0;
}

static bool sort_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct checking *checking = context;
    (void)cli;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        if (frame.kind == SOURCE_END) {
            sorted_end_line(&checking->good);
            sorted_end_line(&checking->bad);
        } else {
            sorted_add(frame.kind == SOURCE_GOOD ? &checking->good : &checking->bad, frame.bytes,
                       frame.length);
        }
    }
    return !sorted_failed(&checking->good) && !sorted_failed(&checking->bad);
}

/* Check all files; returns false, with nothing read, if an output cannot be written. */
static bool check_files(struct cli *cli, int count, char **files, struct work *work)
{
    struct checking *checking = work->context;
    work->skimmed = cli->verbose ? NULL : count_skimmed;
    bool begun = sorted_note(cli, &checking->good) && sorted_note(cli, &checking->bad) &&
                 outputs_allow(cli, count, files) && sorted_begin(cli, &checking->good) &&
                 sorted_begin(cli, &checking->bad);
    work->sources = checking->good.output != NULL || checking->bad.output != NULL;
    if (work->sources)
        work->take = sort_records;
    bool same = checking->good.output != NULL && checking->good.output == checking->bad.output;
    int error = 0;
    if (begun && checking->good.open && checking->bad.open)
        error = new_file_same(&checking->good.file, &checking->bad.file, &same);
    if (begun && error != 0)
        cli_trouble(cli, checking->bad.name, strerror(error));
    else if (begun && same)
        cli_usage(cli, "--good and --bad name the same file", checking->bad.name);
    begun = begun && error == 0 && !same;
    if (begun)
        jobs_run(cli, count, files, work);
    bool keep = begun && !cli->incomplete;
    sorted_end(cli, &checking->good, keep);
    sorted_end(cli, &checking->bad, keep);
    return begun;
}

static void run_check(struct cli *cli, int argc, char **argv)
{
    struct checking checking;
    struct work work = {.each = check_record, .abridges = true, .context = &checking};
    bool quiet = false;
    sorted_clear(&checking.good);
    sorted_clear(&checking.bad);
    const struct option_spec options[] = {
        {.name = "quiet", .letter = 'q', .kind = OPTION_FLAG, .value = &quiet},
        {.name = "good", .kind = OPTION_TEXT, .value = &checking.good.name},
        {.name = "bad", .kind = OPTION_TEXT, .value = &checking.bad.name},
        {.name = "all", .kind = OPTION_FLAG, .value = &cli->reading.all_faults},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    bool done = check_files(cli, argc - optind, argv + optind, &work);
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
