/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Filters, compared with a second implementation: random expressions are made as trees, written as
 * text for the filter, and evaluated as trees here, by recursion over the turns that the second
 * engine describes. `build/unit_filter_naive 100000 7` tries that many with seed 7.
 */
#include "support/filter_tree.h"

#include "support/make_filter.h"

#include <ctype.h>

static unsigned long wanted = 2000;

/* ---- Writing ------------------------------------------------------------ */

static void write_node(struct text *out, int index);

static void space(struct text *out)
{
    if (below(2) == 0)
        text_add_string(out, below(9) == 0 ? " \n" : " ");
}

static void write_side(struct text *out, const struct side *side)
{
    char point[YINSH_POINT_TEXT];
    if (side->kind == A_COLUMN) {
        text_add_string(out, columns[side->column].name);
    } else if (side->kind != A_VALUE) {
        text_add_string(out, side->kind == A_COUNT ? "count(" : "first(");
        write_node(out, side->condition);
        text_add_string(out, ")");
    } else if (columns[side->column].type == NUMBER) {
        text_format(out, below(4) == 0 ? "%.2f" : "%g", side->number);
    } else if (columns[side->column].type == POINT) {
        yinsh_point_format((yinsh_point)side->point, point);
        text_format(out, below(4) == 0 ? "'%s'" : "%s", point);
    } else {
        text_add_string(out, side->text);
    }
}

static void write_question(struct text *out, const struct node *node)
{
    text_add_string(out, node->kind == ANY ? "any(" : node->kind == ALL ? "all(" : "seq(");
    for (int i = 0; i < node->count; i++) {
        int within = node->within[i];
        if (i > 0 && within == 0)
            text_add_string(out, " then ");
        else if (i > 0 && within == 1)
            text_add_string(out, " next ");
        else if (i > 0)
            text_format(out, " then within %d ", within);
        write_node(out, node->conditions[i]);
    }
    text_add_string(out, ")");
}

static void write_test(struct text *out, const struct node *node)
{
    write_side(out, &node->sides[0]);
    text_add_string(out, " ");
    if (node->kind == COMPARE) {
        text_add_string(out, operators[node->operation]);
        text_add_string(out, " ");
        write_side(out, &node->sides[1]);
        return;
    }
    text_add_string(out, "in (");
    for (int i = 1; i <= node->count; i++) {
        write_side(out, &node->sides[i]);
        text_add_string(out, i < node->count ? "," : ")");
        space(out);
    }
}

static void write_leaf(struct text *out, const struct node *node)
{
    if (node->kind == ALONE || node->kind == HAS) {
        text_add_string(out, node->kind == HAS ? "has " : "");
        write_side(out, &node->sides[0]);
    } else if (node->kind == MATCH) {
        const char *text = node->sides[0].text;
        text_format(out, "comment %s /%s", node->negative ? "!~" : "=~",
                    strchr(text, '(') != NULL ? "b \\(c" : text);
        text_add_string(out, node->ignores_case ? "/i" : "/");
    } else if (node->kind == POSITION) {
        text_add_string(out, "position ~ '");
        for (int i = 0; i < node->count; i++)
            text_format(out, "%s%c%c%d", i > 0 ? " " : "", node->signs[i].sign,
                        'a' + node->signs[i].column, node->signs[i].row + 1);
        text_add_string(out, "'");
    } else if (node->kind == COMPARE || node->kind == IN) {
        write_test(out, node);
    } else {
        write_question(out, node);
    }
}

/* Write a side of && or ||, in parentheses if it needs them, and sometimes if not. */
static void write_part(struct text *out, int index, bool needed)
{
    bool parentheses = needed || below(4) == 0;
    text_add_string(out, parentheses ? "(" : "");
    write_node(out, index);
    text_add_string(out, parentheses ? ")" : "");
}

