/* SPDX-License-Identifier: BSD-2-Clause */
/* The public functions that look at a record. */
#ifndef READER_VIEW_H
#define READER_VIEW_H

#include "record/record.h"

/** Find the line and column, both from 1, of a fault of a record whose window is still there. */
void record_locate(const struct yinsh_record *record, const struct fault *fault, uint64_t *line,
                   uint64_t *column);

#endif
