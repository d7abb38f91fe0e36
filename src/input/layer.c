/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/layer.h"

#include "input/loading.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    EMPTY_BLOCKS = 1000,            /* blocks without bytes that may follow each other */
    ZIP_MANY = UINT16_MAX,          /* stated in place of more members than that */
    REREAD_LIMIT = 10 * 1000 * 1000 /* headers of a 7z that are read again */
};

/* ---- Reasons ------------------------------------------------------------- */

static const char encrypted[] =
    "it is encrypted; unpack it with its password, or skip it with --exclude";

const char *layer_reason(const struct layer *layer)
{
    return layer->budget->refused ? layer->budget->reason : layer->reason;
}

static void set_reason(struct layer *layer, const char *reason)
{
    snprintf(layer->reason, sizeof layer->reason, "%s", reason);
}

static void add_to_reason(struct layer *layer, const char *text)
{
    size_t length = strlen(layer->reason);
    if (strlen(text) < sizeof layer->reason - length)
        memcpy(layer->reason + length, text, strlen(text) + 1);
}

/* Set the text of a system error as the reason, which then is no damage. */
static void set_error(struct layer *layer, int error)
{
    layer->budget->failed = true;
    set_reason(layer, strerror(error));
}

/* Whether the stream broke off; the reason for that becomes the layer's. */
static bool take_reason_below(struct layer *layer)
{
    const struct feed *feed = layer->stream.feed;
    const struct layer *below = layer->below;
    if (feed != NULL && feed->error != 0)
        set_error(layer, feed->error);
    else if (below != NULL && (below->state == MEMBER_BROKEN || below->state == MEMBER_DEAD))
        set_reason(layer, below->reason);
    else
        return false;
    return true;
}

/* Set the reason why libarchive failed, which is in the stream or the message of libarchive. */
static void take_reason(struct layer *layer)
{
    const char *message = library->archive_error_string(layer->handle);
    if (take_reason_below(layer))
        return;
    layer->budget->failed |= library->archive_errno(layer->handle) == ENOMEM;
    set_reason(layer, message != NULL ? message : "truncated");
}

/* The same if nothing after that place of an archive can be read. */
static void take_final_reason(struct layer *layer)
{
    take_reason(layer);
    if (kind_is_archive(layer->kind) && layer->kind != KIND_7ZIP)
        add_to_reason(layer, "; the rest of the archive is not read");
}

/* ---- What libarchive reads from ------------------------------------------ */

static la_ssize_t give(struct archive *handle, void *context, const void **buffer)
{
    struct layer *layer = context;
    const char *bytes = NULL;
    ptrdiff_t got = stream_next(&layer->stream, &bytes);
    int error = layer->stream.held == NULL ? ENOMEM : EIO;
    if (got < 0)
        library->archive_set_error(handle, error, "%s", strerror(error));
    *buffer = bytes;
    return got < 0 ? ARCHIVE_FATAL : got;
}

static la_int64_t seek(struct archive *handle, void *context, la_int64_t offset, int whence)
{
    struct feed *feed = ((struct layer *)context)->stream.feed;
    int64_t from = whence == SEEK_SET   ? 0
                   : whence == SEEK_CUR ? (int64_t)feed->at
                                        : (int64_t)feed->size;
    (void)handle;
    if (offset < -from || offset > INT64_MAX - from)
        return ARCHIVE_FATAL;
    feed->at = (uint64_t)(from + offset);
    return from + offset;
}

/* Return how many bytes of the stream libarchive has used. */
static uint64_t used_bytes(const struct layer *layer)
{
    la_int64_t bytes = library->archive_filter_bytes(layer->handle, -1);
    return bytes > 0 ? (uint64_t)bytes : 0;
}

static uint64_t little_endian(const char *bytes)
{
    uint64_t value = 0;
    for (int i = 3; i >= 0; i--)
        value = value << 8 | (unsigned char)bytes[i];
    return value;
}

/* ---- What the directory of a zip states ---------------------------------- */

