/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/openings.h"

#include "record/symmetry.h"
#include "rules/rules.h"
#include "score/report.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

const char *const openings_sorts[] = {"games", "score", "turns", "last", "move", NULL};

static const char no_memory[] = "not enough memory";
static const char damaged[] = "these sums are not those of games";

/* A continuation of a position, or none. */
struct way {
    yinsh_action action; /* as it is shown */
    bool ends;
    struct openings_sums sums; /* of the games that continue in this way */
    struct openings_sums next; /* of the position after it */
    double key;                /* by which it is sorted, the greatest first */
};

/* A position of the line that is being shown, and its continuations. */
struct level {
    yinsh_position position; /* as it is shown */
    struct openings_sums sums;
    struct way ways[YINSH_MAX_ACTIONS + 1];
    size_t count, at;
};

enum { LINE_TEXT = (OPENINGS_DEPTH + 1) * (YINSH_ACTION_TEXT + 1) };

/* The report being written. */
struct tree {
    const struct tree_view *view;
    const struct map_entry **sorted; /* all keys */
    size_t count;
    struct table table;
    struct map shown;   /* positions of which the continuations are listed; values: the line */
    struct bytes lines; /* of these, each with its NUL */
    char line[LINE_TEXT];
    size_t lengths[OPENINGS_DEPTH + 2]; /* of the line at each depth */
    struct level *levels;               /* of each depth up to the last one that is continued */
};

/* ---- Sums of a position ------------------------------------------------ */

