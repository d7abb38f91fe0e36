/* SPDX-License-Identifier: BSD-2-Clause */
/* Streams of lines of any size, as in the files that options of score name. */
#ifndef BASE_LINE_STREAM_H
#define BASE_LINE_STREAM_H

#include "base/text.h"

enum { LINES_LONGEST = 64 * 1024 /* bytes of a line with its end */ };

/** Why lines were refused. */
struct lines_fault {
    const char *reason; /* a phrase in static storage */
    uint64_t line;      /* from 1; 0 if the reason is not in a line */
};

/** Takes a line without its LF.  If it returns false, with the reason in the fault, reading stops.
 */
typedef bool (*lines_fn)(void *context, struct words line, struct lines_fault *fault);

/** What receives lines. */
struct lines_target {
    lines_fn take;
    void *context;
    /*
     * NULL for lines that the program wrote; else they are text: the last line may lack its LF, a
     * byte order mark that a line begins with and a CR that it ends with are dropped, and bytes
     * that are not UTF-8 are read as Windows-1252.  The first line with any is stored here.
     */
    uint64_t *foreign;
};

/**
 * Hand each line of a source to a target.  Returns false and the fault if the target refuses a
 * line, if a line is longer than LINES_LONGEST, if the last one is incomplete, if memory runs out
 * or if read fails; the last two have line 0.
 */
bool lines_read(yinsh_read_fn read, void *source, const struct lines_target *target,
                struct lines_fault *fault);

/** Store a reason and return false. */
static inline bool lines_refuse(struct lines_fault *fault, const char *reason)
{
    fault->reason = reason;
    return false;
}

#endif
