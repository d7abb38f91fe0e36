/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/batch.h"

#include "jobs/reading.h"

enum {
    HELD_MOST = 16 * 1024 * 1024 /* bytes of results, and of messages, that wait for their turn */
};

/* A batch being read. */
struct unpacking {
    struct batch_reader *reader;
    struct reading *reading; /* of the last member, or NULL */
    struct results *results;
    char *buffer; /* what is unpacked at once: at most size bytes */
    size_t size;
};

/* Whether the results are too long to wait for the end of the batch. */
static bool is_too_much(const struct results *results)
{
    return results->out_store.bytes.length > HELD_MOST ||
           results->err_store.bytes.length > HELD_MOST;
}

/* Fill the buffer with the next bytes of the member; sets *last if they are the last ones. */
static size_t fill(struct unpacking *unpacking, bool *last)
{
    size_t length = 0;
    while (!*last && length < unpacking->size) {
        size_t got =
            batch_read(unpacking->reader, unpacking->buffer + length, unpacking->size - length);
        *last = got == 0;
        length += got;
    }
    return length;
}

/* Read the records of a member; false as batch_read_records(). */
static bool read_member(struct unpacking *unpacking, const char *name)
{
    struct member member = {
        .name = (char *)name, .named = batch_is_named(unpacking->reader), .end = UINT64_MAX};
    struct chunk chunk = {
        .member = &member, .bytes = unpacking->buffer, .place = {0, 1, 1}, .first = true};
    unpacking->reading = reading_new(unpacking->results->cli, &chunk, unpacking->reading);
    bool good = unpacking->reading != NULL;
    while (good && !chunk.last) {
        chunk.length = fill(unpacking, &chunk.last);
        good = !batch_failed(unpacking->reader);
        if (good)
            reading_continue(unpacking->reading, unpacking->results, &chunk);
        good = good && !is_too_much(unpacking->results);
        chunk.place.offset += chunk.length;
        chunk.first = false;
    }
    return good;
}

bool batch_read_records(const struct input_batch *batch, struct results *results, char *buffer,
                        size_t size)
{
    struct unpacking unpacking = {.results = results, .size = size};
    const char *name = NULL;
    unpacking.buffer = buffer;
    unpacking.reader = batch_open(batch);
    bool good = unpacking.reader != NULL;
    while (good && (name = batch_next(unpacking.reader)) != NULL)
        good = read_member(&unpacking, name);
    reading_free(unpacking.reading);
    return batch_close(unpacking.reader) && good;
}
