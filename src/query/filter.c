/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A filter is compiled to steps that work on one truth value: a test sets it, a negation inverts
 * it, and && and || jump past their right side if the left one decides.
 */
#include "query/filter.h"

#include "base/pattern.h"
#include "cli/message.h"
#include "query/columns.h"
#include "query/filter_token.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum step_kind { STEP_TEST, STEP_NOT, STEP_AND, STEP_OR };

struct step {
    enum step_kind kind;
    size_t target; /* of && and ||: the next step if the left side decides */
    /* Of a test. */
    struct column column;
    enum comparison comparison;
    struct words text; /* the value to compare with */
    double number;     /* the same as a number, if is_number */
    bool is_number;    /* whether to compare numbers */
    size_t place;      /* of the pattern in the expression, from 1 */
    struct pattern *pattern;
};

struct filter {
    struct step steps[FILTER_TOKENS];
    size_t count;
    const struct aliases *aliases;
    const struct step *stuck; /* the last one whose pattern gave up */
    struct arena arena;
};

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
    for (size_t i = 0; filter != NULL && i < filter->count; i++)
        if (filter->steps[i].kind == STEP_TEST && strcmp(filter->steps[i].column.name, column) == 0)
            return true;
    return false;
}

void filter_alias(struct filter *filter, const struct aliases *aliases)
{
    filter->aliases = aliases;
}

/* ---- Compiling --------------------------------------------------------- */

/* A sign that waits for its right side. */
struct waiting {
    enum token_kind kind; /* TOKEN_OPEN, TOKEN_NOT, TOKEN_AND or TOKEN_OR */
    size_t step;          /* of && and || */
    size_t column;        /* from 1 */
};

/* Before each open parenthesis and at the end, at most ||, && and ! wait, in this order. */
enum { WAITING = 4 * FILTER_NESTING + 3 };

struct compiler {
    struct filter *filter;
    struct token_scanner scanner;
    size_t tokens;
    struct waiting waiting[WAITING];
    size_t depth, open;
    struct text error;
    size_t wrong; /* column of the error; 0 if there is none */
};

static bool wrong(struct compiler *compiler, size_t column, const char *reason)
{
    compiler->wrong = column;
    text_add_string(&compiler->error, reason);
    return false;
}

/* The same with the text of a token between two phrases. */
static bool wrong_words(struct compiler *compiler, const struct token *token, const char *before,
                        const char *after)
{
    enum { SHOWN = 64 }; /* bytes of a token, so that the rest fits */
    text_add_string(&compiler->error, before);
    text_add_string(&compiler->error, "'");
    text_add_visible(&compiler->error, token->text.bytes,
                     token->text.length < SHOWN ? token->text.length : SHOWN);
    text_add_string(&compiler->error, "'");
    return wrong(compiler, token->column, after);
}

static bool list_choices(struct compiler *compiler, const char *const choices[])
{
    for (size_t i = 0; choices[i] != NULL; i++)
        text_format(&compiler->error, "%s%s", i > 0 ? ", " : " ", choices[i]);
    return false;
}

static bool no_such_column(struct compiler *compiler, const struct token *token)
{
    const char *choices[COLUMN_CHOICES];
    column_choices(choices);
    wrong_words(compiler, token, "unknown column ", "; the columns are:");
    return list_choices(compiler, choices);
}

/* Move to the next token. */
static bool advance(struct compiler *compiler)
{
    token_next(&compiler->scanner);
    if (compiler->scanner.token.kind == TOKEN_WRONG) {
        compiler->wrong = compiler->scanner.wrong;
        return false;
    }
    if (compiler->scanner.token.kind != TOKEN_END && ++compiler->tokens > FILTER_TOKENS) {
        _Static_assert(FILTER_TOKENS == 1024, "as the message says");
        return wrong(compiler, compiler->scanner.token.column,
                     "the filter has more than 1024 words and operators");
    }
    return true;
}

/* Every step has its own token, so there is room. */
static struct step *add_step(struct compiler *compiler, enum step_kind kind)
{
    struct step *step = &compiler->filter->steps[compiler->filter->count++];
    step->kind = kind;
    return step;
}

static bool find_column(const struct token *token, struct column *column)
{
    return token->kind == TOKEN_WORD && column_find(token->text.bytes, column);
}

static bool compile_pattern(struct compiler *compiler, struct step *step, const struct token *token)
{
    char reason[256];
    step->place = token->column;
    step->pattern = pattern_new(token->text.bytes, reason, sizeof reason);
    if (step->pattern != NULL)
        return true;
    text_add_string(&compiler->error, "invalid pattern: ");
    return wrong(compiler, token->column, reason);
}

