/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinshml/values.h"

bool yinshml_is_null(struct json_value value)
{
    return value.length == 0 || *value.bytes == 'n';
}

size_t yinshml_count(struct json_value array)
{
    struct json_walk walk = value_walk(array);
    struct json_value name, value;
    size_t count = 0;
    while (value_next(&walk, &name, &value))
        count++;
    return count;
}

const char *yinshml_text(struct yinsh_record *record, struct json_value value, size_t *length)
{
    *length = value.length;
    return value_is_string(value) ? value_text(&record->arena, value, length) : value.bytes;
}

bool yinshml_field_fault(struct yinsh_record *record, struct json_value value)
{
    return record_fault(record, FAULT_JSON_FIELD, value_place(record, value), NULL);
}

bool yinshml_missing(struct yinsh_record *record, struct json_value object, const char *name)
{
    return record_fault(record, FAULT_JSON_FIELD,
                        (struct place){value_place(record, object).offset, 1}, name);
}
