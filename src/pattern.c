/* SPDX-License-Identifier: BSD-2-Clause */
#include "pattern.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <stdlib.h>
#include <string.h>

/* What one match may cost; every pattern of the project's own stays far below. */
enum { MATCH_LIMIT = 1000000, DEPTH_LIMIT = 10000, HEAP_LIMIT_KIB = 8192 };

struct pattern {
    pcre2_code *code;
    pcre2_match_data *data;
    pcre2_match_context *context;
};

static void say(char *error, size_t size, int code)
{
    if (error != NULL && size > 0) {
        error[0] = '\0';
        pcre2_get_error_message(code, (PCRE2_UCHAR *)error, size);
    }
}

struct pattern *pattern_new(const char *text, char *error, size_t size)
{
    int code = PCRE2_ERROR_NOMEMORY;
    PCRE2_SIZE offset;
    struct pattern *pattern = calloc(1, sizeof *pattern);
    if (pattern == NULL) {
        say(error, size, code);
        return NULL;
    }
    pattern->code = pcre2_compile((PCRE2_SPTR)text, PCRE2_ZERO_TERMINATED, 0, &code, &offset, NULL);
    if (pattern->code != NULL) {
        code = PCRE2_ERROR_NOMEMORY;
        pattern->data = pcre2_match_data_create_from_pattern(pattern->code, NULL);
        pattern->context = pcre2_match_context_create(NULL);
    }
    if (pattern->code == NULL || pattern->data == NULL || pattern->context == NULL) {
        say(error, size, code);
        pattern_free(pattern);
        return NULL;
    }
    pcre2_set_match_limit(pattern->context, MATCH_LIMIT);
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
    free(pattern);
}

enum pattern_match pattern_match(struct pattern *pattern, const char *bytes, size_t length)
{
    int found = pcre2_match(pattern->code, (PCRE2_SPTR)bytes, length, 0, 0, pattern->data,
                            pattern->context);
    if (found >= 0)
        return PATTERN_MATCH;
    return found == PCRE2_ERROR_NOMATCH ? PATTERN_NO_MATCH : PATTERN_LIMIT;
}
