/* SPDX-License-Identifier: BSD-2-Clause */
/* The downloads of a site: the good records in every notation, and tables. */
#ifndef SITE_DOWNLOADS_H
#define SITE_DOWNLOADS_H

#include "site/site.h"

/** State which downloads there are; false without memory. */
bool site_plan_downloads(struct site *site);

/** Write the downloads, with the games in the order of the input; false, and reported, on failure.
 */
bool site_write_downloads(struct cli *cli, struct site *site);

/** Write a section with links to the downloads. */
void site_list_downloads(struct output *output);

#endif
