/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/fill.h"

#include "base/lines.h"
#include "jobs/part.h"
#include "jobs/span.h"
#include "syntax/skim.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    LOAD_FULL = LOAD_BYTES - 16 * 1024, /* from here on no further file is begun */
    SPANS_FROM = 4 * LOAD_BYTES         /* a file of so many bytes is read in spans */
};

static char *copy_string(const char *string)
{
    size_t size = strlen(string) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, string, size) : NULL;
}

static void member_free(struct member *member)
{
    if (member != NULL) {
        span_file_free(member->spans);
        free(member->name);
    }
    free(member);
}

/* Add what is to be said of a file; false without memory. */
static bool add_message(struct load *load, enum entry_kind kind, const struct input_item *item)
{
    struct entry *entry = &load->entries[load->count++];
    *entry = (struct entry){.kind = kind};
    entry->name = copy_string(item->name);
    entry->reason = copy_string(item->reason);
    return entry->name != NULL && entry->reason != NULL;
}

/* Add a piece of the file that is being read; false without memory. */
static bool add_piece(struct filler *filler, struct load *load)
{
    struct entry *entry = &load->entries[load->count++];
    *entry = (struct entry){.kind = ENTRY_PIECE};
    entry->piece = (struct piece){
        .member = filler->member,
        .bytes = load->bytes + load->used,
        .offset = filler->offset,
        .line = filler->line,
        .column = filler->column,
        .first = filler->offset == filler->member->begin,
    };
    if (entry->piece.first || filler->member->spans == NULL)
        return true;
    entry->piece.mark = span_mark_new(filler->member->spans, filler->offset);
    return entry->piece.mark != NULL;
}

/* Begin with a file of the input; false without memory. */
static bool begin_member(struct filler *filler, struct load *load, const struct input_item *item)
{
    struct member *member = calloc(1, sizeof *member);
    filler->member = member;
    if (member == NULL || (member->name = copy_string(item->name)) == NULL)
        return false;
    member->named = item->named;
    member->end = UINT64_MAX;
    filler->offset = 0;
    filler->line = filler->column = 1;
    if (item->cut) {
        struct part part;
        part_find(&part, filler->cli, item);
        if (part.reason != NULL || part.begin == part.end) {
            struct input_item message = {.name = item->name, .reason = part.reason};
            input_skip(filler->input);
            member_free(member);
            filler->member = NULL;
            return part.reason == NULL || add_message(load, ENTRY_TROUBLE, &message);
        }
        member->notation = part.notation;
        member->begin = filler->offset = part.begin;
        member->end = part.end == item->size ? UINT64_MAX : part.end;
        filler->line = part.line;
        filler->column = part.column;
        input_seek(filler->input, part.begin);
    } else if (item->descriptor >= 0 && item->size >= SPANS_FROM) {
        /* Without them it is read in pieces that go through here, which copies each byte. */
        member->spans = span_file_new(item->descriptor, item->size, filler->threads);
    }
    return add_piece(filler, load);
}

/* The file that is being read ends with what the load has of it. */
static void end_member(struct filler *filler, struct load *load, char *reason, bool damaged)
{
    struct entry *entry = &load->entries[load->count - 1];
    entry->reason = reason;
    entry->piece.reason = reason;
    entry->piece.damaged = damaged;
    entry->piece.last = true;
    filler->member = NULL;
}

/*
 * Count on over the bytes of a piece behind which the file goes on; the lines where the next one
 * may be read before its turn.
 */
static void count_on(struct filler *filler, const struct piece *piece)
{
    filler->offset += piece->length;
    if (filler->threads > 1 && filler->member->spans == NULL)
        pass_lines(piece->bytes, piece->length, &filler->line, &filler->column);
}

/*
 * The load is full in the middle of a file.  Where other files are in front of it, what is
 * there of it is carried over into the next load: only what does not fit into one is cut.
 */
static bool leave_member_open(struct filler *filler, struct load *load)
{
    struct piece *piece = &load->entries[load->count - 1].piece;
    if (load->count == 1) {
        count_on(filler, piece);
        return true;
    }
    if (filler->carried == NULL && (filler->carried = malloc(LOAD_BYTES)) == NULL)
        return false;
    memcpy(filler->carried, piece->bytes, piece->length);
    filler->carried_length = piece->length;
    load->used -= piece->length;
    load->count--;
    return true;
}

/* Whether the next load is a span of the file that is being read; it has *length bytes. */
static bool has_span(const struct filler *filler, size_t *length)
{
    const struct member *member = filler->member;
    if (member == NULL || member->spans == NULL || filler->offset == member->begin)
        return false;
    *length = span_length(member->spans, filler->offset);
    return *length > 0;
}

