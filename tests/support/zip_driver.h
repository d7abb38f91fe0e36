/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of zips share: such as have many members, and the places of what is in them. */
#ifndef SUPPORT_ZIP_DRIVER_H
#define SUPPORT_ZIP_DRIVER_H

#include "input/kind.h"
#include "input/zip_header.h"
#include "support/input_driver.h"

enum {
    ZIP_END = 22, /* bytes of what is after the directory, without a comment */
    ZIP_NAME = 4  /* bytes of a member's name, without the folder */
};

static inline void zip_pack_folder(struct archive *archive, const char *name)
{
    struct archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, name);
    archive_entry_set_filetype(entry, AE_IFDIR);
    archive_entry_set_perm(entry, 0755);
    assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
    archive_entry_free(entry);
}

/**
 * A zip with members m000, m001 and so on, in a folder whose name has such a length; each has its
 * own text, and after every hundredth from m050 on is a folder, d050 and so on.
 */
static inline struct buffer zip_of_many(const char *options, int members, size_t folder)
{
    struct buffer bytes = {0};
    struct archive *archive = pack_begin(&bytes, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, options);
    char name[2048];
    char text[256];
    const char *divider = folder > 0 ? "/" : "";
    memset(name, 'f', folder);
    for (int i = 0; i < members; i++) {
        snprintf(name + folder, sizeof name - folder, "%sm%03d", divider, i);
        snprintf(text, sizeof text, "the text of member %d of them all, %0*d", i, i % 160 + 1, i);
        pack_text(archive, name, text);
        snprintf(name + folder, sizeof name - folder, "%sd%03d/", divider, i);
        if (i % 100 == 50)
            zip_pack_folder(archive, name);
    }
    pack_end(archive);
    return bytes;
}

/** Where the local header, or the entry in the directory, of a member of such a zip stands. */
static inline char *zip_header(const struct buffer *zip, size_t folder, const char *name,
                               bool in_directory)
{
    size_t before = (in_directory ? ZIP_ENTRY : ZIP_HEADER) + (folder > 0 ? folder + 1 : 0);
    const char *signature = in_directory ? "PK\1\2" : "PK\3\4";
    for (size_t i = 0; i + before + ZIP_NAME < zip->length; i++)
        if (memcmp(zip->data + i, signature, 4) == 0 &&
            memcmp(zip->data + i + before, name, ZIP_NAME) == 0)
            return zip->data + i;
    fail_msg("no %s", name);
    return NULL;
}

/** Bytes of a field that both headers of a member have, and its place in them. */
struct zip_field {
    size_t local, entry;
    const char *bytes;
    size_t length;
};

/** Put the bytes of a field in the local header of a member, in its entry, or in both. */
static inline void zip_damage(const struct buffer *zip, size_t folder, const char *name,
                              const struct zip_field *field, bool local, bool entry)
{
    if (local)
        memcpy(zip_header(zip, folder, name, false) + field->local, field->bytes, field->length);
    if (entry)
        memcpy(zip_header(zip, folder, name, true) + field->entry, field->bytes, field->length);
}

static inline void put_little(char *bytes, uint64_t value, size_t length)
{
    for (size_t i = 0; i < length; i++)
        bytes[i] = (char)(value >> 8 * i);
}

/** Where the directory of a zip without a comment begins. */
static inline char *zip_directory(const struct buffer *zip)
{
    return zip->data + little_endian(zip->data + zip->length - ZIP_END + 16, 4);
}

/**
 * Let the local headers state what is after the data of members, as they do if a zip was packed
 * into a file: then there is nothing after the data.
 */
static inline void zip_settle(struct buffer *zip)
{
    enum { AFTER = 8, STATED = 12 /* the sum and the sizes */ };
    struct buffer settled = {0};
    char *end = zip->data + zip->length - ZIP_END;
    char *directory = zip_directory(zip);
    for (char *entry = directory; entry < end; entry += zip_entry_length(entry)) {
        char *local = zip->data + little_endian(entry + 42, 4);
        size_t length = (size_t)(ZIP_HEADER + little_endian(local + 26, 2) +
                                 little_endian(local + 28, 2) + little_endian(entry + 20, 4));
        local[6] = (char)(local[6] & ~AFTER);
        entry[8] = (char)(entry[8] & ~AFTER);
        memcpy(local + 14, entry + 16, STATED);
        put_little(entry + 42, settled.length, 4);
        buffer_add(&settled, local, length);
    }
    put_little(end + 16, settled.length, 4);
    buffer_add(&settled, directory, (size_t)(zip->data + zip->length - directory));
    buffer_free(zip);
    *zip = settled;
}

#endif
