/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing Boardspace's records. */
#ifndef BOARDSPACE_WRITE_H
#define BOARDSPACE_WRITE_H

#include "syntax/writer.h"

/** Write a record; see struct notation. */
void boardspace_write(struct writer *to);

#endif
