/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing YinshML's JSON; notation/yinshml/yinshml.c has its grammar. */
#ifndef YINSHML_WRITE_H
#define YINSHML_WRITE_H

#include "syntax/writer.h"

/** Write a record; see struct notation. */
void yinshml_write(struct writer *writer);

#endif
