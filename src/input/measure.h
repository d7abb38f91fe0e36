/* SPDX-License-Identifier: BSD-2-Clause */
/* The number of bytes to read, for showing progress. */
#ifndef INPUT_MEASURE_H
#define INPUT_MEASURE_H

#include "input/options.h"

/**
 * Return the sum of the sizes of all files of an input; 0 if it is unknown, for example because
 * standard input is not a regular file, or because a list can be read only once.
 */
uint64_t measure_input(const struct input_options *options);

#endif
