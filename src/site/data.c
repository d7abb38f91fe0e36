/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/data.h"

#include "messages/put_text.h"
#include "page/escape.h"
#include "score/opening_tree.h"
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

/* Write the name of a file with a part of the games: the bits are a part of it, since a run that is
 * interrupted must not mix files of two sizes. */
static void name_part(char name[SITE_NAME], const char *kind, int bits, unsigned part)
{
    struct text text = text_begin(name, SITE_NAME);
    text_format(&text, "data/%s-%d-%u.js", kind, bits, part);
}

static bool plan_parts(struct site *site, const char *kind, int bits)
{
    char name[SITE_NAME];
    bool good = true;
    for (unsigned part = 0; part < 1U << bits && good; part++) {
        name_part(name, kind, bits, part);
        good = site_folder_plan(&site->folder, name);
    }
    return good;
}

bool site_plan_data(struct site *site)
{
    site->row_bits = bits_for(site->games.count, ROWS_IN_FILE);
    site->text_bits = bits_for(site->games.count, TEXTS_IN_FILE);
    return plan_parts(site, "rows", site->row_bits) && plan_parts(site, "games", site->text_bits) &&
           site_folder_plan(&site->folder, "data/head.js") &&
           site_folder_plan(&site->folder, "data/players.js") &&
           site_folder_plan(&site->folder, "data/ratings.js") &&
           site_folder_plan(&site->folder, "data/openings-0.js");
}

/* ---- Games --------------------------------------------------------------- */

/* Writes a game of a part; false, and reported, on failure. */
typedef bool (*put_fn)(struct cli *cli, struct site *site, struct output *output,
                       const struct site_game *game);

static void put_string(struct output *output, struct words words)
{
    value_write(output, words.bytes, words.length);
}

static bool put_row(struct cli *cli, struct site *site, struct output *output,
                    const struct site_game *game)
{
    struct words cells[ROW_CELLS];
    char id[SITE_ID];
    if (!site_game_row(cli, &site->games, game, cells))
        return false;
    site_game_id(game, id);
    output_format(output, "[\"%s\"", id);
    for (int i = 0; i < ROW_CELLS; i++) {
        output_string(output, ",");
        if (site_cell_is_number(i))
            output_bytes(output, cells[i].bytes, cells[i].length);
        else
            put_string(output, cells[i]);
    }
    output_string(output, "]");
    return true;
}

static bool put_text(struct cli *cli, struct site *site, struct output *output,
                     const struct site_game *game)
{
    struct words text, turns;
    char id[SITE_ID];
    if (!site_game_text(cli, &site->games, game, &text, &turns))
        return false;
    site_game_id(game, id);
    output_format(output, "\"%s\":[", id);
    put_string(output, text);
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
    put_fn put;
};

/* Write one of the files, whose first game has an index, which moves on. */
static bool write_part(struct cli *cli, struct site *site, const struct parts *parts, unsigned part,
                       size_t *at)
{
    struct site_file file;
    struct escaped escaped;
    char name[SITE_NAME];
    bool good = true;
    name_part(name, parts->kind, parts->bits, part);
    struct output *output = site_file_begin(cli, &site->folder, &file, name);
    if (output == NULL)
        return false;
    output_format(output, "yinsh.%s(%u,%s", parts->kind, part, parts->brackets[0]);
    escaped_begin_json(&escaped, output);
    for (size_t first = *at; *at < site->games.count && good; ++*at) {
        const struct site_game *game = &site->games.list[*at];
        if (game->id >> (SITE_ID_BITS - parts->bits) != part)
            break;
        output_string(&escaped.output, *at > first ? ",\n" : "\n");
        good = parts->put(cli, site, &escaped.output, game);
    }
    output_flush(&escaped.output);
    output_format(output, "\n%s);\n", parts->brackets[1]);
    return site_file_end(cli, &site->folder, &file, good);
}

static bool write_parts(struct cli *cli, struct site *site, const struct parts *parts)
{
    bool good = true;
    size_t at = 0;
    for (unsigned part = 0; part < 1U << parts->bits && good; part++)
        good = write_part(cli, site, parts, part, &at);
    return good;
}

/* ---- Players ------------------------------------------------------------- */

