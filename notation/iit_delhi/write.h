/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the server's log; notation/iit_delhi/iit_delhi.c has the grammar. */
#ifndef IIT_DELHI_WRITE_H
#define IIT_DELHI_WRITE_H

#include "syntax/notation.h"

/** Write a record; see struct notation. */
unsigned iit_delhi_write(const struct yinsh_record *record, const struct write_options *options,
                         struct output *output);

#endif
