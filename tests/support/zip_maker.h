/* SPDX-License-Identifier: BSD-2-Clause */
/* Zips that are made byte by byte, so that anything can be in them. */
#ifndef SUPPORT_ZIP_MAKER_H
#define SUPPORT_ZIP_MAKER_H

#include "input/layer.h"
#include "support/input_driver.h"

enum {
    ZIP_HEADER = 30, /* bytes of a local header, without name and extra fields */
    ZIP_STORED = 0,  /* methods */
    ZIP_DEFLATED = 8,
    ZIP_ENCRYPTED = 1, /* flags */
    ZIP_AFTER = 8      /* a descriptor follows the data */
};

/** How the sizes of a member are written in the fields of zip64. */
enum zip_large {
    ZIP_SMALL,       /* not */
    ZIP_LARGE,       /* with both sizes in both headers */
    ZIP_LARGE_LOCAL, /* in the local header only */
    ZIP_LARGE_PLACE  /* with its place in the directory, too */
};

/** A member to be made. */
struct zip_member {
    const char *name;
    const char *data; /* as they are in the zip */
    size_t length;
    const char *text; /* what is in them; NULL if that does not matter */
    int method, flags;
    enum zip_large large;
    const char *extra; /* fields that extend both headers */
    size_t extra_length;
    bool unlisted; /* whether the directory leaves it out */
    bool link;     /* whether the directory lists it as a symbolic link */
};

/** A zip being made. */
struct zip_maker {
    struct buffer bytes, directory;
    size_t base; /* where it begins */
    size_t members;
};

/** The checksum of bytes. */
static inline uint64_t zip_sum(const char *bytes, size_t length)
{
    return crc_add(0, bytes, length);
}

static inline void put_little(char *bytes, uint64_t value, size_t length)
{
    for (size_t i = 0; i < length; i++)
        bytes[i] = (char)(value >> 8 * i);
}

static inline void zip_add_number(struct buffer *bytes, uint64_t value, size_t length)
{
    char little[8];
    put_little(little, value, length);
    buffer_add(bytes, little, length);
}

/** What both headers of a member have. */
static inline void zip_add_fields(struct buffer *bytes, const struct zip_member *member, bool local,
                                  size_t extra)
{
    const char *text = member->text != NULL ? member->text : member->data;
    size_t size = member->text != NULL ? strlen(member->text) : member->length;
    bool following = local && (member->flags & ZIP_AFTER) != 0;
    bool large = local ? member->large != ZIP_SMALL
                       : member->large == ZIP_LARGE || member->large == ZIP_LARGE_PLACE;
    zip_add_number(bytes, 20, 2);
    zip_add_number(bytes, (uint64_t)member->flags, 2);
    zip_add_number(bytes, (uint64_t)member->method, 2);
    zip_add_number(bytes, 0x21 << 16, 4);
    zip_add_number(bytes, following ? 0 : zip_sum(text, size), 4);
    zip_add_number(bytes, large ? UINT32_MAX : following ? 0 : member->length, 4);
    zip_add_number(bytes, large ? UINT32_MAX : following ? 0 : size, 4);
    zip_add_number(bytes, strlen(member->name), 2);
    zip_add_number(bytes, extra + member->extra_length, 2);
}

static inline void zip_add_large(struct buffer *bytes, const struct zip_member *member, bool local,
                                 uint64_t place)
{
    size_t size = member->text != NULL ? strlen(member->text) : member->length;
    bool following = local && (member->flags & ZIP_AFTER) != 0;
    bool placed = !local && member->large == ZIP_LARGE_PLACE;
    zip_add_number(bytes, 1, 2);
    zip_add_number(bytes, placed ? 24 : 16, 2);
    zip_add_number(bytes, following ? 0 : size, 8);
    zip_add_number(bytes, following ? 0 : member->length, 8);
    if (placed)
        zip_add_number(bytes, place, 8);
}

