/* SPDX-License-Identifier: BSD-2-Clause */
#include "score/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

void report_halves(struct table *table, uint64_t halves)
{
    table_begin_value(table);
    output_format(table->out, "%" PRIu64 ".%d", halves / 2, halves % 2 > 0 ? 5 : 0);
    table_end_value(table);
}

/* ---- Standings --------------------------------------------------------- */

static const char *const standings_columns[] = {
    "rank",        "player",       "games",       "wins",         "draws",
    "losses",      "points",       "score",       "rings_for",    "rings_against",
    "white_games", "white_points", "black_games", "black_points", "sonneborn_berger",
    "buchholz"};

/* Write a sum in quarter points, as 3.25, exactly. */
static void put_quarters(struct table *table, uint64_t quarters)
{
    if (quarters == PLAYER_TOO_MANY) {
        table_string(table, NULL);
        return;
    }
    table_begin_value(table);
    output_format(table->out, "%" PRIu64 ".%02d", quarters / 4, (int)(quarters % 4) * 25);
    table_end_value(table);
}

static void put_standing(struct table *table, const struct player *player, uint64_t rank)
{
    uint64_t games = player_games(player);
    table_number(table, rank);
    table_text(table, player->name.bytes, player->name.length);
    table_number(table, games);
    table_number(table, player->wins[YINSH_WHITE] + player->wins[YINSH_BLACK]);
    table_number(table, player->draws[YINSH_WHITE] + player->draws[YINSH_BLACK]);
    table_number(table, player->losses[YINSH_WHITE] + player->losses[YINSH_BLACK]);
    report_halves(table, player_halves(player));
    table_decimal(table, 50 * (double)player_halves(player) / (double)games, 1);
    table_number(table, player->rings_for);
    table_number(table, player->rings_against);
    for (int side = YINSH_WHITE; side <= YINSH_BLACK; side++) {
        table_number(table, player_games_as(player, (enum yinsh_colour)side));
        report_halves(table, player_halves_as(player, (enum yinsh_colour)side));
    }
    put_quarters(table, player->sonneborn_berger);
    put_quarters(table, player->buchholz);
}

bool report_standings(const struct players *players, enum table_format format, struct output *out)
{
    struct table table;
    size_t columns = sizeof standings_columns / sizeof standings_columns[0];
    uint64_t rank = 1;
    const struct player **order = players_by_standing(players);
    bool good = order != NULL && table_open(&table, format, standings_columns, columns, true, out);
    for (size_t i = 0; good && i < players->count; i++) {
        if (i > 0 && players_compare(order[i - 1], order[i]) != 0)
            rank = i + 1;
        put_standing(&table, order[i], rank);
    }
    good = good && table_close(&table);
    free(order);
    return good;
}

/* ---- Crosstable -------------------------------------------------------- */

/* Write points out of games, as 3.5/5, or nothing without games. */
static void put_cell(struct table *table, const struct pairing *pairing)
{
    char text[64];
    if (pairing != NULL)
        snprintf(text, sizeof text, "%" PRIu64 ".%d/%" PRIu64, pairing->halves / 2,
                 pairing->halves % 2 > 0 ? 5 : 0, pairing->games);
    table_string(table, pairing != NULL ? text : NULL);
}

bool report_crosstable(const struct players *players, enum table_format format, struct output *out)
{
    struct table table;
    char numbers[CROSSTABLE_PLAYERS][12];
    const char *columns[2 + CROSSTABLE_PLAYERS] = {"number", "player"};
    size_t shown = players->count < CROSSTABLE_PLAYERS ? players->count : CROSSTABLE_PLAYERS;
    const struct player **order = players_by_standing(players);
    for (size_t i = 0; i < shown; i++) {
        snprintf(numbers[i], sizeof numbers[i], "%d", (int)i + 1);
        columns[2 + i] = numbers[i];
    }
    bool good = order != NULL && table_open(&table, format, columns, 2 + shown, true, out);
    for (size_t row = 0; good && row < shown; row++) {
        table_number(&table, row + 1);
        table_text(&table, order[row]->name.bytes, order[row]->name.length);
        for (size_t i = 0; i < shown; i++)
            put_cell(&table, players_pairing(players, (size_t)(order[row] - players->list),
                                             (size_t)(order[i] - players->list)));
    }
    good = good && table_close(&table);
    free(order);
    return good;
}
