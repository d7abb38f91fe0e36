/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The bytes that a layer reads in order, from a file or from the layer below it.  The last ones
 * stay in memory, since libarchive may be given more than it uses.
 */
#ifndef INPUT_STREAM_H
#define INPUT_STREAM_H

#include "input/feed.h"

/** Gives the next bytes, at most that many; returns their number, 0 at the end, or -1. */
typedef ptrdiff_t (*stream_more_fn)(void *below, size_t most, const char **bytes);

/** A stream of bytes from a file or a function. */
struct stream {
    struct feed *feed; /* NULL if bytes come from more(below, ...) */
    stream_more_fn more;
    void *below;
    char *held;    /* the last bytes; allocated when the first ones are needed */
    size_t length; /* how many they are, */
    size_t again;  /* and how many of them stream_next() gives again */
    uint64_t end;  /* number of the byte after them */
};

/** Free what is held. */
void stream_free(struct stream *stream);

/**
 * Get the next bytes, which are valid until the next call.  Returns their number, 0 at the end, or
 * -1 if they cannot be read, perhaps with the error in the feed.
 */
ptrdiff_t stream_next(struct stream *stream, const char **bytes);

/** Return the bytes before a place, that many; NULL if they are not held. */
const char *stream_before(const struct stream *stream, uint64_t place, size_t length);

/** Let stream_next() give the bytes from a place on, as far as they are held. */
void stream_return(struct stream *stream, uint64_t place);

#endif
