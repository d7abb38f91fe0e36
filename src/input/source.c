/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/source.h"

#include "input/kind.h"
#include "input/layer.h"

#include <stdlib.h>
#include <string.h>

/* Sizes of what is held: the least that stays, and with room for the next bytes. */
enum { HELD_LEAST = SOURCE_REACH + FEED_WINDOW, HELD_MOST = HELD_LEAST + FEED_WINDOW };

enum { SIGNATURE = 4 };

static const char local_header[] = "PK\3\4";
static const char directory_entry[] = "PK\1\2";
static const char directory_end[] = "PK\5\6";
static const char large_end[] = "PK\6\6"; /* of a zip64, before the end that every zip has */

bool source_is_regular(const struct source *source)
{
    return source->feed != NULL && source->feed->regular;
}

bool source_hold(struct source *source)
{
    source->held = malloc(HELD_MOST);
    return source->held != NULL;
}

void source_free(struct source *source)
{
    free(source->held);
    source->held = NULL;
}

/* ---- Bytes --------------------------------------------------------------- */

/* Take the next bytes from the feed or the layer below, at most so many. */
static ptrdiff_t take(struct source *source, size_t most, const char **bytes)
{
    ptrdiff_t got;
    if (source->feed == NULL) {
        got = (ptrdiff_t)layer_piece(source->below, most, bytes);
        return got == 0 && source->below->state != MEMBER_WHOLE ? -1 : got;
    }
    got = feed_peek(source->feed, 1, bytes);
    if (got > 0 && (size_t)got > most)
        got = (ptrdiff_t)most;
    if (got > 0)
        feed_take(source->feed, (size_t)got);
    return got;
}

/* Hold some more bytes behind the cursor; returns as source_next(). */
static ptrdiff_t hold_more(struct source *source)
{
    const char *bytes = NULL;
    if (HELD_MOST - source->length < FEED_WINDOW) {
        size_t dropped = source->length - HELD_LEAST;
        if (dropped > source->cursor)
            dropped = source->cursor;
        memmove(source->held, source->held + dropped, source->length - dropped);
        source->length -= dropped;
        source->cursor -= dropped;
    }
    ptrdiff_t got = take(source, HELD_MOST - source->length, &bytes);
    if (got > 0) {
        memcpy(source->held + source->length, bytes, (size_t)got);
        source->length += (size_t)got;
        source->end += (uint64_t)got;
    }
    return got;
}

ptrdiff_t source_next(struct source *source, const char **bytes)
{
    if (source->held == NULL)
        return take(source, SIZE_MAX, bytes);
    ptrdiff_t got = 1;
    if (source->cursor == source->length)
        got = hold_more(source);
    if (got <= 0)
        return got;
    *bytes = source->held + source->cursor;
    got = (ptrdiff_t)(source->length - source->cursor);
    source->cursor = source->length;
    return got;
}

bool source_reaches(const struct source *source, uint64_t from, uint64_t to)
{
    return source->held == NULL || to >= from || from - to <= SOURCE_REACH;
}

/* Copy the bytes at a place, without reading on in what is held; returns how many there are. */
static size_t look(const struct source *source, uint64_t at, char *buffer, size_t size)
{
    if (source->held == NULL)
        return source_is_regular(source) ? feed_look(source->feed, at, buffer, size) : 0;
    uint64_t begin = source->end - source->length;
    if (at < begin || at >= source->end)
        return 0;
    if (size > source->end - at)
        size = (size_t)(source->end - at);
    memcpy(buffer, source->held + (at - begin), size);
    return size;
}

/* Go to a place, or to the first byte behind it that is at hand. */
static void go(struct source *source, uint64_t at)
{
    if (source->held == NULL) {
        feed_seek(source->feed, at);
        return;
    }
    source->cursor = source->length;
    while (at > source->end && hold_more(source) > 0)
        source->cursor = source->length;
    uint64_t begin = source->end - source->length;
    if (at < source->end)
        source->cursor = at > begin ? (size_t)(at - begin) : 0;
}

/* Show the bytes to come, at least so many unless they end before. */
static size_t peek(struct source *source, size_t least, const char **bytes)
{
    ptrdiff_t got = 1;
    if (source->held == NULL) {
        got = feed_peek(source->feed, least, bytes);
        return got > 0 ? (size_t)got : 0;
    }
    while (source->length - source->cursor < least && got > 0)
        got = hold_more(source);
    *bytes = source->held + source->cursor;
    return source->length - source->cursor;
}

static void pass(struct source *source, size_t length)
{
    if (source->held == NULL)
        feed_take(source->feed, length);
    else
        source->cursor += length;
}

static uint64_t place(const struct source *source)
{
    return source->held == NULL ? source->feed->at
                                : source->end - (source->length - source->cursor);
}

/* ---- Zip ----------------------------------------------------------------- */

