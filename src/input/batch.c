/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/batch.h"

#include "input/layer.h"
#include "input/path.h"
#include "input/probe.h"

#include <fcntl.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    BATCH_MEMBERS = 128,
    BATCH_BYTES = 1024 * 1024,        /* unpacked; with so many a batch is full */
    BATCH_LARGEST = 16 * 1024 * 1024, /* bytes of a member */
    BATCH_NAMES = 256 * 1024,         /* bytes */
    /* Files take longer to open than small members to unpack, and nobody knows how many follow. */
    BATCH_FILES = 64,
    BATCH_FILE_BYTES = 128 * 1024,
    BATCH_LARGEST_FILE = 64 * 1024,
    BATCH_FILE_NAME = 1024 /* bytes; a longer one may be too long to be opened by */
};

/* ---- The zip ------------------------------------------------------------- */

struct batch_zip *batch_zip_new(const struct feed *feed, const char *name, locale_t locale)
{
    struct batch_zip *zip = calloc(1, sizeof *zip);
    if (zip == NULL)
        return NULL;
    atomic_init(&zip->users, 1);
    atomic_init(&zip->given_up, false);
    zip->base = feed->base;
    zip->size = feed->size;
    zip->locale = locale;
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

struct input_batch *batch_new(struct batch_zip *zip)
{
    struct input_batch *batch = calloc(1, sizeof *batch);
    if (batch == NULL || (batch->list = malloc(BATCH_MEMBERS * sizeof *batch->list)) == NULL) {
        free(batch);
        return NULL;
    }
    batch->zip = batch_zip_use(zip);
    return batch;
}

void batch_free(struct input_batch *batch)
{
    if (batch == NULL)
        return;
    batch_zip_leave(batch->zip);
    free(batch->list);
    free(batch->names);
    free(batch);
}

bool batch_is_full(const struct input_batch *batch)
{
    if (batch->zip == NULL)
        return batch->count == BATCH_FILES || batch->bytes >= BATCH_FILE_BYTES;
    return batch->count == BATCH_MEMBERS || batch->bytes >= BATCH_BYTES;
}

bool batch_add(struct input_batch *batch, const struct batch_note *note)
{
    if (batch_is_full(batch) || note->length >= BATCH_NAMES - batch->names_length ||
        (batch->zip != NULL && batch->count > 0 &&
         (note->size > BATCH_BYTES || note->at <= batch->list[batch->count - 1].at)))
        return false;
    if (note->length >= batch->names_capacity - batch->names_length) {
        size_t capacity = (batch->names_length + note->length) * 2 + 4096;
        char *names = realloc(batch->names, capacity);
        if (names == NULL)
            return false;
        batch->names = names;
        batch->names_capacity = capacity;
    }
    memcpy(batch->names + batch->names_length, note->path, note->length);
    struct batch_member *member = &batch->list[batch->count++];
    *member = (struct batch_member){.at = note->at,
                                    .place = note->place,
                                    .end = note->end,
                                    .size = note->size,
                                    .name = batch->names_length,
                                    .wanted = note->wanted,
                                    .named = note->named};
    if (note->stated != NULL)
        member->stated = *note->stated;
    batch->names_length += note->length;
    batch->names[batch->names_length++] = '\0';
    batch->bytes += note->wanted ? note->size : 0;
    return true;
}

/* Whether a name says that its file holds others, or a packed one. */
static bool is_packed(const struct batch_note *note)
{
    static const char *const packed[] = {".zip", ".7z", ".tar", ".gz", ".tgz",
                                         ".bz2", ".xz", ".zst", ".lz4"};
    const char *end = note->path + note->length;
    for (size_t i = 0; i < sizeof packed / sizeof *packed; i++) {
        size_t ending = strlen(packed[i]);
        /* Nearly always the last byte tells. */
        if (note->length >= ending && (end[-1] | 0x20) == (packed[i][ending - 1] | 0x20) &&
            strncasecmp(end - ending, packed[i], ending) == 0)
            return true;
    }
    return false;
}

/* What packed ones hold has to be unpacked in turn; others tell by a doubt that they are. */
bool batch_suits(const struct batch_note *note)
{
    return note->size <= BATCH_LARGEST && !is_packed(note);
}

bool batch_suits_file(const struct batch_note *note)
{
    return note->size <= BATCH_LARGEST_FILE && note->length <= BATCH_FILE_NAME && !is_packed(note);
}

/* ---- Reading ------------------------------------------------------------- */

struct batch_reader {
    const struct input_batch *batch;
    const struct batch_member *member; /* that is being read */
    size_t next;
    bool failed;
    struct path name;  /* of the member, behind that of the zip */
    size_t zip_length; /* of that, with what divides them */
    struct feed feed;
    struct budget budget; /* without limits: the sizes are compared with those that were noted */
    struct layer layer;
};

/* Begin to read the zip of a batch; false without memory. */
static bool open_zip(struct batch_reader *reader)
{
    const struct input_batch *batch = reader->batch;
    const struct stat known = {.st_mode = S_IFREG, .st_size = (off_t)batch->zip->size};
    if (!feed_begin(&reader->feed, batch->zip->descriptor, true, &known))
        return false;
    reader->feed.base = batch->zip->base;
    reader->feed.size = batch->zip->size;
    reader->feed.regular = true;
    reader->budget = (struct budget){.max_expanded = UINT64_MAX,
                                     .max_ratio = UINT64_MAX,
                                     .max_members = UINT64_MAX,
                                     .feed = &reader->feed};
    reader->failed =
        !path_put(&reader->name, 0, batch->zip->name) ||
        !path_put(&reader->name, reader->name.length, "//") ||
        !layer_open_at(&reader->layer, &reader->budget, &reader->feed, batch->list->at);
    reader->zip_length = reader->name.length;
    return true;
}

struct batch_reader *batch_open(const struct input_batch *batch)
{
    struct batch_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    reader->batch = batch;
    reader->feed.descriptor = reader->layer.spool.descriptor = -1;
    if (batch->zip == NULL || open_zip(reader))
        return reader;
    free(reader);
    return NULL;
}

/* Whether the layer stands at the member that was noted, at the same place. */
static bool is_noted(const struct batch_reader *reader, const struct batch_member *member)
{
    const struct layer *layer = &reader->layer;
    const char *name = reader->batch->names + member->name;
    struct header_places places = {.data = member->place};
    if (member->place == 0 &&
        (!header_agrees(&reader->feed, member->at, &member->stated, name, &places) ||
         places.end != member->end))
        return false;
    return !layer->odd && layer_reached(layer) == places.data &&
           strcmp(layer_path(layer), name) == 0 &&
           (!member->wanted || (layer_is_file(layer) && !layer_is_encrypted(layer)));
}

/* Let the layer go on to the next member that was noted; false if it is another. */
static bool go_to_next(struct batch_reader *reader)
{
    reader->member = &reader->batch->list[reader->next++];
    return layer_next(&reader->layer) == LAYER_MEMBER && is_noted(reader, reader->member);
}

/* Go on to the next member that is wanted; false where there is none, or a doubt. */
static bool go_on(struct batch_reader *reader)
{
    const struct input_batch *batch = reader->batch;
    while (!reader->failed && reader->next < batch->count) {
        reader->failed = !go_to_next(reader);
        if (reader->failed || !reader->member->wanted)
            continue;
        reader->failed = layer_kind(&reader->layer) != KIND_PLAIN;
        return !reader->failed;
    }
    return false;
}

/* Open the next file, which has to be as it was noted; NULL where there is none, or a doubt. */
static const char *open_next(struct batch_reader *reader)
{
    const struct input_batch *batch = reader->batch;
    struct feed *feed = &reader->feed;
    struct stat status;
    enum kind kind;
    if (reader->failed || reader->next == batch->count)
        return NULL;
    reader->member = &batch->list[reader->next++];
    const char *name = batch->names + reader->member->name;
    feed_end(feed);
    int descriptor = probe_open(AT_FDCWD, name, &status);
    reader->failed = true;
    if (descriptor < 0)
        return NULL;
    if (!S_ISREG(status.st_mode) || status.st_size > BATCH_LARGEST_FILE ||
        !feed_begin(feed, descriptor, false, &status)) {
        close(descriptor);
        return NULL;
    }
    reader->failed = !probe_kind(feed, &kind) || kind != KIND_PLAIN;
    return reader->failed ? NULL : name;
}

const char *batch_next(struct batch_reader *reader)
{
    if (reader->batch->zip == NULL)
        return open_next(reader);
    locale_t locale = reader->batch->zip->locale;
    locale_t before = locale != (locale_t)0 ? uselocale(locale) : (locale_t)0;
    bool found = go_on(reader);
    if (before != (locale_t)0)
        uselocale(before);
    if (!found)
        return NULL;
    reader->failed =
        !path_put(&reader->name, reader->zip_length, reader->batch->names + reader->member->name);
    return reader->failed ? NULL : reader->name.bytes;
}

bool batch_is_named(const struct batch_reader *reader)
{
    return reader->member->named;
}

size_t batch_read(struct batch_reader *reader, char *buffer, size_t size)
{
    const char *bytes;
    struct layer *layer = &reader->layer;
    if (reader->failed)
        return 0;
    if (reader->batch->zip == NULL) {
        ptrdiff_t got = feed_read(&reader->feed, buffer, size);
        reader->failed = got < 0;
        return got > 0 ? (size_t)got : 0;
    }
    size_t length = layer_piece(layer, size, &bytes);
    if (layer->produced > reader->member->size ||
        (length == 0 &&
         (layer->state != MEMBER_WHOLE || layer->produced != reader->member->size))) {
        reader->failed = true;
        return 0;
    }
    if (length > 0)
        memcpy(buffer, bytes, length);
    return length;
}

bool batch_failed(const struct batch_reader *reader)
{
    return reader->failed;
}

bool batch_close(struct batch_reader *reader)
{
    if (reader == NULL)
        return false;
    bool good = !reader->failed && reader->next == reader->batch->count;
    layer_close(&reader->layer);
    feed_free(&reader->feed);
    path_free(&reader->name);
    free(reader);
    return good;
}
