/* SPDX-License-Identifier: BSD-2-Clause */
/* Dividing a record where another one, or text, is in it. */
#ifndef READER_DIVIDE_H
#define READER_DIVIDE_H

#include "reader/plain_text.h"
#include "reader/state.h"

/**
 * Return whether the record that was read may be a word or a line of text: it has neither tags nor
 * turns, and no bracket, and the caller did not name its notation.
 */
bool reader_is_empty(const yinsh_reader *reader);

/** Find text from an offset in the window on; false if there is none. */
bool reader_find_text(yinsh_reader *reader, size_t offset, struct plain_text *text);

/**
 * Return whether the bytes that are there show the lines of all faults of the record that was read,
 * and what reader_divide() does, whatever follows them.
 */
bool reader_sees_end(const yinsh_reader *reader);

/**
 * End a bad record in the line of its first error where another one is joined to it, if all rings
 * were placed, or before that line if text or a quoted record begins with it; but only if it is
 * good up to there.  Without memory arena.failed of the record is set.
 */
void reader_divide(yinsh_reader *reader);

#endif
