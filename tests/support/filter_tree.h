/* SPDX-License-Identifier: BSD-2-Clause */
/* Random trees of expressions for filters, about games of the second engine. */
#ifndef SUPPORT_FILTER_TREE_H
#define SUPPORT_FILTER_TREE_H

#include "support/naive_turns.h"

enum { NODES = 256, CONDITIONS = 4, VALUES = 4, GAMES = 96, EACH = 12 };

static struct naive_game games[GAMES];
static uint32_t seed = 1;

static inline uint32_t below(uint32_t bound)
{
    return next_random(&seed) % bound;
}

/* ---- Trees -------------------------------------------------------------- */

enum type { NUMBER, POINT, CHOICE, TEXT };

/* A column, with the values that it is compared with. */
static const struct naive_column {
    const char *name;
    enum type type;
    bool of_turn;
    uint32_t most; /* of a number */
    const char *choices[7];
} columns[] = {
    {"turn", NUMBER, true, 90, {NULL}},
    {"side", CHOICE, true, 0, {"white", "black", "White", NULL}},
    {"kind", CHOICE, true, 0, {"place", "move", "pass", "steal", "remove", NULL}},
    {"from", POINT, true, 0, {NULL}},
    {"to", POINT, true, 0, {NULL}},
    {"flips", NUMBER, true, 6, {NULL}},
    {"row", NUMBER, true, 3, {NULL}},
    {"row_by", CHOICE, true, 0, {"white", "black", "both", NULL}},
    {"ring_taken", POINT, true, 0, {NULL}},
    {"markers_white", NUMBER, true, 25, {NULL}},
    {"markers_black", NUMBER, true, 25, {NULL}},
    {"mobility", NUMBER, true, 70, {NULL}},
    {"clock", NUMBER, true, 60, {NULL}},
    {"comment", TEXT, true, 0, {"'good'", "0", "'0'", "''", "'a/b (c)'", "'Bad move\\n0'", NULL}},
    {"legal_moves", NUMBER, true, 90, {NULL}},
    {"turns", NUMBER, false, 90, {NULL}},
    {"result", CHOICE, false, 0, {"1-0", "0-1", "1/2-1/2", "*", NULL}},
    {"tag:Elo", NUMBER, false, 2500, {NULL}},
    {"white_rings", NUMBER, false, 3, {NULL}},
};

enum { COLUMNS = sizeof columns / sizeof columns[0], SIDE = 1, ROW_BY = 7, COMMENT = 13, ELO = 17 };

enum node_kind { AND, OR, NOT, COMPARE, IN, ALONE, HAS, MATCH, POSITION, ANY, ALL, SEQUENCE };
enum operation { EQUAL, UNEQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL };
static const char *const operators[] = {"==", "!=", "<", "<=", ">", ">="};

/* A column, count(...) or first(...), or a value. */
struct side {
    enum { A_COLUMN, A_COUNT, A_FIRST, A_VALUE } kind;
    int column;       /* of a column, or that of a value */
    int condition;    /* of count and first */
    double number;    /* of a value */
    int point;        /* the same */
    const char *text; /* the same */
};

/* A sign of a pattern at a column and row number less one. */
struct sign {
    char sign;
    int column, row;
};

struct node {
    enum node_kind kind;
    int left, right; /* indices of nodes */
    struct side sides[1 + VALUES];
    int count; /* of sides after the first, of conditions or of signs */
    enum operation operation;
    int conditions[CONDITIONS],
        within[CONDITIONS]; /* turns since the one before; 0 is any number */
    bool negative, ignores_case;
    struct sign signs[CONDITIONS];
};

static struct node nodes[NODES];
static int node_count;

static inline int new_node(enum node_kind kind)
{
    assert_true(node_count < NODES);
    nodes[node_count] = (struct node){.kind = kind};
    return node_count++;
}

static inline int any_point(void)
{
    int point;
    do
        point = (int)below(121);
    while (!naive_on_board(point / 11, point % 11 + 1));
    return point;
}

