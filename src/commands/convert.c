/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh convert: write every good record in another notation. */
#include "commands/commands.h"

#include "base/text.h"
#include "cli/file.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "commands/convert_drop.h"
#include "commands/convert_split.h"
#include "commands/losses.h"
#include "jobs/jobs.h"
#include "record/symmetry.h"
#include "registry/notations.h"

#include <errno.h>
#include <string.h>

/* What convert does. */
struct conversion {
    const struct notation *target;
    bool keep_going;
    bool positions; /* whether the position after each action is also written */
    int symmetry;   /* applied to the board; 0 is none */
    struct drop drop;
    struct split split;
};

/* Write a record and count what it loses. */
static void write_record(struct results *results, const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    struct yinsh_record mapped;
    if (conversion->symmetry > 0) {
        mapped = *record;
        symmetry_record(conversion->symmetry, &mapped);
        record = &mapped;
    }
    losses_count(results,
                 notation_write(conversion->target, record, conversion->positions, &results->out));
}

/* Take back the actions of an incomplete turn, so that the rest is a good record. */
static void drop_open_turn(struct yinsh_record *part)
{
    if (part->game.now.due != YINSH_DUE_OVER)
        record_take_back(part, part->game.count - notation_whole_turns(part, LOST_END));
}

/* Write the complete legal turns of a faulty record, with a tag that states the fault. */
static void write_legal_part(struct results *results, const struct yinsh_record *record)
{
    struct tag tags[RECORD_TAGS];
    struct yinsh_record part = *record;
    char words[512];
    char reason[512];
    struct text text = text_begin(words, sizeof words);
    const struct fault *fault = record_first_error(record);
    fault_text(fault, reason, sizeof reason);
    text_format(&text, "%s (%s) [%s]", reason, yinsh_fault_clause((yinsh_fault)fault->code),
                yinsh_fault_name((yinsh_fault)fault->code));
    /* Our two tags need room beside the record's. */
    if (part.tag_count > RECORD_TAGS - 2)
        part.tag_count = RECORD_TAGS - 2;
    if (part.tag_count > 0)
        memcpy(tags, record->tags, part.tag_count * sizeof tags[0]);
    tags[part.tag_count++] = (struct tag){"Fault", words, strlen(words)};
    if (record->claims.states_result) {
        const char *claimed = yinsh_result_name(record->claims.result);
        tags[part.tag_count++] = (struct tag){"ClaimedResult", claimed, strlen(claimed)};
    }
    part.tags = tags;
    /* If only a claim is wrong, the outcome stays; the position alone may not give it. */
    if (part.outcome.end == YINSH_END_UNFINISHED) {
        drop_open_turn(&part);
        part.outcome.result = yinsh_position_result(&part.game.now);
        part.outcome.end = yinsh_position_end(&part.game.now);
    }
    write_record(results, &part);
}

static void write_whole_or_part(struct results *results, const struct origin *origin,
                                const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    bool good = record_first_error(record) == NULL, split = conversion->split.folder != NULL;
    size_t frame = split ? split_begin(results, origin) : 0;
    if (good)
        write_record(results, record);
    else
        write_legal_part(results, record);
    if (split)
        results_frame_end(results, frame);
}

/* Write a record without what is to be dropped. */
static void write_without(struct results *results, const struct origin *origin,
                          const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    struct arena arena = {.chunks = NULL};
    struct tag tags[RECORD_TAGS];
    struct yinsh_record kept = *record;
    if (drop_from(&conversion->drop, &kept, tags, &arena))
        write_whole_or_part(results, origin, &kept);
    else
        results_trouble(results, origin->file, strerror(ENOMEM));
    arena_free(&arena);
}

static void convert_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    if (record_first_error(record) != NULL && !conversion->keep_going)
        return;
    (drop_any(&conversion->drop) ? write_without : write_whole_or_part)(results, origin, record);
}

