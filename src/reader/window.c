/* SPDX-License-Identifier: BSD-2-Clause */
#include "reader/window.h"

#include "base/lines.h"
#include "base/scan.h"
#include "base/unchecked.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

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
                              .begins_line = true};
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

/* Whether only blanks of its line precede the end of (bytes, length). */
static bool begins_line(const char *bytes, size_t length, bool before)
{
    while (length > 0 && is_blank(bytes[length - 1]) && bytes[length - 1] != '\n')
        length--;
    return length > 0 ? bytes[length - 1] == '\n' : before;
}

bool window_begins_line(const struct window *window, size_t offset)
{
    return begins_line(window_bytes(window), offset, window->begins_line);
}

void window_advance(struct window *window, size_t bytes)
{
    const char *at = window_bytes(window);
    if (window->tap != NULL && bytes > 0)
        window->tap(window->tap_context, at, bytes);
    window->begins_line = begins_line(at, bytes, window->begins_line);
    pass_lines(at, bytes, &window->line, &window->column);
    window->begin += bytes;
    window->offset += bytes;
}

bool window_fill(struct window *window)
{
    if (window->failed)
        return false;
    if (window->begin > 0) {
        memmove(window->bytes, window_bytes(window), window_left(window));
        window->end -= window->begin;
        window->begin = 0;
    }
    assert(window->capacity >= WINDOW_SIZE);
    if (window->end == window->capacity) {
        char *larger = realloc(window->bytes, 2 * window->capacity + READABLE_AHEAD);
        if (larger == NULL)
            return false;
        window->bytes = larger;
        window->capacity *= 2;
    }
    size_t room = window->capacity - window->end;
    ptrdiff_t got = window->read(window->context, window->bytes + window->end, room);
    if (got > (ptrdiff_t)room)
        got = -1;
    window->paused = got == READ_PAUSED;
    window->failed = got < 0 && !window->paused;
    if (got < 0)
        return false;
    window->at_end = got == 0;
    window->end += (size_t)got;
    return true;
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
