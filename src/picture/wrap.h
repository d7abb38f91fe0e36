/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Breaking text into lines: at blanks, between two wide characters, as in Chinese and Japanese, and
 * within a word only if it is longer than a line.
 */
#ifndef PICTURE_WRAP_H
#define PICTURE_WRAP_H

#include "base/words.h"

/**
 * Remove the first line from a text, and return it without the blank after it.  It is not wider
 * than room, in thousandths of the text's size, unless a single character is.  The text has no
 * white space but single blanks between words.
 */
struct words wrap_line(struct words *text, uint64_t room);

#endif
