/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/zip_directory.h"

#include "input/kind.h"

#include <string.h>

/* Show the entry at a place, whole; NULL if there is none.  It stays until the next call. */
static const char *entry_at(struct zip_directory *directory, uint64_t at, size_t *length)
{
    uint64_t rest = directory->end - at;
    const char *bytes = rest >= ZIP_ENTRY ? feed_show(&directory->feed, at, ZIP_ENTRY) : NULL;
    if (bytes == NULL || !zip_is(bytes, "PK\1\2"))
        return NULL;
    *length = zip_entry_length(bytes);
    return *length <= rest ? feed_show(&directory->feed, at, *length) : NULL;
}

/* Whether the directory is a row of entries whose members are in the same order. */
static bool is_in_order(struct zip_directory *directory)
{
    uint64_t before = 0;
    size_t length;
    for (uint64_t at = directory->begin; at < directory->end; at += length) {
        const char *entry = entry_at(directory, at, &length);
        uint64_t place = entry != NULL ? zip_entry_place(entry) : 0;
        bool follows = directory->count == 0 ? place == 0 : place > before;
        if (entry == NULL || !follows || place >= directory->begin)
            return false;
        before = place;
        directory->count++;
    }
    return directory->count > 0;
}

/* Find the directory, which is directly before its end record, which is at the end of the file. */
static bool find(struct zip_directory *directory)
{
    enum { LOCATOR = 20 /* of a zip64 */, END = 22, COMMENT = UINT16_MAX };
    const char *bytes;
    uint64_t size = directory->feed.size;
    uint64_t from = size > LOCATOR + END + COMMENT ? size - (LOCATOR + END + COMMENT) : 0;
    feed_seek(&directory->feed, from);
    ptrdiff_t at = feed_peek(&directory->feed, (size_t)(size - from), &bytes) - END;
    /* A comment may follow it. */
    while (at >= LOCATOR && (!zip_is(bytes + at, "PK\5\6") ||
                             from + (uint64_t)at + END + little_endian(bytes + at + 20, 2) != size))
        at--;
    if (at < LOCATOR)
        return false;
    directory->begin = directory->next = little_endian(bytes + at + 16, 4);
    directory->end = from + (uint64_t)at;
    return !zip_is(bytes + at - LOCATOR, "PK\6\7") &&
           little_endian(bytes + at + 4, 4) == 0 /* volumes */ &&
           directory->begin + little_endian(bytes + at + 12, 4) == directory->end;
}

bool zip_directory_open(struct zip_directory *directory, const struct feed *zip)
{
    zip_directory_close(directory);
    if (!feed_begin_at(&directory->feed, zip->descriptor, zip->base, zip->size))
        return false;
    if (find(directory) && is_in_order(directory))
        return true;
    zip_directory_close(directory);
    return false;
}

void zip_directory_close(struct zip_directory *directory)
{
    feed_free(&directory->feed);
    directory->count = 0;
}

bool zip_directory_peek(struct zip_directory *directory, struct zip_listed *listed)
{
    size_t length;
    const char *entry = directory->count > 0 ? entry_at(directory, directory->next, &length) : NULL;
    uint64_t end = directory->begin;
    if (entry == NULL)
        return false;
    if (directory->count > 1) {
        entry = feed_show(&directory->feed, directory->next, length + ZIP_ENTRY);
        if (entry == NULL)
            return false;
        end = zip_entry_place(entry + length);
    }
    directory->length = length;
    *listed = (struct zip_listed){
        .entry = {.header = zip_header_of_entry(entry), .at = zip_entry_place(entry), .end = end},
        .plain = zip_entry_is_plain(entry),
        .name = directory->name};
    if (listed->plain) {
        size_t size = listed->entry.header.name;
        memcpy(directory->name, entry + ZIP_ENTRY, size);
        directory->name[size] = '\0';
        listed->folder = directory->name[size - 1] == '/';
    }
    return true;
}

void zip_directory_take(struct zip_directory *directory)
{
    directory->next += directory->length;
    directory->count--;
}
