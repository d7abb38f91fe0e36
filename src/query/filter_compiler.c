/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter_compiler.h"

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
    if (compiler->scanner.token.kind != TOKEN_END && ++compiler->tokens > FILTER_TOKENS) {
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
