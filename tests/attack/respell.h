/* SPDX-License-Identifier: BSD-2-Clause */
/* Other spellings of what is in a record, for tests/attack/damage.c. */
#ifndef ATTACK_RESPELL_H
#define ATTACK_RESPELL_H

#include "attack/damage.h"

/** Move to a word from a place on; false if it is not there. */
bool damage_find_word(const struct buffer *text, const char *word, size_t *at);

/** Move to the byte before the first action; false if there is none. */
bool damage_find_actions(const struct buffer *text, size_t *at);

/** Curl all quotes, as word processors do. */
bool damage_curl_quotes(const struct damage_task *task);

/** Put the characters that have two bytes in UTF-8 into Windows-1252. */
bool damage_narrow(const struct damage_task *task);

/**
 * Write some of the characters of actions, on lines of nothing else, as one that looks like them:
 * one of the kind's strings, each of which is the character and then the other.
 */
bool damage_look_alikes(const struct damage_task *task);

/** Write the result that ends a record of the official notation in another form. */
bool damage_respell_result(const struct damage_task *task);

/** Leave out semicolons before what is removed in the official notation. */
bool damage_join_removals(const struct damage_task *task);

#endif
