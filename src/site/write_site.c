/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

#include <inttypes.h>
#include <stdlib.h>

/* ---- Players ------------------------------------------------------------- */

/* Find the players and their ratings; false without memory. */
static bool find_players(struct site *site)
{
    site->players = players_new(site->games.results);
    if (site->players == NULL)
        return false;
    site->order = players_by_standing(site->players);
    site->elo = elo_new(site->players, true);
    site->rated = calloc(site->players->count + 1, sizeof(void *));
    if (site->order == NULL || site->elo == NULL || site->rated == NULL)
        return false;
    for (size_t i = 0; i < site->elo->count; i++)
        site->rated[site->elo->list[i].player - site->players->list] = &site->elo->list[i];
    return history_rate(&site->games.history, site->games.results, site->players);
}

static void free_all(struct site *site)
{
    site_free_reports(site);
    free(site->rated);
    elo_free(site->elo);
    free(site->order);
    players_free(site->players);
}

/* ---- Spellings ----------------------------------------------------------- */

/* Append the letters and digits of a name in lower case; other alphabets stay as they are. */
static void add_letters(struct text *text, struct words name)
{
    for (size_t i = 0; i < name.length; i++) {
        char letter = to_lower(name.bytes[i]);
        if (is_letter(letter) || is_digit(letter) || (letter & 0x80) != 0)
            text_add(text, &letter, 1);
    }
}

/* Report how many names of players have the same letters and digits as another. */
static void report_spellings(struct cli *cli, const struct site *site)
{
    char letters[PLAYER_NAME];
    struct map names;
    uint64_t alike = 0;
    map_begin(&names);
    for (size_t i = 0; i < site->players->count; i++) {
        struct text text = text_begin(letters, sizeof letters);
        add_letters(&text, site->players->list[i].name);
        size_t length = text.length < sizeof letters ? text.length : sizeof letters - 1;
        struct map_entry *entry =
            length > 0 ? map_add(&names, (struct words){letters, length}) : NULL;
        if (entry != NULL)
            alike += entry->value++ > 0;
    }
    map_free(&names);
    if (alike > 0)
        cli_message(
            cli,
            "yinsh: publish: names that differ from another one only in capitals, spaces or "
            "signs: %" PRIu64 "; --alias can unite them\n",
            alike);
}

/* ---- Writing ------------------------------------------------------------- */

/* State in the manifest which files there may be from now on; false, and reported, on failure. */
static bool list_files(struct cli *cli, struct site *site, bool only)
{
    return site_folder_list(cli, &site->folder, only) && site_folder_commit(cli, &site->folder);
}

/* Write all files, or while they are planned only state which they are. */
static bool write_files(struct cli *cli, struct site *site)
{
    site_games_sort(&site->games, ORDER_ID);
    if (!site_write_data(cli, site))
        return false;
    site_games_sort(&site->games, ORDER_INPUT);
    return (!site->downloads || site_write_downloads(cli, site)) && site_write_pages(cli, site);
}

/*
 * The files get their names when all are written: data first, so that a page finds what it asks
 * for, and the front page last.  What an older run wrote stays until then.
 */
static bool plan_and_write(struct cli *cli, struct site *site)
{
    site->planning = true;
    bool good = write_files(cli, site);
    site->planning = false;
    return good && list_files(cli, site, false) && write_files(cli, site) &&
           site_folder_commit(cli, &site->folder);
}

void site_write(struct cli *cli, struct site *site)
{
    struct lines_fault fault = {.reason = NULL};
    if (!tally_add_faults(site->games.results, cli->statistics.counted, &fault))
        cli_trouble(cli, "sums", fault.reason);
    else if (!find_players(site) || !site_make_reports(site))
        site_no_memory(cli);
    else if (plan_and_write(cli, site)) {
        site_folder_clean(cli, &site->folder);
        list_files(cli, site, true);
        if (!site->games.anonymous && site->games.aliases == NULL)
            report_spellings(cli, site);
    }
    free_all(site);
}
