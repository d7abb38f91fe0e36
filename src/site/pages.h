/* SPDX-License-Identifier: BSD-2-Clause */
/* The pages of a site, and what they are made with: style sheets, scripts and pictures. */
#ifndef SITE_PAGES_H
#define SITE_PAGES_H

#include "site/site.h"

/** Write them, the front page last; false, and reported, on failure. */
bool site_write_pages(struct cli *cli, struct site *site);

#endif
