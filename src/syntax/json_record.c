/* SPDX-License-Identifier: BSD-2-Clause */
#include "syntax/json_record.h"

static bool file_error(struct yinsh_record *record, const struct json_error *error)
{
    struct place place = value_place(record, (struct json_value){error->at, error->length});
    if (error->reason[0] != '\0')
        return record_fault(record, FAULT_JSON_SYNTAX, place, error->reason);
    record->arena.failed = true;
    return false;
}

bool record_take_json(struct yinsh_record *record, struct cursor *cursor,
                      bool (*begins)(struct cursor *cursor), struct json_value *value,
                      struct json_value *longest)
{
    struct json_error error;
    return value_take(cursor, begins, value, longest, &error) || file_error(record, &error);
}

bool record_check_json(struct yinsh_record *record, struct json_value value)
{
    struct json_error error;
    return value_check(value, &error) || file_error(record, &error);
}
