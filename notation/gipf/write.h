/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the official notation, for its own two names and for what looks like it. */
#ifndef GIPF_WRITE_H
#define GIPF_WRITE_H

#include "syntax/notation.h"

/**
 * Write a record in the official notation, in the short form without the rows that the
 * rules supply; returns what was lost, bits of enum notation_loss.
 */
unsigned gipf_write(const struct yinsh_record *record, struct output *output, bool short_form);

#endif
