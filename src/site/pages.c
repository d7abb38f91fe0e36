/* SPDX-License-Identifier: BSD-2-Clause */
/* Their HTML, style sheet and script are files of their own beside this. */
#include "site/site.h"

#include "page/page.h"
#include "picture/svg.h"

#include <stdlib.h>

enum { SHOWN = 100 /* rows of a table that may be long */ };

#include "src/site/files.inc"

/* The pages; the front page comes last. */
static const struct page {
    const char *key, *file, *name;
    struct words main;
} pages[] = {
    {"games", "games.html", "Games", {games_html, sizeof games_html}},
    {"players", "players.html", "Players", {players_html, sizeof players_html}},
    {"openings", "openings.html", "Openings", {openings_html, sizeof openings_html}},
    {"statistics", "statistics.html", "Statistics", {statistics_html, sizeof statistics_html}},
    {"index", "index.html", "Overview", {index_html, sizeof index_html}},
};

/* What writes a page. */
struct writer {
    struct site *site;
    const struct page *page;
    bool failed;
};

/* ---- The summary --------------------------------------------------------- */

/* What the items of groups of the summary are called; an item without a line keeps its name. */
static const struct {
    const char *group, *item, *label;
} labels[] = {
    {"status", "ok", "Good records"},
    {"status", "mismatch", "Records that contradict their games"},
    {"status", "illegal", "Records that break a rule"},
    {"status", "malformed", "Records that cannot be read"},
    {"players", "named", "Finished games of two named players"},
    {"players", "unnamed", "Other finished games"},
    {"turns", "games", "Finished games"},
    {"turns", "min", "Turns of the shortest game"},
    {"turns", "median", "Median of the turns"},
    {"turns", "mean", "Mean of the turns"},
    {"turns", "max", "Turns of the longest game"},
    {"first", "games", "Games that end with a result"},
    {"first", "score", "Score of White, who moves first"},
    {"first", "low", "95% interval of that score, from"},
    {"first", "high", "95% interval of that score, to"},
    {"result", "*", "No result"},
    {"result", "1-0", "White wins (1-0)"},
    {"result", "0-1", "Black wins (0-1)"},
    {"result", "1/2-1/2", "Draw (1/2-1/2)"},
};

static struct words label_of(struct words group, struct words item)
{
    for (size_t i = 0; i < sizeof labels / sizeof labels[0]; i++)
        if (words_are(group, labels[i].group) && words_are(item, labels[i].item))
            return words_of(labels[i].label);
    return item;
}

/* Append the rows of a group of the summary: item, number and share in percent. */
static void add_group(struct output *rows, const struct site *site, const char *group)
{
    struct words rest = site_rows(site, SITE_SUMMARY), row, cells[4];
    while (words_cut(&rest, '\n', &row)) {
        for (int i = 0; i < 4; i++)
            words_cut(&row, '\t', &cells[i]);
        if (!words_are(cells[0], group))
            continue;
        struct words label = label_of(cells[0], cells[1]);
        output_bytes(rows, label.bytes, label.length);
        output_string(rows, "\t");
        output_bytes(rows, cells[2].bytes, cells[2].length);
        output_string(rows, "\t");
        if (cells[3].length > 0)
            output_format(rows, "%.1f%%", 100 * strtod(cells[3].bytes, NULL));
        output_string(rows, "\n");
    }
}

/* The tables of groups of the summary, of which a key may have several. */
static const struct group_table {
    const char *key, *id, *heading;
    const char *groups[5]; /* up to a NULL */
} group_tables[] = {
    {"summary", "summary", "Records and games", {"status", "players", "turns", "first"}},
    {"results", "results", "Results", {"result"}},
    {"results", "ends", "Ends of games", {"end"}},
    {"faults", "faults", "Faults by their codes", {"faults"}},
    {"faults", "faulty", "Records with such faults", {"faulty"}},
};

