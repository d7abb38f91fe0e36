/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/state.h"

#include <assert.h>
#include <string.h>

/* ---- A record of another notation ----------------------------------------- */

/* The byte that opens a text on a line that ends at line_end, or NULL. */
static const char *find_text(const struct notation *notation, const char *at, const char *line_end)
{
    if (notation == NULL || notation->end_of_text == NULL)
        return NULL;
    return memchr(at, notation->opens_text, (size_t)(line_end - at));
}

/*
 * Move past a text that opens at a place, if it is closed.  If its end may still come, or is after
 * limit, the cursor stays, and is starved.
 */
static bool skip_text(const yinsh_reader *reader, struct cursor *cursor, const char *open,
                      const char *limit)
{
    struct cursor text = *cursor;
    text.at = open;
    text.starved = false;
    const char *after = reader->notation->end_of_text(&text, &reader->record);
    cursor->starved = !cursor->ends && (text.starved || (after != NULL && after > limit));
    if (after == NULL || cursor->starved)
        return false;
    cursor->at = after;
    return true;
}

/* Skip brackets and quotes that close something; returns whether there was one and more follows. */
static bool skip_closing(struct cursor *cursor)
{
    const char *first = cursor->at;
    while (cursor->at < cursor->end && *cursor->at != '\n' &&
           (is_blank(*cursor->at) || strchr("}])\"", *cursor->at) != NULL))
        cursor->at++;
    return cursor->at > first && cursor->at < cursor->end && *cursor->at != '\n';
}

/*
 * Find an object that begins a record of another notation in the middle of a line, as if a line end
 * was lost: JSON needs none.  In a record that has objects itself, it is after the end of one.
 */
static bool find_object(struct cursor *ahead, const char *from, const char *to,
                        const struct notation *notation)
{
    bool objects = notation == NULL ||
                   (notation->announced_by != NULL && strchr(notation->announced_by, '{') != NULL);
    for (; from < to; from++) {
        bool closes = *from == '}';
        if (!closes && (objects || *from != '{'))
            continue;
        ahead->at = from + closes;
        if (closes)
            scan_blanks(ahead);
        if (closes && scan_byte(ahead, ','))
            scan_blanks(ahead);
        if (scan_peek(ahead) == '{' && notation_others_announce(ahead, notation))
            return true;
    }
    return false;
}

/*
 * Whether a record begins at the cursor, on a line: one of another notation, perhaps after what
 * closes something broken on it, to which the cursor is then moved; or one of the same notation
 * after text, which its resync() does not know.
 */
static bool begins_at_line(yinsh_reader *reader, struct cursor *cursor, const char *line)
{
    const struct notation *notation = reader->notation, *likely = NULL;
    uint64_t at = reader->window.offset + (uint64_t)(line - cursor->start);
    bool after_text = at >= reader->text_begin && at <= reader->text_end;
    bool apart = after_text || scan_after_empty_line(cursor->start, cursor->at);
    /* After tags alone, their turns may follow text. */
    bool own = after_text && (reader->record.game.count > 0 || reader->record.tag_count == 0);
    struct cursor words = *cursor;
    const char *line_end = scan_line_end(&words);
    /* More bytes of the line may not be available yet. */
    words.end = line_end - words.at > ANNOUNCEMENT ? words.at + ANNOUNCEMENT : line_end;
    struct plain_text text;
    if (plain_text_find(words, &text) && (apart || text.mark)) {
        reader->marked = text.mark;
        reader->text_begin = after_text ? reader->text_begin : at;
        reader->text_end = at + (uint64_t)(line_end - line) + 1;
    }
    if (apart && (own || !cursor->fixed))
        likely = notation_likely(*cursor, own ? NULL : notation, NOTATION_LIKELY);
    return (apart && plain_text_is_quoted(*cursor)) || notation_others_announce(cursor, notation) ||
           (likely != NULL && (likely == notation ? own : !cursor->fixed)) ||
           (own && notation != NULL && (reader->marked || !notation->announced_in_words) &&
            notation_announces(notation, *cursor)) ||
           (skip_closing(cursor) && notation_others_announce(cursor, notation));
}

