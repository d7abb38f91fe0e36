/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh convert: write every good record in another notation. */
#include "commands/commands.h"

#include "base/text.h"
#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "query/columns.h"
#include "record/symmetry.h"
#include "registry/notation_list.h"
#include "score/tally.h"
#include "syntax/legal_part.h"

#include <errno.h>
#include <string.h>

/* What convert does. */
struct conversion {
    const struct notation *target;
    bool keep_going;
    bool positions; /* whether the position after each action is also written */
    int symmetry;   /* applied to the board; 0 is none */
    /* What is dropped on request, so that it is no loss. */
    bool no_comments, no_clocks, no_marks;
    const char *tags; /* names of the only tags to keep, with commas between them; NULL: all */
    bool anonymous;
    struct split_folder split;
};

/* ---- Dropping ---------------------------------------------------------- */

/* Check the names in the list of tags; returns false, and reports, if one is wrong. */
static bool check_tags(struct cli *cli, const char *tags)
{
    struct words rest = words_of(tags != NULL ? tags : ""), name;
    while (rest.length > 0) {
        bool more = words_cut(&rest, ',', &name);
        if (!words_are_tag_name(name) || (more && rest.length == 0))
            return cli_usage(cli, tags, "--tags takes names of tags with commas between them, not");
    }
    return true;
}

static bool keeps_tag(const struct conversion *conversion, const struct tag *tag)
{
    return conversion->tags == NULL || words_are_any(words_of(tag->name), conversion->tags, ',');
}

/*
 * Remove notes and tags from a copy of a record.  tags has room for its tags, and the arena holds
 * its notes; both have to outlive it.  Returns false if memory ran out.
 */
static bool drop_from(const struct conversion *conversion, struct yinsh_record *copy,
                      struct tag tags[RECORD_TAGS], struct arena *arena)
{
    size_t count = 0;
    for (size_t i = 0; i < copy->tag_count; i++)
        if (keeps_tag(conversion, &copy->tags[i]))
            tags[count++] = copy->tags[i];
    copy->tags = tags;
    copy->tag_count = count;
    return record_copy_notes(copy,
                             (unsigned)!conversion->no_comments << NOTE_COMMENT |
                                 (unsigned)!conversion->no_marks << NOTE_MARK |
                                 (unsigned)!conversion->no_clocks << NOTE_CLOCK,
                             arena);
}

/* ---- Writing ----------------------------------------------------------- */

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
    losses_count(results, notation_convert(conversion->target, record, conversion->positions,
                                           &results->out));
}

/*
 * Write a record or its legal part; with --split in a frame, after the stem of the names of files.
 */
static void write_whole_or_part(struct results *results, const struct origin *origin,
                                const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    struct legal_part part;
    size_t frame = conversion->split.name != NULL ? results_frame_begin(results, 0) : 0;
    if (conversion->split.name != NULL) {
        /* A number always precedes it, so that no name is special. */
        char stem[FILE_STEM + 1];
        const char *file = conversion->anonymous ? "game" : origin->file;
        output_bytes(&results->out, stem, file_stem(file, stem) + 1);
    }
    write_record(results, legal_part_of(&part, record));
    if (conversion->split.name != NULL)
        results_frame_end(results, frame);
}

static void convert_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    const struct conversion *conversion = results->work->context;
    struct arena arena = {.chunks = NULL};
    struct tag tags[RECORD_TAGS];
    struct yinsh_record kept;
    struct nameless nameless;
    if (record_first_error(record) != NULL && !conversion->keep_going)
        return;
    record = nameless_of(&nameless, &arena, results->cli, record);
    if (record != NULL && (conversion->no_comments || conversion->no_clocks ||
                           conversion->no_marks || conversion->tags != NULL)) {
        kept = *record;
        record = drop_from(conversion, &kept, tags, &arena) ? &kept : NULL;
    }
    if (record != NULL)
        write_whole_or_part(results, origin, record);
    else
        results_trouble(results, origin->file, strerror(ENOMEM));
    arena_free(&arena);
}

/* ---- Files ------------------------------------------------------------- */

/* Write the records in results to files; returns false, and reports, on failure. */
static bool write_files(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct conversion *conversion = context;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        size_t stem = strlen(frame.bytes) + 1;
        if (stem == frame.length)
            continue; /* nothing was written */
        struct output *output =
            split_file_begin(cli, &conversion->split, frame.bytes, conversion->target->extensions);
        if (output == NULL)
            return false;
        output_bytes(output, frame.bytes + stem, frame.length - stem);
        if (!new_file_end(cli, &conversion->split.file, true))
            return false;
    }
    return true;
}

