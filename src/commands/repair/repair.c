/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh repair: writes every record, with what is broken in it repaired if that is certain. */
#include "commands/commands.h"

#include "commands/repair/repair.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "query/columns.h"
#include "registry/notation_list.h"
#include "repair/plan.h"
#include "syntax/notation.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

enum {
    TEXT = 512,
    SOURCE_LOST = 'l' /* kind of a frame: a record of the file was lost */
};

/* The counts of records, after those of what they lose. */
enum { COUNT_RECORDS = LOSSES, COUNT_REPAIRED, COUNT_BAD, COUNTS };
_Static_assert((int)COUNTS <= (int)RESULT_COUNTS, "room for all counts");

/* What repair does with all records. */
struct repairing {
    const struct notation *target; /* NULL if every record keeps its own */
    struct output *output;         /* receives records, or differences */
    struct diff diff;              /* with --dry-run */
    const char *name;              /* of the output file; NULL for standard output */
    struct in_place *in_place;     /* NULL if the files are not replaced */
    bool quiet, dry_run;
};

/* What each thread has for itself. */
struct local {
    struct repair repair;
    struct repair_text text;
};

static void local_end(void *local)
{
    struct local *of = local;
    arena_free(&of->repair.arena);
    bytes_free(&of->text.out);
}

/* ---- Messages ---------------------------------------------------------- */

/* A message about a place of a record. */
struct notice {
    struct place place;
    const char *what, *text;
    const char *clause, *code; /* both NULL if it has none */
};

/* Write "FILE:LINE:COL: WHAT: text (clause) [code]". */
static void write_notice(struct results *results, const char *file,
                         const struct yinsh_record *record, struct notice notice)
{
    struct output *err = &results->err;
    const struct fault there = {.offset = notice.place.offset, .length = notice.place.length};
    bool color = cli_colors(results->cli->color, STDERR_FILENO);
    uint64_t line, column;
    record_locate(record, &there, &line, &column);
    output_string(err, color ? "\033[1m" : "");
    cli_file_name(err, file);
    output_format(err,
                  color ? ":%" PRIu64 ":%" PRIu64 ": \033[36m%s:\033[0m %s"
                        : ":%" PRIu64 ":%" PRIu64 ": %s: %s",
                  line, column, notice.what, notice.text);
    if (notice.clause != NULL)
        output_format(err, " (%s) [%s]", notice.clause, notice.code);
    output_string(err, "\n");
}

/* Report each fix, what else is unusual in a good record, and what any record drops. */
static void report_fixes(struct results *results, const char *file,
                         const struct yinsh_record *record, const struct repair *repair)
{
    char text[TEXT];
    bool good = record_first_error(record) == NULL;
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        enum fault_code code = record->faults[i].code;
        if (good ? code != FAULT_NUMBER_WRONG && code != FAULT_ROW_ENDS_REVERSED &&
                       code != FAULT_END_MISMATCH && code != FAULT_RESULT_SPELLING
                 : fault_class_of(code) == FAULT_CLASS_LOSSY)
            results_fault(results, file, record, &record->faults[i]);
    }
    for (size_t i = 0; i < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i];
        fix_text(repair, fix, text, sizeof text);
        const struct fix_form *form = &fix_forms[fix->kind];
        struct notice notice = {fix->place, "repaired", text, form->clause, form->name};
        write_notice(results, file, record, notice);
    }
}

/* Report that a record stays as it is, and why. */
static void report_unrepaired(struct results *results, const char *file,
                              const struct yinsh_record *record, const struct repair *repair,
                              const char *unwritten)
{
    char text[TEXT];
    const struct fault *error = record_first_error(record);
    bool bad = error != NULL;
    /* The faults up to its first error, which may be the cause of the others. */
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        results_fault(results, file, record, &record->faults[i]);
        if (&record->faults[i] == error)
            break;
    }
    size_t length = repair_reason(repair, text, sizeof text);
    struct notice notice = {repair->place, "not repaired", unwritten != NULL ? unwritten : text,
                            NULL, NULL};
    if (repair->outcome == REPAIR_MANY) {
        notice.what = "error";
        notice.clause = yinsh_fault_clause(FAULT_READINGS_MANY);
        notice.code = yinsh_fault_name(FAULT_READINGS_MANY);
    }
    if (repair->outcome == REPAIR_MANY || unwritten != NULL ||
        (length > 0 && (bad || repair->why != NULL)))
        write_notice(results, file, record, notice);
    if (bad) {
        results_worsen(results, STATUS_BAD);
        results->counts[COUNT_BAD]++;
    }
}

/* ---- Records ----------------------------------------------------------- */

/* Hand on a replaced record: the length of its text, the file's name, the old and new text. */
static void put_repaired(struct results *results, const char *file,
                         const struct yinsh_record *record, const struct repair_text *text)
{
    uint64_t taken = record->window.taken;
    size_t frame = results_frame_begin(results, SOURCE_OTHER);
    output_bytes(&results->out, (const char *)&taken, sizeof taken);
    output_bytes(&results->out, file, strlen(file) + 1);
    output_bytes(&results->out, record->window.bytes, record->window.taken);
    output_bytes(&results->out, text->out.at, text->out.length);
    results_frame_end(results, frame);
    results->replaced = true;
}

