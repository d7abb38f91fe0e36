/* SPDX-License-Identifier: BSD-2-Clause */
/* The names of enumerated values, each list in the order of its enumeration. */
#ifndef NAMES_H
#define NAMES_H

#include <stdbool.h>
#include <stddef.h>

/** A list of names, ended by NULL; the index is the value. */
typedef const char *const name_list[];

extern name_list names_of_due;     /* enum yinsh_due */
extern name_list names_of_variant; /* enum yinsh_variant */
extern name_list names_of_house;   /* enum yinsh_house; the first, no house rule, is "" */
extern name_list names_of_result;  /* enum yinsh_result */
extern name_list names_of_end;     /* enum yinsh_end */
extern name_list names_of_status;  /* enum yinsh_status */

/** The index of (text, length) in a list, or -1 where it is not there. */
int name_find(const char *const list[], const char *text, size_t length);

enum { VARIANT_TEXT = 24 /* room for a variant with its house rule and NUL */ };

/** Write a variant with its house rule, as "blitz+no-limit", and a NUL; returns its length. */
size_t variant_name(int variant, int house, char text[VARIANT_TEXT]);

/** Read a variant with its house rule, the whole of (text, length); false where there is none. */
bool variant_parse(const char *text, size_t length, int *variant, int *house);

#endif
