/* SPDX-License-Identifier: BSD-2-Clause */
/* Lists of names. */
#ifndef BASE_NAME_LIST_H
#define BASE_NAME_LIST_H

#include <stddef.h>

/** A list of names, ended by NULL; the index of a name is its value. */
typedef const char *const name_list[];

/** Return the index of (text, length) in a list, or -1 if it is not there. */
int name_find(const char *const list[], const char *text, size_t length);

#endif