static void repair_one(struct results *results, const struct origin *origin,
                       const struct yinsh_record *record)
{
    const struct repairing *repairing = results->work->context;
    struct local *local = results->locals.work;
    struct repair *repair = &local->repair;
    const yinsh_reader_options *reading = &results->cli->reading;
    const char *unwritten = NULL;
    const struct notation *target = repairing->target;
    if (target == NULL)
        target = notation_of_output(repairing->name, record->notation);
    results->counts[COUNT_RECORDS]++;
    bool failed = !repair_record(repair, record), repaired = false;
    if (!failed && repair->outcome == REPAIR_DONE) {
        unwritten = target == NULL ? repair_write(repair, reading, &local->text)
                                   : repair_write_to(repair, target, reading, &local->text);
        repaired = unwritten == NULL;
        failed = local->text.failed;
    }
    if (failed) {
        results_trouble(results, origin->file, strerror(ENOMEM));
        if (repairing->in_place != NULL)
            results_frame_end(results, results_frame_begin(results, SOURCE_LOST));
        return;
    }
    if (!repaired) {
        report_unrepaired(results, origin->file, record, repair, unwritten);
        if (repairing->target != NULL && record_first_error(record) == NULL)
            losses_count(results,
                         notation_convert(repairing->target, record, false, &results->out));
        return;
    }
    report_fixes(results, origin->file, record, repair);
    results->counts[COUNT_REPAIRED]++;
    losses_count(results, local->text.lost);
    if (repairing->target != NULL)
        output_bytes(&results->out, local->text.out.at, local->text.out.length);
    else
        put_repaired(results, origin->file, record, &local->text);
}

/* ---- Files ------------------------------------------------------------- */

/* Put a repaired record, as put_repaired() handed it on. */
static void take_repaired(struct repairing *repairing, const struct frame *frame)
{
    uint64_t taken;
    memcpy(&taken, frame->bytes, sizeof taken);
    const char *name = frame->bytes + sizeof taken, *old = name + strlen(name) + 1;
    const char *end = frame->bytes + frame->length;
    struct words before = {old, (size_t)taken};
    struct words after = {old + taken, (size_t)(end - old) - (size_t)taken};
    bool stays = repairing->in_place != NULL && !in_place_other(repairing->in_place, before, after);
    if (repairing->dry_run && stays)
        diff_same(&repairing->diff, before.bytes, before.length);
    else if (repairing->dry_run)
        diff_other(&repairing->diff, name, before, after);
    else if (repairing->in_place == NULL)
        output_bytes(repairing->output, after.bytes, after.length);
}

/* Put bytes that stay as they are; records that are not selected stay in a file only. */
static void take_same(struct repairing *repairing, const struct frame *frame)
{
    if (repairing->in_place != NULL)
        in_place_same(repairing->in_place, (struct words){frame->bytes, frame->length});
    if (repairing->dry_run)
        diff_same(&repairing->diff, frame->bytes, frame->length);
    else if (repairing->in_place == NULL && frame->kind != SOURCE_UNSELECTED)
        output_bytes(repairing->output, frame->bytes, frame->length);
}

/* End a file. */
static void take_end(struct cli *cli, struct repairing *repairing, const struct frame *frame)
{
    if (repairing->in_place != NULL)
        in_place_end(repairing->in_place, frame);
    if (!repairing->dry_run && repairing->in_place == NULL)
        output_end_line(repairing->output); /* the next file begins on a new one */
    else if (repairing->dry_run && !diff_end(&repairing->diff))
        cli_trouble(cli, "results", strerror(ENOMEM));
}

/* Put the unchanged and the repaired records together again. */
static bool take_frames(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct repairing *repairing = context;
    if (length == 0 && repairing->in_place != NULL)
        in_place_leave(repairing->in_place, NULL);
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        if (frame.kind == SOURCE_FILE)
            in_place_file(repairing->in_place, &frame);
        else if (frame.kind == SOURCE_LOST)
            in_place_leave(repairing->in_place, NULL);
        else if (frame.kind == SOURCE_OTHER)
            take_repaired(repairing, &frame);
        else if (frame.kind == SOURCE_END)
            take_end(cli, repairing, &frame);
        else
            take_same(repairing, &frame);
    }
    return repairing->output->error == 0;
}

static void report_counts(struct cli *cli, const struct repairing *repairing,
                          const struct work *work)
{
    char files[TEXT] = "";
    uint64_t replaced = repairing->in_place != NULL ? repairing->in_place->replaced : 0;
    struct text text = text_begin(files, sizeof files);
    if (repairing->in_place != NULL)
        text_format(&text, "; %" PRIu64 " file%s %s", replaced, replaced == 1 ? "" : "s",
                    repairing->dry_run ? "would be replaced" : "replaced");
    uint64_t records = work->counts[COUNT_RECORDS], repaired = work->counts[COUNT_REPAIRED],
             bad = work->counts[COUNT_BAD];
    cli_message(cli,
                "%" PRIu64 " record%s: %" PRIu64 " good, %" PRIu64 " repaired, %" PRIu64
                " unrepaired%s\n",
                records, records == 1 ? "" : "s", records - repaired - bad, repaired, bad, files);
}

