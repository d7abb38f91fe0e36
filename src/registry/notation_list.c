/* SPDX-License-Identifier: BSD-2-Clause */
#include "registry/notation_list.h"

#include "syntax/writer.h"

#include <string.h>

#define NOTATION(identifier) extern const struct notation notation_##identifier;
#include "registry/notations.def"
#undef NOTATION

const struct notation *const notation_table[] = {
#define NOTATION(identifier) &notation_##identifier,
#include "registry/notations.def"
#undef NOTATION
    NULL,
};

_Static_assert(sizeof notation_table / sizeof notation_table[0] <= (size_t)MOST_NOTATIONS + 1,
               "callers keep something for each notation");

const struct notation *notation_find(const char *name)
{
    for (const struct notation *const *at = notation_table; *at != NULL; at++)
        if (strcmp((*at)->name, name) == 0)
            return *at;
    return NULL;
}

/* Write a record with these tags. */
static unsigned write_with(const struct notation *notation, const struct yinsh_record *record,
                           const struct tag *tags, size_t tag_count, bool positions,
                           struct output *output)
{
    struct writer writer = {.record = record,
                            .tags = tags,
                            .tag_count = tag_count,
                            .notation = notation,
                            .notations = notation_table,
                            .positions = positions,
                            .output = output,
                            .count = record->game.count,
                            .note = record->notes,
                            .clock = record->notes};
    notation->write(&writer);
    return writer.lost;
}

unsigned notation_write(const struct notation *notation, const struct yinsh_record *record,
                        bool positions, struct output *output)
{
    return write_with(notation, record, record->tags, record->tag_count, positions, output);
}

unsigned notation_convert(const struct notation *notation, const struct yinsh_record *record,
                          bool positions, struct output *output)
{
    struct dated_tags tags;
    dates_convert(&tags, record, notation->dates);
    return write_with(notation, record, tags.list, tags.count, positions, output);
}
