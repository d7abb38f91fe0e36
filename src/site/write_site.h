/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing a site when all of its records are read. */
#ifndef SITE_WRITE_SITE_H
#define SITE_WRITE_SITE_H

#include "site/site.h"

/** Write the site; reports trouble.  The run has counted the faults of all records. */
void site_write(struct cli *cli, struct site *site);

#endif
