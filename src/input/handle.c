/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/handle.h"

#include "input/library.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* ---- Reasons ------------------------------------------------------------- */

void handle_set_reason(struct layer *layer, const char *reason)
{
    snprintf(layer->reason, sizeof layer->reason, "%s", reason != NULL ? reason : "damaged");
}

void handle_set_error(struct layer *layer, int error)
{
    layer->budget->failed = true;
    handle_set_reason(layer, strerror(error));
}

void handle_take_reason(struct layer *layer)
{
    if (library->archive_errno(layer->handle) == ENOMEM)
        layer->budget->failed = true;
    handle_set_reason(layer, library->archive_error_string(layer->handle));
}

/* ---- What libarchive reads from ------------------------------------------ */

/* Keep the last bytes, which are the checksum and the length of a gzip stream. */
static void keep_tail(struct layer *layer, const char *bytes, size_t length)
{
    size_t size = sizeof layer->tail;
    size_t taken = length < size ? length : size;
    memmove(layer->tail, layer->tail + taken, size - taken);
    memcpy(layer->tail + size - taken, bytes + length - taken, taken);
    layer->consumed += length;
}

static la_ssize_t give(struct archive *handle, void *context, const void **buffer)
{
    struct layer *layer = context;
    const char *bytes = NULL;
    ptrdiff_t got = stream_next(&layer->stream, &bytes);
    if (got < 0 && layer->stream.feed != NULL) {
        handle_set_error(layer, layer->stream.feed->error);
        library->archive_set_error(handle, layer->stream.feed->error, "%s", layer->reason);
    } else if (got < 0) {
        library->archive_set_error(handle, EIO, "damaged");
    }
    if (got > 0)
        keep_tail(layer, bytes, (size_t)got);
    *buffer = bytes;
    return got < 0 ? ARCHIVE_FATAL : got;
}

static la_int64_t skip(struct archive *handle, void *context, la_int64_t request)
{
    struct feed *feed = ((struct layer *)context)->stream.feed;
    uint64_t left = feed->size > feed->at ? feed->size - feed->at : 0;
    uint64_t taken = request < 0 ? 0 : (uint64_t)request;
    (void)handle;
    if (taken > left)
        taken = left;
    feed_seek(feed, feed->at + taken);
    return (la_int64_t)taken;
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
    feed_seek(feed, (uint64_t)(from + offset));
    return from + offset;
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

void handle_close(struct layer *layer)
{
    if (layer->handle != NULL)
        library->archive_read_free(layer->handle);
    if (layer->entry != NULL)
        library->archive_entry_free(layer->entry);
    layer->handle = NULL;
    layer->entry = NULL;
}

bool handle_open(struct layer *layer, bool at_any_place)
{
    layer->handle = library->archive_read_new();
    /* libarchive would use an entry that it allocates without checking for NULL. */
    layer->entry = library->archive_entry_new();
    layer->state = MEMBER_NONE;
    if (layer->handle == NULL || layer->entry == NULL) {
        handle_close(layer);
        handle_set_error(layer, ENOMEM);
        return false;
    }
    int result = add_formats(layer->handle, layer->kind);
    /* A warning states that a program of that name would be run; none is. */
    if (result == ARCHIVE_OK)
        result = library->archive_read_set_callback_data(layer->handle, layer);
    if (result == ARCHIVE_OK) {
        library->archive_read_set_read_callback(layer->handle, give);
        if (stream_is_regular(&layer->stream)) {
            library->archive_read_set_skip_callback(layer->handle, skip);
            if (at_any_place)
                library->archive_read_set_seek_callback(layer->handle, seek);
        }
        result = library->archive_read_open1(layer->handle);
    } else if (result == ARCHIVE_WARN) {
        handle_set_reason(layer, "this libarchive cannot unpack it");
        return false;
    }
    /* A stream that breaks off before its first byte looks empty, but for this. */
    layer->warned = library->archive_errno(layer->handle) != 0;
    if (result != ARCHIVE_OK || layer->warned)
        handle_take_reason(layer);
    return result == ARCHIVE_OK;
}

/* ---- Headers ------------------------------------------------------------- */

int handle_next(struct layer *layer)
{
    int result = library->archive_read_next_header2(layer->handle, layer->entry);
    if (result == ARCHIVE_WARN)
        return ARCHIVE_OK;
    if (result != ARCHIVE_OK && result != ARCHIVE_EOF)
        handle_take_reason(layer);
    return result;
}

const char *member_path(const struct layer *layer)
{
    const char *path = library->archive_entry_pathname(layer->entry);
    if (path == NULL)
        path = library->archive_entry_pathname_utf8(layer->entry);
    return path != NULL ? path : "?";
}

bool member_is_file(const struct layer *layer)
{
    mode_t type = library->archive_entry_filetype(layer->entry);
    return (type == AE_IFREG || type == 0) && library->archive_entry_hardlink(layer->entry) == NULL;
}

bool member_is_encrypted(const struct layer *layer)
{
    return library->archive_entry_is_encrypted(layer->entry) != 0;
}

bool member_size(const struct layer *layer, uint64_t *size)
{
    la_int64_t stated = library->archive_entry_size(layer->entry);
    if (library->archive_entry_size_is_set(layer->entry) == 0 || stated < 0)
        return false;
    *size = (uint64_t)stated;
    return true;
}