/* Return where the directory of a zip in a regular file begins; 0 if that is not found. */
static uint64_t find_directory(const struct feed *feed)
{
    enum { RECORD = 22, PLACE = 16, COMMENT = 20 };
    char tail[RECORD + UINT16_MAX];
    size_t length = feed->size < sizeof tail ? (size_t)feed->size : sizeof tail;
    if (read_all_at(feed->descriptor, feed->base + feed->size - length, tail, length) != 0)
        return 0;
    for (size_t before = RECORD; before <= length; before++) {
        const char *record = tail + length - before;
        if (memcmp(record, "PK\5\6", 4) == 0 &&
            (unsigned char)record[COMMENT] + 256u * (unsigned char)record[COMMENT + 1] ==
                before - RECORD)
            return feed->base + little_endian(record + PLACE);
    }
    return 0;
}

/*
 * Whether the directory lists the current member of a zip as a symbolic link, which its header does
 * not state.  Members are listed in their order.
 */
static bool is_listed_link(struct layer *layer)
{
    enum { ENTRY = 46, LENGTHS = 28, MODE = 41, PLACE = 42 };
    uint64_t from = (uint64_t)library->archive_read_header_position(layer->handle), place;
    char entry[ENTRY];
    bool link = false;
    while (layer->listed > 0 &&
           read_all_at(layer->stream.feed->descriptor, layer->listed, entry, ENTRY) == 0 &&
           memcmp(entry, "PK\1\2", 4) == 0 &&
           (place = little_endian(entry + PLACE)) < used_bytes(layer)) {
        uint64_t lengths = little_endian(entry + LENGTHS);
        link = place >= from && (entry[MODE] & 0xF0) == 0xA0;
        layer->listed += ENTRY + (lengths & UINT16_MAX) + (lengths >> 16) +
                         (little_endian(entry + LENGTHS + 4) & UINT16_MAX);
    }
    return link;
}

/* ---- Opening and closing ------------------------------------------------- */

static int add_formats(struct archive *handle, enum kind kind)
{
    static const int filters[] = {
        [KIND_GZIP] = ARCHIVE_FILTER_GZIP, [KIND_BZIP2] = ARCHIVE_FILTER_BZIP2,
        [KIND_XZ] = ARCHIVE_FILTER_XZ,     [KIND_ZSTD] = ARCHIVE_FILTER_ZSTD,
        [KIND_LZ4] = ARCHIVE_FILTER_LZ4,
    };
    switch (kind) {
    case KIND_TAR:
        return library->archive_read_support_format_tar(handle);
    case KIND_7ZIP:
        return library->archive_read_support_format_7zip(handle);
    case KIND_ZIP:
        return library->archive_read_support_format_zip_streamable(handle);
    default:
        library->archive_read_support_format_empty(handle);
        library->archive_read_support_format_raw(handle);
        return library->archive_read_append_filter(handle, filters[kind]);
    }
}

static void close_archive(struct layer *layer)
{
    if (layer->handle != NULL)
        library->archive_read_free(layer->handle);
    if (layer->entry != NULL)
        library->archive_entry_free(layer->entry);
    layer->handle = NULL;
    layer->entry = NULL;
}

/* Open the archive from its first byte, where the stream is. */
static bool open_archive(struct layer *layer)
{
    layer->handle = library->archive_read_new();
    /* libarchive would use an entry that it allocates without checking for NULL. */
    layer->entry = library->archive_entry_new();
    layer->state = MEMBER_NONE;
    layer->unpacked = false;
    if (layer->handle == NULL || layer->entry == NULL) {
        close_archive(layer);
        set_error(layer, ENOMEM);
        return false;
    }
    int result = add_formats(layer->handle, layer->kind);
    /* A warning states that a program of that name would be run; none is. */
    if (result == ARCHIVE_WARN) {
        set_reason(layer, "this libarchive cannot unpack it");
        return false;
    }
    if (result == ARCHIVE_OK)
        result = library->archive_read_set_callback_data(layer->handle, layer);
    if (result == ARCHIVE_OK) {
        library->archive_read_set_read_callback(layer->handle, give);
        if (layer->kind == KIND_7ZIP)
            library->archive_read_set_seek_callback(layer->handle, seek);
        result = library->archive_read_open1(layer->handle);
    }
    /* A stream that breaks off before its first byte looks empty, but for this. */
    layer->warned = library->archive_errno(layer->handle) != 0;
    if (result != ARCHIVE_OK || layer->warned)
        take_reason(layer);
    return result == ARCHIVE_OK;
}