static void write_node(struct text *out, int index)
{
    const struct node *node = &nodes[index];
    space(out);
    if (node->kind == NOT) {
        text_add_string(out, "!");
        write_part(out, node->left, nodes[node->left].kind <= OR);
    } else if (node->kind <= OR) {
        write_part(out, node->left, node->kind == AND && nodes[node->left].kind == OR);
        text_add_string(out, node->kind == AND ? " && " : " || ");
        write_part(out, node->right, node->kind == AND && nodes[node->right].kind == OR);
    } else {
        write_leaf(out, node);
    }
    space(out);
}

/* ---- Evaluating --------------------------------------------------------- */

/* A value; what its type does not need is empty. */
struct value {
    bool exists, present; /* present: as what it is compared as */
    double number;
    int points[NAIVE_TAKEN], count;
    const char *text;
};

static struct value of_number(double number)
{
    return (struct value){.exists = true, .present = true, .number = number, .text = ""};
}

static struct value of_point(int point)
{
    return (struct value){.exists = point >= 0,
                          .present = point >= 0,
                          .points = {point},
                          .count = point >= 0,
                          .text = ""};
}

static struct value of_text(const char *text, bool exists)
{
    return (struct value){.exists = exists, .present = exists, .text = text};
}

static struct value of_taken(const struct naive_turn *turn)
{
    struct value value = of_point(-1);
    memcpy(value.points, turn->taken, sizeof value.points);
    value.count = turn->taken_count;
    value.exists = value.present = value.count > 0;
    return value;
}

static struct value of_row_by(const struct naive_turn *turn)
{
    return of_text(turn->made[0] && turn->made[1] ? "both"
                   : turn->made[0]                ? "white"
                   : turn->made[1]                ? "black"
                                                  : "",
                   turn->made[0] || turn->made[1]);
}

static struct value of_column(const struct naive_game *game, const struct naive_turn *turn,
                              int column)
{
    static const char *const results[] = {"*", "1-0", "0-1", "1/2-1/2"};
    struct value value;
    switch (column) {
    case 0:
        return of_number(turn->number);
    case SIDE:
        return of_text(turn->side == YINSH_WHITE ? "white" : "black", true);
    case 2:
        return of_text(turn->kind, true);
    case 3:
        return of_point(turn->from);
    case 4:
        return of_point(turn->to);
    case 5:
        return of_number(turn->flips);
    case 6:
        return of_number(turn->rows);
    case ROW_BY:
        return of_row_by(turn);
    case 8:
        return of_taken(turn);
    case 9:
        return of_number(count_cells(&turn->after, NAIVE_WHITE_MARKER));
    case 10:
        return of_number(count_cells(&turn->after, NAIVE_BLACK_MARKER));
    case 11:
        return of_number(count_moves(&turn->after, 1 - turn->side));
    case 12:
        value = of_number((double)turn->clock / 1000);
        value.exists = value.present = turn->clock >= 0;
        return value;
    case COMMENT:
        return of_text(turn->comment, turn->has_comment);
    case 14:
        return of_number(turn->legal);
    case 15:
        return of_number(game->complete);
    case 16:
        return of_text(results[naive_result(&game->last)], true);
    case ELO:
        value = of_number(strtod(game->elo, NULL));
        value.exists = game->elo[0] != '\0';
        value.present = isdigit((unsigned char)game->elo[0]) != 0;
        return value;
    default:
        return of_number(game->last.removed[YINSH_WHITE]);
    }
}

static bool evaluate(int index, const struct naive_game *game, const struct naive_turn *turn);

/* The text that a value stands for: without case for a choice, decoded. */
static const char *value_text(const char *text)
{
    static const char *const forms[][2] = {{"'good'", "good"},
                                           {"''", ""},
                                           {"'0'", "0"},
                                           {"'a/b (c)'", "a/b (c)"},
                                           {"'Bad move\\n0'", "Bad move\n0"},
                                           {"White", "white"},
                                           {NULL, NULL}};
    for (int i = 0; forms[i][0] != NULL; i++)
        if (strcmp(forms[i][0], text) == 0)
            return forms[i][1];
    return text;
}

