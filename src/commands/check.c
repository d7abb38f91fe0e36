/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh check: replay every record and report its faults. */
#include "commands/commands.h"

#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "outputs/table_writer.h"
#include "query/columns.h"
#include "syntax/notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* What is counted, after what records lose. */
enum { COUNT_RECORDS = LOSSES, COUNT_BAD, COUNT_UNFINISHED };

/* The files that are written: the good and the bad records, unchanged, and the report. */
enum { GOOD, BAD, REPORT, FILES };

/* A file that is written. */
struct written {
    const char *name;      /* "-" is standard output, NULL is none */
    struct output *output; /* NULL if it is not open */
    struct new_file file;
};

static void report_record(struct results *results, const struct origin *origin,
                          const struct yinsh_record *record)
{
    int turns = yinsh_record_turns(record);
    output_bytes(&results->err, (const char[]){REPORT_BEGINS}, 1);
    results_place(results, origin, record, 0);
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
    bool bad = cli_record_is_bad(&results->cli->levels, record);
    results->counts[COUNT_BAD] += bad;
    results->counts[COUNT_UNFINISHED] += !bad && record->outcome.end == YINSH_END_UNFINISHED;
    if (results->cli->verbose)
        report_record(results, origin, record);
}

static void count_passed(struct results *results, uint64_t records, uint64_t unfinished)
{
    results->counts[COUNT_RECORDS] += records;
    results->counts[COUNT_UNFINISHED] += unfinished;
}

/* ---- Sorting ----------------------------------------------------------- */

