/* SPDX-License-Identifier: BSD-2-Clause */
#include "rules/rules.h"

name_list names_of_colour = {[YINSH_WHITE] = "White", [YINSH_BLACK] = "Black", NULL};
name_list names_of_side = {[YINSH_WHITE] = "white", [YINSH_BLACK] = "black", NULL};
name_list names_of_due = {"place",    "pre-row",   "pre-ring", "move",
                          "post-row", "post-ring", "over",     NULL};
static name_list names_of_variant = {"standard", "blitz", NULL};
name_list names_of_house = {"", "no-limit", "pool-ends", "pool-draws", NULL};
name_list names_of_result = {"*", "1-0", "0-1", "1/2-1/2", NULL};
name_list names_of_end = {"unfinished", "rings",  "markers",   "blocked", "resign", "time",
                          "forfeit",    "agreed", "both-lost", "unknown", NULL};
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
    struct words rest = {text, length}, part;
    bool steal = false, more = words_cut(&rest, '+', &part);
    int variant = name_find(names_of_variant, part.bytes, part.length), house = YINSH_HOUSE_NONE;
    while (more) {
        more = words_cut(&rest, '+', &part);
        if (!steal && words_are(part, "steal")) {
            steal = true;
            continue;
        }
        if (house != YINSH_HOUSE_NONE)
            return false;
        house = name_find(names_of_house, part.bytes, part.length);
        if (house <= YINSH_HOUSE_NONE)
            return false;
    }
    if (variant < 0)
        return false;
    position->variant = (uint8_t)variant;
    position->house = (uint8_t)house;
    position->steal = steal;
    return true;
}

const char *yinsh_result_name(enum yinsh_result result)
{
    return (unsigned)result <= YINSH_RESULT_DRAW ? names_of_result[result] : NULL;
}

const char *yinsh_end_name(enum yinsh_end end)
{
    return (unsigned)end <= YINSH_END_UNKNOWN ? names_of_end[end] : NULL;
}

const char *yinsh_status_name(enum yinsh_status status)
{
    return (unsigned)status <= YINSH_STATUS_MALFORMED ? names_of_status[status] : NULL;
}

const char *yinsh_version(void)
{
    return YINSH_VERSION;
}
