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
    ENTRY = 46, /* bytes of an entry of the directory, without name and what extends it */
    END_OF_DIRECTORY = 22,
    LOCATOR = 20, /* of a large directory */
    STORED = 0,
    DEFLATED = 8,
    LAST_VERSION = 63
};

enum {
    FLAG_BEHIND = 0x0008, /* sum and sizes stand behind the data */
    /* And those that change nothing: how hard it was packed, and that the name is UTF-8. */
    FLAGS_KNOWN = 0x0806 | FLAG_BEHIND
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
    size_t wanted = at > end + NARROW ? NARROW : WINDOW;
    if (wanted < length)
        wanted = WINDOW;
    window->at = at;
    window->length = feed_look(feed, at, window->bytes, wanted);
    return window->length >= length ? window->bytes : NULL;
}

/* The same where local headers and data are. */
static const char *look(struct scout *scout, uint64_t at, size_t length)
{
    return look_in(scout->feed, &scout->headers, at, length);
}

/* ---- Headers ------------------------------------------------------------- */

/* What local headers and the entries of a directory both have. */
struct fields {
    uint64_t flags, method, sum, packed, size, name, extra;
};

static struct fields read_fields(const char *bytes, size_t at)
{
    return (struct fields){.flags = little_endian(bytes + at, 2),
                           .method = little_endian(bytes + at + 2, 2),
                           .sum = little_endian(bytes + at + 8, 4),
                           .packed = little_endian(bytes + at + 12, 4),
                           .size = little_endian(bytes + at + 16, 4),
                           .name = little_endian(bytes + at + 20, 2),
                           .extra = little_endian(bytes + at + 22, 2)};
}

/* Whether what extends a header says nothing but when a file was changed and whose it is. */
static bool is_harmless(const char *extra, uint64_t length)
{
    static const unsigned known[] = {0x5455, 0x5855, 0x7855, 0x7875};
    while (length > 0) {
        bool found = false;
        if (length < 4)
            return false;
        unsigned id = (unsigned)little_endian(extra, 2);
        uint64_t size = 4 + little_endian(extra + 2, 2);
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found = found || id == known[i];
        if (!found || size > length)
            return false;
        extra += size;
        length -= size;
    }
    return true;
}

/* Whether nothing of a name has to be changed, as far as can be told without the locale. */
static bool is_plain_name(const char *name, uint64_t length)
{
    for (uint64_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < ' ' || name[i] == '\x7f' || name[i] == '\\')
            return false;
    return length > 0 && length <= SCOUT_NAME;
}

/* Whether the sizes are those of a member that is stored or deflated, and not too large. */
static bool is_possible(const struct fields *fields)
{
    return (fields->method == DEFLATED ||
            (fields->method == STORED &&
             (fields->packed == fields->size || (fields->flags & FLAG_BEHIND) != 0))) &&
           fields->packed != UINT32_MAX && fields->size != UINT32_MAX;
}

/* Read the local header that stands at a place; false where it is odd. */
static bool read_local(struct scout *scout, uint64_t at, struct fields *fields,
                       struct scouted *found)
{
    const char *bytes = look(scout, at, ZIP_HEADER);
    if (bytes == NULL || memcmp(bytes, "PK\3\4", SIGNATURE) != 0 ||
        (unsigned char)bytes[4] > LAST_VERSION)
        return false;
    *fields = read_fields(bytes, 6);
    size_t length = ZIP_HEADER + (size_t)(fields->name + fields->extra);
    bytes = look(scout, at, length);
    if (bytes == NULL || (fields->flags & ~(uint64_t)FLAGS_KNOWN) != 0 || !is_possible(fields) ||
        !is_plain_name(bytes + ZIP_HEADER, fields->name) ||
        !is_harmless(bytes + ZIP_HEADER + fields->name, fields->extra))
        return false;
    memcpy(scout->name, bytes + ZIP_HEADER, fields->name);
    scout->name[fields->name] = '\0';
    *found = (struct scouted){.at = at,
                              .place = at + length,
                              .end = at + length + fields->packed,
                              .size = fields->size,
                              .name = scout->name,
                              .name_length = (size_t)fields->name,
                              .folder = bytes[ZIP_HEADER + fields->name - 1] == '/'};
    return found->end <= scout->feed->size && (!found->folder || fields->packed == 0);
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
    const char *entry = rest < ENTRY ? NULL : look_in(scout->feed, window, at, ENTRY);
    if (entry == NULL || memcmp(entry, "PK\1\2", SIGNATURE) != 0)
        return NULL;
    *length = ENTRY + (size_t)(little_endian(entry + 28, 2) + little_endian(entry + 30, 2) +
                               little_endian(entry + 32, 2));
    return *length <= rest ? look_in(scout->feed, window, at, *length) : NULL;
}

