/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/names.h"

#include "base/text.h"

#include <string.h>

name_list names_of_due = {"place",    "pre-row",   "pre-ring", "move",
                          "post-row", "post-ring", "over",     NULL};
name_list names_of_variant = {"standard", "blitz", NULL};
name_list names_of_house = {"", "no-limit", "pool-ends", "pool-draws", NULL};
name_list names_of_result = {"*", "1-0", "0-1", "1/2-1/2", NULL};
name_list names_of_end = {"unfinished", "rings",   "markers", "blocked", "resign",
                          "time",       "forfeit", "agreed",  NULL};
name_list names_of_status = {"ok", "mismatch", "illegal", "malformed", NULL};

size_t variant_name(const yinsh_position *position, char text[VARIANT_TEXT])
{
    struct text out = text_begin(text, VARIANT_TEXT);
    text_add_string(&out, names_of_variant[position->variant]);
    if (position->steal)
        text_add_string(&out, "+steal");
    if (position->house != YINSH_HOUSE_NONE) {
        text_add_string(&out, "+");
        text_add_string(&out, names_of_house[position->house]);
    }
    return out.length;
}

bool variant_parse(const char *text, size_t length, yinsh_position *position)
{
    const char *plus = memchr(text, '+', length);
    size_t first = plus != NULL ? (size_t)(plus - text) : length;
    int found = name_find(names_of_variant, text, first);
    int house = YINSH_HOUSE_NONE;
    bool steal = false;
    if (found < 0)
        return false;
    for (size_t at = first; at < length;) {
        const char *word = text + at + 1;
        plus = memchr(word, '+', length - at - 1);
        size_t part = plus != NULL ? (size_t)(plus - word) : length - at - 1;
        if (part == 5 && memcmp(word, "steal", 5) == 0 && !steal) {
            steal = true;
        } else {
            if (house != YINSH_HOUSE_NONE)
                return false;
            house = name_find(names_of_house, word, part);
            if (house <= YINSH_HOUSE_NONE)
                return false;
        }
        at += 1 + part;
    }
    position->variant = (uint8_t)found;
    position->house = (uint8_t)house;
    position->steal = steal;
    return true;
}

const char *yinsh_result_name(enum yinsh_result result)
{
    return names_of_result[result];
}

const char *yinsh_end_name(enum yinsh_end end)
{
    return names_of_end[end];
}

const char *yinsh_status_name(enum yinsh_status status)
{
    return names_of_status[status];
}

const char *yinsh_version(void)
{
    return YINSH_VERSION;
}
