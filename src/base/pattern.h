/* SPDX-License-Identifier: BSD-2-Clause */
/* Regular expressions by PCRE2; no other file knows that library. */
#ifndef BASE_PATTERN_H
#define BASE_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

/** A compiled pattern. */
struct pattern;

/** The result of pattern_match(). */
enum pattern_match {
    PATTERN_MATCH,
    PATTERN_NO_MATCH,
    PATTERN_LIMIT /* the pattern needs more steps or memory than allowed */
};

/**
 * Compile a pattern.  Returns NULL if it is invalid or memory ran out, and writes the reason, with
 * a NUL, to (error, size) unless that is NULL.  Free it with pattern_free().
 */
struct pattern *pattern_new(const char *text, char *error, size_t size);

/**
 * The same for a pattern that a user gives for text: it matches characters, with the cases and
 * classes of Unicode, in bytes that are valid UTF-8, and else bytes.
 */
struct pattern *pattern_new_for_text(const char *text, char *error, size_t size);

/** Free a pattern; NULL is allowed. */
void pattern_free(struct pattern *pattern);

/**
 * Search (bytes, length) for a pattern in a bounded number of steps.  A pattern must not be used by
 * two threads at once.
 */
enum pattern_match pattern_match(struct pattern *pattern, const char *bytes, size_t length);

/**
 * As pattern_match(), for an untrusted pattern and untrusted bytes, at most 16 KiB: the more bytes,
 * the fewer steps are allowed, so that no search takes more than a few seconds.
 */
enum pattern_match pattern_search(struct pattern *pattern, const char *bytes, size_t length);

/**
 * The same for one of several texts that are searched in turn, such as the comments of a record:
 * all of these searches together take no longer than one.
 */
enum pattern_match pattern_search_part(struct pattern *pattern, const char *bytes, size_t length,
                                       size_t parts);

/** Write the limit that stopped the last match, as "needs more than 5 steps", and a NUL to (text,
 * size). */
void pattern_limit(const struct pattern *pattern, char *text, size_t size);

#endif
