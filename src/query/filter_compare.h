/* SPDX-License-Identifier: BSD-2-Clause */
/* Compiling a filter: errors and steps, which all of the compiler shares; and comparisons. */
#ifndef QUERY_FILTER_COMPARE_H
#define QUERY_FILTER_COMPARE_H

#include "query/filter_step.h"

/* ---- An expression being compiled --------------------------------------- */

/** A sign that waits for its right side. */
struct waiting {
    enum token_kind kind; /* TOKEN_NOT, TOKEN_AND, TOKEN_OR, TOKEN_OPEN or, for the parenthesis of
                             a question, TOKEN_WORD */
    size_t step;          /* of && and || */
    size_t column;        /* from 1 */
};

/* Before each open parenthesis and at the end, at most ||, && and ! wait, in this order. */
enum { WAITING = 4 * FILTER_NESTING + 3 };

/** An expression being compiled. */
struct compiler {
    struct filter *filter;
    struct token_scanner scanner;
    size_t tokens;
    struct waiting waiting[WAITING];
    size_t depth, open;
    struct question *question; /* whose conditions are compiled, or NULL */
    struct text *error;
    size_t error_column; /* 0 if there is no error */
};

/** The names of questions, in the order of enum question_kind, and a NULL. */
extern const char *const names_of_question[];

/** Store an error at a column, and append the reason; returns false. */
bool compile_error(struct compiler *compiler, size_t column, const char *reason);

/** Append words to the message, made visible and cut. */
void compiler_add_shown(struct compiler *compiler, struct words words);

/** Store an error as compile_error() does, with the text of a token between two phrases. */
bool compile_error_about(struct compiler *compiler, const struct token *token, const char *before,
                         const char *after);

/** Move to the next token; false, and stored, if it is invalid or one too many. */
bool compiler_advance(struct compiler *compiler);

/** Add a step; every step has its own token, so there is room. */
struct step *compiler_add_step(struct compiler *compiler, enum step_kind kind);

/* ---- Comparisons -------------------------------------------------------- */

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
