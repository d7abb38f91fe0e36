/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh publish: write a web site of games. */
#include "commands/commands.h"

#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "query/columns.h"
#include "site/site.h"

/* The options, and the site. */
struct publishing {
    struct site site;
    const char *theme_name;
    struct theme theme;
};

static void publish_record(struct results *results, const struct origin *origin,
                           const struct yinsh_record *record)
{
    aliases_meet(results->cli->aliases, record);
    site_put_record(results, origin, record);
}

/* Read what the options name, and prepare the folder; false, and reported, on failure. */
static bool prepare(struct cli *cli, struct publishing *publishing)
{
    struct site *site = &publishing->site;
    if (publishing->theme_name != NULL)
        site->theme = &publishing->theme;
    return site_folder_begin(cli, &site->folder) &&
           (site->theme == NULL || cli_theme(cli, publishing->theme_name, &publishing->theme)) &&
           site_games_begin(cli, &site->games);
}

static void publish(struct cli *cli, struct publishing *publishing)
{
    struct site *site = &publishing->site;
    struct work work = {.each = publish_record,
                        .take = site_take_records,
                        .context = &site->games,
                        .local_size = sizeof(struct statistics)};
    struct map numbers;
    site->games.kept.descriptor = -1;
    nameless_begin(cli, site->games.anonymous, &numbers);
    if (prepare(cli, publishing) && select_records(cli, &work)) {
        site->games.aliases = site->games.anonymous ? NULL : cli->aliases;
        jobs_run(cli, &work);
        if (site->games.good == 0 && !cli->incomplete) {
            cli_worsen(cli, STATUS_BAD);
            cli_message(cli, "yinsh: publish: no good records found; no site was written\n");
        } else if (!cli->incomplete) {
            site_write(site);
        }
    }
    site_games_end(&site->games);
    site_folder_free(&site->folder);
    map_free(&numbers);
}

static void run_publish(struct cli *cli, int argc, char **argv)
{
    struct publishing publishing = {.site.cli = cli, .site.downloads = true};
    struct site *site = &publishing.site;
    const struct option_spec options[] = {
        {"output", 'o', OPTION_OUTPUT, .value = &site->folder.name},
        {"title", 0, OPTION_TEXT, .value = &site->title},
        {"alias", 0, OPTION_TEXT, .value = &cli->alias_file},
        {"theme", 0, OPTION_TEXT, .value = &publishing.theme_name},
        {"anonymous", 0, OPTION_FLAG, .value = &site->games.anonymous},
        {"no-downloads", 0, OPTION_CLEAR, .value = &site->downloads},
        {"force", 0, OPTION_FLAG, .value = &site->folder.force},
        {.name = NULL},
    };
    if (!cli_options(cli, argc, argv, options))
        return;
    cli->statistics.wanted = true;
    if (site->folder.name == NULL || strcmp(site->folder.name, "-") == 0)
        cli_usage(cli, NULL, "option --output=DIR is required");
    else
        publish(cli, &publishing);
}

const struct command command_publish = {
    .name = "publish",
    .arguments = "-o DIR [OPTION]... [FILE]...",
    .summary = "Write a web site of games, players, openings and statistics",
    .options =
        "  -o, --output=DIR     write the site to the folder DIR, which is made if necessary\n"
        "      --title=TEXT     the title of the site [default: YINSH games]\n"
        "      --alias=FILE     read from FILE which names mean the same player\n"
        "      --theme=THEME    paper, colour, dark, distinct, or a file [default: light\n"
        "                       or dark, as the browser prefers]\n"
        "      --anonymous      number the players, and omit all that names anybody\n"
        "      --no-downloads   omit the records and tables to download\n"
        "      --force          write to a folder that holds something else than a site\n",
    .examples = "  yinsh publish -o site games.yin\n"
                "  yinsh publish --title='Spring cup' --alias=names.tsv -o cup archive/\n",
    .creates_files = true,
    .run = run_publish,
};
