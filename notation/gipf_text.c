/* SPDX-License-Identifier: BSD-2-Clause */
/* Tags and comments of the official notation; gipf.c has its grammar. */
#include "gipf_text.h"

#include "text.h"

#include <string.h>

/* ---- Escapes ----------------------------------------------------------- */

/*
 * The byte that (from, length), which begins with a backslash, is the escape for, or
 * TEXT_NO_BYTE where it is none.  A tag, where quotes are escaped, holds no NUL.
 */
static unsigned escaped_byte(const char *from, size_t length, bool tag)
{
    if (length >= 2 && (from[1] == '\\' || (tag && from[1] == '"')))
        return (unsigned char)from[1];
    unsigned byte = text_hex_escape(from, length);
    return byte == 0 && tag ? TEXT_NO_BYTE : byte;
}

/*
 * Undo the escapes of (from, length) into to, which has as much room; returns the
 * length of what came of it.  Anything that is no escape stays as it is.
 */
static size_t unescape(char *to, const char *from, size_t length, bool tag)
{
    size_t out = 0;
    for (size_t at = 0; at < length; at++) {
        unsigned byte = from[at] == '\\' ? escaped_byte(from + at, length - at, tag) : TEXT_NO_BYTE;
        if (byte != TEXT_NO_BYTE) {
            at += from[at + 1] == 'x' ? 3 : 1;
            to[out++] = (char)byte;
        } else if (from[at] != '\r' || at + 1 == length || from[at + 1] != '\n') {
            to[out++] = from[at];
        }
    }
    return out;
}

/* ---- Tags -------------------------------------------------------------- */

/* Move to the closing quote; false where the line ends, or a NUL comes, before it. */
static bool skip_value(struct cursor *cursor)
{
    for (; !scan_at_end(cursor) && *cursor->at != '\n' && *cursor->at != '\0'; cursor->at++) {
        if (*cursor->at == '"')
            return true;
        char behind = *cursor->at == '\\' ? scan_ahead(cursor, 1) : '\0';
        if (behind != '\0' && behind != '\n')
            cursor->at++;
    }
    return false;
}

static bool tag_fault(struct cursor *cursor, struct yinsh_record *record, size_t first)
{
    const char *at = cursor->start + first;
    size_t length = 0;
    while (at + length < cursor->end && at[length] != '\n' && at[length] != '\r')
        length++;
    cursor->starved |= at + length == cursor->end;
    return record_fault(record, FAULT_SYNTAX_TAG, (struct place){first, length}, NULL);
}

bool gipf_read_tag(struct cursor *cursor, struct yinsh_record *record)
{
    size_t first = scan_offset(cursor);
    cursor->at++;
    scan_blanks(cursor);
    const char *name = cursor->at;
    while (is_name_byte(scan_peek(cursor)))
        cursor->at++;
    size_t name_length = (size_t)(cursor->at - name);
    if (name_length == 0 || !scan_blanks(cursor) || !scan_byte(cursor, '"'))
        return tag_fault(cursor, record, first);
    size_t value = scan_offset(cursor);
    if (!skip_value(cursor))
        return tag_fault(cursor, record, first);
    struct place place = place_from(cursor, value);
    cursor->at++;
    scan_blanks(cursor);
    if (!scan_byte(cursor, ']'))
        return tag_fault(cursor, record, first);
    char *text = arena_alloc(&record->arena, place.length + 1);
    if (text == NULL)
        return false;
    size_t length = unescape(text, cursor->start + place.offset, place.length, true);
    return record_tag(record, name, name_length, text, length, place);
}

bool gipf_read_tags(struct cursor *cursor, struct yinsh_record *record)
{
    bool good = true;
    for (; good && scan_peek(cursor) == '['; scan_blanks(cursor))
        good = gipf_read_tag(cursor, record);
    return good;
}

