/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/wrap.h"

#include "base/text.h"
#include "picture/measure.h"

/* Characters with which no line begins: they belong to the word before them. */
static bool closes(uint32_t code)
{
    static const uint32_t closing[] = {0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F,
                                       0x3011, 0x3015, 0x30FC, 0xFF01, 0xFF09, 0xFF0C,
                                       0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D};
    for (size_t i = 0; i < sizeof closing / sizeof *closing; i++)
        if (code == closing[i])
            return true;
    return false;
}

/* Return how many bytes of a text, of which so many fit, the line has; 0 if it has no break. */
static size_t find_break(struct words text, size_t fits)
{
    size_t last = 0;
    bool wide = false; /* whether the character before is */
    for (size_t at = 0; at <= fits && at < text.length;) {
        uint32_t code = 0;
        size_t bytes = text_decode(text.bytes + at, text.length - at, &code);
        size_t columns = bytes > 0 ? text_width(code) : 1;
        if (code == ' ' || (wide && columns > 1 && !closes(code)))
            last = at;
        /* A character without width belongs to the one before it. */
        wide = columns > 1 || (wide && columns == 0);
        at += bytes > 0 ? bytes : 1;
    }
    return last;
}

/* Return the length of the first character with those without width after it. */
static size_t first_character(struct words text)
{
    uint32_t code = 0;
    size_t bytes = text_decode(text.bytes, text.length, &code);
    bytes = bytes > 0 ? bytes : 1;
    return bytes + measure_fit(words_from(text, bytes), 0);
}

struct words wrap_line(struct words *text, uint64_t room)
{
    struct words line = {text->bytes, measure_fit(*text, room)};
    if (line.length < text->length) {
        size_t last = find_break(*text, line.length);
        if (last > 0)
            line.length = last;
        else if (line.length == 0)
            line.length = first_character(*text);
    }
    *text = words_from(*text, line.length);
    if (text->length > 0 && text->bytes[0] == ' ')
        *text = words_from(*text, 1);
    return line;
}
