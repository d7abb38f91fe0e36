/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing yinsh-sheet's saves; notation/yinsh_save/yinsh_save.c has the grammar. */
#ifndef YINSH_SAVE_WRITE_H
#define YINSH_SAVE_WRITE_H

#include "syntax/notation.h"

/** Write a record; see struct notation. */
unsigned yinsh_save_write(const struct yinsh_record *record, const struct write_options *options,
                          struct output *output);

#endif
