/* SPDX-License-Identifier: BSD-2-Clause */
/* How many bytes there are to be read, for showing progress. */
#ifndef INPUT_MEASURE_H
#define INPUT_MEASURE_H

#include "input/options.h"

/**
 * The sizes of all files of an input added up; 0 if that cannot be known: if standard input
 * is no regular file, say, or a list can be read only once.
 */
uint64_t measure_input(const struct input_options *options);

#endif
