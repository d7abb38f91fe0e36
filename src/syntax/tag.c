/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/tag.h"

bool tag_begins(struct cursor *cursor)
{
    struct cursor ahead = *cursor;
    bool begins = scan_byte(&ahead, '[');
    if (begins) {
        scan_blanks(&ahead);
        const char *name = ahead.at;
        while (is_name_byte(scan_peek(&ahead)))
            ahead.at++;
        begins = ahead.at != name && scan_blanks(&ahead) && scan_byte(&ahead, '"');
    }
    cursor->starved |= ahead.starved;
    return begins;
}
