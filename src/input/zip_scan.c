/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/zip_scan.h"

#include "input/kind.h"
#include "input/zip_header.h"

#include <string.h>

static const char local_header[] = "PK\3\4";
static const char directory_entry[] = "PK\1\2";
static const char directory_end[] = "PK\5\6";
static const char large_end[] = "PK\6\6"; /* of a zip64, before the end that every zip has */

/* ---- Zip ----------------------------------------------------------------- */

/* Whether a directory begins or ends with a signature. */
static bool is_directory(const char *bytes)
{
    return zip_is(bytes, directory_entry) || zip_is(bytes, directory_end) ||
           zip_is(bytes, large_end);
}

/* Whether bytes begin with a signature that may follow a member. */
static bool is_signature(const char *bytes)
{
    return is_directory(bytes) || zip_is(bytes, local_header) || zip_is(bytes, "PK\6\10");
}

/* Whether ZIP_HEADER bytes are a local header, and not its signature by chance. */
static bool is_header(const char *bytes)
{
    enum { FLAGS_KNOWN = 0x3fff, LAST_METHOD = 99 };
    struct zip_header header = zip_header_of_local(bytes);
    return zip_is_local(bytes) && header.flags <= FLAGS_KNOWN && header.method <= LAST_METHOD;
}

bool zip_near_signature(const struct stream *stream, uint64_t from, uint64_t *at, bool *member)
{
    char bytes[2 * ZIP_HEADER];
    size_t length = stream_look(stream, from, bytes, sizeof bytes);
    for (size_t i = 0; i < ZIP_HEADER && i + ZIP_SIGNATURE <= length; i++) {
        if (!is_signature(bytes + i))
            continue;
        *at = from + i;
        /* What is exactly there is a header, with whatever version, flags and method. */
        *member = i + ZIP_HEADER <= length &&
                  (is_header(bytes + i) || (i == 0 && zip_is(bytes, local_header)));
        return true;
    }
    return false;
}

uint64_t zip_begin_of_header(const struct stream *stream, uint64_t at)
{
    enum { MOST = 4096 };
    char bytes[MOST];
    size_t before = at < MOST ? (size_t)at : MOST;
    size_t length = stream_look(stream, at - before, bytes, before);
    for (size_t i = 0; i + ZIP_HEADER <= before && before <= length; i++)
        if (zip_is(bytes + i, local_header) &&
            i + ZIP_HEADER + little_endian(bytes + i + 26, 2) + little_endian(bytes + i + 28, 2) ==
                before)
            return at - before + i;
    return at - (before < ZIP_HEADER ? before : ZIP_HEADER);
}

/* Store where a member ends by its local header at a place; false if that does not state it. */
static bool stated_end(const struct stream *stream, uint64_t header, uint64_t *end)
{
    char bytes[ZIP_HEADER];
    if (stream_look(stream, header, bytes, sizeof bytes) < sizeof bytes || !is_header(bytes))
        return false;
    struct zip_header fields = zip_header_of_local(bytes);
    if (zip_has_descriptor(&fields) || fields.packed == UINT32_MAX)
        return false;
    *end = header + ZIP_HEADER + fields.name + fields.extra + fields.packed;
    return true;
}

bool zip_passed_member(const struct stream *stream, uint64_t header, uint64_t at)
{
    char next[ZIP_SIGNATURE];
    uint64_t end;
    return !stated_end(stream, header, &end) ||
           (end < at && stream_look(stream, end, next, sizeof next) == sizeof next &&
            is_signature(next));
}

bool zip_end_of_member(struct stream *stream, uint64_t header, uint64_t *end)
{
    const char *next = NULL;
    if (!stated_end(stream, header, end) || !stream_reaches(stream, *end, header))
        return false;
    stream_seek(stream, *end);
    return stream_place(stream) == *end &&
           stream_peek(stream, ZIP_SIGNATURE, &next) >= ZIP_SIGNATURE && is_signature(next);
}

/* Whether there is anything but zeros and white space in bytes. */
static bool is_filled(const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (bytes[i] != '\0' && strchr(" \t\r\n", bytes[i]) == NULL)
            return true;
    return false;
}

/* Where what is searched for is in bytes, or how many of them hold nothing of it. */
static size_t find_in(const char *bytes, size_t length, enum zip_found *found)
{
    size_t at = 0;
    *found = ZIP_FOUND_END;
    while (at + ZIP_SIGNATURE <= length) {
        const char *next = memchr(bytes + at, 'P', length - at - ZIP_SIGNATURE + 1);
        if (next == NULL)
            return length - ZIP_SIGNATURE + 1;
        at = (size_t)(next - bytes);
        if (is_directory(next))
            *found = ZIP_FOUND_DIRECTORY;
        /* At the end of the bytes the rest has to be read first. */
        if (zip_is(next, local_header) && length - at < ZIP_HEADER && at > 0)
            return at;
        if (length - at >= ZIP_HEADER && is_header(next))
            *found = ZIP_FOUND_MEMBER;
        if (*found != ZIP_FOUND_END)
            return at;
        at++;
    }
    return at;
}

