/* SPDX-License-Identifier: BSD-2-Clause */
/* The fault codes, generated from fault/fault.def and their classes. */
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

/**
 * Write what the text of a code is like, with POINT, COLOUR, NUMBER and TEXT for what differs
 * from fault to fault, with a NUL, cut to size bytes where it does not fit.  Returns the whole
 * length without the NUL.
 */
size_t fault_text_form(enum fault_code code, char *text, size_t size);

/** The text of a fault code, with %a, %b, %c, %n, %m and %s for what differs (see fault.def). */
const char *fault_template(enum fault_code code);

/** The class of a fault code. */
enum fault_class fault_class_of(enum fault_code code);

#endif
