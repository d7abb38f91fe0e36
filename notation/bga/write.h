/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing BoardGameArena's text logs. */
#ifndef BGA_WRITE_H
#define BGA_WRITE_H

#include "syntax/notation.h"

/** Write a record in the notation self; returns what was lost, bits of enum notation_loss. */
unsigned bga_write(const struct yinsh_record *record, const struct notation *self,
                   const struct write_options *options, struct output *output);

#endif
