/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter_step.h"

#include "base/name_list.h"
#include "base/pattern.h"
#include "rules/rules.h"

#include <string.h>

/* ---- An expression being compiled --------------------------------------- */

const char *const names_of_question[] = {"any", "all", "count", "first", "seq", NULL};

bool compile_error(struct compiler *compiler, size_t column, const char *reason)
{
    compiler->error_column = column;
    text_add_string(compiler->error, reason);
    return false;
}

void compiler_add_shown(struct compiler *compiler, struct words words)
{
    enum { SHOWN = 64 }; /* bytes, so that the rest of a message fits */
    text_add_visible(compiler->error, words.bytes, words.length < SHOWN ? words.length : SHOWN);
}

bool compile_error_about(struct compiler *compiler, const struct token *token, const char *before,
                         const char *after)
{
    text_add_string(compiler->error, before);
    text_add_string(compiler->error, "'");
    compiler_add_shown(compiler, token->text);
    text_add_string(compiler->error, "'");
    return compile_error(compiler, token->column, after);
}

bool compiler_advance(struct compiler *compiler)
{
    token_next(&compiler->scanner);
    if (compiler->scanner.token.kind == TOKEN_WRONG) {
        compiler->error_column = compiler->scanner.error_column;
        return false;
    }
    if (compiler->scanner.token.kind != TOKEN_END && ++compiler->filter->tokens > FILTER_TOKENS) {
        _Static_assert(FILTER_TOKENS == 1024, "as the message says");
        return compile_error(compiler, compiler->scanner.token.column,
                             "the filter has more than 1024 words and operators");
    }
    return true;
}

struct step *compiler_add_step(struct compiler *compiler, enum step_kind kind)
{
    struct step *step = &compiler->filter->steps[compiler->filter->count++];
    step->kind = kind;
    return step;
}

/* ---- Columns ----------------------------------------------------------- */

bool compare_is_position(const struct token *token)
{
    return token->kind == TOKEN_WORD && words_are(token->text, "position");
}

void compare_find(const struct compiler *compiler, struct given *given)
{
    const char *name = given->token.text.bytes;
    struct operand *operand = &given->operand;
    given->is_column = given->token.kind == TOKEN_WORD;
    *operand = (struct operand){.question = NULL};
    if (!given->is_column)
        return;
    /* A position is not compared as text, since its line can be written in several ways. */
    operand->of_turn = compiler->question != NULL && !compare_is_position(&given->token) &&
                       column_find_in(&turn_columns, name, &operand->column);
    given->is_column = operand->of_turn || column_find(name, &operand->column) ||
                       column_find_in(&filter_columns, name, &operand->column);
}

/* Refuse a word that is none of the choices; the message calls these by the plural what. */
static bool wrong_choice(struct compiler *compiler, const struct token *token, const char *before,
                         const char *what, const char *const choices[])
{
    compile_error_about(compiler, token, before, "");
    bool near = names_add_near(choices, token->text.bytes, compiler->error);
    text_format(compiler->error, "%s %s are:", near ? " The" : "; the", what);
    for (size_t i = 0; choices[i] != NULL; i++)
        text_format(compiler->error, "%s%s", i > 0 ? ", " : " ", choices[i]);
    return false;
}

static bool is_of_turn(const struct token *token)
{
    struct column column;
    return token->kind == TOKEN_WORD && column_find_in(&turn_columns, token->text.bytes, &column);
}

bool compare_no_column(struct compiler *compiler, const struct token *token)
{
    const char *choices[COLUMN_CHOICES];
    if (name_find(names_of_question, token->text.bytes, token->text.length) >= 0)
        return compile_error_about(compiler, token, "",
                                   " needs conditions in parentheses, as in any(flips > 5)");
    if (compiler->question != NULL && compare_is_position(token))
        return compile_error_about(compiler, token, "",
                                   " must be compared with a pattern, as in position ~ 'We5 wf5'");
    if (compiler->question == NULL && is_of_turn(token))
        return compile_error_about(compiler, token, "",
                                   " describes a turn; it is allowed only in any(...), all(...), "
                                   "count(...), first(...) and seq(...)");
    column_choices(compiler->question != NULL ? &turn_columns : NULL, compiler->question == NULL,
                   choices);
    return wrong_choice(compiler, token, "unknown column ", "columns", choices);
}

/* ---- Types ------------------------------------------------------------- */

