/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing BoardGameArena's text logs. */
#ifndef BGA_WRITE_H
#define BGA_WRITE_H

#include "syntax/writer.h"

/** Write a record; see struct notation. */
void bga_write(struct writer *to);

#endif
