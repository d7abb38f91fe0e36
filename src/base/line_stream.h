/* SPDX-License-Identifier: BSD-2-Clause */
/* Files of lines that the options of score name, read in a stream whatever their size. */
#ifndef BASE_LINE_STREAM_H
#define BASE_LINE_STREAM_H

#include "base/words.h"

enum { LINES_LONGEST = 64 * 1024 /* bytes of a line with its end */ };

/** Why lines were refused. */
struct lines_fault {
    const char *reason; /* a phrase in static storage */
    uint64_t line;      /* from 1; 0 where no line is to blame */
};

/** Takes a line without its LF; false, with the reason in the fault, ends the reading. */
typedef bool (*lines_fn)(void *context, struct words line, struct lines_fault *fault);

/**
 * Hand each line of a source to take.  Returns false and the fault where take does, where a
 * line is longer than LINES_LONGEST, where the last one has no LF unless open_end is true,
 * without memory, and where read fails; the last two are no line's.
 */
bool lines_read(yinsh_read_fn read, void *source, bool open_end, lines_fn take, void *context,
                struct lines_fault *fault);

/** Hand each line of (bytes, length) to take; otherwise as lines_read() with open_end false. */
bool lines_take(const char *bytes, size_t length, lines_fn take, void *context,
                struct lines_fault *fault);

/** File a reason and return false. */
static inline bool lines_refuse(struct lines_fault *fault, const char *reason)
{
    fault->reason = reason;
    return false;
}

#endif
