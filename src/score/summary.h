/* SPDX-License-Identifier: BSD-2-Clause */
/* The report on all records together. */
#ifndef SCORE_SUMMARY_H
#define SCORE_SUMMARY_H

#include "score/report.h"

/**
 * Write the sums over all records, a line each: columns group, item, value and share.  Returns
 * false without memory.
 */
bool report_summary(const struct tally *tally, enum table_format format, struct output *out);

#endif
