/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/line_stream.h"

#include <stdlib.h>

static const char too_long[] = "the line is too long";
static const char cut_off[] = "the line is cut off";

/* Hand on the whole lines of (bytes, length), counting on from fault->line; *taken is their
 * bytes. */
static bool take_whole(const char *bytes, size_t length, size_t *taken, lines_fn take,
                       void *context, struct lines_fault *fault)
{
    const char *newline;
    *taken = 0;
    while (*taken < length && (newline = memchr(bytes + *taken, '\n', length - *taken)) != NULL) {
        struct words line = {bytes + *taken, (size_t)(newline - bytes) - *taken};
        fault->line++;
        if (line.length >= LINES_LONGEST)
            return lines_refuse(fault, too_long);
        if (!take(context, line, fault))
            return false;
        *taken += line.length + 1;
    }
    return true;
}

bool lines_take(const char *bytes, size_t length, lines_fn take, void *context,
                struct lines_fault *fault)
{
    size_t taken;
    *fault = (struct lines_fault){NULL, 0};
    if (!take_whole(bytes, length, &taken, take, context, fault))
        return false;
    if (taken == length)
        return true;
    fault->line++;
    return lines_refuse(fault, length - taken < LINES_LONGEST ? cut_off : too_long);
}

/* As lines_read(), with a buffer of LINES_LONGEST bytes. */
static bool read_into(char *buffer, yinsh_read_fn read, void *source, bool open_end, lines_fn take,
                      void *context, struct lines_fault *fault)
{
    size_t used = 0, taken;
    ptrdiff_t got;
    while ((got = read(source, buffer + used, LINES_LONGEST - used)) > 0) {
        used += (size_t)got;
        if (!take_whole(buffer, used, &taken, take, context, fault))
            return false;
        used -= taken;
        memmove(buffer, buffer + taken, used);
        if (used == LINES_LONGEST) {
            fault->line++;
            return lines_refuse(fault, too_long);
        }
    }
    if (got < 0) {
        fault->line = 0;
        return lines_refuse(fault, "it cannot be read");
    }
    if (used == 0)
        return true;
    fault->line++;
    return open_end ? take(context, (struct words){buffer, used}, fault)
                    : lines_refuse(fault, cut_off);
}

bool lines_read(yinsh_read_fn read, void *source, bool open_end, lines_fn take, void *context,
                struct lines_fault *fault)
{
    char *buffer = malloc(LINES_LONGEST);
    *fault = (struct lines_fault){NULL, 0};
    if (buffer == NULL)
        return lines_refuse(fault, "not enough memory");
    bool whole = read_into(buffer, read, source, open_end, take, context, fault);
    free(buffer);
    return whole;
}
