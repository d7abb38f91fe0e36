/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli_run.h"

#include "cli_reading.h"

enum { HELD_MOST = 16 * 1024 * 1024 /* bytes of results, and of messages, that wait their turn */ };

/* Whether so much came of a run that it has to be handed on before the run ends. */
static bool is_too_much(const struct task *task)
{
    return task->out_store.length > HELD_MOST || task->err_store.length > HELD_MOST;
}

/* Fill the buffer with what comes next of the member; sets *last where it ends with that. */
static size_t fill(struct run_reader *reader, char *buffer, size_t size, bool *last)
{
    size_t length = 0;
    while (!*last && length < size) {
        size_t got = run_read(reader, buffer + length, size - length);
        *last = got == 0;
        length += got;
    }
    return length;
}

/* Read the records of a member, with the reading of the last one; false as run_read_records(). */
static bool read_member(const struct cli *cli, struct run_reader *reader, const char *name,
                        struct reading **reading, struct task *task, char *buffer, size_t size)
{
    struct member member = {.name = (char *)name, .end = UINT64_MAX};
    struct piece piece = {
        .member = &member, .bytes = buffer, .line = 1, .column = 1, .first = true};
    *reading = reading_renew(*reading, cli, &piece);
    bool good = *reading != NULL;
    while (good && !piece.last) {
        piece.length = fill(reader, buffer, size, &piece.last);
        good = !run_failed(reader);
        if (good)
            reading_go_on(*reading, task, &piece);
        good = good && !is_too_much(task);
        piece.offset += piece.length;
        piece.first = false;
    }
    return good;
}

bool run_read_records(const struct cli *cli, const struct run *run, struct task *task, char *buffer,
                      size_t size)
{
    struct run_reader *reader = run->doubtful ? NULL : run_open(run);
    struct reading *reading = NULL;
    const char *name = NULL;
    bool good = reader != NULL;
    while (good && (name = run_next(reader)) != NULL)
        good = read_member(cli, reader, name, &reading, task, buffer, size);
    reading_free(reading);
    return run_close(reader) && good;
}
