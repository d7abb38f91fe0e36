/* SPDX-License-Identifier: BSD-2-Clause */
/* What tests know of the notations that are written: what a record loses in each. */
#ifndef SUPPORT_NOTATION_TRAITS_H
#define SUPPORT_NOTATION_TRAITS_H

#include "support/tests.h"
#include "syntax/notation.h"

#include <string.h>

/** Where a notation has a place for comments and marks. */
enum notes_place { NOTES_ANYWHERE, NOTES_AFTER_TURNS /* but not after passes */ };

/** What a notation holds, and in which form. */
struct notation_traits {
    const char *name;
    unsigned holds;         /* bits of enum notation_loss */
    unsigned ends;          /* bits of enum yinsh_end: those outside the board that are stated */
    enum notes_place notes; /* of those that it holds */
    bool no_controls;       /* whether it holds no control characters but blanks in texts */
    bool one_line;          /* whether comments have one line */
    bool mark_first;        /* whether an action has one mark, before its comments */
    bool line_each;         /* whether a record is one line without control characters */
    bool clocks_at_end;     /* whether clocks may follow the last action */
    bool notes_in_order;    /* whether clocks keep their places among comments and marks */
    bool tags_in_order;
};

/** What a notation holds; there has to be a row for each that is written. */
static inline const struct notation_traits *traits_of(const struct notation *notation)
{
    enum {
        NOTES = LOST_COMMENTS | LOST_CLOCKS | LOST_MARKS,
        RULES = LOST_HOUSE | LOST_VARIANT | LOST_STEAL | LOST_PASS | LOST_EMPTY,
        ALL = NOTES | RULES | LOST_TAGS,
        ALL_ENDS = 1 << YINSH_END_RESIGN | 1 << YINSH_END_TIME | 1 << YINSH_END_FORFEIT |
                   1 << YINSH_END_AGREED
    };
    static const struct notation_traits all[] = {
        {.name = "gipf", .holds = ALL, .ends = ALL_ENDS, .mark_first = true},
        {.name = "gipf-short",
         .holds = ALL,
         .ends = ALL_ENDS,
         .notes = NOTES_AFTER_TURNS,
         .mark_first = true},
        {.name = "boardspace", .holds = ALL, .ends = ALL_ENDS, .no_controls = true},
        {.name = "bga", .holds = LOST_EMPTY},
        {.name = "codingame",
         .holds = LOST_COMMENTS | LOST_STEAL | LOST_EMPTY,
         .notes = NOTES_AFTER_TURNS,
         .one_line = true},
        {.name = "iit-delhi",
         .holds = LOST_EMPTY,
         .ends = 1 << YINSH_END_TIME | 1 << YINSH_END_FORFEIT},
        {.name = "yinshml",
         .holds = ALL,
         .ends = ALL_ENDS,
         .line_each = true,
         .clocks_at_end = true,
         .notes_in_order = true},
        {.name = "vying", .ends = ALL_ENDS & ~(1U << YINSH_END_FORFEIT)},
        {.name = "openxum", .holds = LOST_EMPTY},
        {.name = "yinsh-save", .holds = ALL & ~LOST_STEAL, .ends = ALL_ENDS, .clocks_at_end = true},
        {.name = "points", .holds = LOST_EMPTY},
        {.name = "yinsh-record"},
        {.name = "json",
         .holds = ALL,
         .ends = ALL_ENDS,
         .line_each = true,
         .clocks_at_end = true,
         .notes_in_order = true,
         .tags_in_order = true},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, notation->name) == 0)
            return &all[i];
    fail_msg("tests/support/notation_traits.h has no row for %s", notation->name);
    return NULL;
}

#endif
