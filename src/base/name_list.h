/* SPDX-License-Identifier: BSD-2-Clause */
/* Lists of names. */
#ifndef BASE_NAME_LIST_H
#define BASE_NAME_LIST_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/** A list of names, ended by NULL; the index of a name is its value. */
typedef const char *const name_list[];

/** Return the index of (text, length) in a list, or -1 if it is not there. */
int name_find(const char *const list[], const char *text, size_t length);

enum { NEAR_TEXT = 512 /* room for what these functions append */ };

/** Append "; did you mean A, B or C?" with these names; nothing if there are none. */
void names_offer(const char *const names[], size_t count, struct text *text);

/**
 * Offer the names of a list that look most like a name that is not in it: misspelt, or a part of
 * them.  Returns whether there are any.
 */
bool names_add_near(const char *const list[], const char *name, struct text *text);

#endif
