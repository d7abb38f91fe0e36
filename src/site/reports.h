/* SPDX-License-Identifier: BSD-2-Clause */
/* The reports of a site: its pages show parts of them, and they can be downloaded. */
#ifndef SITE_REPORTS_H
#define SITE_REPORTS_H

#include "site/site.h"

/** A report: its name and what it is, as a download, and what writes it. */
struct site_report_form {
    const char *name, *description;
    /** Writes the report in a format; false without memory. */
    bool (*put)(const struct site *site, enum table_format format, struct output *output);
};

/** All reports. */
extern const struct site_report_form site_reports[SITE_REPORTS];

/** Make all reports; false without memory. */
bool site_make_reports(struct site *site);

/** Free them. */
void site_free_reports(struct site *site);

#endif
