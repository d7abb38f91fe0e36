/* SPDX-License-Identifier: BSD-2-Clause */
/* Detecting the notation of a source. */
#ifndef REGISTRY_DETECT_H
#define REGISTRY_DETECT_H

#include "syntax/notation.h"

/**
 * Find the notation of a source from its first bytes; a file name only decides where they
 * leave a tie.  *found is NULL where none matches or two match alike; their names, divided
 * by commas, go to (tied, size).  Returns false where memory ran out.
 */
bool notation_detect(const char *bytes, size_t length, const char *file_name,
                     const struct notation **found, char *tied, size_t size);

/** What can be told of the first bytes of a source without a pattern. */
struct byte_profile {
    char first;    /* the first that is no blank; NUL where there is none */
    bool has[256]; /* whether there is such a byte; capital letters count as small ones */
};

/** Look at (bytes, length). */
void byte_profile_of(struct byte_profile *profile, const char *bytes, size_t length);

/** Whether a signature can match what was looked at. */
bool byte_profile_allows(const struct byte_profile *profile, const struct signature *signature);

#endif
