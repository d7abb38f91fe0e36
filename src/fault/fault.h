/* SPDX-License-Identifier: BSD-2-Clause */
/* The fault codes, generated from fault/fault.def, and one fault found in a record. */
#ifndef FAULT_H
#define FAULT_H

#include "yinsh.h"

/** Every fault code; FAULT_NONE is 0. */
enum fault_code {
    FAULT_NONE,
#define FAULT(id, name, class, clause, text, example, cure) FAULT_##id,
#include "fault/fault.def"
#undef FAULT
    FAULT_COUNT
};

/** What a fault makes of its record. */
enum fault_class {
    FAULT_CLASS_NONE,
    FAULT_CLASS_STYLE,    /* it stays good, and is as clear as any */
    FAULT_CLASS_WARNING,  /* it stays good */
    FAULT_CLASS_LEFT_OUT, /* the same, but no writer knows of all of it */
    FAULT_CLASS_MISMATCH, /* the replay contradicts what it states */
    FAULT_CLASS_ILLEGAL,  /* a rule is broken */
    FAULT_CLASS_MALFORMED /* it cannot be read */
};

enum {
    FAULT_WORDS = 128 /* room for the words of one fault; longer ones are cut */
};

/** One fault of a record: what, where and with which details. */
struct fault {
    enum fault_code code;
    size_t offset;           /* byte offset in the record's source */
    size_t length;           /* bytes of the source that are at fault, 0 where none is */
    int turn;                /* number of the turn at fault, 0 where it is no turn's */
    yinsh_point a, b;        /* for %a and %b */
    enum yinsh_colour side;  /* for %c */
    int64_t n, m;            /* for %n and %m */
    char words[FAULT_WORDS]; /* for %s; sanitised, ends with a NUL */
    yinsh_position position; /* before what is at fault */
    yinsh_action action;     /* that was refused; only where refused is set */
    bool refused;            /* whether the rules refused an action */
    bool follows;            /* whether it may only be a consequence of an earlier fault */
};

/**
 * Write the text of a fault with a NUL, cut to size bytes where it does not fit.
 * Returns the whole length without the NUL.
 */
size_t fault_text(const struct fault *fault, char *text, size_t size);

/**
 * Write what the text of a code is like, with POINT, COLOUR, NUMBER and TEXT for what differs
 * from fault to fault, with a NUL, cut to size bytes where it does not fit.  Returns the whole
 * length without the NUL.
 */
size_t fault_text_form(enum fault_code code, char *text, size_t size);

/** The class of a fault code. */
enum fault_class fault_class_of(enum fault_code code);

#endif