/* How the values of a column are compared. */
static enum column_type class_of(const struct column *column)
{
    return column->type == COLUMN_SECONDS ? COLUMN_NUMBER : column->type;
}

/* Whether a column always holds values of a type: numbers, days or points. */
static bool is_typed(const struct column *column)
{
    return column->type != COLUMN_TEXT && column->type != COLUMN_TAG;
}

/* What the values of a column are that is not any text, for a message. */
static const char *kind_of(const struct column *column)
{
    return column_is_date(words_of(column->name)) ? "a date"
           : column->type == COLUMN_POINT         ? "a point"
                                                  : "a number";
}

/* Return which of the fixed values of a column a text is, or NULL. */
static const char *choice_of(const struct column *column, const struct token *token)
{
    for (size_t i = 0; column->values != NULL && column->values[i] != NULL; i++)
        if (words_alike(token->text, column->values[i]))
            return column->values[i];
    return NULL;
}

/* Refuse to compare a column of fixed values with any other value. */
static bool check_choice(struct compiler *compiler, struct step *step, const struct token *value)
{
    const struct column *column = &step->left.column;
    const char *choice = choice_of(column, value);
    bool equal = step->comparison == COMPARE_EQUAL || step->comparison == COMPARE_UNEQUAL;
    if (!equal || column->values == NULL || value->text.length == 0)
        return true;
    if (choice != NULL) {
        step->text = words_of(choice);
        return true;
    }
    text_add_string(compiler->error, column->name);
    return wrong_choice(compiler, value, " is never ", "values", column->values);
}

/* Refuse to order points. */
static bool check_order(struct compiler *compiler, const struct step *step,
                        const struct token *value)
{
    if (class_of(&step->left.column) != COLUMN_POINT || step->comparison == COMPARE_EQUAL ||
        step->comparison == COMPARE_UNEQUAL || value->kind == TOKEN_PATTERN)
        return true;
    text_add_string(compiler->error, step->left.column.name);
    return compile_error(compiler, value->column,
                         " is a point, and points have no order; use == or !=");
}

/* Refuse a value that is not of the type of its column. */
static bool wrong_type(struct compiler *compiler, const struct column *column,
                       const struct token *value)
{
    enum column_type type = column_is_date(words_of(column->name)) ? COLUMN_DAY : class_of(column);
    if (compiler->question == NULL && is_of_turn(value))
        return compare_no_column(compiler, value);
    compiler_add_shown(compiler, words_of(column->name));
    text_format(compiler->error, " is %s", kind_of(column));
    if (value->kind == TOKEN_PATTERN)
        return compile_error(compiler, value->column, ", which no pattern can match");
    if (value->kind == TOKEN_STRING && type == COLUMN_NUMBER)
        return compile_error(compiler, value->column,
                             "; compare it with a number without quotation marks");
    return compile_error_about(compiler, value, ", and ",
                               type == COLUMN_DAY ? " is not; expected a day such as 2026-03-15"
                               : type == COLUMN_POINT
                                   ? " is not; expected a point of the board such as e3"
                                   : " is not");
}

/*
 * Find out which number, day or point a value is; in quotation marks it is no number, and a day
 * only for dates, which are no numbers.  Returns whether the column holds such values.
 */
static bool find_value(struct step *step, const struct token *value)
{
    const struct column *column = &step->left.column;
    enum column_type type = class_of(column);
    bool word = value->kind == TOKEN_WORD, date = column_is_date(words_of(column->name));
    if (!word && value->kind != TOKEN_STRING)
        return false;
    if (type == COLUMN_POINT)
        return words_are_point(value->text, &step->point) && step->point != YINSH_NO_POINT;
    quantity_of(value->text, date, &step->value);
    step->value.is_number &= word;
    step->value.is_day &= (word && type != COLUMN_NUMBER) || date;
    return step->value.is_number || step->value.is_day;
}

/* Whether a value that is no date, in a comparison with dates, was certainly meant as one. */
static bool is_wrong_date(const struct step *step, const struct token *value)
{
    struct words text = words_trim(value->text);
    bool equal = step->comparison == COMPARE_EQUAL || step->comparison == COMPARE_UNEQUAL;
    return column_is_date(words_of(step->left.column.name)) && value->kind != TOKEN_PATTERN &&
           text.length > 0 && (!equal || is_digit(text.bytes[0]));
}

