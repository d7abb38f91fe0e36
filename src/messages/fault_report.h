/* SPDX-License-Identifier: BSD-2-Clause */
/* Faults for people, a line each or with the source, notes and a board, and for programs. */
#ifndef MESSAGES_FAULT_REPORT_H
#define MESSAGES_FAULT_REPORT_H

#include "base/output.h"
#include "base/words.h"
#include "messages/cli.h"
#include "record/advice.h"
#include "record/fault.h"
#include "record/record.h"

/* ---- The source line that a fault is about: excerpt.c ------------------- */

/** The part of a source line around a fault; valid as long as the record's source. */
struct excerpt {
    const char *line;         /* first byte that is shown */
    size_t length;            /* bytes that are shown, without the line end */
    size_t begin, end;        /* the bytes at fault, counted from line; none if equal */
    bool cut_front, cut_back; /* whether the line begins before, or continues after it */
};

/**
 * Find the line of some bytes of a source, from an offset in it on, cut around them so that it fits
 * on a line of a terminal; inside is whether the source begins inside a line.
 */
struct excerpt excerpt_in(struct words source, bool inside, size_t offset, size_t marked);

/** Find the line of a fault, cut around the fault so that it fits on a line of a terminal. */
struct excerpt excerpt_of(const struct yinsh_record *record, const struct fault *fault);

/** Turn the column of a fault, from 1 in bytes, into one that is counted in characters. */
uint64_t excerpt_column(const struct yinsh_record *record, const struct fault *fault,
                        uint64_t column);

/**
 * Write the excerpt, made visible, and a line that underlines the bytes at fault.  Both begin with
 * a margin, which has the line's number first.
 */
void excerpt_write(struct output *output, const struct excerpt *excerpt, uint64_t line,
                   const char *color);

/* ---- For people: fault_report.c ----------------------------------------- */

/** Write a fault of a record of a file, with its level in this run, in the form that was chosen. */
void fault_write(struct output *output, const struct messages *messages, enum yinsh_level level,
                 const char *file, const struct yinsh_record *record, const struct fault *fault);

/* ---- For programs: fault_json.c ----------------------------------------- */

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