/* Whether a signature stands there that may follow a member. */
static bool is_signature(const char *bytes)
{
    static const char *const all[] = {local_header, directory_entry, directory_end, large_end,
                                      "PK\6\10"};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (memcmp(bytes, all[i], SIGNATURE) == 0)
            return true;
    return false;
}

/* The fields of a local header. */
struct header {
    uint64_t version, flags, method, packed, size, name, extra;
};

enum { FLAG_LENGTH_BEHIND = 1 << 3, FLAGS_KNOWN = 0x3fff, LAST_VERSION = 63, LAST_METHOD = 99 };

/* Whether a local header stands in ZIP_HEADER bytes, or only its signature by chance. */
static bool read_header(const char *bytes, struct header *header)
{
    *header = (struct header){.version = little_endian(bytes + 4, 1),
                              .flags = little_endian(bytes + 6, 2),
                              .method = little_endian(bytes + 8, 2),
                              .packed = little_endian(bytes + 18, 4),
                              .size = little_endian(bytes + 22, 4),
                              .name = little_endian(bytes + 26, 2),
                              .extra = little_endian(bytes + 28, 2)};
    return memcmp(bytes, local_header, SIGNATURE) == 0 && header->version <= LAST_VERSION &&
           header->flags <= FLAGS_KNOWN && header->method <= LAST_METHOD;
}

bool source_near_signature(const struct source *source, uint64_t from, uint64_t *at, bool *member)
{
    char bytes[2 * ZIP_HEADER];
    struct header fields;
    size_t length = look(source, from, bytes, sizeof bytes);
    for (size_t i = 0; i < ZIP_HEADER && i + SIGNATURE <= length; i++) {
        if (!is_signature(bytes + i))
            continue;
        *at = from + i;
        /* What is exactly there is a header, with whatever version, flags and method. */
        *member =
            i + ZIP_HEADER <= length && (read_header(bytes + i, &fields) ||
                                         (i == 0 && memcmp(bytes, local_header, SIGNATURE) == 0));
        return true;
    }
    return false;
}

uint64_t source_begin_of_header(const struct source *source, uint64_t at)
{
    enum { MOST = 4096 };
    char bytes[MOST];
    size_t before = at < MOST ? (size_t)at : MOST;
    size_t length = look(source, at - before, bytes, before);
    for (size_t i = 0; i + ZIP_HEADER <= before && before <= length; i++)
        if (memcmp(bytes + i, local_header, SIGNATURE) == 0 &&
            i + ZIP_HEADER + little_endian(bytes + i + 26, 2) + little_endian(bytes + i + 28, 2) ==
                before)
            return at - before + i;
    return at - (before < ZIP_HEADER ? before : ZIP_HEADER);
}

/* Where the member of a zip ends by its local header at a place; false if that does not state it.
 */
static bool stated_end(const struct source *source, uint64_t header, uint64_t *end)
{
    char bytes[ZIP_HEADER];
    struct header fields;
    if (look(source, header, bytes, sizeof bytes) < sizeof bytes || !read_header(bytes, &fields) ||
        (fields.flags & FLAG_LENGTH_BEHIND) != 0 || fields.packed == UINT32_MAX)
        return false;
    *end = header + ZIP_HEADER + fields.name + fields.extra + fields.packed;
    return true;
}

bool source_passed_member(const struct source *source, uint64_t header, uint64_t at)
{
    char next[SIGNATURE];
    uint64_t end;
    return !stated_end(source, header, &end) ||
           (end < at && look(source, end, next, sizeof next) == sizeof next && is_signature(next));
}

bool source_end_of_member(struct source *source, uint64_t header, uint64_t *end)
{
    const char *next = NULL;
    if (!stated_end(source, header, end) || !source_reaches(source, *end, header))
        return false;
    go(source, *end);
    return place(source) == *end && peek(source, SIGNATURE, &next) >= SIGNATURE &&
           is_signature(next);
}

