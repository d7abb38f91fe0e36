/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The search for the members of a zip after damage, and what the directory of a zip lists.  Bytes
 * that a stream has shown stay valid if a function gets it as const; the others move the stream.
 */
#ifndef INPUT_ZIP_SCAN_H
#define INPUT_ZIP_SCAN_H

#include "input/stream.h"

/**
 * Search the few bytes from a place on, fewer than a member takes, for a signature of zip; stores
 * where it is, and whether a possible header of a member follows.  Bytes that are not held have
 * none.
 */
bool zip_near_signature(const struct stream *stream, uint64_t from, uint64_t *at, bool *member);

/**
 * Return where the local header begins that ends at a place that libarchive has reached, or a place
 * just before that if the header is not held.
 */
uint64_t zip_begin_of_header(const struct stream *stream, uint64_t at);

/** Return whether a place may be after the end of the member whose local header is at another. */
bool zip_passed_member(const struct stream *stream, uint64_t header, uint64_t at);

/**
 * Store where the member ends whose local header is at a place.  Returns false if the header does
 * not state it, or if no signature follows there.
 */
bool zip_end_of_member(struct stream *stream, uint64_t header, uint64_t *end);

/** What zip_find() found. */
enum zip_found {
    ZIP_FOUND_MEMBER,    /* a local header */
    ZIP_FOUND_DIRECTORY, /* the beginning of a directory, or its end record */
    ZIP_FOUND_END        /* nothing up to the end of the source */
};

/**
 * Search for a local header or a directory from a place on, or from the first byte that is held,
 * and go to it.  Stores where it is, and whether anything but zeros and white space comes before
 * it.
 */
enum zip_found zip_find(struct stream *stream, uint64_t from, uint64_t *at, bool *filled);

/** The members that a zip has, or that its directory lists. */
struct zip_members {
    uint64_t count;
    uint64_t places; /* the sum of the places of their local headers in the source */
};

/**
 * Read the directory of a zip, which begins at a place, and what it lists.  Returns whether it has
 * an end record; stores where to search for what follows.
 */
bool zip_read_directory(struct stream *stream, uint64_t at, struct zip_members *listed,
                        uint64_t *end);

#endif
