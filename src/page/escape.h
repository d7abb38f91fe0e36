/* SPDX-License-Identifier: BSD-2-Clause */
/* Text in a page, in which nothing can be markup. */
#ifndef PAGE_ESCAPE_H
#define PAGE_ESCAPE_H

#include "base/output.h"

/** An output that passes on to another what is written to it, as the text of an element. */
struct escaped {
    struct output output; /* to write to; flush it at the end */
    struct output *to;
    bool json; /* whether it is JSON, for an element of a script */
};

/** Begin such an output, of JSON or not; do not move it. */
void escaped_begin(struct escaped *escaped, struct output *to, bool json);

#endif
