/* SPDX-License-Identifier: BSD-2-Clause */
#include "query/filter_step.h"

#include "base/pattern.h"
#include "rules/bits.h"

/* A record that is judged. */
struct judged {
    struct filter *filter;
    const struct origin *origin;
    const struct yinsh_record *record;
    bool walked;              /* whether the questions about its turns are answered */
    enum yinsh_colour player; /* whom the column player names */
};

/* ---- Tests ------------------------------------------------------------- */

/* Whether the order of two values, as strcmp() returns it, is one of those wanted. */
static bool holds(enum comparison wanted, int order)
{
    unsigned is = order < 0 ? COMPARE_LESS : order > 0 ? COMPARE_GREATER : COMPARE_EQUAL;
    return (wanted & is) != 0;
}

/* Get the value of an operand. */
static void get(const struct judged *judged, const struct operand *operand,
                struct column_value *value)
{
    const struct question *question = operand->question;
    if (question != NULL) {
        /* If there is no such turn, first() has no value. */
        value->present = question->kind == QUESTION_COUNT || question->value > 0;
        value->number = question->value;
        value->text = (struct words){"", 0};
        value->points = SET_EMPTY;
        return;
    }
    struct filter *filter = judged->filter;
    const struct view view = {&operand->column, filter->aliases, judged->origin,
                              judged->record,   &filter->facts,  NULL,
                              judged->player};
    column_view(&view, value);
}

/* Whether a column alone is true: it is not empty and not 0. */
static bool is_true(const struct column *column, const struct column_value *value)
{
    if (column->type == COLUMN_NUMBER || column->type == COLUMN_SECONDS)
        return value->number != 0;
    if (column->type == COLUMN_POINT)
        return value->present;
    return value->text.length > 0 && !words_are(value->text, "0");
}

/* Get the number or day that a value is, or that its text states. */
static void find_quantity(const struct column *column, const struct column_value *value,
                          struct quantity *quantity)
{
    if (column->type == COLUMN_TEXT || column->type == COLUMN_TAG) {
        quantity_of(value->text, column_is_date(words_of(column->name)), quantity);
        return;
    }
    bool is_day = column->type == COLUMN_DAY;
    uint32_t day = is_day ? (uint32_t)value->number : 0;
    *quantity = (struct quantity){value->present && !is_day, value->present && is_day,
                                  (double)value->number, day, day};
    if (column->type == COLUMN_SECONDS)
        quantity->number /= 1000;
}

/*
 * Whether a comparison certainly holds.  A date equals the year or month that it is in; the other
 * way round neither equality nor order is certain.  A value that is no number or day differs from
 * all of them, and has no order.
 */
static bool holds_quantities(enum comparison wanted, const struct quantity *a,
                             const struct quantity *b)
{
    unsigned possible = COMPARE_LESS | COMPARE_EQUAL | COMPARE_GREATER;
    if (a->is_number && b->is_number)
        return holds(wanted, (a->number > b->number) - (a->number < b->number));
    if (a->is_day && b->is_day)
        possible = (a->first < b->first ? COMPARE_LESS : 0U) |
                   (a->last > b->last ? COMPARE_GREATER : 0U) |
                   (a->first <= b->last && a->last >= b->first ? COMPARE_EQUAL : 0U);
    return wanted == COMPARE_UNEQUAL ? possible != COMPARE_EQUAL
                                     : (possible & ~(unsigned)wanted) == 0;
}

/* Compare the values of two columns: two tags by what both state, else as the step does. */
static bool test_columns(const struct step *step, const struct column_value *left,
                         const struct column_value *right)
{
    const struct column *column = &step->left.column, *other = &step->right.column;
    struct quantity one = {.is_number = false}, two = one;
    bool tags = column->type == COLUMN_TAG && other->type == COLUMN_TAG;
    if (step->type == COLUMN_POINT)
        return holds(step->comparison, !set_meets(left->points, right->points));
    if (tags || step->type != COLUMN_TEXT) {
        find_quantity(column, left, &one);
        find_quantity(other, right, &two);
    }
    bool comparable = (one.is_number && two.is_number) || (one.is_day && two.is_day);
    if (step->type == COLUMN_TEXT && !comparable)
        return holds(step->comparison, words_compare(left->text, right->text));
    return holds_quantities(step->comparison, &one, &two);
}

