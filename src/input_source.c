/* SPDX-License-Identifier: BSD-2-Clause */
#include "input_source.h"

#include "input_kind.h"
#include "input_layer.h"

#include <stdlib.h>
#include <string.h>

/* Sizes of what is held: the least that stays, and with room for the next bytes. */
enum { HELD_LEAST = SOURCE_REACH + FEED_WINDOW, HELD_MOST = HELD_LEAST + FEED_WINDOW };

/* A zip whose directory is larger is read from front to back: libarchive holds all of it. */
enum { DIRECTORY_LIMIT = 1024 * 1024 };

enum { SIGNATURE = 4 };

static const char local_header[] = "PK\3\4";
static const char directory_end[] = "PK\5\6";

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
    uint64_t begin = source->end - source->length;
    source->cursor = source->length;
    while (at > source->end && hold_more(source) > 0)
        source->cursor = source->length;
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
    static const char *const all[] = {local_header, directory_end, "PK\1\2", "PK\6\6", "PK\6\10"};
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
        *member = i + ZIP_HEADER <= length && read_header(bytes + i, &fields);
        return true;
    }
    return false;
}

uint64_t source_begin_of_header(struct source *source, uint64_t at)
{
    enum { MOST = ZIP_HEADER + UINT16_MAX };
    const char *bytes = NULL;
    size_t before = at < MOST ? (size_t)at : MOST;
    go(source, at - before);
    size_t length = peek(source, before, &bytes);
    for (size_t i = 0; i + ZIP_HEADER <= before && before <= length; i++) {
        size_t name = (size_t)little_endian(bytes + i + 26, 2);
        if (memcmp(bytes + i, local_header, SIGNATURE) == 0 &&
            (i + ZIP_HEADER == before || i + ZIP_HEADER + name == before))
            return at - before + i;
    }
    return at;
}

bool source_end_of_member(struct source *source, uint64_t header, uint64_t *end)
{
    char bytes[ZIP_HEADER];
    struct header fields;
    const char *next = NULL;
    if (look(source, header, bytes, sizeof bytes) < sizeof bytes || !read_header(bytes, &fields) ||
        (fields.flags & FLAG_LENGTH_BEHIND) != 0 || fields.packed == UINT32_MAX)
        return false;
    *end = header + ZIP_HEADER + fields.name + fields.extra + fields.packed;
    if (!source_reaches(source, *end, header))
        return false;
    go(source, *end);
    return place(source) == *end && peek(source, SIGNATURE, &next) >= SIGNATURE &&
           is_signature(next);
}

bool source_find_member(struct source *source, uint64_t from, uint64_t *at, bool *directory)
{
    const char *bytes = NULL;
    size_t length;
    *directory = false;
    go(source, from);
    while ((length = peek(source, ZIP_HEADER, &bytes)) >= SIGNATURE) {
        size_t passed = 0;
        while (passed + SIGNATURE <= length) {
            const char *next = memchr(bytes + passed, 'P', length - passed - SIGNATURE + 1);
            struct header fields;
            passed = next != NULL ? (size_t)(next - bytes) : length - SIGNATURE + 1;
            if (next == NULL)
                break;
            *directory = *directory || memcmp(next, directory_end, SIGNATURE) == 0;
            if (memcmp(next, local_header, SIGNATURE) == 0) {
                /* At the end of what is at hand the rest has to be seen first. */
                if (length - passed < ZIP_HEADER && passed > 0)
                    break;
                if (length >= ZIP_HEADER && read_header(next, &fields)) {
                    pass(source, passed);
                    *at = place(source);
                    return true;
                }
            }
            passed++;
        }
        pass(source, passed);
    }
    return false;
}

bool source_has_small_directory(struct feed *feed)
{
    static const char locator[] = "PK\6\7";
    const char *bytes;
    enum {
        TAIL = 64 * 1024 + 64,
        END = 22,
        LOCATOR = 20,
        OFFSET32 = 16,
        OFFSET64 = 48,
        COMMENT = 20
    };
    feed_seek(feed, feed->size > TAIL ? feed->size - TAIL : 0);
    ptrdiff_t got = feed_peek(feed, TAIL, &bytes);
    for (ptrdiff_t at = got - END; at >= 0; at--) {
        /* That of a zip in this one, which is cut off, does not end the file. */
        if (memcmp(bytes + at, directory_end, SIGNATURE) != 0 ||
            (uint64_t)(got - at - END) != little_endian(bytes + at + COMMENT, 2))
            continue;
        uint64_t offset = little_endian(bytes + at + OFFSET32, 4);
        if (offset == UINT32_MAX && at >= LOCATOR &&
            memcmp(bytes + at - LOCATOR, locator, SIGNATURE) == 0) {
            feed_seek(feed, little_endian(bytes + at - LOCATOR + 8, 8));
            if (feed_peek(feed, OFFSET64 + 8, &bytes) < OFFSET64 + 8)
                return false;
            offset = little_endian(bytes + OFFSET64, 8);
        }
        return feed->size <= DIRECTORY_LIMIT ||
               (offset <= feed->size && feed->size - offset <= DIRECTORY_LIMIT);
    }
    return false;
}
