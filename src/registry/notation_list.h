/* SPDX-License-Identifier: BSD-2-Clause */
/* The list of all notations. */
#ifndef REGISTRY_NOTATION_LIST_H
#define REGISTRY_NOTATION_LIST_H

#include "syntax/notation.h"

enum { MOST_NOTATIONS = 64 /* the list is no longer */ };

/** All notations in the order of registry/notations.def; ends with NULL. */
extern const struct notation *const notation_table[];

/** Return the notation of a name, or NULL if there is none. */
const struct notation *notation_find(const char *name);

/**
 * Write a record in a notation that can be written, with the position after each action if that is
 * requested and the notation supports it.  Returns what was lost, bits of enum notation_loss.  With
 * one of LOST_ALL among them nothing was written.
 */
unsigned notation_write(const struct notation *notation, const struct yinsh_record *record,
                        bool positions, struct output *output);

/**
 * Convert a record to a notation: write it as notation_write() does, but with its date in the form
 * of that notation, if nothing is lost by that.
 */
unsigned notation_convert(const struct notation *notation, const struct yinsh_record *record,
                          bool positions, struct output *output);

#endif