/* Search a text for a pattern. */
static enum filter_answer search(const struct judged *judged, const struct step *step,
                                 const struct column_value *value)
{
    const char *bytes = value->text.length > 0 ? value->text.bytes : "";
    size_t parts =
        step->left.of_turn ? turn_facts_parts(&judged->filter->facts, &step->left.column) : 1;
    enum pattern_match match = pattern_search(step->pattern, bytes, value->text.length, parts);
    if (match == PATTERN_LIMIT)
        return FILTER_GIVES_UP;
    return (match == PATTERN_MATCH) == (step->comparison == COMPARE_MATCH) ? FILTER_PASSES
                                                                           : FILTER_REJECTS;
}

static enum filter_answer test_player(const struct judged *judged, const struct step *step)
{
    struct column_value value, other;
    struct quantity quantity;
    bool passes;
    if (step->board != NULL) {
        const yinsh_position *position = &judged->filter->facts.turn->after;
        return board_pattern_matches(step->board, position, NULL) ? FILTER_PASSES : FILTER_REJECTS;
    }
    get(judged, &step->left, &value);
    if (step->pattern != NULL)
        return search(judged, step, &value);
    if (step->has_right) {
        get(judged, &step->right, &other);
        passes = test_columns(step, &value, &other);
    } else if (step->comparison == COMPARE_NONE) {
        passes = is_true(&step->left.column, &value);
    } else if (step->comparison == COMPARE_PRESENT) {
        passes = value.present;
    } else if (step->type == COLUMN_POINT) {
        passes = holds(step->comparison, !set_has(value.points, step->point));
    } else if (step->type != COLUMN_TEXT) {
        find_quantity(&step->left.column, &value, &quantity);
        passes = holds_quantities(step->comparison, &quantity, &step->value);
    } else {
        passes = holds(step->comparison, words_compare(value.text, step->text));
    }
    return passes ? FILTER_PASSES : FILTER_REJECTS;
}

/* Make a test; one of the column player for both: one has to pass it, or both if it denies. */
static enum filter_answer test(struct judged *judged, const struct step *step)
{
    enum comparison comparison = step->comparison;
    bool denies = comparison == COMPARE_UNEQUAL || comparison == COMPARE_NO_MATCH;
    judged->player = YINSH_WHITE;
    enum filter_answer answer = test_player(judged, step);
    judged->player = YINSH_BLACK;
    return step->of_player && answer == (denies ? FILTER_PASSES : FILTER_REJECTS)
               ? test_player(judged, step)
               : answer;
}

/* Make the test of a step; one that is the same for all turns is made only once for a record. */
static enum filter_answer test_once(struct judged *judged, struct step *step)
{
    if (step->constant && step->judged == judged->filter->judged)
        return step->passed ? FILTER_PASSES : FILTER_REJECTS;
    enum filter_answer answer = test(judged, step);
    step->passed = answer == FILTER_PASSES;
    step->judged = judged->filter->judged;
    return answer;
}

/* ---- Steps ------------------------------------------------------------- */

static enum filter_answer answer_of(struct judged *judged, const struct question *question);

/* Run some of the steps; if one gives up, filter->gave_up_at is that step. */
static enum filter_answer run_steps(struct judged *judged, size_t at, size_t end)
{
    struct filter *filter = judged->filter;
    enum filter_answer answer = FILTER_REJECTS;
    while (at < end && answer != FILTER_GIVES_UP) {
        struct step *step = &filter->steps[at++];
        switch (step->kind) {
        case STEP_TEST:
            answer = test_once(judged, step);
            if (answer == FILTER_GIVES_UP)
                filter->gave_up_at = step;
            break;
        case STEP_TURNS:
            answer = answer_of(judged, step->question);
            at = step->target;
            break;
        case STEP_NOT:
            answer = answer == FILTER_PASSES ? FILTER_REJECTS : FILTER_PASSES;
            break;
        default:
            if ((answer == FILTER_PASSES) == (step->kind == STEP_OR))
                at = step->target;
            break;
        }
    }
    return answer;
}

/* ---- Turns ------------------------------------------------------------- */

/* Whether a condition holds in a turn; if its question gives up, it is settled. */
static bool holds_in_turn(struct judged *judged, struct question *question,
                          const struct condition *condition)
{
    enum filter_answer answer = run_steps(judged, condition->begin, condition->end);
    if (answer == FILTER_GIVES_UP) {
        question->gave_up_at = judged->filter->gave_up_at;
        question->settled = true;
    }
    return answer == FILTER_PASSES;
}

