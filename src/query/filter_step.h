/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of filters share. */
#ifndef QUERY_FILTER_STEP_H
#define QUERY_FILTER_STEP_H

#include "base/quantity.h"
#include "base/text.h"
#include "jobs/results.h"
#include "query/board_pattern.h"
#include "query/columns.h"

/* ---- The tokens of an expression: filter_token.c ------------------------ */

/** What a token is. */
enum token_kind {
    TOKEN_END,
    TOKEN_OPEN,    /* ( */
    TOKEN_CLOSE,   /* ) */
    TOKEN_NOT,     /* ! */
    TOKEN_AND,     /* && */
    TOKEN_OR,      /* || */
    TOKEN_COMMA,   /* between the values of a list */
    TOKEN_COMPARE, /* one of enum comparison */
    TOKEN_WORD,    /* a column, a number, a result or any other word */
    TOKEN_STRING,  /* in quotation marks */
    TOKEN_PATTERN, /* between slashes */
    TOKEN_WRONG    /* the error is in the scanner */
};

/** How two values are compared: a match, or the orders that are wanted, a bit for each. */
enum comparison {
    COMPARE_NONE, /* a column alone */
    COMPARE_LESS = 1,
    COMPARE_EQUAL = 2,
    COMPARE_GREATER = 4,
    COMPARE_LESS_EQUAL = COMPARE_LESS | COMPARE_EQUAL,
    COMPARE_GREATER_EQUAL = COMPARE_GREATER | COMPARE_EQUAL,
    COMPARE_UNEQUAL = COMPARE_LESS | COMPARE_GREATER,
    COMPARE_MATCH = 8,
    COMPARE_NO_MATCH = 16,
    COMPARE_POSITION = 32,
    COMPARE_PRESENT = 64 /* a column alone: whether it has a value */
};

/** One token. */
struct token {
    enum token_kind kind;
    enum comparison comparison;
    size_t column;     /* of its first byte, from 1 */
    struct words text; /* in the arena, with a NUL: a word, a decoded string, a pattern */
};

/** An expression being read, token by token. */
struct token_scanner {
    struct cursor cursor;
    struct arena *arena;
    struct text *error;  /* receives the message about an error */
    size_t error_column; /* from 1 */
    char *room;          /* in the arena, for the token being read */
    bool in_list;        /* whether a comma ends a word, set by the caller */
    struct token token;  /* the last one read */
};

/** Return whether a comparison is a search for a pattern. */
static inline bool comparison_matches(enum comparison comparison)
{
    return comparison == COMPARE_MATCH || comparison == COMPARE_NO_MATCH;
}

/** Begin to read (bytes, length), which have to outlive the scanner; texts go to the arena. */
void token_begin(struct token_scanner *scanner, const char *bytes, size_t length,
                 struct arena *arena, struct text *error);

/** Read the next token into scanner->token; after =~ and !~ it has to be a pattern. */
void token_next(struct token_scanner *scanner);

/* ---- Steps -------------------------------------------------------------- */

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
    bool of_player;  /* whether one side is the column player */
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
    size_t count, tokens;
    /*
     * Each has at least four tokens; those of a sequence with several conditions have two more. The
     * last one may be that of cli->selection.turns, which has no token.
     */
    struct question questions[FILTER_TOKENS / 4 + 1];
    size_t question_count;
    struct condition conditions[FILTER_TOKENS / 2 + 1];
    size_t condition_count;
    size_t record_steps; /* the first ones, which judge records */
    bool uses_number;    /* whether the column record is in a test */
    bool uses_game;      /* whether one is that needs the actions or notes of records */
    /* Whether turns are listed: those that this question or a later one is about. */
    bool lists;
    size_t first_listed;
    bool listed[RECORD_ACTIONS + 1]; /* by the places of the turns, from 1 */
    const struct aliases *aliases;
    const struct step *gave_up_at; /* the last one that gave up */
    uint64_t judged;               /* records judged so far */
    struct turn_facts facts;
    struct arena arena;
};

/* ---- Errors and steps, which all of the compiler shares, and comparisons: filter_compare.c --- */

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

/* ---- Compiling an expression to steps, see query/columns.h: filter_compile.c --- */

/**
 * Compile an expression to the steps of an empty filter or, if it is a condition about turns, to
 * further ones; returns 0, or the place of an error in bytes from 1, and appends a message about
 * it.
 */
size_t filter_compile(struct filter *filter, const char *bytes, size_t length, bool of_turns,
                      struct text *error);

/* ---- Judging records: filter_judge.c ------------------------------------ */

/** A compiled expression; not for two threads at once. */
struct filter;

/** How a filter judges a record. */
enum filter_answer {
    FILTER_REJECTS,
    FILTER_PASSES,
    FILTER_GIVES_UP /* a pattern needs more steps than allowed, or memory ran out */
};

/**
 * Judge a record.  If the filter gives up, *column gets the place of the pattern, or whatever else
 * it gives up at, in the expression, in bytes from 1.
 */
enum filter_answer filter_judge(struct filter *filter, const struct origin *origin,
                                const struct yinsh_record *record, size_t *column);

#endif
