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
    reader->open = 0;
    reader->broken = false;
    return reader_begin_record_at(reader, &reader->record, 0);
}

const struct notation *reader_notation_at(const yinsh_reader *reader, const struct cursor *cursor,
                                          bool *announced)
{
    const struct notation *own = reader->notation;
    char first = cursor->at < cursor->end ? *cursor->at : '\0';
    *announced = true;
    if (reader->fixed ||
        (own != NULL && notation_may_announce(own, first) && notation_announces(own, *cursor)))
        return own;
    const struct notation *found = notation_announced(*cursor, NULL);
    size_t offset = (size_t)(cursor->at - window_bytes(&reader->window));
    *announced = found != NULL;
    if (found == NULL && window_last(&reader->window, offset) == '\n')
        found = notation_likely(*cursor, own, NOTATION_LIKELY);
    return found == NULL || (own != NULL && found->read == own->read) ? own : found;
}

bool reader_sees_begin(const yinsh_reader *reader, size_t offset)
{
    size_t left = reader_left(reader) - offset;
    if (left >= PLAIN_TEXT_LINES || reader->window.at_end)
        return true;
    struct cursor cursor = reader_cursor(reader, offset, left);
    bool text = *cursor.at == '>' || is_letter(*cursor.at);
    return !text && (left >= ANNOUNCEMENT || reader->fixed || tag_begins(&cursor));
}

bool reader_fill_begin(yinsh_reader *reader)
{
    bool filled = window_fill_to(&reader->window, PLAIN_TEXT_LINES) ||
                  (reader->window.paused && reader_sees_begin(reader, 0));
    reader->window.paused &= !filled;
    return filled;
}

bool reader_keeps_notation(yinsh_reader *reader, size_t offset)
{
    struct cursor cursor = reader_cursor(reader, offset, reader_left(reader) - offset);
    char first = *cursor.at;
    bool text = first == '>' || is_letter(first), announced;
    if (!reader_sees_begin(reader, offset))
        return false;
    if (first == '[' && notation_announces(reader->notation, cursor))
        return true;
    if (text && window_last(&reader->window, offset) == '\n' &&
        (first == '>' || plain_text_tags(cursor) > 0))
        return false;
    return reader_notation_at(reader, &cursor, &announced) == reader->notation;
}
