/* SPDX-License-Identifier: BSD-2-Clause */
/* A filter of one expression. */
#ifndef SUPPORT_MAKE_FILTER_H
#define SUPPORT_MAKE_FILTER_H

#include "query/columns.h"
#include "query/filter_step.h"

#include <stdlib.h>

/* Make one as filter_add() does, with room for a message of that size. */
static inline struct filter *filter_new(const char *bytes, size_t length, size_t *column,
                                        char *error, size_t size)
{
    struct text reason = text_begin(error, size);
    return filter_add(calloc(1, sizeof(struct filter)), (struct words){bytes, length}, false,
                      column, &reason);
}

#endif
