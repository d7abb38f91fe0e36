/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/layer.h"

#include <stdlib.h>
#include <string.h>

enum {
    STEP = 64 * 1024, /* bytes that are read at once */
    KEPT = 64         /* bytes before these that stay; libarchive looks ahead by less */
};

void stream_free(struct stream *stream)
{
    free(stream->held);
    stream->held = NULL;
}

/* Take the next bytes from the file or the function. */
static ptrdiff_t fetch(struct stream *stream, const char **bytes)
{
    if (stream->feed == NULL)
        return stream->more(stream->below, STEP, bytes);
    ptrdiff_t got = feed_peek(stream->feed, 1, bytes);
    if (got > STEP)
        got = STEP;
    if (got > 0)
        stream->feed->at += (size_t)got;
    return got;
}

ptrdiff_t stream_next(struct stream *stream, const char **bytes)
{
    const char *more;
    ptrdiff_t got = (ptrdiff_t)stream->again;
    if (stream->held == NULL && (stream->held = malloc(KEPT + STEP)) == NULL)
        return -1;
    if (got == 0 && (got = fetch(stream, &more)) > 0) {
        size_t kept = stream->length < KEPT ? stream->length : KEPT;
        memmove(stream->held, stream->held + stream->length - kept, kept);
        memcpy(stream->held + kept, more, (size_t)got);
        stream->length = kept + (size_t)got;
        stream->end += (uint64_t)got;
    }
    stream->again = 0;
    if (got > 0)
        *bytes = stream->held + stream->length - got;
    return got;
}

const char *stream_before(const struct stream *stream, uint64_t place, size_t length)
{
    uint64_t begin = stream->end - stream->length;
    if (place > stream->end || place < begin || place - begin < length)
        return NULL;
    return stream->held + (place - begin) - length;
}

void stream_return(struct stream *stream, uint64_t place)
{
    uint64_t given = place < stream->end ? stream->end - place : 0;
    stream->again = given < stream->length ? (size_t)given : stream->length;
}
