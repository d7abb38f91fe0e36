/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter_needs.h"

#include "query/filter_step.h"

#include <string.h>

/* Whether all steps of a range have to hold, as far as they are not about turns. */
static bool all_hold(const struct filter *filter, size_t at, size_t end)
{
    while (at < end) {
        const struct step *step = &filter->steps[at++];
        if (step->kind == STEP_OR || step->kind == STEP_NOT)
            return false;
        if (step->kind == STEP_TURNS)
            at = step->target;
    }
    return true;
}

/* Note the patterns that a question needs. */
static void note_question(const struct filter *filter, const struct question *question,
                          struct filter_needs *needs)
{
    if (question->kind != QUESTION_ANY && question->kind != QUESTION_SEQUENCE)
        return;
    for (size_t i = 0; i < question->count; i++) {
        const struct condition *condition = &question->conditions[i];
        if (!all_hold(filter, condition->begin, condition->end))
            continue;
        for (size_t at = condition->begin; at < condition->end; at++)
            if (filter->steps[at].board != NULL && needs->board_count < FILTER_BOARDS)
                needs->boards[needs->board_count++] = filter->steps[at].board;
    }
}

/* Note the name that a test needs, if it compares one. */
static void note_test(const struct step *step, struct filter_needs *needs)
{
    const struct column *column = &step->left.column;
    if (step->comparison != COMPARE_EQUAL || step->has_right || step->type != COLUMN_TEXT)
        return;
    if (strcmp(column->name, "white") == 0)
        needs->white = step->text;
    else if (strcmp(column->name, "black") == 0)
        needs->black = step->text;
}

void filter_find_needs(const struct filter *filter, struct filter_needs *needs)
{
    *needs = (struct filter_needs){.board_count = 0};
    if (!all_hold(filter, 0, filter->count))
        return;
    for (size_t at = 0; at < filter->count;) {
        const struct step *step = &filter->steps[at++];
        if (step->kind == STEP_TEST && step->left.question == NULL)
            note_test(step, needs);
        if (step->kind == STEP_TURNS) {
            note_question(filter, step->question, needs);
            at = step->target;
        }
    }
}
