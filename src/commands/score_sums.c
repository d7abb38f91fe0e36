/* SPDX-License-Identifier: BSD-2-Clause */
#include "commands/score_sums.h"

#include "cli/emit.h"
#include "cli/message.h"
#include "cli/sandbox.h"
#include "cli/write.h"
#include "score/elo.h"
#include "score/summary.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

/* A file of lines being read. */
struct lines_file {
    const char *name;
    int descriptor;
    int error; /* number of the error, 0 if there was none */
};

static ptrdiff_t read_lines(void *context, char *buffer, size_t size)
{
    struct lines_file *file = context;
    ssize_t got;
    do
        got = read(file->descriptor, buffer, size);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        file->error = errno;
    return got;
}

/* Open a file of lines, "-" being standard input; false, and reported, if that fails. */
static bool open_lines(struct cli *cli, struct lines_file *file, const char *name)
{
    *file = (struct lines_file){.name = name, .descriptor = STDIN_FILENO};
    if (strcmp(name, "-") != 0)
        file->descriptor = open(name, O_RDONLY | O_CLOEXEC);
    if (file->descriptor < 0)
        cli_trouble(cli, name, strerror(errno));
    return file->descriptor >= 0;
}

/* Close a file of lines, and report the fault if it is not good; returns whether it is. */
static bool close_lines(struct cli *cli, const struct lines_file *file, bool good,
                        const struct lines_fault *fault)
{
    struct output output;
    if (file->descriptor > STDIN_FILENO)
        close(file->descriptor);
    if (good)
        return true;
    if (fault->line == 0) {
        cli_trouble(cli, cli_subject(file->name),
                    file->error != 0 ? strerror(file->error) : fault->reason);
        return false;
    }
    cli_worsen(cli, STATUS_TROUBLE);
    cli_begin_message(&output, cli);
    cli_file_name(&output, file->name);
    output_format(&output, ":%" PRIu64 ": %s\n", fault->line, fault->reason);
    output_flush(&output);
    return false;
}

struct aliases *sums_aliases(struct cli *cli, const char *name)
{
    struct lines_file file;
    struct lines_fault fault;
    if (!open_lines(cli, &file, name))
        return NULL;
    struct aliases *aliases = aliases_read(read_lines, &file, &fault);
    close_lines(cli, &file, aliases != NULL, &fault);
    return aliases;
}

bool sums_begin(struct cli *cli, struct sums *sums)
{
    sums->tally = tally_new(0, sums->aliases);
    if (sums->tally == NULL)
        cli_trouble(cli, "sums", strerror(ENOMEM));
    return sums->tally != NULL;
}

/* Report why sums are not complete if something was not added; returns whether it was. */
static bool are_added(struct cli *cli, struct sums *sums, bool added,
                      const struct lines_fault *fault)
{
    if (!added)
        cli_trouble(cli, "sums", fault->reason);
    sums->full |= !added;
    return added;
}

bool sums_take(struct cli *cli, struct sums *sums, const char *bytes, size_t length)
{
    struct lines_fault fault;
    return are_added(cli, sums, tally_add_lines(sums->tally, bytes, length, &fault), &fault);
}

void sums_take_faults(struct cli *cli, struct sums *sums)
{
    struct lines_fault fault;
    are_added(cli, sums, tally_add_faults(sums->tally, cli->counted, &fault), &fault);
}

void sums_merge(struct cli *cli, struct sums *sums)
{
    int count = cli->input.count;
    const struct input_options inputs = {.count = count, .files = cli->input.files};
    sandbox_files(&inputs);
    for (int i = 0; i < (count > 0 ? count : 1); i++) {
        const char *name = count > 0 ? cli->input.files[i] : "-";
        struct lines_file file;
        struct lines_fault fault;
        sums->full |=
            !open_lines(cli, &file, name) ||
            !close_lines(cli, &file, tally_read(sums->tally, read_lines, &file, &fault), &fault);
    }
}

static bool write_elo(struct cli *cli, const struct players *players, enum table_format format)
{
    struct elo *elo = elo_new(players);
    bool good = elo != NULL && report_elo(elo, format, cli->out);
    if (good && elo->rated < elo->count)
        cli_message(cli,
                    "yinsh: score: players without a rating, because no results connect them to the"
                    " others: %zu\n",
                    elo->count - elo->rated);
    if (good && elo->estimated)
        cli_message(cli,
                    "yinsh: score: the errors are estimated, because there are more than %d"
                    " players\n",
                    ELO_EXACT_PLAYERS);
    if (good && !elo->settled)
        cli_message(cli, "yinsh: score: the ratings of %zu players are not exact\n", elo->rated);
    elo_free(elo);
    return good;
}

static bool write_players(struct cli *cli, const struct sums *sums, enum table_format format)
{
    struct players *players = players_new(sums->tally);
    bool good = players != NULL;
    if (good && sums->report == SUMS_STANDINGS)
        good = report_standings(players, format, cli->out);
    else if (good && sums->report == SUMS_CROSSTABLE)
        good = report_crosstable(players, format, cli->out);
    else if (good)
        good = write_elo(cli, players, format);
    if (good && sums->report == SUMS_CROSSTABLE && players->count > CROSSTABLE_PLAYERS)
        cli_message(cli, "yinsh: score: showing only the first %d of %zu players\n",
                    CROSSTABLE_PLAYERS, players->count);
    players_free(players);
    return good;
}

void sums_write(struct cli *cli, struct sums *sums, enum table_format format)
{
    bool good;
    /* Incomplete sums are worse than none. */
    if (sums->full)
        return;
    if (sums->report == SUMS_PARTIAL)
        good = tally_write(sums->tally, cli->out);
    else if (sums->report == SUMS_SUMMARY)
        good = report_summary(sums->tally, format, cli->out);
    else
        good = write_players(cli, sums, format);
    if (!good)
        cli_trouble(cli, "sums", strerror(ENOMEM));
}
