/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter_compile.h"

#include "base/name_list.h"
#include "base/pattern.h"

#include <errno.h>
#include <string.h>

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
    struct text *error;
    size_t wrong; /* column of the error; 0 if there is none */
};

static bool wrong(struct compiler *compiler, size_t column, const char *reason)
{
    compiler->wrong = column;
    text_add_string(compiler->error, reason);
    return false;
}

/* The same with the text of a token between two phrases. */
static bool wrong_words(struct compiler *compiler, const struct token *token, const char *before,
                        const char *after)
{
    enum { SHOWN = 64 }; /* bytes of a token, so that the rest fits */
    text_add_string(compiler->error, before);
    text_add_string(compiler->error, "'");
    text_add_visible(compiler->error, token->text.bytes,
                     token->text.length < SHOWN ? token->text.length : SHOWN);
    text_add_string(compiler->error, "'");
    return wrong(compiler, token->column, after);
}

/* Refuse a word that is none of the choices; what are these? */
static bool wrong_choice(struct compiler *compiler, const struct token *token, const char *before,
                         const char *what, const char *const choices[])
{
    wrong_words(compiler, token, before, "");
    bool near = names_add_near(choices, token->text.bytes, compiler->error);
    text_format(compiler->error, "%s %s are:", near ? " The" : "; the", what);
    for (size_t i = 0; choices[i] != NULL; i++)
        text_format(compiler->error, "%s%s", i > 0 ? ", " : " ", choices[i]);
    return false;
}

static bool no_such_column(struct compiler *compiler, const struct token *token)
{
    const char *choices[COLUMN_CHOICES];
    column_choices(choices);
    return wrong_choice(compiler, token, "unknown column ", "columns", choices);
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
    step->pattern = pattern_new_for_text(token->text.bytes, reason, sizeof reason);
    if (step->pattern != NULL)
        return true;
    text_add_string(compiler->error, "invalid pattern: ");
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
    text_add_string(compiler->error, step->column.name);
    return wrong_choice(compiler, value, " is never ", "values", step->column.values);
}

/* What the values of a typed column are, for a message. */
static const char *kind_of(enum column_type type)
{
    return type == COLUMN_DAY ? "a date" : "a number";
}

/* Refuse a value that is not of the type of its column. */
static bool wrong_type(struct compiler *compiler, const struct column *column,
                       const struct token *value)
{
    bool day = column->type == COLUMN_DAY;
    text_format(compiler->error, "%s is %s", column->name, kind_of(column->type));
    if (value->kind == TOKEN_PATTERN)
        return wrong(compiler, value->column, ", which no pattern can match");
    if (value->kind == TOKEN_STRING && !day)
        return wrong(compiler, value->column, "; compare it with a number without quotation marks");
    return wrong_words(compiler, value, ", and ",
                       day ? " is not; expected a day such as 2026-03-15" : " is not");
}

/* Check that a column can be compared with a value in that way. */
static bool check_types(struct compiler *compiler, struct step *step, const struct token *value)
{
    enum column_type type = step->column.type;
    bool day = type == COLUMN_DAY && value->kind != TOKEN_PATTERN;
    bool good = (day || value->kind == TOKEN_WORD) &&
                token_value(day ? type : COLUMN_NUMBER, value->text, &step->number);
    if (type == COLUMN_TEXT || type == COLUMN_TAG) {
        step->type = good && type == COLUMN_TAG ? COLUMN_NUMBER : COLUMN_TEXT;
        return check_choice(compiler, step, value);
    }
    step->type = type;
    return good || wrong_type(compiler, &step->column, value);
}

/* Whether a column always holds values of a type, numbers or days. */
static bool is_typed(const struct column *column)
{
    return column->type == COLUMN_NUMBER || column->type == COLUMN_DAY;
}

/* Compile a comparison of two columns, which have the same type unless one is any tag. */
static bool compile_columns(struct compiler *compiler, const struct column *left,
                            enum comparison comparison, const struct column *right,
                            const struct token *token)
{
    const struct column *typed = is_typed(left) ? left : right;
    const struct column *other = typed == left ? right : left;
    struct step *step = add_step(compiler, STEP_TEST);
    step->column = *left;
    step->other = *right;
    step->has_other = true;
    step->comparison = comparison;
    step->type = is_typed(typed) ? typed->type : COLUMN_TEXT;
    if (!is_typed(typed) || other->type == typed->type || other->type == COLUMN_TAG)
        return true;
    text_format(compiler->error, "%s is %s, and %s is not", typed->name, kind_of(typed->type),
                other->name);
    return wrong(compiler, token->column, "");
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
        return compile_columns(compiler, &column, comparison, &other, right);
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

/* Compile one value of a list, to which a column may be equal; it ends with the next token. */
static bool compile_listed(struct compiler *compiler, const struct token *column)
{
    const struct token *token = &compiler->scanner.token;
    if (!advance(compiler))
        return false;
    if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING)
        return wrong(compiler, token->column, "expected a value here");
    struct token value = *token;
    if (!compile_sides(compiler, column, COMPARE_EQUAL, &value) || !advance(compiler))
        return false;
    if (token->kind != TOKEN_COMMA && token->kind != TOKEN_CLOSE)
        return wrong(compiler, token->column, "expected a comma or ) here");
    return true;
}

/* Compile a list of values, with the current token before its parenthesis: each is a test. */
static bool compile_list(struct compiler *compiler, const struct token *left)
{
    const struct token *token = &compiler->scanner.token;
    struct filter *filter = compiler->filter;
    size_t first = filter->count;
    struct column column;
    if (!find_column(left, &column))
        return no_such_column(compiler, left);
    if (!advance(compiler))
        return false;
    if (token->kind != TOKEN_OPEN)
        return wrong(compiler, token->column, "expected ( and a list of values after 'in'");
    compiler->scanner.in_list = true;
    while (compile_listed(compiler, left) && token->kind == TOKEN_COMMA)
        add_step(compiler, STEP_OR);
    compiler->scanner.in_list = false;
    for (size_t at = first; at < filter->count; at++)
        if (filter->steps[at].kind == STEP_OR)
            filter->steps[at].target = filter->count;
    return compiler->wrong == 0 && advance(compiler);
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
    if (token->kind == TOKEN_WORD && words_are(token->text, "in"))
        return compile_list(compiler, &left);
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

size_t filter_compile(struct filter *filter, const char *bytes, size_t length, struct text *error)
{
    struct compiler compiler = {.filter = filter, .error = error};
    const char *nul = length > 0 ? memchr(bytes, '\0', length) : NULL;
    _Static_assert(FILTER_LENGTH == 16384, "as the message says");
    if (length > FILTER_LENGTH) {
        wrong(&compiler, FILTER_LENGTH + 1, "the filter has more than 16384 bytes");
    } else if (nul != NULL) {
        wrong(&compiler, (size_t)(nul - bytes) + 1, "a NUL byte is not allowed");
    } else {
        token_begin(&compiler.scanner, bytes, length, &filter->arena, error);
        bool more = advance(&compiler);
        while (more)
            more = compile_term(&compiler) && compile_join(&compiler);
    }
    return compiler.wrong;
}
