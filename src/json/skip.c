/* SPDX-License-Identifier: BSD-2-Clause */
#include "json/skip.h"

/* Move the cursor from the first bracket of an object or array to its end. */
static bool skip_nested(struct cursor *cursor)
{
    char open[JSON_DEPTH];
    size_t depth = 1;
    bool plain;
    open[0] = *cursor->at++;
    while (depth > 0) {
        if (scan_at_end(cursor))
            return false;
        char byte = *cursor->at;
        if (byte == '"') {
            if (!json_skip_string(cursor, &plain))
                return false;
            continue;
        }
        cursor->at++;
        if (byte == '{' || byte == '[') {
            if (depth == JSON_DEPTH)
                return false;
            open[depth++] = byte;
        } else if (byte == '}' || byte == ']') {
            if (open[depth - 1] != (byte == '}' ? '{' : '['))
                return false;
            depth--;
        }
    }
    return true;
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
