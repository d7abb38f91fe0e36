/* SPDX-License-Identifier: BSD-2-Clause */
#include "page/page.h"

/*
 * Only these two bytes begin anything in the text of an element.  In a script only "<" does, and
 * JSON has it only inside of strings.
 */
static int write_escaped(void *context, const char *bytes, size_t length)
{
    struct escaped *escaped = context;
    const char *end = bytes + length;
    for (const char *at = bytes; at < end; at++) {
        if (*at != '<' && (*at != '&' || escaped->json))
            continue;
        output_bytes(escaped->to, bytes, (size_t)(at - bytes));
        output_string(escaped->to, escaped->json ? "\\u003c" : *at == '&' ? "&amp;" : "&lt;");
        bytes = at + 1;
    }
    output_bytes(escaped->to, bytes, (size_t)(end - bytes));
    return escaped->to->error;
}

void escaped_begin(struct escaped *escaped, struct output *to, bool json)
{
    escaped->to = to;
    escaped->json = json;
    output_begin(&escaped->output, write_escaped, escaped);
}
