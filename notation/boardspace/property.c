/* SPDX-License-Identifier: BSD-2-Clause */
/* The table of Boardspace's properties, and the values that have to be read first. */
#include "notation/boardspace/boardspace.h"

/* ---- Facts -------------------------------------------------------------- */

static bool read_game(struct boardspace_facts *facts, struct words value)
{
    (void)facts;
    return words_are(value, "24") || words_alike(value, "yinsh");
}

static bool read_colours(struct boardspace_facts *facts, struct words map)
{
    bool first_is_white = map.length > 0 && map.bytes[0] == '0';
    facts->first = first_is_white ? YINSH_WHITE : YINSH_BLACK;
    return map.length >= 3 && map.bytes[map.length - 1] == (first_is_white ? '1' : '0') &&
           (first_is_white || map.bytes[0] == '1') &&
           words_are(words_trim((struct words){map.bytes + 1, map.length - 2}), ",");
}

/* Our own property states the variant better than SU does. */
static bool read_own_tag(struct boardspace_facts *facts, struct words text)
{
    struct words name, value;
    facts->has_variant_tag |= boardspace_divide_tag(text, &name, &value) && value.length > 0 &&
                              !words_are(value, "?") &&
                              (words_alike(name, "Variant") || words_alike(name, "Position"));
    return true;
}

/* ---- The table ---------------------------------------------------------- */

/* The most frequent ones first, then those of the head in the order in which they are written. */
const struct boardspace_property boardspace_properties[BOARDSPACE_PROPERTIES + 1] = {
    {.name = "P0", .value = BOARDSPACE_COMMAND},
    {.name = "P1", .value = BOARDSPACE_COMMAND},
    {.name = "TM", .value = BOARDSPACE_CLOCK},
    {.name = "GM", .value = BOARDSPACE_FACT, .read = read_game, .fault = FAULT_OTHER_GAME},
    {.name = "VV", .value = BOARDSPACE_IGNORED},
    {.name = "CM",
     .value = BOARDSPACE_FACT,
     .read = read_colours,
     .fault = FAULT_SGF_SYNTAX,
     .expected = "CM must be 0,1 or 1,0"},
    {.name = "TC", .value = BOARDSPACE_TAG, .tag = "TimeControl"},
    {.name = "SU", .value = BOARDSPACE_FACT},
    {.name = "DT", .value = BOARDSPACE_TAG, .tag = "Date"},
    {.name = "GN", .value = BOARDSPACE_TAG, .tag = "GameName"},
    {.name = "EV", .value = BOARDSPACE_TAG, .tag = "Event"},
    {.name = "PC", .value = BOARDSPACE_TAG, .tag = "Site"},
    {.name = "RO", .value = BOARDSPACE_TAG, .tag = "Round"},
    {.name = "RE", .value = BOARDSPACE_FACT},
    {.name = "XT", .value = BOARDSPACE_OWN_TAG, .read = read_own_tag},
    {.name = "P-1", .value = BOARDSPACE_COMMAND}, /* P0 in old files */
    {.name = "C", .value = BOARDSPACE_COMMENT},
    {.name = "N", .value = BOARDSPACE_COMMENT},
    {.name = "AN", .value = BOARDSPACE_COMMENT},
    {.name = "XM", .value = BOARDSPACE_MARK},
    {.name = "FF", .value = BOARDSPACE_FOREIGN},
    {.name = "CA", .value = BOARDSPACE_FACT},
    {.name = "AP", .value = BOARDSPACE_FOREIGN},
    {.name = "ST", .value = BOARDSPACE_FOREIGN},
    {.name = "SZ", .value = BOARDSPACE_FOREIGN},
    {.name = "", .value = BOARDSPACE_FOREIGN},
};

const struct boardspace_property *boardspace_property_of_tag(const char *tag, size_t length)
{
    const struct boardspace_property *property = boardspace_properties;
    for (; property->name[0] != '\0'; property++)
        if (property->tag != NULL && words_are((struct words){tag, length}, property->tag))
            return property;
    return NULL;
}

enum boardspace_value boardspace_cut_value(struct words *value)
{
    const char *end = value->bytes + value->length, *at = boardspace_skip_blanks(value->bytes);
    const char *after;
    enum boardspace_value kind = BOARDSPACE_COMMAND;
    while (at < end && (unsigned char)end[-1] <= ' ' && is_blank(end[-1]))
        end--;
    if (is_digit(*at)) {
        do
            at++;
        while (is_digit(*at));
    } else if ((after = boardspace_take_word(at, "id")) != NULL) {
        kind = BOARDSPACE_NAME;
        at = after;
    } else if ((after = boardspace_take_word(at, "time")) != NULL) {
        kind = BOARDSPACE_TIME;
        at = after;
    }
    while (at < end && is_blank(*at))
        at++;
    *value = (struct words){at, (size_t)(end - at)};
    return kind;
}

bool boardspace_is_of_game(const struct boardspace_property *property, struct words value)
{
    if (property->value == BOARDSPACE_COMMAND)
        return boardspace_cut_value(&value) == BOARDSPACE_NAME && value.length > 0;
    return property->value >= BOARDSPACE_FACT && property->name[0] != '\0';
}

bool boardspace_divide_tag(struct words text, struct words *name, struct words *value)
{
    bool divided = words_cut(&text, ':', name);
    *value = text;
    return divided && words_are_tag_name(*name);
}
