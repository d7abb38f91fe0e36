/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/pattern.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* The limits of one match; the project's own patterns stay far below them. */
enum { MATCH_LIMIT = 1000000, DEPTH_LIMIT = 10000, HEAP_LIMIT_KIB = 8192 };

/*
 * PCRE2 restarts its count of steps at each byte where a match may begin, and counts a run over
 * many bytes as one step.  So the limit of a whole search is divided by the length twice.
 */
enum { SEARCH_LENGTH = 16 * 1024, SEARCH_STEPS_LEAST = 16 };
static const uint64_t search_cost = UINT64_C(1) << 31;

struct pattern {
    pcre2_code *code;    /* for bytes, or NULL */
    pcre2_code *unicode; /* for valid UTF-8, or NULL */
    pcre2_match_data *data;
    pcre2_match_context *context;
    uint32_t steps; /* the limit of the last match */
    int found;      /* its result */
};

static void say(char *error, size_t size, int code)
{
    if (error != NULL && size > 0) {
        error[0] = '\0';
        pcre2_get_error_message(code, (PCRE2_UCHAR *)error, size);
    }
}

struct pattern *pattern_new(const char *text, bool unicode, char *error, size_t size)
{
    int code = PCRE2_ERROR_NOMEMORY, ignored;
    PCRE2_SIZE offset;
    struct pattern *pattern = calloc(1, sizeof *pattern);
    if (pattern == NULL) {
        say(error, size, code);
        return NULL;
    }
    pattern->code = pcre2_compile((PCRE2_SPTR)text, PCRE2_ZERO_TERMINATED, 0, &code, &offset, NULL);
    if (unicode)
        pattern->unicode = pcre2_compile((PCRE2_SPTR)text, PCRE2_ZERO_TERMINATED,
                                         PCRE2_UTF | PCRE2_UCP, &ignored, &offset, NULL);
    const pcre2_code *any = pattern->code != NULL ? pattern->code : pattern->unicode;
    if (any != NULL) {
        code = PCRE2_ERROR_NOMEMORY;
        pattern->data = pcre2_match_data_create_from_pattern(any, NULL);
        pattern->context = pcre2_match_context_create(NULL);
    }
    if (any == NULL || pattern->data == NULL || pattern->context == NULL) {
        say(error, size, code);
        pattern_free(pattern);
        return NULL;
    }
    pcre2_set_depth_limit(pattern->context, DEPTH_LIMIT);
    pcre2_set_heap_limit(pattern->context, HEAP_LIMIT_KIB);
    return pattern;
}

void pattern_free(struct pattern *pattern)
{
    if (pattern == NULL)
        return;
    pcre2_match_context_free(pattern->context);
    pcre2_match_data_free(pattern->data);
    pcre2_code_free(pattern->code);
    pcre2_code_free(pattern->unicode);
    free(pattern);
}

static int match_code(const struct pattern *pattern, const pcre2_code *code, const char *bytes,
                      size_t length)
{
    return pcre2_match(code, (PCRE2_SPTR)bytes, length, 0, 0, pattern->data, pattern->context);
}

static enum pattern_match match(struct pattern *pattern, const char *bytes, size_t length,
                                uint32_t steps)
{
    int found = PCRE2_ERROR_UTF8_ERR1;
    pattern->steps = steps;
    pcre2_set_match_limit(pattern->context, steps);
    if (pattern->unicode != NULL)
        found = match_code(pattern, pattern->unicode, bytes, length);
    if (found <= PCRE2_ERROR_UTF8_ERR1 && found >= PCRE2_ERROR_UTF8_ERR21)
        found = pattern->code != NULL ? match_code(pattern, pattern->code, bytes, length)
                                      : PCRE2_ERROR_NOMATCH;
    pattern->found = found;
    if (found >= 0)
        return PATTERN_MATCH;
    return found == PCRE2_ERROR_NOMATCH ? PATTERN_NO_MATCH : PATTERN_LIMIT;
}

enum pattern_match pattern_match(struct pattern *pattern, const char *bytes, size_t length)
{
    return match(pattern, bytes, length, MATCH_LIMIT);
}

enum pattern_match pattern_search(struct pattern *pattern, const char *bytes, size_t length,
                                  size_t parts)
{
    if (length > SEARCH_LENGTH) {
        pattern->steps = 0;
        return PATTERN_LIMIT;
    }
    uint64_t steps = length > 0 ? search_cost / length / length / parts : MATCH_LIMIT;
    if (steps > MATCH_LIMIT)
        steps = MATCH_LIMIT;
    else if (steps < SEARCH_STEPS_LEAST && parts == 1)
        steps = SEARCH_STEPS_LEAST;
    return match(pattern, bytes, length, (uint32_t)steps);
}

void pattern_limit(const struct pattern *pattern, char *text, size_t size)
{
    if (pattern->steps == 0) {
        snprintf(text, size, "is not searched for in more than %d bytes", SEARCH_LENGTH);
    } else if (pattern->found == PCRE2_ERROR_DEPTHLIMIT) {
        snprintf(text, size, "nests deeper than %d", DEPTH_LIMIT);
    } else if (pattern->found == PCRE2_ERROR_MATCHLIMIT) {
        snprintf(text, size, "needs more than %" PRIu32 " steps", pattern->steps);
    } else if (pattern->found == PCRE2_ERROR_HEAPLIMIT) {
        snprintf(text, size, "needs more than %d KiB", HEAP_LIMIT_KIB);
    } else {
        char reason[128];
        say(reason, sizeof reason, pattern->found);
        snprintf(text, size, "fails: %s", reason);
    }
}