/*
 * Move from a place in a bad record to where a record of another notation begins: at a line at
 * which one announces itself, at a line after an empty one at which one very likely begins, or at
 * an object after one that ends on its line; but not in a text that is closed.  It is looked for up
 * to end, where a record of the bad one's notation begins if one was found.
 *
 * Returns false if there is none, or the notation is fixed; the cursor is then at the end of what
 * was searched.  If it is starved, it is before a text that more bytes may close.
 */
static bool find_other(yinsh_reader *reader, struct cursor *cursor, const char *end, bool found)
{
    const struct notation *notation = reader->notation;
    struct cursor ahead = *cursor;
    ahead.end = window_bytes(&reader->window) + reader_left(reader);
    assert(cursor->at != NULL);
    /* Reading may have stopped at the first byte of a line. */
    while (cursor->at > cursor->start && is_blank(cursor->at[-1]))
        cursor->at--;
    const char *newline = cursor->at; /* none before it is looked for */
    while (cursor->at < end) {
        if (newline != NULL && newline <= cursor->at)
            newline = memchr(cursor->at, '\n', (size_t)(end - cursor->at));
        const char *line_end = newline != NULL ? newline : end;
        const char *open = reader->unclosed ? NULL : find_text(notation, cursor->at, line_end);
        if (find_object(&ahead, cursor->at, open != NULL ? open : line_end, notation)) {
            cursor->at = ahead.at;
            return true;
        }
        if (open != NULL && skip_text(reader, cursor, open, found ? ahead.end : end))
            continue;
        if (open != NULL && !cursor->starved) {
            /* Look for no others: each would be read to the end. */
            reader->unclosed = true;
            continue;
        }
        if (newline == NULL || cursor->starved)
            return false;
        ahead.at = newline + 1;
        scan_blanks(&ahead);
        cursor->at = ahead.at;
        if (!scan_at_end(&ahead) && begins_at_line(reader, &ahead, newline + 1)) {
            cursor->at = ahead.at;
            return true;
        }
    }
    return false;
}

/* ---- The next record ------------------------------------------------------- */

/* Whether a byte may be between two objects: white space or a comma. */
static bool is_gap(char byte)
{
    return is_blank(byte) || byte == ',';
}

/*
 * Where to end a search that should end after length bytes.  A record may begin after a gap, which
 * the byte before the gap may decide, so the search does not end inside a gap or directly before
 * it, unless the gap is longer than any in a record.
 */
static size_t end_before_gap(const char *bytes, size_t length)
{
    enum { MOST = 16 * 1024 };
    size_t at = length;
    if (length == 0 || !is_gap(bytes[length]))
        return length;
    while (at > 0 && length - at < MOST && is_gap(bytes[at - 1]))
        at--;
    return length - at == MOST ? length : at > 0 ? at - 1 : 0;
}

/*
 * How far the next record can be looked for: up to the last line end after which there are enough
 * bytes to judge the line that follows it, and no further than most bytes from used on.  What is
 * before that was seen.
 */
static size_t searchable(yinsh_reader *reader, size_t most)
{
    size_t length = reader_left(reader);
    most = reader->used + most < length ? reader->used + most : length;
    if (reader->window.at_end && most == length)
        return length;
    length = length > ANNOUNCEMENT ? length - ANNOUNCEMENT : 0;
    length = most < length ? most : length;
    length = end_before_gap(window_bytes(&reader->window), length);
    /* Do not wait for the end of a line that is so long. */
    size_t from = length > LONG_RECORD ? length - LONG_RECORD : 0;
    from = from > reader->used ? from : reader->used;
    return from < length ? window_last_line(&reader->window, from, length) : length;
}

