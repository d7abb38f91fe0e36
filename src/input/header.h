/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Headers of the members of a zip, without libarchive: only what it reads in one way, whether by
 * the directory or from front to back.  Everything else is odd, and for libarchive to tell.
 */
#ifndef INPUT_HEADER_H
#define INPUT_HEADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    HEADER_NAME = 1024, /* bytes of a name; a longer one is odd */
    HEADER_ENTRY = 46   /* bytes of an entry of the directory, without name and what extends it */
};

struct feed;

/** What local headers and the entries of a directory both have. */
struct header {
    uint32_t sum, packed, size; /* of the data: CRC-32, and bytes */
    uint16_t flags, method;
    uint16_t name, extra; /* bytes that follow: of the name, and of what extends the header */
};

/** What a local header says that begins with ZIP_HEADER such bytes; false where it is odd. */
bool header_of_local(const char *bytes, struct header *header);

/** The bytes that a local header takes, with all that follows it in front of the data. */
size_t header_length(const struct header *header);

/** Whether sum and sizes stand behind the data. */
bool header_is_behind(const struct header *header);

/** What an entry of a directory says; of its HEADER_ENTRY bytes only. */
struct header header_of_entry(const char *bytes);

/**
 * Whether nothing is odd in a name and behind it in what extends its header, both of which bytes
 * begin with, and in the sizes.
 */
bool header_is_plain(const struct header *header, const char *bytes);

/** Where the data of a member begin, and where what stands behind them ends. */
struct header_places {
    uint64_t data, end;
};

/**
 * Whether the local header at a place of a regular file, and what stands behind the data if
 * anything does, say of a member what the directory states, its name included.  Stores where its
 * data are; false also where the file cannot be read.
 */
bool header_agrees(const struct feed *feed, uint64_t at, const struct header *stated,
                   const char *name, struct header_places *places);

#endif
