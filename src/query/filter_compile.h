/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A filter is compiled to steps that work on one truth value: a test sets it, a negation inverts
 * it, and && and || jump past their right side if the left one decides.
 */
#ifndef QUERY_FILTER_COMPILE_H
#define QUERY_FILTER_COMPILE_H

#include "base/arena.h"
#include "base/text.h"
#include "query/columns.h"
#include "query/filter_token.h"

enum {
    FILTER_LENGTH = 16384, /* bytes of an expression */
    FILTER_TOKENS = 1024,  /* words, strings, patterns and signs in one */
    FILTER_NESTING = 64    /* parentheses that are open at once */
};

/** What a step does. */
enum step_kind { STEP_TEST, STEP_NOT, STEP_AND, STEP_OR };

/** A step of a filter. */
struct step {
    enum step_kind kind;
    size_t target; /* of && and ||: the next step if the left side decides */
    /* Of a test. */
    struct column column;
    enum comparison comparison;
    bool has_other; /* whether to compare with the value of another column, */
    struct column other;
    struct words text; /* or else with this value */
    double number;     /* the same as a number, or that of the day */
    /* COLUMN_NUMBER or COLUMN_DAY if these are compared, else COLUMN_TEXT */
    enum column_type type;
    size_t place; /* of the pattern in the expression, from 1 */
    struct pattern *pattern;
};

/** A compiled expression. */
struct filter {
    struct step steps[FILTER_TOKENS];
    size_t count;
    const struct aliases *aliases;
    const struct step *stuck; /* the last one whose pattern gave up */
    struct arena arena;
};

/**
 * Compile an expression to the steps of an empty filter; returns 0, or the place of an error in
 * bytes from 1, and appends a message about it.
 */
size_t filter_compile(struct filter *filter, const char *bytes, size_t length, struct text *error);

#endif
