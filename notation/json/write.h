/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the project's own JSON; notation/json/json.c has its grammar. */
#ifndef JSON_WRITE_H
#define JSON_WRITE_H

#include "syntax/notation.h"

/** Write a record in one line; returns what was lost. */
unsigned json_write(const struct yinsh_record *record, const struct write_options *options,
                    struct output *output);

#endif
