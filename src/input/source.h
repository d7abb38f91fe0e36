/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Where a layer has its bytes from, the search for the members of a zip after damage, and what
 * the directory of a zip lists.
 * What cannot be read at any place can be held: the bytes that came last stay at hand, so that
 * a search can begin a little before the place that libarchive has come to.
 */
#ifndef INPUT_SOURCE_H
#define INPUT_SOURCE_H

#include "input/feed.h"
#include "input/zip_header.h"

struct layer;

enum {
    SOURCE_REACH = 256 * 1024 /* held: bytes that one can surely go back */
};

/** A file, or the member that a layer stands at. */
struct source {
    struct feed *feed;   /* NULL where below is read */
    struct layer *below; /* NULL where feed is read */
    char *held;          /* the bytes that came last; NULL where they are not held */
    size_t length;       /* held: of them */
    size_t cursor;       /* held: those that were given, or passed over */
    uint64_t end;        /* held: number of the byte behind them */
};

/** Whether the source can be read at any place. */
bool source_is_regular(const struct source *source);

/** Hold the last bytes from now on; false without memory. */
bool source_hold(struct source *source);

/** Free what is held. */
void source_free(struct source *source);

/**
 * Give the next bytes, which stay until the next call.  Returns how many, 0 at the end, or -1:
 * see the error of the feed, or the reason of the layer below.
 */
ptrdiff_t source_next(struct source *source, const char **bytes);

/** Whether one can go back from one place to another, in a way that no chance decides. */
bool source_reaches(const struct source *source, uint64_t from, uint64_t to);

/**
 * Look for a signature of zip in the few bytes from a place, fewer than a member takes; stores
 * where it stands and whether a member's header follows that is possible.  What is not at hand has
 * none.  What was given stays where it is.
 */
bool source_near_signature(const struct source *source, uint64_t from, uint64_t *at, bool *member);

/**
 * Where the local header begins after which libarchive has come to a place, or just before that
 * place if it is not at hand.  What was given stays where it is.
 */
uint64_t source_begin_of_header(const struct source *source, uint64_t at);

/**
 * Whether a place may be after the end of the member of a zip whose local header is at another.
 * What was given stays where it is.
 */
bool source_passed_member(const struct source *source, uint64_t header, uint64_t at);

/**
 * Where the member of a zip ends whose local header stands at a place.  Returns false where
 * the header does not say so, or something else than the next signature stands there.  What
 * was given before is gone.
 */
bool source_end_of_member(struct source *source, uint64_t header, uint64_t *end);

/** What source_find() found. */
enum source_found {
    SOURCE_MEMBER,    /* a local header */
    SOURCE_DIRECTORY, /* the beginning of a directory, or its end record */
    SOURCE_END        /* nothing up to the end of the source */
};

/**
 * Search for a local header or a directory from a place on, or from the first byte at hand, and go
 * to it.  Stores where it is, and whether anything but zeros and white space comes before it.
 * What was given before is gone.
 */
enum source_found source_find(struct source *source, uint64_t from, uint64_t *at, bool *filled);

/** The members that a zip has, or that its directory lists. */
struct source_members {
    uint64_t count;
    uint64_t places; /* the sum of the places of their local headers in the source */
};

/**
 * Read the directory of a zip, which begins at a place, and what it lists.  Returns whether it has
 * an end record; stores where to search for what follows.  What was given before is gone.
 */
bool source_read_directory(struct source *source, uint64_t at, struct source_members *listed,
                           uint64_t *end);

#endif
