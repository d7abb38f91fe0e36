/* SPDX-License-Identifier: BSD-2-Clause */
#include "fault.h"

#include "text.h"

#include <string.h>

/* One line of fault.def. */
struct fault_entry {
    const char *name;
    enum fault_class class;
    const char *clause;
    const char *text;
};

static const struct fault_entry table[FAULT_COUNT] = {
    {"none", FAULT_CLASS_NONE, NULL, ""},
#define FAULT(id, name, class, clause, text) {name, FAULT_CLASS_##class, clause, text},
#include "fault.def"
#undef FAULT
};

static const struct fault_entry *entry_of(yinsh_fault code)
{
    return code >= 0 && code < FAULT_COUNT ? &table[code] : NULL;
}

const char *yinsh_fault_name(yinsh_fault code)
{
    const struct fault_entry *entry = entry_of(code);
    return entry != NULL ? entry->name : NULL;
}

enum yinsh_level yinsh_fault_level(yinsh_fault code)
{
    const struct fault_entry *entry = entry_of(code);
    if (entry == NULL || entry->class == FAULT_CLASS_NONE)
        return YINSH_LEVEL_NONE;
    return entry->class == FAULT_CLASS_WARNING ? YINSH_LEVEL_WARNING : YINSH_LEVEL_ERROR;
}

enum fault_class fault_class_of(enum fault_code code)
{
    return table[code].class;
}

const char *yinsh_fault_clause(yinsh_fault code)
{
    const struct fault_entry *entry = entry_of(code);
    return entry != NULL ? entry->clause : NULL;
}

int yinsh_fault_count(void)
{
    return FAULT_COUNT;
}

static void add_point(struct text *text, yinsh_point point)
{
    char name[YINSH_POINT_TEXT];
    text_add(text, name, yinsh_point_name(point, name));
}

size_t fault_text(const struct fault *fault, char *text, size_t size)
{
    struct text out = text_begin(text, size);
    if (fault->turn > 0) {
        text_add_string(&out, "turn ");
        text_add_number(&out, fault->turn);
        text_add_string(&out, ": ");
    }
    for (const char *at = table[fault->code].text; *at != '\0'; at++) {
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
