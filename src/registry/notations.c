/* SPDX-License-Identifier: BSD-2-Clause */
#include "registry/notations.h"

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

unsigned notation_write(const struct notation *notation, const struct yinsh_record *record,
                        bool positions, struct output *output)
{
    struct writer writer = {.record = record,
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
