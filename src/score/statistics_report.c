/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/statistics.h"

#include "base/quantity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const char no_memory[] = "not enough memory";

/* ---- Rows -------------------------------------------------------------- */

/* What rows are made of and handed to. */
struct maker {
    const uint64_t *counts; /* of all cells */
    statistic_row_fn take;
    void *context;
};

static struct statistic_row row_of(const struct statistic_form *form, const char *item, uint64_t n)
{
    struct statistic_row row = {.figure = form->name, .title = form->title, .n = n, .portion = -1};
    snprintf(row.item, sizeof row.item, "%s", item);
    return row;
}

/* Hand on a count as a share of n, which is not 0. */
static void put_share(const struct maker *maker, const struct statistic_form *form,
                      const char *item, uint64_t count, uint64_t n)
{
    struct statistic_row row = row_of(form, item, n);
    row.counts = true;
    row.count = count;
    row.figures = figure_score(count, 0, n - count);
    row.portion = row.figures.value;
    maker->take(maker->context, &row);
}

static void put_score(const struct maker *maker, const struct statistic_form *form,
                      const char *item, const uint64_t results[3])
{
    uint64_t n = results[0] + results[1] + results[2];
    struct statistic_row row = row_of(form, item, n);
    row.figures = figure_score(results[0], results[1], results[2]);
    if (n > 0)
        maker->take(maker->context, &row);
}

static void put_list(const struct maker *maker, const struct statistic_form *form)
{
    const uint64_t *counts = maker->counts + form->first;
    uint64_t n = 0;
    for (size_t i = 0; i < form->size; i++)
        n += counts[i];
    for (size_t i = 0; i < form->size && n > 0; i++)
        put_share(maker, form, form->names[i], counts[i], n);
    if (form == &statistic_forms[STATISTIC_RESULT])
        put_score(maker, &(struct statistic_form){.name = "score", .title = "Score of White"},
                  "white",
                  (const uint64_t[]){counts[YINSH_RESULT_WHITE], counts[YINSH_RESULT_DRAW],
                                     counts[YINSH_RESULT_BLACK]});
    else if (form == &statistic_forms[STATISTIC_PLAYER] ||
             form == &statistic_forms[STATISTIC_FIRST_RING])
        put_score(maker, form, "score", counts);
}

static void put_value(const struct maker *maker, const struct statistic_form *form,
                      const char *item, uint64_t n, struct figure figure, double portion)
{
    struct statistic_row row = row_of(form, item, n);
    row.figures = figure;
    row.mean = true;
    row.portion = portion;
    maker->take(maker->context, &row);
}

/* Hand on how often numbers were counted, by steps from the least to the greatest. */
static void put_bars(const struct maker *maker, const struct statistic_form *form, uint64_t n,
                     size_t least, size_t greatest)
{
    size_t step = (size_t)form->step;
    for (size_t first = least - least % step; first <= greatest; first += step) {
        char item[ITEM_TEXT];
        uint64_t count = 0;
        for (size_t number = first; number < first + step && number < form->size; number++)
            count += maker->counts[form->first + number];
        if (step > 1)
            snprintf(item, sizeof item, "%d-%d", (int)first, (int)(first + step - 1));
        else
            snprintf(item, sizeof item, "%d", (int)first);
        put_share(maker, form, item, count, n);
    }
}

static void put_counts(const struct maker *maker, const struct statistic_form *form)
{
    const uint64_t *counts = maker->counts + form->first;
    uint64_t n = 0, sum = 0, squares = 0;
    for (size_t number = 0; number < form->size; number++) {
        n += counts[number];
        sum += number * counts[number];
        squares += number * number * counts[number];
    }
    if (n == 0)
        return;
    size_t least = figure_at(counts, 0), greatest = figure_at(counts, n - 1);
    double median = (double)(figure_at(counts, (n - 1) / 2) + figure_at(counts, n / 2)) / 2;
    put_value(maker, form, "mean", n, figure_mean(n, sum, squares), -1);
    put_value(maker, form, "median", n, (struct figure){median, NAN, NAN}, -1);
    put_value(maker, form, "min", n, (struct figure){(double)least, NAN, NAN}, -1);
    put_value(maker, form, "max", n, (struct figure){(double)greatest, NAN, NAN}, -1);
    put_bars(maker, form, n, least, greatest);
}

