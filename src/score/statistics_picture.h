/* SPDX-License-Identifier: BSD-2-Clause */
/* Statistics as a picture: bars beside their names, and a board for each map. */
#ifndef SCORE_STATISTICS_PICTURE_H
#define SCORE_STATISTICS_PICTURE_H

#include "score/statistics_report.h"

/**
 * Write the only group as SVG: all statistics with their maps or, if chosen is not NULL, the bars
 * of those of these names, which end with NULL.  Returns NULL, or why that is not possible.
 */
const char *report_statistics_picture(const struct tally *tally, const char *const chosen[],
                                      struct output *out);

#endif