static inline void zip_add_entry(struct zip_maker *zip, const struct zip_member *member,
                                 uint64_t place)
{
    struct buffer *bytes = &zip->directory;
    bool large = member->large == ZIP_LARGE || member->large == ZIP_LARGE_PLACE;
    bool placed = member->large == ZIP_LARGE_PLACE;
    buffer_add(bytes, "PK\1\2\x14\3", 6);
    zip_add_fields(bytes, member, false, large ? placed ? 28 : 20 : 0);
    zip_add_number(bytes, 0, 2); /* the comment, */
    zip_add_number(bytes, 0, 4); /* the disk, and of its inside */
    zip_add_number(bytes, (uint64_t)(member->link ? 0120777 : 0100644) << 16, 4); /* attributes */
    zip_add_number(bytes, placed ? UINT32_MAX : place, 4);
    buffer_add(bytes, member->name, strlen(member->name));
    if (large)
        zip_add_large(bytes, member, false, place);
    buffer_add(bytes, member->extra, member->extra_length);
    zip->members++;
}

/** Add a member. */
static inline void zip_add(struct zip_maker *zip, const struct zip_member *member)
{
    struct buffer *bytes = &zip->bytes;
    uint64_t place = bytes->length - zip->base;
    size_t size = member->text != NULL ? strlen(member->text) : member->length;
    size_t width = member->large != ZIP_SMALL ? 8 : 4;
    buffer_add(bytes, "PK\3\4", 4);
    zip_add_fields(bytes, member, true, member->large != ZIP_SMALL ? 20 : 0);
    buffer_add(bytes, member->name, strlen(member->name));
    if (member->large != ZIP_SMALL)
        zip_add_large(bytes, member, true, place);
    buffer_add(bytes, member->extra, member->extra_length);
    buffer_add(bytes, member->data, member->length);
    if ((member->flags & ZIP_AFTER) != 0) {
        const char *text = member->text != NULL ? member->text : member->data;
        buffer_add(bytes, "PK\7\10", 4);
        zip_add_number(bytes, zip_sum(text, size), 4);
        zip_add_number(bytes, member->length, width);
        zip_add_number(bytes, size, width);
    }
    if (!member->unlisted)
        zip_add_entry(zip, member, place);
}

/** Add a member that is stored. */
static inline void zip_add_text(struct zip_maker *zip, const char *name, const char *text)
{
    zip_add(zip, &(struct zip_member){.name = name, .data = text, .length = strlen(text)});
}

/** Add the directory, of a large zip if wanted; what is added then is another zip. */
static inline void zip_end(struct zip_maker *zip, bool large)
{
    struct buffer *bytes = &zip->bytes;
    uint64_t place = bytes->length - zip->base;
    uint64_t length = zip->directory.length;
    buffer_add(bytes, zip->directory.data, zip->directory.length);
    if (large) {
        uint64_t end = bytes->length - zip->base;
        buffer_add(bytes, "PK\6\6", 4);
        zip_add_number(bytes, 44, 8);
        zip_add_number(bytes, 45 << 16 | 45, 4);
        zip_add_number(bytes, 0, 8);
        zip_add_number(bytes, zip->members, 8);
        zip_add_number(bytes, zip->members, 8);
        zip_add_number(bytes, length, 8);
        zip_add_number(bytes, place, 8);
        buffer_add(bytes, "PK\6\7\0\0\0\0", 8);
        zip_add_number(bytes, end, 8);
        zip_add_number(bytes, 1, 4);
    }
    buffer_add(bytes, "PK\5\6\0\0\0\0", 8);
    zip_add_number(bytes, large ? UINT16_MAX : zip->members, 2);
    zip_add_number(bytes, large ? UINT16_MAX : zip->members, 2);
    zip_add_number(bytes, large ? UINT32_MAX : length, 4);
    zip_add_number(bytes, large ? UINT32_MAX : place, 4);
    zip_add_number(bytes, 0, 2);
    buffer_free(&zip->directory);
    zip->base = bytes->length;
    zip->members = 0;
}

#endif
