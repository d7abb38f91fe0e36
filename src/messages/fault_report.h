/* SPDX-License-Identifier: BSD-2-Clause */
/* Faults for people: a line each, or with the source, notes and a board. */
#ifndef MESSAGES_FAULT_REPORT_H
#define MESSAGES_FAULT_REPORT_H

#include "messages/cli.h"
#include "record/fault.h"

/** Write a fault of a record of a file, with its level in this run, in the form that was chosen. */
void fault_write(struct output *output, const struct messages *messages, enum yinsh_level level,
                 const char *file, const struct yinsh_record *record, const struct fault *fault);

#endif
