/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/fault.h"

#include "base/text.h"

static void add_point(struct text *text, yinsh_point point)
{
    char name[YINSH_POINT_TEXT];
    text_add(text, name, yinsh_point_format(point, name));
}

size_t fault_text(const struct fault *fault, char *text, size_t size)
{
    struct text out = text_begin(text, size);
    if (fault->turn > 0) {
        text_add_string(&out, "turn ");
        text_add_number(&out, fault->turn);
        text_add_string(&out, ": ");
    }
    for (const char *at = fault_template(fault->code); *at != '\0'; at++) {
        if (*at != '%') {
            text_add(&out, at, 1);
            continue;
        }
        switch (*++at) {
        case 'a':
            add_point(&out, fault->a);
            break;
        case 'b':
            add_point(&out, fault->b);
            break;
        case 'c':
            text_add_string(&out, fault->side == YINSH_BLACK ? "Black" : "White");
            break;
        case 'n':
            text_add_number(&out, fault->n);
            break;
        case 'm':
            text_add_number(&out, fault->m);
            break;
        default:
            text_add_string(&out, fault->words);
            break;
        }
    }
    return out.length;
}
