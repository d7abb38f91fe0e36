/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/state.h"

bool reader_fill_wanted(yinsh_reader *reader)
{
    if (!window_fill_to(&reader->window, reader->wanted))
        return false;
    reader->wanted = 0;
    return true;
}

void reader_place_record(yinsh_reader *reader, struct yinsh_record *record, size_t offset)
{
    const char *bytes = window_bytes(&reader->window) + offset;
    size_t left = reader_left(reader) - offset, longest = reader_longest(reader, offset);
    record->window.bytes = bytes;
    record->window.length = left > longest ? longest + 1 : left;
    record->window.line = reader->window.line;
    record->window.is_utf8 = reader->window.utf8_from <= reader->window.offset;
    /* Of a record that is not the first one, only whether it begins a line is known. */
    record->window.column = offset == 0 ? reader->window.column : bytes[-1] == '\n' ? 1 : 2;
}

struct cursor reader_begin_record_at(yinsh_reader *reader, struct yinsh_record *record,
                                     size_t offset)
{
    record_reset(record);
    record->notation = reader->notation != NULL ? reader->notation->name : NULL;
    reader_place_record(reader, record, offset);
    return reader_cursor(reader, offset, record->window.length);
}

struct cursor reader_begin_record(yinsh_reader *reader)
{
    reader->current = &reader->record;
    return reader_begin_record_at(reader, &reader->record, 0);
}

bool reader_keeps_notation(yinsh_reader *reader, size_t offset)
{
    size_t left = reader_left(reader) - offset;
    if (window_bytes(&reader->window)[offset] == '>' && window_begins_line(&reader->window, offset))
        return false;
    if (reader->fixed)
        return true;
    if (left < ANNOUNCEMENT && !reader->window.at_end)
        return false;
    struct cursor cursor = reader_cursor(reader, offset, left);
    if (notation_announces(reader->notation, cursor))
        return true;
    if (notation_announced(cursor, NULL) != NULL)
        return false;
    if (!window_begins_line(&reader->window, offset))
        return true;
    const struct notation *likely = notation_likely(cursor, reader->notation, NOTATION_LIKELY);
    return likely == NULL || likely->read == reader->notation->read;
}
