/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh index: writes an index of the records in plain files, for searching them. */
#include "commands/commands.h"

#include "cli/file.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/outputs.h"
#include "cli/write.h"
#include "index/build.h"
#include "index/entry.h"
#include "index/index.h"
#include "jobs/jobs.h"

#include <string.h>

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

static bool take_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct index_build *build = context;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        struct indexed indexed;
        memcpy(&indexed, frame.bytes, sizeof indexed);
        const char *name = frame.bytes + sizeof indexed;
        if (!is_good(cli, name,
                     index_build_add(build, name, &indexed.entry, indexed.good, indexed.carries)))
            return false;
    }
    return build->out->error == 0;
}

static void write_index(struct cli *cli, const char *name)
{
    struct index_build build;
    struct work work = {.each = index_record, .take = take_records, .context = &build};
    struct new_file file;
    if (!output_note(cli, name, false) || !outputs_allow(cli))
        return;
    work.out = new_file_begin(cli, &file, name);
    if (work.out == NULL)
        return;
    index_build_begin(&build, work.out, index_options(&cli->reading));
    jobs_run(cli, &work);
    if (!cli->incomplete)
        is_good(cli, name, index_build_end(&build));
    index_build_free(&build);
    new_file_end(cli, &file, !cli->incomplete);
}

static void run_index(struct cli *cli, int argc, char **argv)
{
    const char *name = NULL;
    const struct option_spec options[] = {
        {"output", 'o', OPTION_TEXT, .value = &name},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    if (name == NULL || strcmp(name, "-") == 0)
        cli_usage(cli, NULL, "option --output=FILE is required");
    else if (cli_selects(cli) || cli->input.parts > 0)
        cli_usage(cli, NULL,
                  "an index has all records: --record, --where and --part cannot be used");
    else
        write_index(cli, name);
}

const struct command command_index = {
    .name = "index",
    .arguments = "-o INDEX [OPTION]... [FILE]...",
    .summary = "Write an index of files that makes search faster",
    .options =
        "  -o, --output=FILE    write the index to FILE, which appears when it is complete\n",
    .examples = "  yinsh index -o games.yix games\n"
                "  yinsh search --index=games.yix -p 'We5 wf5 wg6'\n",
    .reads_records = true,
    .run = run_index,
};
