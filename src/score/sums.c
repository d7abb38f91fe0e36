/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/sums.h"

#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "sandbox/sandbox.h"

#include <errno.h>
#include <string.h>

bool sums_fit(struct cli *cli, const struct sums *sums)
{
    static const char *const forms[] = {"tsv", "text", "log", NULL};
    if (sums->merge && cli_selects(cli))
        return cli_usage(
            cli, NULL,
            "sums cannot be filtered: --merge cannot be combined with --record or --where");
    return !sums->partial || output_is_writable(cli, sums->name, forms);
}

bool sums_added(struct cli *cli, struct sums *sums, bool added, const struct lines_fault *fault)
{
    if (!added)
        cli_trouble(cli, "sums", fault->reason);
    sums->full |= !added;
    return added;
}

bool sums_take(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct sums *sums = context;
    struct lines_fault fault;
    return sums_added(cli, sums, tally_add_lines(sums->tally, bytes, length, &fault), &fault);
}

/* Add the sums of the operands, standard input if there are none; reports faults. */
static void merge(struct cli *cli, struct sums *sums)
{
    int count = cli->input.count;
    const struct input_options inputs = {.count = count, .files = cli->input.files};
    sandbox_files(&inputs);
    for (int i = 0; i < (count > 0 ? count : 1); i++) {
        const char *name = count > 0 ? cli->input.files[i] : "-";
        struct lines_file file;
        struct lines_fault fault = {.line = 0};
        bool good = lines_file_open(cli, &file, name);
        if (good) {
            good = tally_read(sums->tally, lines_file_read, &file, &fault);
            lines_file_close(cli, &file, good, &fault);
        }
        sums->full |= !good;
    }
}

static void add_up(struct cli *cli, struct sums *sums, struct work *work)
{
    struct lines_fault fault;
    if (sums->merge) {
        merge(cli, sums);
        return;
    }
    jobs_run(cli, work);
    if (cli->statistics.wanted)
        sums_added(cli, sums, tally_add_faults(sums->tally, cli->statistics.counted, &fault),
                   &fault);
}

void sums_run(struct cli *cli, struct sums *sums, struct work *work)
{
    struct new_file file;
    struct output *standard = cli->out, *output = new_file_begin(cli, &file, sums->name, 0);
    const char *wrong = strerror(ENOMEM);
    if (output == NULL)
        return;
    cli->out = output; /* nothing else is written to standard output */
    sums->tally = tally_new(sums->kinds, sums->merge ? cli->aliases : NULL);
    if (sums->tally != NULL) {
        if (sums->advice != NULL)
            sums->tally->full = sums->advice;
        add_up(cli, sums, work);
        /* Incomplete sums are worse than none. */
        wrong = sums->full                           ? NULL
                : !sums->partial                     ? sums->report(cli, sums->tally, work->context)
                : tally_write(sums->tally, cli->out) ? NULL
                                                     : wrong;
    }
    if (wrong != NULL)
        cli_trouble(cli, "sums", wrong);
    tally_free(sums->tally);
    cli->out = standard;
    new_file_end(cli, &file, !cli->incomplete);
}
