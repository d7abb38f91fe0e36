/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/feed.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int open_at(int folder, const char *name, int flags)
{
    int descriptor;
    do
        descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags);
    while (descriptor < 0 && errno == EINTR);
    return descriptor;
}

/* Copy the first bytes of a name, with a NUL; false if no file can have so long a name. */
static bool copy_name(char copy[PATH_MAX], const char *name, size_t length)
{
    if (length >= PATH_MAX)
        return false;
    memcpy(copy, name, length);
    copy[length] = '\0';
    return true;
}

size_t archive_in_name(const char *name)
{
    char archive[PATH_MAX];
    struct stat status;
    const char *slashes = strstr(name, "//");
    /* What follows a regular file is no path, whatever it is. */
    if (slashes == NULL || stat(name, &status) == 0 || (errno != ENOTDIR && errno != ENAMETOOLONG))
        return 0;
    for (; slashes != NULL; slashes = strstr(slashes + 1, "//")) {
        size_t length = (size_t)(slashes - name);
        if (!copy_name(archive, name, length))
            break;
        if (stat(archive, &status) == 0 && S_ISREG(status.st_mode))
            return length;
    }
    return 0;
}

int open_named(const char *name, size_t length)
{
    char archive[PATH_MAX];
    return open_at(AT_FDCWD, length > 0 && copy_name(archive, name, length) ? archive : name, 0);
}

bool get_status(const char *name, struct stat *status)
{
    char archive[PATH_MAX];
    if (strcmp(name, "-") == 0)
        return fstat(STDIN_FILENO, status) == 0;
    if (stat(name, status) == 0)
        return true;
    size_t length = archive_in_name(name);
    return length > 0 && copy_name(archive, name, length) && stat(archive, status) == 0;
}

int open_known(int folder, const char *name, struct stat *status)
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

bool feed_begin(struct feed *feed, int descriptor, bool borrowed, const struct stat *known)
{
    struct stat found;
    const struct stat *status = known;
    off_t base;
    if (feed->window == NULL)
        feed->window = malloc(FEED_WINDOW);
    if (feed->window == NULL) {
        if (!borrowed)
            close(descriptor);
        return false;
    }
    *feed = (struct feed){.descriptor = descriptor,
                          .borrowed = borrowed,
                          .step = FEED_WINDOW,
                          .window = feed->window};
    if (status == NULL && fstat(descriptor, &found) == 0)
        status = &found;
    if (status != NULL && S_ISREG(status->st_mode)) {
        /* Bytes that another program has read from the descriptor are not part of the file. */
        base = borrowed ? lseek(descriptor, 0, SEEK_CUR) : 0;
        feed->regular = base >= 0;
        feed->base = base > 0 ? (uint64_t)base : 0;
        feed->size = status->st_size > base ? (uint64_t)(status->st_size - base) : 0;
    }
    return true;
}

void feed_end(struct feed *feed)
{
    if (feed->window != NULL && feed->descriptor >= 0 && !feed->borrowed)
        close(feed->descriptor);
    feed->descriptor = -1;
    feed->window_length = 0;
}

void feed_free(struct feed *feed)
{
    feed_end(feed);
    free(feed->window);
    feed->window = NULL;
}

ptrdiff_t read_at(int descriptor, uint64_t at, char *buffer, size_t size)
{
    ssize_t got;
    do
        got = pread(descriptor, buffer, size, (off_t)at);
    while (got < 0 && errno == EINTR);
    return got;
}

int read_all_at(int descriptor, uint64_t at, void *buffer, size_t size)
{
    char *to = buffer;
    while (size > 0) {
        ptrdiff_t got = read_at(descriptor, at, to, size);
        if (got <= 0)
            return got < 0 ? errno : EIO;
        at += (uint64_t)got;
        to += got;
        size -= (size_t)got;
    }
    return 0;
}

int write_all(int descriptor, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
    return 0;
}

/* Read the bytes at a place, which is the next one unless the file is regular. */
static ptrdiff_t get(struct feed *feed, char *buffer, size_t size, uint64_t at)
{
    uint64_t place = feed->base + at;
    if (feed->error != 0)
        return -1;
    if (feed->ended && at >= feed->size)
        return 0;
    if (feed->regular && (place > INT64_MAX || place < at))
        return 0;
    ptrdiff_t got;
    do
        got = feed->regular ? pread(feed->descriptor, buffer, size, (off_t)place)
                            : read(feed->descriptor, buffer, size);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        feed->error = errno;
    /* Asking again is needless, unless the file has grown or its size is made up. */
    feed->ended =
        feed->regular && got > 0 && (size_t)got < size && at + (uint64_t)got == feed->size;
    return got;
}

/* The number of bytes in the window that were not taken yet. */
static size_t left(const struct feed *feed)
{
    if (feed->at < feed->window_at || feed->at - feed->window_at >= feed->window_length)
        return 0;
    return feed->window_length - (size_t)(feed->at - feed->window_at);
}

ptrdiff_t feed_peek(struct feed *feed, size_t least, const char **bytes)
{
    size_t have = left(feed);
    ptrdiff_t got = 1;
    if (have < least) {
        if (have > 0)
            memmove(feed->window, feed->window + feed->window_length - have, have);
        feed->window_at = feed->at;
        feed->window_length = have;
    }
    while (have < least && have < FEED_WINDOW && got > 0) {
        size_t room = FEED_WINDOW - have;
        got =
            get(feed, feed->window + have, room < feed->step ? room : feed->step, feed->at + have);
        if (got > 0)
            feed->window_length = have += (size_t)got;
    }
    *bytes = feed->window + (feed->at - feed->window_at);
    /* An error is reported when the bytes before it are taken. */
    return have > 0 ? (ptrdiff_t)have : got;
}

ptrdiff_t feed_read(struct feed *feed, char *buffer, size_t size)
{
    size_t have = left(feed);
    ptrdiff_t got;
    if (have > 0) {
        if (have > size)
            have = size;
        memcpy(buffer, feed->window + (feed->at - feed->window_at), have);
        got = (ptrdiff_t)have;
    } else {
        got = get(feed, buffer, size, feed->at);
    }
    if (got > 0)
        feed->at += (size_t)got;
    return got;
}

bool feed_waits(const struct feed *feed)
{
    struct pollfd source = {.fd = feed->descriptor, .events = POLLIN};
    return !feed->regular && left(feed) == 0 && poll(&source, 1, 0) == 0;
}
