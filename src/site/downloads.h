/* SPDX-License-Identifier: BSD-2-Clause */
/* The downloads of a site: the good records in every notation, and tables. */
#ifndef SITE_DOWNLOADS_H
#define SITE_DOWNLOADS_H

#include "site/site.h"

/** Write the downloads, with the games in their order; false, and reported, on failure. */
bool site_write_downloads(struct cli *cli, struct site *site);

/** Write a section with links to the downloads. */
void site_list_downloads(struct output *output);

#endif
