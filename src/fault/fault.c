/* SPDX-License-Identifier: BSD-2-Clause */
#include "fault/fault.h"

#include "base/text.h"

#include <string.h>

/* One fault of fault/fault.def. */
struct fault_entry {
    const char *name;
    enum fault_class class;
    const char *clause;
    const char *text;
    const char *example;
    const char *cure;
};

static const struct fault_entry table[FAULT_COUNT] = {
    {"none", FAULT_CLASS_NONE, NULL, "", NULL, NULL},
#define FAULT(id, name, class, clause, text, example, cure)                                        \
    {name, FAULT_CLASS_##class, clause, text, example, cure},
#include "fault/fault.def"
#undef FAULT
};

/* The text of each clause. */
static const struct {
    const char *clause;
    const char *rule;
} clauses[] = {
#define CLAUSE(clause, rule) {clause, rule},
#include "fault/clause.def"
#undef CLAUSE
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
    if (entry == NULL)
        return YINSH_LEVEL_NONE;
    switch (entry->class) {
    case FAULT_CLASS_NONE:
        return YINSH_LEVEL_NONE;
    case FAULT_CLASS_STYLE:
        return YINSH_LEVEL_STYLE;
    case FAULT_CLASS_WARNING:
    case FAULT_CLASS_LEFT_OUT:
        return YINSH_LEVEL_WARNING;
    default:
        return YINSH_LEVEL_ERROR;
    }
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

const char *yinsh_fault_rule(yinsh_fault code)
{
    const char *clause = yinsh_fault_clause(code);
    for (size_t i = 0; clause != NULL && i < sizeof clauses / sizeof clauses[0]; i++)
        if (strcmp(clauses[i].clause, clause) == 0)
            return clauses[i].rule;
    return NULL;
}

const char *yinsh_fault_example(yinsh_fault code)
{
    const struct fault_entry *entry = entry_of(code);
    return entry != NULL ? entry->example : NULL;
}

const char *yinsh_fault_cure(yinsh_fault code)
{
    const struct fault_entry *entry = entry_of(code);
    return entry != NULL ? entry->cure : NULL;
}

int yinsh_fault_count(void)
{
    return FAULT_COUNT;
}

const char *fault_template(enum fault_code code)
{
    return table[code].text;
}

size_t fault_text_form(enum fault_code code, char *text, size_t size)
{
    static const char letters[] = "abcnm";
    static const char *const words[] = {"POINT", "POINT", "COLOUR", "NUMBER", "NUMBER", "TEXT"};
    struct text out = text_begin(text, size);
    for (const char *at = table[code].text; *at != '\0'; at++)
        if (*at == '%')
            text_add_string(&out, words[strcspn(letters, (const char[]){*++at, '\0'})]);
        else
            text_add(&out, at, 1);
    return out.length;
}
