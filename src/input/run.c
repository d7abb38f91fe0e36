/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/run.h"

#include "input/layer.h"
#include "input/path.h"
#include "input/tell.h"

#include <fcntl.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    RUN_MEMBERS = 128,
    RUN_BYTES = 1024 * 1024,        /* unpacked; with so many a run is full */
    RUN_LARGEST = 16 * 1024 * 1024, /* bytes of a member */
    RUN_NAMES = 256 * 1024,         /* bytes */
    /* Files take longer to open than small members to unpack, and nobody knows how many follow. */
    RUN_FILES = 64,
    RUN_FILE_BYTES = 128 * 1024,
    RUN_LARGEST_FILE = 64 * 1024,
    RUN_FILE_NAME = 1024 /* bytes; a longer one may be too long to be opened by */
};

/* ---- The zip ------------------------------------------------------------- */

struct run_zip *run_zip_new(const struct feed *feed, const char *name, locale_t locale)
{
    struct run_zip *zip = calloc(1, sizeof *zip);
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
        run_zip_leave(zip);
        return NULL;
    }
    return zip;
}

struct run_zip *run_zip_use(struct run_zip *zip)
{
    if (zip != NULL)
        atomic_fetch_add(&zip->users, 1);
    return zip;
}

void run_zip_leave(struct run_zip *zip)
{
    if (zip == NULL || atomic_fetch_sub(&zip->users, 1) > 1)
        return;
    if (zip->descriptor >= 0)
        close(zip->descriptor);
    free(zip->name);
    free(zip);
}

/* ---- Noting members ------------------------------------------------------ */

struct run *run_new(struct run_zip *zip)
{
    struct run *run = calloc(1, sizeof *run);
    if (run == NULL || (run->list = malloc(RUN_MEMBERS * sizeof *run->list)) == NULL) {
        free(run);
        return NULL;
    }
    run->zip = run_zip_use(zip);
    return run;
}

void run_free(struct run *run)
{
    if (run == NULL)
        return;
    run_zip_leave(run->zip);
    free(run->list);
    free(run->names);
    free(run);
}

bool run_is_full(const struct run *run)
{
    if (run->zip == NULL)
        return run->count == RUN_FILES || run->bytes >= RUN_FILE_BYTES;
    return run->count == RUN_MEMBERS || run->bytes >= RUN_BYTES;
}

bool run_add(struct run *run, const struct run_note *note)
{
    if (run_is_full(run) || note->length >= RUN_NAMES - run->names_length ||
        (run->zip != NULL && run->count > 0 &&
         (note->size > RUN_BYTES || note->at <= run->list[run->count - 1].at)))
        return false;
    if (note->length >= run->names_capacity - run->names_length) {
        size_t capacity = (run->names_length + note->length) * 2 + 4096;
        char *names = realloc(run->names, capacity);
        if (names == NULL)
            return false;
        run->names = names;
        run->names_capacity = capacity;
    }
    memcpy(run->names + run->names_length, note->path, note->length);
    struct run_member *member = &run->list[run->count++];
    *member = (struct run_member){.at = note->at,
                                  .place = note->place,
                                  .end = note->end,
                                  .size = note->size,
                                  .name = run->names_length,
                                  .wanted = note->wanted,
                                  .named = note->named};
    if (note->stated != NULL)
        member->stated = *note->stated;
    run->names_length += note->length;
    run->names[run->names_length++] = '\0';
    run->bytes += note->wanted ? note->size : 0;
    return true;
}

/* Whether a name says that its file holds others, or a packed one. */
static bool is_packed(const struct run_note *note)
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
bool run_suits(const struct run_note *note)
{
    return note->size <= RUN_LARGEST && !is_packed(note);
}

bool run_suits_file(const struct run_note *note)
{
    return note->size <= RUN_LARGEST_FILE && note->length <= RUN_FILE_NAME && !is_packed(note);
}

/* ---- Reading ------------------------------------------------------------- */

struct run_reader {
    const struct run *run;
    const struct run_member *member; /* that is being read */
    size_t next;
    bool failed;
    struct path name;  /* of the member, behind that of the zip */
    size_t zip_length; /* of that, with what divides them */
    struct feed feed;
    struct budget budget; /* without limits: the sizes are compared with those that were noted */
    struct layer layer;
};

