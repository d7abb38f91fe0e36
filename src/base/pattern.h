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
 * Compile a pattern.  It matches bytes or, if unicode is set and they are valid UTF-8, characters
 * with the cases and classes of Unicode.  Returns NULL if it is invalid or memory ran out, and
 * writes the reason, with a NUL, to (error, size) unless that is NULL.  Free it with
 * pattern_free().
 */
struct pattern *pattern_new(const char *text, bool unicode, char *error, size_t size);

/** Free a pattern; NULL is allowed. */
void pattern_free(struct pattern *pattern);

/**
 * Search (bytes, length) for a pattern in a bounded number of steps.  A pattern must not be used by
 * two threads at once.
 */
enum pattern_match pattern_match(struct pattern *pattern, const char *bytes, size_t length);

/**
 * As pattern_match(), for an untrusted pattern and untrusted bytes, at most 16 KiB: the more bytes,
 * the fewer steps are allowed, so that no search takes more than a few seconds.  If the bytes are
 * one of several parts that are searched in turn, such as the comments of a record, all of these
 * searches together take no longer than one.
 */
enum pattern_match pattern_search(struct pattern *pattern, const char *bytes, size_t length,
                                  size_t parts);

/** Write the limit that stopped the last match, as "needs more than 5 steps", and a NUL to (text,
 * size). */
void pattern_limit(const struct pattern *pattern, char *text, size_t size);

#endif
