/* SPDX-License-Identifier: BSD-2-Clause */
/* One fault found in a record. */
#ifndef RECORD_FAULT_H
#define RECORD_FAULT_H

#include "fault/fault_code.h"

/** One fault of a record: what, where and with which details. */
struct fault {
    enum fault_code code;
    size_t offset;           /* byte offset in the record's source */
    size_t length;           /* bytes of the source that are at fault, 0 if none are */
    int turn;                /* number of the turn at fault, 0 if the fault is not in a turn */
    yinsh_point a, b;        /* for %a and %b */
    enum yinsh_colour side;  /* for %c */
    int64_t n, m;            /* for %n and %m */
    char words[FAULT_WORDS]; /* for %s; made visible, ends with a NUL */
    yinsh_position position; /* before what is at fault */
    yinsh_action action;     /* that was refused; only if refused is set */
    bool refused;            /* whether the rules refused an action */
    bool respelled;          /* whether it is read nevertheless, as action if that is a turn's */
    bool follows;            /* whether it may only be a consequence of an earlier fault */
};

/**
 * Write the text of a fault with a NUL, cut to size bytes if it does not fit.  Returns the whole
 * length without the NUL.
 */
size_t fault_text(const struct fault *fault, char *text, size_t size);

/** Append a point of the board. */
void text_add_point(struct text *text, unsigned point);

/** Append actions with a separator between them. */
void text_add_actions(struct text *text, const yinsh_action actions[], size_t count,
                      const char *separator);

#endif
