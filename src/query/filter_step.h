/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A filter is compiled to steps that work on one truth value: a test sets it, a negation inverts
 * it, and && and || jump past their right side if the left one decides.
 *
 * The conditions of any(...), all(...), count(...), first(...) and seq(...) are among these steps.
 * The step before them, STEP_TURNS, jumps past them, since they are run for each turn: one walk
 * through the turns of a record answers all of these questions.  A question has one condition, a
 * sequence has several.
 *
 * One walk through the turns runs the conditions of all questions until each is answered.  A
 * command whose filter has a question gets records with their actions and notes (select_records()).
 */
#ifndef QUERY_FILTER_STEP_H
#define QUERY_FILTER_STEP_H

#include "base/arena.h"
#include "base/quantity.h"
#include "base/text.h"
#include "query/board_pattern.h"
#include "query/filter_token.h"
#include "query/turn_columns.h"

enum {
    FILTER_LENGTH = 16384, /* bytes of an expression */
    FILTER_TOKENS = 1024,  /* words, strings, patterns and signs in one */
    FILTER_NESTING = 64,   /* parentheses that are open at once */
    FILTER_WITHIN = 1000   /* turns that "within" may allow */
};

/** What a step does. */
enum step_kind { STEP_TEST, STEP_NOT, STEP_AND, STEP_OR, STEP_TURNS };

/** A side of a comparison. */
struct operand {
    struct column column;
    bool of_turn;              /* whether the column is one of a turn */
    struct question *question; /* count(...) or first(...), whose answer the column is; or NULL */
};

/** A step of a filter. */
struct step {
    enum step_kind kind;
    size_t target; /* of a jump: the next step; of && and ||, if the left side decides */
    struct question *question; /* of STEP_TURNS */
    /* Of a test. */
    struct operand left;
    enum comparison comparison;
    bool has_right; /* whether to compare with the value of another column, */
    struct operand right;
    struct words text;     /* or else with this value */
    struct quantity value; /* the same as a number or day */
    yinsh_point point;     /* the same as a point */
    /* What is compared: COLUMN_NUMBER, COLUMN_DAY, COLUMN_POINT or else COLUMN_TEXT; numbers of
       texts may be days */
    enum column_type type;
    size_t place; /* in the expression, from 1: that of a pattern, if there is one */
    struct pattern *pattern;
    struct board_pattern *board;
    /* Of a test in a question that is the same for all turns: whether a record passed it. */
    bool constant;
    uint64_t judged; /* the number of that record, from 1 */
    bool passed;
};

/** What is asked about the turns of a record. */
enum question_kind {
    QUESTION_ANY,
    QUESTION_ALL,
    QUESTION_COUNT,
    QUESTION_FIRST,
    QUESTION_SEQUENCE
};

/**
 * A condition of a question.  That of a sequence is a state of an automaton: it is entered in a
 * turn in which the condition holds and the state before was entered at most so many turns earlier.
 * Only the last turn in which it was entered matters, since whatever may follow the first may
 * follow the last.
 */
struct condition {
    size_t begin, end; /* its steps */
    size_t within;     /* turns since the condition before it, SIZE_MAX if any number may pass */
    size_t entered;    /* the last turn in which the state was entered, from 1; 0 is none */
};

/** A question about the turns of a record. */
struct question {
    enum question_kind kind;
    struct condition *conditions;
    size_t count;
    /* The answer for the record that is judged. */
    bool settled; /* whether no later turn can change it */
    uint64_t value;
    const struct step *gave_up_at; /* a step that gave up, so that there is no answer */
};

/** A compiled expression. */
struct filter {
    struct step steps[FILTER_TOKENS];
    size_t count;
    /* Each has at least four tokens; those of a sequence with several conditions have two more. */
    struct question questions[FILTER_TOKENS / 4];
    size_t question_count;
    struct condition conditions[FILTER_TOKENS / 2];
    size_t condition_count;
    const struct aliases *aliases;
    const struct step *gave_up_at; /* the last one that gave up */
    uint64_t judged;               /* records judged so far */
    struct turn_facts facts;
    struct arena arena;
};

#endif
