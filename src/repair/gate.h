/* SPDX-License-Identifier: BSD-2-Clause */
/* The last check of the text of a repaired record, before it is written. */
#ifndef REPAIR_GATE_H
#define REPAIR_GATE_H

#include "base/bytes.h"
#include "repair/plan.h"
#include "syntax/notation.h"

/** The text of a repaired record; all zero before its first use. */
struct repair_text {
    struct bytes out;
    size_t begin;   /* bytes at the start that are not part of the record */
    unsigned lost;  /* what its notation cannot hold, bits of enum notation_loss */
    bool own;       /* whether it replaces the record in its source */
    bool patched;   /* whether it is the record's own text with nothing else changed */
    bool positions; /* whether it was written with positions */
    bool failed;    /* whether memory ran out */
};

/**
 * Read back the text, with the options that the record was read with, and compare it with what
 * repairing promises: one record without a fault, its turns numbered one by one, the actions of the
 * reading, all that the record states of its outcome, and each tag, comment and clock that the
 * notation can hold.  Returns NULL, or what is wrong, in static storage.
 */
const char *repair_verify(const struct repair *repair, const struct notation *notation,
                          const yinsh_reader_options *options, struct repair_text *text);

/** Return whether a note is a clock; in a broken turn it may be read as a comment. */
bool repair_is_clock(const struct note *note);

#endif