/* A point, mostly one that matters in some game. */
static inline int some_point(void)
{
    const struct naive_game *game = &games[below(GAMES)];
    const struct naive_turn *turn =
        &game->turns[below((uint32_t)(game->count > 0 ? game->count : 1))];
    int points[] = {turn->from, turn->to, turn->taken_count > 0 ? turn->taken[0] : -1};
    int point = game->count > 0 ? points[below(3)] : -1;
    return point >= 0 ? point : any_point();
}

static inline struct side a_value(int column)
{
    const struct naive_column *of = &columns[column];
    struct side side = {.kind = A_VALUE, .column = column};
    int count = 0;
    while (of->choices[count] != NULL)
        count++;
    if (of->type == NUMBER) {
        side.number = below(of->most + 1);
        side.number += below(6) == 0 ? 0.5 : 0;
    } else if (of->type == POINT) {
        side.point = some_point();
    } else {
        side.text = of->choices[below((uint32_t)count)];
    }
    return side;
}

static inline struct side a_column(int column)
{
    return (struct side){.kind = A_COLUMN, .column = column};
}

/* A column that may be used: outside of questions only one of the record. */
static inline int some_column(bool of_turn)
{
    int column;
    do
        column = (int)below(COLUMNS);
    while (columns[column].of_turn && !of_turn);
    return column;
}

static inline enum operation some_operator(enum type type)
{
    return (enum operation)below(type == POINT || type == CHOICE ? 2 : 6);
}

/* Another column with which one may be compared, or -1. */
static inline int partner(int column, bool of_turn)
{
    int other = some_column(of_turn);
    bool colours = (column == SIDE && other == ROW_BY) || (column == ROW_BY && other == SIDE);
    bool same = columns[other].type == columns[column].type && columns[column].type != CHOICE;
    return same || colours ? other : -1;
}

/* Where a point of the board is after a rotation by some sixths of a turn, and perhaps a reflection
 * before that; the middle is (5, 5). */
static inline void turn_board(int symmetry, int *column, int *row)
{
    int x = *column - 5, y = *row - 5;
    if (symmetry >= 6) {
        int swapped = x;
        x = y;
        y = swapped;
    }
    for (int i = 0; i < symmetry % 6; i++) {
        int before = x;
        x = x - y;
        y = before;
    }
    *column = x + 5;
    *row = y + 5;
}

/* Whether a sign allows what is on a point of a game. */
static inline bool sign_allows(char sign, const struct naive *game, int column, int row)
{
    char cell = game->board[column][row];
    int side = game->side;
    bool ring = cell == NAIVE_WHITE_RING || cell == NAIVE_BLACK_RING;
    bool marker = cell == NAIVE_WHITE_MARKER || cell == NAIVE_BLACK_MARKER;
    bool mine = cell == (side == YINSH_WHITE ? NAIVE_WHITE_RING : NAIVE_BLACK_RING) ||
                cell == (side == YINSH_WHITE ? NAIVE_WHITE_MARKER : NAIVE_BLACK_MARKER);
    /* No side is to act if the game is over. */
    if (strchr("MmTt", sign) != NULL && game->due == YINSH_DUE_OVER)
        return false;
    switch (sign) {
    case 'M':
        return ring && mine;
    case 'm':
        return marker && mine;
    case 'T':
        return ring && !mine;
    case 't':
        return marker && !mine;
    case 'O':
        return ring;
    case 'o':
        return marker;
    case '*':
        return ring || marker;
    case '?':
        return true;
    default:
        return sign == cell;
    }
}

/* Whether a position after a turn matches signs under some symmetry. */
static inline bool naive_matches(const struct node *node, const struct naive *game)
{
    for (int symmetry = 0; symmetry < 12; symmetry++) {
        bool all = true;
        for (int i = 0; i < node->count; i++) {
            int column = node->signs[i].column, row = node->signs[i].row;
            turn_board(symmetry, &column, &row);
            all = all && sign_allows(node->signs[i].sign, game, column, row);
        }
        if (all)
            return true;
    }
    return false;
}

