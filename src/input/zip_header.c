/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/zip_header.h"

#include "input/kind.h"

#include <string.h>

enum {
    LAST_VERSION = 63,
    FLAG_DESCRIPTOR = 0x0008,
    FLAG_UTF8 = 0x0800, /* the name is UTF-8 */
    /* The others that are plain state how hard the data were packed. */
    FLAGS_PLAIN = 0x0006 | FLAG_DESCRIPTOR | FLAG_UTF8
};

/* ---- Fields -------------------------------------------------------------- */

static struct zip_header fields_at(const char *bytes)
{
    return (struct zip_header){.flags = (uint16_t)little_endian(bytes, 2),
                               .method = (uint16_t)little_endian(bytes + 2, 2),
                               .sum = (uint32_t)little_endian(bytes + 8, 4),
                               .packed = (uint32_t)little_endian(bytes + 12, 4),
                               .size = (uint32_t)little_endian(bytes + 16, 4),
                               .name = (uint16_t)little_endian(bytes + 20, 2),
                               .extra = (uint16_t)little_endian(bytes + 22, 2)};
}

struct zip_header zip_header_of_local(const char *bytes)
{
    return fields_at(bytes + 6);
}

struct zip_header zip_header_of_entry(const char *bytes)
{
    return fields_at(bytes + 8);
}

size_t zip_entry_length(const char *bytes)
{
    enum { COMMENT = 32 };
    struct zip_header header = zip_header_of_entry(bytes);
    return ZIP_ENTRY + (size_t)header.name + header.extra +
           (size_t)little_endian(bytes + COMMENT, 2);
}

uint64_t zip_entry_place(const char *bytes)
{
    return little_endian(bytes + 42, 4);
}

bool zip_is_local(const char *bytes)
{
    return zip_is(bytes, "PK\3\4") && (unsigned char)bytes[4] <= LAST_VERSION;
}

bool zip_has_descriptor(const struct zip_header *header)
{
    return (header->flags & FLAG_DESCRIPTOR) != 0;
}

/* ---- Plain headers ------------------------------------------------------- */

/* Whether the extra fields state only when a file was changed, and whose it is. */
static bool is_plain_extra(const char *extra, size_t length)
{
    enum { TIME = 0x5455 };
    static const unsigned known[] = {TIME, 0x5855, 0x7855, 0x7875};
    for (size_t size; length > 0; extra += size, length -= size) {
        bool found = false;
        if (length < 4)
            return false;
        unsigned id = (unsigned)little_endian(extra, 2);
        size = 4 + (size_t)little_endian(extra + 2, 2);
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found = found || id == known[i];
        if (!found || size > length || (id == TIME && size == 4))
            return false;
    }
    return true;
}

/*
 * Whether libarchive gives a name as it is: without control characters and '\\', and if it converts
 * UTF-8, with nothing that it could compose or replace: only characters up to U+02FF.
 */
static bool is_plain_name(const char *name, size_t length, bool utf8)
{
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)name[i];
        if (byte < ' ' || byte == 0x7f || byte == '\\')
            return false;
        if (byte < 0x80 || !utf8)
            continue;
        if (byte < 0xc2 || byte > 0xcb || ++i == length || ((unsigned char)name[i] & 0xc0) != 0x80)
            return false;
    }
    return length > 0 && length <= ZIP_NAME_MOST;
}

/* Whether a header is plain that is followed by its name and its extra fields. */
static bool is_plain(const struct zip_header *header, const char *name)
{
    bool stored = header->method == ZIP_STORED;
    return (header->flags & ~FLAGS_PLAIN) == 0 && (stored || header->method == ZIP_DEFLATED) &&
           (!stored || header->packed == header->size || zip_has_descriptor(header)) &&
           header->packed != UINT32_MAX && header->size != UINT32_MAX &&
           is_plain_name(name, header->name, (header->flags & FLAG_UTF8) != 0) &&
           is_plain_extra(name + header->name, header->extra);
}

/* Whether an entry states that its member is a file, or a folder. */
static bool has_type(const char *entry, bool folder)
{
    enum { MADE_BY = 5, ATTRIBUTES = 38, BY_DOS = 0, BY_UNIX = 3, DOS_FOLDER = 0x10 };
    uint64_t attributes = little_endian(entry + ATTRIBUTES, 4);
    unsigned type = (unsigned)(attributes >> 28);
    if (entry[MADE_BY] == BY_DOS)
        return ((attributes & DOS_FOLDER) != 0) == folder;
    return entry[MADE_BY] == BY_UNIX && (type == 0 || type == (folder ? 4 : 8));
}

bool zip_entry_is_plain(const char *bytes)
{
    enum { DISK = 34 };
    struct zip_header header = zip_header_of_entry(bytes);
    const char *name = bytes + ZIP_ENTRY;
    return little_endian(bytes + DISK, 2) == 0 && is_plain(&header, name) &&
           (header.method == ZIP_STORED ? header.packed == header.size : header.packed > 0) &&
           has_type(bytes, name[header.name - 1] == '/') &&
           (name[header.name - 1] != '/' || header.packed == 0);
}

/* ---- Compared ------------------------------------------------------------ */

/* Whether a local header has the same number, or the descriptor has it. */
static bool is_same(uint32_t entry, uint32_t local, bool descriptor)
{
    return local == entry || (descriptor && local == 0);
}

size_t zip_local_agrees(const char *bytes, size_t length, const struct zip_header *entry,
                        const char *name)
{
    struct zip_header local = zip_header_of_local(bytes);
    bool descriptor = zip_has_descriptor(entry);
    size_t most = ZIP_HEADER + (size_t)local.name + local.extra;
    bool agrees = most <= length && zip_is_local(bytes) && is_plain(&local, bytes + ZIP_HEADER) &&
                  local.flags == entry->flags && local.method == entry->method &&
                  is_same(entry->sum, local.sum, descriptor) &&
                  is_same(entry->packed, local.packed, descriptor) &&
                  is_same(entry->size, local.size, descriptor) && local.name == entry->name &&
                  memcmp(bytes + ZIP_HEADER, name, local.name) == 0;
    return agrees ? most : 0;
}

bool zip_descriptor_agrees(const char *bytes, const struct zip_header *entry)
{
    return zip_is(bytes, "PK\7\10") && little_endian(bytes + 4, 4) == entry->sum &&
           little_endian(bytes + 8, 4) == entry->packed &&
           little_endian(bytes + 12, 4) == entry->size;
}
