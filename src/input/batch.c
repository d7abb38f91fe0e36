/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/batch.h"

#include "input/kind.h"
#include "input/path.h"
#include "input/zip_member.h"

#include <fcntl.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    BATCH_BYTES = 1024 * 1024,        /* unpacked; a batch of this size is full */
    BATCH_LARGEST = 16 * 1024 * 1024, /* bytes of a member */
    BATCH_NAMES = 256 * 1024,         /* bytes */
    /* Files take longer to open than small members to unpack, and how many follow is unknown. */
    BATCH_FILES = 64,
    BATCH_FILE_BYTES = 128 * 1024,
    BATCH_LARGEST_FILE = 64 * 1024,
    BATCH_FILE_NAME = 1024 /* bytes; a longer one may be too long to be opened by */
};

/* ---- The zip ------------------------------------------------------------- */

struct batch_zip *batch_zip_new(const struct feed *feed, const char *name)
{
    struct batch_zip *zip = calloc(1, sizeof *zip);
    if (zip == NULL)
        return NULL;
    atomic_init(&zip->users, 1);
    atomic_init(&zip->given_up, false);
    zip->base = feed->base;
    zip->size = feed->size;
    zip->name = strdup(name);
    zip->descriptor = fcntl(feed->descriptor, F_DUPFD_CLOEXEC, 0);
    if (zip->name == NULL || zip->descriptor < 0) {
        batch_zip_leave(zip);
        return NULL;
    }
    return zip;
}

struct batch_zip *batch_zip_use(struct batch_zip *zip)
{
    if (zip != NULL)
        atomic_fetch_add(&zip->users, 1);
    return zip;
}

void batch_zip_leave(struct batch_zip *zip)
{
    if (zip == NULL || atomic_fetch_sub(&zip->users, 1) > 1)
        return;
    if (zip->descriptor >= 0)
        close(zip->descriptor);
    free(zip->name);
    free(zip);
}

/* ---- Noting members ------------------------------------------------------ */

struct input_batch *batch_new(struct batch_zip *zip, uint64_t most)
{
    struct input_batch *batch = calloc(1, sizeof *batch);
    uint64_t usual = zip != NULL ? BATCH_BYTES : BATCH_FILE_BYTES;
    if (batch == NULL)
        return NULL;
    batch->zip = batch_zip_use(zip);
    batch->most = most < usual ? most : usual;
    return batch;
}

void batch_free(struct input_batch *batch)
{
    if (batch == NULL)
        return;
    batch_zip_leave(batch->zip);
    bytes_free(&batch->names);
    free(batch);
}

bool batch_is_full(const struct input_batch *batch)
{
    return batch->count == (batch->zip == NULL ? BATCH_FILES : BATCH_MEMBERS) ||
           batch->bytes >= batch->most;
}

bool batch_add(struct input_batch *batch, const struct batch_member *member, const char *name)
{
    size_t size = strlen(name) + 1;
    size_t place = batch->names.length;
    if (batch_is_full(batch) || size > BATCH_NAMES - place ||
        (batch->zip != NULL && batch->count > 0 && member->size > BATCH_BYTES) ||
        !bytes_add(&batch->names, name, size))
        return false;
    struct batch_member *added = &batch->list[batch->count++];
    *added = *member;
    added->name = place;
    batch->bytes += member->wanted ? member->size : 0;
    return true;
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

bool batch_suits(bool file, uint64_t size, const char *name)
{
    return size <= (file ? BATCH_LARGEST_FILE : BATCH_LARGEST) &&
           (!file || strlen(name) <= BATCH_FILE_NAME) && !is_packed(name);
}

/* ---- Reading ------------------------------------------------------------- */

struct batch_reader {
    const struct input_batch *batch;
    const struct batch_member *member; /* that is being read */
    size_t next;
    bool failed;
    struct bytes name; /* of the member, after that of the zip */
    size_t zip_length; /* of that, with what divides them */
    struct feed feed;
    struct zip_member unpacked;
};

/* Begin to read the zip of a batch; false without memory. */
static bool open_zip(struct batch_reader *reader)
{
    const struct batch_zip *zip = reader->batch->zip;
    bool good = feed_begin_at(&reader->feed, zip->descriptor, zip->base, zip->size) &&
                zip_member_init(&reader->unpacked, &reader->feed) &&
                path_put(&reader->name, 0, zip->name) &&
                path_put(&reader->name, reader->name.length, "//");
    reader->zip_length = reader->name.length;
    return good;
}

struct batch_reader *batch_open(const struct input_batch *batch)
{
    struct batch_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    reader->batch = batch;
    if (batch->zip == NULL || open_zip(reader))
        return reader;
    batch_close(reader);
    return NULL;
}

/* Open the next member; returns its name, or NULL if it is skipped or the batch is suspect. */
static const char *open_member(struct batch_reader *reader, const char *name)
{
    const struct batch_member *member = reader->member;
    reader->failed = !zip_member_open(&reader->unpacked, &member->entry, name) ||
                     !(member->wanted ? path_put(&reader->name, reader->zip_length, name)
                                      : zip_member_skip(&reader->unpacked));
    return member->wanted && !reader->failed ? reader->name.at : NULL;
}

/* Open the next file, which has to be as it was noted; returns its name, or NULL if it is not. */
static const char *open_file(struct batch_reader *reader, const char *name)
{
    struct feed *feed = &reader->feed;
    struct stat status;
    enum kind kind;
    feed_end(feed);
    int descriptor = open_known(AT_FDCWD, name, &status);
    reader->failed = true;
    if (descriptor < 0)
        return NULL;
    if (!S_ISREG(status.st_mode) || status.st_size > BATCH_LARGEST_FILE) {
        close(descriptor);
        return NULL;
    }
    reader->failed = !feed_begin(feed, descriptor, false, &status) || !kind_of_feed(feed, &kind) ||
                     kind != KIND_PLAIN;
    return reader->failed ? NULL : name;
}

const char *batch_next(struct batch_reader *reader)
{
    const struct input_batch *batch = reader->batch;
    const char *found = NULL;
    while (found == NULL && !reader->failed && reader->next < batch->count) {
        reader->member = &batch->list[reader->next++];
        const char *name = batch->names.at + reader->member->name;
        found = batch->zip == NULL ? open_file(reader, name) : open_member(reader, name);
    }
    return found;
}

bool batch_is_named(const struct batch_reader *reader)
{
    return reader->member->named;
}

size_t batch_read(struct batch_reader *reader, char *buffer, size_t size)
{
    if (reader->failed)
        return 0;
    bool zip = reader->batch->zip != NULL;
    ptrdiff_t got = zip ? zip_member_read(&reader->unpacked, buffer, size)
                        : feed_read(&reader->feed, buffer, size);
    /* The kind of a file was detected when it was opened. */
    bool first = zip && got >= 0 && reader->unpacked.produced == (uint64_t)got;
    reader->failed = got < 0 || (first && kind_of(buffer, (size_t)got) != KIND_PLAIN);
    return reader->failed ? 0 : (size_t)got;
}

bool batch_close(struct batch_reader *reader)
{
    if (reader == NULL)
        return false;
    bool good = !reader->failed && reader->next == reader->batch->count;
    zip_member_free(&reader->unpacked);
    feed_free(&reader->feed);
    bytes_free(&reader->name);
    free(reader);
    return good;
}