static void put_groups(struct writer *writer, struct output *output, const struct group_table *form)
{
    struct bytes bytes = {.at = NULL};
    struct output rows;
    output_begin(&rows, bytes_write, &bytes);
    output_string(&rows, "Item\tNumber\tShare\n");
    for (size_t i = 0; form->groups[i] != NULL; i++)
        add_group(&rows, writer->site, form->groups[i]);
    writer->failed |= output_flush(&rows) != 0;
    const struct site_table table = {
        .id = form->id, .heading = form->heading, .rows = {bytes.at, bytes.length}};
    site_put_table(output, &table);
    bytes_free(&bytes);
}

/* ---- Players ------------------------------------------------------------- */

/* The tables of the front page that are parts of reports. */
static const struct front_table {
    enum site_report report;
    size_t most;             /* players with which it is shown */
    struct site_table table; /* whose id is the key */
} front_tables[] = {
    {SITE_STANDINGS,
     SIZE_MAX,
     {.id = "standings",
      .heading = "Standings",
      .columns = (const char *const[]){"rank", "player", "games", "wins", "draws", "losses",
                                       "points", "score", "rings_for", "rings_against", NULL},
      .headings = (const char *const[]){"Rank", "Player", "Games", "Wins", "Draws", "Losses",
                                        "Points", "Score", "Rings", "Rings against"},
      .limit = SHOWN,
      .wide = true}},
    {SITE_RATINGS,
     SIZE_MAX,
     {.id = "elo",
      .heading = "Ratings",
      .columns = (const char *const[]){"rank", "player", "rating", "error", "games", "points",
                                       "opponents", NULL},
      .headings = (const char *const[]){"Rank", "Player", "Rating", "Error (95%)", "Games",
                                        "Points", "Opponents"},
      .limit = SHOWN,
      .wide = true}},
    {SITE_CROSSTABLE,
     CROSSTABLE_PLAYERS,
     {.id = "crosstable", .heading = "Crosstable: points/games", .wide = true}},
};

/* Write the tables of a key; false if there is none. */
static bool put_tables(struct writer *writer, struct output *output, struct words key)
{
    const struct site *site = writer->site;
    bool found = false;
    for (size_t i = 0; i < sizeof group_tables / sizeof group_tables[0]; i++)
        if (words_are(key, group_tables[i].key)) {
            put_groups(writer, output, &group_tables[i]);
            found = true;
        }
    for (size_t i = 0; i < sizeof front_tables / sizeof front_tables[0]; i++) {
        struct site_table table = front_tables[i].table;
        if (!words_are(key, table.id))
            continue;
        table.rows = site_rows(site, front_tables[i].report);
        if (site->players->count <= front_tables[i].most)
            site_put_table(output, &table);
        return true;
    }
    return found;
}

/* Write a cell with a rounded number, or without one if it is not known. */
static void put_rounded(struct output *output, bool known, double number)
{
    output_string(output, "<td class=\"n\">");
    if (known)
        output_format(output, "%.0f", number);
    output_string(output, "</td>");
}

static void put_player(struct output *output, const struct site *site, struct words name,
                       const struct player *player)
{
    const struct elo_player *elo = site->rated[player - site->players->list];
    const uint64_t counts[] = {player_games(player), player->wins[0] + player->wins[1],
                               player->draws[0] + player->draws[1],
                               player->losses[0] + player->losses[1]};
    site_put_player(output, "<tr><th scope=\"row\"><a href=\"#player=", name);
    output_string(output, "</th>");
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        output_format(output, "<td class=\"n\">%llu</td>", (unsigned long long)counts[i]);
    output_format(output, "<td class=\"n\">%.1f</td>",
                  50 * (double)player_halves(player) / (double)player_games(player));
    for (int side = 0; side < 2; side++) {
        uint64_t halves = player_halves_as(player, (enum yinsh_colour)side);
        output_format(output, "<td class=\"n\">%llu%s/%llu</td>", (unsigned long long)halves / 2,
                      halves % 2 > 0 ? ".5" : "",
                      (unsigned long long)player_games_as(player, (enum yinsh_colour)side));
    }
    put_rounded(output, elo->rated, elo->rating);
    put_rounded(output, elo->rated && elo->error >= 0, elo->error);
    output_string(output, "</tr>\n");
}

