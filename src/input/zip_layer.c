/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/zip_layer.h"

#include "input/handle.h"
#include "input/library.h"
#include "input/zip_header.h"

#include <inttypes.h>
#include <stdio.h>

uint64_t zip_reached(const struct layer *layer)
{
    la_int64_t bytes = library->archive_filter_bytes(layer->handle, 0);
    return layer->base + (bytes > 0 ? (uint64_t)bytes : 0);
}

/* Returns where to search from after a member that cannot be read. */
static uint64_t after_member(struct layer *layer)
{
    uint64_t at = zip_reached(layer);
    uint64_t end;
    /* What was found in a member that is an archive must not be found once more. */
    uint64_t from = layer->entered ? at : layer->header_at + ZIP_HEADER;
    if (zip_end_of_member(&layer->stream, layer->header_at, &end))
        return end;
    return from;
}

/* After the end of a zip, begin another. */
static void begin_zip(struct layer *layer)
{
    if (!layer->ended)
        return;
    layer->members = (struct zip_members){0};
    layer->ended = layer->reported = false;
}

/*
 * Compare what was found of a zip with its directory, which begins at a place.  Returns whether
 * there is something to report.
 */
static bool check_directory(struct layer *layer, uint64_t at)
{
    struct zip_members listed;
    const struct zip_members *members = &layer->members;
    begin_zip(layer);
    bool whole = zip_read_directory(&layer->stream, at, &listed, &layer->search_at);
    bool agrees = listed.count == members->count && listed.places == members->places;
    layer->ended = layer->ended || whole;
    if (layer->reported || (whole && agrees))
        return false;
    layer->reported = true;
    if (!whole)
        handle_set_reason(layer, "damaged: its directory is cut off, so members may be missing");
    else if (listed.count == members->count)
        handle_set_reason(layer, "damaged: its directory does not match the members that were "
                                 "found; all members found are read");
    else
        snprintf(layer->reason, sizeof layer->reason,
                 "damaged: its directory lists %" PRIu64 " members, but %" PRIu64
                 " were found; all members found are read",
                 listed.count, members->count);
    return true;
}

/*
 * Search for what follows in a zip from a place on.  Returns whether there is something to report
 * before that, with what it is.
 */
static bool find_next(struct layer *layer, uint64_t from, enum zip_found *found)
{
    bool filled = false;
    do {
        *found = zip_find(&layer->stream, from, &layer->base, &filled);
        layer->search_at = layer->base;
        if (layer->ended && filled && !layer->reported) {
            layer->reported = true;
            handle_set_reason(layer, "data after the end of the zip is not read");
            return true;
        }
        if (*found == ZIP_FOUND_DIRECTORY && check_directory(layer, layer->base))
            return true;
        from = layer->search_at;
    } while (*found == ZIP_FOUND_DIRECTORY);
    return false;
}

/* The stream ends, as it should only after the directory of the zip. */
static enum layer_event end_source(struct layer *layer, bool dead)
{
    if (layer->ended || (layer->reported && !dead))
        return LAYER_END;
    if (!dead)
        handle_set_reason(layer, "truncated: its directory is missing, so members may be missing");
    return LAYER_FAILED;
}

bool zip_search(struct layer *layer, enum layer_event *event)
{
    bool dead = layer->state == MEMBER_DEAD;
    enum zip_found found;
    uint64_t from = dead ? after_member(layer) : layer->search_at;
    layer->state = MEMBER_LOST;
    layer->going_back = false;
    layer->damaged = true;
    handle_close(layer);
    *event = LAYER_DAMAGED;
    if (find_next(layer, from, &found))
        return false;
    *event = found == ZIP_FOUND_END ? end_source(layer, dead) : LAYER_FAILED;
    if (found == ZIP_FOUND_END)
        return false;
    begin_zip(layer);
    layer->state = MEMBER_NONE;
    return handle_open(layer, false);
}

/* Search for what follows in a zip from a place on; back over bytes that may contain members. */
static enum layer_event search(struct layer *layer, uint64_t from, bool back)
{
    layer->state = MEMBER_LOST;
    layer->search_at = from;
    layer->going_back = back;
    return LAYER_END;
}

/* The same if members are certainly lost. */
static enum layer_event lose(struct layer *layer, uint64_t from)
{
    search(layer, from, true);
    layer->reported = true;
    return LAYER_DAMAGED;
}

enum layer_event zip_check_header(struct layer *layer, uint64_t from, bool ended_well, int result)
{
    uint64_t before = layer->header_at + ZIP_HEADER;
    bool read = result == ARCHIVE_OK;
    bool member = false;
    bool near = zip_near_signature(&layer->stream, from, &layer->header_at, &member);
    if (near && read && member)
        return LAYER_MEMBER;
    if (result == ARCHIVE_EOF && (near || ended_well))
        return search(layer, from, false);
    if (near && read)
        handle_set_reason(layer, "damaged");
    if (near)
        return lose(layer, layer->header_at + 1);
    if (!ended_well && stream_reaches(&layer->stream, zip_reached(layer), before))
        return search(layer, before, true);
    if (result == ARCHIVE_EOF)
        return search(layer, from, false);
    if (!read)
        return lose(layer, from);
    layer->header_at = zip_begin_of_header(&layer->stream, zip_reached(layer));
    return LAYER_MEMBER;
}