static struct value of_side(const struct side *side, const struct naive_game *game,
                            const struct naive_turn *turn)
{
    double count = 0, first = 0;
    if (side->kind == A_COLUMN)
        return of_column(game, turn, side->column);
    if (side->kind == A_VALUE)
        return columns[side->column].type == NUMBER  ? of_number(side->number)
               : columns[side->column].type == POINT ? of_point(side->point)
                                                     : of_text(value_text(side->text), true);
    for (int i = 0; i < game->count; i++)
        if (evaluate(side->condition, game, &game->turns[i])) {
            first = count == 0 ? game->turns[i].number : first;
            count++;
        }
    struct value value = of_number(side->kind == A_COUNT ? count : first);
    value.exists = value.present = side->kind == A_COUNT || count > 0;
    return value;
}

static enum type type_of(const struct side *side)
{
    return side->kind == A_COUNT || side->kind == A_FIRST ? NUMBER : columns[side->column].type;
}

static bool ordered(enum operation operation, int order)
{
    switch (operation) {
    case EQUAL:
        return order == 0;
    case UNEQUAL:
        return order != 0;
    case LESS:
        return order < 0;
    case LESS_EQUAL:
        return order <= 0;
    case GREATER:
        return order > 0;
    default:
        return order >= 0;
    }
}

static bool compare_values(enum type type, enum operation operation, const struct value *a,
                           const struct value *b)
{
    bool share = false;
    switch (type) {
    case NUMBER:
        if (!a->present || !b->present)
            return operation == UNEQUAL;
        return ordered(operation, a->number < b->number ? -1 : a->number > b->number);
    case POINT:
        for (int i = 0; i < a->count; i++)
            for (int j = 0; j < b->count; j++)
                share |= a->points[i] == b->points[j];
        return share == (operation == EQUAL);
    default:
        return ordered(operation, strcmp(a->text, b->text));
    }
}

/* Whether a side is a number without quotation marks that is compared with a text. */
static bool is_number(const struct side *side)
{
    return side->kind == A_VALUE && columns[side->column].type == TEXT &&
           strcmp(side->text, "0") == 0;
}

/* Compare the first side of a test with another; a text is a number only if it is "0". */
static bool compare_nodes(const struct node *node, int other, enum operation operation,
                          struct value left, struct value right)
{
    enum type type = type_of(&node->sides[0]);
    if (is_number(&node->sides[0]) || is_number(&node->sides[other])) {
        left.present = strcmp(left.text, "0") == 0;
        right.present = strcmp(right.text, "0") == 0;
        type = NUMBER;
    }
    return compare_values(type, operation, &left, &right);
}

static bool contains(const char *text, const char *part, bool ignores_case)
{
    for (; *text != '\0'; text++) {
        size_t i = 0;
        while (part[i] != '\0' &&
               (ignores_case ? tolower((unsigned char)text[i]) == tolower((unsigned char)part[i])
                             : text[i] == part[i]))
            i++;
        if (part[i] == '\0')
            return true;
    }
    return false;
}

static bool evaluate_alone(const struct node *node, const struct value *value)
{
    const struct side *side = &node->sides[0];
    if (node->kind == HAS)
        return value->exists;
    if (side->kind == A_COLUMN && side->column == ELO)
        return value->exists && (value->number != 0 || !value->present);
    switch (type_of(side)) {
    case NUMBER:
        return value->present && value->number != 0;
    case POINT:
        return value->present;
    default:
        return *value->text != '\0' && strcmp(value->text, "0") != 0;
    }
}

/* Whether turns at and after one fit the conditions of a sequence from one on. */
static bool continues(const struct node *node, int condition, int turn,
                      const struct naive_game *game)
{
    if (condition == node->count)
        return true;
    for (int next = turn + 1; next < game->count; next++) {
        int within = node->within[condition];
        if (condition > 0 && within > 0 && next - turn > within)
            return false;
        if (evaluate(node->conditions[condition], game, &game->turns[next]) &&
            continues(node, condition + 1, next, game))
            return true;
    }
    return false;
}

static bool evaluate_question(const struct node *node, const struct naive_game *game)
{
    if (node->kind == SEQUENCE)
        return continues(node, 0, -1, game);
    for (int i = 0; i < game->count; i++)
        if (evaluate(node->conditions[0], game, &game->turns[i]) == (node->kind == ANY))
            return node->kind == ANY;
    return node->kind == ALL;
}

