/* SPDX-License-Identifier: BSD-2-Clause */
/* Reading one record from the window. */
#ifndef READER_READ_THROUGH_H
#define READER_READ_THROUGH_H

#include "reader/state.h"

/**
 * Read the record at the window's start as far as the cursor over it goes; false if none is there.
 * If it has a fault, and more of it can be read with ASCII characters in the place of those that
 * look like them, these are read, but for the ones in its texts.
 */
bool reader_read_through(yinsh_reader *reader, struct cursor *cursor);

/**
 * Return a cursor over a copy of the bytes of another one in which nothing looks like ASCII that is
 * none, or over no bytes if that is what they are already, or there is no memory.
 */
struct cursor reader_copy_plain(yinsh_reader *reader, struct cursor cursor);

#endif
