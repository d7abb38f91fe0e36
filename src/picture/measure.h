/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * How wide a text is, without its font: an upper limit that holds for the usual fonts without
 * serifs, so that a text that fits by this fits wherever the picture is shown.
 */
#ifndef PICTURE_MEASURE_H
#define PICTURE_MEASURE_H

#include "base/text.h"

/** Return the width of a text in thousandths of its size. */
uint64_t measure_text(struct words words);

/**
 * Return the length of the longest beginning of a text, in whole characters, that is not wider than
 * room, in thousandths of its size.
 */
size_t measure_fit(struct words words, uint64_t room);

/**
 * Remove the first line from a text, and return it without the blank after it.  It ends at a blank,
 * between two wide characters, as in Chinese and Japanese, or, if a word is longer than the line,
 * within the word.  It is not wider than room, in thousandths of the text's size, unless a single
 * character is.  The text has no white space but single blanks between words.
 */
struct words measure_line(struct words *text, uint64_t room);

#endif
