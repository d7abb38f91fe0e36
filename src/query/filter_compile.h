/* SPDX-License-Identifier: BSD-2-Clause */
/* Compiling the expression of a filter to its steps; see query/filter.h for the grammar. */
#ifndef QUERY_FILTER_COMPILE_H
#define QUERY_FILTER_COMPILE_H

#include "base/text.h"
#include "query/filter_step.h"

/**
 * Compile an expression to the steps of an empty filter; returns 0, or the place of an error in
 * bytes from 1, and appends a message about it.
 */
size_t filter_compile(struct filter *filter, const char *bytes, size_t length, struct text *error);

#endif
