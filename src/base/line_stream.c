/* SPDX-License-Identifier: BSD-2-Clause */
#include "base/line_stream.h"

#include "base/charset.h"

#include <stdlib.h>

static const char too_long[] = "the line is too long";

/* Refuse the line after fault->line. */
static bool refuse_next(struct lines_fault *fault, const char *reason)
{
    fault->line++;
    return lines_refuse(fault, reason);
}

/* Pass on the next line. */
static bool take_next(const struct lines_target *target, struct words line,
                      struct lines_fault *fault)
{
    char *copy = NULL;
    fault->line++;
    if (target->foreign != NULL && !text_is_utf8(line.bytes, line.length)) {
        copy = malloc(CHARSET_ROOM * (line.length + 1));
        if (copy == NULL)
            return lines_refuse(fault, "not enough memory");
        line = (struct words){copy, charset_convert(NULL, line, copy).bytes};
        *target->foreign = *target->foreign > 0 ? *target->foreign : fault->line;
    }
    line = target->foreign != NULL ? text_line(line) : line;
    bool taken = target->take(target->context, line, fault);
    free(copy);
    return taken;
}

/* Pass on the complete lines of (bytes, length); *taken gets their size in bytes. */
static bool take_whole(const char *bytes, size_t length, size_t *taken,
                       const struct lines_target *target, struct lines_fault *fault)
{
    const char *newline;
    *taken = 0;
    while (*taken < length && (newline = memchr(bytes + *taken, '\n', length - *taken)) != NULL) {
        struct words line = {bytes + *taken, (size_t)(newline - bytes) - *taken};
        if (line.length >= LINES_LONGEST)
            return refuse_next(fault, too_long);
        if (!take_next(target, line, fault))
            return false;
        *taken += line.length + 1;
    }
    return true;
}

/* As lines_read(), with a buffer of LINES_LONGEST bytes. */
static bool read_into(char *buffer, yinsh_read_fn read, void *source,
                      const struct lines_target *target, struct lines_fault *fault)
{
    size_t used = 0, taken;
    ptrdiff_t got;
    while ((got = read(source, buffer + used, LINES_LONGEST - used)) > 0) {
        used += (size_t)got;
        if (!take_whole(buffer, used, &taken, target, fault))
            return false;
        used -= taken;
        memmove(buffer, buffer + taken, used);
        if (used == LINES_LONGEST)
            return refuse_next(fault, too_long);
    }
    if (got < 0) {
        *fault = (struct lines_fault){"it cannot be read", 0};
        return false;
    }
    if (used == 0)
        return true;
    if (target->foreign == NULL)
        return refuse_next(fault, "the line is cut off");
    return take_next(target, (struct words){buffer, used}, fault);
}

bool lines_read(yinsh_read_fn read, void *source, const struct lines_target *target,
                struct lines_fault *fault)
{
    char *buffer = malloc(LINES_LONGEST);
    *fault = (struct lines_fault){NULL, 0};
    if (buffer == NULL)
        return lines_refuse(fault, "not enough memory");
    bool whole = read_into(buffer, read, source, target, fault);
    free(buffer);
    return whole;
}