static bool sort_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    static const char kinds[] = {[GOOD] = SOURCE_GOOD, [BAD] = SOURCE_BAD};
    const struct written *files = context;
    bool written = true;
    (void)cli;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        for (int i = GOOD; i <= BAD; i++) {
            struct output *output = files[i].output;
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

/* Begin to write all files; returns false, and reports, if one of them cannot be written. */
static bool begin_files(struct cli *cli, struct written *files)
{
    for (int i = 0; i < FILES; i++) {
        if (files[i].name == NULL)
            continue;
        files[i].output = new_file_begin(cli, &files[i].file, files[i].name, 0);
        if (files[i].output == NULL)
            return false;
    }
    return true;
}

/*
 * End the report with the codes that were counted, with the numbers of faults and of
 * records: a table divided by tabs, or with --diagnostics=json an object a line.
 */
static void put_statistics(const struct cli *cli, struct output *output)
{
    static const char *const names[] = {"code", "count", "records"};
    bool shown = cli->messages.faults > 0 && cli->messages.max_faults != 0;
    bool json = cli->messages.diagnostics == DIAGNOSTICS_JSON;
    yinsh_fault codes[FAULT_COUNT];
    size_t count = cli_counted_codes(cli->statistics.counted, codes);
    struct table table;
    if (shown && !json)
        output_string(output, "\n");
    table_begin(&table, json ? TABLE_JSON : TABLE_TSV, names, sizeof names / sizeof names[0],
                output);
    table_head(&table);
    for (size_t i = 0; i < count; i++) {
        table_string(&table, yinsh_fault_name(codes[i]));
        table_number(&table, cli->statistics.counted[codes[i]].faults);
        table_number(&table, cli->statistics.counted[codes[i]].records);
    }
}

/*
 * End all files.  The records are kept only if all were read; the report also if not, but never in
 * place of an input.
 */
static void end_files(struct cli *cli, struct written *files, bool begun, bool conflict)
{
    bool whole = begun && !cli->incomplete;
    cli_end_messages(&cli->messages, cli->status == STATUS_TROUBLE);
    if (begun && cli->statistics.wanted)
        put_statistics(cli, files[REPORT].output);
    if (begun) /* before the message that counts the records; a terminal may show both */
        output_flush(files[REPORT].output);
    cli->messages.report_ended = true;
    for (int i = 0; i < FILES; i++)
        if (files[i].output != NULL)
            new_file_end(cli, &files[i].file, i == REPORT ? begun && !conflict : whole);
}

/* Check all files; returns false, with nothing read, if an output cannot be written. */
static bool check_files(struct cli *cli, struct work *work, struct written *files)
{
    bool begun = begin_files(cli, files);
    work->sources = files[GOOD].output != NULL || files[BAD].output != NULL;
    if (work->sources)
        work->take = sort_records;
    if (begun) {
        cli->messages.report = files[REPORT].output;
        int descriptor = files[REPORT].file.descriptor;
        cli->messages.colored =
            cli_colors(cli->color, descriptor >= 0 ? descriptor : STDOUT_FILENO);
        jobs_run(cli, work);
    }
    end_files(cli, files, begun, work->conflict);
    return begun;
}

/* Whether only one of the files is standard output; otherwise reports it. */
static bool is_divided(struct cli *cli, const struct written *files)
{
    static const char *const options[] = {[GOOD] = "--good=-", [BAD] = "--bad=-"};
    const char *option = NULL;
    for (int i = 0; i < FILES; i++) {
        if (files[i].name == NULL || strcmp(files[i].name, "-") != 0)
            continue;
        if (option != NULL)
            return cli_usage(cli, NULL,
                             i == REPORT ? "%s takes standard output from the report; add -o FILE"
                                         : "%s and --bad=- cannot be combined",
                             option);
        option = i < REPORT ? options[i] : NULL;
    }
    return true;
}

/*
 * Let the name of the report choose its form, 0 for JSON or 1 for SARIF, unless another than text
 * is chosen, and prepare to count faults by code; false, and reported, if the form has no place for
 * that.
 */
static bool begin_statistics(struct cli *cli, int form, bool quiet)
{
    if (form >= 0 && form <= 1 && cli->messages.diagnostics == DIAGNOSTICS_TEXT)
        cli->messages.diagnostics = (enum diagnostics)(DIAGNOSTICS_JSON + form);
    if (cli->statistics.wanted && cli->messages.diagnostics == DIAGNOSTICS_SARIF)
        return cli_usage(cli, NULL, "--statistics does not go with --diagnostics=sarif");
    cli->statistics.alone = cli->statistics.wanted && quiet;
    if (cli->statistics.alone)
        cli->messages.max_faults = 0;
    return true;
}

static void run_check(struct cli *cli, int argc, char **argv)
{
    struct written files[FILES] = {[REPORT] = {.name = "-"}};
    struct work work = {.each = check_record, .summarises = true, .context = files};
    static const char *const forms[] = {"json", "sarif", "text", "log", "md", NULL};
    bool quiet = false;
    const struct option_spec options[] = {
        {"quiet", 'q', OPTION_FLAG, .value = &quiet},
        {"good", 0, OPTION_OUTPUT, .value = &files[GOOD].name, .choices = output_record_forms},
        {"bad", 0, OPTION_OUTPUT, .value = &files[BAD].name, .choices = output_record_forms},
        {"output", 'o', OPTION_OUTPUT, .value = &files[REPORT].name, .choices = forms},
        {"statistics", 0, OPTION_FLAG, .value = &cli->statistics.wanted},
        {"all", 0, OPTION_FLAG, .value = &cli->reading.all_faults},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options) || !is_divided(cli, files) ||
        !begin_statistics(cli, output_find_form(files[REPORT].name, forms), quiet) ||
        !select_records(cli, &work))
        return;
    work.records_to = files[GOOD].name;
    work.summarises &= notation_of_output(files[GOOD].name, NULL) == NULL;
    work.passed = cli->verbose ? NULL : count_passed;
    bool done = check_files(cli, &work, files);
    uint64_t records = work.counts[COUNT_RECORDS], bad = work.counts[COUNT_BAD];
    uint64_t unfinished = work.counts[COUNT_UNFINISHED];
    char end[64] = "";
    if (unfinished > 0)
        snprintf(end, sizeof end, "; %" PRIu64 " unfinished", unfinished);
    if (done && !quiet && cli_counts_records(&cli->messages))
        cli_message(cli, "%" PRIu64 " %s: %" PRIu64 " good, %" PRIu64 " bad%s\n", records,
                    records == 1 ? "record" : "records", records - bad, bad, end);
}

const struct command command_check = {
    .name = "check",
    .summary = "Replay every record and report its faults",
    .options =
        "  -q, --quiet          omit the last line, which counts the records\n"
        "      --statistics     end the report with a table of the codes and their numbers;\n"
        "                       with -q write only the table\n"
        "      --all            continue after illegal actions to find further faults\n"
        "      --good=FILE      write the good records to FILE, unchanged\n"
        "      --bad=FILE       write the bad records to FILE, unchanged\n"
        "  -o, --output=FILE    write the report to FILE instead of standard output\n",
    .examples = "  yinsh check games.yin\n"
                "  yinsh check --good=good.sgf --bad=bad.sgf archive.zip\n"
                "  yinsh check -q --statistics games\n"
                "  yinsh check --diagnostics=sarif -o report.sarif games\n",
    .creates_files = true,
    .run = run_check,
};
