/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing Boardspace's records. */
#ifndef BOARDSPACE_WRITE_H
#define BOARDSPACE_WRITE_H

#include "syntax/notation.h"

/** Write a record; returns what was lost, bits of enum notation_loss. */
unsigned boardspace_write(const struct yinsh_record *record, const struct write_options *options,
                          struct output *output);

#endif
