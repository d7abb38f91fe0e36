/* SPDX-License-Identifier: BSD-2-Clause */
/* Faults and other messages for programs: JSON, and SARIF 2.1.0 for editors and CI services. */
#ifndef MESSAGES_FAULT_JSON_H
#define MESSAGES_FAULT_JSON_H

#include "messages/cli.h"
#include "messages/excerpt.h"
#include "record/advice.h"
#include "record/fault.h"

/** All that is reported of one fault, in whatever form. */
struct fault_report {
    const char *file;
    const struct yinsh_record *record;
    const struct fault *fault;
    enum yinsh_level level; /* in this run */
    uint64_t line, column;  /* of its first byte, in bytes */
    char text[512];
    struct excerpt excerpt;
    struct advice advice;
};

/** Write a fault as a JSON object on a line. */
void fault_write_json(struct output *output, const struct fault_report *report);

/** Write a fault as a result object of SARIF, without a line end. */
void fault_write_sarif(struct output *output, const struct fault_report *report);

/** Write a message that is not a fault, trouble or a note, as a JSON object on a line. */
void message_write_json(struct output *output, bool trouble, const char *text, size_t length);

/** Write a message that is not a fault as a notification object of SARIF, without a line end. */
void message_write_sarif(struct output *output, bool trouble, const char *text, size_t length);

/** Write what precedes the results in a SARIF document. */
void sarif_begin(struct output *output);

/** Write what follows the results: the notifications of the run, and whether there was trouble. */
void sarif_end(struct output *output, const struct messages *messages, bool trouble);

#endif
