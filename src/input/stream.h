/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The bytes that a layer reads: those of a file, or whatever a function gives.  What cannot be read
 * at any place can be held: the last bytes stay in memory, so that a search can begin a
 * little before the place that libarchive has come to.
 */
#ifndef INPUT_STREAM_H
#define INPUT_STREAM_H

#include "input/feed.h"

enum {
    STREAM_REACH = 256 * 1024 /* held: bytes that one can surely go back */
};

/** Gives the next bytes, at most so many; returns how many, 0 at the end, or -1. */
typedef ptrdiff_t (*stream_more_fn)(void *below, size_t most, const char **bytes);

/** A file, or what a function gives. */
struct stream {
    struct feed *feed; /* NULL if bytes come from more(below, ...) */
    stream_more_fn more;
    void *below;
    char *held;    /* the bytes that came last; NULL if they are not held */
    size_t length; /* held: of them */
    size_t cursor; /* held: those that were given, or passed over */
    uint64_t end;  /* held: number of the byte after them */
};

/** Whether the source can be read at any place. */
bool stream_is_regular(const struct stream *stream);

/** Hold the last bytes from now on; false without memory. */
bool stream_hold(struct stream *stream);

/** Free what is held. */
void stream_free(struct stream *stream);

/**
 * Give the next bytes, which stay until the next call.  Returns how many, 0 at the end, or -1, with
 * the error in the feed.
 */
ptrdiff_t stream_next(struct stream *stream, const char **bytes);

/** Whether one can go back from one place to another, in a way that no chance decides. */
bool stream_reaches(const struct stream *stream, uint64_t from, uint64_t to);

/** Copy the bytes at a place, without reading on in what is held; returns how many there are. */
size_t stream_look(const struct stream *stream, uint64_t at, char *buffer, size_t size);

/** Go to a place, or to the first byte after it that is held. */
void stream_go(struct stream *stream, uint64_t at);

/** Show the bytes to come, at least so many unless they end before; returns how many there are. */
size_t stream_peek(struct stream *stream, size_t least, const char **bytes);

/** Take so many of the bytes that stream_peek() has shown. */
void stream_pass(struct stream *stream, size_t length);

/** Returns the place of the next byte. */
uint64_t stream_place(const struct stream *stream);

#endif
