/* SPDX-License-Identifier: BSD-2-Clause */
/* How many bytes there are to be read, for whoever shows progress. */
#ifndef INPUT_MEASURE_H
#define INPUT_MEASURE_H

#include "input/options.h"

/**
 * The sizes of all files of an input added up; 0 where that cannot be known: where standard input
 * is no regular file, say, or a list can be read only once.
 */
uint64_t measure_input(const struct input_options *options);

#endif
