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

#include <string.h>

/* What is counted of the records. */
enum { COUNT_RECORDS, COUNT_BAD };

/* A file that takes the good records, or the bad ones, as they came. */
struct heap {
    const char *name; /* NULL where there is none, "-" for standard output */
    bool open;        /* whether there is a file to be ended */
    struct new_file file;
    struct output file_output;
    struct output *output; /* NULL where the records go nowhere */
    char last;             /* byte written */
};

/* What check is to do. */
struct checking {
    struct heap good, bad;
};

static void say_record(struct results *results, const struct origin *origin,
                       const struct yinsh_record *record)
{
    struct output *err = &results->err;
    int turns = yinsh_record_turns(record);
    results_place(results, origin, record);
    output_string(err, ": ");
    output_string(err, record->notation != NULL ? record->notation : "no notation");
    output_string(err, ", ");
    output_string(err, yinsh_status_name(yinsh_record_status(record)));
    output_string(err, ", ");
    output_string(err, yinsh_result_name(record->outcome.result));
    output_string(err, " ");
    output_string(err, yinsh_end_name(record->outcome.end));
    output_string(err, ", ");
    output_number(err, (uint64_t)turns);
    output_string(err, turns == 1 ? " turn\n" : " turns\n");
}

static void check_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    results->counts[COUNT_RECORDS]++;
    results->counts[COUNT_BAD] += cli_record_is_bad(results->cli, record);
    if (results->cli->verbose)
        say_record(results, origin, record);
}

static void count_skimmed(struct results *results, uint64_t records)
{
    results->counts[COUNT_RECORDS] += records;
}

static void say_counts(struct cli *cli, uint64_t records, uint64_t bad)
{
    struct output output;
    diag_begin(&output, cli);
    output_number(&output, records);
    output_string(&output, records == 1 ? " record: " : " records: ");
    output_number(&output, records - bad);
    output_string(&output, " good, ");
    output_number(&output, bad);
    output_string(&output, " bad\n");
    output_flush(&output);
}

/* ---- Sorting ----------------------------------------------------------- */

/* No file; the buffer, which is large, stays as it is. */
static void heap_clear(struct heap *heap)
{
    heap->name = NULL;
    heap->open = false;
    heap->output = NULL;
}

static bool heap_note(struct cli *cli, const struct heap *heap)
{
    return heap->name == NULL || output_note(cli, heap->name, false);
}

static bool heap_begin(struct cli *cli, struct heap *heap)
{
    heap->last = '\n';
    if (heap->name == NULL)
        return true;
    if (strcmp(heap->name, "-") == 0) {
        heap->output = cli->out;
        return true;
    }
    heap->open = new_file_begin(cli, &heap->file, heap->name, &heap->file_output);
    heap->output = heap->open ? &heap->file_output : NULL;
    return heap->open;
}

static void heap_add(struct heap *heap, const char *bytes, size_t length)
{
    if (heap->output == NULL || length == 0)
        return;
    output_bytes(heap->output, bytes, length);
    heap->last = bytes[length - 1];
}

/* The records of the next file begin on a line of their own. */
static void heap_end_line(struct heap *heap)
{
    if (heap->last != '\n')
        heap_add(heap, "\n", 1);
}

static void heap_end(struct cli *cli, struct heap *heap, bool keep)
{
    if (heap->open)
        new_file_end(cli, &heap->file, &heap->file_output, keep);
}

static bool heap_failed(const struct heap *heap)
{
    return heap->output != NULL && heap->output->error != 0;
}

static bool sort_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct checking *checking = context;
    (void)cli;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        if (frame.kind == SOURCE_END) {
            heap_end_line(&checking->good);
            heap_end_line(&checking->bad);
        } else {
            heap_add(frame.kind == SOURCE_GOOD ? &checking->good : &checking->bad, frame.bytes,
                     frame.length);
        }
    }
    return !heap_failed(&checking->good) && !heap_failed(&checking->bad);
}

/* Returns false where a file cannot be written, so that nothing was read. */
static bool check_files(struct cli *cli, int count, char **files, struct work *work)
{
    struct checking *checking = work->context;
    work->skimmed = cli->verbose ? NULL : count_skimmed;
    bool begun = heap_note(cli, &checking->good) && heap_note(cli, &checking->bad) &&
                 outputs_allow(cli, count, files) && heap_begin(cli, &checking->good) &&
                 heap_begin(cli, &checking->bad);
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
    heap_end(cli, &checking->good, keep);
    heap_end(cli, &checking->bad, keep);
    return begun;
}

static void run_check(struct cli *cli, int argc, char **argv)
{
    struct checking checking;
    struct work work = {.each = check_record, .abridges = true, .context = &checking};
    bool quiet = false;
    heap_clear(&checking.good);
    heap_clear(&checking.bad);
    const struct option_spec options[] = {
        {.name = "quiet", .letter = 'q', .kind = OPTION_FLAG, .value = &quiet},
        {.name = "good", .kind = OPTION_TEXT, .value = &checking.good.name},
        {.name = "bad", .kind = OPTION_TEXT, .value = &checking.bad.name},
        {.name = "all", .kind = OPTION_FLAG, .value = &cli->reading.all_faults},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    if (check_files(cli, argc - optind, argv + optind, &work) && !quiet && cli_counts_records(cli))
        say_counts(cli, work.counts[COUNT_RECORDS], work.counts[COUNT_BAD]);
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
