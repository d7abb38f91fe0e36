/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/sha256.h"

enum { BLOCK = 64, WORDS = 8, ROUNDS = 64, DIGEST = 32 };

static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t word, unsigned bits)
{
    return word >> bits | word << (32 - bits);
}

/* Expand a block into the words of all rounds. */
static void expand(const unsigned char block[BLOCK], uint32_t w[ROUNDS])
{
    for (int i = 0; i < 16; i++, block += 4)
        w[i] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 | (uint32_t)block[2] << 8 |
               block[3];
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t low = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t high = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + low + w[i - 7] + high;
    }
}

/* Mix a block into the state. */
static void mix(uint32_t state[WORDS], const unsigned char block[BLOCK])
{
    uint32_t w[ROUNDS], s[WORDS];
    expand(block, w);
    memcpy(s, state, sizeof s);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        uint32_t first =
            s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + choice + constants[i] + w[i];
        uint32_t second = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + majority;
        memmove(s + 1, s, 7 * sizeof *s);
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < WORDS; i++)
        state[i] += s[i];
}

/* Mix the last bytes, which do not fill a block, and the length. */
static void finish(uint32_t state[WORDS], struct words rest, uint64_t length)
{
    unsigned char last[2 * BLOCK] = {0};
    size_t size = rest.length + 1 + sizeof length <= BLOCK ? BLOCK : 2 * BLOCK;
    if (rest.length > 0)
        memcpy(last, rest.bytes, rest.length);
    last[rest.length] = 0x80;
    for (size_t i = 0; i < sizeof length; i++)
        last[size - 1 - i] = (unsigned char)(8 * length >> 8 * i);
    mix(state, last);
    if (size > BLOCK)
        mix(state, last + BLOCK);
}

/* Write a digest and a byte that is 0, whose last character is then replaced. */
static void write_base64(const unsigned char digest[DIGEST + 1], char text[SHA256_TEXT])
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (int i = 0; i <= DIGEST; i += 3) {
        uint32_t three = (uint32_t)digest[i] << 16 | (uint32_t)digest[i + 1] << 8 | digest[i + 2];
        for (int shift = 18; shift >= 0; shift -= 6)
            *text++ = digits[three >> shift & 63];
    }
    text[-1] = '=';
    *text = '\0';
}

void sha256_text(struct words bytes, char text[SHA256_TEXT])
{
    uint32_t state[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    unsigned char digest[DIGEST + 1] = {0};
    struct words rest = bytes;
    for (; rest.length >= BLOCK; rest = words_from(rest, BLOCK))
        mix(state, (const unsigned char *)rest.bytes);
    finish(state, rest, bytes.length);
    for (int i = 0; i < DIGEST; i++)
        digest[i] = (unsigned char)(state[i / 4] >> (24 - 8 * (i % 4)));
    write_base64(digest, text);
}
