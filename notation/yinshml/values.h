/* SPDX-License-Identifier: BSD-2-Clause */
/* Values of YinshML's JSON. */
#ifndef YINSHML_VALUES_H
#define YINSHML_VALUES_H

#include "syntax/json_record.h"
#include "json/walk.h"

/** Return whether a value is null, or there is none. */
bool yinshml_is_null(struct json_value value);

/** The text of a value: of a string what it holds, of any other value its JSON. */
const char *yinshml_text(struct yinsh_record *record, struct json_value value, size_t *length);

/** Return the number of elements of an array. */
size_t yinshml_count(struct json_value array);

/** File that a value is not what it has to be; returns false. */
bool yinshml_field_fault(struct yinsh_record *record, struct json_value value);

/** File that an object lacks a member, or that this is wrong; returns false. */
bool yinshml_missing(struct yinsh_record *record, struct json_value object, const char *name);

#endif
