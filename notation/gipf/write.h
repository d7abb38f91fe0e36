/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the official notation, for its own two names and for what looks like it. */
#ifndef GIPF_WRITE_H
#define GIPF_WRITE_H

#include "syntax/writer.h"

/**
 * Write a record in the official notation, in the short form without the rows that the
 * rules supply; see struct notation.
 */
void gipf_write(struct writer *to, bool short_form);

#endif
