/* SPDX-License-Identifier: BSD-2-Clause */
/* The reports of a site: its pages show parts of them, and they can be downloaded. */
#ifndef SITE_REPORTS_H
#define SITE_REPORTS_H

#include "site/site.h"

/** Write a report in a format; false without memory. */
bool site_put_report(const struct site *site, enum site_report report, enum table_format format,
                     struct output *output);

/** Make all reports; false without memory. */
bool site_make_reports(struct site *site);

/** Free them. */
void site_free_reports(struct site *site);

#endif
