/* SPDX-License-Identifier: BSD-2-Clause */
/* The tokens of the expression of a filter. */
#ifndef QUERY_FILTER_TOKEN_H
#define QUERY_FILTER_TOKEN_H

#include "base/arena.h"
#include "base/text.h"
#include "base/words.h"
#include "query/columns.h"

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

#endif