/* Copy the stream to a file, which is read from then on; false, with an error set. */
static bool spool(struct layer *layer)
{
    struct feed *copy = &layer->spool;
    uint64_t size = 0;
    const char *bytes;
    ptrdiff_t got;
    copy->descriptor = spool_take();
    bool good = copy->descriptor >= 0;
    while (good && (got = stream_next(&layer->stream, &bytes)) > 0) {
        if (size + (uint64_t)got > layer->budget->max_expanded)
            budget_count(layer->budget, size + (uint64_t)got);
        if (layer->budget->refused)
            break;
        good = write_all(copy->descriptor, bytes, (size_t)got) == 0;
        size += (uint64_t)got;
    }
    good = good && lseek(copy->descriptor, 0, SEEK_SET) == 0;
    if (!good || !feed_begin(copy, copy->descriptor, true, NULL)) {
        set_error(layer, good ? ENOMEM : errno);
        return false;
    }
    layer->stream.feed = copy;
    return true;
}

/* The bytes of the member of a layer, for the one above; as stream_more_fn. */
static ptrdiff_t more_of_member(void *context, size_t most, const char **bytes)
{
    struct layer *below = context;
    ptrdiff_t got = (ptrdiff_t)layer_piece(below, most, bytes);
    return got == 0 && below->state != MEMBER_WHOLE ? -1 : got;
}

bool layer_open(struct layer *layer, struct budget *budget, struct feed *feed, struct layer *below,
                enum kind kind)
{
    *layer = (struct layer){.budget = budget,
                            .below = feed == NULL ? below : NULL,
                            .stream = {.feed = feed, .more = more_of_member, .below = below},
                            .kind = kind,
                            .spool = {.descriptor = -1}};
    if (kind_is_text(kind)) {
        layer->utf16 = calloc(1, sizeof *layer->utf16);
        if (layer->utf16 == NULL)
            set_error(layer, ENOMEM);
        else
            layer->utf16->big_endian = kind == KIND_UTF16BE;
        return layer->utf16 != NULL;
    }
    if (kind == KIND_UTF32 || kind == KIND_UNREADABLE) {
        set_reason(layer,
                   kind == KIND_UTF32
                       ? "text in UTF-32 cannot be read; convert it to UTF-8"
                       : "this form of archive cannot be read; unpack it, or use zip or tar");
        return false;
    }
    const char *missing = library_load();
    if (missing != NULL) {
        budget->failed = true;
        set_reason(layer, missing);
        return false;
    }
    if (kind == KIND_7ZIP && (feed == NULL || !feed->regular) && !spool(layer))
        return false;
    if (kind == KIND_ZIP && feed != NULL && feed->regular)
        layer->listed = find_directory(feed);
    return open_archive(layer);
}

void layer_close(struct layer *layer)
{
    close_archive(layer);
    spool_give(layer->spool.descriptor);
    feed_free(&layer->spool);
    free(layer->utf16);
    layer->utf16 = NULL;
    stream_free(&layer->stream);
}

/* ---- Members ------------------------------------------------------------- */

const char *member_path(const struct layer *layer)
{
    const char *path = library->archive_entry_pathname(layer->entry);
    if (path == NULL)
        path = library->archive_entry_pathname_utf8(layer->entry);
    return path != NULL ? path : "?";
}

const char *member_unread(const struct layer *layer)
{
    mode_t type = layer->link ? AE_IFLNK : library->archive_entry_filetype(layer->entry);
    return type == AE_IFREG || type == 0 ? NULL
           : type == AE_IFDIR            ? ""
           : type == AE_IFLNK            ? "a symbolic link in an archive is not followed"
                                         : "not a regular file";
}

const char *member_target(const struct layer *layer)
{
    return library->archive_entry_size(layer->entry) > 0
               ? NULL
               : library->archive_entry_hardlink(layer->entry);
}

bool member_is_encrypted(const struct layer *layer)
{
    return library->archive_entry_is_encrypted(layer->entry) != 0;
}

