/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/report.h"

#include "base/text.h"

#include <math.h>
#include <stdlib.h>

enum { YEAR = 12 /* months */ };

/* Months of a period: the last one leaves fewer than HISTORY_PERIODS up to the year 9999. */
static const uint32_t lengths[] = {1,          3,          YEAR,       2 * YEAR,
                                   5 * YEAR,   10 * YEAR,  20 * YEAR,  50 * YEAR,
                                   100 * YEAR, 200 * YEAR, 500 * YEAR, 1000 * YEAR};

enum { LENGTHS = sizeof lengths / sizeof lengths[0] };

bool history_add(struct history *history, const struct tally *tally, struct words key, uint32_t day,
                 struct lines_fault *fault)
{
    const struct map *counts = &tally->counts;
    const struct map_entry *entry = map_find(counts, key);
    if (day / 100 % 100 == 0 || entry == NULL) {
        history->undated += entry != NULL;
        return true;
    }
    struct history_game *games =
        array_grow(history->games, history->count, &history->room, sizeof *history->games, 1024);
    if (games == NULL)
        return lines_refuse(fault, "not enough memory");
    history->games = games;
    history->games[history->count++] = (struct history_game){
        day / 10000 * YEAR + day / 100 % 100 - 1, (uint32_t)(entry - counts->entries)};
    return true;
}

static int compare_months(const void *a, const void *b)
{
    const struct history_game *left = a, *right = b;
    return (left->month > right->month) - (left->month < right->month);
}

/* Note the periods of a length in which there are games; false if there are too many. */
static bool find_periods(struct history *history, uint32_t length)
{
    history->length = length;
    history->periods = 0;
    for (size_t i = 0; i < history->count; i++) {
        uint32_t end = (history->games[i].month / length + 1) * length - 1;
        if (history->periods > 0 && history->ends[history->periods - 1] == end)
            continue;
        if (history->periods == HISTORY_PERIODS)
            return false;
        history->ends[history->periods++] = end;
    }
    return true;
}

/* Store the ratings by the games so far; false without memory. */
static bool rate(const struct tally *so_far, const struct players *players, double *ratings)
{
    struct players *playing = players_new(so_far);
    struct elo *elo = playing != NULL ? elo_new(playing, false) : NULL;
    for (size_t i = 0; i < players->count; i++)
        ratings[i] = NAN;
    for (size_t i = 0; elo != NULL && i < elo->rated; i++)
        ratings[map_find(&players->names, elo->list[i].player->name)->value] = elo->list[i].rating;
    bool good = elo != NULL;
    elo_free(elo);
    players_free(playing);
    return good;
}

bool history_rate(struct history *history, const struct tally *tally, const struct players *players)
{
    const struct map *counts = &tally->counts;
    struct lines_fault fault;
    size_t at = 0, length = 0;
    if (history->count > 0)
        qsort(history->games, history->count, sizeof *history->games, compare_months);
    while (length < LENGTHS && !find_periods(history, lengths[length]))
        length++;
    if (history->periods < 2) {
        history->periods = 0;
        return true;
    }
    struct tally *so_far = tally_new(NULL, NULL);
    history->ratings = calloc(history->periods * players->count, sizeof *history->ratings);
    bool good = so_far != NULL && history->ratings != NULL;
    for (size_t i = 0; i < history->periods && good; i++) {
        for (; good && at < history->count && history->games[at].month <= history->ends[i]; at++)
            good = tally_add(so_far, map_key(&counts->entries[history->games[at].key]), 1, NULL,
                             &fault);
        good = good && rate(so_far, players, history->ratings + i * players->count);
    }
    tally_free(so_far);
    return good;
}

void history_put_end(struct output *output, const struct history *history, size_t period)
{
    uint32_t end = history->ends[period];
    output_format(output, "%04u", (unsigned)end / YEAR);
    if (history->length < YEAR)
        output_format(output, "-%02u", (unsigned)end % YEAR + 1);
}
