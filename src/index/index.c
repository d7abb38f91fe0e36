/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/index.h"

#include "registry/notations.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Checking ---------------------------------------------------------- */

/* Check the fields that show whether the rest can be understood; returns NULL, or why not. */
static const char *check_header(const struct index_header *header)
{
    char program[sizeof header->program] = YINSH_VERSION;
    if (memcmp(header->magic, INDEX_MAGIC, sizeof header->magic) != 0)
        return "this is not an index of records";
    if (header->order != INDEX_ORDER)
        return "the index is from another kind of machine; make it again";
    if (header->version != INDEX_VERSION || header->entry_size != sizeof(struct index_entry) ||
        header->file_size != sizeof(struct index_file) ||
        memcmp(header->program, program, sizeof program) != 0)
        return "the index is from another version of yinsh; make it again";
    return NULL;
}

/* Divide the bytes into parts; false if their sizes do not add up. */
static bool divide(struct index *index)
{
    const struct index_trailer *trailer = &index->trailer;
    size_t left = index->length - sizeof index->header - sizeof *trailer;
    if (trailer->entries > left / sizeof(struct index_entry))
        return false;
    left -= (size_t)trailer->entries * sizeof(struct index_entry);
    if (trailer->files > left / sizeof(struct index_file))
        return false;
    left -= (size_t)trailer->files * sizeof(struct index_file);
    index->entries = index->bytes + sizeof index->header;
    index->files = index->entries + (size_t)trailer->entries * sizeof(struct index_entry);
    index->names = index->files + (size_t)trailer->files * sizeof(struct index_file);
    return trailer->names == left && left % sizeof(uint64_t) == 0 && trailer->entries <= INT64_MAX;
}

/* Whether the files have names, and all entries in their order. */
static bool check_files(const struct index *index)
{
    uint64_t entries = 0, name = 0;
    for (uint64_t i = 0; i < index->trailer.files; i++) {
        struct index_file file = index_file(index, i);
        const char *at = index->names + name;
        const char *end = memchr(at, '\0', (size_t)(index->trailer.names - name));
        if (file.name != name || end == NULL || end == at || file.first != entries ||
            file.count > index->trailer.entries - entries || file.size > INT64_MAX)
            return false;
        entries += file.count;
        name += (uint64_t)(end - at) + 1;
    }
    return entries == index->trailer.entries;
}

const char *index_open_bytes(struct index *index, const char *bytes, size_t length)
{
    static const char damaged[] = "the index is damaged or incomplete; make it again";
    *index = (struct index){.bytes = bytes, .length = length};
    size_t head = length < sizeof index->header ? length : sizeof index->header;
    if (head > 0)
        memcpy(&index->header, bytes, head);
    const char *reason = check_header(&index->header);
    if (reason != NULL)
        return reason;
    if (length < sizeof index->header + sizeof index->trailer || length % sizeof(uint64_t) != 0)
        return damaged;
    memcpy(&index->trailer, bytes + length - sizeof index->trailer, sizeof index->trailer);
    if (memcmp(index->trailer.magic, INDEX_MAGIC, sizeof index->trailer.magic) != 0 ||
        !divide(index))
        return damaged;
    struct index_sum sum = {.next = 0};
    index_sum_add(&sum, bytes, length - 2 * sizeof(uint64_t));
    return index_sum_end(&sum) == index->trailer.sum && check_files(index) ? NULL : damaged;
}

bool index_entry_fits(const struct index_entry *entry, const struct index_file *file)
{
    unsigned notation = 0;
    while (notation < entry->notation && notation_table[notation] != NULL)
        notation++;
    return notation_table[notation] != NULL && entry->offset <= file->size &&
           entry->length <= file->size - entry->offset && entry->taken <= entry->length &&
           entry->taken > 0 && entry->number > 0;
}

/* ---- Opening ----------------------------------------------------------- */

/* Map an open file. */
static const char *map_file(struct index *index, int descriptor)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0)
        return strerror(errno);
    if (!S_ISREG(status.st_mode) || status.st_size == 0 || (uint64_t)status.st_size > SIZE_MAX)
        return "this is not an index of records";
    size_t length = (size_t)status.st_size;
    void *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes == MAP_FAILED)
        return strerror(errno);
    const char *reason = index_open_bytes(index, bytes, length);
    index->mapped = true;
    return reason;
}

const char *index_open(struct index *index, const char *name)
{
    *index = (struct index){.bytes = NULL};
    int descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return strerror(errno);
    const char *reason = map_file(index, descriptor);
    close(descriptor);
    return reason;
}

void index_close(struct index *index)
{
    if (index->mapped)
        munmap((void *)index->bytes, index->length);
    *index = (struct index){.bytes = NULL};
}

/* ---- Parts ------------------------------------------------------------- */

uint64_t index_options(const yinsh_reader_options *options)
{
    char text[128];
    int length = snprintf(text, sizeof text, "%.60s %d %d %d %zu",
                          options->notation != NULL ? options->notation : "", (int)options->variant,
                          (int)options->house, options->steal, options->max_record);
    return index_hash(text, (size_t)length);
}

struct index_file index_file(const struct index *index, uint64_t number)
{
    struct index_file file;
    memcpy(&file, index->files + number * sizeof file, sizeof file);
    return file;
}

const char *index_file_name(const struct index *index, uint64_t number)
{
    return index->names + index_file(index, number).name;
}

struct index_entry index_entry(const struct index *index, uint64_t number)
{
    struct index_entry entry;
    memcpy(&entry, index->entries + number * sizeof entry, sizeof entry);
    return entry;
}