/* Write the first players; their names are those of the standings, which have the same order. */
static void put_players(struct writer *writer, struct output *output)
{
    const struct site *site = writer->site;
    struct words rest = site_rows(site, SITE_STANDINGS), row, name;
    words_cut(&rest, '\n', &row);
    for (size_t i = 0; i < SHOWN && i < site->players->count && words_cut(&rest, '\n', &row); i++) {
        words_cut(&row, '\t', &name);
        words_cut(&row, '\t', &name);
        put_player(output, site, name, site->order[i]);
    }
}

/* ---- Games, openings and statistics -------------------------------------- */

static void put_cell(struct output *output, const char *before, struct words cell,
                     const char *after)
{
    output_string(output, before);
    svg_escape(output, cell);
    output_string(output, after);
}

static void put_game(struct output *output, const struct site_game *game, const struct words *cells)
{
    char id[SITE_ID];
    const struct words names[] = {
        cells[ROW_WHITE].length > 0 ? cells[ROW_WHITE] : words_of("White"),
        cells[ROW_BLACK].length > 0 ? cells[ROW_BLACK] : words_of("Black")};
    site_game_id(game, id);
    output_format(output, "<tr%s><th scope=\"row\"><a href=\"#game=%s\">",
                  game->good ? "" : " class=\"faulty\"", id);
    put_cell(output, "<bdi>", names[0], "</bdi></a></th>");
    put_cell(output, "<td><bdi>", names[1], "</bdi></td>");
    put_cell(output, "<td>", cells[ROW_RESULT], "</td>");
    put_cell(output, "<td class=\"n\">", cells[ROW_TURNS], "</td>");
    put_cell(output, "<td>", game->good ? cells[ROW_END] : words_of("fault"), "</td>");
    put_cell(output, "<td>", cells[ROW_OPENING], "</td>");
    put_cell(output, "<td>", cells[ROW_DAY], "</td>");
    put_cell(output, "<td><bdi>", cells[ROW_SITE], "</bdi></td></tr>\n");
}

/* Write the newest games. */
static void put_games(struct writer *writer, struct output *output)
{
    struct site_games *games = &writer->site->games;
    struct words cells[ROW_CELLS];
    site_games_sort(games, ORDER_NEWEST);
    for (size_t i = 0; i < SHOWN && i < games->count && !writer->failed; i++)
        if (site_game_row(writer->site, &games->list[i], cells))
            put_game(output, &games->list[i], cells);
        else
            writer->failed = true;
}

/* Write the first actions of games. */
static void put_openings(struct writer *writer, struct output *output)
{
    struct words rest = site_rows(writer->site, SITE_TREE), row, cells[TREE_COLUMNS];
    static const enum tree_column numbers[] = {TREE_GAMES, TREE_SHARE, TREE_WHITE,
                                               TREE_DRAWS, TREE_BLACK, TREE_SCORE};
    while (words_cut(&rest, '\n', &row)) {
        for (int i = 0; i < TREE_COLUMNS; i++)
            words_cut(&row, '\t', &cells[i]);
        if (!words_are(cells[TREE_DEPTH], "1"))
            continue;
        put_cell(output, "<tr><th scope=\"row\">", cells[TREE_MOVE], "</th>");
        for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
            put_cell(output, "<td class=\"n\">", cells[numbers[i]], "</td>");
        output_string(output, "</tr>\n");
    }
}

/* Write a table for each figure but those of maps, which the picture shows. */
static void put_statistics(struct writer *writer, struct output *output)
{
    static const char *const columns[] = {"item", "n", "count", "value", "low", "high", NULL};
    static const char *const headings[] = {"Item",  "Of",   "Count",
                                           "Value", "From", "To (95% interval)"};
    const struct words all = site_rows(writer->site, SITE_STATISTICS);
    struct words rest = all, head, row, name;
    words_cut(&rest, '\n', &head);
    for (int i = 0; i < STATISTICS; i++) {
        const struct statistic_form *form = &statistic_forms[i];
        struct bytes bytes = {.at = NULL};
        bool good = form->kind != STATISTIC_MAP && bytes_add(&bytes, head.bytes, head.length + 1);
        for (struct words left = rest; good && words_cut(&left, '\n', &row);) {
            struct words line = {row.bytes, row.length + 1};
            words_cut(&row, '\t', &name);
            good = !words_are(name, form->name) || bytes_add(&bytes, line.bytes, line.length);
        }
        writer->failed |= !good && form->kind != STATISTIC_MAP;
        site_put_table(output, &(struct site_table){.id = form->name,
                                                    .heading = form->title,
                                                    .rows = {bytes.at, bytes.length},
                                                    .columns = columns,
                                                    .headings = headings,
                                                    .wide = true});
        bytes_free(&bytes);
    }
}