/* Whether a directory begins or ends with a signature. */
static bool is_directory(const char *bytes)
{
    return memcmp(bytes, directory_entry, SIGNATURE) == 0 ||
           memcmp(bytes, directory_end, SIGNATURE) == 0 || memcmp(bytes, large_end, SIGNATURE) == 0;
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
static size_t find_in(const char *bytes, size_t length, enum source_found *found)
{
    struct header fields;
    size_t at = 0;
    *found = SOURCE_END;
    while (at + SIGNATURE <= length) {
        const char *next = memchr(bytes + at, 'P', length - at - SIGNATURE + 1);
        if (next == NULL)
            return length - SIGNATURE + 1;
        at = (size_t)(next - bytes);
        if (is_directory(next))
            *found = SOURCE_DIRECTORY;
        /* At the end of what is at hand the rest has to be seen first. */
        if (memcmp(next, local_header, SIGNATURE) == 0 && length - at < ZIP_HEADER && at > 0)
            return at;
        if (length - at >= ZIP_HEADER && read_header(next, &fields))
            *found = SOURCE_MEMBER;
        if (*found != SOURCE_END)
            return at;
        at++;
    }
    return at;
}

enum source_found source_find(struct source *source, uint64_t from, uint64_t *at, bool *filled)
{
    enum source_found found;
    const char *bytes = NULL;
    size_t length;
    *filled = false;
    go(source, from);
    while ((length = peek(source, ZIP_HEADER, &bytes)) >= SIGNATURE) {
        size_t passed = find_in(bytes, length, &found);
        *filled = *filled || is_filled(bytes, passed);
        pass(source, passed);
        *at = place(source);
        if (found != SOURCE_END)
            return found;
    }
    *filled = *filled || is_filled(bytes, length);
    return SOURCE_END;
}

/* ---- The directory of a zip ---------------------------------------------- */

/* Show so many bytes at a place; NULL if the source ends before. */
static const char *show(struct source *source, uint64_t at, size_t length)
{
    const char *bytes = NULL;
    go(source, at);
    return place(source) == at && peek(source, length, &bytes) >= length ? bytes : NULL;
}

/* The place of the local header that an entry of a large zip gives in what extends it. */
static uint64_t large_place(struct source *source, uint64_t at, size_t length, size_t before)
{
    enum { LARGE = 1, HEAD = 4, FIELD = 8 };
    const char *bytes = show(source, at, length);
    for (size_t size; bytes != NULL && length >= HEAD; bytes += size, length -= size) {
        size = HEAD + (size_t)little_endian(bytes + 2, 2);
        if (size > length)
            break;
        if (little_endian(bytes, 2) == LARGE && size >= HEAD + (before + 1) * FIELD)
            return little_endian(bytes + HEAD + before * FIELD, FIELD);
    }
    return UINT32_MAX;
}

/* Read an entry, and add it to what is listed; stores where it ends, false if that is not there. */
static bool read_entry(struct source *source, uint64_t at, struct source_members *listed,
                       uint64_t *end)
{
    enum { ENTRY = 46, PACKED = 20, SIZE = 24, NAME = 28, EXTRA = 30, COMMENT = 32, PLACE = 42 };
    const char *bytes = show(source, at, ENTRY);
    if (bytes == NULL)
        return false;
    size_t name = (size_t)little_endian(bytes + NAME, 2);
    size_t extra = (size_t)little_endian(bytes + EXTRA, 2);
    uint64_t local = little_endian(bytes + PLACE, 4);
    size_t before = (size_t)(little_endian(bytes + PACKED, 4) == UINT32_MAX) +
                    (size_t)(little_endian(bytes + SIZE, 4) == UINT32_MAX);
    *end = at + ENTRY + name + extra + little_endian(bytes + COMMENT, 2);
    if (local == UINT32_MAX)
        local = large_place(source, at + ENTRY + name, extra, before);
    listed->count++;
    listed->places += local;
    return true;
}

/* Where the record of a directory ends that is neither an entry nor the end; 0 if it is none. */
static uint64_t end_of_record(struct source *source, uint64_t at, uint64_t *stated)
{
    enum { LARGE = 56, HEAD = 12, OFFSET = 48, LOCATOR = 20 };
    const char *bytes = show(source, at, HEAD);
    if (bytes == NULL)
        return 0;
    if (memcmp(bytes, "PK\6\7", SIGNATURE) == 0)
        return at + LOCATOR;
    if (memcmp(bytes, "PK\5\5", SIGNATURE) == 0)
        return at + SIGNATURE + 2 + little_endian(bytes + SIGNATURE, 2);
    if (memcmp(bytes, large_end, SIGNATURE) != 0 || (bytes = show(source, at, LARGE)) == NULL)
        return 0;
    uint64_t length = little_endian(bytes + SIGNATURE, 8);
    *stated = little_endian(bytes + OFFSET, 8);
    return length < UINT32_MAX ? at + HEAD + length : 0;
}

bool source_read_directory(struct source *source, uint64_t at, struct source_members *listed,
                           uint64_t *end)
{
    enum { END = 22, OFFSET = 16, COMMENT = 20 };
    const char *bytes;
    uint64_t begin = at, next = at, stated = UINT64_MAX;
    *listed = (struct source_members){0};
    *end = at + SIGNATURE;
    while ((bytes = show(source, at, SIGNATURE)) != NULL &&
           memcmp(bytes, directory_end, SIGNATURE) != 0) {
        *end = at + SIGNATURE;
        if (memcmp(bytes, directory_entry, SIGNATURE) != 0)
            next = end_of_record(source, at, &stated);
        else if (!read_entry(source, at, listed, &next))
            return false;
        if (next <= at)
            return false;
        at = next;
    }
    if (bytes == NULL || (bytes = show(source, at, END)) == NULL)
        return false;
    if (stated == UINT64_MAX)
        stated = little_endian(bytes + OFFSET, 4);
    /* What comes before the zip in the file counts, or does not: where the directory is decides. */
    listed->places += listed->count * (begin - stated);
    *end = at + END + little_endian(bytes + COMMENT, 2);
    return true;
}
