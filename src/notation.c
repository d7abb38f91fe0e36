/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation.h"

#include "pattern.h"
#include "text.h"

#include <string.h>

#define NOTATION(identifier) extern const struct notation notation_##identifier;
#include "notations.def"
#undef NOTATION

const struct notation *const notation_table[] = {
#define NOTATION(identifier) &notation_##identifier,
#include "notations.def"
#undef NOTATION
    NULL,
};

const struct notation *notation_find(const char *name)
{
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if (strcmp((*at)->name, name) == 0)
            return *at;
    return NULL;
}

/* Whether a file name ends as the notation's files do. */
static bool has_extension(const struct notation *notation, const char *file_name)
{
    if (file_name == NULL)
        return false;
    size_t name_length = strlen(file_name);
    const char *at = notation->extensions;
    while (*at != '\0') {
        size_t length = strcspn(at, " ");
        if (length <= name_length && memcmp(file_name + name_length - length, at, length) == 0)
            return true;
        at += length;
        at += strspn(at, " ");
    }
    return false;
}

/* What the first bytes of a source are worth to a notation; -1 where memory ran out. */
static int bid_of(const struct notation *notation, const char *bytes, size_t length)
{
    int bid = 0;
    for (const struct signature *at = notation->signatures; at->pattern != NULL; at++) {
        struct pattern *pattern = pattern_new(at->pattern, NULL, 0);
        if (pattern == NULL)
            return -1;
        if (pattern_match(pattern, bytes, length) == PATTERN_MATCH)
            bid += at->weight;
        pattern_free(pattern);
    }
    return bid;
}

bool notation_detect(const char *bytes, size_t length, const char *file_name,
                     const struct notation **found, char *rivals, size_t size)
{
    struct text names = text_begin(rivals, size);
    const struct notation *best = NULL;
    int highest = 0;
    bool tie = false;
    for (const struct notation *const *at = notation_table; *at != NULL; at++) {
        if ((*at)->signatures == NULL)
            continue;
        /* The name only tips the balance between equals. */
        int bid = 2 * bid_of(*at, bytes, length);
        if (bid < 0)
            return false;
        if (bid > 0 && has_extension(*at, file_name))
            bid++;
        if (bid == 0 || bid < highest)
            continue;
        tie = bid == highest;
        if (!tie)
            names = text_begin(rivals, size);
        else
            text_add_string(&names, ", ");
        text_add_string(&names, (*at)->name);
        highest = bid;
        best = *at;
    }
    *found = tie ? NULL : best;
    return true;
}

const char *notation_lost_name(enum notation_loss loss)
{
    switch (loss) {
    case LOST_TAGS:
        return "some tags";
    case LOST_COMMENTS:
        return "the comments";
    case LOST_CLOCKS:
        return "the clocks";
    case LOST_MARKS:
        return "the marks ! and ?";
    case LOST_END:
        return "how the game ended";
    case LOST_POSITION:
        return "the position that the game starts from";
    case LOST_HOUSE:
        return "the house rule for the 51st marker";
    default:
        return "control characters and bytes that are no UTF-8";
    }
}
