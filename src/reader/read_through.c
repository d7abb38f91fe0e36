/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/state.h"

#include "base/text.h"
#include "record/record.h"

#include <string.h>

enum { AHEAD = 512 /* bytes after what was read that are examined, too */ };

/*
 * How many bytes of a broken record are after its fault, if its notation has lines: another record
 * may begin in the line that is at fault.
 */
static size_t after_fault(const yinsh_reader *reader)
{
    const struct fault *fault = record_first_error(&reader->record);
    const char *first = reader->notation->announced_by;
    bool lines =
        reader->notation->end_of_text == NULL && (first == NULL || strchr(first, '{') == NULL);
    return lines && fault != NULL && fault->offset < reader->used ? reader->used - fault->offset
                                                                  : 0;
}

/* Add the tags that the lines before a record state, but for those that it states itself. */
static void add_tags(yinsh_reader *reader)
{
    struct yinsh_record *record = &reader->record;
    struct words lines = {record->window.bytes, reader->tags}, value;
    const char *name;
    while (lines.length > 0 && plain_text_take_tag(&lines, &name, &value))
        if (record_is_good(record) && value.length > 0 && record_find_tag(record, name) == NULL)
            record_tag(record, words_of(name), value, place_of_words(record, value));
}

/* Read a record as reader_read_through() does, with the bytes that are there. */
static bool read_bytes(yinsh_reader *reader, struct cursor *cursor)
{
    struct yinsh_record *record = &reader->record;
    cursor->at += reader->tags;
    bool found = reader->notation->read(cursor, record);
    record->window.taken = scan_offset(cursor);
    if (found) {
        add_tags(reader);
        record_decode(record, record->window.taken);
        record_finish(record);
        record_fill_clocks(record);
    }
    return found;
}

/* ---- Look-alikes ------------------------------------------------------- */

/* Whether bytes may have look-alikes. */
static bool may_look_alike(struct words bytes)
{
    return text_ascii(bytes.bytes, bytes.length) < bytes.length ||
           memchr(bytes.bytes, '\\', bytes.length) != NULL;
}

/* Copy bytes from a cursor on, those up to an offset as they are; returns one over the copy. */
static struct cursor copy_plain(yinsh_reader *reader, struct cursor cursor, size_t size,
                                size_t offset)
{
    plain_copy_make(&reader->copy, (struct words){cursor.at, size}, offset);
    cursor.end = reader->copy.bytes + reader->copy.length;
    cursor.start = cursor.at = reader->copy.bytes;
    return cursor;
}

struct cursor reader_copy_plain(yinsh_reader *reader, struct cursor cursor)
{
    struct words bytes = {cursor.at, scan_left(&cursor)};
    if (!may_look_alike(bytes) || !plain_copy_begin(&reader->copy, bytes.length))
        return cursor_over(cursor.at, 0);
    return copy_plain(reader, cursor, bytes.length, 0);
}

/* Read a record from a copy of the first bytes at a cursor; its places are those in the source. */
static bool read_copy(yinsh_reader *reader, struct cursor *cursor, size_t size)
{
    struct yinsh_record *record = &reader->record;
    struct cursor begin = reader_begin_record(reader);
    struct cursor copy = copy_plain(reader, *cursor, size, reader->tags);
    record->copy = &reader->copy;
    record->window.bytes = copy.start;
    record->window.length = reader->copy.length;
    record->window.is_utf8 = false;
    bool found = read_bytes(reader, &copy);
    record_leave_copy(record);
    reader_place_record(reader, record, 0);
    cursor->at = begin.start + record->window.taken;
    cursor->starved = copy.starved;
    return found;
}

/* How much of a record was read; all zero if there was none. */
struct reach {
    size_t actions; /* that were played */
    size_t error;   /* offset of the first error that stopped the reading, or SIZE_MAX */
    size_t known;   /* SIZE_MAX less the unknown lines of a log */
};

/* A claim that the replay contradicts stops nothing, nor does what is read nevertheless. */
static bool stops_reading(const struct fault *fault)
{
    return yinsh_fault_level((yinsh_fault)fault->code) == YINSH_LEVEL_ERROR && !fault->respelled &&
           fault_class_of(fault->code) != FAULT_CLASS_MISMATCH;
}

static struct reach reach_of(const struct yinsh_record *record, bool found)
{
    struct reach reach = {record->game.count, SIZE_MAX, SIZE_MAX};
    for (size_t i = 0; i < record_faults_kept(record); i++) {
        const struct fault *fault = &record->faults[i];
        if (stops_reading(fault) && fault->offset < reach.error)
            reach.error = fault->offset;
        reach.known -= fault->code == FAULT_LINE_UNKNOWN;
    }
    return found ? reach : (struct reach){0, 0, 0};
}

/* Whether more of a record was read than another time. */
static bool is_further(struct reach reach, struct reach than)
{
    if (reach.actions != than.actions)
        return reach.actions > than.actions;
    return reach.error != than.error ? reach.error > than.error : reach.known > than.known;
}

/*
 * Read the record at a cursor, which was read so far, from a copy.  Returns whether more can be
 * read then; if not, it has to be read again as it is.
 */
static bool read_plain(yinsh_reader *reader, struct cursor *cursor, struct reach before)
{
    const struct cursor begin = *cursor;
    size_t left = scan_left(cursor), most = left < LONG_RECORD ? left : LONG_RECORD;
    bool found = false;
    size_t size = (before.error < most ? before.error : 0) + AHEAD;
    do {
        size = size < most / 2 ? 2 * size : most;
        /* Half a character would be an error. */
        for (int i = 0; i < 3 && size < left && ((unsigned char)begin.at[size] & 0xC0) == 0x80; i++)
            size++;
        *cursor = begin;
        if (!plain_copy_begin(&reader->copy, size))
            return false;
        found = read_copy(reader, cursor, size);
    } while (cursor->starved && size < most);
    const struct yinsh_record *record = &reader->record;
    struct reach best = reach_of(record, found);
    size_t taken = record->window.taken;
    if (reader->copy.first == size || (cursor->starved && size < left) || !is_further(best, before))
        return false;
    /* Texts stay as they are, unless something else refers to them, such as names in a log. */
    *cursor = begin;
    found = read_copy(reader, cursor, size);
    if (!is_further(best, reach_of(record, found)) && record->window.taken == taken)
        return true;
    *cursor = begin;
    return plain_copy_begin(&reader->copy, size) && read_copy(reader, cursor, size);
}

bool reader_read_through(yinsh_reader *reader, struct cursor *cursor)
{
    struct yinsh_record *record = &reader->record;
    struct cursor begin = *cursor;
    bool found = read_bytes(reader, cursor), plain = false;
    struct reach reach = reach_of(record, found);
    size_t ahead = scan_left(cursor) < AHEAD ? scan_left(cursor) : AHEAD;
    struct words seen = {begin.at, scan_offset(cursor) + ahead};
    if ((reach.error < SIZE_MAX || reach.known < SIZE_MAX) && record->charset == NULL &&
        !record->arena.failed && may_look_alike(seen)) {
        struct cursor copy = begin;
        plain = read_plain(reader, &copy, reach);
        if (!plain)
            reader_begin_record(reader);
        *cursor = plain ? copy : begin;
        found = plain || read_bytes(reader, cursor);
    }
    if (plain)
        record_report_copy(record);
    reader->used = record->window.taken;
    reader->broken = found && record->failed && !record->whole;
    reader->open = reader->broken ? after_fault(reader) : 0;
    return found;
}
