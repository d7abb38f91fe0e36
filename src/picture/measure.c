/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/scene.h"

enum { WIDE = 1050, OTHER = 900 };

/* Of the characters from ' ' to '~', in thousandths: the widest of Verdana, DejaVu Sans and Arial.
 */
static const uint16_t ascii_widths[] = {
    352,  402, 460, 838, 636, 1077, 780, 278, 454, 454, 636, 838, 364, 454, 364, 454,
    636,  636, 636, 636, 636, 636,  636, 636, 636, 636, 454, 454, 838, 838, 838, 546,
    1015, 722, 722, 722, 771, 685,  667, 778, 752, 455, 555, 693, 603, 863, 748, 788,
    685,  788, 722, 684, 667, 752,  722, 989, 722, 667, 685, 455, 455, 455, 838, 636,
    636,  613, 635, 556, 635, 615,  352, 635, 634, 278, 344, 592, 278, 974, 634, 612,
    635,  635, 427, 556, 394, 634,  592, 818, 592, 592, 525, 635, 455, 635, 838};

/* The Arabic words and phrases that are one character, of which the last is wider than many lines.
 */
enum { FIRST_PHRASE = 0xfdf0, LAST_PHRASE = 0xfdfd, PHRASE = 4000, LONGEST_PHRASE = 12000 };

/*
 * So many characters without width belong to the one before them; more have a width, so that no
 * line has any number of them.
 */
enum { MOST_WITHOUT_WIDTH = 8 };

static unsigned width_of(uint32_t code)
{
    if (code >= ' ' && code <= '~')
        return ascii_widths[code - ' '];
    if (code >= FIRST_PHRASE && code <= LAST_PHRASE)
        return code == LAST_PHRASE ? LONGEST_PHRASE : PHRASE;
    size_t columns = text_width(code);
    return columns == 0 ? 0 : columns == 1 ? OTHER : WIDE;
}

/* Return the length of the beginning of a text that is not wider than room, and store its width. */
static size_t measure(struct words rest, uint64_t room, uint64_t *width)
{
    const char *first = rest.bytes;
    unsigned without_width = 0; /* characters in a row */
    for (*width = 0; rest.length > 0;) {
        uint32_t code = 0;
        size_t bytes = text_decode(rest.bytes, rest.length, &code);
        unsigned next = bytes > 0 ? width_of(code) : OTHER;
        without_width = next > 0 ? 0 : without_width + 1;
        if (without_width > MOST_WITHOUT_WIDTH)
            next = OTHER;
        if (next > room - *width)
            break;
        *width += next;
        rest = words_from(rest, bytes > 0 ? bytes : 1);
    }
    return (size_t)(rest.bytes - first);
}

size_t measure_fit(struct words words, uint64_t room)
{
    uint64_t width;
    return measure(words, room, &width);
}

uint64_t measure_text(struct words words)
{
    uint64_t width;
    measure(words, UINT64_MAX, &width);
    return width;
}

/* ---- Lines ------------------------------------------------------------- */

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

struct words measure_line(struct words *text, uint64_t room)
{
    struct words line = {text->bytes, measure_fit(*text, room)};
    if (line.length < text->length) {
        size_t last = find_break(*text, line.length);
        if (last > 0) {
            line.length = last;
        } else if (line.length == 0) {
            /* At least the first character, with those without width after it. */
            uint32_t code = 0;
            size_t bytes = text_decode(text->bytes, text->length, &code);
            bytes = bytes > 0 ? bytes : 1;
            line.length = bytes + measure_fit(words_from(*text, bytes), 0);
        }
    }
    *text = words_from(*text, line.length);
    if (text->length > 0 && text->bytes[0] == ' ')
        *text = words_from(*text, 1);
    return line;
}
