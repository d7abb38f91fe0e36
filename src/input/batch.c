/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/input.h"

#include "input/kind.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    BATCH_BYTES = 128 * 1024, /* a batch of this size is full */
    LARGEST_FILE = 64 * 1024,
    LONGEST_NAME = 1024 /* bytes; a longer one may be too long to be opened by */
};

/* ---- Noting files -------------------------------------------------------- */

void batch_free(struct input_batch *batch)
{
    if (batch == NULL)
        return;
    bytes_free(&batch->names);
    free(batch);
}

bool batch_is_full(const struct input_batch *batch)
{
    return batch->count == BATCH_FILES || batch->bytes >= batch->most;
}

/* Whether a name has the extension of an archive or a compressed file. */
static bool is_packed(const char *name)
{
    static const char *const packed[] = {".zip", ".7z", ".tar", ".gz", ".tgz",
                                         ".bz2", ".xz", ".zst", ".lz4"};
    const char *ending = strrchr(name, '.');
    for (size_t i = 0; ending != NULL && i < sizeof packed / sizeof *packed; i++)
        if (strcasecmp(ending, packed[i]) == 0)
            return true;
    return false;
}

bool batch_add(struct input_batch **batch, uint64_t most, const char *name, uint64_t size,
               bool named)
{
    if (size > LARGEST_FILE || strlen(name) > LONGEST_NAME || is_packed(name))
        return false;
    if (*batch == NULL && (*batch = calloc(1, sizeof **batch)) != NULL)
        (*batch)->most = most < BATCH_BYTES ? most : BATCH_BYTES;
    struct input_batch *to = *batch;
    size_t place = to != NULL ? to->names.length : 0;
    if (to == NULL || batch_is_full(to) || !bytes_add(&to->names, name, strlen(name) + 1))
        return false;
    to->list[to->count].name = place;
    to->list[to->count].named = named;
    to->count++;
    to->bytes += size;
    return true;
}

/* ---- Reading ------------------------------------------------------------- */

const char *batch_next(struct batch_reader *reader)
{
    const struct input_batch *batch = reader->batch;
    struct stat status;
    enum kind kind;
    if (reader->failed || reader->next == batch->count)
        return NULL;
    const char *name = batch->names.at + batch->list[reader->next++].name;
    feed_end(&reader->feed);
    int descriptor = open_known(AT_FDCWD, name, &status);
    reader->failed = true;
    if (descriptor < 0)
        return NULL;
    if (!S_ISREG(status.st_mode) || status.st_size > LARGEST_FILE) {
        close(descriptor);
        return NULL;
    }
    reader->failed = !feed_begin(&reader->feed, descriptor, false, &status) ||
                     !kind_of_feed(&reader->feed, &kind) || kind != KIND_PLAIN;
    return reader->failed ? NULL : name;
}

size_t batch_read(struct batch_reader *reader, char *buffer, size_t size)
{
    ptrdiff_t got = reader->failed ? 0 : feed_read(&reader->feed, buffer, size);
    reader->failed |= got < 0;
    return got > 0 ? (size_t)got : 0;
}

bool batch_end(struct batch_reader *reader)
{
    feed_free(&reader->feed);
    return !reader->failed && reader->next == reader->batch->count;
}
