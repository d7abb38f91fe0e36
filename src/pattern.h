/* SPDX-License-Identifier: BSD-2-Clause */
/* Regular expressions by PCRE2; no other file knows that library. */
#ifndef PATTERN_H
#define PATTERN_H

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

#endif