/* Repair all files; false, with nothing read, if the output cannot be written. */
static bool repair_files(struct cli *cli, struct repairing *repairing, struct work *work)
{
    struct new_file file;
    /* In another notation, for a part, or if some are selected, not all records are written. */
    bool rewrites = repairing->target == NULL && cli->input.parts == 0 && !cli_selects(cli);
    repairing->output = work->out =
        new_file_begin(cli, &file, repairing->name, rewrites ? FILE_REWRITES : 0);
    if (work->out == NULL)
        return false;
    jobs_run(cli, work);
    if (repairing->in_place != NULL)
        in_place_finish(repairing->in_place, cli);
    new_file_end(cli, &file, !cli->incomplete);
    return true;
}

/* Whether the other options allow to replace files; otherwise reports it. */
static bool allows_in_place(struct cli *cli, bool elsewhere)
{
    const struct input_options *input = &cli->input;
    bool named = input->count > 0 || input->list_count > 0;
    for (int i = 0; i < input->count; i++) {
        const char *name = input->files[i];
        named &= strcmp(name, "-") != 0;
        if (*input->in_place == '\0' && *name == '.' && strchr(name, '/') == NULL &&
            access(name, F_OK) != 0)
            return cli_usage(cli, name,
                             "a suffix follows '=', as in --in-place=.bak; there is no file");
    }
    if (elsewhere || input->parts > 0)
        return cli_usage(cli, NULL, "--in-place cannot be combined with --to, --output or --part");
    if (strchr(input->in_place, '/') != NULL)
        return cli_usage(cli, input->in_place, "--in-place takes a suffix without a '/', not");
    if (!named)
        return cli_usage(cli, NULL,
                         "--in-place needs names of files; it cannot replace standard input");
    return true;
}

/* Whether the options fit together; otherwise reports it. */
static bool fit_together(struct cli *cli, const struct repairing *repairing)
{
    bool elsewhere = repairing->target != NULL || repairing->name != NULL;
    if (repairing->dry_run && elsewhere)
        return cli_usage(cli, NULL, "--dry-run cannot be combined with --to or --output");
    return cli->input.in_place == NULL || allows_in_place(cli, elsewhere);
}

static void run_repair(struct cli *cli, int argc, char **argv)
{
    struct repairing repairing = {.target = NULL};
    static struct in_place in_place; /* large */
    struct work work = {.each = repair_one,
                        .context = &repairing,
                        .local_size = sizeof(struct local),
                        .local_end = local_end,
                        .reports = true};
    const struct option_spec options[] = {
        {"to", 't', OPTION_NOTATION, .value = &repairing.target},
        {"output", 'o', OPTION_OUTPUT, .value = &repairing.name, .choices = output_record_forms},
        {"quiet", 'q', OPTION_FLAG, .value = &repairing.quiet},
        {"dry-run", 0, OPTION_FLAG, .value = &repairing.dry_run},
        {"in-place", 0, OPTION_SUFFIX, .value = &cli->input.in_place},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options) || !fit_together(cli, &repairing))
        return;
    if (cli->input.in_place != NULL) {
        in_place.suffix = cli->input.in_place;
        in_place.dry_run = repairing.dry_run;
        repairing.in_place = &in_place;
    }
    if (!select_records(cli, &work))
        return;
    cli->reading.all_faults = true;
    if (repairing.target == NULL) {
        work.records_to = repairing.name;
        work.sources = true;
        work.take = take_frames;
    }
    repairing.diff = (struct diff){.out = cli->out, .color = cli_colors(cli->color, STDOUT_FILENO)};
    if (repair_files(cli, &repairing, &work)) {
        if (repairing.target != NULL)
            losses_report(cli, repairing.target, work.counts);
        if (!repairing.quiet && cli_counts_records(&cli->messages))
            report_counts(cli, &repairing, &work);
    }
    diff_free(&repairing.diff);
}

const struct command command_repair = {
    .name = "repair",
    .summary = "Repair records that have exactly one legal reading",
    .options = "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
               "      --dry-run        write no records, only what would change\n"
               "      --in-place[=SUFFIX]  replace each file in which a record is repaired, and\n"
               "                       keep a backup under its name with SUFFIX added\n"
               "  -t, --to=NOTATION    write good and repaired records in this notation\n"
               "  -q, --quiet          omit the last line, which counts the records\n",
    .examples = "  yinsh repair --dry-run games.yin\n"
                "  yinsh repair -o repaired.yin games.yin\n"
                "  yinsh repair --in-place=.bak games\n",
    .creates_files = true,
    .run = run_repair,
};