static bool take_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct conversion *conversion = context;
    return split_take(cli, &conversion->split, bytes, length);
}

static void convert_files(struct cli *cli, struct conversion *conversion, const char *name)
{
    struct work work = {.each = convert_record, .context = conversion};
    struct new_file file;
    if (!(conversion->split.folder != NULL ? split_start(cli, &conversion->split)
                                           : output_note(cli, name, false)) ||
        !outputs_allow(cli))
        return;
    if (conversion->split.folder != NULL) {
        work.take = take_records;
        jobs_run(cli, &work);
    } else if ((work.out = new_file_begin(cli, &file, name)) != NULL) {
        jobs_run(cli, &work);
        new_file_end(cli, &file, !cli->incomplete);
    }
    losses_report(cli, conversion->target, work.counts);
}

/* Whether the options fit together; reports it if they do not. */
static bool fit_together(struct cli *cli, const struct conversion *conversion, const char *file)
{
    const struct notation *target = conversion->target;
    bool splits = conversion->split.folder != NULL;
    if (target == NULL)
        cli_usage(cli, NULL, "option --to=NOTATION is required");
    else if (conversion->positions && !target->writes_positions)
        cli_usage(cli, target->name,
                  "--actions needs a notation that can hold positions, such as json, not");
    else if (conversion->split.force && !splits)
        cli_usage(cli, NULL, "--force needs --split");
    else if (splits && file != NULL)
        cli_usage(cli, NULL, "--output and --split cannot be combined");
    else
        return true;
    return false;
}

static void run_convert(struct cli *cli, int argc, char **argv)
{
    struct conversion conversion = {.target = NULL};
    const char *file = NULL;
    const struct option_spec options[] = {
        {"to", 't', OPTION_NOTATION, .value = &conversion.target},
        {"output", 'o', OPTION_TEXT, .value = &file},
        {"keep-going", 0, OPTION_FLAG, .value = &conversion.keep_going},
        {"actions", 0, OPTION_FLAG, .value = &conversion.positions},
        {"no-comments", 0, OPTION_FLAG, .value = &conversion.drop.comments},
        {"no-clocks", 0, OPTION_FLAG, .value = &conversion.drop.clocks},
        {"no-marks", 0, OPTION_FLAG, .value = &conversion.drop.marks},
        {"tags", 0, OPTION_TEXT, .value = &conversion.drop.tags},
        {"split", 0, OPTION_TEXT, .value = &conversion.split.folder},
        {"force", 0, OPTION_FLAG, .value = &conversion.split.force},
        {"map", 0, OPTION_CHOICE, .value = &conversion.symmetry, .choices = symmetry_names},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options) || !fit_together(cli, &conversion, file) ||
        !drop_check(cli, &conversion.drop))
        return;
    conversion.split.target = conversion.target;
    convert_files(cli, &conversion, file);
}

const struct command command_convert = {
    .name = "convert",
    .arguments = "-t NOTATION [OPTION]... [FILE]...",
    .summary = "Write every good record in another notation",
    .options = "  -t, --to=NOTATION    write this notation; see yinsh notations\n"
               "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
               "      --split=DIR      write each record to a file of its own in DIR\n"
               "      --force          with --split, replace existing files\n"
               "      --keep-going     also write the legal part of bad records, tagged Fault\n"
               "      --actions        with -t json, also write the position after each action\n"
               "      --no-comments    do not write comments\n"
               "      --no-clocks      do not write clocks\n"
               "      --no-marks       do not write marks such as ! and ?\n"
               "      --tags=LIST      of the tags write only these, for example White,Black,Date\n"
               "      --map=SYMMETRY   turn or mirror the board, for example turn60 or mirror\n",
    .examples = "  yinsh convert -t gipf game.sgf\n"
                "  yinsh convert -t boardspace -o games.sgf games.yin\n"
                "  yinsh convert -t gipf --split=games archive.zip\n",
    .reads_records = true,
    .run = run_convert,
};