/* Refuse to compare a column that has certain values only with another value. */
static bool check_choice(struct compiler *compiler, const struct step *step,
                         const struct token *value)
{
    bool equal = step->comparison == COMPARE_EQUAL || step->comparison == COMPARE_UNEQUAL;
    if (!equal || step->column.values == NULL || value->text.length == 0 ||
        name_find(step->column.values, value->text.bytes, value->text.length) >= 0)
        return true;
    text_add_string(&compiler->error, step->column.name);
    wrong_words(compiler, value, " is never ", "; the values are:");
    return list_choices(compiler, step->column.values);
}

/* Check that a column can be compared with a value in that way. */
static bool check_types(struct compiler *compiler, struct step *step, const struct token *value)
{
    bool number = value->kind == TOKEN_WORD && token_number(value->text, &step->number);
    if (step->column.type != COLUMN_NUMBER) {
        step->is_number = number && step->column.type == COLUMN_TAG;
        return check_choice(compiler, step, value);
    }
    step->is_number = true;
    if (number)
        return true;
    text_add_string(&compiler->error, step->column.name);
    if (value->kind == TOKEN_WORD)
        return wrong_words(compiler, value, " is a number, and ", " is not");
    return wrong(compiler, value->column,
                 value->kind == TOKEN_PATTERN
                     ? " is a number, which no pattern can match"
                     : " is a number; compare it with a number without quotation marks");
}

/* The comparison by order that holds for (b, a) if one holds for (a, b). */
static enum comparison turned(enum comparison comparison)
{
    unsigned less = comparison & COMPARE_LESS, greater = comparison & COMPARE_GREATER;
    return (enum comparison)((comparison & COMPARE_EQUAL) | (less > 0 ? COMPARE_GREATER : 0) |
                             (greater > 0 ? COMPARE_LESS : 0));
}

/* Compile two operands and the comparison between them; the column may be on either side. */
static bool compile_sides(struct compiler *compiler, const struct token *left,
                          enum comparison comparison, const struct token *right)
{
    struct column column, other;
    bool on_left = find_column(left, &column), on_right = find_column(right, &other);
    if (on_left && on_right)
        return wrong_words(compiler, right, "",
                           " is also a column; to use it as a value, put it in quotation marks");
    if (!on_left && !on_right) {
        bool first = left->kind == TOKEN_WORD;
        if (first || right->kind == TOKEN_WORD)
            return no_such_column(compiler, first ? left : right);
        return wrong(compiler, left->column, "one side of a comparison must be a column");
    }
    struct step *step = add_step(compiler, STEP_TEST);
    const struct token *value = on_left ? right : left;
    step->column = on_left ? column : other;
    step->comparison = on_left ? comparison : turned(comparison);
    step->text = value->text;
    if (!check_types(compiler, step, value))
        return false;
    return !comparison_matches(comparison) || compile_pattern(compiler, step, value);
}

/* Compile a comparison or a column alone, which begins with the current token. */
static bool compile_test(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    struct token left = *token;
    struct column column;
    if (!advance(compiler))
        return false;
    if (token->kind == TOKEN_COMPARE) {
        enum comparison comparison = token->comparison;
        if (!advance(compiler))
            return false;
        if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING &&
            token->kind != TOKEN_PATTERN)
            return wrong(compiler, token->column, "expected a value here");
        struct token right = *token;
        return compile_sides(compiler, &left, comparison, &right) && advance(compiler);
    }
    if (left.kind == TOKEN_STRING)
        return wrong(compiler, left.column, "a string must be compared with a column");
    if (!find_column(&left, &column))
        return no_such_column(compiler, &left);
    add_step(compiler, STEP_TEST)->column = column;
    return true;
}

static struct waiting *top(struct compiler *compiler)
{
    return compiler->depth > 0 ? &compiler->waiting[compiler->depth - 1] : NULL;
}

/* Let a sign wait; a second ! removes the first. */
static void push(struct compiler *compiler, enum token_kind kind, size_t step, size_t column)
{
    const struct waiting *before = top(compiler);
    if (kind == TOKEN_NOT && before != NULL && before->kind == TOKEN_NOT)
        compiler->depth--;
    else
        compiler->waiting[compiler->depth++] = (struct waiting){kind, step, column};
}

/* Finish the signs that bind at least as closely as one, up to the last open parenthesis. */
static void settle(struct compiler *compiler, enum token_kind kind)
{
    for (const struct waiting *last; (last = top(compiler)) != NULL; compiler->depth--) {
        if (last->kind == TOKEN_OPEN || (last->kind == TOKEN_OR && kind == TOKEN_AND))
            return;
        if (last->kind == TOKEN_NOT)
            add_step(compiler, STEP_NOT);
        else
            compiler->filter->steps[last->step].target = compiler->filter->count;
    }
}