/*
 * Move to where a record of the same notation begins, or to the end of what need not be looked
 * through again; returns whether there is one.
 */
static bool find_same(yinsh_reader *reader, struct cursor *cursor)
{
    struct yinsh_record *record = &reader->record;
    record->window.column = reader->window.column;
    if (reader->notation != NULL)
        return reader->notation->resync(cursor, record);
    cursor->at = cursor->ends
                     ? cursor->end
                     : cursor->start + window_last_line(&reader->window, reader->used,
                                                        (size_t)(cursor->end - cursor->start));
    return false;
}

/*
 * Search the window for the start of the next record, from reader->used on, which is how far it was
 * searched before, up to a limit; if ends is set, as if the source ended there.  Returns true with
 * the offset of the record in *next.  If there is none, reader->used is how far it was searched,
 * and *next is how many bytes of the window are not needed any more.
 */
static bool search_for_next(yinsh_reader *reader, size_t limit, bool ends, size_t *next)
{
    struct yinsh_record *record = &reader->record;
    const struct record_scratch scratch = record->scratch;
    const int turn = record->game.turn;
    struct cursor cursor = reader_cursor(reader, 0, limit);
    cursor.at += reader->used;
    cursor.ends = ends;
    /* A record of another notation may begin in bytes that are used, if they did not show it yet.
     */
    struct cursor other = cursor;
    other.at -= reader->open;
    bool found = find_same(reader, &cursor);
    /* A record of another notation may begin before that; if more bytes have to show it, wait. */
    const char *before = found || !ends ? cursor.at : cursor.end;
    bool other_found = find_other(reader, &other, before, found);
    bool waits = !other_found && other.starved && other.at < cursor.at;
    if (found && waits) {
        /* The record will be found again, by what was known before this search. */
        record->scratch = scratch;
        record->game.turn = turn;
        *next = 0;
        return false;
    }
    *next = scan_offset(other_found || waits ? &other : &cursor);
    if (!found && !other_found && scan_offset(&cursor) > reader->used)
        reader->used = scan_offset(&cursor);
    reader->open = waits ? reader->used - *next : 0;
    return found || other_found;
}

bool reader_find_next(yinsh_reader *reader)
{
    enum { PART = 1024 /* bytes that are searched first: the next record is mostly near */ };
    bool gives_up = false;
    reader->broken = false;
    for (size_t most = PART;;) {
        size_t all = searchable(reader, reader_left(reader)), passed = 0;
        size_t limit = searchable(reader, most);
        bool at_end = limit == all && reader->window.at_end;
        /* The bytes before a record may be needed to recognise it: they stay until it is found. */
        bool looks = limit > reader->used || at_end;
        bool found = looks && search_for_next(reader, limit, at_end || gives_up, &passed);
        if (found || at_end) {
            reader->used = 0;
            reader->unclosed = false;
            window_advance(&reader->window, found ? passed : reader_left(reader));
            return true;
        }
        /*
         * If no record begins in as many bytes as the longest one has, give them up, at first as if
         * the source ended there.  If they are only longer than a lower limit, wait: what follows
         * may show that a record begins in them.
         */
        bool keeps_all = limit == all && looks && passed == 0;
        bool longest = keeps_all && reader_left(reader) >= LONGEST_RECORD && reader_is_long(reader);
        if (longest && !gives_up) {
            gives_up = true;
            continue;
        }
        if (longest)
            passed = reader_left(reader);
        gives_up = false;
        window_advance(&reader->window, passed);
        reader->used = reader->used > passed ? reader->used - passed : 0;
        most = limit < all ? 2 * most : most;
        if (limit < all)
            continue;
        /* If a record may have begun in many bytes, they are not searched again for each further
         * one. */
        reader->wanted = reader_left(reader) + 1 + (keeps_all ? reader_left(reader) / 2 : 0);
        if (!reader_fill_wanted(reader)) {
            reader->broken = true;
            return false;
        }
    }
}
