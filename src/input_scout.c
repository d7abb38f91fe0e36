/* SPDX-License-Identifier: BSD-2-Clause */
#include "input_scout.h"

#include "input_feed.h"
#include "input_kind.h"
#include "input_source.h"

#include <stdlib.h>
#include <string.h>

enum {
    WINDOW = 128 * 1024,
    NARROW = 4 * 1024, /* bytes read where the next header is far away */
    SIGNATURE = 4,
    END_OF_DIRECTORY = 22,
    LOCATOR = 20 /* of a large directory */
};

/* ---- Bytes --------------------------------------------------------------- */

/* Show bytes at a place; NULL where the file ends before, or they are more than are held. */
static const char *look_in(const struct feed *feed, struct scout_window *window, uint64_t at,
                           size_t length)
{
    uint64_t end = window->at + window->length;
    if (at >= window->at && at <= end && end - at >= length)
        return window->bytes + (at - window->at);
    if (length > WINDOW)
        return NULL;
    if (window->bytes == NULL && (window->bytes = calloc(1, WINDOW)) == NULL)
        return NULL;
    /* What is longer than that begins with what was looked at before. */
    size_t wanted = at > end + NARROW ? NARROW : WINDOW;
    window->at = at;
    window->length = feed_look(feed, at, window->bytes, wanted);
    return window->length >= length ? window->bytes : NULL;
}

/* The same where local headers and data are. */
static const char *look(struct scout *scout, uint64_t at, size_t length)
{
    return look_in(scout->feed, &scout->headers, at, length);
}

/* ---- Members ------------------------------------------------------------- */

/* Tell of a member what any header says, behind which its name stands. */
static void tell(struct scout *scout, const struct header *header, const char *name, uint64_t at,
                 struct scouted *found)
{
    memcpy(scout->name, name, header->name);
    scout->name[header->name] = '\0';
    *found = (struct scouted){.at = at,
                              .size = header->size,
                              .name = scout->name,
                              .name_length = header->name,
                              .folder = name[header->name - 1] == '/'};
}

/* Read the local header that stands at a place, without a directory; false where it is odd. */
static bool read_local(struct scout *scout, uint64_t at, struct scouted *found)
{
    struct header local;
    const char *bytes = look(scout, at, ZIP_HEADER);
    if (bytes == NULL || !header_of_local(bytes, &local) || header_is_behind(&local))
        return false;
    size_t length = header_length(&local);
    bytes = look(scout, at, length);
    if (bytes == NULL || !header_is_plain(&local, bytes + ZIP_HEADER))
        return false;
    tell(scout, &local, bytes + ZIP_HEADER, at, found);
    found->place = at + length;
    found->end = found->place + local.packed;
    return found->end <= scout->feed->size && (!found->folder || local.packed == 0);
}

/* ---- The directory ------------------------------------------------------- */

/* Whether an entry says that its member is a file, or a folder where its name says so, too. */
static bool is_of_type(const char *entry, bool folder)
{
    enum { MADE_BY = 5, ATTRIBUTES = 38, BY_DOS = 0, BY_UNIX = 3, DOS_FOLDER = 0x10 };
    uint64_t attributes = little_endian(entry + ATTRIBUTES, 4);
    unsigned type = (unsigned)(attributes >> 28);
    if (entry[MADE_BY] == BY_DOS)
        return ((attributes & DOS_FOLDER) != 0) == folder;
    return entry[MADE_BY] == BY_UNIX && (type == 0 || type == (folder ? 4 : 8));
}

/*
 * The entry that begins at a place in the directory, and its length; NULL where there is none.  It
 * stays until the next one is asked for.
 */
static const char *entry_at(struct scout *scout, uint64_t at, size_t *length)
{
    struct scout_window *window = &scout->entries;
    uint64_t rest = scout->directory_end - at;
    const char *entry = rest < HEADER_ENTRY ? NULL : look_in(scout->feed, window, at, HEADER_ENTRY);
    if (entry == NULL || memcmp(entry, "PK\1\2", SIGNATURE) != 0)
        return NULL;
    *length = HEADER_ENTRY + (size_t)(little_endian(entry + 28, 2) + little_endian(entry + 30, 2) +
                                      little_endian(entry + 32, 2));
    return *length <= rest ? look_in(scout->feed, window, at, *length) : NULL;
}

enum { OFFSET = 42 /* in an entry: of the local header */ };

/* Whether an entry says nothing odd by itself. */
static bool is_sound(const char *entry, const struct header *stated)
{
    enum { DISK = 34 };
    return little_endian(entry + DISK, 2) == 0 && header_is_plain(stated, entry + HEADER_ENTRY) &&
           is_of_type(entry, entry[HEADER_ENTRY + stated->name - 1] == '/');
}

/*
 * Look through the directory: whether the members stand in its order, which libarchive does not
 * go by, and whether all entries are sound.  Returns false where they do not.
 */
static bool look_through(struct scout *scout)
{
    uint64_t before = 0;
    size_t length;
    scout->sound = true;
    for (uint64_t at = scout->directory; at < scout->directory_end; at += length) {
        const char *entry = entry_at(scout, at, &length);
        uint64_t offset = entry != NULL ? little_endian(entry + OFFSET, 4) : 0;
        if (entry == NULL || (at > scout->directory && offset <= before))
            return false;
        struct header stated = header_of_entry(entry);
        scout->sound = scout->sound && is_sound(entry, &stated);
        before = offset;
    }
    return true;
}