/* The index of the first key that is not less than one. */
static size_t find_key(const struct tree *tree, struct words key)
{
    size_t low = 0, high = tree->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (words_compare(map_key(tree->sorted[middle]), key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void add_games(struct openings_sums *sums, const struct opening_key *key, uint64_t count)
{
    sums->games[key->result] += count;
    sums->turns += (double)key->turns * (double)count;
    sums->last = key->day > sums->last ? key->day : sums->last;
}

/*
 * Add up the keys of a position, the least image, and call add() for each continuation.  Returns
 * false if a key is not valid.
 */
static bool add_up(const struct tree *tree, const yinsh_position *least, struct openings_sums *sums,
                   bool (*add)(void *context, const struct opening_key *key, uint64_t count),
                   void *context)
{
    char bytes[YINSH_POSITION_TEXT + 8];
    struct text text = text_begin(bytes, sizeof bytes);
    struct opening_key key;
    openings_begin_key(&text, least);
    *sums = (struct openings_sums){.turns = 0};
    for (size_t i = find_key(tree, (struct words){bytes, text.length}); i < tree->count; i++) {
        struct words found = map_key(tree->sorted[i]);
        uint64_t count = tree->sorted[i]->value;
        if (found.length <= text.length || memcmp(found.bytes, bytes, text.length) != 0)
            break;
        if (!openings_parse_key(found, &key))
            return false;
        add_games(sums, &key, count);
        if (add != NULL && !add(context, &key, count))
            return false;
    }
    return true;
}

/* ---- Continuations ------------------------------------------------------- */

/* A level that gets its continuations, whose keys name them in another image. */
struct collector {
    struct level *level;
    unsigned symmetries; /* from that image to the one that is shown */
    yinsh_action last;   /* of the key before */
};

static bool add_way(void *context, const struct opening_key *key, uint64_t count)
{
    struct collector *collector = context;
    struct level *level = collector->level;
    struct way *way = level->count > 0 ? &level->ways[level->count - 1] : NULL;
    if (way == NULL || way->ends != key->ends ||
        (!key->ends && !rules_same_action(collector->last, key->action))) {
        if (level->count > YINSH_MAX_ACTIONS)
            return false;
        unsigned symmetries = collector->symmetries;
        way = &level->ways[level->count++];
        *way = (struct way){.ends = key->ends};
        if (!key->ends)
            way->action = symmetry_least_action(&symmetries, key->action);
        collector->last = key->action;
    }
    add_games(&way->sums, key, count);
    return true;
}

/* Find the sums of the position after a continuation; false if it is not legal. */
static bool find_next(const struct tree *tree, const struct level *level, struct way *way)
{
    yinsh_position position = level->position;
    unsigned symmetries;
    if (rules_play(&position, way->action) != 0)
        return false;
    position = symmetry_least(&position, &symmetries);
    return add_up(tree, &position, &way->next, NULL, NULL) &&
           openings_games(&way->next) >= openings_games(&way->sums);
}

static uint64_t finished(const struct openings_sums *sums)
{
    return openings_games(sums) - sums->games[YINSH_RESULT_NONE];
}

/* The mean number of turns, or NAN. */
static double length_of(const struct openings_sums *sums)
{
    return finished(sums) > 0 ? sums->turns / (double)finished(sums) : NAN;
}

/* A number for a move, in the order in which moves are listed. */
static int move_number(yinsh_action action)
{
    return action.kind << 16 | action.from << 8 | action.to;
}

/* What a continuation is sorted by, the greatest first; NAN if it is not known. */
static double sort_key(const struct way *way, enum openings_sort sort)
{
    const uint64_t *games = way->next.games;
    if (sort == SORT_SCORE)
        return figure_score(games[YINSH_RESULT_WHITE], games[YINSH_RESULT_DRAW],
                            games[YINSH_RESULT_BLACK])
            .value;
    if (sort == SORT_TURNS)
        return length_of(&way->next);
    if (sort == SORT_LAST)
        return way->next.last > 0 ? (double)way->next.last : NAN;
    if (sort == SORT_MOVE)
        return INT32_MAX - move_number(way->action);
    return (double)openings_games(&way->next);
}

/* Compare by the key, then by the games, then by the move. */
static int compare_ways(const void *a, const void *b)
{
    const struct way *left = a, *right = b;
    uint64_t more = openings_games(&left->next), less = openings_games(&right->next);
    if (left->key != right->key)
        return left->key < right->key ? 1 : -1;
    return more != less ? (more < less) - (more > less)
                        : move_number(left->action) - move_number(right->action);
}

/* Keep the continuations that are shown, in their order; false if one is not legal. */
static bool choose_ways(const struct tree *tree, struct level *level)
{
    size_t kept = 0;
    for (size_t i = 0; i < level->count; i++) {
        struct way *way = &level->ways[i];
        if (way->ends)
            continue;
        if (!find_next(tree, level, way))
            return false;
        double key = sort_key(way, tree->view->sort);
        /* What is not known comes last in any order. */
        way->key = isnan(key) ? -INFINITY : tree->view->reverse ? -key : key;
        if (openings_games(&way->next) >= tree->view->least)
            level->ways[kept++] = *way;
    }
    level->count = kept;
    qsort(level->ways, kept, sizeof level->ways[0], compare_ways);
    return true;
}

/* Fill in the continuations of the level's position; false if a key is not valid. */
static bool fill_level(const struct tree *tree, struct level *level)
{
    struct collector collector = {.level = level, .symmetries = 0};
    unsigned symmetries;
    yinsh_position least = symmetry_least(&level->position, &symmetries);
    for (unsigned left = symmetries; left != 0; left &= left - 1)
        collector.symmetries |= 1U << symmetry_inverse(__builtin_ctz(left));
    level->count = level->at = 0;
    return add_up(tree, &least, &level->sums, add_way, &collector) && choose_ways(tree, level);
}

/* ---- Rows -------------------------------------------------------------- */

/* In the order of enum tree_column. */
static const char *const columns[TREE_COLUMNS] = {
    "depth",      "line",  "move", "played", "share", "games", "white",      "draws",  "black",
    "unfinished", "score", "low",  "high",   "turns", "last",  "transposed", "listed", "position"};
static const char *const text_columns[] = {"games", "share", "white", "draws", "black", "score",
                                           "low",   "high",  "turns", "last",  "move"};

static void put_last(struct table *table, uint64_t last)
{
    char day[32];
    struct text text = text_begin(day, sizeof day);
    text_format(&text, "%04" PRIu64 "-%02" PRIu64 "-%02" PRIu64, last / 10000, last / 100 % 100,
                last % 100);
    table_string(table, last > 0 ? day : NULL);
}

/* What a row shows. */
struct row {
    int depth;
    const struct way *way;            /* that leads to the position; NULL for the root */
    const struct openings_sums *sums; /* of the position */
    uint64_t total;                   /* games of the position before */
    const char *listed; /* the line after which the continuations are listed, or NULL */
    const yinsh_position *position;
};

static bool is_transposed(const struct row *row)
{
    return row->way != NULL && openings_games(row->sums) > openings_games(&row->way->sums);
}

static uint64_t played(const struct row *row)
{
    return openings_games(row->way != NULL ? &row->way->sums : row->sums);
}

static void put_results(struct table *table, const struct openings_sums *sums, bool all)
{
    table_number(table, sums->games[YINSH_RESULT_WHITE]);
    table_number(table, sums->games[YINSH_RESULT_DRAW]);
    table_number(table, sums->games[YINSH_RESULT_BLACK]);
    if (all)
        table_number(table, sums->games[YINSH_RESULT_NONE]);
    figure_put_score(table, sums->games[YINSH_RESULT_WHITE], sums->games[YINSH_RESULT_DRAW],
                     sums->games[YINSH_RESULT_BLACK]);
    table_decimal(table, length_of(sums), 1);
    put_last(table, sums->last);
}

static void put_share(struct table *table, const struct row *row)
{
    table_decimal(table, row->total > 0 ? 100 * (double)played(row) / (double)row->total : NAN, 1);
}

/* Write a row for people: the move is indented by its depth. */
static void put_text_row(struct tree *tree, const struct row *row)
{
    char name[YINSH_ACTION_TEXT] = "-", cell[2 * OPENINGS_DEPTH + LINE_TEXT + 64];
    struct text text = text_begin(cell, sizeof cell);
    struct table *table = &tree->table;
    table_number(table, openings_games(row->sums));
    put_share(table, row);
    put_results(table, row->sums, false);
    if (row->way != NULL)
        yinsh_action_format(row->way->action, name);
    text_format(&text, "%*s%s%s", 2 * row->depth, "", name, is_transposed(row) ? " =" : "");
    if (row->listed != NULL)
        text_format(&text, "%s %s", is_transposed(row) ? "" : " =", row->listed);
    table_string(table, cell);
}

static void put_full_row(struct tree *tree, const struct row *row)
{
    char name[YINSH_ACTION_TEXT], position[YINSH_POSITION_TEXT];
    struct table *table = &tree->table;
    if (row->way != NULL)
        yinsh_action_format(row->way->action, name);
    table_number(table, (uint64_t)row->depth);
    table_string(table, row->way != NULL ? tree->line : NULL);
    table_string(table, row->way != NULL ? name : NULL);
    table_number(table, played(row));
    put_share(table, row);
    table_number(table, openings_games(row->sums));
    put_results(table, row->sums, true);
    table_string(table, is_transposed(row) ? "yes" : "no");
    table_string(table, row->listed);
    yinsh_position_format(row->position, position);
    table_string(table, position);
}

static void put_row(struct tree *tree, const struct row *row)
{
    if (tree->view->format == TABLE_ALIGNED)
        put_text_row(tree, row);
    else
        put_full_row(tree, row);
}

/* ---- The walk ---------------------------------------------------------- */

/*
 * Get what is known of the line after which the continuations of a position are listed: its place
 * among the lines from 1, or 0 if there is none; NULL without memory.
 */
static struct map_entry *shown_at(struct tree *tree, const yinsh_position *position)
{
    char key[YINSH_POSITION_TEXT];
    unsigned symmetries;
    yinsh_position least = symmetry_least(position, &symmetries);
    size_t length = yinsh_position_format(&least, key);
    return map_add(&tree->shown, (struct words){key, length});
}

/* Append the move to the line at a depth. */
static void extend_line(struct tree *tree, int depth, yinsh_action action)
{
    char name[YINSH_ACTION_TEXT];
    size_t length = tree->lengths[depth - 1];
    struct text text = text_begin(tree->line + length, sizeof tree->line - length);
    yinsh_action_format(action, name);
    text_format(&text, "%s%s", depth > 1 ? " " : "", name);
    tree->lengths[depth] = length + text.length;
}

/*
 * Show the next continuation of the level at *depth, and enter it if it is to be continued; leave
 * the level if it has no other.
 */
static const char *step(struct tree *tree, int *depth)
{
    struct level *level = &tree->levels[*depth];
    if (level->at == level->count) {
        --*depth;
        return NULL;
    }
    const struct way *way = &level->ways[level->at++];
    yinsh_position position = level->position;
    struct row row = {*depth + 1, way, &way->next, openings_games(&level->sums), NULL, &position};
    rules_play(&position, way->action);
    extend_line(tree, *depth + 1, way->action);
    bool goes_on = false;
    if (row.depth < tree->view->depth) {
        struct map_entry *shown = shown_at(tree, &position);
        struct level *next = &level[1];
        if (shown == NULL)
            return no_memory;
        if (shown->value > 0) {
            row.listed = tree->lines.at + shown->value - 1;
        } else {
            next->position = position;
            if (!fill_level(tree, next))
                return damaged;
            goes_on = next->count > 0;
            /* Where its line is noted, for the places where the position is listed again. */
            shown->value = goes_on ? tree->lines.length + 1 : 0;
            if (goes_on && !bytes_add(&tree->lines, tree->line, strlen(tree->line) + 1))
                return no_memory;
        }
    }
    put_row(tree, &row);
    *depth += goes_on;
    return NULL;
}

static const char *walk(struct tree *tree)
{
    struct level *first = tree->levels;
    int depth = 0;
    first->position = tree->view->root;
    if (!fill_level(tree, first))
        return damaged;
    const struct row row = {
        0, NULL, &first->sums, openings_games(&first->sums), NULL, &first->position};
    put_row(tree, &row);
    const char *wrong = NULL;
    while (wrong == NULL && depth >= 0)
        wrong = step(tree, &depth);
    return wrong;
}

const char *report_openings(const struct tally *tally, const struct tree_view *view,
                            struct output *out)
{
    bool text = view->format == TABLE_ALIGNED;
    const char *wrong = no_memory;
    struct tree *tree = calloc(1, sizeof *tree);
    if (tree == NULL)
        return no_memory;
    tree->view = view;
    tree->sorted = map_sorted(&tally->counts);
    tree->count = tally->counts.count;
    tree->levels = calloc((size_t)view->depth + 1, sizeof *tree->levels);
    map_begin(&tree->shown);
    if (tree->sorted != NULL && tree->levels != NULL &&
        table_open(&tree->table, view->format, text ? text_columns : columns,
                   text ? sizeof text_columns / sizeof text_columns[0] : TREE_COLUMNS, true, out)) {
        wrong = walk(tree);
        if (!table_close(&tree->table) && wrong == NULL)
            wrong = no_memory;
    }
    free(tree->levels);
    bytes_free(&tree->lines);
    map_free(&tree->shown);
    free(tree->sorted);
    free(tree);
    return wrong;
}

const char *openings_root(const struct tally *tally, struct openings_plan *plan, bool *found)
{
    const struct map *counts = &tally->counts;
    struct openings_plan other;
    *found = false;
    for (size_t i = 0; i < counts->count; i++) {
        struct words key = map_key(&counts->entries[i]);
        if (key.bytes[0] != 'o')
            continue;
        if (!openings_parse_root(key, &other))
            return damaged;
        if (*found)
            return "these sums begin with different positions, or have different depths";
        *plan = other;
        *found = true;
    }
    return NULL;
}