/* Make the next span the load; false without memory. */
static bool take_span(struct filler *filler, struct load *load, size_t length)
{
    if (!add_piece(filler, load))
        return false;
    load->entries[0].piece.bytes = NULL;
    load->entries[0].piece.length = length;
    filler->offset += length;
    input_seek(filler->input, filler->offset);
    return true;
}

bool piece_looks_ahead(const struct piece *piece)
{
    assert(piece->member != NULL); /* nothing is said of other files within one */
    return piece->offset >= piece->member->end;
}

/* How far the load may be filled now: a file of which only a part is read ends with that. */
static size_t room_in(const struct filler *filler, const struct load *load)
{
    size_t room = LOAD_BYTES - load->used;
    const struct piece *piece = load->count > 0 ? &load->entries[load->count - 1].piece : NULL;
    if (filler->member == NULL || piece == NULL || filler->member->end == UINT64_MAX)
        return room;
    uint64_t at = filler->offset + piece->length;
    /* Behind the end just enough is read to see that a record begins there. */
    if (at >= filler->member->end)
        return piece_looks_ahead(piece) ? room : 0;
    return filler->member->end - at < room ? (size_t)(filler->member->end - at) : room;
}

/* All that comes next belongs to another zip, or to none. */
static void pass_border(struct filler *filler, struct batch_zip *zip)
{
    batch_zip_leave(filler->zip);
    filler->zip = batch_zip_use(zip);
}

bool filler_fill(struct filler *filler, struct load *load, bool *at_end)
{
    struct input_item item;
    size_t span;
    load->used = load->count = 0;
    if (has_span(filler, &span))
        return take_span(filler, load, span);
    if (load->bytes == NULL && (load->bytes = malloc(LOAD_BYTES + SKIM_AHEAD)) == NULL)
        return false;
    load->zip = batch_zip_use(filler->zip);
    load->batch = filler->batch;
    filler->batch = NULL;
    if (filler->member != NULL) {
        if (!add_piece(filler, load))
            return false;
        if (filler->carried_length > 0)
            memcpy(load->bytes, filler->carried, filler->carried_length);
        load->used = load->entries[0].piece.length = filler->carried_length;
        filler->carried_length = 0;
    }
    while (load->batch == NULL && load->count < LOAD_ENTRIES) {
        size_t room = room_in(filler, load);
        if (room == 0 || (filler->member == NULL && load->used >= LOAD_FULL))
            break;
        enum input_event event = input_next(filler->input, load->bytes + load->used, room, &item);
        switch (event) {
        case INPUT_FILE:
            if (!begin_member(filler, load, &item))
                return false;
            break;
        case INPUT_BYTES:
            load->used += item.length;
            load->entries[load->count - 1].piece.length += item.length;
            break;
        case INPUT_END:
            if (item.reason != NULL && (item.reason = copy_string(item.reason)) == NULL)
                return false;
            end_member(filler, load, (char *)item.reason, item.damaged);
            break;
        case INPUT_SKIPPED:
        case INPUT_NOTED:
            if (!add_message(load, event == INPUT_NOTED ? ENTRY_NOTED : ENTRY_SKIPPED, &item))
                return false;
            break;
        case INPUT_TROUBLE:
            if (!add_message(load, item.damaged ? ENTRY_DAMAGE : ENTRY_TROUBLE, &item))
                return false;
            break;
        case INPUT_BATCH:
            if (load->count > 0) {
                filler->batch = item.batch;
                return true;
            }
            load->batch = item.batch;
            break;
        case INPUT_BORDER:
            pass_border(filler, item.zip);
            if (load->count > 0)
                return true;
            batch_zip_leave(load->zip);
            load->zip = batch_zip_use(filler->zip);
            break;
        default:
            *at_end = true;
            return true;
        }
    }
    if (filler->member != NULL && piece_looks_ahead(&load->entries[load->count - 1].piece)) {
        input_skip(filler->input);
        end_member(filler, load, NULL, false);
    }
    return filler->member == NULL || leave_member_open(filler, load);
}

void filler_free(struct filler *filler)
{
    member_free(filler->member);
    batch_free(filler->batch);
    batch_zip_leave(filler->zip);
    input_free(filler->input);
    free(filler->carried);
}

void load_clear(struct load *load)
{
    for (size_t i = 0; i < load->count; i++) {
        if (load->entries[i].piece.last)
            member_free(load->entries[i].piece.member);
        span_mark_leave(load->entries[i].piece.mark);
        free(load->entries[i].name);
        free(load->entries[i].reason);
    }
    load->count = 0;
    batch_free(load->batch);
    batch_zip_leave(load->zip);
    load->batch = NULL;
    load->zip = NULL;
}

void load_free(struct load *load)
{
    load_clear(load);
    free(load->bytes);
}