/* Read the next member's entry in the directory; false where it is odd. */
static bool read_entry(struct scout *scout, struct scouted *found)
{
    size_t length;
    const char *entry = entry_at(scout, scout->next, &length);
    if (entry == NULL)
        return false;
    scout->stated = header_of_entry(entry);
    if (!scout->sound && !is_sound(entry, &scout->stated))
        return false;
    tell(scout, &scout->stated, entry + HEADER_ENTRY, little_endian(entry + OFFSET, 4), found);
    found->stated = &scout->stated;
    scout->next += length;
    scout->passed++;
    if (scout->streamed && scout->next < scout->directory_end) {
        entry = entry_at(scout, scout->next, &length);
        found->end = entry != NULL ? little_endian(entry + OFFSET, 4) : 0;
    } else if (scout->streamed) {
        found->end = scout->directory;
    }
    return !scout->streamed || found->end > found->at;
}

/* Read the directory, which has to be where every program looks for it. */
static bool read_directory(struct scout *scout)
{
    char end[LOCATOR + END_OF_DIRECTORY];
    uint64_t size = scout->feed->size;
    if (size < sizeof end ||
        feed_look(scout->feed, size - sizeof end, end, sizeof end) < sizeof end)
        return false;
    const char *last = end + LOCATOR;
    uint64_t length = little_endian(last + 12, 4);
    uint64_t at = little_endian(last + 16, 4);
    if (memcmp(last, "PK\5\6", SIGNATURE) != 0 || memcmp(end, "PK\6\7", SIGNATURE) == 0 ||
        little_endian(last + 4, 4) != 0 /* it has several volumes */ ||
        little_endian(last + 20, 2) != 0 || length == 0 || at + length + END_OF_DIRECTORY != size)
        return false;
    scout->next = scout->directory = at;
    scout->directory_end = at + length;
    scout->members = little_endian(last + 10, 2);
    return look_through(scout);
}

bool scout_pass(struct scout *scout, uint64_t members)
{
    for (; scout->directory_end > 0 && scout->passed < members; scout->passed++) {
        size_t length;
        if (entry_at(scout, scout->next, &length) == NULL)
            return false;
        scout->next += length;
    }
    return scout->directory_end > 0;
}

uint64_t scout_left(const struct scout *scout)
{
    if (scout->directory_end == 0)
        return UINT64_MAX;
    return scout->members > scout->passed ? scout->members - scout->passed : 0;
}

bool scout_is_sound(const struct scout *scout)
{
    return scout->directory_end > 0 && scout->sound;
}

/* Go by the directory behind the member whose local header stands at a place. */
static bool pass_streamed(struct scout *scout, int64_t header)
{
    struct scouted found;
    struct header_places places;
    size_t length;
    const char *entry = NULL;
    if (!read_directory(scout))
        return false;
    if (header == SCOUT_START) {
        entry = entry_at(scout, scout->next, &length);
        return entry != NULL && little_endian(entry + OFFSET, 4) == 0;
    }
    while ((entry = entry_at(scout, scout->next, &length)) != NULL &&
           little_endian(entry + OFFSET, 4) < (uint64_t)header) {
        scout->next += length;
        scout->passed++;
    }
    return entry != NULL && read_entry(scout, &found) && found.at == (uint64_t)header &&
           header_agrees(scout->feed, found.at, found.stated, found.name, &places) &&
           places.end == found.end;
}

/* Begin behind so many members, or behind the one whose local header stands there. */
static bool begin_behind(struct scout *scout, uint64_t members, int64_t header)
{
    struct scouted last;
    if (!scout->streamed)
        return read_directory(scout) && scout_pass(scout, members);
    if (pass_streamed(scout, header))
        return true;
    scout->directory = scout->directory_end = 0;
    if (header == SCOUT_START || !read_local(scout, (uint64_t)header, &last))
        return false;
    scout->at = last.end;
    return true;
}

bool scout_begin(struct scout *scout, const struct feed *feed, bool streamed, uint64_t members,
                 int64_t header)
{
    scout_end(scout);
    memset(scout, 0, offsetof(struct scout, name));
    scout->feed = feed;
    scout->streamed = streamed;
    if (begin_behind(scout, members, header))
        return true;
    scout_end(scout);
    return false;
}

enum scout_event scout_next(struct scout *scout, struct scouted *found)
{
    if (scout->directory_end > 0) {
        if (scout->next == scout->directory_end)
            return SCOUT_END;
        return read_entry(scout, found) ? SCOUT_MEMBER : SCOUT_ODD;
    }
    const char *bytes = look(scout, scout->at, SIGNATURE);
    if (bytes != NULL && memcmp(bytes, "PK\1\2", SIGNATURE) == 0)
        return SCOUT_END;
    if (!read_local(scout, scout->at, found))
        return SCOUT_ODD;
    scout->at = found->end;
    return SCOUT_MEMBER;
}

void scout_end(struct scout *scout)
{
    free(scout->headers.bytes);
    free(scout->entries.bytes);
    scout->headers.bytes = scout->entries.bytes = NULL;
    scout->directory = scout->directory_end = 0;
}
