/* SPDX-License-Identifier: BSD-2-Clause */
/* Regular expressions by PCRE2; no other file knows that library. */
#ifndef BASE_PATTERN_H
#define BASE_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

/** A compiled pattern. */
struct pattern;

/** What pattern_match() found out. */
enum pattern_match {
    PATTERN_MATCH,
    PATTERN_NO_MATCH,
    PATTERN_LIMIT /* the pattern needs more steps or memory than it is given */
};

/**
 * Compile a pattern.  Returns NULL where it is wrong or memory ran out, and writes why,
 * with a NUL, to (error, size) unless that is NULL.  Free it with pattern_free().
 */
struct pattern *pattern_new(const char *text, char *error, size_t size);

/** Free a pattern; NULL is allowed. */
void pattern_free(struct pattern *pattern);

/**
 * Look for a pattern anywhere in (bytes, length), in a bounded number of steps.  A
 * pattern must not be used by two threads at once.
 */
enum pattern_match pattern_match(struct pattern *pattern, const char *bytes, size_t length);

/**
 * The same for a pattern and bytes of which neither is known: the longer the bytes, the fewer
 * steps, so that no pattern takes more than a few seconds, and at most 16 KiB.
 */
enum pattern_match pattern_search(struct pattern *pattern, const char *bytes, size_t length);

/** Write the limit at which the last match was given up, as "needs more than 5 steps", and a
 * NUL to (text, size). */
void pattern_limit(const struct pattern *pattern, char *text, size_t size);

#endif
