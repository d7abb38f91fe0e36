/* SPDX-License-Identifier: BSD-2-Clause */
/* Skimming the records of a reader while there are some that can be skimmed. */
#ifndef READER_SKIM_AHEAD_H
#define READER_SKIM_AHEAD_H

#include "reader/state.h"

/**
 * Skip the good records at the window's start; their number goes to *count.  Returns false if
 * the source has no bytes for now.
 */
bool reader_skim_good(yinsh_reader *reader, uint64_t *count);

/**
 * Check whether the record at the window's start is among those that were skimmed ahead, or skim
 * some now.  Returns 1 if it is; 0 if it has to be read; -1 if the source has no bytes for now.
 */
int reader_look_ahead(yinsh_reader *reader);

/**
 * Make the record at the window's start, which was skimmed, an abridged one.  Returns 1, or -1
 * without memory.
 */
int reader_abridge_record(yinsh_reader *reader);

#endif
