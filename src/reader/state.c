/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/state.h"

bool reader_fill_wanted(yinsh_reader *reader)
{
    if (!window_fill_to(&reader->window, reader->wanted))
        return false;
    reader->wanted = 0;
    return true;
}

struct cursor reader_begin_record(yinsh_reader *reader)
{
    struct yinsh_record *record = &reader->record;
    record_reset(record);
    record->notation = reader->notation != NULL ? reader->notation->name : NULL;
    record->window.bytes = window_bytes(&reader->window);
    record->window.length =
        reader_is_long(reader) ? reader->options.max_record + 1 : reader_left(reader);
    record->window.line = reader->window.line;
    record->window.column = reader->window.column;
    record->source.offset = reader->window.offset;
    return reader_cursor(reader, record->window.length);
}
