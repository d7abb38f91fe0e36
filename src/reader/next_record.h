/* SPDX-License-Identifier: BSD-2-Clause */
/* Finding where to continue after a bad record. */
#ifndef READER_NEXT_RECORD_H
#define READER_NEXT_RECORD_H

#include "reader/state.h"

/**
 * After a bad record, move the window to where the next record begins, or to the end of the source.
 * Returns false if reading failed.
 */
bool reader_find_next(yinsh_reader *reader);

#endif
