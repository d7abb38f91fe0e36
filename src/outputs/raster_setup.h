/* SPDX-License-Identifier: BSD-2-Clause */
/* What a command does before it makes PNG or PDF; see picture/raster.h. */
#ifndef OUTPUTS_RASTER_SETUP_H
#define OUTPUTS_RASTER_SETUP_H

#include "messages/cli.h"

/**
 * Load the libraries, and keep the right to read fonts; call it before jobs_run(), which gives up
 * files.  Returns false, and reports, on failure.
 */
bool cli_raster_load(struct cli *cli);

/** Find the fonts; this can be work.prepare.  Returns false, and reports, on failure. */
bool cli_raster_prepare(struct cli *cli);

#endif
