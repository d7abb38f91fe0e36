/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter_step.h"

#include "base/name_list.h"

#include <string.h>

/* ---- Signs that wait ---------------------------------------------------- */

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

/* Let the current token, an open parenthesis, wait as one of a kind. */
static bool push_open(struct compiler *compiler, enum token_kind kind)
{
    size_t column = compiler->scanner.token.column;
    if (++compiler->open > FILTER_NESTING) {
        _Static_assert(FILTER_NESTING == 64, "as the message says");
        return compile_error(compiler, column, "more than 64 parentheses are open here");
    }
    push(compiler, kind, 0, column);
    return true;
}

/* Finish the signs that bind at least as closely as one, up to the last open parenthesis. */
static void settle(struct compiler *compiler, enum token_kind kind)
{
    for (const struct waiting *last; (last = top(compiler)) != NULL; compiler->depth--) {
        if (last->kind == TOKEN_OPEN || last->kind == TOKEN_WORD ||
            (last->kind == TOKEN_OR && kind == TOKEN_AND))
            return;
        if (last->kind == TOKEN_NOT)
            compiler_add_step(compiler, STEP_NOT);
        else
            compiler->filter->steps[last->step].target = compiler->filter->count;
    }
}

/* ---- Conditions --------------------------------------------------------- */

static bool compile_term(struct compiler *compiler);
static bool compile_join(struct compiler *compiler);

/* Whether the current token is a word. */
static bool is_word(const struct compiler *compiler, const char *word)
{
    const struct token *token = &compiler->scanner.token;
    return token->kind == TOKEN_WORD && words_are(token->text, word);
}

/* Whether the current token joins the conditions of a sequence. */
static bool joins_sequence(const struct compiler *compiler)
{
    return is_word(compiler, "then") || is_word(compiler, "next");
}

/* Compile one condition of a question; it ends before a token that is not a part of it. */
static bool compile_condition(struct compiler *compiler, size_t within)
{
    struct filter *filter = compiler->filter;
    struct condition *condition = &filter->conditions[filter->condition_count++];
    condition->within = within;
    condition->begin = filter->count;
    while (compile_term(compiler) && compile_join(compiler))
        continue;
    condition->end = filter->count;
    compiler->question->count++;
    return compiler->error_column == 0;
}

/* Read what joins two conditions of a sequence, and how many turns may pass between them. */
static bool take_join(struct compiler *compiler, size_t *within)
{
    const struct token *token = &compiler->scanner.token;
    double number = 0;
    *within = is_word(compiler, "next") ? 1 : SIZE_MAX;
    if (!compiler_advance(compiler))
        return false;
    if (*within == 1 || !is_word(compiler, "within"))
        return true;
    if (!compiler_advance(compiler))
        return false;
    if (token->kind == TOKEN_WORD && quantity_parse_number(token->text, &number) && number >= 1 &&
        number <= FILTER_WITHIN)
        *within = (size_t)number;
    if ((double)*within != number) {
        _Static_assert(FILTER_WITHIN == 1000, "as the message says");
        return compile_error(compiler, token->column,
                             "expected a number of turns from 1 to 1000 here");
    }
    return compiler_advance(compiler);
}

/* Compile the conditions of a question up to its last parenthesis. */
static bool compile_conditions(struct compiler *compiler)
{
    size_t within = SIZE_MAX;
    bool good = compiler_advance(compiler) && compile_condition(compiler, within);
    while (good && joins_sequence(compiler))
        good = take_join(compiler, &within) && compile_condition(compiler, within);
    return good;
}