/* Hand on the means of all spans of turns. */
static void put_sums(const struct maker *maker, const struct statistic_form *form)
{
    const uint64_t *sums = maker->counts + form->first;
    double most = 0;
    for (size_t span = 0; span < STATISTIC_SPANS; span++)
        if (sums[3 * span] > 0)
            most = fmax(most, (double)sums[3 * span + 1] / (double)sums[3 * span]);
    for (size_t span = 0; span < STATISTIC_SPANS; span++, sums += 3) {
        char item[ITEM_TEXT];
        int first = (int)span * STATISTIC_SPAN_TURNS + 1;
        if (sums[0] == 0)
            continue;
        snprintf(item, sizeof item, "%d-%d", first, first + STATISTIC_SPAN_TURNS - 1);
        struct figure figure = figure_mean(sums[0], sums[1], sums[2]);
        put_value(maker, form, item, sums[0], figure, most > 0 ? figure.value / most : 0);
    }
}

/* Hand on how often each point was counted, as a share of the player's points. */
static void put_map(const struct maker *maker, const struct statistic_form *form)
{
    const uint64_t *counts = maker->counts + form->first;
    for (size_t side = 0; side < 2; side++, counts += YINSH_FRAME) {
        uint64_t n = 0;
        for (size_t point = 0; point < YINSH_FRAME; point++)
            n += counts[point];
        for (size_t point = 0; point < YINSH_FRAME && n > 0; point++) {
            char item[ITEM_TEXT];
            struct text text = text_begin(item, sizeof item);
            if (!yinsh_point_on_board((yinsh_point)point))
                continue;
            statistic_add_place(&text, form, side * YINSH_FRAME + point);
            put_share(maker, form, item, counts[point], n);
        }
    }
}

void statistics_rows(const uint64_t counts[STATISTIC_CELLS], bool maps, statistic_row_fn take,
                     void *context)
{
    static void (*const puts[])(const struct maker *maker, const struct statistic_form *form) = {
        [STATISTIC_LIST] = put_list,
        [STATISTIC_COUNTS] = put_counts,
        [STATISTIC_SUMS] = put_sums,
        [STATISTIC_MAP] = put_map};
    const struct maker maker = {counts, take, context};
    for (int i = 0; i < STATISTICS; i++)
        if (maps || statistic_forms[i].kind != STATISTIC_MAP)
            puts[statistic_forms[i].kind](&maker, &statistic_forms[i]);
}

/* ---- Sums of cells ----------------------------------------------------- */

uint64_t statistics_games(const uint64_t counts[STATISTIC_CELLS])
{
    const struct statistic_form *form = &statistic_forms[STATISTIC_RESULT];
    uint64_t games = 0;
    for (size_t i = 0; i < form->size; i++)
        games += counts[form->first + i];
    return games;
}

uint64_t statistics_sum_map(const uint64_t *map, uint64_t *most)
{
    uint64_t sum = 0;
    *most = 0;
    for (unsigned point = 0; point < YINSH_FRAME; point++) {
        uint64_t count = statistics_at_point(map, point);
        *most = count > *most ? count : *most;
        sum += count;
    }
    return sum;
}

/* ---- Groups ------------------------------------------------------------ */

/* Cut the name of a group's column from its word; the value follows it. */
static bool cut_column(struct words *group, char room[PLAYER_NAME], struct words *name,
                       struct words *value)
{
    struct words word;
    words_cut(group, ' ', &word);
    return tally_parse_word(word, room, value) && words_cut(value, '=', name);
}

/* Whether two groups have the same columns. */
static bool have_same_columns(struct words a, struct words b)
{
    while (a.length > 0 && b.length > 0) {
        char room[2][PLAYER_NAME];
        struct words names[2], values[2];
        if (!cut_column(&a, room[0], &names[0], &values[0]) ||
            !cut_column(&b, room[1], &names[1], &values[1]) || !words_equal(names[0], names[1]))
            return false;
    }
    return a.length == b.length;
}

/* The keys of a group, which follow each other. */
struct group_keys {
    struct words group;
    const struct map_entry *const *first;
    size_t count;
};

/* Compare groups with the same columns by the values of these. */
static int compare_groups(const void *a, const void *b)
{
    struct words left = ((const struct group_keys *)a)->group;
    struct words right = ((const struct group_keys *)b)->group;
    int order = 0;
    while (order == 0 && left.length > 0) {
        char room[2][PLAYER_NAME];
        struct words name, one, two;
        if (cut_column(&left, room[0], &name, &one) && cut_column(&right, room[1], &name, &two))
            order = quantity_order(one, two, column_is_date(name));
    }
    return order;
}

