/* SPDX-License-Identifier: BSD-2-Clause */
/* The checksum of gzip, which libarchive ignores. */
#ifndef INPUT_CRC_H
#define INPUT_CRC_H

#include <stddef.h>
#include <stdint.h>

/** Return the CRC-32 of bytes whose CRC-32 is sum so far, 0 at the beginning, and of more bytes. */
uint32_t crc_add(uint32_t sum, const char *bytes, size_t length);

#endif
