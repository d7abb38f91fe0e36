/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing YinshML's JSON; notation/yinshml/yinshml.c has its grammar. */
#ifndef YINSHML_WRITE_H
#define YINSHML_WRITE_H

#include "syntax/notation.h"

/** Write a record; see struct notation. */
unsigned yinshml_write(const struct yinsh_record *record, const struct write_options *options,
                       struct output *output);

#endif