/*
 * Reading ended at a member: open a 7z again and continue after that.  Returns false if it fails,
 * or for any other archive, with the reason.
 */
static bool continue_after_loss(struct layer *layer)
{
    uint64_t headers = layer->headers;
    int result = ARCHIVE_OK;
    if (layer->kind != KIND_7ZIP) {
        take_final_reason(layer);
        return false;
    }
    if (layer->budget->reread + headers > REREAD_LIMIT) {
        set_reason(layer, "damaged in too many places; the rest is not read");
        return false;
    }
    layer->budget->reread += headers;
    close_archive(layer);
    layer->stream.feed->at = 0;
    if (!open_archive(layer))
        return false;
    for (; headers > 0 && (result == ARCHIVE_OK || result == ARCHIVE_WARN); headers--)
        result = library->archive_read_next_header2(layer->handle, layer->entry);
    if (result == ARCHIVE_OK || result == ARCHIVE_WARN)
        return true;
    take_reason(layer);
    return false;
}

/* Whether what was read can be a whole stream without bytes; libarchive accepts less. */
static bool is_empty_stream(const struct layer *layer)
{
    enum { GZIP_LEAST = 18, BZIP2_LEAST = 14 };
    uint64_t used = used_bytes(layer);
    const char *tail = stream_before(&layer->stream, used, 8);
    if (layer->kind == KIND_GZIP)
        return used >= GZIP_LEAST && tail != NULL && little_endian(tail) == 0 &&
               little_endian(tail + 4) == 0;
    return layer->kind != KIND_BZIP2 || used >= BZIP2_LEAST;
}

/* Begin the only member of a compressed stream. */
static void open_stream(struct layer *layer)
{
    int result = library->archive_read_next_header2(layer->handle, layer->entry);
    layer->counted = true;
    layer->state = MEMBER_OPEN;
    if (result == ARCHIVE_EOF && !layer->warned && is_empty_stream(layer))
        layer->state = MEMBER_WHOLE;
    else if (result != ARCHIVE_OK && result != ARCHIVE_WARN)
        layer->state = MEMBER_DEAD;
    if (layer->state == MEMBER_DEAD && result != ARCHIVE_EOF)
        take_reason(layer);
    else if (layer->state == MEMBER_DEAD && !layer->warned) /* else the reason was there at once */
        set_reason(layer, "truncated");
    layer->warned = false;
}

/* Check what follows an archive, or a compressed stream, that has come to its end. */
static enum layer_event check_rest(struct layer *layer)
{
    unsigned listed = ZIP_MANY;
    /* libarchive takes the end of the file for the zeros that end a tar. */
    bool whole = layer->kind != KIND_TAR ||
                 used_bytes(layer) > (uint64_t)library->archive_read_header_position(layer->handle);
    stream_return(&layer->stream, used_bytes(layer));
    if (layer->kind == KIND_ZIP)
        whole = rest_of_zip(&layer->stream, &listed);
    bool filled = whole && rest_is_filled(&layer->stream);
    if (take_reason_below(layer))
        return LAYER_FAILED;
    if (!whole)
        set_reason(layer, layer->kind == KIND_ZIP
                              ? "damaged: its directory is cut off, so members may be missing"
                              : "damaged: its end is missing, so members may be, too");
    else if (listed != ZIP_MANY && listed != (layer->headers & UINT16_MAX))
        snprintf(layer->reason, sizeof layer->reason,
                 "damaged: its directory lists %u members, but %" PRIu64
                 " were found; all members found are read",
                 listed, layer->headers);
    else if (filled)
        set_reason(layer, "data after its end is not read");
    else
        return LAYER_END;
    return LAYER_FAILED;
}

/*
 * Skip the rest of a member.  Returns false if that ends the archive; if it fails otherwise, as
 * with an encrypted one, libarchive searches for the next header.
 */