static void convert_files(struct cli *cli, struct conversion *conversion, const char *name)
{
    struct work work = {.each = convert_record, .context = conversion};
    struct new_file file;
    bool split = conversion->split.name != NULL;
    if (!select_records(cli, &work))
        return;
    if (split)
        work.take = write_files;
    else
        work.out = new_file_begin(cli, &file, name, 0);
    if (split ? !outputs_note_folder(cli, conversion->split.name, true) : work.out == NULL)
        return;
    jobs_run(cli, &work);
    if (!split)
        new_file_end(cli, &file, !cli->incomplete);
    losses_report(cli, conversion->target, work.counts);
}

/* Whether the options fit together; reports it if they do not. */
static bool fit_together(struct cli *cli, struct conversion *conversion, const char *file)
{
    if (conversion->target == NULL)
        conversion->target = notation_of_output(file, NULL);
    const struct notation *target = conversion->target;
    if (target == NULL)
        return cli_usage(cli, file,
                         file == NULL ? "option --to=NOTATION is required"
                                      : "option --to=NOTATION is required; no single notation "
                                        "is known for the name");
    if (conversion->positions && !target->writes_positions)
        return cli_usage(cli, target->name,
                         "--actions needs a notation that can hold positions, such as json, not");
    if (conversion->split.force && conversion->split.name == NULL)
        return cli_usage(cli, NULL, "--force needs --split");
    if (conversion->split.name != NULL && file != NULL)
        return cli_usage(cli, NULL, "--output and --split cannot be combined");
    return true;
}

static void run_convert(struct cli *cli, int argc, char **argv)
{
    struct conversion conversion = {.target = NULL};
    struct map numbers;
    const char *file = NULL;
    const struct option_spec options[] = {
        {"to", 't', OPTION_NOTATION, .value = &conversion.target},
        {"output", 'o', OPTION_OUTPUT, .value = &file, .choices = output_record_forms},
        {"keep-going", 0, OPTION_FLAG, .value = &conversion.keep_going},
        {"actions", 0, OPTION_FLAG, .value = &conversion.positions},
        {"no-comments", 0, OPTION_FLAG, .value = &conversion.no_comments},
        {"no-clocks", 0, OPTION_FLAG, .value = &conversion.no_clocks},
        {"no-marks", 0, OPTION_FLAG, .value = &conversion.no_marks},
        {"anonymous", 0, OPTION_FLAG, .value = &conversion.anonymous},
        {"tags", 0, OPTION_TEXT, .value = &conversion.tags},
        {"split", 0, OPTION_OUTPUT, .value = &conversion.split.name},
        {"force", 0, OPTION_FLAG, .value = &conversion.split.force},
        {"map", 0, OPTION_CHOICE, .value = &conversion.symmetry, .choices = symmetry_names},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options) || !fit_together(cli, &conversion, file) ||
        !check_tags(cli, conversion.tags))
        return;
    nameless_begin(cli, conversion.anonymous, &numbers);
    convert_files(cli, &conversion, file);
    map_free(&numbers);
}

const struct command command_convert = {
    .name = "convert",
    .arguments = "[-t NOTATION] [OPTION]... [FILE]...",
    .summary = "Write every good record in another notation",
    .options = "  -t, --to=NOTATION    write this notation; see yinsh notations [default: as\n"
               "                       the name of FILE ends]\n"
               "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
               "      --split=DIR      write each record to a file of its own in DIR\n"
               "      --force          with --split, replace existing files\n"
               "      --keep-going     also write the legal part of bad records, tagged Fault\n"
               "      --actions        with -t json, also write the position after each action\n"
               "      --no-comments    do not write comments\n"
               "      --no-clocks      do not write clocks\n"
               "      --no-marks       do not write marks such as ! and ?\n"
               "      --anonymous      number the players, and omit all that names anybody\n"
               "      --tags=LIST      of the tags write only these, for example White,Black,Date\n"
               "      --map=SYMMETRY   turn or mirror the board, for example turn60 or mirror\n",
    .examples = "  yinsh convert -t gipf game.sgf\n"
                "  yinsh convert -o games.sgf games.yin\n"
                "  yinsh convert -t gipf --split=games archive.zip\n",
    .creates_files = true,
    .run = run_convert,
};
