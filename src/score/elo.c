/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/report.h"

#include <math.h>
#include <stdlib.h>

/* Points of rating for each unit of strength, 400 / ln 10: ten to one is 400 apart. */
static const double SCALE = 173.71779276130073;

static const char *const columns[] = {"rank",  "player", "rating",   "error",
                                      "games", "points", "opponents"};

/* A rating in tenths, as it is displayed and ranked: smaller differences come from rounding. */
static long long tenths(double rating)
{
    return llround(10 * rating);
}

static int compare(const void *a, const void *b)
{
    const struct elo_player *left = a, *right = b;
    if (left->rated != right->rated)
        return left->rated ? -1 : 1;
    long long difference = left->rated ? tenths(right->rating) - tenths(left->rating) : 0;
    /* The list of players is in the order of their names. */
    return difference != 0 ? (difference > 0 ? 1 : -1)
                           : (left->player > right->player) - (left->player < right->player);
}

/* Rate the members of the group, and count only their games within it. */
static void take_ratings(struct elo *elo, const struct players *players, const struct group *group,
                         const double *strengths, const double *errors)
{
    for (size_t i = 0; i < group->count; i++)
        elo->list[group->members[i]].rated = true;
    for (size_t i = 0; i < group->count; i++) {
        uint32_t index = group->members[i];
        struct elo_player *player = &elo->list[index];
        double sum = 0, games = 0;
        player->games = player->halves = 0;
        for (size_t k = players->first[index]; k < players->first[index + 1]; k++) {
            const struct pairing *pairing = &players->pairings[k];
            player->games += elo->list[pairing->opponent].rated ? pairing->games : 0;
            player->halves += elo->list[pairing->opponent].rated ? pairing->halves : 0;
        }
        for (size_t k = group->first[i]; k < group->first[i + 1]; k++) {
            sum += group->edges[k].games * strengths[group->edges[k].other];
            games += group->edges[k].games;
        }
        player->rating = ELO_MEAN + SCALE * strengths[i];
        player->error = errors[i] < 0 ? -1 : REPORT_WIDTH * SCALE * errors[i];
        player->opponents = ELO_MEAN + SCALE * sum / games;
    }
}

/* Rate the group, with errors or without; false without memory. */
static bool rate(struct elo *elo, const struct players *players, const struct group *group,
                 bool has_errors)
{
    size_t n = group->count;
    double *strengths = calloc(n, sizeof *strengths), *errors = calloc(n, sizeof *errors);
    elo->rated = n;
    elo->estimated = n > ELO_EXACT_PLAYERS;
    bool good = strengths != NULL && errors != NULL &&
                fit_strengths(group, strengths, &elo->settled) &&
                (!has_errors || fit_errors(group, strengths, !elo->estimated, errors));
    for (size_t i = 0; i < n && good && !has_errors; i++)
        errors[i] = -1;
    if (good)
        take_ratings(elo, players, group, strengths, errors);
    free(strengths);
    free(errors);
    return good;
}

struct elo *elo_new(const struct players *players, bool has_errors)
{
    struct group group = {.count = 0};
    struct elo *elo = calloc(1, sizeof *elo);
    if (elo == NULL)
        return NULL;
    elo->settled = true;
    elo->list = calloc(players->count + 1, sizeof *elo->list);
    elo->count = players->count;
    for (size_t i = 0; elo->list != NULL && i < players->count; i++) {
        elo->list[i].player = &players->list[i];
        for (size_t k = players->first[i]; k < players->first[i + 1]; k++) {
            elo->list[i].games += players->pairings[k].games;
            elo->list[i].halves += players->pairings[k].halves;
        }
    }
    bool good = elo->list != NULL && group_find(players, &group) &&
                (group.count == 0 || rate(elo, players, &group, has_errors));
    group_free(&group);
    if (good) {
        qsort(elo->list, elo->count, sizeof *elo->list, compare);
        return elo;
    }
    elo_free(elo);
    return NULL;
}

void elo_free(struct elo *elo)
{
    if (elo == NULL)
        return;
    free(elo->list);
    free(elo);
}

/* ---- Report ------------------------------------------------------------ */

static void put_tenths(struct table *table, bool known, double number)
{
    table_decimal(table, known ? (double)tenths(number) / 10 : NAN, 1);
}

static void put_player(struct table *table, const struct elo_player *player, uint64_t rank)
{
    table_number_if(table, player->rated, rank);
    table_text(table, player->player->name.bytes, player->player->name.length);
    put_tenths(table, player->rated, player->rating);
    put_tenths(table, player->rated && player->error >= 0, player->error);
    table_number(table, player->games);
    report_halves(table, player->halves);
    put_tenths(table, player->rated, player->opponents);
}

bool report_elo(const struct elo *elo, enum table_format format, struct output *out)
{
    struct table table;
    uint64_t rank = 1;
    if (!table_open(&table, format, columns, sizeof columns / sizeof columns[0], true, out))
        return false;
    for (size_t i = 0; i < elo->count; i++) {
        if (i > 0 && tenths(elo->list[i].rating) != tenths(elo->list[i - 1].rating))
            rank = i + 1;
        put_player(&table, &elo->list[i], rank);
    }
    return table_close(&table);
}
