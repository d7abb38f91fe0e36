/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh replay: write a page to play through games. */
#include "commands/commands.h"

#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "page/page.h"
#include "query/columns.h"
#include "registry/notation_list.h"
#include "syntax/legal_part.h"

#include <errno.h>
#include <stdio.h>

/* The page being written. */
struct replaying {
    const char *title;
    struct new_file file;
    struct output *out; /* to the file */
    uint64_t records;   /* in the page so far */
};

/* Write a record in a frame of its own, by which the records are counted. */
static void replay_record(struct results *results, const struct origin *origin,
                          const struct yinsh_record *record)
{
    struct legal_part part;
    (void)origin;
    size_t frame = results_frame_begin(results, 0);
    losses_count(results, page_record(&results->out, record, legal_part_of(&part, record)));
    results_frame_end(results, frame);
}

static bool take_records(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct replaying *replaying = context;
    while (length > 0) {
        struct frame frame = frame_next(&bytes, &length);
        if (replaying->records == PAGE_RECORDS) {
            char limit[96];
            snprintf(limit, sizeof limit,
                     "a page holds at most %d; select fewer with --record or --where",
                     PAGE_RECORDS);
            return cli_trouble(cli, "too many records", limit);
        }
        replaying->records++;
        output_bytes(replaying->out, frame.bytes, frame.length);
    }
    return replaying->out->error == 0;
}

static void write_page(struct cli *cli, struct replaying *replaying, const char *name)
{
    struct work work = {.each = replay_record, .take = take_records, .context = replaying};
    if (!select_records(cli, &work))
        return;
    replaying->out = new_file_begin(cli, &replaying->file, name, FILE_WHOLE);
    if (replaying->out == NULL)
        return;
    if (page_begin(replaying->out, replaying->title))
        jobs_run(cli, &work);
    else
        cli_trouble(cli, "cannot make the page", strerror(ENOMEM));
    page_end(replaying->out);
    /* The page is written if it is complete and has a record. */
    new_file_end(cli, &replaying->file, !cli->incomplete && replaying->records > 0);
    if (replaying->records == 0 && !cli->incomplete) {
        cli_worsen(cli, STATUS_BAD);
        cli_message(cli, "yinsh: replay: no records found; no page was written\n");
    }
    losses_report(cli, notation_find("gipf"), work.counts);
}

static void run_replay(struct cli *cli, int argc, char **argv)
{
    struct replaying replaying = {.title = NULL};
    static const char *const forms[] = {"html", NULL};
    const char *name = NULL;
    const struct option_spec options[] = {
        {"output", 'o', OPTION_OUTPUT, .value = &name, .choices = forms},
        {"title", 0, OPTION_TEXT, .value = &replaying.title},
        {.name = NULL},
    };
    if (cli_options(cli, argc, argv, options))
        write_page(cli, &replaying, name);
}

const struct command command_replay = {
    .name = "replay",
    .summary = "Write a web page to play through games",
    .options = "  -o, --output=FILE    write to FILE, which appears when it is complete\n"
               "      --title=TEXT     the title of the page [default: YINSH games]\n",
    .examples = "  yinsh replay -o game.html game.yin\n"
                "  yinsh replay --title='Spring cup' -o cup.html games.sgf\n",
    .creates_files = true,
    .run = run_replay,
};