/* Check that a column can be compared with a value in that way. */
static bool check_types(struct compiler *compiler, struct step *step, const struct token *value)
{
    enum column_type type = class_of(&step->left.column);
    bool good = find_value(step, value);
    if (!is_typed(&step->left.column) && (good || !is_wrong_date(step, value))) {
        step->type = good && step->left.column.values == NULL ? COLUMN_NUMBER : COLUMN_TEXT;
        return check_choice(compiler, step, value);
    }
    step->type = type;
    return check_order(compiler, step, value) &&
           (good || wrong_type(compiler, &step->left.column, value));
}

/* ---- Comparisons ------------------------------------------------------- */

/* Note what a column needs of records. */
static void note_column(struct filter *filter, const struct column *column)
{
    filter->uses_number |= strcmp(column->name, "record") == 0;
    filter->uses_game |= column->needs_game;
}

static struct step *add_test(struct compiler *compiler, const struct operand *left,
                             enum comparison comparison)
{
    struct step *step = compiler_add_step(compiler, STEP_TEST);
    note_column(compiler->filter, &left->column);
    step->left = *left;
    step->comparison = comparison;
    step->place = compiler->scanner.token.column;
    step->constant = compiler->question != NULL && !left->of_turn;
    step->of_player = left->column.get == filter_columns.list->get;
    return step;
}

bool compare_alone(struct compiler *compiler, const struct given *given, enum comparison comparison)
{
    if (!given->is_column)
        return compare_no_column(compiler, &given->token);
    add_test(compiler, &given->operand, comparison);
    return true;
}

static bool compile_pattern(struct compiler *compiler, struct step *step, const struct token *token)
{
    char reason[256];
    step->place = token->column;
    step->pattern = pattern_new(token->text.bytes, true, reason, sizeof reason);
    if (step->pattern != NULL)
        return true;
    text_add_string(compiler->error, "invalid pattern: ");
    return compile_error(compiler, token->column, reason);
}

/* Refuse to compare a column of a turn with another if their fixed values have none in common. */
static bool check_values(struct compiler *compiler, const struct operand *left,
                         const struct operand *right, const struct token *token)
{
    const char *const *values = left->column.values, *const *others = right->column.values;
    bool certain = (left->of_turn && values != NULL) || (right->of_turn && others != NULL);
    for (size_t i = 0; certain && values != NULL && values[i] != NULL; i++)
        if (others != NULL && name_find(others, values[i], strlen(values[i])) >= 0)
            return true;
    if (!certain)
        return true;
    compiler_add_shown(compiler, words_of(left->column.name));
    text_add_string(compiler->error, " and ");
    compiler_add_shown(compiler, words_of(right->column.name));
    return compile_error(compiler, token->column, " have no value in common");
}

/* Compile a comparison of two columns, which have the same type unless one is any tag. */
static bool compile_columns(struct compiler *compiler, const struct operand *left,
                            enum comparison comparison, const struct operand *right,
                            const struct token *token)
{
    const struct column *typed = is_typed(&left->column) ? &left->column : &right->column;
    const struct column *other = typed == &left->column ? &right->column : &left->column;
    enum column_type type = class_of(typed);
    struct step *step = add_test(compiler, left, comparison);
    note_column(compiler->filter, &right->column);
    step->right = *right;
    step->has_right = true;
    step->constant &= !right->of_turn;
    step->of_player |= right->column.get == filter_columns.list->get;
    step->type = is_typed(typed) ? type : COLUMN_TEXT;
    if (!is_typed(typed))
        return check_values(compiler, left, right, token);
    if (class_of(other) == type || (other->type == COLUMN_TAG && type != COLUMN_POINT))
        return check_order(compiler, step, token);
    text_format(compiler->error, "%s is %s, and ", typed->name, kind_of(typed));
    compiler_add_shown(compiler, words_of(other->name)); /* may be any tag */
    return compile_error(compiler, token->column, " is not");
}

/* The comparison by order that holds for (b, a) if one holds for (a, b). */
static enum comparison turned(enum comparison comparison)
{
    unsigned less = comparison & COMPARE_LESS, greater = comparison & COMPARE_GREATER;
    return (enum comparison)((comparison & COMPARE_EQUAL) | (less > 0 ? COMPARE_GREATER : 0) |
                             (greater > 0 ? COMPARE_LESS : 0));
}

