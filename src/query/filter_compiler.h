/* SPDX-License-Identifier: BSD-2-Clause */
/* An expression being compiled: where it is, and what is wrong with it. */
#ifndef QUERY_FILTER_COMPILER_H
#define QUERY_FILTER_COMPILER_H

#include "query/filter_step.h"

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

#endif