/* Compile a question, which begins with its name as the current token and ends with its ")". */
static bool compile_question(struct compiler *compiler, struct given *given)
{
    const struct token *token = &compiler->scanner.token;
    struct filter *filter = compiler->filter;
    int kind = name_find(names_of_question, token->text.bytes, token->text.length);
    if (compiler->question != NULL)
        return compile_error_about(compiler, token, "",
                                   " is not allowed in a condition about turns");
    struct step *jump = compiler_add_step(compiler, STEP_TURNS);
    struct question *question = &filter->questions[filter->question_count++];
    question->kind = (enum question_kind)kind;
    question->conditions = &filter->conditions[filter->condition_count];
    jump->question = question;
    compiler->question = question;
    if (!compiler_advance(compiler) || !push_open(compiler, TOKEN_WORD) ||
        !compile_conditions(compiler))
        return false;
    compiler->question = NULL;
    compiler->depth--;
    compiler->open--;
    jump->target = filter->count;
    given->is_column = kind == QUESTION_COUNT || kind == QUESTION_FIRST;
    given->is_truth = !given->is_column;
    if (given->is_column)
        given->operand = (struct operand){
            .column = {.name = kind == QUESTION_COUNT ? "count(...)" : "first(...)",
                       .type = COLUMN_NUMBER},
            .question = question};
    return true;
}

/* ---- Tests -------------------------------------------------------------- */

/* Whether the current token begins a question: its name, and a parenthesis. */
static bool begins_question(const struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    struct cursor ahead = compiler->scanner.cursor;
    scan_blanks(&ahead);
    return token->kind == TOKEN_WORD && scan_peek(&ahead) == '(' &&
           name_find(names_of_question, token->text.bytes, token->text.length) >= 0;
}

/* Compile a side of a comparison, which ends with the current token. */
static bool compile_side(struct compiler *compiler, struct given *given)
{
    *given = (struct given){.token = compiler->scanner.token};
    if (begins_question(compiler))
        return compile_question(compiler, given);
    compare_find(compiler, given);
    return true;
}

/* Refuse to compare a question that is true or false. */
static bool wrong_truth(struct compiler *compiler, const struct given *given)
{
    return compile_error_about(compiler, &given->token, "",
                               " is true or false and cannot be compared");
}

/* Compile a comparison from its operator on. */
static bool compile_comparison(struct compiler *compiler, const struct given *left)
{
    const struct token *token = &compiler->scanner.token;
    enum comparison comparison = token->comparison;
    struct given right;
    /* This is reported before the pattern between slashes that would have to follow. */
    if ((comparison == COMPARE_MATCH || comparison == COMPARE_NO_MATCH) &&
        compare_is_position(&left->token))
        return compare_no_column(compiler, &left->token);
    if (!compiler_advance(compiler))
        return false;
    if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING && token->kind != TOKEN_PATTERN)
        return compile_error(compiler, token->column, "expected a value here");
    if (!compile_side(compiler, &right))
        return false;
    if (right.is_truth)
        return wrong_truth(compiler, &right);
    bool good = comparison == COMPARE_POSITION ? compare_position(compiler, left, &right)
                                               : compare_sides(compiler, left, comparison, &right);
    return good && compiler_advance(compiler);
}

/* Compile the test whether a column has a value, from the token after "has". */
static bool compile_presence(struct compiler *compiler)
{
    struct given given = {.token = compiler->scanner.token};
    if (given.token.kind != TOKEN_WORD)
        return compile_error(compiler, given.token.column, "expected a column after 'has'");
    if (begins_question(compiler))
        return compile_error(compiler, given.token.column,
                             "expected a column after 'has'; test a question without it");
    compare_find(compiler, &given);
    return compare_alone(compiler, &given, COMPARE_PRESENT) && compiler_advance(compiler);
}

/* Compile a test, which begins with the current token. */
static bool compile_test(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    struct given left;
    if (!compile_side(compiler, &left) || !compiler_advance(compiler))
        return false;
    if (left.is_truth)
        return token->kind != TOKEN_COMPARE || wrong_truth(compiler, &left);
    if (token->kind == TOKEN_COMPARE)
        return compile_comparison(compiler, &left);
    if (left.token.kind == TOKEN_WORD && words_are(left.token.text, "has"))
        return compile_presence(compiler);
    if (is_word(compiler, "in"))
        return compare_list(compiler, &left);
    if (left.token.kind == TOKEN_STRING)
        return compile_error(compiler, left.token.column,
                             "a string must be compared with a column");
    return compare_alone(compiler, &left, COMPARE_NONE);
}

