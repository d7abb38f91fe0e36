/* SPDX-License-Identifier: BSD-2-Clause */
#include "window.h"

#include "lines.h"
#include "scan.h"
#include "skim.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

bool window_new(struct window *window)
{
    window->capacity = WINDOW_SIZE;
    window->bytes = malloc(window->capacity + SKIM_AHEAD);
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
                              .column = 1};
}

size_t window_last_line(const struct window *window, size_t begin, size_t end)
{
    size_t behind = count_behind_newline(window_bytes(window) + begin, end - begin);
    return behind < end - begin ? end - behind - 1 : end;
}

void window_advance(struct window *window, size_t bytes)
{
    const char *at = window_bytes(window);
    if (window->tap != NULL && bytes > 0)
        window->tap(window->tap_context, at, bytes);
    pass_lines(at, bytes, &window->line, &window->column);
    window->begin += bytes;
    window->offset += bytes;
}

bool window_fill(struct window *window)
{
    if (window->begin > 0) {
        memmove(window->bytes, window_bytes(window), window_left(window));
        window->end -= window->begin;
        window->begin = 0;
    }
    assert(window->capacity >= WINDOW_SIZE);
    if (window->end == window->capacity) {
        char *larger = realloc(window->bytes, 2 * window->capacity + SKIM_AHEAD);
        if (larger == NULL)
            return false;
        window->bytes = larger;
        window->capacity *= 2;
    }
    ptrdiff_t got =
        window->read(window->context, window->bytes + window->end, window->capacity - window->end);
    window->paused = got == READ_PAUSED;
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
