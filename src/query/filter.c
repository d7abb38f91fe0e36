/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter.h"

#include "base/lines.h"
#include "base/pattern.h"
#include "cli/emit.h"
#include "cli/excerpt.h"
#include "cli/message.h"
#include "query/columns.h"
#include "query/filter_compile.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct filter *filter_new(const char *bytes, size_t length, size_t *column, char *error,
                          size_t size)
{
    struct text reason = text_begin(error, size);
    struct filter *filter = calloc(1, sizeof *filter);
    *column = 1;
    if (filter == NULL) {
        text_add_string(&reason, strerror(ENOMEM));
        return NULL;
    }
    size_t wrong = filter_compile(filter, bytes, length, &reason);
    if (wrong == 0)
        return filter;
    *column = wrong;
    filter_free(filter);
    return NULL;
}

void filter_free(struct filter *filter)
{
    if (filter == NULL)
        return;
    for (size_t i = 0; i < filter->count; i++)
        pattern_free(filter->steps[i].pattern);
    arena_free(&filter->arena);
    free(filter);
}

bool filter_uses(const struct filter *filter, const char *column)
{
    for (size_t i = 0; i < filter->count; i++) {
        const struct step *step = &filter->steps[i];
        if (step->kind == STEP_TEST && (strcmp(step->column.name, column) == 0 ||
                                        (step->has_other && strcmp(step->other.name, column) == 0)))
            return true;
    }
    return false;
}

void filter_alias(struct filter *filter, const struct aliases *aliases)
{
    filter->aliases = aliases;
}

/* ---- Judging ----------------------------------------------------------- */

/* Whether one of the wanted orders is that of two values, which is as strcmp() returns it. */
static bool holds(enum comparison wanted, int order)
{
    unsigned is = order < 0 ? COMPARE_LESS : order > 0 ? COMPARE_GREATER : COMPARE_EQUAL;
    return (wanted & is) != 0;
}

/* Whether a column alone is true: it is not empty and not 0. */
static bool is_true(const struct column *column, const struct column_value *value)
{
    if (column->type == COLUMN_NUMBER)
        return value->number != 0;
    return value->text.length > 0 && !words_are(value->text, "0");
}

/* Get the number that a value is, or that its text states, as a type; false if there is none. */
static bool find_number(enum column_type type, const struct column *column,
                        const struct column_value *value, double *number)
{
    *number = (double)value->number;
    return value->present && (column->type != COLUMN_TAG || token_value(type, value->text, number));
}

/* A value that is not a number or day differs from each one and is not ordered with it. */
static bool holds_numbers(enum comparison comparison, bool known, double left, double right)
{
    return known ? holds(comparison, (left > right) - (left < right))
                 : comparison == COMPARE_UNEQUAL;
}

/* Compare the values of two columns: two tags as numbers if both are, else as the step does. */
static bool test_columns(const struct step *step, const struct column_value *left,
                         const struct column_value *right)
{
    double one = 0, two = 0;
    bool tags = step->column.type == COLUMN_TAG && step->other.type == COLUMN_TAG;
    enum column_type type = tags ? COLUMN_NUMBER : step->type;
    bool known = type != COLUMN_TEXT && find_number(type, &step->column, left, &one) &&
                 find_number(type, &step->other, right, &two);
    if (known || step->type != COLUMN_TEXT)
        return holds_numbers(step->comparison, known, one, two);
    return holds(step->comparison, words_compare(left->text, right->text));
}