/* Compile the beginning of a term: any number of ! and (, then a test. */
static bool compile_term(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    while (token->kind == TOKEN_NOT || token->kind == TOKEN_OPEN) {
        if (token->kind == TOKEN_NOT)
            push(compiler, TOKEN_NOT, 0, token->column);
        else if (!push_open(compiler, TOKEN_OPEN))
            return false;
        if (!compiler_advance(compiler))
            return false;
    }
    if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING)
        return compile_error(compiler, token->column, "expected a column or a comparison here");
    return compile_test(compiler);
}

/* Close parentheses; false if one is not open, or belongs to a question. */
static bool close_parentheses(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    while (token->kind == TOKEN_CLOSE) {
        settle(compiler, TOKEN_CLOSE);
        if (compiler->depth == 0)
            return compile_error(compiler, token->column, "no parenthesis is open here");
        if (top(compiler)->kind == TOKEN_WORD)
            return false;
        compiler->depth--;
        compiler->open--;
        if (!compiler_advance(compiler))
            return false;
    }
    return true;
}

/* Compile the end of a condition; returns false. */
static bool end_condition(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    bool joins = joins_sequence(compiler);
    settle(compiler, TOKEN_END);
    const struct waiting *open = top(compiler);
    if (joins && open != NULL && open->kind == TOKEN_WORD &&
        compiler->question->kind == QUESTION_SEQUENCE)
        return false;
    if (joins)
        return compile_error_about(compiler, token, "",
                                   " joins only the conditions of seq(...), each of which may be "
                                   "in parentheses");
    if (token->kind != TOKEN_END)
        return compile_error(compiler, token->column, "expected && or || here");
    return open != NULL && compile_error(compiler, open->column, "this parenthesis is not closed");
}

/* Compile the end of a term: closing parentheses; false also if no other term follows. */
static bool compile_join(struct compiler *compiler)
{
    const struct token *token = &compiler->scanner.token;
    if (!close_parentheses(compiler))
        return false;
    if (token->kind != TOKEN_AND && token->kind != TOKEN_OR)
        return end_condition(compiler);
    settle(compiler, token->kind);
    push(compiler, token->kind, compiler->filter->count, token->column);
    compiler_add_step(compiler, token->kind == TOKEN_AND ? STEP_AND : STEP_OR);
    return compiler_advance(compiler);
}

/* Compile an expression, one about turns as the condition of the last question. */
static void compile_all(struct compiler *compiler, bool of_turns)
{
    struct filter *filter = compiler->filter;
    bool more = compiler_advance(compiler);
    if (of_turns) {
        filter->first_listed = filter->question_count;
        compiler->question = &filter->questions[filter->question_count++];
        compiler->question->kind = QUESTION_COUNT;
        compiler->question->conditions = &filter->conditions[filter->condition_count];
        if (more)
            compile_condition(compiler, SIZE_MAX);
        return;
    }
    while (more)
        more = compile_term(compiler) && compile_join(compiler);
    filter->record_steps = filter->count;
}

size_t filter_compile(struct filter *filter, const char *bytes, size_t length, bool of_turns,
                      struct text *error)
{
    struct compiler compiler = {.filter = filter, .error = error};
    const char *nul = length > 0 ? memchr(bytes, '\0', length) : NULL;
    _Static_assert(FILTER_LENGTH == 16384, "as the message says");
    if (length > FILTER_LENGTH) {
        compile_error(&compiler, FILTER_LENGTH + 1, "the filter has more than 16384 bytes");
    } else if (nul != NULL) {
        compile_error(&compiler, (size_t)(nul - bytes) + 1, "a NUL byte is not allowed");
    } else {
        token_begin(&compiler.scanner, bytes, length, &filter->arena, error);
        compile_all(&compiler, of_turns);
    }
    return compiler.error_column;
}
