/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The headers of the members of a zip: local headers, which come before the data, and the entries
 * of the directory.  A header is plain if libarchive reads it in one way only; all others are left
 * to libarchive.
 */
#ifndef INPUT_ZIP_HEADER_H
#define INPUT_ZIP_HEADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    ZIP_SIGNATURE = 4,    /* bytes that each header and record begins with */
    ZIP_HEADER = 30,      /* bytes of a local header, without name and extra fields */
    ZIP_ENTRY = 46,       /* bytes of an entry, without name, extra fields and comment */
    ZIP_NAME_MOST = 1024, /* bytes of a plain name */
    ZIP_DESCRIPTOR = 16   /* bytes that may follow the data of a member: its sum and its sizes */
};

enum { ZIP_STORED = 0, ZIP_DEFLATED = 8 /* methods */ };

/** The fields that local headers and entries have in common. */
struct zip_header {
    uint32_t sum, packed, size; /* of the data: CRC-32, bytes in the zip, bytes unpacked */
    uint16_t flags, method;
    uint16_t name, extra; /* bytes that follow the header: of the name and of the extra fields */
};

/** A member as the directory states it. */
struct zip_entry {
    struct zip_header header;
    uint64_t at, end; /* where its local header begins, and what follows the member */
};

/** Return whether bytes, ZIP_SIGNATURE at least, begin with a signature. */
static inline bool zip_is(const char *bytes, const char *signature)
{
    return memcmp(bytes, signature, ZIP_SIGNATURE) == 0;
}

/** Return the fields of a local header, ZIP_HEADER bytes. */
struct zip_header zip_header_of_local(const char *bytes);

/** Returns the fields of an entry, ZIP_ENTRY bytes. */
struct zip_header zip_header_of_entry(const char *bytes);

/** Return the length of an entry, with all that belongs to it; of its first ZIP_ENTRY bytes. */
size_t zip_entry_length(const char *bytes);

/** Return the place of the local header of an entry. */
uint64_t zip_entry_place(const char *bytes);

/** Return whether a local header begins with that signature and a version that exists. */
bool zip_is_local(const char *bytes);

/** Return whether a descriptor follows the data, which then ends where the unpacked data end. */
bool zip_has_descriptor(const struct zip_header *header);

/** Return whether an entry, with its name and extra fields, is plain. */
bool zip_entry_is_plain(const char *bytes);

/**
 * Return whether the local header of a member, with its name and extra fields, is plain and states
 * what the entry does.  bytes are at least ZIP_HEADER, and the whole header if there are that many.
 * Returns its length, or 0.
 */
size_t zip_local_agrees(const char *bytes, size_t length, const struct zip_header *entry,
                        const char *name);

/** Return whether the ZIP_DESCRIPTOR bytes after the data of a member state what its entry does. */
bool zip_descriptor_agrees(const char *bytes, const struct zip_header *entry);

#endif
