/* SPDX-License-Identifier: BSD-2-Clause */
/* Eight bytes at a time, with a table for the place of each ("slicing by 8"). */
#include "input/layer.h"

#include <pthread.h>

enum { SLICES = 8, VALUES = 256 };

static uint32_t table[SLICES][VALUES];

static void make_table(void)
{
    for (uint32_t value = 0; value < VALUES; value++) {
        uint32_t sum = value;
        for (int bit = 0; bit < 8; bit++)
            sum = sum >> 1 ^ (0xedb88320U & (0U - (sum & 1)));
        table[0][value] = sum;
    }
    for (int slice = 1; slice < SLICES; slice++)
        for (int value = 0; value < VALUES; value++) {
            uint32_t before = table[slice - 1][value];
            table[slice][value] = before >> 8 ^ table[0][before & 0xff];
        }
}

uint32_t crc_add(uint32_t sum, const char *bytes, size_t length)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    const unsigned char *at = (const unsigned char *)bytes;
    pthread_once(&once, make_table);
    sum = ~sum;
    for (; length >= SLICES; at += SLICES, length -= SLICES) {
        sum ^=
            (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
        sum = table[7][sum & 0xff] ^ table[6][sum >> 8 & 0xff] ^ table[5][sum >> 16 & 0xff] ^
              table[4][sum >> 24] ^ table[3][at[4]] ^ table[2][at[5]] ^ table[1][at[6]] ^
              table[0][at[7]];
    }
    for (; length > 0; at++, length--)
        sum = sum >> 8 ^ table[0][(sum ^ *at) & 0xff];
    return ~sum;
}
