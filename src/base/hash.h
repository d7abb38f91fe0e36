/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A hash that depends on a secret, so that nobody who does not know it can choose texts whose
 * hashes are the same: SipHash (Aumasson and Bernstein 2012) with one round for each word and three
 * at the end.
 */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include "base/text.h"

/** Choose random bytes; if the system has no source of them, bytes that are hard to guess. */
void hash_secret(uint64_t secret[2]);

/** Return the hash of a text. */
uint64_t hash_of(const uint64_t secret[2], struct words text);

/* ---- Other things than a text ------------------------------------------- */

/** A hash under way; all of it may be copied. */
struct sip {
    uint64_t v[4];
};

static inline uint64_t sip_rotate(uint64_t word, unsigned bits)
{
    return word << bits | word >> (64 - bits);
}

static inline void sip_round(uint64_t v[4])
{
    v[0] += v[1];
    v[2] += v[3];
    v[1] = sip_rotate(v[1], 13) ^ v[0];
    v[3] = sip_rotate(v[3], 16) ^ v[2];
    v[0] = sip_rotate(v[0], 32) + v[3];
    v[2] += v[1];
    v[3] = sip_rotate(v[3], 21) ^ v[0];
    v[1] = sip_rotate(v[1], 17) ^ v[2];
    v[2] = sip_rotate(v[2], 32);
}

/** Begin a hash with a secret, which may be zero if nobody gains from collisions. */
static inline struct sip sip_begin(const uint64_t secret[2])
{
    return (struct sip){
        {secret[0] ^ UINT64_C(0x736f6d6570736575), secret[1] ^ UINT64_C(0x646f72616e646f6d),
         secret[0] ^ UINT64_C(0x6c7967656e657261), secret[1] ^ UINT64_C(0x7465646279746573)}};
}

/** Add a word. */
static inline void sip_add(struct sip *sip, uint64_t word)
{
    sip->v[3] ^= word;
    sip_round(sip->v);
    sip->v[0] ^= word;
}

/** Add bytes and their number. */
static inline void sip_add_bytes(struct sip *sip, const char *bytes, size_t length)
{
    for (size_t at = 0; at <= length; at += sizeof(uint64_t)) {
        uint64_t word = 0;
        size_t left = length - at;
        if (left >= sizeof word) {
            memcpy(&word, bytes + at, sizeof word);
        } else {
            word = (uint64_t)length << 56;
            for (size_t i = 0; i < left; i++)
                word |= (uint64_t)(unsigned char)bytes[at + i] << 8 * i;
        }
        sip_add(sip, word);
    }
}

/** Return the hash of the words so far; each mark gives a different hash of the same words. */
static inline uint64_t sip_end(struct sip sip, uint64_t mark)
{
    sip.v[2] ^= 0xFF ^ mark << 8;
    for (int i = 0; i < 3; i++)
        sip_round(sip.v);
    return sip.v[0] ^ sip.v[1] ^ sip.v[2] ^ sip.v[3];
}

#endif
