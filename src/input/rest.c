/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/layer.h"

#include <string.h>

/* Take the next byte of a stream; false at its end. */
static bool take(struct stream *stream, unsigned char *byte)
{
    const char *bytes;
    ptrdiff_t got = stream_next(stream, &bytes);
    if (got <= 0)
        return false;
    *byte = (unsigned char)bytes[0];
    stream_return(stream, stream->end - (uint64_t)(got - 1));
    return true;
}

bool rest_of_zip(struct stream *stream, unsigned *members)
{
    enum { SIGNATURE = 0x504b0506, MEMBERS = 6, COMMENT = 16, LENGTH = 18 /* after it */ };
    unsigned char record[LENGTH] = {0}, byte = 0;
    for (uint32_t last = 0; last != SIGNATURE; last = last << 8 | byte)
        if (!take(stream, &byte))
            return false;
    for (int i = 0; i < LENGTH; i++)
        if (!take(stream, &record[i]))
            return false;
    *members = record[MEMBERS] | (unsigned)record[MEMBERS + 1] << 8;
    for (unsigned rest = record[COMMENT] | (unsigned)record[COMMENT + 1] << 8; rest > 0; rest--)
        if (!take(stream, &byte))
            return false;
    return true;
}

bool rest_is_filled(struct stream *stream)
{
    const char *bytes;
    ptrdiff_t got;
    bool filled = false;
    while ((got = stream_next(stream, &bytes)) > 0)
        filled = filled || bytes[0] != '\0' || memcmp(bytes, bytes + 1, (size_t)got - 1) != 0;
    return filled;
}
