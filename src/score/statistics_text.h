/* SPDX-License-Identifier: BSD-2-Clause */
/* Statistics for people: small bars, and boards with a digit for each point. */
#ifndef SCORE_STATISTICS_TEXT_H
#define SCORE_STATISTICS_TEXT_H

#include "score/statistics_report.h"

/** Write the figures of all groups.  Returns NULL, or why that is not possible. */
const char *report_statistics_text(const struct tally *tally, struct output *out);

#endif
