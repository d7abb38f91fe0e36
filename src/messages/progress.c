/* SPDX-License-Identifier: BSD-2-Clause */
#include "messages/messages.h"

#include "input/feed.h"

#include <inttypes.h>
#include <time.h>
#include <unistd.h>

enum { BETWEEN = 200 /* milliseconds from one line to the next, at least */ };

static uint64_t now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

void progress_begin(struct progress *progress, const struct cli *cli, struct input *input)
{
    *progress = (struct progress){.to_terminal = isatty(STDERR_FILENO) != 0, .out = cli->out};
    progress->wanted =
        cli->progress == COLOR_ALWAYS || (cli->progress == COLOR_AUTO && progress->to_terminal);
    progress->wanted &= cli_counts_records(&cli->messages);
    if (!progress->wanted)
        return;
    input_measure(input);
    progress->begun = progress->latest = now();
}

void progress_hide(struct progress *progress)
{
    if (!progress->shown)
        return;
    write_all(STDERR_FILENO, "\r\033[K", 4);
    progress->shown = false;
    progress->latest = 0; /* show it again soon */
}

/* Append a number of bytes as "12.3 MB". */
static void add_bytes(struct text *line, uint64_t bytes)
{
    text_format(line, "%" PRIu64 ".%u MB", bytes / 1000000, (unsigned)(bytes / 100000 % 10));
}

void progress_show(struct progress *progress, uint64_t records, uint64_t done, uint64_t total)
{
    char bytes[256];
    struct text line = text_begin(bytes, sizeof bytes);
    if (!progress->wanted)
        return;
    uint64_t time = now(), spent = time - progress->begun;
    if (time - progress->latest < BETWEEN || spent == 0)
        return;
    text_format(&line, "%s%" PRIu64 " %s, ", progress->to_terminal ? "\r" : "", records,
                records == 1 ? "record" : "records");
    add_bytes(&line, done);
    if (total > 0) {
        text_add_string(&line, " of ");
        add_bytes(&line, total);
    }
    text_format(&line, ", %" PRIu64 " records/s", records * 1000 / spent);
    if (total > done && done > 0) {
        uint64_t left = (uint64_t)((double)spent / (double)done * (double)(total - done));
        uint64_t seconds = (left + 999) / 1000;
        text_format(&line, ", %" PRIu64 ":%02u left", seconds / 60, (unsigned)(seconds % 60));
    }
    text_add_string(&line, progress->to_terminal ? "\033[K" : "\n");
    /* The line of the progress would replace a line of which only a part is written. */
    if (progress->to_terminal)
        output_flush(progress->out);
    write_all(STDERR_FILENO, bytes, line.length);
    progress->shown = progress->to_terminal;
    progress->latest = time;
}
