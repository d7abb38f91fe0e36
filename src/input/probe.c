/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/probe.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int probe_open(int folder, const char *name, struct stat *status)
{
    int descriptor = open_at(folder, name, O_NONBLOCK);
    if (descriptor >= 0 && fstat(descriptor, status) != 0) {
        int error = errno;
        close(descriptor);
        errno = error;
        return -1;
    }
    return descriptor;
}

bool probe_kind(struct feed *feed, enum kind *kind)
{
    const char *bytes;
    ptrdiff_t got = feed_peek(feed, feed->regular ? KIND_BYTES : 1, &bytes);
    /* What comes slowly is passed on at once if it can only be plain. */
    while (got > 0 && !feed->regular && kind_needs_more(bytes, (size_t)got)) {
        ptrdiff_t more = feed_peek(feed, (size_t)got + 1, &bytes);
        if (more <= got)
            break;
        got = more;
    }
    *kind = got > 0 ? kind_of(bytes, (size_t)got) : KIND_PLAIN;
    return got >= 0;
}

bool probe_may_unpack(struct feed *feed, const char *name)
{
    struct stat status;
    bool is_stdin = strcmp(name, "-") == 0;
    int descriptor = STDIN_FILENO;
    enum kind kind;
    if ((is_stdin ? fstat(STDIN_FILENO, &status) : stat(name, &status)) != 0)
        return false;
    if (!S_ISREG(status.st_mode))
        return true;
    if (!is_stdin)
        descriptor = probe_open(AT_FDCWD, name, &status);
    /* It is reported when it is read. */
    if (descriptor < 0 || !feed_begin(feed, descriptor, is_stdin, &status))
        return false;
    feed->step = KIND_BYTES;
    bool may = !feed->regular || (probe_kind(feed, &kind) && kind != KIND_PLAIN);
    feed_end(feed);
    return may;
}
