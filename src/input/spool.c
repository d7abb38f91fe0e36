/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE /* for O_TMPFILE */
#include "input/spool.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    SPOOLS = 8 /* archives within each other, twice */
};

static struct {
    pthread_mutex_t lock;
    bool made; /* or tried to be */
    struct {
        int descriptor; /* or -1 */
        int error;      /* that kept it from being made */
        bool taken;
    } list[SPOOLS];
} spools = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Make a file without a name; returns its descriptor, or -1 with errno set. */
static int make_temporary(void)
{
    static const char name[] = "/yinsh.XXXXXX";
    const char *folder = getenv("TMPDIR");
    char path[4096];
    int descriptor = -1;
    if (folder == NULL || folder[0] != '/' || strlen(folder) > sizeof path - sizeof name)
        folder = "/tmp";
#ifdef O_TMPFILE
    /* A file that never had a name cannot be left, whatever ends the program. */
    descriptor = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
#endif
    if (descriptor >= 0)
        return descriptor;
    /* Not every file system has such files. */
    snprintf(path, sizeof path, "%s%s", folder, name);
    descriptor = mkstemp(path);
    if (descriptor < 0)
        return -1;
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    unlink(path);
    return descriptor;
}

/* With the lock. */
static void make_all(void)
{
    for (size_t i = 0; i < SPOOLS && !spools.made; i++) {
        spools.list[i].descriptor = make_temporary();
        spools.list[i].error = errno;
    }
    spools.made = true;
}

void spool_prepare(void)
{
    pthread_mutex_lock(&spools.lock);
    make_all();
    pthread_mutex_unlock(&spools.lock);
}

void spool_end(void)
{
    pthread_mutex_lock(&spools.lock);
    for (size_t i = 0; i < SPOOLS && spools.made; i++)
        if (spools.list[i].descriptor >= 0)
            close(spools.list[i].descriptor);
    spools.made = false;
    pthread_mutex_unlock(&spools.lock);
}

int spool_take(void)
{
    int descriptor = -1;
    int error = EMFILE;
    pthread_mutex_lock(&spools.lock);
    make_all();
    for (size_t i = 0; i < SPOOLS && descriptor < 0; i++) {
        if (spools.list[i].taken)
            continue;
        descriptor = spools.list[i].descriptor;
        spools.list[i].taken = descriptor >= 0;
        error = spools.list[i].error;
    }
    pthread_mutex_unlock(&spools.lock);
    errno = error;
    return descriptor;
}

bool spool_write(int descriptor, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno != EINTR)
            return false;
        bytes += written > 0 ? written : 0;
        length -= written > 0 ? (size_t)written : 0;
    }
    return true;
}

void spool_give(int descriptor)
{
    if (descriptor < 0)
        return;
    bool empty = ftruncate(descriptor, 0) == 0 && lseek(descriptor, 0, SEEK_SET) == 0;
    int error = errno;
    pthread_mutex_lock(&spools.lock);
    for (size_t i = 0; i < SPOOLS; i++) {
        if (spools.list[i].descriptor != descriptor)
            continue;
        spools.list[i].taken = false;
        if (empty)
            break;
        close(descriptor);
        spools.list[i].descriptor = -1;
        spools.list[i].error = error;
    }
    pthread_mutex_unlock(&spools.lock);
}