/*
 * Take a turn of a sequence into account, and return whether it completes one; the last conditions
 * come first, since each needs a turn.
 */
static bool follow_sequence(struct judged *judged, struct question *question, size_t turn)
{
    bool completes = false;
    for (size_t i = question->count; i-- > 0 && (judged->filter->lists || !question->settled);) {
        struct condition *condition = &question->conditions[i];
        size_t before = i > 0 ? condition[-1].entered : turn;
        if (before == 0 || turn - before > condition->within ||
            !holds_in_turn(judged, question, condition))
            continue;
        condition->entered = turn;
        completes |= i + 1 == question->count;
        question->value = question->settled |= completes;
    }
    return completes;
}

/*
 * Take the current turn into account, and return whether the question is about it; turn is its
 * place among the turns of the record, from 1.
 */
static bool ask(struct judged *judged, struct question *question, size_t turn)
{
    if (question->kind == QUESTION_SEQUENCE)
        return follow_sequence(judged, question, turn);
    bool settled = question->settled;
    bool passes = holds_in_turn(judged, question, question->conditions);
    if (settled || question->settled)
        return passes;
    if (question->kind == QUESTION_ALL) {
        question->value = passes;
        question->settled = !passes;
    } else if (question->kind == QUESTION_COUNT) {
        question->value += passes;
    } else if (passes) {
        question->value =
            question->kind == QUESTION_FIRST ? (uint64_t)judged->filter->facts.turn->number : 1;
        question->settled = true;
    }
    return passes;
}

/*
 * Answer all questions in one walk through the turns, up to the last one that matters; if turns are
 * listed, through all, to find out which.
 */
static void walk_turns(struct judged *judged)
{
    struct filter *filter = judged->filter;
    struct turn_walk walk;
    size_t open = filter->question_count;
    judged->walked = true;
    for (size_t i = 0; i < filter->question_count; i++) {
        struct question *question = &filter->questions[i];
        question->value = question->kind == QUESTION_ALL;
        question->settled = false;
        question->gave_up_at = NULL;
    }
    for (size_t i = 0; i < filter->condition_count; i++)
        filter->conditions[i].entered = 0;
    turn_facts_begin(&filter->facts, judged->record);
    turn_walk_begin(&walk, judged->record);
    for (size_t turn = 1; (open > 0 || filter->lists) && turn_walk_next(&walk); turn++) {
        turn_facts_next(&filter->facts, &walk.turn);
        filter->listed[turn] = false;
        for (size_t i = 0; i < filter->question_count; i++) {
            struct question *question = &filter->questions[i];
            bool settled = question->settled;
            if (settled && (!filter->lists || question->gave_up_at != NULL))
                continue;
            bool about = ask(judged, question, turn);
            filter->listed[turn] |= about && i >= filter->first_listed;
            open -= question->settled && !settled;
        }
    }
    for (size_t i = 0; filter->facts.failed && i < filter->question_count; i++)
        filter->questions[i].gave_up_at = &filter->steps[filter->questions[i].conditions->begin];
}

/* ---- Records ----------------------------------------------------------- */

/* The answer to a question: whether it is true or, if it is compared, whether there is one. */
static enum filter_answer answer_of(struct judged *judged, const struct question *question)
{
    if (!judged->walked)
        walk_turns(judged);
    if (question->gave_up_at != NULL) {
        judged->filter->gave_up_at = question->gave_up_at;
        return FILTER_GIVES_UP;
    }
    return question->value != 0 ? FILTER_PASSES : FILTER_REJECTS;
}

enum filter_answer filter_judge(struct filter *filter, const struct origin *origin,
                                const struct yinsh_record *record, size_t *column)
{
    struct judged judged = {.filter = filter, .origin = origin, .record = record};
    filter->judged++;
    filter->facts.failed = false;
    if (filter->lists)
        walk_turns(&judged);
    enum filter_answer answer =
        filter->record_steps > 0 ? run_steps(&judged, 0, filter->record_steps) : FILTER_PASSES;
    for (size_t i = filter->first_listed; filter->lists && i < filter->question_count; i++)
        if (answer_of(&judged, &filter->questions[i]) == FILTER_GIVES_UP)
            answer = FILTER_GIVES_UP;
    if (answer == FILTER_GIVES_UP)
        *column = filter->gave_up_at->place;
    return answer;
}
