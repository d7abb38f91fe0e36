/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The bytes that a layer reads, from a file or from a function.  A stream without random access can
 * hold its last bytes in memory, so that a search can begin a little before the place that
 * libarchive has reached.
 */
#ifndef INPUT_STREAM_H
#define INPUT_STREAM_H

#include "input/feed.h"

enum {
    STREAM_REACH = 256 * 1024 /* held: bytes by which going back always works */
};

/** Gives the next bytes, at most that many; returns their number, 0 at the end, or -1. */
typedef ptrdiff_t (*stream_more_fn)(void *below, size_t most, const char **bytes);

/** A stream of bytes from a file or a function. */
struct stream {
    struct feed *feed; /* NULL if bytes come from more(below, ...) */
    stream_more_fn more;
    void *below;
    char *held;    /* the last bytes; NULL if they are not held */
    size_t length; /* held: number of these bytes */
    size_t cursor; /* held: number of those that were returned or skipped */
    uint64_t end;  /* held: number of the byte after them */
};

/** Return whether the source can be read at any place. */
bool stream_is_regular(const struct stream *stream);

/** Hold the last bytes from now on; false without memory. */
bool stream_hold(struct stream *stream);

/** Free what is held. */
void stream_free(struct stream *stream);

/**
 * Get the next bytes, which are valid until the next call.  Returns their number, 0 at the end, or
 * -1 with the error in the feed.
 */
ptrdiff_t stream_next(struct stream *stream, const char **bytes);

/** Return whether going back from one place to another always works, however the bytes arrived. */
bool stream_reaches(const struct stream *stream, uint64_t from, uint64_t to);

/** Copy the bytes at a place, without moving; returns their number. */
size_t stream_look(const struct stream *stream, uint64_t at, char *buffer, size_t size);

/** Move to a place; if it is no longer held, to the first byte that is. */
void stream_seek(struct stream *stream, uint64_t at);

/** Show the next bytes, at least that many unless the stream ends before; returns their number. */
size_t stream_peek(struct stream *stream, size_t least, const char **bytes);

/** Take that many of the bytes that stream_peek() has shown. */
void stream_take(struct stream *stream, size_t length);

/** Return the place of the next byte. */
uint64_t stream_place(const struct stream *stream);

#endif
