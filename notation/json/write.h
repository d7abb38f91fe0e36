/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the project's own JSON; notation/json/json.c has its grammar. */
#ifndef JSON_WRITE_H
#define JSON_WRITE_H

#include "syntax/writer.h"

/** Write a record; see struct notation. */
void json_write(struct writer *writer);

#endif
