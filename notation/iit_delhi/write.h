/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the server's log; notation/iit_delhi/iit_delhi.c has the grammar. */
#ifndef IIT_DELHI_WRITE_H
#define IIT_DELHI_WRITE_H

#include "syntax/writer.h"

/** Write a record; see struct notation. */
void iit_delhi_write(struct writer *to);

#endif
