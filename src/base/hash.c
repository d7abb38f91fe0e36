/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/hash.h"

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

static uint64_t rotate(uint64_t word, unsigned bits)
{
    return word << bits | word >> (64 - bits);
}

/* A round of SipHash (Aumasson and Bernstein 2012). */
static void sip_round(uint64_t v[4])
{
    v[0] += v[1];
    v[2] += v[3];
    v[1] = rotate(v[1], 13) ^ v[0];
    v[3] = rotate(v[3], 16) ^ v[2];
    v[0] = rotate(v[0], 32) + v[3];
    v[2] += v[1];
    v[3] = rotate(v[3], 21) ^ v[0];
    v[1] = rotate(v[1], 17) ^ v[2];
    v[2] = rotate(v[2], 32);
}

uint64_t hash_of(const uint64_t secret[2], struct words key)
{
    uint64_t v[4] = {
        secret[0] ^ UINT64_C(0x736f6d6570736575), secret[1] ^ UINT64_C(0x646f72616e646f6d),
        secret[0] ^ UINT64_C(0x6c7967656e657261), secret[1] ^ UINT64_C(0x7465646279746573)};
    for (size_t at = 0; at <= key.length; at += sizeof(uint64_t)) {
        uint64_t word = 0;
        size_t left = key.length - at;
        if (left >= sizeof word) {
            memcpy(&word, key.bytes + at, sizeof word);
        } else {
            word = (uint64_t)key.length << 56;
            for (size_t i = 0; i < left; i++)
                word |= (uint64_t)(unsigned char)key.bytes[at + i] << 8 * i;
        }
        v[3] ^= word;
        sip_round(v);
        v[0] ^= word;
    }
    v[2] ^= 0xFF;
    for (int i = 0; i < 3; i++)
        sip_round(v);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

void hash_secret(uint64_t secret[2])
{
    int descriptor = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    secret[0] = (uint64_t)time(NULL) ^ (uint64_t)(uintptr_t)secret << 20;
    secret[1] = (uint64_t)clock() ^ (uint64_t)getpid() << 32;
    if (descriptor < 0)
        return;
    /* If it fails, the bytes stay as they are. */
    (void)!read(descriptor, secret, 2 * sizeof secret[0]);
    close(descriptor);
}
