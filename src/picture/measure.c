/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/measure.h"

#include "base/text.h"

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

static unsigned width_of(uint32_t code)
{
    if (code >= ' ' && code <= '~')
        return ascii_widths[code - ' '];
    size_t columns = text_width(code);
    return columns == 0 ? 0 : columns == 1 ? OTHER : WIDE;
}

size_t measure_fit(struct words words, uint64_t room)
{
    size_t at = 0;
    while (at < words.length) {
        uint32_t code = 0;
        size_t bytes = text_decode(words.bytes + at, words.length - at, &code);
        unsigned width = bytes > 0 ? width_of(code) : OTHER;
        if (width > room)
            break;
        room -= width;
        at += bytes > 0 ? bytes : 1;
    }
    return at;
}

uint64_t measure_text(struct words words)
{
    uint64_t width = 0;
    for (size_t at = 0; at < words.length;) {
        uint32_t code = 0;
        size_t bytes = text_decode(words.bytes + at, words.length - at, &code);
        width += bytes > 0 ? width_of(code) : OTHER;
        at += bytes > 0 ? bytes : 1;
    }
    return width;
}
