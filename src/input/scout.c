/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/scout.h"

#include "input/feed.h"
#include "input/kind.h"

#include <stdlib.h>
#include <string.h>

enum {
    WINDOW = 128 * 1024, /* bytes of the directory that are held */
    SIGNATURE = 4,
    END_OF_DIRECTORY = 22,
    LOCATOR = 20 /* of a large directory */
};

/* ---- Bytes --------------------------------------------------------------- */

/* Show bytes at a place; NULL if the file ends before, or they are more than are held. */
static const char *look(struct scout *scout, uint64_t at, size_t length)
{
    uint64_t end = scout->held_at + scout->held_length;
    if (at >= scout->held_at && at <= end && end - at >= length)
        return scout->held + (at - scout->held_at);
    if (length > WINDOW)
        return NULL;
    if (scout->held == NULL && (scout->held = calloc(1, WINDOW)) == NULL)
        return NULL;
    scout->held_at = at;
    scout->held_length = feed_look(scout->feed, at, scout->held, WINDOW);
    return scout->held_length >= length ? scout->held : NULL;
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
    uint64_t rest = scout->directory_end - at;
    const char *entry = rest < HEADER_ENTRY ? NULL : look(scout, at, HEADER_ENTRY);
    if (entry == NULL || memcmp(entry, "PK\1\2", SIGNATURE) != 0)
        return NULL;
    *length = HEADER_ENTRY + (size_t)(little_endian(entry + 28, 2) + little_endian(entry + 30, 2) +
                                      little_endian(entry + 32, 2));
    return *length <= rest ? look(scout, at, *length) : NULL;
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
    const char *name = entry + HEADER_ENTRY;
    memcpy(scout->name, name, scout->stated.name);
    scout->name[scout->stated.name] = '\0';
    *found = (struct scouted){.at = little_endian(entry + OFFSET, 4),
                              .end = scout->directory,
                              .stated = &scout->stated,
                              .size = scout->stated.size,
                              .name = scout->name,
                              .name_length = scout->stated.name,
                              .folder = name[scout->stated.name - 1] == '/'};
    scout->next += length;
    scout->passed++;
    if (scout->next < scout->directory_end) {
        entry = entry_at(scout, scout->next, &length);
        found->end = entry != NULL ? little_endian(entry + OFFSET, 4) : 0;
    }
    return found->end > found->at;
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
    scout->next = at;
    scout->directory = at;
    scout->directory_end = at + length;
    scout->members = little_endian(last + 10, 2);
    return look_through(scout);
}

uint64_t scout_left(const struct scout *scout)
{
    return scout->members > scout->passed ? scout->members - scout->passed : 0;
}

bool scout_is_sound(const struct scout *scout)
{
    return scout->sound;
}

/*
 * Go on after so many members, the last of which has its local header at a place.  They have to be
 * all that the directory lists up to there, so that those that it does not list are not lost.
 */
static bool pass_members(struct scout *scout, uint64_t members, uint64_t header)
{
    struct scouted found = {.at = 0};
    struct header_places places;
    size_t length;
    const char *entry = entry_at(scout, scout->next, &length);
    if (entry == NULL || little_endian(entry + OFFSET, 4) != 0)
        return false;
    for (; members > 1; members--, scout->passed++) {
        if (entry_at(scout, scout->next, &length) == NULL)
            return false;
        scout->next += length;
    }
    return members == 0 ||
           (read_entry(scout, &found) && found.at == header &&
            header_agrees(scout->feed, found.at, found.stated, found.name, &places) &&
            places.end == found.end);
}

bool scout_begin(struct scout *scout, const struct feed *feed, uint64_t members, uint64_t header)
{
    scout_end(scout);
    memset(scout, 0, offsetof(struct scout, name));
    scout->feed = feed;
    if (read_directory(scout) && pass_members(scout, members, header))
        return true;
    scout_end(scout);
    return false;
}

enum scout_event scout_next(struct scout *scout, struct scouted *found)
{
    if (scout->next == scout->directory_end)
        return SCOUT_END;
    return read_entry(scout, found) ? SCOUT_MEMBER : SCOUT_ODD;
}

void scout_end(struct scout *scout)
{
    free(scout->held);
    scout->held = NULL;
    scout->sound = false;
}