/* Signs that mostly fit some position. */
static inline void choose_signs(struct node *node)
{
    static const char all[] = "WBwb.MTmtOo*?";
    const struct naive_game *game = &games[below(GAMES)];
    node->count = 1 + (int)below(CONDITIONS);
    for (int i = 0; i < node->count; i++) {
        struct sign *sign = &node->signs[i];
        bool taken = true;
        while (taken) {
            int point = any_point();
            *sign = (struct sign){0, point / 11, point % 11};
            taken = false;
            for (int j = 0; j < i; j++)
                taken |= node->signs[j].column == sign->column && node->signs[j].row == sign->row;
        }
        int tries = below(8) == 0 ? 0 : 50;
        do
            sign->sign = all[below(sizeof all - 1)];
        while (tries-- > 0 && !sign_allows(sign->sign, &game->last, sign->column, sign->row));
    }
}

/* ---- Making expressions ------------------------------------------------- */

static inline int make(int depth, bool of_turn);

static inline int make_question(enum node_kind kind, int depth)
{
    int node = new_node(kind);
    int count = kind == SEQUENCE ? 1 + (int)below(CONDITIONS) : 1;
    for (int i = 0; i < count; i++) {
        int condition = make(depth, true);
        nodes[node].conditions[i] = condition;
        nodes[node].within[i] = below(3) == 0 ? 0 : 1 + (int)below(1 + below(30));
    }
    nodes[node].count = count;
    return node;
}

static inline struct side a_question(int depth)
{
    struct side side = {.kind = below(2) == 0 ? A_COUNT : A_FIRST};
    side.condition = make(depth, true);
    return side;
}

static inline int make_comparison(int depth, bool of_turn)
{
    int node = new_node(COMPARE), column = some_column(of_turn), other = partner(column, of_turn);
    struct side left = a_column(column), right = a_value(column);
    enum type type = columns[column].type;
    if (!of_turn && below(2) == 0) {
        left = a_question(depth);
        type = NUMBER;
        right = below(3) == 0 ? a_question(depth) : a_value(0);
        right = below(5) == 0 ? a_column(15) : right;
    } else if (other >= 0 && below(2) == 0 && !(column == ELO && other == ELO)) {
        right = a_column(other);
    }
    bool turned = below(4) == 0;
    nodes[node].sides[0] = turned ? right : left;
    nodes[node].sides[1] = turned ? left : right;
    nodes[node].operation = some_operator(type);
    return node;
}

static inline int make_list(int depth, bool of_turn)
{
    int node = new_node(IN), column = some_column(of_turn);
    struct side side = a_column(column);
    if (!of_turn && below(3) == 0) {
        side = a_question(depth);
        column = 0;
    }
    nodes[node].sides[0] = side;
    nodes[node].count = 1 + (int)below(VALUES);
    for (int i = 1; i <= nodes[node].count; i++)
        nodes[node].sides[i] = a_value(column);
    return node;
}

static inline int make_alone(int depth, bool of_turn)
{
    int node = new_node(below(2) == 0 ? HAS : ALONE);
    struct side side = a_column(some_column(of_turn));
    if (nodes[node].kind == ALONE && !of_turn && below(2) == 0)
        side = a_question(depth);
    nodes[node].sides[0] = side;
    return node;
}

static inline int make_match(void)
{
    static const char *const texts[] = {"good", "BAD", "move", "0", "b (c"};
    int node = new_node(MATCH);
    nodes[node].sides[0] = (struct side){.kind = A_VALUE, .text = texts[below(5)]};
    nodes[node].ignores_case = below(2) == 0;
    nodes[node].negative = below(3) == 0;
    return node;
}

/* Make a tree; depth limits it. */
static inline int make(int depth, bool of_turn)
{
    uint32_t which = below(depth > 0 ? 10 : 5);
    int node;
    if (which >= 5 && which < 8) {
        node = new_node((enum node_kind)(which - 5));
        int left = make(depth - 1, of_turn), right = which == 7 ? 0 : make(depth - 1, of_turn);
        nodes[node].left = left;
        nodes[node].right = right;
        return node;
    }
    if (which >= 8 && !of_turn)
        return make_question((enum node_kind)(ANY + below(3)), depth - 1);
    if (which == 4 && of_turn) {
        if (below(2) == 0)
            return make_match();
        node = new_node(POSITION);
        choose_signs(&nodes[node]);
        return node;
    }
    return which == 3   ? make_alone(depth - 1, of_turn)
           : which == 2 ? make_list(depth - 1, of_turn)
                        : make_comparison(depth - 1, of_turn);
}

#endif
