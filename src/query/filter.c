/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/columns.h"

#include "base/lines.h"
#include "base/pattern.h"
#include "messages/messages.h"
#include "query/filter_step.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct filter *filter_add(struct filter *filter, struct words words, bool of_turns, size_t *column,
                          struct text *error)
{
    *column = 1;
    if (filter == NULL)
        text_add_string(error, strerror(ENOMEM));
    else if ((*column = filter_compile(filter, words.bytes, words.length, of_turns, error)) == 0)
        return filter;
    filter_free(filter);
    return NULL;
}

void filter_free(struct filter *filter)
{
    if (filter == NULL)
        return;
    for (size_t i = 0; i < filter->count; i++) {
        pattern_free(filter->steps[i].pattern);
        board_pattern_free(filter->steps[i].board);
    }
    bytes_free(&filter->facts.joined);
    arena_free(&filter->arena);
    free(filter);
}

/* ---- Messages ---------------------------------------------------------- */

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
    if (answer == FILTER_GIVES_UP && filter->facts.failed) {
        results_trouble(results, origin->file, strerror(ENOMEM));
    } else if (answer == FILTER_GIVES_UP) {
        char limit[160];
        pattern_limit(filter->gave_up_at->pattern, limit, sizeof limit);
        results_place(results, origin, record, REPEATED_PATTERN);
        output_string(&results->err, ": the pattern ");
        put_pattern(&results->err, filter->gave_up_at);
        output_format(&results->err, " in column %zu of the filter %s\n", column, limit);
        results_worsen(results, STATUS_TROUBLE);
    }
    return answer == FILTER_PASSES;
}

bool filter_lists(const struct filter *filter, size_t turn)
{
    return filter == NULL || !filter->lists || filter->listed[turn];
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
    cli_begin_message(&output, &cli->messages);
    excerpt_write(&output, &excerpt, 1 + count_newlines(text, offset), "");
    output_flush(&output);
}

/* ---- Selecting records ------------------------------------------------- */

/* Compile the filters of a selection to one; NULL on failure, which is reported if cli is not NULL.
 */
static struct filter *compile(const struct selection *selection, struct cli *cli)
{
    static const char *const options[] = {"--where", "--turns-where"};
    const char *const texts[] = {selection->where, selection->turns};
    char reason[FILTER_ERROR], subject[64];
    struct filter *filter = calloc(1, sizeof *filter);
    for (size_t i = 0; i < 2; i++) {
        struct text error = text_begin(reason, sizeof reason);
        size_t column;
        if (texts[i] == NULL ||
            (filter = filter_add(filter, words_of(texts[i]), i > 0, &column, &error)) != NULL)
            continue;
        if (cli != NULL) {
            snprintf(subject, sizeof subject, "%s, column %zu", options[i], column);
            cli_trouble(cli, subject, reason);
            show_place(cli, texts[i], column);
        }
        return NULL;
    }
    if (filter != NULL)
        filter->lists = selection->turns != NULL || selection->asks_turns;
    return filter;
}

/* Make a thread's own filter; its expressions are known to be valid. */
static void *new_filter(const struct cli *cli)
{
    struct filter *filter = compile(&cli->selection, NULL);
    if (filter != NULL)
        filter->aliases = cli->aliases;
    return filter;
}

static void free_filter(void *filter)
{
    filter_free(filter);
}

static bool passes(struct results *results, const struct origin *origin,
                   const struct yinsh_record *record)
{
    return filter_passes(results->locals.selector, results, origin, record);
}

/* Select by filters; false, and reported, if they are not valid. */
static bool select_where(struct cli *cli, struct work *work)
{
    struct filter *filter = compile(&cli->selection, cli);
    if (filter == NULL)
        return false;
    bool none = filter->lists && filter->question_count == 0;
    work->in_order |= filter->uses_number;
    work->summarises &= !filter->uses_game && filter->question_count == 0;
    work->selects = passes;
    work->selector_new = new_filter;
    work->selector_free = free_filter;
    filter_free(filter);
    return !none ||
           cli_usage(cli, cli->selection.where,
                     "--hits needs a filter that asks about turns, such as any(flips>6), not");
}

bool select_records(struct cli *cli, struct work *work)
{
    bool some = cli->selection.where != NULL || cli->selection.turns != NULL;
    return (!some || select_where(cli, work)) && aliases_read_file(cli);
}
