/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/header.h"

#include "input/feed.h"
#include "input/kind.h"
#include "input/source.h"

#include <string.h>

enum { SIGNATURE = 4, STORED = 0, DEFLATED = 8, LAST_VERSION = 63 };

enum {
    FLAG_BEHIND = 0x0008, /* sum and sizes stand behind the data */
    /* And those that change nothing: how hard it was packed, and that the name is UTF-8. */
    FLAGS_KNOWN = 0x0806 | FLAG_BEHIND
};

/* ---- By themselves ------------------------------------------------------- */

static struct header fields_at(const char *bytes)
{
    return (struct header){.flags = (uint16_t)little_endian(bytes, 2),
                           .method = (uint16_t)little_endian(bytes + 2, 2),
                           .sum = (uint32_t)little_endian(bytes + 8, 4),
                           .packed = (uint32_t)little_endian(bytes + 12, 4),
                           .size = (uint32_t)little_endian(bytes + 16, 4),
                           .name = (uint16_t)little_endian(bytes + 20, 2),
                           .extra = (uint16_t)little_endian(bytes + 22, 2)};
}

struct header header_of_entry(const char *bytes)
{
    return fields_at(bytes + 8);
}

bool header_of_local(const char *bytes, struct header *header)
{
    *header = fields_at(bytes + 6);
    return memcmp(bytes, "PK\3\4", SIGNATURE) == 0 && (unsigned char)bytes[4] <= LAST_VERSION &&
           (header->flags & ~FLAGS_KNOWN) == 0;
}

size_t header_length(const struct header *header)
{
    return ZIP_HEADER + (size_t)header->name + header->extra;
}

bool header_is_behind(const struct header *header)
{
    return (header->flags & FLAG_BEHIND) != 0;
}

/* Whether what extends a header says nothing but when a file was changed and whose it is. */
static bool is_harmless(const char *extra, size_t length)
{
    static const unsigned known[] = {0x5455, 0x5855, 0x7855, 0x7875};
    while (length > 0) {
        bool found = false;
        if (length < 4)
            return false;
        unsigned id = (unsigned)little_endian(extra, 2);
        size_t size = 4 + (size_t)little_endian(extra + 2, 2);
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found = found || id == known[i];
        if (!found || size > length)
            return false;
        extra += size;
        length -= size;
    }
    return true;
}

/* Eight bytes, or the highest bit of each of eight. */
#define EACH(byte) (UINT64_C(0x0101010101010101) * (byte))
#define HIGHEST EACH(0x80)

/* Whether one of eight bytes is less than another, which is at most 0x80. */
static bool has_less(uint64_t bytes, unsigned char than)
{
    return ((bytes - EACH(than)) & ~bytes & HIGHEST) != 0;
}

/* Whether one of eight bytes cannot stay as it is in a name: a control character, or '\\'. */
static bool has_odd(uint64_t bytes)
{
    return has_less(bytes, ' ') || has_less(bytes ^ EACH('\x7f'), 1) ||
           has_less(bytes ^ EACH('\\'), 1);
}

/* Whether nothing of a name has to be changed, as far as can be told without the locale. */
static bool is_plain_name(const char *name, size_t length)
{
    uint64_t bytes, last = EACH('a');
    if (length == 0 || length > HEADER_NAME)
        return false;
    for (; length >= sizeof bytes; name += sizeof bytes, length -= sizeof bytes) {
        memcpy(&bytes, name, sizeof bytes);
        if (has_odd(bytes))
            return false;
    }
    memcpy(&last, name, length);
    return !has_odd(last);
}

/* Whether the sizes are those of a member that is stored or deflated, and not too large. */
static bool is_possible(const struct header *header)
{
    return (header->method == DEFLATED ||
            (header->method == STORED &&
             (header->packed == header->size || header_is_behind(header)))) &&
           header->packed != UINT32_MAX && header->size != UINT32_MAX;
}

bool header_is_plain(const struct header *header, const char *bytes)
{
    return is_possible(header) && is_plain_name(bytes, header->name) &&
           is_harmless(bytes + header->name, header->extra);
}

/* ---- Compared ------------------------------------------------------------ */

/* Whether the same stands in a local header, or is left out in it where it stands behind. */
static bool is_same(uint32_t stated, uint32_t local, bool behind)
{
    return local == stated || (behind && local == 0);
}

/* Go behind what stands behind the data of a member; false where it says something else. */
static bool pass_behind(const struct feed *feed, const struct header *stated, uint64_t *end)
{
    char bytes[16];
    if (feed_look(feed, *end, bytes, sizeof bytes) < sizeof bytes)
        return false;
    *end += sizeof bytes;
    return memcmp(bytes, "PK\7\10", SIGNATURE) == 0 && little_endian(bytes + 4, 4) == stated->sum &&
           little_endian(bytes + 8, 4) == stated->packed &&
           little_endian(bytes + 12, 4) == stated->size;
}

bool header_agrees(const struct feed *feed, uint64_t at, const struct header *stated,
                   const char *name, struct header_places *places)
{
    char bytes[4096]; /* a header that is longer is odd: no harmless one needs as much */
    struct header local;
    bool behind = header_is_behind(stated);
    if (feed_look(feed, at, bytes, ZIP_HEADER) < ZIP_HEADER || !header_of_local(bytes, &local))
        return false;
    size_t length = header_length(&local);
    if (length > sizeof bytes || feed_look(feed, at, bytes, length) < length ||
        !header_is_plain(&local, bytes + ZIP_HEADER) || stated->flags != local.flags ||
        stated->method != local.method || !is_same(stated->sum, local.sum, behind) ||
        !is_same(stated->packed, local.packed, behind) ||
        !is_same(stated->size, local.size, behind) || stated->name != local.name ||
        memcmp(bytes + ZIP_HEADER, name, local.name) != 0 ||
        (name[local.name - 1] == '/' && stated->packed > 0))
        return false;
    places->data = at + length;
    places->end = places->data + stated->packed;
    return (!behind || pass_behind(feed, stated, &places->end)) && places->end <= feed->size;
}
