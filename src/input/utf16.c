/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/layer.h"

#include "base/text.h"

#include <stdlib.h>

enum { MARK = 0xFEFF, SWAPPED = 0xFFFE, REPLACEMENT = 0xFFFD };
enum { HIGH = 0xD800, LOW = 0xDC00, AFTER_LOW = 0xE000 };

/* Put what stands for an unpaired surrogate. */
static char *put_replacement(struct utf16 *utf16, char *at)
{
    utf16->replaced = true;
    return append_character(at, REPLACEMENT);
}

/* Put a unit, or the pair that it completes. */
static char *put_unit(struct utf16 *utf16, char *at, uint16_t unit)
{
    uint32_t high = utf16->high;
    bool low = unit >= LOW && unit < AFTER_LOW;
    utf16->high = 0;
    if (high != 0 && low)
        return append_character(at, 0x10000 + ((high - HIGH) << 10) + (unit - LOW));
    if (high != 0)
        at = put_replacement(utf16, at);
    if (low)
        return put_replacement(utf16, at);
    if (unit < HIGH || unit >= AFTER_LOW)
        return append_character(at, unit);
    utf16->high = unit;
    return at;
}

/* Convert some of the bytes at hand; returns the length of the text. */
static size_t convert(struct utf16 *utf16)
{
    char *at = utf16->text;
    const char *end = utf16->bytes + (utf16->left < UTF16_STEP ? utf16->left : UTF16_STEP);
    utf16->left -= (size_t)(end - utf16->bytes);
    while (utf16->bytes < end) {
        char byte = *utf16->bytes++;
        utf16->halved = !utf16->halved;
        if (utf16->halved) {
            utf16->byte = byte;
            continue;
        }
        unsigned first = (unsigned char)utf16->byte, second = (unsigned char)byte;
        uint16_t unit = (uint16_t)(utf16->big_endian ? first << 8 | second : second << 8 | first);
        /* Another text may follow in the other byte order. */
        if (unit == SWAPPED)
            utf16->big_endian = !utf16->big_endian;
        if (unit != SWAPPED && (utf16->begun || unit != MARK))
            at = put_unit(utf16, at, unit);
        utf16->begun = true;
    }
    return (size_t)(at - utf16->text);
}

ptrdiff_t utf16_next(struct utf16 *utf16, struct stream *stream, const char **text)
{
    ptrdiff_t got = 1;
    size_t length = 0;
    *text = utf16->text;
    while (length == 0 && got > 0) {
        if (utf16->left == 0 && (got = stream_next(stream, &utf16->bytes)) > 0)
            utf16->left = (size_t)got;
        if (got > 0)
            length = convert(utf16);
    }
    if (got > 0)
        return (ptrdiff_t)length;
    /* The text before what is damaged comes first. */
    if (utf16->high == 0)
        return got;
    utf16->high = 0;
    return put_replacement(utf16, utf16->text) - utf16->text;
}

const char *utf16_damage(const struct utf16 *utf16)
{
    if (utf16->halved)
        return "its UTF-16 text ends in the middle of a character";
    return utf16->replaced ? "its UTF-16 text has unpaired surrogates, which are read as U+FFFD"
                           : NULL;
}
