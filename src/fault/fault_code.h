/* SPDX-License-Identifier: BSD-2-Clause */
/* The fault codes, generated from fault/fault.def and their classes. */
#ifndef FAULT_FAULT_CODE_H
#define FAULT_FAULT_CODE_H

#include "base/text.h"
#include "yinsh.h"

/** Every fault code; FAULT_NONE is 0. */
enum fault_code {
    FAULT_NONE,
#define FAULT(id, name, class, clause, text, example, cure) FAULT_##id,
#include "fault/fault.def"
#undef FAULT
    FAULT_COUNT
};

/** The effect of a fault on its record. */
enum fault_class {
    FAULT_CLASS_NONE,
    FAULT_CLASS_STYLE,    /* it stays good; only its style is at fault */
    FAULT_CLASS_WARNING,  /* it stays good */
    FAULT_CLASS_LOSSY,    /* it stays good, but something in it is lost when it is written */
    FAULT_CLASS_MISMATCH, /* the replay contradicts what it states */
    FAULT_CLASS_ILLEGAL,  /* a rule is broken */
    FAULT_CLASS_MALFORMED /* the record cannot be read */
};

enum {
    FAULT_WORDS = 128 /* room for the words of one fault; longer words are cut */
};

/**
 * Write the general form of a code's text, with POINT, COLOUR, NUMBER and TEXT for what varies, and
 * a NUL into (text, size), cut if it does not fit.  Returns the length of the whole form without
 * the NUL.
 */
size_t fault_text_form(enum fault_code code, char *text, size_t size);

/** Return the text of a fault code with %a, %b and the like for what varies (see fault.def). */
const char *fault_form(enum fault_code code);

/** Append such a text, with values for %a, %b, %c, %n, %m and %s, in this order. */
void fault_fill(struct text *text, const char *form, const char *const values[]);

/** Return the class of a fault code. */
enum fault_class fault_class_of(enum fault_code code);

/** Return the status of a record of which this is the first error; good if it is none. */
enum yinsh_status fault_status(enum fault_code code);

#endif
