/* SPDX-License-Identifier: BSD-2-Clause */
#include "index/layout.h"

#include "base/hash.h"
#include "input/feed.h"

#include <string.h>

/* A large odd number, whose bits are mixed well. */
#define FACTOR UINT64_C(0x9e3779b97f4a7c15)

static uint64_t mix(uint64_t lane, uint64_t word)
{
    lane = (lane ^ word) * FACTOR;
    return lane ^ lane >> 32;
}

/* Add the next word at a place; returns the place after it. */
static const unsigned char *add_word(struct index_sum *sum, const unsigned char *at)
{
    uint64_t word;
    memcpy(&word, at, sizeof word);
    sum->lane[sum->next] = mix(sum->lane[sum->next], word);
    sum->next = (sum->next + 1) % INDEX_LANES;
    return at + sizeof word;
}

void index_sum_add(struct index_sum *sum, const void *bytes, size_t length)
{
    const unsigned char *at = bytes, *end = at + length;
    uint64_t lane[INDEX_LANES], word[INDEX_LANES];
    while (at < end && sum->next != 0)
        at = add_word(sum, at);
    memcpy(lane, sum->lane, sizeof lane);
    for (; (size_t)(end - at) >= sizeof word; at += sizeof word) {
        memcpy(word, at, sizeof word);
#pragma GCC unroll 8 /* so that the lanes are in registers */
        for (int i = 0; i < INDEX_LANES; i++)
            lane[i] = mix(lane[i], word[i]);
    }
    memcpy(sum->lane, lane, sizeof lane);
    while (at < end)
        at = add_word(sum, at);
}

uint64_t index_sum_end(const struct index_sum *sum)
{
    uint64_t end = sum->next;
    for (int lane = 0; lane < INDEX_LANES; lane++)
        end = mix(end, sum->lane[lane]);
    return end;
}

uint64_t index_hash(const void *bytes, size_t length)
{
    static const uint64_t secret[2] = {0, 0};
    return hash_of(secret, (struct words){bytes, length});
}

int index_sample(int descriptor, uint64_t size, uint64_t *hash)
{
    char buffer[2 * INDEX_SAMPLE];
    size_t begin = size < INDEX_SAMPLE ? (size_t)size : INDEX_SAMPLE;
    size_t end = size - begin < INDEX_SAMPLE ? (size_t)(size - begin) : INDEX_SAMPLE;
    int error = read_all_at(descriptor, 0, buffer, begin);
    if (error == 0)
        error = read_all_at(descriptor, size - end, buffer + begin, end);
    if (error == 0)
        *hash = index_hash(buffer, begin + end);
    return error;
}
