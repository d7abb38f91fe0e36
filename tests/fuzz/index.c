/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for indexes: any bytes as one, and the same with a valid beginning and a valid check
 * sum, so that the code after these checks is reached.
 *
 * It does not only look for crashes: all files have names within the index, and all entries belong
 * to a file.
 */
#include "index/index.h"
#include "fuzz/driver.h"
#include "index/entry.h"

#include <unistd.h>

enum { MOST_BYTES = 64 * 1024 };

static void check_file(const struct index *index, struct index_block *block, uint64_t number,
                       uint64_t *entries)
{
    struct index_file file = index_file(index, number);
    const char *name = index_file_name(index, number), *end = index->names + index->trailer.names;
    demand(name >= index->names && name < end && *name != '\0' &&
               memchr(name, '\0', (size_t)(end - name)) != NULL,
           "a file has no name", NULL);
    demand(file.first == *entries && file.count <= index->trailer.entries - *entries,
           "entries belong to no file, or to two", NULL);
    for (uint64_t i = 0; i < file.count; i++) {
        const struct index_entry *entry = index_entry(index, block, file.first + i);
        demand(entry != NULL &&
                   (!index_entry_fits(entry, &file) ||
                    (entry->offset + entry->length <= file.size && entry->taken <= entry->length)),
               "an entry is not within its file", NULL);
    }
    *entries += file.count;
}

/* A file without a name, in which an index is opened. */
static int open_scratch(void)
{
    char name[] = "/tmp/yinsh-index-XXXXXX";
    int descriptor = mkstemp(name);
    demand(descriptor >= 0 && unlink(name) == 0, "there is no scratch file", NULL);
    return descriptor;
}

/* Open an index, and look at all of it. */
static void check_index(const char *bytes, size_t length)
{
    static int scratch = -1;
    static struct index_block block;
    struct index index;
    if (scratch < 0)
        scratch = open_scratch();
    demand(ftruncate(scratch, 0) == 0 && pwrite(scratch, bytes, length, 0) == (ssize_t)length,
           "the scratch file cannot be written", NULL);
    const char *reason = index_open_descriptor(&index, dup(scratch));
    uint64_t entries = 0;
    block.count = 0;
    demand(reason == NULL || *reason != '\0', "no reason is given", NULL);
    for (uint64_t i = 0; reason == NULL && i < index.trailer.files; i++)
        check_file(&index, &block, i, &entries);
    demand(reason != NULL || entries == index.trailer.entries, "entries belong to no file", NULL);
    index_close(&index);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct index_header header = {.magic = INDEX_MAGIC,
                                  .version = INDEX_VERSION,
                                  .order = INDEX_ORDER,
                                  .entry_size = sizeof(struct index_entry),
                                  .file_size = sizeof(struct index_file),
                                  .program = YINSH_VERSION};
    struct index_sum sum = {.next = 0};
    size_t tail = 2 * sizeof(uint64_t);
    check_index((const char *)bytes, length);
    if (length < sizeof header + sizeof(struct index_trailer) || length > MOST_BYTES ||
        length % sizeof(uint64_t) != 0)
        return 0;
    char *copy = malloc(length);
    demand(copy != NULL, "no memory", NULL);
    memcpy(copy, bytes, length);
    memcpy(copy, &header, sizeof header);
    index_sum_add(&sum, copy, length - tail);
    uint64_t end = index_sum_end(&sum);
    memcpy(copy + length - tail, &end, sizeof end);
    memcpy(copy + length - sizeof header.magic, header.magic, sizeof header.magic);
    check_index(copy, length);
    free(copy);
    return 0;
}