bool gipf_repeats_tag(struct cursor cursor, const struct yinsh_record *record)
{
    cursor.at++;
    scan_blanks(&cursor);
    for (size_t i = 0; i < record->tag_count; i++) {
        struct cursor name = cursor;
        if (scan_word(&name, record->tags[i].name) && !is_name_byte(scan_peek(&name)))
            return true;
    }
    return false;
}

bool gipf_announces(struct cursor cursor)
{
    const char *name;
    if (!scan_byte(&cursor, '['))
        return false;
    scan_blanks(&cursor);
    name = cursor.at;
    while (is_name_byte(scan_peek(&cursor)))
        cursor.at++;
    return cursor.at != name && scan_blanks(&cursor) && scan_byte(&cursor, '"');
}

/* ---- Comments ---------------------------------------------------------- */

/* Number of the first action of the turn that the last action belongs to, from 1. */
static size_t turn_start(const struct yinsh_record *record)
{
    size_t first = record->count;
    while (first > 1 && record->played[first - 2].turn == record->played[first - 1].turn)
        first--;
    return first;
}

/*
 * Read a comment's text as clocks; false where it holds none.  With record NULL the
 * form alone is checked, so that nothing is kept of a text that is no clock after all.
 */
static bool read_clocks(const char *text, size_t length, const struct yinsh_record *looked_at,
                        struct yinsh_record *record)
{
    struct cursor cursor = cursor_over(text, length);
    size_t action = turn_start(looked_at);
    if (!scan_word(&cursor, "[%tm"))
        return false;
    while (scan_byte(&cursor, ' ')) {
        if (action > looked_at->count + 1)
            return false;
        if (!scan_byte(&cursor, '-'))
            do {
                uint64_t clock;
                if (!scan_clock(&cursor, &clock))
                    return false;
                if (record != NULL)
                    record_clock(record, action, clock);
            } while (scan_byte(&cursor, ','));
        action++;
    }
    return scan_byte(&cursor, ']') && cursor.at == cursor.end;
}

const char *gipf_unseen(const struct cursor *cursor, const struct yinsh_record *record,
                        enum gipf_end end)
{
    const struct seen *seen = &record->seen[end];
    uint64_t at = record->offset + scan_offset(cursor);
    if (at < seen->from || at >= seen->to)
        return cursor->at + 1;
    uint64_t ahead = seen->to - at;
    return cursor->at + (ahead < scan_left(cursor) ? (size_t)ahead : scan_left(cursor));
}

void gipf_see(const struct cursor *cursor, struct yinsh_record *record, enum gipf_end end,
              const char *to)
{
    struct seen *seen = &record->seen[end];
    uint64_t at = record->offset + scan_offset(cursor);
    uint64_t ahead = (uint64_t)(to - cursor->at);
    bool other = at < seen->from || at >= seen->to;
    if (other)
        seen->from = at;
    if (other || at + ahead > seen->to)
        seen->to = at + ahead;
}

bool gipf_read_comment(struct cursor *cursor, struct yinsh_record *record)
{
    size_t first = scan_offset(cursor);
    const char *text = cursor->at + 1, *from = gipf_unseen(cursor, record, GIPF_BRACE);
    const char *close = memchr(from, '}', (size_t)(cursor->end - from));
    if (close == NULL) {
        gipf_see(cursor, record, GIPF_BRACE, cursor->end);
        cursor->at = text;
        cursor->starved = true;
        return record_fault(record, FAULT_SYNTAX_COMMENT, (struct place){first, 1}, NULL);
    }
    size_t length = (size_t)(close - text);
    cursor->at = close + 1;
    char *plain = arena_alloc(&record->arena, length + 1);
    if (plain == NULL)
        return false;
    length = unescape(plain, text, length, false);
    if (read_clocks(plain, length, record, NULL))
        read_clocks(plain, length, record, record);
    else
        record_note(record, NOTE_COMMENT, plain, length);
    return true;
}