static void put_downloads(struct writer *writer, struct output *output)
{
    if (writer->site->downloads)
        site_list_downloads(output);
}

/* ---- Pages --------------------------------------------------------------- */

static const struct {
    const char *key;
    void (*put)(struct writer *writer, struct output *output);
} keys[] = {
    {"players", put_players},       {"rows", put_games},          {"openings", put_openings},
    {"statistics", put_statistics}, {"downloads", put_downloads},
};

static bool put_key(void *context, struct output *output, struct words key)
{
    struct writer *writer = context;
    const struct page *page = writer->page;
    if (words_are(key, "name"))
        output_string(output, page->name);
    else if (words_are(key, "page"))
        output_string(output, page->key);
    else if (key.length > 3 && memcmp(key.bytes, "at-", 3) == 0)
        output_string(output,
                      words_are(words_from(key, 3), page->key) ? "aria-current=\"page\"" : "");
    else {
        for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
            if (words_are(key, keys[i].key)) {
                keys[i].put(writer, output);
                return true;
            }
        return put_tables(writer, output, key);
    }
    return true;
}

static bool put_page(struct site *site, const void *what, struct output *output)
{
    struct writer writer = {site, what, false};
    const struct page_filler filler = {site->title, &writer, put_key, writer.page->main};
    bool good = page_fill(output, (struct words){page_html, sizeof page_html}, &filler);
    return (good && !writer.failed) || site_no_memory(site);
}

/* ---- What the pages are made with ---------------------------------------- */

/* Write the colours and the font of the theme, if there is one; pictures keep their own. */
static bool put_theme(struct site *site, const void *what, struct output *output)
{
    (void)what;
    if (site->theme == NULL)
        return true;
    output_format(output, ":root{--font:%s", site->theme->font);
    for (int i = 0; i < COLOURS; i++)
        output_format(output, ";--%s:#%06x", theme_colour_names[i],
                      (unsigned)site->theme->colours[i]);
    output_string(output, "}\nfigure img{filter:none}\n");
    return true;
}

/* Write the charts of figures whose names end with NULL, or of all. */
static bool put_picture(struct site *site, const void *what, struct output *output)
{
    return report_statistics_picture(site->games.statistics, what, output) == NULL ||
           site_no_memory(site);
}

static bool put_text(struct site *site, const void *what, struct output *output)
{
    const struct words *text = what;
    (void)site;
    output_bytes(output, text->bytes, text->length);
    return true;
}

static const char *const overview[] = {"end", "turns", NULL};

/* The files that the pages load. */
static const struct asset {
    const char *name;
    site_put_fn put;
    const void *what;
} assets[] = {
    {"assets/replay.css", put_text, &page_style},
    {"assets/replay.js", put_text, &page_script},
    {"assets/site.css", put_text, &(const struct words){site_css, sizeof site_css}},
    {"assets/site.js", put_text, &(const struct words){site_js, sizeof site_js}},
    {"assets/search.js", put_text, &(const struct words){search_js, sizeof search_js}},
    {"assets/ratings.js", put_text, &(const struct words){ratings_js, sizeof ratings_js}},
    {"assets/icon.svg", put_text, &(const struct words){icon_svg, sizeof icon_svg}},
    {"assets/theme.css", put_theme, NULL},
    {"images/overview.svg", put_picture, overview},
    {"images/statistics.svg", put_picture, NULL},
};

bool site_write_pages(struct site *site)
{
    bool good = true;
    for (size_t i = 0; i < sizeof assets / sizeof assets[0] && good; i++)
        good = site_write_file(site, assets[i].name, assets[i].put, assets[i].what);
    for (size_t i = 0; i < sizeof pages / sizeof pages[0] && good; i++)
        good = site_write_file(site, pages[i].file, put_page, &pages[i]);
    return good;
}
