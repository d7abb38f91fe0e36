/* SPDX-License-Identifier: BSD-2-Clause */
#include "record/fault.h"

#include "rules/rules.h"

enum { NUMBER_TEXT = 24 /* room for any number with its NUL */ };

size_t fault_text(const struct fault *fault, char *text, size_t size)
{
    char a[YINSH_POINT_TEXT], b[YINSH_POINT_TEXT], n_digits[NUMBER_TEXT], m_digits[NUMBER_TEXT];
    const char *colour = names_of_colour[fault->side == YINSH_BLACK];
    const char *const values[] = {a, b, colour, n_digits, m_digits, fault->words};
    struct text n = text_begin(n_digits, NUMBER_TEXT), m = text_begin(m_digits, NUMBER_TEXT);
    struct text out = text_begin(text, size);
    yinsh_point_format(fault->a, a);
    yinsh_point_format(fault->b, b);
    text_add_number(&n, fault->n);
    text_add_number(&m, fault->m);
    if (fault->turn > 0) {
        text_add_string(&out, "turn ");
        text_add_number(&out, fault->turn);
        text_add_string(&out, ": ");
    }
    fault_fill(&out, fault_form(fault->code), values);
    return out.length;
}

void text_add_point(struct text *text, unsigned point)
{
    text_add(text, point_names[point], point_length((yinsh_point)point));
}

void text_add_actions(struct text *text, const yinsh_action actions[], size_t count,
                      const char *separator)
{
    for (size_t i = 0; i < count; i++) {
        char name[YINSH_ACTION_TEXT];
        text_add_string(text, i > 0 ? separator : "");
        text_add(text, name, yinsh_action_format(actions[i], name));
    }
}
