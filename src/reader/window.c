/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/window.h"

#include "base/lines.h"
#include "base/scan.h"
#include "base/text.h"
#include "base/unchecked.h"

#include <assert.h>
#include <stdlib.h>

bool window_new(struct window *window)
{
    window->capacity = WINDOW_SIZE;
    window->bytes = malloc(window->capacity + READABLE_AHEAD);
    return window->bytes != NULL;
}

void window_free(struct window *window)
{
    free(window->bytes);
}

void window_begin(struct window *window, yinsh_read_fn read, void *context)
{
    *window = (struct window){.bytes = window->bytes,
                              .capacity = window->capacity,
                              .read = read,
                              .context = context,
                              .line = 1,
                              .column = 1,
                              .last = '\n'};
}

size_t window_last_line(struct window *window, size_t begin, size_t end)
{
    struct seen_lines *seen = &window->seen;
    uint64_t first = window->offset + begin, limit = window->offset + end;
    if (first < seen->begin || first > seen->end || limit < seen->end)
        *seen = (struct seen_lines){first, first, first};
    size_t length = (size_t)(limit - seen->end);
    size_t after = count_after_newline(window_bytes(window) + end - length, length);
    bool found = after < length || (seen->last < seen->end && seen->last >= first);
    if (after < length)
        seen->last = limit - after - 1;
    else if (!found)
        seen->last = limit;
    seen->end = limit;
    return found ? (size_t)(seen->last - window->offset) : end;
}

/* The last byte of (bytes, length) but for blanks in its line; what is before if there is none. */
static char last_byte(const char *bytes, size_t length, char before)
{
    while (length > 0 && is_blank(bytes[length - 1]) && bytes[length - 1] != '\n')
        length--;
    return length > 0 ? bytes[length - 1] : before;
}

char window_last(const struct window *window, size_t offset)
{
    return last_byte(window_bytes(window), offset, window->last);
}

void window_advance(struct window *window, size_t bytes)
{
    const char *at = window_bytes(window);
    if (window->tap != NULL && bytes > 0)
        window->tap(window->tap_context, at, bytes);
    window->last = last_byte(at, bytes, window->last);
    pass_lines(at, bytes, &window->line, &window->column);
    window->begin += bytes;
    window->offset += bytes;
}

/* Put blanks in the place of marks from a byte on. */
static void unquote(struct window *window, size_t from)
{
    for (char *at = window->bytes + from;
         window->quote != QUOTE_NONE && at < window->bytes + window->end; at++) {
        bool begins = window->quote == QUOTE_BEGIN;
        if (window->quote != QUOTE_TEXT && *at == '>') {
            window->quote = QUOTE_MARGIN;
            *at = ' ';
        } else if (*at == '\n') {
            window->quote = begins ? QUOTE_NONE : QUOTE_BEGIN;
        } else if (!is_blank(*at)) {
            window->quote = begins ? QUOTE_NONE : QUOTE_TEXT;
        }
    }
}

void window_unquote(struct window *window, size_t offset)
{
    window->quote = QUOTE_BEGIN;
    unquote(window, window->begin + offset);
}

/*
 * Look for bytes that may be no UTF-8 among those from an index on, and write blanks over the byte
 * order marks, as they are where files were joined: those that begin a line, and those after what
 * may end a record.  The one at the start of the source stays.  Returns how many bytes at the end
 * may begin another mark.
 */
static size_t examine(struct window *window, size_t from)
{
    enum { MARK = 3 };
    char *at = window->bytes + from, *end = window->bytes + window->end;
    const char *from_mark = window->bytes; /* the window's start, or the end of the last mark */
    char before = window->last;            /* the byte before it but for blanks */
    while ((at += text_ascii(at, (size_t)(end - at))) < end) {
        size_t left = (size_t)(end - at);
        uint32_t code = 0;
        size_t length = text_decode(at, left, &code);
        if (left < MARK && !window->at_end && memcmp(at, "\xEF\xBB", left) == 0)
            return left;
        if (length == 0)
            window->utf8_from = window->offset + (uint64_t)(at - window->bytes) + 1;
        if (code == 0xFEFF) {
            before = last_byte(from_mark, (size_t)(at - from_mark), before);
            if ((window_may_end_record(before) || (before != '\0' && strchr("\n,[>", before))) &&
                (window->offset > 0 || at > window->bytes))
                memset(at, ' ', MARK);
            from_mark = at + MARK;
        }
        at += length > 0 ? length : 1;
    }
    return 0;
}

/* Put blanks in the place of what marks the end of a file in DOS, or fills it up, after its lines.
 */
static void blank_end(struct window *window)
{
    size_t at = window->end;
    while (window->at_end && at > window->begin &&
           (window->bytes[at - 1] == '\x1A' || window->bytes[at - 1] == '\0'))
        at--;
    if (window_last(window, at - window->begin) == '\n')
        memset(window->bytes + at, ' ', window->end - at);
}

/* Get bytes from the source into the room after those that are there, and examine them. */
static bool read_source(struct window *window)
{
    size_t from = window->end, kept = from + window->held, room = window->capacity - kept;
    ptrdiff_t got = window->read(window->context, window->bytes + kept, room);
    if (got > (ptrdiff_t)room)
        got = -1;
    window->paused = got == READ_PAUSED;
    window->failed = got < 0 && !window->paused;
    if (got < 0)
        return false;
    window->at_end = got == 0;
    window->end = kept + (size_t)got;
    window->held = examine(window, from);
    window->end -= window->held;
    unquote(window, from);
    blank_end(window);
    return true;
}

bool window_fill(struct window *window)
{
    if (window->failed)
        return false;
    if (window->begin > 0) {
        window->end -= window->begin;
        memmove(window->bytes, window->bytes + window->begin, window->end + window->held);
        window->begin = 0;
    }
    assert(window->capacity >= WINDOW_SIZE);
    if (window->end + window->held == window->capacity) {
        char *larger = realloc(window->bytes, 2 * window->capacity + READABLE_AHEAD);
        if (larger == NULL)
            return false;
        window->bytes = larger;
        window->capacity *= 2;
    }
    return read_source(window);
}

bool window_fill_to(struct window *window, size_t wanted)
{
    while (window_left(window) < wanted && !window->at_end)
        if (!window_fill(window))
            return false;
    return true;
}

bool window_skip_blanks(struct window *window)
{
    for (;;) {
        const char *bytes = window_bytes(window);
        size_t blanks = 0;
        while (blanks < window_left(window) && is_blank(bytes[blanks]))
            blanks++;
        window_advance(window, blanks);
        if (window_left(window) > 0 || window->at_end)
            return true;
        if (!window_fill(window))
            return false;
    }
}
