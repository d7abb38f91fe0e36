/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/progress.h"

#include "cli/emit.h"
#include "cli/write.h"

#include <time.h>
#include <unistd.h>

enum { BETWEEN = 200 /* milliseconds from one line to the next, at least */ };

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

static int write_progress(void *context, const char *bytes, size_t length)
{
    (void)context;
    return cli_write_all(STDERR_FILENO, bytes, length);
}

void progress_begin(struct progress *progress, const struct cli *cli, struct input *input)
{
    *progress = (struct progress){.to_terminal = isatty(STDERR_FILENO) != 0};
    progress->wanted =
        cli->progress == COLOR_ALWAYS || (cli->progress == COLOR_AUTO && progress->to_terminal);
    progress->wanted &= cli_counts_records(cli);
    if (!progress->wanted)
        return;
    input_measure(input);
    progress->begun = progress->latest = now();
}

void progress_hide(struct progress *progress)
{
    if (!progress->shown)
        return;
    cli_write_all(STDERR_FILENO, "\r\033[K", 4);
    progress->shown = false;
    progress->latest = 0; /* to be seen again soon */
}

static void put_bytes(struct output *output, uint64_t bytes)
{
    output_number(output, bytes / 1000000);
    output_string(output, ".");
    output_number(output, bytes / 100000 % 10);
    output_string(output, " MB");
}

static void put_time(struct output *output, uint64_t milliseconds)
{
    uint64_t seconds = (milliseconds + 999) / 1000;
    output_number(output, seconds / 60);
    output_string(output, seconds % 60 < 10 ? ":0" : ":");
    output_number(output, seconds % 60);
}

void progress_show(struct progress *progress, uint64_t records, uint64_t done, uint64_t total)
{
    struct output output;
    if (!progress->wanted)
        return;
    uint64_t time = now(), spent = time - progress->begun;
    if (time - progress->latest < BETWEEN || spent == 0)
        return;
    output_begin(&output, write_progress, NULL);
    output_string(&output, progress->to_terminal ? "\r" : "");
    output_number(&output, records);
    output_string(&output, records == 1 ? " record, " : " records, ");
    put_bytes(&output, done);
    if (total > 0) {
        output_string(&output, " of ");
        put_bytes(&output, total);
    }
    output_string(&output, ", ");
    output_number(&output, records * 1000 / spent);
    output_string(&output, " records/s");
    if (total > done && done > 0) {
        output_string(&output, ", ");
        put_time(&output, (uint64_t)((double)spent / (double)done * (double)(total - done)));
        output_string(&output, " left");
    }
    output_string(&output, progress->to_terminal ? "\033[K" : "\n");
    output_flush(&output);
    progress->shown = progress->to_terminal;
    progress->latest = time;
}
