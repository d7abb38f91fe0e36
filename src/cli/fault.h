/* SPDX-License-Identifier: BSD-2-Clause */
/* How the faults of records are shown. */
#ifndef CLI_FAULT_H
#define CLI_FAULT_H

#include "cli/cli.h"
#include "cli/excerpt.h"
#include "record/advice.h"

/** All that is said of one fault, in whatever form. */
struct fault_report {
    const char *file;
    const struct yinsh_record *record;
    const struct fault *fault;
    enum yinsh_level level; /* that it counts as in this run */
    uint64_t line, column;  /* of its first byte, in bytes */
    char text[512];
    struct excerpt excerpt;
    struct advice advice;
};

/** Gather what there is to say; the pieces live as long as the record's window. */
void fault_report(struct fault_report *report, const struct cli *cli, const char *file,
                  const struct yinsh_record *record, const struct fault *fault);

/**
 * Write a fault in the form that was asked for, with the colours of a terminal if color is set; in
 * JSON and SARIF color changes nothing.
 */
void fault_write(struct output *output, const struct cli *cli, bool color, const char *file,
                 const struct yinsh_record *record, const struct fault *fault);

/** Write a fault as a JSON object on a line. */
void fault_write_json(struct output *output, const struct fault_report *report);

/** Write a fault as a result object of SARIF 2.1.0, without a line end. */
void fault_write_sarif(struct output *output, const struct fault_report *report);

/** Write what stands in front of the results in a SARIF document, and what behind them. */
void sarif_begin(struct output *output);
void sarif_end(struct output *output);

/** Write trouble that is no record's, or a note, as a result object, without a line end. */
void sarif_trouble(struct output *output, bool trouble, const char *text, size_t length);

#endif