enum zip_found zip_find(struct stream *stream, uint64_t from, uint64_t *at, bool *filled)
{
    enum zip_found found;
    const char *bytes = NULL;
    size_t length;
    *filled = false;
    stream_seek(stream, from);
    while ((length = stream_peek(stream, ZIP_HEADER, &bytes)) >= ZIP_SIGNATURE) {
        size_t passed = find_in(bytes, length, &found);
        *filled = *filled || is_filled(bytes, passed);
        stream_take(stream, passed);
        *at = stream_place(stream);
        if (found != ZIP_FOUND_END)
            return found;
    }
    *filled = *filled || is_filled(bytes, length);
    return ZIP_FOUND_END;
}

/* ---- The directory of a zip ---------------------------------------------- */

/* Show that many bytes at a place; NULL if the source ends before. */
static const char *show(struct stream *stream, uint64_t at, size_t length)
{
    const char *bytes = NULL;
    stream_seek(stream, at);
    return stream_place(stream) == at && stream_peek(stream, length, &bytes) >= length ? bytes
                                                                                       : NULL;
}

/* The place of the local header that an entry of a large zip gives in what extends it. */
static uint64_t large_place(struct stream *stream, uint64_t at, size_t length, size_t before)
{
    enum { LARGE = 1, HEAD = 4, FIELD = 8 };
    const char *bytes = show(stream, at, length);
    for (size_t size; bytes != NULL && length >= HEAD; bytes += size, length -= size) {
        size = HEAD + (size_t)little_endian(bytes + 2, 2);
        if (size > length)
            break;
        if (little_endian(bytes, 2) == LARGE && size >= HEAD + (before + 1) * FIELD)
            return little_endian(bytes + HEAD + before * FIELD, FIELD);
    }
    return UINT32_MAX;
}

/*
 * Read an entry and add it to the listed members; stores its end.  Returns false if it is
 * incomplete.
 */
static bool read_entry(struct stream *stream, uint64_t at, struct zip_members *listed,
                       uint64_t *end)
{
    const char *bytes = show(stream, at, ZIP_ENTRY);
    if (bytes == NULL)
        return false;
    struct zip_header header = zip_header_of_entry(bytes);
    uint64_t local = zip_entry_place(bytes);
    size_t before = (size_t)(header.packed == UINT32_MAX) + (size_t)(header.size == UINT32_MAX);
    *end = at + zip_entry_length(bytes);
    if (local == UINT32_MAX)
        local = large_place(stream, at + ZIP_ENTRY + header.name, header.extra, before);
    listed->count++;
    listed->places += local;
    return true;
}

/* Where the record of a directory ends that is neither an entry nor the end; 0 if it is none. */
static uint64_t end_of_record(struct stream *stream, uint64_t at, uint64_t *stated)
{
    enum { LARGE = 56, HEAD = 12, OFFSET = 48, LOCATOR = 20 };
    const char *bytes = show(stream, at, HEAD);
    if (bytes == NULL)
        return 0;
    if (zip_is(bytes, "PK\6\7"))
        return at + LOCATOR;
    if (zip_is(bytes, "PK\5\5"))
        return at + ZIP_SIGNATURE + 2 + little_endian(bytes + ZIP_SIGNATURE, 2);
    if (!zip_is(bytes, large_end) || (bytes = show(stream, at, LARGE)) == NULL)
        return 0;
    uint64_t length = little_endian(bytes + ZIP_SIGNATURE, 8);
    *stated = little_endian(bytes + OFFSET, 8);
    return length < UINT32_MAX ? at + HEAD + length : 0;
}

bool zip_read_directory(struct stream *stream, uint64_t at, struct zip_members *listed,
                        uint64_t *end)
{
    enum { END = 22, OFFSET = 16, COMMENT = 20 };
    const char *bytes;
    uint64_t begin = at, next = at, stated = UINT64_MAX;
    *listed = (struct zip_members){0};
    *end = at + ZIP_SIGNATURE;
    while ((bytes = show(stream, at, ZIP_SIGNATURE)) != NULL && !zip_is(bytes, directory_end)) {
        *end = at + ZIP_SIGNATURE;
        if (!zip_is(bytes, directory_entry))
            next = end_of_record(stream, at, &stated);
        else if (!read_entry(stream, at, listed, &next))
            return false;
        if (next <= at)
            return false;
        at = next;
    }
    if (bytes == NULL || (bytes = show(stream, at, END)) == NULL)
        return false;
    if (stated == UINT64_MAX)
        stated = little_endian(bytes + OFFSET, 4);
    /* What comes before the zip in the file counts, or does not: where the directory is decides. */
    listed->places += listed->count * (begin - stated);
    *end = at + END + little_endian(bytes + COMMENT, 2);
    return true;
}
