/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Members of a zip, unpacked one after another without libarchive.  What is not exactly as the
 * directory states it is an error here, and left to libarchive.
 */
#ifndef INPUT_ZIP_MEMBER_H
#define INPUT_ZIP_MEMBER_H

#include "input/feed.h"
#include "input/zip_header.h"

#include <zlib.h>

/** What unpacks members; all zero is nothing, which may be freed. */
struct zip_member {
    struct feed *feed; /* of the zip */
    struct zip_header header;
    uint64_t left;     /* packed bytes not read yet */
    uint64_t produced; /* bytes unpacked */
    uint32_t sum;      /* of them */
    size_t matched;    /* bytes of the signature of a descriptor that the last ones may be */
    bool ended;        /* whether all of it was unpacked and is right */
    z_stream stream;
};

/** Begin to unpack members; false without memory.  The library has to be loaded. */
bool zip_member_init(struct zip_member *member, struct feed *feed);

/** Free what unpacks members. */
void zip_member_free(struct zip_member *member);

/**
 * Open a member.  Returns false if its local header or its length is not as the directory states
 * it, or if it has another name.
 */
bool zip_member_open(struct zip_member *member, const struct zip_entry *entry, const char *name);

/**
 * Unpack the next bytes, as many as the buffer takes.  Returns their number, 0 at the end, or -1 if
 * the member is not as stated.
 */
ptrdiff_t zip_member_read(struct zip_member *member, char *buffer, size_t size);

/** Skip a member, with the checks that libarchive makes when it skips one. */
bool zip_member_skip(struct zip_member *member);

#endif
