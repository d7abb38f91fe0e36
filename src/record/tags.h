/* SPDX-License-Identifier: BSD-2-Clause */
/* The tags of a record, those that state something about the game, and its variant. */
#ifndef RECORD_TAGS_H
#define RECORD_TAGS_H

#include "base/words.h"
#include "record/record.h"

/** Note the name of a tag that is not kept; in bulk only, where two of one name are uncertain. */
bool record_note_tag(struct yinsh_record *record, struct words name);

/** Take any tag, as record_tag() does. */
bool record_take_tag(struct yinsh_record *record, struct words name, struct words value,
                     struct place place);

/** Return whether a name begins as that of a tag that is understood; most do not. */
static inline bool record_may_understand(struct words name)
{
    char first = name.length > 0 ? (char)(*name.bytes | 0x20) : '\0';
    return first == 'p' || first == 'r' || first == 't' || first == 'v';
}

/**
 * Add a tag pair of any bytes, with its name in the standard form.  Result, Rings, Termination,
 * Variant and Position are understood and not kept as tags; an empty value or "?" states nothing.
 */
static inline bool record_tag(struct yinsh_record *record, struct words name, struct words value,
                              struct place place)
{
    bool noted = record->bulk != NULL && record->options.only_judges && record_is_good(record) &&
                 !record_may_understand(name);
    return record_see_text(record, value.bytes, value.length) &&
           (noted ? record_note_tag(record, name) : record_take_tag(record, name, value, place));
}

/** Return whether a tag of that name, in either case, states something about the game itself. */
bool record_understands(const char *name, size_t length);

/** Return the first of so many tags that has a name, in either case, or NULL. */
const struct tag *tags_find(const struct tag *tags, size_t count, const char *name);

/** Return a tag of a record by its name, in either case, or NULL. */
const struct tag *record_find_tag(const struct yinsh_record *record, const char *name);

/** State the variant with its house rules, those of a position, before the first turn. */
bool record_variant(struct yinsh_record *record, const yinsh_position *rules, struct place place);

/** Remember the name of a player that a source states for all of its records; it may be replaced.
 */
void record_carry_name(struct yinsh_record *record, enum yinsh_colour colour, struct words name);

/**
 * Add to the record the names that its source states for all records, except those it has itself.
 */
void record_take_carried(struct yinsh_record *record, struct place place);

#endif
