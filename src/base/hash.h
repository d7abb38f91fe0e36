/* SPDX-License-Identifier: BSD-2-Clause */
/* A hash that depends on a secret, so that nobody can choose texts whose hashes are the same. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include "base/words.h"

/** Choose random bytes; if the system has no source of them, bytes that are hard to guess. */
void hash_secret(uint64_t secret[2]);

/** Return the hash of a text: SipHash with one round for each word and three at the end. */
uint64_t hash_of(const uint64_t secret[2], struct words text);

#endif
