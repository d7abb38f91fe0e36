/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of a site: scripts that call a function of src/site/site.js each. */
#ifndef SITE_DATA_H
#define SITE_DATA_H

#include "site/site.h"

/** Write the data, of games that are sorted by their ids; false, and reported, on failure. */
bool site_write_data(struct cli *cli, struct site *site);

#endif
