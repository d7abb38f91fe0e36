/* SPDX-License-Identifier: BSD-2-Clause */
/* The charset of a record, and its texts in UTF-8. */
#ifndef RECORD_DECODE_H
#define RECORD_DECODE_H

#include "record/record.h"

/**
 * State the charset that a record names at a place, before any text in it.  An unknown one is a
 * warning.  Returns false if the record takes nothing more.
 */
bool record_state_charset(struct yinsh_record *record, struct words name, struct place place);

/**
 * Convert the texts of a record, which takes so many bytes of its window, to UTF-8.  If it names no
 * charset, and some text is not in UTF-8, they are in the charset of the options, or else in
 * Windows-1252.  What does not fit is a warning.
 */
void record_decode(struct yinsh_record *record, size_t taken);

/** Count what the bytes between the start of a line and an offset in the window are in UTF-8. */
struct charset_count record_count_line(const struct yinsh_record *record, size_t offset);

#endif
