/* SPDX-License-Identifier: BSD-2-Clause */
/* Compiling the comparisons of a filter: what is compared with what, and their types. */
#ifndef QUERY_FILTER_COMPARE_H
#define QUERY_FILTER_COMPARE_H

#include "query/filter_compiler.h"

/** A side of a comparison, as it is written. */
struct given {
    struct token token;
    bool is_truth;  /* whether it is a question that is true or false */
    bool is_column; /* whether it is this operand; else it may be a value */
    struct operand operand;
};

/** Find what a token names on a side of a comparison. */
void compare_find(const struct compiler *compiler, struct given *given);

/** Return whether a token is the position of a turn, which is compared only by ~. */
bool compare_is_position(const struct token *token);

/** Refuse a token that should be a column. */
bool compare_no_column(struct compiler *compiler, const struct token *token);

/** Compile the test of a column alone: whether it is true or, with COMPARE_PRESENT, has a value. */
bool compare_alone(struct compiler *compiler, const struct given *given,
                   enum comparison comparison);

/** Compile a comparison of two sides, of which one at least has to be a column. */
bool compare_sides(struct compiler *compiler, const struct given *left, enum comparison comparison,
                   const struct given *right);

/** Compile the test of a position for a pattern. */
bool compare_position(struct compiler *compiler, const struct given *left,
                      const struct given *right);

/**
 * Compile a comparison with a list of values, with the current token before its parenthesis: each
 * is a test.
 */
bool compare_list(struct compiler *compiler, const struct given *left);

#endif
