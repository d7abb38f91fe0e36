/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/skip.h"

/* Move the cursor from the first bracket of an object or array to its end. */
static bool skip_nested(struct cursor *cursor)
{
    char open[JSON_DEPTH];
    size_t depth = 0;
    bool plain;
    for (const char *at = cursor->at; at < cursor->end; at++) {
        char byte = *at;
        cursor->at = at;
        /* Most bytes outside of strings are digits, commas and colons. */
        if (byte > '"' && byte < '[')
            continue;
        if (byte == '"') {
            if (!json_skip_string(cursor, &plain))
                return false;
            at = cursor->at - 1;
        } else if (byte == '{' || byte == '[') {
            if (depth == JSON_DEPTH)
                return false;
            open[depth++] = byte;
        } else if (byte == '}' || byte == ']') {
            if (depth == 0 || open[--depth] != (byte == '}' ? '{' : '['))
                return false;
            cursor->at = at + 1;
            if (depth == 0)
                return true;
        }
    }
    cursor->at = cursor->end;
    cursor->starved = true;
    return false;
}

bool value_skip(struct cursor *cursor, struct json_value *value)
{
    const char *first = cursor->at;
    char byte = scan_peek(cursor);
    bool closed, plain;
    if (byte == '"')
        closed = json_skip_string(cursor, &plain);
    else if (byte == '{' || byte == '[')
        closed = skip_nested(cursor);
    else
        closed = json_skip_word(cursor);
    *value = (struct json_value){first, (size_t)(cursor->at - first)};
    if (!closed)
        cursor->at = first;
    return closed;
}