/* Find the groups of sorted keys; returns how many there are, or 0 if their columns differ. */
static size_t find_groups(const struct map_entry *const *sorted, size_t count,
                          struct group_keys *groups)
{
    size_t found = 0, cell;
    for (size_t i = 0; i < count; i++) {
        struct words group = {NULL, 0};
        (void)statistics_parse(map_key(sorted[i]), &group, &cell);
        bool more = found > 0 && words_equal(groups[found - 1].group, group);
        if (found > 0 && !more && !have_same_columns(groups[found - 1].group, group))
            return 0;
        if (!more)
            groups[found++] = (struct group_keys){group, &sorted[i], 0};
        groups[found - 1].count++;
    }
    return found;
}

/* Hand a group to a function; all counts are zero, before and after it. */
static void take_group(const struct group_keys *keys, uint64_t *counts, statistic_group_fn take,
                       void *context)
{
    struct words group;
    size_t cell = 0;
    for (size_t i = 0; i < keys->count; i++) {
        (void)statistics_parse(map_key(keys->first[i]), &group, &cell);
        counts[cell] = keys->first[i]->value;
    }
    take(context, keys->group, counts);
    memset(counts, 0, STATISTIC_CELLS * sizeof *counts);
}

const char *statistics_groups(const struct tally *tally, statistic_group_fn take, void *context)
{
    size_t count = tally->counts.count, found = 0;
    const struct map_entry **sorted = map_sorted(&tally->counts);
    uint64_t *counts = calloc(STATISTIC_CELLS, sizeof *counts);
    struct group_keys *groups = calloc(count + 1, sizeof *groups);
    const char *wrong = NULL;
    if (sorted == NULL || counts == NULL || groups == NULL)
        wrong = no_memory;
    else if ((found = find_groups(sorted, count, groups)) == 0 && count > 0)
        wrong = "these sums are grouped in different ways";
    if (found > 0)
        qsort(groups, found, sizeof *groups, compare_groups);
    for (size_t i = 0; i < found; i++)
        take_group(&groups[i], counts, take, context);
    free(sorted);
    free(groups);
    free(counts);
    return wrong;
}

/* ---- A table ----------------------------------------------------------- */

enum { OWN_COLUMNS = 7 };

static const char *const own_columns[OWN_COLUMNS] = {"figure", "item", "n",   "count",
                                                     "value",  "low",  "high"};

/* A table being written. */
struct report {
    enum table_format format;
    struct output *out;
    struct table table;
    bool begun, failed;
    struct words group; /* of the rows */
    const char *columns[GROUP_COLUMNS + OWN_COLUMNS];
    char names[GROUP_COLUMNS][GROUP_WORD]; /* of the columns of groups */
};

/* Begin the table with the columns of a group. */
static void begin_table(struct report *report, struct words group)
{
    char room[PLAYER_NAME];
    struct words name, value;
    size_t count = 0;
    for (; group.length > 0; count++) {
        struct text text = text_begin(report->names[count], sizeof report->names[count]);
        cut_column(&group, room, &name, &value);
        text_add(&text, name.bytes, name.length);
        report->columns[count] = report->names[count];
    }
    for (size_t i = 0; i < OWN_COLUMNS; i++)
        report->columns[count++] = own_columns[i];
    report->begun = true;
    report->failed =
        !table_open(&report->table, report->format, report->columns, count, true, report->out);
}

static void put_table_row(void *context, const struct statistic_row *row)
{
    struct report *report = context;
    struct table *table = &report->table;
    char room[PLAYER_NAME];
    struct words name, value;
    for (struct words group = report->group; group.length > 0;) {
        cut_column(&group, room, &name, &value);
        table_text(table, value.bytes, value.length);
    }
    table_string(table, row->figure);
    table_string(table, row->item);
    table_number(table, row->n);
    table_number_if(table, row->counts, row->count);
    figure_put(table, row->figures, 1, row->mean ? 2 : 4);
}

static void put_table_group(void *context, struct words group,
                            const uint64_t counts[STATISTIC_CELLS])
{
    struct report *report = context;
    if (!report->begun)
        begin_table(report, group);
    report->group = group;
    if (!report->failed)
        statistics_rows(counts, true, put_table_row, report);
}

const char *report_statistics(const struct tally *tally, enum table_format format,
                              struct output *out)
{
    struct report *report = calloc(1, sizeof *report);
    if (report == NULL)
        return no_memory;
    report->format = format;
    report->out = out;
    const char *wrong = statistics_groups(tally, put_table_group, report);
    if (wrong == NULL && !report->begun)
        begin_table(report, (struct words){NULL, 0});
    bool good = !report->begun || (!report->failed && table_close(&report->table));
    free(report);
    return wrong != NULL ? wrong : good ? NULL : no_memory;
}
