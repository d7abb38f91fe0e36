/* SPDX-License-Identifier: BSD-2-Clause */
#define _GNU_SOURCE /* for O_TMPFILE */
#include "input/loading.h"

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
    bool made;        /* or tried to be */
    int list[SPOOLS]; /* descriptors of those that are not taken */
    size_t count;     /* of these */
    int error;        /* why there are no more */
} spools = {.lock = PTHREAD_MUTEX_INITIALIZER, .error = EMFILE};

int spool_make(void)
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

/* Keep a file that can be taken, or note why there is none; with the lock. */
static void keep(int descriptor)
{
    if (descriptor >= 0)
        spools.list[spools.count++] = descriptor;
    else
        spools.error = errno;
}

void spool_prepare(void)
{
    pthread_mutex_lock(&spools.lock);
    for (size_t i = 0; i < SPOOLS && !spools.made; i++)
        keep(spool_make());
    spools.made = true;
    pthread_mutex_unlock(&spools.lock);
}

void spool_end(void)
{
    pthread_mutex_lock(&spools.lock);
    while (spools.count > 0)
        close(spools.list[--spools.count]);
    spools.made = false;
    pthread_mutex_unlock(&spools.lock);
}

int spool_take(void)
{
    pthread_mutex_lock(&spools.lock);
    int descriptor = spools.count > 0 ? spools.list[--spools.count] : -1;
    int error = spools.error;
    pthread_mutex_unlock(&spools.lock);
    errno = error;
    return descriptor;
}

void spool_give(int descriptor)
{
    if (descriptor < 0)
        return;
    pthread_mutex_lock(&spools.lock);
    if (ftruncate(descriptor, 0) != 0 || lseek(descriptor, 0, SEEK_SET) != 0) {
        spools.error = errno;
        close(descriptor);
    } else {
        keep(descriptor);
    }
    pthread_mutex_unlock(&spools.lock);
}