/* Compile the beginning of a term: any number of ! and (, then a test. */
static bool compile_term(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    while (token->kind == TOKEN_NOT || token->kind == TOKEN_OPEN) {
        if (token->kind == TOKEN_OPEN && ++compiler->open > FILTER_NESTING) {
            _Static_assert(FILTER_NESTING == 64, "as the message says");
            return wrong(compiler, token->column, "more than 64 parentheses are open here");
        }
        push(compiler, token->kind, 0, token->column);
        if (!advance(compiler))
            return false;
    }
    if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING)
        return wrong(compiler, token->column, "expected a column or a comparison here");
    return compile_test(compiler);
}

/* Compile the end of a term: closing parentheses; false also if no other term follows. */
static bool compile_join(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    while (token->kind == TOKEN_CLOSE) {
        settle(compiler, TOKEN_CLOSE);
        if (compiler->depth == 0)
            return wrong(compiler, token->column, "no parenthesis is open here");
        compiler->depth--;
        compiler->open--;
        if (!advance(compiler))
            return false;
    }
    if (token->kind != TOKEN_AND && token->kind != TOKEN_OR) {
        if (token->kind != TOKEN_END)
            return wrong(compiler, token->column, "expected && or || here");
        settle(compiler, TOKEN_END);
        if (compiler->depth > 0)
            return wrong(compiler, top(compiler)->column, "this parenthesis is not closed");
        return false;
    }
    settle(compiler, token->kind);
    push(compiler, token->kind, compiler->filter->count, token->column);
    add_step(compiler, token->kind == TOKEN_AND ? STEP_AND : STEP_OR);
    return advance(compiler);
}

static void compile(struct compiler *compiler, const char *bytes, size_t length)
{
    const char *nul = length > 0 ? memchr(bytes, '\0', length) : NULL;
    if (length > FILTER_LENGTH) {
        _Static_assert(FILTER_LENGTH == 16384, "as the message says");
        wrong(compiler, FILTER_LENGTH + 1, "the filter has more than 16384 bytes");
        return;
    }
    if (nul != NULL) {
        wrong(compiler, (size_t)(nul - bytes) + 1, "a NUL byte is not allowed");
        return;
    }
    token_begin(&compiler->scanner, bytes, length, &compiler->filter->arena, &compiler->error);
    if (!advance(compiler))
        return;
    while (compile_term(compiler) && compile_join(compiler))
        ;
}

struct filter *filter_new(const char *bytes, size_t length, size_t *column, char *error,
                          size_t size)
{
    struct compiler compiler = {.error = text_begin(error, size)};
    compiler.filter = calloc(1, sizeof *compiler.filter);
    *column = 1;
    if (compiler.filter == NULL) {
        text_add_string(&compiler.error, strerror(ENOMEM));
        return NULL;
    }
    compile(&compiler, bytes, length);
    if (compiler.wrong == 0)
        return compiler.filter;
    *column = compiler.wrong;
    filter_free(compiler.filter);
    return NULL;
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

/* A value that is not a number differs from every number and is not ordered with it. */
static bool test_number(const struct step *step, const struct column_value *value)
{
    double number = (double)value->number;
    bool known = value->present;
    if (step->column.type != COLUMN_NUMBER)
        known = known && token_number(value->text, &number);
    if (!known)
        return step->comparison == COMPARE_UNEQUAL;
    return holds(step->comparison, (number > step->number) - (number < step->number));
}

static enum filter_answer test(const struct step *step, const struct aliases *aliases,
                               const struct origin *origin, const struct yinsh_record *record)
{
    struct column_value value;
    bool passes;
    column_get(&step->column, aliases, origin, record, &value);
    if (step->comparison == COMPARE_NONE) {
        passes = is_true(&step->column, &value);
    } else if (step->pattern != NULL) {
        const char *bytes = value.present ? value.text.bytes : "";
        enum pattern_match match = pattern_search(step->pattern, bytes, value.text.length);
        if (match == PATTERN_LIMIT)
            return FILTER_GIVES_UP;
        passes = (match == PATTERN_MATCH) == (step->comparison == COMPARE_MATCH);
    } else if (step->is_number) {
        passes = test_number(step, &value);
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

struct filter *filter_option(struct cli *cli, const char *option, const char *text)
{
    char error[FILTER_ERROR], subject[64];
    size_t column;
    struct filter *filter = filter_new(text, strlen(text), &column, error, sizeof error);
    if (filter == NULL) {
        snprintf(subject, sizeof subject, "%s, column %zu", option, column);
        cli_trouble(cli, subject, error);
    }
    return filter;
}