static bool skip_rest(struct layer *layer)
{
    const void *block;
    size_t length;
    la_int64_t offset;
    int result = ARCHIVE_OK;
    if (layer->state != MEMBER_OPEN && (layer->state != MEMBER_BROKEN || layer->kind != KIND_ZIP))
        return true;
    /*
     * If a zip does not state the length, libarchive would search for what follows the data, and
     * find something inside data that is a zip; so it has to read the data.
     */
    if (layer->kind == KIND_ZIP && layer->state == MEMBER_OPEN &&
        library->archive_entry_size_is_set(layer->entry) == 0)
        while (result == ARCHIVE_OK)
            result = library->archive_read_data_block(layer->handle, &block, &length, &offset);
    if (result != ARCHIVE_FATAL)
        result = library->archive_read_data_skip(layer->handle);
    return result != ARCHIVE_FATAL;
}

/* Read the next header of an archive. */
static enum layer_event next_header(struct layer *layer)
{
    int result = library->archive_read_next_header2(layer->handle, layer->entry);
    if (result == ARCHIVE_EOF)
        return layer->kind == KIND_7ZIP ? LAYER_END : check_rest(layer);
    if (result != ARCHIVE_OK && result != ARCHIVE_WARN) {
        take_final_reason(layer);
        /* All the names of a 7z may be. */
        if (layer->headers == 0 && layer->kind == KIND_7ZIP &&
            library->archive_read_has_encrypted_entries(layer->handle) > 0)
            set_reason(layer, encrypted);
        return LAYER_FAILED;
    }
    layer->headers++;
    layer->warned = false;
    layer->state = MEMBER_OPEN;
    layer->link = is_listed_link(layer);
    /* The content of a tar was counted when the layer below unpacked it; holes were not. */
    layer->counted = layer->kind != KIND_TAR || layer->below == NULL ||
                     library->archive_entry_sparse_count(layer->entry) > 0;
    return LAYER_MEMBER;
}

enum layer_event layer_next(struct layer *layer)
{
    bool archive = kind_is_archive(layer->kind);
    bool dead = layer->state == MEMBER_DEAD;
    if (dead && layer->kind != KIND_7ZIP)
        return LAYER_END;
    if (!archive && layer->headers > 0)
        return layer->state == MEMBER_WHOLE && layer->utf16 == NULL ? check_rest(layer) : LAYER_END;
    if (archive && (dead || !skip_rest(layer)) && !continue_after_loss(layer))
        return LAYER_FAILED;
    layer->produced = layer->hole = 0;
    layer->left = layer->head_at = layer->head_length = 0;
    if (archive)
        return next_header(layer);
    layer->headers++;
    layer->state = MEMBER_OPEN;
    if (layer->utf16 == NULL)
        open_stream(layer);
    return LAYER_MEMBER;
}

/* ---- Bytes of a member --------------------------------------------------- */

/* Note that the member ended; false, as it has no more bytes. */
static bool end_member(struct layer *layer, enum member_state state)
{
    layer->state = state;
    layer->left = 0;
    layer->hole = 0;
    if (state != MEMBER_WHOLE || layer->kind != KIND_GZIP)
        return false;
    /*
     * Several streams of gzip in a row cannot be distinguished here from a damaged one; only if the
     * length is right is there certainly one stream.
     */
    const char *tail = stream_before(&layer->stream, used_bytes(layer), 8);
    if (tail != NULL && little_endian(tail + 4) == (layer->produced & UINT32_MAX) &&
        little_endian(tail) != layer->sum) {
        set_reason(layer, "wrong gzip checksum");
        layer->state = MEMBER_BROKEN;
    }
    return false;
}

void layer_refuse(struct layer *layer)
{
    set_reason(layer, encrypted);
    /* Once libarchive has unpacked anything of a 7z, it cannot skip what it cannot unpack. */
    layer->state = layer->kind == KIND_7ZIP && layer->unpacked ? MEMBER_DEAD : MEMBER_BROKEN;
}

/* The same as fill() for text, which counts as unpacked nowhere: it grows by half at most. */
static bool fill_text(struct layer *layer)
{
    const char *damage = NULL;
    ptrdiff_t got = 0;
    if (layer->left == 0 && layer->state == MEMBER_OPEN) {
        got = utf16_next(layer->utf16, &layer->stream, &layer->block);
        layer->left = got > 0 ? (size_t)got : 0;
    }
    if (layer->left > 0 || layer->state != MEMBER_OPEN)
        return layer->left > 0;
    if (got == 0 && (damage = utf16_damage(layer->utf16)) == NULL)
        return end_member(layer, MEMBER_WHOLE);
    if (damage != NULL)
        set_reason(layer, damage);
    else if (!take_reason_below(layer))
        set_error(layer, ENOMEM);
    return end_member(layer, MEMBER_BROKEN);
}