enum { OFFSET = 42 /* in an entry: of the local header */ };

/* Whether an entry says nothing odd by itself. */
static bool is_sound(const char *entry, const struct fields *stated)
{
    enum { DISK = 34 };
    return little_endian(entry + DISK, 2) == 0 && is_possible(stated) &&
           is_plain_name(entry + ENTRY, stated->name) &&
           is_of_type(entry, entry[ENTRY + stated->name - 1] == '/') &&
           is_harmless(entry + ENTRY + stated->name, stated->extra);
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
        struct fields stated = read_fields(entry, 8);
        scout->sound = scout->sound && is_sound(entry, &stated);
        before = offset;
    }
    return true;
}

/* Whether the same stands in a local header, or is left out in it where it stands behind. */
static bool is_same(uint64_t stated, uint64_t local, bool behind)
{
    return local == stated || (behind && local == 0);
}

/* Pass over what stands behind the data of a member; false where it says something else. */
static bool pass_behind(struct scout *scout, const struct fields *stated, struct scouted *found)
{
    enum { LENGTH = 16 };
    const char *bytes = look(scout, found->end, LENGTH);
    found->end += LENGTH;
    return bytes != NULL && memcmp(bytes, "PK\7\10", SIGNATURE) == 0 &&
           little_endian(bytes + 4, 4) == stated->sum &&
           little_endian(bytes + 8, 4) == stated->packed &&
           little_endian(bytes + 12, 4) == stated->size;
}

/* Read the next member by its entry in the directory; false where it is odd. */
static bool read_entry(struct scout *scout, struct scouted *found)
{
    size_t length;
    const char *entry = entry_at(scout, scout->next, &length);
    struct fields local;
    if (entry == NULL)
        return false;
    struct fields stated = read_fields(entry, 8);
    bool behind = (stated.flags & FLAG_BEHIND) != 0;
    uint64_t at = little_endian(entry + OFFSET, 4);
    if ((!scout->sound && !is_sound(entry, &stated)) || !read_local(scout, at, &local, found) ||
        stated.flags != local.flags || stated.method != local.method ||
        !is_same(stated.sum, local.sum, behind) || !is_same(stated.packed, local.packed, behind) ||
        !is_same(stated.size, local.size, behind) || stated.name != local.name ||
        memcmp(entry + ENTRY, found->name, found->name_length) != 0)
        return false;
    found->size = stated.size;
    found->end = found->place + stated.packed;
    if (behind && !pass_behind(scout, &stated, found))
        return false;
    scout->next += length;
    scout->passed++;
    return found->end <= scout->feed->size;
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
    size_t length;
    const char *entry = NULL;
    if (!read_directory(scout))
        return false;
    if (header == SCOUT_START)
        return true;
    while ((entry = entry_at(scout, scout->next, &length)) != NULL &&
           little_endian(entry + OFFSET, 4) < (uint64_t)header) {
        scout->next += length;
        scout->passed++;
    }
    if (entry == NULL || !read_entry(scout, &found) || found.at != (uint64_t)header)
        return false;
    scout->at = found.end;
    return true;
}

/* Begin behind so many members, or behind the one whose local header stands there. */
static bool begin_behind(struct scout *scout, uint64_t members, int64_t header)
{
    struct fields fields;
    struct scouted last;
    if (!scout->streamed)
        return read_directory(scout) && scout_pass(scout, members);
    if (pass_streamed(scout, header))
        return true;
    scout->directory = scout->directory_end = 0;
    if (header == SCOUT_START || !read_local(scout, (uint64_t)header, &fields, &last) ||
        (fields.flags & FLAG_BEHIND) != 0)
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

/* Go on by the directory. */
static enum scout_event next_entry(struct scout *scout, struct scouted *found)
{
    if (scout->next == scout->directory_end)
        return !scout->streamed || scout->at == scout->directory ? SCOUT_END : SCOUT_ODD;
    if (!read_entry(scout, found) || (scout->streamed && found->at != scout->at))
        return SCOUT_ODD;
    scout->at = found->end;
    return SCOUT_MEMBER;
}

enum scout_event scout_next(struct scout *scout, struct scouted *found)
{
    struct fields fields;
    if (scout->directory_end > 0)
        return next_entry(scout, found);
    const char *bytes = look(scout, scout->at, SIGNATURE);
    if (bytes != NULL && memcmp(bytes, "PK\1\2", SIGNATURE) == 0)
        return SCOUT_END;
    if (!read_local(scout, scout->at, &fields, found) || (fields.flags & FLAG_BEHIND) != 0)
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
