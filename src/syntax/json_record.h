/* SPDX-License-Identifier: BSD-2-Clause */
/* JSON in the source of a record: faults in it are filed in the record. */
#ifndef SYNTAX_JSON_RECORD_H
#define SYNTAX_JSON_RECORD_H

#include "record/record.h"
#include "json/check.h"

/** Where a value is in the record's source. */
static inline struct place value_place(const struct yinsh_record *record, struct json_value value)
{
    return (struct place){(size_t)(value.bytes - record->window.bytes), value.length};
}

/**
 * Take a value as value_take() does.  Returns false if it is broken, after filing that in the
 * record, or if memory ran out, with arena.failed set.
 */
bool record_take_json(struct yinsh_record *record, struct cursor *cursor,
                      bool (*begins)(struct cursor *cursor), struct json_value *value,
                      struct json_value *longest);

/** Check a value as value_check() does, with the same result as record_take_json(). */
bool record_check_json(struct yinsh_record *record, struct json_value value);

#endif
