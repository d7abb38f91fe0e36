/* SPDX-License-Identifier: BSD-2-Clause */
/* What the commands need of a reader beyond yinsh.h. */
#ifndef READER_H
#define READER_H

#include "notation.h"

/** The line and column, both from 1, of a fault of a record whose window is still there. */
void record_locate(const struct yinsh_record *record, const struct fault *fault, uint64_t *line,
                   uint64_t *column);

#endif