/* Note that libarchive gave no good block; returns false if the member ends with that. */
static bool note_failure(struct layer *layer, int result)
{
    if (result == ARCHIVE_FATAL)
        take_final_reason(layer);
    else
        take_reason(layer);
    /* Nothing of a member can be unpacked, mostly since libarchive does not know how. */
    if (layer->produced == 0 && (result == ARCHIVE_FAILED || layer->kind == KIND_7ZIP) &&
        result <= ARCHIVE_FAILED && kind_is_archive(layer->kind))
        add_to_reason(layer, "; if it is not damaged, another program can unpack it");
    layer->warned = true;
    return result != ARCHIVE_FATAL || end_member(layer, MEMBER_DEAD);
}

/* Get the next hole or block of the member; returns false at its end. */
static bool fill(struct layer *layer)
{
    if (layer->utf16 != NULL)
        return fill_text(layer);
    for (int empty = 0; layer->hole == 0 && layer->left == 0; empty++) {
        const void *block = NULL;
        size_t length = 0;
        la_int64_t offset = 0;
        if (layer->state != MEMBER_OPEN)
            return false;
        if (layer->warned)
            return end_member(layer, MEMBER_BROKEN);
        layer->unpacked = true;
        int result = library->archive_read_data_block(layer->handle, &block, &length, &offset);
        if (result == ARCHIVE_EOF)
            return end_member(layer, MEMBER_WHOLE);
        if (result != ARCHIVE_OK && !note_failure(layer, result))
            return false;
        if (result < ARCHIVE_WARN || block == NULL)
            length = 0;
        if (length == 0 && empty < EMPTY_BLOCKS)
            continue;
        if (length == 0 || offset < 0 || (uint64_t)offset < layer->produced) {
            set_reason(layer, "damaged");
            return end_member(layer, MEMBER_DEAD);
        }
        layer->hole = (uint64_t)offset - layer->produced;
        layer->block = block;
        layer->left = length;
        layer->produced = (uint64_t)offset + length;
        if (layer->counted && !budget_count(layer->budget, layer->hole + length))
            return end_member(layer, MEMBER_DEAD);
        if (layer->kind == KIND_GZIP)
            layer->sum = crc_add(layer->sum, block, length);
    }
    return true;
}

/* The same as layer_piece() after the head. */
static size_t next_piece(struct layer *layer, size_t most, const char **bytes)
{
    static const char zeros[4096];
    size_t length;
    if (!fill(layer))
        return 0;
    if (layer->hole > 0) {
        length = layer->hole < sizeof zeros ? (size_t)layer->hole : sizeof zeros;
        length = length < most ? length : most;
        *bytes = zeros;
        layer->hole -= length;
        return length;
    }
    length = layer->left < most ? layer->left : most;
    *bytes = layer->block;
    layer->block += length;
    layer->left -= length;
    return length;
}

size_t layer_piece(struct layer *layer, size_t most, const char **bytes)
{
    size_t length = layer->head_length - layer->head_at;
    if (length == 0)
        return next_piece(layer, most, bytes);
    if (length > most)
        length = most;
    *bytes = layer->head + layer->head_at;
    layer->head_at += length;
    return length;
}

enum kind layer_kind(struct layer *layer)
{
    const char *bytes;
    size_t length;
    if (fill(layer) && layer->hole == 0 && layer->left >= KIND_BYTES)
        return kind_of(layer->block, layer->left);
    layer->head_at = layer->head_length = 0;
    while (layer->head_length < KIND_BYTES) {
        length = next_piece(layer, KIND_BYTES - layer->head_length, &bytes);
        if (length == 0)
            break;
        memcpy(layer->head + layer->head_length, bytes, length);
        layer->head_length += length;
    }
    return kind_of(layer->head, layer->head_length);
}
