/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

#include "page/page.h"
#include "json/value.h"

#include <inttypes.h>
#include <math.h>

enum {
    ROWS_IN_FILE = 1000, /* on average, at most */
    TEXTS_IN_FILE = 100, /* the same */
    MOST_BITS = 16       /* no more files than that number of bits can count */
};

/* Return the bits that choose one of enough files. */
static int bits_for(size_t games, size_t in_file)
{
    int bits = 0;
    while (bits < MOST_BITS && games > in_file << bits)
        bits++;
    return bits;
}

/* ---- Games --------------------------------------------------------------- */

static bool put_row(struct site *site, struct output *output, const struct site_game *game)
{
    struct words cells[ROW_CELLS];
    char id[SITE_ID];
    if (!site_game_row(site, game, cells))
        return false;
    site_game_id(game, id);
    output_format(output, "[\"%s\"", id);
    for (int i = 0; i < ROW_CELLS; i++) {
        output_string(output, ",");
        if (site_cell_is_number(i))
            output_bytes(output, cells[i].bytes, cells[i].length);
        else
            value_write(output, cells[i].bytes, cells[i].length);
    }
    output_string(output, "]");
    return true;
}

static bool put_text(struct site *site, struct output *output, const struct site_game *game)
{
    struct words text, turns;
    char id[SITE_ID];
    if (!site_game_text(site, game, &text, &turns))
        return false;
    site_game_id(game, id);
    output_format(output, "\"%s\":[", id);
    value_write(output, text.bytes, text.length);
    output_string(output, ",");
    output_bytes(output, turns.bytes, turns.length);
    output_string(output, "]");
    return true;
}

/* What the files of a kind are. */
struct parts {
    const char *kind;
    int bits;
    const char *brackets[2];
    /* Writes a game; false, and reported, on failure. */
    bool (*put)(struct site *site, struct output *output, const struct site_game *game);
};

/* One of these files. */
struct data_part {
    const struct parts *parts;
    unsigned number;
    size_t *at; /* the index of its first game, which moves on */
};

static bool put_part(struct site *site, const void *what, struct output *output)
{
    const struct data_part *part = what;
    const struct parts *parts = part->parts;
    struct escaped escaped;
    bool good = true;
    output_format(output, "yinsh.%s(%u,%s", parts->kind, part->number, parts->brackets[0]);
    escaped_begin(&escaped, output, true);
    for (size_t first = *part->at; *part->at < site->games.count && good; ++*part->at) {
        const struct site_game *game = &site->games.list[*part->at];
        if (game->id >> (SITE_ID_BITS - parts->bits) != part->number)
            break;
        output_string(&escaped.output, *part->at > first ? ",\n" : "\n");
        good = parts->put(site, &escaped.output, game);
    }
    output_flush(&escaped.output);
    output_format(output, "\n%s);\n", parts->brackets[1]);
    return good;
}

/*
 * Write the files of a kind, whose names have the bits, too: a run that is interrupted must not mix
 * files of two sizes.
 */
static bool write_parts(struct site *site, const struct parts *parts)
{
    bool good = true;
    size_t at = 0;
    for (unsigned number = 0; number < 1U << parts->bits && good; number++) {
        char name[SITE_NAME];
        struct text text = text_begin(name, SITE_NAME);
        text_format(&text, "data/%s-%d-%u.js", parts->kind, parts->bits, number);
        good = site_write_file(site, name, put_part, &(struct data_part){parts, number, &at});
    }
    return good;
}

/* ---- Players ------------------------------------------------------------- */

/* Write a name as it is in the rows of games. */
static void put_name(struct output *output, struct words name)
{
    struct bytes bytes = {.at = NULL};
    struct output visible;
    output_begin(&visible, bytes_write, &bytes);
    cli_put_visible(&visible, name, '\\', "\\\\");
    int error = output_flush(&visible);
    value_write(output, bytes.at != NULL ? bytes.at : "", bytes.length);
    if (error != 0)
        output->error = error;
    bytes_free(&bytes);
}

/* Write a rounded number, or null if it is NAN. */
static void put_rounded(struct output *output, const char *before, double number)
{
    output_string(output, before);
    if (isnan(number))
        output_string(output, "null");
    else
        output_format(output, "%.0f", number);
}

static void put_player(struct output *output, const struct site *site, size_t index)
{
    const struct player *player = site->order[index];
    const struct elo_player *elo = site->rated[player - site->players->list];
    output_string(output, index > 0 ? ",\n[" : "\n[");
    put_name(output, player->name);
    output_format(output, ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64, player_games(player),
                  player->wins[0] + player->wins[1], player->draws[0] + player->draws[1],
                  player->losses[0] + player->losses[1]);
    for (int side = 0; side < 2; side++) {
        uint64_t halves = player_halves_as(player, (enum yinsh_colour)side);
        output_format(output, ",%" PRIu64 ",%" PRIu64 "%s",
                      player_games_as(player, (enum yinsh_colour)side), halves / 2,
                      halves % 2 > 0 ? ".5" : "");
    }
    put_rounded(output, ",", elo->rated ? elo->rating : NAN);
    put_rounded(output, ",", elo->rated && elo->error >= 0 ? elo->error : NAN);
    output_string(output, "]");
}

