/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/zip_member.h"

#include "input/library.h"

#include <string.h>

bool zip_member_init(struct zip_member *member, struct feed *feed)
{
    *member = (struct zip_member){.feed = feed};
    /* Without a header around the deflated data. */
    return library->inflateInit2_(&member->stream, -MAX_WBITS, ZLIB_VERSION,
                                  (int)sizeof member->stream) == Z_OK;
}

void zip_member_free(struct zip_member *member)
{
    if (member->stream.state != NULL)
        library->inflateEnd(&member->stream);
}

bool zip_member_open(struct zip_member *member, const struct zip_entry *entry, const char *name)
{
    enum { MOST = 4096 /* no plain local header is longer */ };
    const char *bytes;
    const struct zip_header *header = &entry->header;
    feed_seek(member->feed, entry->at);
    ptrdiff_t got = feed_peek(member->feed, MOST, &bytes);
    size_t length = got > 0 ? zip_local_agrees(bytes, (size_t)got, header, name) : 0;
    size_t after = zip_has_descriptor(header) ? ZIP_DESCRIPTOR : 0;
    if (length == 0 || length > MOST || entry->at + length + header->packed + after != entry->end)
        return false;
    feed_take(member->feed, length);
    member->header = *header;
    member->left = header->packed;
    member->produced = member->sum = 0;
    member->matched = 0;
    member->ended = false;
    return header->method == ZIP_STORED || library->inflateReset(&member->stream) == Z_OK;
}

/* Inflate bytes into a buffer; as zip_member_read(). */
static ptrdiff_t inflate_into(struct zip_member *member, char *buffer, size_t size)
{
    z_stream *stream = &member->stream;
    const char *bytes = NULL;
    int result = Z_OK;
    stream->next_out = (unsigned char *)buffer;
    stream->avail_out = (unsigned)size;
    while (stream->avail_out > 0 && result == Z_OK) {
        ptrdiff_t got = member->left > 0 ? feed_peek(member->feed, 1, &bytes) : 0;
        unsigned given = got < 0                        ? 0
                         : (uint64_t)got < member->left ? (unsigned)got
                                                        : (unsigned)member->left;
        stream->next_in = (unsigned char *)bytes;
        stream->avail_in = given;
        /* Without a byte to take, or room for one to give, that is an error. */
        result = library->inflate(stream, Z_NO_FLUSH);
        feed_take(member->feed, given - stream->avail_in);
        member->left -= given - stream->avail_in;
    }
    member->ended = result == Z_STREAM_END;
    return result == Z_OK || member->ended ? (ptrdiff_t)(size - stream->avail_out) : -1;
}

/* Whether the signature of a descriptor is in stored bytes, which for libarchive may end them. */
static bool has_signature(struct zip_member *member, const char *bytes, size_t length)
{
    static const char signature[] = "PK\7\10";
    size_t matched = member->matched;
    for (size_t i = 0; i < length && matched < ZIP_SIGNATURE; i++)
        matched = bytes[i] == signature[matched] ? matched + 1 : bytes[i] == 'P';
    member->matched = matched;
    return matched == ZIP_SIGNATURE;
}

/* Copy stored bytes into a buffer; as zip_member_read(). */
static ptrdiff_t copy_into(struct zip_member *member, char *buffer, size_t size)
{
    size_t length = 0;
    while (length < size && member->left > 0) {
        size_t most = size - length < member->left ? size - length : (size_t)member->left;
        ptrdiff_t got = feed_read(member->feed, buffer + length, most);
        if (got <= 0)
            return -1;
        length += (size_t)got;
        member->left -= (uint64_t)got;
    }
    member->ended = member->left == 0;
    if (zip_has_descriptor(&member->header) && has_signature(member, buffer, length))
        return -1;
    return (ptrdiff_t)length;
}

/* Whether a member that ended is as stated. */
static bool is_right(const struct zip_member *member)
{
    const struct zip_header *header = &member->header;
    const char *bytes;
    return member->left == 0 && member->produced == header->size && member->sum == header->sum &&
           (!zip_has_descriptor(header) ||
            (feed_peek(member->feed, ZIP_DESCRIPTOR, &bytes) >= ZIP_DESCRIPTOR &&
             zip_descriptor_agrees(bytes, header)));
}

ptrdiff_t zip_member_read(struct zip_member *member, char *buffer, size_t size)
{
    if (member->ended)
        return 0;
    ptrdiff_t got = member->header.method == ZIP_STORED ? copy_into(member, buffer, size)
                                                        : inflate_into(member, buffer, size);
    if (got < 0)
        return -1;
    member->sum = (uint32_t)library->crc32(member->sum, (unsigned char *)buffer, (unsigned)got);
    member->produced += (uint64_t)got;
    return member->produced <= member->header.size && (!member->ended || is_right(member)) ? got
                                                                                           : -1;
}

bool zip_member_skip(struct zip_member *member)
{
    char buffer[4096];
    ptrdiff_t got = 1;
    /* It has to find the end of the data, unless that is stated before them. */
    while (got > 0 && zip_has_descriptor(&member->header))
        got = zip_member_read(member, buffer, sizeof buffer);
    return got >= 0;
}
