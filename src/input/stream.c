/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/stream.h"

#include <stdlib.h>
#include <string.h>

/* Sizes of the buffer: what it keeps at least, and that with room for the next bytes. */
enum { HELD_LEAST = STREAM_REACH + FEED_WINDOW, HELD_MOST = HELD_LEAST + FEED_WINDOW };

bool stream_is_regular(const struct stream *stream)
{
    return stream->feed != NULL && stream->feed->regular;
}

bool stream_hold(struct stream *stream)
{
    stream->held = malloc(HELD_MOST);
    return stream->held != NULL;
}

void stream_free(struct stream *stream)
{
    free(stream->held);
    stream->held = NULL;
}

/* ---- Bytes --------------------------------------------------------------- */

/* Take the next bytes from the file or the function, at most that many. */
static ptrdiff_t fetch(struct stream *stream, size_t most, const char **bytes)
{
    ptrdiff_t got;
    if (stream->feed == NULL)
        return stream->more(stream->below, most, bytes);
    got = feed_peek(stream->feed, 1, bytes);
    if (got > 0 && (size_t)got > most)
        got = (ptrdiff_t)most;
    if (got > 0)
        feed_take(stream->feed, (size_t)got);
    return got;
}

/* Hold some more bytes after the cursor; returns as stream_next(). */
static ptrdiff_t hold_more(struct stream *stream)
{
    const char *bytes = NULL;
    if (HELD_MOST - stream->length < FEED_WINDOW) {
        size_t dropped = stream->length - HELD_LEAST;
        if (dropped > stream->cursor)
            dropped = stream->cursor;
        memmove(stream->held, stream->held + dropped, stream->length - dropped);
        stream->length -= dropped;
        stream->cursor -= dropped;
    }
    ptrdiff_t got = fetch(stream, HELD_MOST - stream->length, &bytes);
    if (got > 0) {
        memcpy(stream->held + stream->length, bytes, (size_t)got);
        stream->length += (size_t)got;
        stream->end += (uint64_t)got;
    }
    return got;
}

ptrdiff_t stream_next(struct stream *stream, const char **bytes)
{
    if (stream->held == NULL)
        return fetch(stream, SIZE_MAX, bytes);
    ptrdiff_t got = 1;
    if (stream->cursor == stream->length)
        got = hold_more(stream);
    if (got <= 0)
        return got;
    *bytes = stream->held + stream->cursor;
    got = (ptrdiff_t)(stream->length - stream->cursor);
    stream->cursor = stream->length;
    return got;
}

bool stream_reaches(const struct stream *stream, uint64_t from, uint64_t to)
{
    return stream->held == NULL || to >= from || from - to <= STREAM_REACH;
}

size_t stream_look(const struct stream *stream, uint64_t at, char *buffer, size_t size)
{
    if (stream->held == NULL)
        return stream_is_regular(stream) ? feed_look(stream->feed, at, buffer, size) : 0;
    uint64_t begin = stream->end - stream->length;
    if (at < begin || at >= stream->end)
        return 0;
    if (size > stream->end - at)
        size = (size_t)(stream->end - at);
    memcpy(buffer, stream->held + (at - begin), size);
    return size;
}

void stream_seek(struct stream *stream, uint64_t at)
{
    if (stream->held == NULL) {
        feed_seek(stream->feed, at);
        return;
    }
    stream->cursor = stream->length;
    while (at > stream->end && hold_more(stream) > 0)
        stream->cursor = stream->length;
    uint64_t begin = stream->end - stream->length;
    if (at < stream->end)
        stream->cursor = at > begin ? (size_t)(at - begin) : 0;
}

size_t stream_peek(struct stream *stream, size_t least, const char **bytes)
{
    ptrdiff_t got = 1;
    if (stream->held == NULL) {
        got = feed_peek(stream->feed, least, bytes);
        return got > 0 ? (size_t)got : 0;
    }
    while (stream->length - stream->cursor < least && got > 0)
        got = hold_more(stream);
    *bytes = stream->held + stream->cursor;
    return stream->length - stream->cursor;
}

void stream_take(struct stream *stream, size_t length)
{
    if (stream->held == NULL)
        feed_take(stream->feed, length);
    else
        stream->cursor += length;
}

uint64_t stream_place(const struct stream *stream)
{
    return stream->held == NULL ? stream->feed->at
                                : stream->end - (stream->length - stream->cursor);
}
