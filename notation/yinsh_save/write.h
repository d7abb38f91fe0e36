/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing yinsh-sheet's saves; notation/yinsh_save/yinsh_save.c has the grammar. */
#ifndef YINSH_SAVE_WRITE_H
#define YINSH_SAVE_WRITE_H

#include "syntax/writer.h"

/** Write a record; see struct notation. */
void yinsh_save_write(struct writer *writer);

#endif
