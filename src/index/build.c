/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/build.h"

#include "input/feed.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char not_plain[] =
    "only plain files can be indexed: no pipes, and nothing in archives, "
    "compressed or in UTF-16";
static const char has_changed[] = "the file changed while it was being read";

static void put(struct index_build *build, const void *bytes, size_t length)
{
    index_sum_add(&build->sum, bytes, length);
    output_bytes(build->out, bytes, length);
}

void index_build_begin(struct index_build *build, struct output *out, uint64_t options)
{
    struct index_header header = {.magic = INDEX_MAGIC,
                                  .version = INDEX_VERSION,
                                  .order = INDEX_ORDER,
                                  .entry_size = sizeof(struct index_entry),
                                  .file_size = sizeof(struct index_file),
                                  .program = YINSH_VERSION,
                                  .options = options};
    *build = (struct index_build){.out = out, .descriptor = -1};
    put(build, &header, sizeof header);
}

const char *index_build_take(struct index_build *build, const struct index *index)
{
    const struct index_trailer *trailer = &index->trailer;
    struct index_block *block = calloc(1, sizeof *block);
    size_t names = 0; /* without the NULs after them */
    if (trailer->files > 0) {
        const char *last = index_file_name(index, trailer->files - 1);
        names = (size_t)(last + strlen(last) + 1 - index->names);
    }
    for (; block != NULL && build->entries < trailer->entries; build->entries++) {
        const struct index_entry *entry = index_entry(index, block, build->entries);
        if (entry == NULL)
            break;
        put(build, entry, sizeof *entry);
    }
    bool read = block != NULL && build->entries == trailer->entries;
    free(block);
    if (!read)
        return index_unreadable;
    bool added = bytes_add(&build->files, index->files, (size_t)(index->names - index->files)) &&
                 bytes_add(&build->names, index->names, names);
    return added ? NULL : strerror(ENOMEM);
}

/* ---- Files ------------------------------------------------------------- */

/* Write the entry that waits for its length, which ends at an offset. */
static const char *put_waiting(struct index_build *build, uint64_t end)
{
    struct index_entry *entry = &build->waiting;
    if (!build->waits)
        return NULL;
    if (end < entry->offset || end - entry->offset < entry->taken)
        return has_changed;
    if (end - entry->offset > UINT32_MAX)
        return "there are more than 4 GiB between two records";
    entry->length = (uint32_t)(end - entry->offset);
    put(build, entry, sizeof *entry);
    build->entries++;
    build->waits = false;
    return NULL;
}

/* Get the state of the open file; returns 0, or the number of the error. */
static int get_state(int descriptor, struct index_file *file)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0)
        return errno;
    file->size = (uint64_t)status.st_size;
    file->seconds = status.st_mtim.tv_sec;
    file->nanoseconds = status.st_mtim.tv_nsec;
    return S_ISREG(status.st_mode) ? index_sample(descriptor, file->size, &file->sample) : EINVAL;
}

static const char *end_file(struct index_build *build)
{
    struct index_file *file = &build->file, now = *file;
    if (build->descriptor < 0)
        return NULL;
    const char *reason = put_waiting(build, file->size);
    if (reason == NULL && get_state(build->descriptor, &now) != 0)
        reason = has_changed;
    if (reason == NULL && memcmp(&now, file, sizeof now) != 0)
        reason = has_changed;
    close(build->descriptor);
    build->descriptor = -1;
    file->count = build->entries - file->first;
    if (reason == NULL && !bytes_add(&build->files, (const char *)file, sizeof *file))
        reason = strerror(ENOMEM);
    return reason;
}

/* Whether the bytes of a record are those at its place in the open file. */
static bool is_there(int descriptor, const struct index_entry *entry)
{
    char *bytes = malloc(entry->taken);
    bool same = bytes != NULL && read_all_at(descriptor, entry->offset, bytes, entry->taken) == 0 &&
                index_hash(bytes, entry->taken) == entry->hash;
    free(bytes);
    return same;
}

static const char *begin_file(struct index_build *build, const char *name)
{
    struct index_file *file = &build->file;
    const char *reason = end_file(build);
    if (reason != NULL)
        return reason;
    *file = (struct index_file){.first = build->entries, .name = build->names.length};
    build->number = 0;
    build->descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (build->descriptor < 0 || get_state(build->descriptor, file) != 0)
        return not_plain;
    return bytes_add(&build->names, name, strlen(name) + 1) ? NULL : strerror(ENOMEM);
}

const char *index_build_add(struct index_build *build, const char *name,
                            const struct index_entry *entry, bool good, bool carries)
{
    const char *last = build->names.at + build->file.name, *reason = NULL;
    bool new_file = build->descriptor < 0 || strcmp(last, name) != 0 ||
                    (build->number > 0 && entry->offset <= build->offset);
    if (new_file)
        reason = begin_file(build, name);
    if (reason == NULL)
        reason = put_waiting(build, entry->offset);
    if (reason != NULL)
        return reason;
    if (build->number == UINT32_MAX)
        return "there are too many records in it";
    build->number++;
    build->offset = entry->offset;
    build->file.carries |= carries;
    build->waits = good;
    build->waiting = *entry;
    build->waiting.number = build->number;
    /* In a file that is unpacked or converted, the record is not at this place. */
    bool first = good && build->entries == build->file.first;
    return first && !is_there(build->descriptor, entry) ? not_plain : NULL;
}

const char *index_build_end(struct index_build *build)
{
    static const char zeros[sizeof(uint64_t)] = {0};
    const char *reason = end_file(build);
    size_t pad = (0 - build->names.length) % sizeof zeros;
    if (reason == NULL && !bytes_add(&build->names, zeros, pad))
        reason = strerror(ENOMEM);
    if (reason != NULL)
        return reason;
    struct index_trailer trailer = {.entries = build->entries,
                                    .files = build->files.length / sizeof(struct index_file),
                                    .names = build->names.length,
                                    .magic = INDEX_MAGIC};
    if (trailer.files > 0) {
        put(build, build->files.at, build->files.length);
        put(build, build->names.at, build->names.length);
    }
    put(build, &trailer, offsetof(struct index_trailer, sum));
    trailer.sum = index_sum_end(&build->sum);
    output_bytes(build->out, (const char *)&trailer.sum,
                 sizeof trailer - offsetof(struct index_trailer, sum));
    return NULL;
}

void index_build_free(struct index_build *build)
{
    if (build->descriptor >= 0)
        close(build->descriptor);
    bytes_free(&build->files);
    bytes_free(&build->names);
}
