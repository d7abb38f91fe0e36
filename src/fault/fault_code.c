/* SPDX-License-Identifier: BSD-2-Clause */
#include "fault/fault_code.h"

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

/* What a fault of each class means for its record. */
static const struct {
    enum yinsh_level level;
    enum yinsh_status status;
} effects[] = {
    [FAULT_CLASS_NONE] = {YINSH_LEVEL_NONE, YINSH_STATUS_OK},
    [FAULT_CLASS_STYLE] = {YINSH_LEVEL_STYLE, YINSH_STATUS_OK},
    [FAULT_CLASS_WARNING] = {YINSH_LEVEL_WARNING, YINSH_STATUS_OK},
    [FAULT_CLASS_LOSSY] = {YINSH_LEVEL_WARNING, YINSH_STATUS_OK},
    [FAULT_CLASS_MISMATCH] = {YINSH_LEVEL_ERROR, YINSH_STATUS_MISMATCH},
    [FAULT_CLASS_ILLEGAL] = {YINSH_LEVEL_ERROR, YINSH_STATUS_ILLEGAL},
    [FAULT_CLASS_MALFORMED] = {YINSH_LEVEL_ERROR, YINSH_STATUS_MALFORMED},
};

/* The entry of a code; one without any text if the code is unknown. */
static const struct fault_entry *entry_of(yinsh_fault code)
{
    static const struct fault_entry unknown = {.class = FAULT_CLASS_NONE};
    return code >= 0 && code < FAULT_COUNT ? &table[code] : &unknown;
}

const char *yinsh_fault_name(yinsh_fault code)
{
    return entry_of(code)->name;
}

enum yinsh_level yinsh_fault_level(yinsh_fault code)
{
    return effects[entry_of(code)->class].level;
}

enum fault_class fault_class_of(enum fault_code code)
{
    return table[code].class;
}

enum yinsh_status fault_status(enum fault_code code)
{
    return effects[table[code].class].status;
}

const char *yinsh_fault_clause(yinsh_fault code)
{
    return entry_of(code)->clause;
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
    return entry_of(code)->example;
}

const char *yinsh_fault_cure(yinsh_fault code)
{
    return entry_of(code)->cure;
}

int yinsh_fault_count(void)
{
    return FAULT_COUNT;
}

void fault_fill(struct text *text, const char *form, const char *const values[])
{
    static const char signs[] = "abcnms"; /* in the order of the values */
    while (*form != '\0') {
        const char *sign = *form == '%' ? strchr(signs, form[1]) : NULL;
        size_t plain = 1 + strcspn(form + 1, "%");
        if (sign != NULL)
            text_add_string(text, values[sign - signs]);
        else
            text_add(text, form, plain);
        form += sign != NULL ? 2 : plain;
    }
}

const char *fault_form(enum fault_code code)
{
    return table[code].text;
}

size_t fault_text_form(enum fault_code code, char *text, size_t size)
{
    static const char *const words[] = {"POINT", "POINT", "COLOUR", "NUMBER", "NUMBER", "TEXT"};
    struct text out = text_begin(text, size);
    fault_fill(&out, fault_form(code), words);
    return out.length;
}