/* Begin to read the zip of a run; false without memory. */
static bool open_zip(struct run_reader *reader)
{
    const struct run *run = reader->run;
    const struct stat known = {.st_mode = S_IFREG, .st_size = (off_t)run->zip->size};
    if (!feed_begin(&reader->feed, run->zip->descriptor, true, &known))
        return false;
    reader->feed.base = run->zip->base;
    reader->feed.size = run->zip->size;
    reader->feed.regular = true;
    reader->budget = (struct budget){.max_expanded = UINT64_MAX,
                                     .max_ratio = UINT64_MAX,
                                     .max_members = UINT64_MAX,
                                     .feed = &reader->feed};
    reader->failed = !path_put(&reader->name, 0, run->zip->name) ||
                     !path_put(&reader->name, reader->name.length, "//") ||
                     !layer_open_at(&reader->layer, &reader->budget, &reader->feed, run->list->at);
    reader->zip_length = reader->name.length;
    return true;
}

struct run_reader *run_open(const struct run *run)
{
    struct run_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    reader->run = run;
    reader->feed.descriptor = reader->layer.spool.descriptor = -1;
    if (run->zip == NULL || open_zip(reader))
        return reader;
    free(reader);
    return NULL;
}

/* Whether the layer stands at the member that was noted, at the same place. */
static bool is_noted(const struct run_reader *reader, const struct run_member *member)
{
    const struct layer *layer = &reader->layer;
    const char *name = reader->run->names + member->name;
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
static bool go_to_next(struct run_reader *reader)
{
    reader->member = &reader->run->list[reader->next++];
    return layer_next(&reader->layer) == LAYER_MEMBER && is_noted(reader, reader->member);
}

/* Go on to the next member that is wanted; false where there is none, or a doubt. */
static bool go_on(struct run_reader *reader)
{
    const struct run *run = reader->run;
    while (!reader->failed && reader->next < run->count) {
        reader->failed = !go_to_next(reader);
        if (reader->failed || !reader->member->wanted)
            continue;
        reader->failed = layer_kind(&reader->layer) != KIND_PLAIN;
        return !reader->failed;
    }
    return false;
}

/* Open the next file, which has to be as it was noted; NULL where there is none, or a doubt. */
static const char *open_next(struct run_reader *reader)
{
    const struct run *run = reader->run;
    struct feed *feed = &reader->feed;
    struct stat status;
    enum kind kind;
    if (reader->failed || reader->next == run->count)
        return NULL;
    reader->member = &run->list[reader->next++];
    const char *name = run->names + reader->member->name;
    feed_end(feed);
    int descriptor = open_found(AT_FDCWD, name, &status);
    reader->failed = true;
    if (descriptor < 0)
        return NULL;
    if (!S_ISREG(status.st_mode) || status.st_size > RUN_LARGEST_FILE ||
        !feed_begin(feed, descriptor, false, &status)) {
        close(descriptor);
        return NULL;
    }
    reader->failed = !tell_kind(feed, &kind) || kind != KIND_PLAIN;
    return reader->failed ? NULL : name;
}

const char *run_next(struct run_reader *reader)
{
    if (reader->run->zip == NULL)
        return open_next(reader);
    locale_t locale = reader->run->zip->locale;
    locale_t before = locale != (locale_t)0 ? uselocale(locale) : (locale_t)0;
    bool found = go_on(reader);
    if (before != (locale_t)0)
        uselocale(before);
    if (!found)
        return NULL;
    reader->failed =
        !path_put(&reader->name, reader->zip_length, reader->run->names + reader->member->name);
    return reader->failed ? NULL : reader->name.bytes;
}

bool run_is_named(const struct run_reader *reader)
{
    return reader->member->named;
}

size_t run_read(struct run_reader *reader, char *buffer, size_t size)
{
    const char *bytes;
    struct layer *layer = &reader->layer;
    if (reader->failed)
        return 0;
    if (reader->run->zip == NULL) {
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

bool run_failed(const struct run_reader *reader)
{
    return reader->failed;
}

bool run_close(struct run_reader *reader)
{
    if (reader == NULL)
        return false;
    bool good = !reader->failed && reader->next == reader->run->count;
    layer_close(&reader->layer);
    feed_free(&reader->feed);
    path_free(&reader->name);
    free(reader);
    return good;
}
