/* SPDX-License-Identifier: BSD-2-Clause */
/* The level of each fault in this run: what the user chose with -W, or its usual one. */
#ifndef MESSAGES_LEVEL_H
#define MESSAGES_LEVEL_H

#include "messages/cli.h"

#include <stddef.h>

/** The names of the levels in the order of enum yinsh_level, then NULL. */
extern const char *const level_names[];

/**
 * The level of a code in this run: what the user chose for the code, or else for its level, or
 * else its level; YINSH_LEVEL_NONE if it is not reported.
 */
enum yinsh_level cli_level(const struct chosen_levels *levels, enum fault_code code);

/**
 * Store the codes that were counted, the most frequent first; codes that are equally frequent are
 * in the order of yinsh explain.  Returns how many there are.
 */
size_t cli_counted_codes(const struct fault_count counted[FAULT_COUNT],
                         yinsh_fault codes[FAULT_COUNT]);

/** Return whether a fault that was kept for a record is an error in this run. */
bool cli_record_is_bad(const struct chosen_levels *levels, const struct yinsh_record *record);

#endif
