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
    *file = (struct lines_file){.descriptor = STDIN_FILENO};
    if (strcmp(name, "-") != 0)
        file->descriptor = open(name, O_RDONLY | O_CLOEXEC);
    if (file->descriptor < 0)
        cli_trouble(cli, name, strerror(errno));
    return file->descriptor >= 0;
}

static void close_lines(const struct lines_file *file)
{
    if (file->descriptor > STDIN_FILENO)
        close(file->descriptor);
}

/* Report a fault in a file of lines. */
static void report_lines(struct cli *cli, const struct lines_file *file, const char *name,
                         const struct lines_fault *fault)
{
    struct output output;
    if (fault->line == 0) {
        cli_trouble(cli, cli_subject(name),
                    file->error != 0 ? strerror(file->error) : fault->reason);
        return;
    }
    cli_worsen(cli, STATUS_TROUBLE);
    diag_begin(&output, cli);
    cli_file_name(&output, name);
    output_format(&output, ":%" PRIu64 ": %s\n", fault->line, fault->reason);
    output_flush(&output);
}

struct aliases *sums_aliases(struct cli *cli, const char *name)
{
    struct lines_file file;
    struct lines_fault fault;
    if (!open_lines(cli, &file, name))
        return NULL;
    struct aliases *aliases = aliases_read(read_lines, &file, &fault);
    if (aliases == NULL)
        report_lines(cli, &file, name, &fault);
    close_lines(&file);
    return aliases;
}

bool sums_begin(struct cli *cli, struct sums *sums)
{
    sums->tally = tally_new(0, sums->aliases);
    if (sums->tally == NULL)
        cli_trouble(cli, "sums", strerror(ENOMEM));
    return sums->tally != NULL;
}

void sums_put(struct results *results, const struct sums *sums, const struct yinsh_record *record)
{
    tally_put_record(&results->out, record, sums->aliases);
}

bool sums_take(struct cli *cli, struct sums *sums, const char *bytes, size_t length)
{
    struct lines_fault fault;
    if (tally_add_lines(sums->tally, bytes, length, &fault))
        return true;
    cli_trouble(cli, "sums", fault.reason);
    sums->full = true;
    return false;
}

void sums_merge(struct cli *cli, struct sums *sums, int count, char **files)
{
    static char dash[] = "-";
    char *only[] = {dash};
    const struct input_options inputs = {.count = count, .files = files};
    sandbox_files(&inputs);
    for (int i = 0; i < (count > 0 ? count : 1); i++) {
        const char *name = count > 0 ? files[i] : only[0];
        struct lines_file file;
        struct lines_fault fault;
        if (!open_lines(cli, &file, name)) {
            sums->full = true;
            continue;
        }
        if (!tally_read(sums->tally, read_lines, &file, &fault)) {
            report_lines(cli, &file, name, &fault);
            sums->full = true;
        }
        close_lines(&file);
    }
}

/* Report the limits of a report. */
static void write_note(struct cli *cli, const char *before, uint64_t number, const char *after)
{
    struct output output;
    diag_begin(&output, cli);
    output_format(&output, "yinsh: score: %s%" PRIu64 "%s\n", before, number, after);
    output_flush(&output);
}

static bool write_elo(struct cli *cli, const struct players *players, enum table_format format)
{
    struct elo *elo = elo_new(players);
    bool good = elo != NULL && report_elo(elo, format, cli->out);
    if (good && elo->rated < elo->count)
        write_note(cli, "players without a rating, because no results connect them to the others: ",
                   elo->count - elo->rated, "");
    if (good && elo->estimated)
        write_note(cli, "the errors are estimated, because there are more than ", ELO_EXACT_PLAYERS,
                   " players");
    if (good && !elo->settled)
        write_note(cli, "the ratings of ", elo->rated, " players are not exact");
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
        write_note(cli, "showing only the first 32 of ", players->count, " players");
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

void sums_free(struct sums *sums)
{
    tally_free(sums->tally);
}
