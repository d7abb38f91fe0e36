/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Detecting the notation of a source.
 *
 * Detection compiles as few patterns as it can, since compiling one takes longer than reading most
 * files.  It first notes which bytes occur, tries only patterns that can match and still change the
 * result, and stops as soon as the result is certain.  tests/unit/detect.c compares the result with
 * that of trying all patterns.
 */
#ifndef REGISTRY_DETECT_H
#define REGISTRY_DETECT_H

#include "syntax/notation.h"

/** The result of a detection. */
struct detected {
    const struct notation *notation; /* NULL if none matches, or several match equally */
    char tied[128]; /* the names of those that match best, divided by commas; "" if announced */
};

/**
 * Detect the notation of a source from its first bytes.  file_name only decides between equals, and
 * may be NULL.  Returns false if memory runs out.
 */
bool notation_detect(const char *bytes, size_t length, const char *file_name,
                     struct detected *detected);

/** Which bytes there are among the first of a source: it rules patterns out at little cost. */
struct byte_profile {
    char first;    /* the first that is not blank; NUL if there is none */
    bool has[256]; /* whether the byte occurs; capital letters count as small ones */
};

/** Fill in the profile of (bytes, length). */
void byte_profile_of(struct byte_profile *profile, const char *bytes, size_t length);

/** Return whether a signature can match bytes with a profile. */
bool byte_profile_allows(const struct byte_profile *profile, const struct signature *signature);

#endif
