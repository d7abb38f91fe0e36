/* SPDX-License-Identifier: BSD-2-Clause */
/* SHA-256 (FIPS 180-4), in the form in which the policy of a web page names what it allows. */
#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include "base/words.h"

enum { SHA256_TEXT = 44 + 1 /* bytes of a digest in base 64 with its NUL */ };

/** Write the digest of bytes in base 64. */
void sha256_text(struct words bytes, char text[SHA256_TEXT]);

#endif