static bool put_players(struct site *site, const void *what, struct output *output)
{
    struct escaped escaped;
    (void)what;
    output_string(output, "yinsh.players([");
    escaped_begin(&escaped, output, true);
    for (size_t i = 0; i < site->players->count; i++)
        put_player(&escaped.output, site, i);
    bool good = output_flush(&escaped.output) == 0;
    output_string(output, "\n]);\n");
    return good || site_no_memory(site);
}

/* ---- Ratings over time ----------------------------------------------------- */

/* Write the ends of the periods as strings; on an anonymous site, which has no days, their numbers.
 */
static void put_periods(struct output *output, const struct site *site)
{
    const struct history *history = &site->games.history;
    for (size_t i = 0; i < history->periods; i++) {
        output_string(output, i > 0 ? ",\"" : "\"");
        if (site->games.anonymous)
            output_format(output, "Period %zu", i + 1);
        else
            history_put_end(output, history, i);
        output_string(output, "\"");
    }
}

/* Write the ratings of a player after each period. */
static void put_rating(struct output *output, const struct site *site, size_t index)
{
    const struct history *history = &site->games.history;
    size_t player = (size_t)(site->order[index] - site->players->list);
    output_string(output, index > 0 ? ",\n[" : "\n[");
    for (size_t i = 0; i < history->periods; i++)
        put_rounded(output, i > 0 ? "," : "", history->ratings[i * site->players->count + player]);
    output_string(output, "]");
}

/* Write the ratings of the players, who are in the order of data/players.js. */
static bool put_ratings(struct site *site, const void *what, struct output *output)
{
    const struct history *history = &site->games.history;
    (void)what;
    output_string(output, "yinsh.ratings({\"periods\":[");
    put_periods(output, site);
    output_format(output, "],\"undated\":%" PRIu64 ",\"players\":[", history->undated);
    for (size_t i = 0; i < site->players->count && history->periods > 0; i++)
        put_rating(output, site, i);
    output_string(output, "\n]});\n");
    return true;
}

/* ---- Openings ------------------------------------------------------------ */

/* Columns of the report, those that are written, and whether they are numbers. */
static const struct {
    enum tree_column column;
    bool number;
} opening_cells[] = {{TREE_DEPTH, true},      {TREE_MOVE, false},    {TREE_GAMES, true},
                     {TREE_WHITE, true},      {TREE_DRAWS, true},    {TREE_BLACK, true},
                     {TREE_UNFINISHED, true}, {TREE_SCORE, true},    {TREE_LOW, true},
                     {TREE_HIGH, true},       {TREE_TURNS, true},    {TREE_LAST, false},
                     {TREE_LISTED, false},    {TREE_POSITION, false}};

static void put_opening(struct output *output, struct words line)
{
    struct words cells[TREE_COLUMNS];
    for (size_t i = 0; i < TREE_COLUMNS; i++)
        words_cut(&line, '\t', &cells[i]);
    for (size_t i = 0; i < sizeof opening_cells / sizeof opening_cells[0]; i++) {
        struct words cell = cells[opening_cells[i].column];
        output_string(output, i > 0 ? "," : "[");
        if (!opening_cells[i].number)
            value_write(output, cell.bytes, cell.length);
        else if (cell.length > 0)
            output_bytes(output, cell.bytes, cell.length);
        else
            output_string(output, "null");
    }
    output_string(output, "]");
}

static bool put_openings(struct site *site, const void *what, struct output *output)
{
    struct words rows = site_rows(site, SITE_TREE), line;
    const char *before = "\n";
    (void)what;
    output_string(output, "yinsh.openings(0,[");
    for (words_cut(&rows, '\n', &line); words_cut(&rows, '\n', &line); before = ",\n") {
        output_string(output, before);
        put_opening(output, line);
    }
    output_string(output, "\n]);\n");
    return true;
}

/* ---- All ----------------------------------------------------------------- */

/* Write how many files there are. */
static bool put_head(struct site *site, const void *what, struct output *output)
{
    (void)what;
    output_format(output, "yinsh.head({\"rows\":%d,\"records\":%d});\n", site->row_bits,
                  site->text_bits);
    return true;
}

bool site_write_data(struct site *site)
{
    site->row_bits = bits_for(site->games.count, ROWS_IN_FILE);
    site->text_bits = bits_for(site->games.count, TEXTS_IN_FILE);
    const struct parts texts = {"games", site->text_bits, {"{", "}"}, put_text};
    const struct parts rows = {"rows", site->row_bits, {"[", "]"}, put_row};
    return write_parts(site, &texts) && write_parts(site, &rows) &&
           site_write_file(site, "data/players.js", put_players, NULL) &&
           site_write_file(site, "data/ratings.js", put_ratings, NULL) &&
           site_write_file(site, "data/openings-0.js", put_openings, NULL) &&
           site_write_file(site, "data/head.js", put_head, NULL);
}