static void put_points(struct output *output, uint64_t halves)
{
    output_format(output, ",%" PRIu64 "%s", halves / 2, halves % 2 > 0 ? ".5" : "");
}

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
        output_format(output, ",%" PRIu64, player_games_as(player, (enum yinsh_colour)side));
        put_points(output, player_halves_as(player, (enum yinsh_colour)side));
    }
    if (elo->rated)
        output_format(output, ",%.0f", elo->rating);
    else
        output_string(output, ",null");
    if (elo->rated && elo->error >= 0)
        output_format(output, ",%.0f]", elo->error);
    else
        output_string(output, ",null]");
}

static bool write_players(struct cli *cli, struct site *site)
{
    struct site_file file;
    struct escaped escaped;
    struct output *output = site_file_begin(cli, &site->folder, &file, "data/players.js");
    if (output == NULL)
        return false;
    output_string(output, "yinsh.players([");
    escaped_begin_json(&escaped, output);
    for (size_t i = 0; i < site->players->count; i++)
        put_player(&escaped.output, site, i);
    bool good = output_flush(&escaped.output) == 0;
    output_string(output, "\n]);\n");
    return site_file_end(cli, &site->folder, &file, good || site_no_memory(cli));
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
static void put_ratings(struct output *output, const struct site *site, size_t index)
{
    const struct history *history = &site->games.history;
    size_t player = (size_t)(site->order[index] - site->players->list);
    output_string(output, index > 0 ? ",\n[" : "\n[");
    for (size_t i = 0; i < history->periods; i++) {
        double rating = history->ratings[i * site->players->count + player];
        output_string(output, i > 0 ? "," : "");
        if (isnan(rating))
            output_string(output, "null");
        else
            output_format(output, "%.0f", rating);
    }
    output_string(output, "]");
}

/* Write the ratings of the players, who are in the order of data/players.js. */
static bool write_ratings(struct cli *cli, struct site *site)
{
    const struct history *history = &site->games.history;
    struct site_file file;
    struct output *output = site_file_begin(cli, &site->folder, &file, "data/ratings.js");
    if (output == NULL)
        return false;
    output_string(output, "yinsh.ratings({\"periods\":[");
    put_periods(output, site);
    output_format(output, "],\"undated\":%" PRIu64 ",\"players\":[", history->undated);
    for (size_t i = 0; i < site->players->count && history->periods > 0; i++)
        put_ratings(output, site, i);
    output_string(output, "\n]});\n");
    return site_file_end(cli, &site->folder, &file, true);
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
            put_string(output, cell);
        else if (cell.length > 0)
            output_bytes(output, cell.bytes, cell.length);
        else
            output_string(output, "null");
    }
    output_string(output, "]");
}

static bool write_openings(struct cli *cli, struct site *site, struct words rows)
{
    struct site_file file;
    struct words line;
    const char *before = "\n";
    struct output *output = site_file_begin(cli, &site->folder, &file, "data/openings-0.js");
    if (output == NULL)
        return false;
    output_string(output, "yinsh.openings(0,[");
    for (words_cut(&rows, '\n', &line); words_cut(&rows, '\n', &line); before = ",\n") {
        output_string(output, before);
        put_opening(output, line);
    }
    output_string(output, "\n]);\n");
    return site_file_end(cli, &site->folder, &file, true);
}

/* ---- All ----------------------------------------------------------------- */

static bool write_head(struct cli *cli, struct site *site)
{
    struct site_file file;
    struct output *output = site_file_begin(cli, &site->folder, &file, "data/head.js");
    if (output == NULL)
        return false;
    output_format(output, "yinsh.head({\"rows\":%d,\"records\":%d});\n", site->row_bits,
                  site->text_bits);
    return site_file_end(cli, &site->folder, &file, true);
}

bool site_write_data(struct cli *cli, struct site *site)
{
    const struct parts texts = {"games", site->text_bits, {"{", "}"}, put_text};
    const struct parts rows = {"rows", site->row_bits, {"[", "]"}, put_row};
    bool good = write_parts(cli, site, &texts) && write_parts(cli, site, &rows) &&
                write_players(cli, site) && write_ratings(cli, site) &&
                write_openings(cli, site, site_rows(site, SITE_TREE));
    /* It states how many files there are. */
    return good && write_head(cli, site);
}
