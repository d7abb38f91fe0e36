/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE /* for getentropy() */
#include "base/hash.h"

#include <sys/random.h>
#include <time.h>
#include <unistd.h>

uint64_t hash_of(const uint64_t secret[2], struct words text)
{
    struct sip sip = sip_begin(secret);
    sip_add_bytes(&sip, text.bytes, text.length);
    return sip_end(sip, 0);
}

void hash_secret(uint64_t secret[2])
{
    secret[0] = (uint64_t)time(NULL) ^ (uint64_t)(uintptr_t)secret << 20;
    secret[1] = (uint64_t)clock() ^ (uint64_t)getpid() << 32;
    /* If it fails, the bytes stay as they are. */
    (void)!getentropy(secret, 2 * sizeof secret[0]);
}
