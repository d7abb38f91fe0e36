/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh index: writes an index of the records in plain files, for searching them. */
#include "commands/commands.h"

#include "base/seen.h"
#include "cli/file.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "cli/write.h"
#include "index/build.h"
#include "index/entry.h"
#include "index/run.h"
#include "jobs/jobs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* An index that is made. */
struct making {
    const char *name;
    bool appends; /* whether records are added to one that exists: */
    struct index index;
    struct seen seen;  /* names of its files */
    struct bytes file; /* name of the file that is read, with its NUL */
    bool skips;        /* whether that is in the index already */
    struct index_build build;
};

/* What is passed on of a record, before the name of its file. */
struct indexed {
    struct index_entry entry;
    bool good, carries;
};

static void index_record(struct results *results, const struct origin *origin,
                         const struct yinsh_record *record)
{
    struct indexed indexed;
    memset(&indexed, 0, sizeof indexed); /* its padding, too */
    indexed.good = record_first_error(record) == NULL;
    indexed.carries = record->source.carried_count > 0;
    if (indexed.good)
        index_entry_fill(&indexed.entry, record);
    else
        indexed.entry.offset = record->source.offset;
    size_t frame = results_frame_begin(results, SOURCE_OTHER);
    output_bytes(&results->out, (const char *)&indexed, sizeof indexed);
    output_bytes(&results->out, origin->file, strlen(origin->file) + 1);
    results_frame_end(results, frame);
}

/* Report why a file cannot be indexed, if there is a reason; returns whether there is none. */
static bool is_good(struct cli *cli, const char *name, const char *reason)
{
    if (reason != NULL)
        cli_trouble(cli, cli_subject(name), reason);
    return reason == NULL;
}

/* Note the file of a record; false, and reported, without memory. */
static bool enter_file(struct cli *cli, struct making *making, const char *name)
{
    struct bytes *file = &making->file;
    if (!making->appends || (file->length > 0 && strcmp(file->at, name) == 0))
        return true;
    enum seen_result seen = seen_add(&making->seen, words_of(name));
    file->length = 0;
    making->skips = seen == SEEN_BEFORE;
    if (seen != SEEN_NO_MEMORY && bytes_add(file, name, strlen(name) + 1))
        return true;
    cli_trouble(cli, making->name, strerror(ENOMEM));
    return false;
}

static bool take_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct making *making = context;
    struct index_build *build = &making->build;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        struct indexed indexed;
        memcpy(&indexed, frame.bytes, sizeof indexed);
        const char *name = frame.bytes + sizeof indexed;
        if (!enter_file(cli, making, name))
            return false;
        if (making->skips)
            continue;
        if (!is_good(cli, name,
                     index_build_add(build, name, &indexed.entry, indexed.good, indexed.carries)))
            return false;
    }
    return build->out->error == 0;
}

/* Open the index to which records are added; false, and reported, if that is not possible. */
static bool open_old(struct cli *cli, struct making *making)
{
    char **operands = cli->input.files;
    int count = cli->input.count;
    bool good = index_use(cli, &making->index, making->name);
    free(cli->input.files);
    cli->input.files = operands;
    cli->input.count = count;
    for (uint64_t i = 0; good && i < making->index.trailer.files; i++) {
        good =
            seen_add(&making->seen, words_of(index_file_name(&making->index, i))) != SEEN_NO_MEMORY;
        if (!good)
            cli_trouble(cli, making->name, strerror(ENOMEM));
    }
    return good;
}

/* Write the index to its file, which was begun. */
static void make(struct cli *cli, struct making *making, struct work *work)
{
    index_build_begin(&making->build, work->out, index_options(&cli->reading));
    const char *wrong = making->appends ? index_build_take(&making->build, &making->index) : NULL;
    if (wrong != NULL)
        cli_trouble(cli, making->name, wrong);
    else
        jobs_run(cli, work);
    if (!cli->incomplete)
        is_good(cli, making->name, index_build_end(&making->build));
    index_build_free(&making->build);
}

static void write_index(struct cli *cli, struct making *making)
{
    struct work work = {.each = index_record, .take = take_records, .context = making};
    struct new_file file;
    seen_begin(&making->seen);
    if ((!making->appends || open_old(cli, making)) && output_note(cli, making->name, false) &&
        outputs_allow(cli)) {
        work.out = new_file_begin(cli, &file, making->name);
        if (work.out != NULL) {
            make(cli, making, &work);
            new_file_end(cli, &file, !cli->incomplete);
        }
    }
    seen_free(&making->seen);
    bytes_free(&making->file);
    index_close(&making->index);
}

static void run_index(struct cli *cli, int argc, char **argv)
{
    struct making making = {.name = NULL};
    const struct option_spec options[] = {
        {"output", 'o', OPTION_TEXT, .value = &making.name},
        {"append", 0, OPTION_FLAG, .value = &making.appends},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    if (making.name == NULL || strcmp(making.name, "-") == 0)
        cli_usage(cli, NULL, "option --output=FILE is required");
    else if (cli_selects(cli) || cli->input.parts > 0)
        cli_usage(cli, NULL,
                  "an index has all records: --record, --where and --part cannot be used");
    else
        write_index(cli, &making);
}

const struct command command_index = {
    .name = "index",
    .arguments = "-o INDEX [OPTION]... [FILE]...",
    .summary = "Write an index of files, with which other commands are faster",
    .options =
        "  -o, --output=FILE    write the index to FILE, which appears when it is complete\n"
        "      --append         add to this index the records of files that it does not have\n",
    .examples = "  yinsh index -o games.yix games\n"
                "  yinsh search --index=games.yix -p 'We5 wf5 wg6'\n",
    .reads_records = true,
    .run = run_index,
};
