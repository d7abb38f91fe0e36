/* SPDX-License-Identifier: BSD-2-Clause */
#include "outputs/raster_setup.h"

#include "messages/trouble.h"
#include "picture/raster_fonts.h"
#include "sandbox/sandbox.h"

static bool succeeds(struct cli *cli, const char *reason)
{
    if (reason != NULL)
        cli_trouble(cli, "PNG and PDF", reason);
    return reason == NULL;
}

/* Folders of fonts for which the sandbox has no room. */
static int dropped_folders;

static void keep_reading(const char *folder)
{
    dropped_folders += !sandbox_keep_reading(folder);
}

bool cli_raster_load(struct cli *cli)
{
    dropped_folders = 0;
    /* Pango finds the ends of Thai words with its dictionary. */
    keep_reading("/usr/share/libthai");
    if (!succeeds(cli, raster_load(keep_reading)))
        return false;
    if (dropped_folders > 0)
        cli_message(
            cli,
            "yinsh: %s: %d of the folders of fonts cannot be read, since there are too many; "
            "list fewer in the configuration of fontconfig\n",
            cli->command->name, dropped_folders);
    return true;
}

bool cli_raster_prepare(struct cli *cli)
{
    return succeeds(cli, raster_find_fonts());
}
