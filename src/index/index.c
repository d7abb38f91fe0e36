/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/index.h"

#include "input/feed.h"
#include "registry/notations.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char index_unreadable[] = "the index cannot be read any more";
static const char damaged[] = "the index is damaged or incomplete; make it again";

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

/* Return the length of the entries, which are as many as the trailer states. */
static uint64_t entries_length(const struct index *index)
{
    return index->trailer.entries * sizeof(struct index_entry);
}

/* Whether the sizes of the parts add up to that of the file. */
static bool sizes_fit(const struct index *index, uint64_t size)
{
    const struct index_trailer *trailer = &index->trailer;
    uint64_t left = size - sizeof index->header - sizeof *trailer;
    if (trailer->entries > left / sizeof(struct index_entry))
        return false;
    left -= entries_length(index);
    if (trailer->files > left / sizeof(struct index_file))
        return false;
    left -= trailer->files * sizeof(struct index_file);
    return trailer->names == left && left % sizeof(uint64_t) == 0;
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

/* Read the files and their names; returns NULL, or why that fails. */
static const char *read_files(struct index *index)
{
    uint64_t files = index->trailer.files * sizeof(struct index_file);
    uint64_t length = files + index->trailer.names;
    index->files = length < SIZE_MAX ? malloc((size_t)length + 1) : NULL;
    if (index->files == NULL)
        return strerror(ENOMEM);
    index->names = index->files + files;
    int error = read_all_at(index->descriptor, sizeof index->header + entries_length(index),
                            index->files, (size_t)length);
    return error != 0 ? strerror(error) : NULL;
}

/* Add the entries to the check sum; returns NULL, or why they cannot be read. */
static const char *add_entries(const struct index *index, struct index_sum *sum)
{
    uint64_t at = 0, length = entries_length(index);
    size_t most = INDEX_BLOCK * sizeof(struct index_entry);
    char *block = malloc(most);
    int error = block == NULL ? ENOMEM : 0;
    for (size_t size; at < length && error == 0; at += size) {
        size = length - at < most ? (size_t)(length - at) : most;
        error = read_all_at(index->descriptor, sizeof index->header + at, block, size);
        if (error == 0)
            index_sum_add(sum, block, size);
    }
    free(block);
    return error != 0 ? strerror(error) : NULL;
}

/* Check the sum, and what the files are; returns NULL, or why not. */
static const char *check_all(struct index *index)
{
    struct index_sum sum = {.next = 0};
    const struct index_trailer *trailer = &index->trailer;
    const char *reason = read_files(index);
    index_sum_add(&sum, &index->header, sizeof index->header);
    if (reason == NULL)
        reason = add_entries(index, &sum);
    if (reason != NULL)
        return reason;
    index_sum_add(&sum, index->files,
                  (size_t)(index->names - index->files) + (size_t)trailer->names);
    index_sum_add(&sum, trailer, offsetof(struct index_trailer, sum));
    return index_sum_end(&sum) == trailer->sum && check_files(index) ? NULL : damaged;
}

const char *index_open_descriptor(struct index *index, int descriptor)
{
    struct stat status;
    *index = (struct index){.descriptor = descriptor, .open = true};
    struct index_header *header = &index->header;
    struct index_trailer *trailer = &index->trailer;
    if (fstat(descriptor, &status) != 0)
        return strerror(errno);
    uint64_t size = S_ISREG(status.st_mode) ? (uint64_t)status.st_size : 0;
    int error =
        read_all_at(descriptor, 0, header, size < sizeof *header ? (size_t)size : sizeof *header);
    const char *reason = error != 0 ? strerror(error) : check_header(header);
    if (reason != NULL)
        return reason;
    if (size < sizeof *header + sizeof *trailer || size % sizeof(uint64_t) != 0)
        return damaged;
    error = read_all_at(descriptor, size - sizeof *trailer, trailer, sizeof *trailer);
    if (error != 0)
        return strerror(error);
    if (memcmp(trailer->magic, INDEX_MAGIC, sizeof trailer->magic) != 0 || !sizes_fit(index, size))
        return damaged;
    return check_all(index);
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

const char *index_open(struct index *index, const char *name)
{
    *index = (struct index){.open = false};
    int descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    return descriptor < 0 ? strerror(errno) : index_open_descriptor(index, descriptor);
}

void index_close(struct index *index)
{
    if (index->open)
        close(index->descriptor);
    free(index->files);
    *index = (struct index){.open = false};
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
    assert(index->files != NULL); /* it is open */
    memcpy(&file, index->files + number * sizeof file, sizeof file);
    return file;
}

const char *index_file_name(const struct index *index, uint64_t number)
{
    return index->names + index_file(index, number).name;
}

const struct index_entry *index_entry(const struct index *index, struct index_block *block,
                                      uint64_t number)
{
    uint64_t left = index->trailer.entries - number;
    if (number < block->first || number - block->first >= block->count) {
        block->first = number;
        block->count = left < INDEX_BLOCK ? left : INDEX_BLOCK;
        if (read_all_at(index->descriptor,
                        sizeof index->header + number * sizeof(struct index_entry), block->list,
                        (size_t)block->count * sizeof(struct index_entry)) != 0)
            block->count = 0;
    }
    return block->count > 0 ? &block->list[number - block->first] : NULL;
}
