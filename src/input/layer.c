/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/layer.h"

#include "input/handle.h"
#include "input/library.h"
#include "input/spool.h"
#include "input/zip_layer.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    EMPTY_BLOCKS = 1000,             /* blocks without bytes that may follow each other */
    REREAD_LIMIT = 10 * 1000 * 1000, /* headers of a damaged archive that are read again */
    SEARCH_COST = 100                /* such headers that a search for the next one counts as */
};

/* ---- Reasons ------------------------------------------------------------- */

static const char encrypted[] =
    "it is encrypted; unpack it with its password, or skip it with --exclude";

const char *layer_reason(const struct layer *layer)
{
    const char *reason = layer->reason;
    if (layer->budget->refused)
        return layer->budget->reason;
    for (; layer != NULL; layer = layer->below)
        if (layer->state == MEMBER_BROKEN || layer->state == MEMBER_DEAD)
            reason = layer->reason;
    return reason;
}

/* ---- Opening and closing ------------------------------------------------- */

/* Copy the rest of the stream to a file, which is read from then on; false, with an error set. */
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
        good = spool_write(copy->descriptor, bytes, (size_t)got);
        size += (uint64_t)got;
    }
    if (!good || !feed_begin_at(copy, copy->descriptor, 0, size)) {
        handle_set_error(layer, good ? ENOMEM : errno);
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

/* Open the archive from its first byte. */
static bool open_from_start(struct layer *layer)
{
    struct feed *feed = layer->stream.feed;
    bool regular = stream_is_regular(&layer->stream);
    layer->base = 0;
    layer->unpacked = false;
    if (regular)
        feed_seek(feed, 0);
    return handle_open(layer, regular && layer->kind != KIND_ZIP);
}

/* Begin to convert text. */
static bool open_text(struct layer *layer)
{
    layer->utf16 = utf16_new(layer->kind == KIND_UTF16BE);
    if (layer->utf16 == NULL)
        handle_set_error(layer, ENOMEM);
    return layer->utf16 != NULL;
}

bool layer_open(struct layer *layer, struct budget *budget, struct feed *feed, struct layer *below,
                enum kind kind)
{
    *layer = (struct layer){.budget = budget,
                            .below = feed == NULL ? below : NULL,
                            .stream = {.feed = feed, .more = more_of_member, .below = below},
                            .kind = kind,
                            .spool = {.descriptor = -1}};
    if (kind_is_text(kind))
        return open_text(layer);
    if (kind == KIND_UTF32) {
        handle_set_reason(layer, "text in UTF-32 cannot be read; convert it to UTF-8");
        return false;
    }
    const char *missing = library_load();
    if (missing != NULL) {
        budget->failed = true;
        handle_set_reason(layer, missing);
        return false;
    }
    if (below != NULL && kind_is_archive(kind))
        below->entered = true;
    if (kind == KIND_ZIP && !stream_is_regular(&layer->stream) && !stream_hold(&layer->stream)) {
        handle_set_error(layer, ENOMEM);
        return false;
    }
    if (kind == KIND_7ZIP && (feed == NULL || !feed->regular) && !spool(layer))
        return false;
    return open_from_start(layer);
}

bool layer_skip(struct layer *layer)
{
    if (library->archive_read_data_skip(layer->handle) != ARCHIVE_OK)
        return false;
    layer->state = MEMBER_WHOLE;
    return true;
}

void layer_close(struct layer *layer)
{
    handle_close(layer);
    spool_give(layer->spool.descriptor);
    feed_free(&layer->spool);
    free(layer->utf16);
    layer->utf16 = NULL;
    stream_free(&layer->stream);
}

/* ---- Members ------------------------------------------------------------- */

/* Count headers that must be read again; false, with the reason, if they are too many. */
static bool count_reread(struct layer *layer, uint64_t headers)
{
    if (layer->budget->reread + headers > REREAD_LIMIT) {
        handle_set_reason(layer, "damaged in too many places; the rest is not read");
        return false;
    }
    layer->budget->reread += headers;
    return true;
}

/* Open a damaged archive again and continue after the member at which reading ended. */
static bool reopen(struct layer *layer)
{
    uint64_t headers = layer->headers;
    if (layer->kind != KIND_7ZIP || !count_reread(layer, headers))
        return false;
    handle_close(layer);
    if (!open_from_start(layer))
        return false;
    while (headers > 0 && handle_next(layer) == ARCHIVE_OK)
        headers--;
    if (headers > 0)
        handle_take_reason(layer);
    return headers == 0;
}

/* Whether what was read can be a whole stream without bytes; libarchive accepts less. */
static bool is_empty_stream(const struct layer *layer)
{
    enum { GZIP_LEAST = 18, BZIP2_LEAST = 14 };
    if (layer->kind == KIND_GZIP)
        return layer->consumed >= GZIP_LEAST && little_endian(layer->tail, 8) == 0;
    return layer->kind != KIND_BZIP2 || layer->consumed >= BZIP2_LEAST;
}

/* Begin the only member of a compressed stream, or text. */
static enum layer_event open_stream(struct layer *layer)
{
    if (layer->headers++ > 0)
        return LAYER_END;
    if (layer->utf16 != NULL)
        return LAYER_MEMBER;
    int result = handle_next(layer);
    layer->counted = true;
    if (result == ARCHIVE_EOF && !layer->warned)
        handle_set_reason(layer, "truncated");
    if (result != ARCHIVE_OK)
        layer->state = result == ARCHIVE_EOF && !layer->warned && is_empty_stream(layer)
                           ? MEMBER_WHOLE
                           : MEMBER_DEAD;
    layer->warned = false;
    return LAYER_MEMBER;
}

/*
 * Continue after a member that ended the archive or was lost; false if nothing follows, with the
 * event to report.
 */
static bool recover(struct layer *layer, enum layer_event *event)
{
    /* If a sound zip ended, what follows is found without going back. */
    bool costs = layer->state == MEMBER_DEAD || layer->going_back;
    *event = LAYER_FAILED;
    if (layer->budget->refused)
        return false;
    if (layer->kind != KIND_ZIP)
        return reopen(layer);
    return (!costs || count_reread(layer, SEARCH_COST)) && zip_search(layer, event);
}

static enum layer_event begin_member(struct layer *layer)
{
    layer->headers++;
    layer->members.count++;
    layer->members.places += layer->header_at;
    layer->retrying = layer->entered = false;
    layer->state = MEMBER_OPEN;
    /* The content of a tar was counted when the layer below unpacked it; holes were not. */
    layer->counted = layer->kind != KIND_TAR || layer->below == NULL ||
                     library->archive_entry_sparse_count(layer->entry) > 0;
    return LAYER_MEMBER;
}

/* Read the next header of an archive. */
static enum layer_event next_header(struct layer *layer, bool ended_well)
{
    uint64_t from = zip_reached(layer);
    int result = handle_next(layer);
    layer->warned = false;
    layer->state = MEMBER_NONE;
    /* All the names of a 7z may be. */
    if (result == ARCHIVE_FATAL && layer->headers == 0 && layer->kind == KIND_7ZIP &&
        library->archive_read_has_encrypted_entries(layer->handle) > 0)
        handle_set_reason(layer, encrypted);
    if (layer->kind == KIND_ZIP)
        return zip_check_header(layer, from, ended_well, result);
    return result == ARCHIVE_OK      ? LAYER_MEMBER
           : result == ARCHIVE_EOF   ? LAYER_END
           : result == ARCHIVE_RETRY ? LAYER_DAMAGED
                                     : LAYER_FAILED;
}

/*
 * Skip the rest of the member.  If a zip does not state its length, libarchive searches for what
 * follows the data.  If the data is a zip itself, it would find something inside it, so it has to
 * read the data.
 */
static int skip_rest(struct layer *layer)
{
    const void *block;
    size_t length;
    la_int64_t offset;
    uint64_t size;
    int result = ARCHIVE_OK;
    if (layer->kind == KIND_ZIP && layer->state == MEMBER_OPEN && !member_size(layer, &size))
        while (result == ARCHIVE_OK)
            result = library->archive_read_data_block(layer->handle, &block, &length, &offset);
    return result == ARCHIVE_FATAL ? result : library->archive_read_data_skip(layer->handle);
}

enum layer_event layer_next(struct layer *layer)
{
    enum layer_event event;
    do {
        bool rest = layer->state == MEMBER_OPEN ||
                    (layer->state == MEMBER_BROKEN && layer->kind == KIND_ZIP);
        if (rest && skip_rest(layer) == ARCHIVE_FATAL) {
            handle_take_reason(layer);
            layer->state = MEMBER_DEAD;
        }
        /* A decoder may have read beyond the member. */
        if (layer->state == MEMBER_BROKEN && layer->kind == KIND_ZIP &&
            zip_passed_member(&layer->stream, layer->header_at, zip_reached(layer)))
            layer->state = MEMBER_DEAD;
        if ((layer->state == MEMBER_DEAD || layer->state == MEMBER_LOST) && !recover(layer, &event))
            return event;
        bool ended_well =
            layer->state == MEMBER_WHOLE || layer->state == MEMBER_NONE || layer->entered;
        layer->state = MEMBER_OPEN;
        layer->produced = layer->hole = 0;
        layer->left = layer->head_at = layer->head_length = 0;
        if (!kind_is_archive(layer->kind))
            return open_stream(layer);
        event = next_header(layer, ended_well);
    } while (event == LAYER_END && layer->state == MEMBER_LOST);
    return event == LAYER_MEMBER ? begin_member(layer) : event;
}

/* Note that the member ended; false, as it has no more bytes. */
static bool end_member(struct layer *layer, enum member_state state)
{
    layer->state = state;
    layer->left = 0;
    layer->hole = 0;
    /*
     * libarchive ignores the checksum of gzip.  Several streams in a row cannot be distinguished
     * here from a damaged one; only if the length is right is there certainly one stream.
     */
    if (state == MEMBER_WHOLE && layer->kind == KIND_GZIP && layer->consumed >= 18 &&
        little_endian(layer->tail + 4, 4) == (layer->produced & UINT32_MAX) &&
        little_endian(layer->tail, 4) != layer->crc) {
        handle_set_reason(layer, "wrong gzip checksum");
        layer->state = MEMBER_BROKEN;
    }
    return false;
}

/* Nothing of a member can be unpacked, mostly since libarchive does not know how it was packed. */
static void add_remedy(struct layer *layer)
{
    static const char remedy[] = "; if it is not damaged, another program can unpack it";
    size_t length = strlen(layer->reason);
    if (length < sizeof layer->reason - sizeof remedy)
        memcpy(layer->reason + length, remedy, sizeof remedy);
}

void layer_refuse(struct layer *layer)
{
    handle_set_reason(layer, encrypted);
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
    /* If the layer below breaks off, its reason is reported. */
    if (got < 0 && layer->stream.feed != NULL)
        handle_set_error(layer, layer->stream.feed->error);
    else
        handle_set_reason(layer, damage);
    return end_member(layer, MEMBER_BROKEN);
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
        if (result != ARCHIVE_OK)
            handle_take_reason(layer);
        if (layer->produced == 0 && (result == ARCHIVE_FAILED || layer->kind == KIND_7ZIP) &&
            result <= ARCHIVE_FAILED && kind_is_archive(layer->kind))
            add_remedy(layer);
        if (result == ARCHIVE_FATAL)
            return end_member(layer, MEMBER_DEAD);
        layer->warned = result != ARCHIVE_OK;
        if (result < ARCHIVE_WARN || block == NULL)
            length = 0;
        if (length == 0 && empty < EMPTY_BLOCKS)
            continue;
        if (length == 0 || offset < 0 || (uint64_t)offset < layer->produced) {
            handle_set_reason(layer, "damaged");
            return end_member(layer, MEMBER_DEAD);
        }
        layer->hole = (uint64_t)offset - layer->produced;
        layer->block = block;
        layer->left = length;
        layer->produced = (uint64_t)offset + length;
        if (layer->counted && !budget_count(layer->budget, layer->hole + length))
            return end_member(layer, MEMBER_DEAD);
        if (layer->kind == KIND_GZIP)
            layer->crc = (uint32_t)library->crc32(layer->crc, block, (unsigned)length);
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