static bool evaluate(int index, const struct naive_game *game, const struct naive_turn *turn)
{
    const struct node *node = &nodes[index];
    struct value left = of_text("", false);
    if (node->kind == COMPARE || node->kind == IN || node->kind == ALONE || node->kind == HAS)
        left = of_side(&node->sides[0], game, turn);
    switch (node->kind) {
    case AND:
        return evaluate(node->left, game, turn) && evaluate(node->right, game, turn);
    case OR:
        return evaluate(node->left, game, turn) || evaluate(node->right, game, turn);
    case NOT:
        return !evaluate(node->left, game, turn);
    case COMPARE: {
        struct value right = of_side(&node->sides[1], game, turn);
        return compare_nodes(node, 1, node->operation, left, right);
    }
    case IN:
        for (int i = 1; i <= node->count; i++) {
            struct value right = of_side(&node->sides[i], game, turn);
            if (compare_nodes(node, i, EQUAL, left, right))
                return true;
        }
        return false;
    case ALONE:
    case HAS:
        return evaluate_alone(node, &left);
    case MATCH:
        return contains(turn->comment, node->sides[0].text, node->ignores_case) != node->negative;
    case POSITION:
        return naive_matches(node, &turn->after);
    default:
        return evaluate_question(node, game);
    }
}

/* ---- Comparing ---------------------------------------------------------- */

static void play_games(void)
{
    rng_state = seed;
    for (int i = 0; i < GAMES; i++) {
        struct naive start =
            naive_start(i % 7 == 3 ? YINSH_BLITZ : YINSH_STANDARD,
                        i % 5 == 4 ? YINSH_HOUSE_NO_LIMIT : YINSH_HOUSE_NONE, i % 4 == 1);
        /* Half of them begin shortly before something that is rare in games. */
        while (i % 2 == 1 && !make_up(&start, false, 2))
            start = naive_start(start.variant, start.house, false);
        play_naive_game(&games[i], &start, &seed);
    }
}

TEST(agree)
{
    static char text[16384];
    unsigned long passes[2] = {0, 0}, made = 0;
    play_games();
    for (unsigned long i = 0; i < wanted; i++) {
        char error[FILTER_ERROR] = "";
        size_t column = 0;
        struct text out = text_begin(text, sizeof text);
        node_count = 0;
        int root = make(1 + (int)below(4), false);
        write_node(&out, root);
        assert_true(out.length < sizeof text);
        struct filter *filter = filter_new(text, out.length, &column, error, sizeof error);
        if (filter == NULL)
            fail_msg("%s\ncolumn %zu: %s", text, column, error);
        for (int j = 0; j < EACH; j++) {
            const struct naive_game *game = &games[below(GAMES)];
            const struct origin origin = {"file", 1};
            enum filter_answer answer = filter_judge(filter, &origin, &game->record, &column);
            bool naive = evaluate(root, game, NULL);
            if (answer != (naive ? FILTER_PASSES : FILTER_REJECTS))
                fail_msg("%s\ngame %d: %d", text, (int)(game - games), naive);
            passes[naive]++;
        }
        made += filter->question_count > 0 || filter->uses_game;
        filter_free(filter);
    }
    print_message("%lu expressions, %lu with questions, %lu passed, %lu did not\n", wanted, made,
                  passes[1], passes[0]);
    assert_true(wanted < 100 || (passes[0] > wanted && passes[1] > wanted && made > wanted / 3));
    for (int i = 0; i < GAMES; i++)
        record_free(&games[i].record);
}

int main(int count, char *arguments[])
{
    const char *wrapped = getenv("WRAP");
    if (wrapped != NULL && *wrapped != '\0')
        wanted = 50; /* under valgrind */
    if (count > 1)
        wanted = strtoul(arguments[1], NULL, 10);
    if (count > 2)
        seed = (uint32_t)strtoul(arguments[2], NULL, 10);
    return run_defined_tests(NULL, NULL);
}
