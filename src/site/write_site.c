/* SPDX-License-Identifier: BSD-2-Clause */
#include "site/site.h"

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
    for (int i = 0; i < SITE_REPORTS; i++)
        bytes_free(&site->reports[i]);
    free(site->rated);
    elo_free(site->elo);
    free(site->order);
    players_free(site->players);
}

/* ---- Writing ------------------------------------------------------------- */

/* State in the manifest which files there may be from now on; false, and reported, on failure. */
static bool list_files(struct site *site, bool only)
{
    return site_folder_list(site->cli, &site->folder, only) &&
           site_folder_commit(site->cli, &site->folder);
}

/* Write all files, or while they are planned only state which they are. */
static bool write_files(struct site *site)
{
    site_games_sort(&site->games, ORDER_ID);
    if (!site_write_data(site))
        return false;
    site_games_sort(&site->games, ORDER_INPUT);
    return (!site->downloads || site_write_downloads(site)) && site_write_pages(site);
}

/*
 * The files get their names when all are written: data first, so that a page finds what it asks
 * for, and the front page last.  What an older run wrote stays until then.
 */
static bool plan_and_write(struct site *site)
{
    site->planning = true;
    bool good = write_files(site);
    site->planning = false;
    return good && list_files(site, false) && write_files(site) &&
           site_folder_commit(site->cli, &site->folder);
}

void site_write(struct site *site)
{
    struct lines_fault fault = {.reason = NULL};
    if (!tally_add_faults(site->games.results, site->cli->statistics.counted, &fault))
        cli_trouble(site->cli, "sums", fault.reason);
    else if (!find_players(site) || !site_make_reports(site))
        site_no_memory(site);
    else if (plan_and_write(site)) {
        site_folder_clean(site->cli, &site->folder);
        list_files(site, true);
        if (!site->games.anonymous && site->games.aliases == NULL)
            players_hint(site->cli, site->players);
    }
    free_all(site);
}
