/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/report.h"

#include "messages/messages.h"
#include "rules/rules.h"

#include <math.h>
#include <stdlib.h>

static const char *const columns[] = {"group", "item", "value", "share"};

/* ---- Values ------------------------------------------------------------ */

/* Write a count and its share of a total, if that is not 0. */
static void put_count(struct table *table, const char *group, const char *item, uint64_t count,
                      uint64_t total)
{
    table_string(table, group);
    table_string(table, item);
    table_number(table, count);
    table_decimal(table, total > 0 ? (double)count / (double)total : NAN, 4);
}

/* Write a number without a share; NAN is no value. */
static void put_value(struct table *table, const char *group, const char *item, double number,
                      int digits)
{
    table_string(table, group);
    table_string(table, item);
    table_decimal(table, number, digits);
    table_string(table, NULL);
}

/* Write the counts of all names of a list, with their shares of the sum. */
static void put_list(struct table *table, const struct tally *tally, const char *kind,
                     const char *const names[])
{
    uint64_t total = 0;
    for (size_t i = 0; names[i] != NULL; i++)
        total += tally_count_of(tally, kind, names[i]);
    for (size_t i = 0; names[i] != NULL; i++)
        put_count(table, kind, names[i], tally_count_of(tally, kind, names[i]), total);
}

/* ---- Lengths ----------------------------------------------------------- */

/* The number of games by their number of turns. */

static void put_lengths(struct table *table, const uint64_t *lengths)
{
    double min = NAN, median = NAN, mean = NAN, max = NAN, sum = 0;
    uint64_t all = 0;
    for (size_t turns = 0; turns <= TALLY_TURNS; turns++) {
        all += lengths[turns];
        sum += (double)turns * (double)lengths[turns];
    }
    if (all > 0) {
        min = (double)figure_at(lengths, 0);
        median = (double)(figure_at(lengths, (all - 1) / 2) + figure_at(lengths, all / 2)) / 2;
        mean = sum / (double)all;
        max = (double)figure_at(lengths, all - 1);
    }
    put_count(table, "turns", "games", all, 0);
    put_value(table, "turns", "min", min, 0);
    put_value(table, "turns", "median", median, 1);
    put_value(table, "turns", "mean", mean, 2);
    put_value(table, "turns", "max", max, 0);
}

/* ---- The first player -------------------------------------------------- */

static void put_first(struct table *table, uint64_t wins, uint64_t draws, uint64_t losses)
{
    struct figure score = figure_score(wins, draws, losses);
    put_count(table, "first", "games", wins + draws + losses, 0);
    put_value(table, "first", "score", score.value, 4);
    put_value(table, "first", "low", score.low, 4);
    put_value(table, "first", "high", score.high, 4);
}

/* ---- Faults ------------------------------------------------------------ */

/*
 * Write the codes of the faults, the most frequent first: how many faults there are with their
 * share of all, and how many records have any with their share of all records.
 */
static void put_faults(struct table *table, const struct tally *tally)
{
    struct fault_count counted[FAULT_COUNT];
    yinsh_fault codes[FAULT_COUNT];
    uint64_t faults = 0, records = 0;
    tally_get_faults(tally, counted);
    size_t count = cli_counted_codes(counted, codes);
    for (size_t i = 0; i < count; i++)
        faults += counted[codes[i]].faults;
    for (size_t i = 0; names_of_status[i] != NULL; i++)
        records += tally_count_of(tally, "status", names_of_status[i]);
    for (size_t i = 0; i < count; i++)
        put_count(table, "faults", yinsh_fault_name(codes[i]), counted[codes[i]].faults, faults);
    for (size_t i = 0; i < count; i++)
        put_count(table, "faulty", yinsh_fault_name(codes[i]), counted[codes[i]].records, records);
}

/* ---- The report -------------------------------------------------------- */

static void put_all(struct table *table, const struct tally *tally, const uint64_t *lengths,
                    uint64_t named)
{
    uint64_t unnamed = tally_count(tally, "unnamed");
    put_list(table, tally, "status", names_of_status);
    put_list(table, tally, "result", names_of_result);
    put_list(table, tally, "end", names_of_end);
    put_lengths(table, lengths);
    put_first(table, tally_count(tally, "result 1-0"), tally_count(tally, "result 1/2-1/2"),
              tally_count(tally, "result 0-1"));
    put_count(table, "players", "named", named, named + unnamed);
    put_count(table, "players", "unnamed", unnamed, named + unnamed);
    put_faults(table, tally);
}

bool report_summary(const struct tally *tally, enum table_format format, struct output *out)
{
    struct table table;
    const struct map *counts = &tally->counts;
    uint64_t named = 0, turns;
    uint64_t *lengths = calloc(TALLY_TURNS + 1, sizeof *lengths); /* games by their turns */
    if (lengths == NULL)
        return false;
    for (size_t i = 0; i < counts->count; i++) {
        const struct map_entry *entry = &counts->entries[i];
        if (tally_parse_turns(map_key(entry), &turns))
            lengths[turns] += entry->value;
        else if (tally_is_game(map_key(entry)))
            named += entry->value;
    }
    bool good = table_open(&table, format, columns, sizeof columns / sizeof columns[0], true, out);
    if (good)
        put_all(&table, tally, lengths, named);
    good = good && table_close(&table);
    free(lengths);
    return good;
}