static enum filter_answer test(const struct step *step, const struct aliases *aliases,
                               const struct origin *origin, const struct yinsh_record *record)
{
    struct column_value value, other;
    double number;
    bool passes;
    column_get(&step->column, aliases, origin, record, &value);
    if (step->has_other) {
        column_get(&step->other, aliases, origin, record, &other);
        passes = test_columns(step, &value, &other);
    } else if (step->comparison == COMPARE_NONE) {
        passes = is_true(&step->column, &value);
    } else if (step->pattern != NULL) {
        const char *bytes = value.present ? value.text.bytes : "";
        enum pattern_match match = pattern_search(step->pattern, bytes, value.text.length);
        if (match == PATTERN_LIMIT)
            return FILTER_GIVES_UP;
        passes = (match == PATTERN_MATCH) == (step->comparison == COMPARE_MATCH);
    } else if (step->type != COLUMN_TEXT) {
        bool known = find_number(step->type, &step->column, &value, &number);
        passes = holds_numbers(step->comparison, known, number, step->number);
    } else {
        passes = holds(step->comparison, words_compare(value.text, step->text));
    }
    return passes ? FILTER_PASSES : FILTER_REJECTS;
}

enum filter_answer filter_judge(struct filter *filter, const struct origin *origin,
                                const struct yinsh_record *record, size_t *column)
{
    enum filter_answer answer = FILTER_REJECTS;
    for (size_t at = 0; at < filter->count;) {
        const struct step *step = &filter->steps[at++];
        if (step->kind == STEP_NOT) {
            answer = answer == FILTER_PASSES ? FILTER_REJECTS : FILTER_PASSES;
        } else if (step->kind == STEP_TEST) {
            answer = test(step, filter->aliases, origin, record);
            if (answer == FILTER_GIVES_UP) {
                filter->stuck = step;
                *column = step->place;
                return answer;
            }
        } else if ((answer == FILTER_PASSES) == (step->kind == STEP_OR)) {
            at = step->target;
        }
    }
    return answer;
}

/* Write a pattern as it is in the expression, "/", pattern, "/" and flags, made visible. */
static void put_pattern(struct output *output, const struct step *step)
{
    enum { SHOWN = 64 /* bytes, at most */ };
    const char *text = step->text.bytes;
    size_t prefix = strcspn(text, ")") + 1, length = step->text.length - prefix;
    output_string(output, "/");
    output_visible(output, text + prefix, length < SHOWN ? length : SHOWN);
    output_string(output, length < SHOWN ? "/" : ".../");
    if (text[2] != ':')
        output_bytes(output, text + 2, prefix - 3);
}

bool filter_passes(struct filter *filter, struct results *results, const struct origin *origin,
                   const struct yinsh_record *record)
{
    size_t column = 0;
    enum filter_answer answer =
        filter != NULL ? filter_judge(filter, origin, record, &column) : FILTER_PASSES;
    if (answer == FILTER_GIVES_UP) {
        char limit[160];
        pattern_limit(filter->stuck->pattern, limit, sizeof limit);
        results_place(results, origin, record);
        output_string(&results->err, ": the pattern ");
        put_pattern(&results->err, filter->stuck);
        output_format(&results->err, " in column %zu of the filter %s\n", column, limit);
        results_worsen(results, STATUS_TROUBLE);
    }
    return answer == FILTER_PASSES;
}

/* Show the line of an expression with a caret below a column. */
static void show_place(struct cli *cli, const char *text, size_t column)
{
    struct words source = words_of(text);
    struct output output;
    size_t offset = column - 1 < source.length ? column - 1 : source.length;
    if (source.length > FILTER_LENGTH)
        return;
    struct excerpt excerpt = excerpt_in(source, false, offset, 1);
    cli_begin_message(&output, cli);
    excerpt_write(&output, &excerpt, 1 + count_newlines(text, offset), "");
    output_flush(&output);
}

struct filter *filter_option(struct cli *cli, const char *option, const char *text)
{
    char error[FILTER_ERROR], subject[64];
    size_t column;
    struct filter *filter = filter_new(text, strlen(text), &column, error, sizeof error);
    if (filter == NULL) {
        snprintf(subject, sizeof subject, "%s, column %zu", option, column);
        cli_trouble(cli, subject, error);
        show_place(cli, text, column);
    }
    return filter;
}