/* Refuse a comparison in which neither side is a column. */
static bool wrong_sides(struct compiler *compiler, const struct token *left,
                        const struct token *right)
{
    bool first = left->kind == TOKEN_WORD && !is_of_turn(right);
    if (first || right->kind == TOKEN_WORD)
        return compare_no_column(compiler, first ? left : right);
    return compile_error(compiler, left->column, "one side of a comparison must be a column");
}

bool compare_sides(struct compiler *compiler, const struct given *left, enum comparison comparison,
                   const struct given *right)
{
    bool on_left = left->is_column, on_right = right->is_column;
    if (!on_left && !on_right)
        return wrong_sides(compiler, &left->token, &right->token);
    if (on_left && on_right) {
        /* "white" is a column, but in a comparison with side it is a value. */
        on_left = choice_of(&right->operand.column, &left->token) == NULL;
        on_right = choice_of(&left->operand.column, &right->token) == NULL;
    }
    if (on_left == on_right)
        return compile_columns(compiler, &left->operand, comparison, &right->operand,
                               &right->token);
    const struct token *value = on_left ? &right->token : &left->token;
    struct step *step = add_test(compiler, on_left ? &left->operand : &right->operand,
                                 on_left ? comparison : turned(comparison));
    step->text = value->text;
    if (!check_types(compiler, step, value))
        return false;
    return !comparison_matches(comparison) || compile_pattern(compiler, step, value);
}

/* Return where a byte of the text of a token is in the expression, from 1. */
static size_t place_in(const struct compiler *compiler, const struct token *token, size_t offset)
{
    size_t begin = token->column - 1 + (token->kind == TOKEN_STRING);
    /* An escape is longer than the byte that it represents, so the text is in the expression. */
    bool exact = memcmp(compiler->scanner.cursor.start + begin, token->text.bytes, offset) == 0;
    return exact ? begin + offset + 1 : token->column;
}

bool compare_position(struct compiler *compiler, const struct given *left,
                      const struct given *right)
{
    const struct board_pattern_options options = {.symmetries = true};
    char reason[256];
    struct text text = text_begin(reason, sizeof reason);
    size_t offset = 0;
    if (!compare_is_position(&left->token))
        return compile_error(compiler, left->token.column,
                             "only position is compared by ~; use =~ for texts");
    if (compiler->question == NULL)
        return compare_no_column(compiler, &left->token);
    const struct operand position = {.column = {.name = "position"}, .of_turn = true};
    struct step *step = add_test(compiler, &position, COMPARE_POSITION);
    step->board = board_pattern_new(right->token.text, &options, &text, &offset);
    if (step->board != NULL)
        return true;
    text_add_string(compiler->error, "invalid pattern: ");
    return compile_error(compiler, place_in(compiler, &right->token, offset), reason);
}

/* ---- Lists ------------------------------------------------------------- */

/* Compile one value of a list, to which a column may be equal; it ends with the next token. */
static bool compile_listed(struct compiler *compiler, const struct given *column)
{
    const struct token *token = &compiler->scanner.token;
    if (!compiler_advance(compiler))
        return false;
    if (token->kind != TOKEN_WORD && token->kind != TOKEN_STRING)
        return compile_error(compiler, token->column, "expected a value here");
    struct given value = {.token = *token};
    compare_find(compiler, &value);
    if (!compare_sides(compiler, column, COMPARE_EQUAL, &value) || !compiler_advance(compiler))
        return false;
    if (token->kind != TOKEN_COMMA && token->kind != TOKEN_CLOSE)
        return compile_error(compiler, token->column, "expected a comma or ) here");
    return true;
}

bool compare_list(struct compiler *compiler, const struct given *left)
{
    const struct token *token = &compiler->scanner.token;
    struct filter *filter = compiler->filter;
    size_t first = filter->count;
    if (!left->is_column)
        return compare_no_column(compiler, &left->token);
    if (!compiler_advance(compiler))
        return false;
    if (token->kind != TOKEN_OPEN)
        return compile_error(compiler, token->column, "expected ( and a list of values after 'in'");
    compiler->scanner.in_list = true;
    while (compile_listed(compiler, left) && token->kind == TOKEN_COMMA)
        compiler_add_step(compiler, STEP_OR);
    compiler->scanner.in_list = false;
    /* After a value that is equal, the rest of the list is skipped. */
    for (size_t at = first; at < filter->count; at++)
        if (filter->steps[at].kind == STEP_OR)
            filter->steps[at].target = filter->count;
    return compiler->error_column == 0 && compiler_advance(compiler);
}
