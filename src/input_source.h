/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Where a layer has its bytes from, and the search for the members of a zip behind damage.
 * What cannot be read at any place can be held: the bytes that came last stay at hand, so that
 * a search can begin a little before the place that libarchive has come to.
 */
#ifndef INPUT_SOURCE_H
#define INPUT_SOURCE_H

#include "input_feed.h"

struct layer;

enum {
    SOURCE_REACH = 256 * 1024, /* held: bytes that one can surely go back */
    ZIP_HEADER = 30            /* bytes of a local header, without name and extra */
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
 * Where the local header begins in which a zip was given up at a place: behind its fixed part,
 * its name, or nothing of it, which is also what is told where none is there.  The source is
 * regular; what was given before is gone.
 */
uint64_t source_begin_of_header(struct source *source, uint64_t at);

/**
 * Where the member of a zip ends whose local header stands at a place.  Returns false where
 * the header does not say so, or something else than the next signature stands there.  What
 * was given before is gone.
 */
bool source_end_of_member(struct source *source, uint64_t header, uint64_t *end);

/**
 * Search for the next local header from a place on, or from the first at hand, and go to it;
 * stores also where it stands.  Returns false where there is none; *directory then tells
 * whether the end of a zip's directory was passed.  What was given before is gone.
 */
bool source_find_member(struct source *source, uint64_t from, uint64_t *at, bool *directory);

/**
 * Whether a regular file ends with the directory of a zip, and that is small enough to be held
 * in memory.
 */
bool source_has_small_directory(struct feed *feed);

#endif
