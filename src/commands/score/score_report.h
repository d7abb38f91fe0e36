/* SPDX-License-Identifier: BSD-2-Clause */
/* The reports of `yinsh score` on sums over all records. */
#ifndef COMMANDS_SCORE_SCORE_REPORT_H
#define COMMANDS_SCORE_SCORE_REPORT_H

#include "outputs/table_writer.h"
#include "score/tally.h"

/** Which report is written. */
enum score_report {
    REPORT_NONE, /* a line for each record */
    REPORT_SUMMARY,
    REPORT_STANDINGS,
    REPORT_CROSSTABLE,
    REPORT_ELO,
    REPORT_PARTIAL /* the sums themselves, see score/sums.h */
};

/** Write a report to cli->out; false without memory. */
bool score_report(struct cli *cli, const struct tally *tally, enum score_report report,
                  enum table_format format);

#endif
