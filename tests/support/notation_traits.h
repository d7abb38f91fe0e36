/* SPDX-License-Identifier: BSD-2-Clause */
/* What tests know of the notations: what a record loses in each, and what it looks like. */
#ifndef SUPPORT_NOTATION_TRAITS_H
#define SUPPORT_NOTATION_TRAITS_H

#include "syntax/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/** How a notation has what it holds, and how its records lie in a file. */
enum notation_form {
    NOTES_AFTER_TURNS = 1 << 0,    /* comments and marks, but not after passes; else anywhere */
    COMMENTS_OF_ONE_LINE = 1 << 1, /* without line ends */
    ONE_MARK_FIRST = 1 << 2,       /* after an action, before its comments */
    NO_CONTROLS = 1 << 3,          /* control characters but blanks are lost in texts */
    LINE_EACH = 1 << 4,            /* a record is one line without control characters */
    CLOCKS_AT_END = 1 << 5,        /* they may follow the last action */
    NOTES_IN_ORDER = 1 << 6,       /* clocks keep their places among comments and marks */
    TAGS_IN_ORDER = 1 << 7,
    COMMENTS_ARE_LINES = 1 << 8,    /* all lines that are none of the notation are comments */
    AFTER_BLANK_LINE = 1 << 9,      /* a record needs one before it */
    FIRST_LINE_MAY_DIFFER = 1 << 10 /* a line before a record may be a broken one of its own */
};

/** What is known of a notation. */
struct notation_traits {
    const char *name;
    unsigned holds; /* bits of enum notation_loss */
    unsigned ends;  /* bits of enum yinsh_end: those outside the board that are stated */
    unsigned form;  /* bits of enum notation_form */
};

/** Whether a notation has one of the forms. */
static inline bool traits_have(const struct notation_traits *traits, enum notation_form form)
{
    return (traits->form & (unsigned)form) != 0;
}

/** What is known of a notation; there has to be a row for each. */
static inline const struct notation_traits *traits_of(const struct notation *notation)
{
    enum {
        NOTES = LOST_COMMENTS | LOST_CLOCKS | LOST_MARKS,
        RULES = LOST_HOUSE | LOST_VARIANT | LOST_STEAL | LOST_PASS | LOST_EMPTY,
        ALL = NOTES | RULES | LOST_TAGS,
        BY_RULE = 1 << YINSH_END_TIME | 1 << YINSH_END_FORFEIT,
        BY_WILL = 1 << YINSH_END_RESIGN | 1 << YINSH_END_AGREED,
        ENDS = BY_RULE | BY_WILL,
        IN_LINES = AFTER_BLANK_LINE | FIRST_LINE_MAY_DIFFER,
        IN_JSON = LINE_EACH | CLOCKS_AT_END | NOTES_IN_ORDER
    };
    static const struct notation_traits all[] = {
        {"gipf", ALL, ENDS, ONE_MARK_FIRST | FIRST_LINE_MAY_DIFFER},
        {"gipf-short", ALL, ENDS, ONE_MARK_FIRST | FIRST_LINE_MAY_DIFFER | NOTES_AFTER_TURNS},
        {"boardspace", ALL, ENDS, NO_CONTROLS},
        {"bga", LOST_EMPTY, 0, COMMENTS_ARE_LINES},
        {"bga-json", 0, 0, 0}, /* is not written */
        {"codingame", LOST_COMMENTS | LOST_STEAL | LOST_EMPTY, 0,
         IN_LINES | NOTES_AFTER_TURNS | COMMENTS_OF_ONE_LINE},
        {"iit-delhi", LOST_EMPTY, BY_RULE, COMMENTS_ARE_LINES | FIRST_LINE_MAY_DIFFER},
        {"yinshml", ALL, ENDS, IN_JSON},
        {"vying", 0, BY_WILL | 1 << YINSH_END_TIME, IN_LINES},
        {"openxum", LOST_EMPTY, 0, 0},
        {"yinsh-save", ALL & ~LOST_STEAL, ENDS, CLOCKS_AT_END},
        {"points", LOST_EMPTY, 0, 0},
        {"yinsh-record", 0, 0, IN_LINES},
        {"json", ALL, ENDS, IN_JSON | TAGS_IN_ORDER},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, notation->name) == 0)
            return &all[i];
    fprintf(stderr, "tests/support/notation_traits.h has no row for %s\n", notation->name);
    abort();
}

#endif
