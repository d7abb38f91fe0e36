/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/raster.h"

#include "cli/message.h"
#include "cli/sandbox.h"
#include "picture/raster_fonts.h"

static bool succeeds(struct cli *cli, const char *reason)
{
    if (reason != NULL)
        cli_trouble(cli, "PNG and PDF", reason);
    return reason == NULL;
}

bool cli_raster_load(struct cli *cli)
{
    /* Where the links in folders of fonts lead to, and what scripts without blanks need. */
    sandbox_keep_reading("/usr/share");
    return succeeds(cli, raster_load(sandbox_keep_reading));
}

bool cli_raster_prepare(struct cli *cli)
{
    return succeeds(cli, raster_find_fonts());
}
