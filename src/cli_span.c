/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli_span.h"

#include "scan.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

enum {
    SPAN_LEAST = 96 * 1024, /* bytes */
    SPAN_MOST = 512 * 1024,
    SPAN_SHARE = 2 /* spans in a thread's share of what is left, so that all end together */
};

/* A place of which the line is known. */
struct place_in_lines {
    uint64_t offset, line, column;
};

struct span_mark {
    struct span_file *file;
    struct span_mark *next; /* of the file's, by offset */
    size_t users;
    bool known; /* whether the line is; then also those of the marks before it */
    struct place_in_lines place;
};

struct span_file {
    int descriptor;
    uint64_t size;
    size_t threads;
    pthread_mutex_t lock; /* for all that follows, and for what is not constant in its marks */
    size_t users;         /* its marks, and who made it */
    struct span_mark *first, *last;
    struct place_in_lines counted; /* how far the lines are: at most to the first unknown mark */
};

struct span_file *span_file_new(int descriptor, uint64_t size, size_t threads)
{
    struct span_file *file = calloc(1, sizeof *file);
    if (file == NULL)
        return NULL;
    file->descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (file->descriptor < 0) {
        free(file);
        return NULL;
    }
    file->size = size;
    file->threads = threads;
    file->users = 1;
    file->counted = (struct place_in_lines){.line = 1, .column = 1};
    pthread_mutex_init(&file->lock, NULL);
    return file;
}

/* One user less; the lock is held, and given up. */
static void leave_file(struct span_file *file)
{
    bool used = --file->users > 0;
    pthread_mutex_unlock(&file->lock);
    if (used)
        return;
    close(file->descriptor);
    pthread_mutex_destroy(&file->lock);
    free(file);
}

void span_file_free(struct span_file *file)
{
    if (file == NULL)
        return;
    pthread_mutex_lock(&file->lock);
    leave_file(file);
}

size_t span_length(const struct span_file *file, uint64_t offset)
{
    uint64_t rest = offset < file->size ? file->size - offset : 0;
    uint64_t length = rest / (SPAN_SHARE * file->threads);
    if (length < SPAN_LEAST)
        length = SPAN_LEAST;
    if (length > SPAN_MOST)
        length = SPAN_MOST;
    return (size_t)(length < rest ? length : rest);
}

ptrdiff_t span_read(const struct span_file *file, uint64_t offset, char *buffer, size_t size)
{
    ssize_t got;
    do
        got = pread(file->descriptor, buffer, size, (off_t)offset);
    while (got < 0 && errno == EINTR);
    return got;
}

struct span_mark *span_mark_new(struct span_file *file, uint64_t offset)
{
    struct span_mark *mark = calloc(1, sizeof *mark);
    if (mark == NULL)
        return NULL;
    mark->file = file;
    mark->users = 1;
    mark->place.offset = offset;
    pthread_mutex_lock(&file->lock);
    assert(offset >= file->counted.offset);
    file->users++;
    if (file->last != NULL)
        file->last->next = mark;
    else
        file->first = mark;
    file->last = mark;
    pthread_mutex_unlock(&file->lock);
    return mark;
}

struct span_mark *span_mark_use(struct span_mark *mark)
{
    pthread_mutex_lock(&mark->file->lock);
    mark->users++;
    pthread_mutex_unlock(&mark->file->lock);
    return mark;
}

void span_mark_leave(struct span_mark *mark)
{
    if (mark == NULL)
        return;
    struct span_file *file = mark->file;
    struct span_mark *before = NULL;
    pthread_mutex_lock(&file->lock);
    if (--mark->users > 0) {
        pthread_mutex_unlock(&file->lock);
        return;
    }
    /* There are no more than a few. */
    for (struct span_mark *other = file->first; other != mark; other = other->next)
        before = other;
    if (before != NULL)
        before->next = mark->next;
    else
        file->first = mark->next;
    if (file->last == mark)
        file->last = before;
    free(mark);
    leave_file(file);
}

/* Count the lines on to a place, and store them there; as span_mark_locate(). */
static int count_to(struct span_file *file, struct place_in_lines *place)
{
    char buffer[32 * 1024];
    struct place_in_lines *at = &file->counted;
    int error = 0;
    while (at->offset < place->offset && error == 0) {
        uint64_t rest = place->offset - at->offset;
        size_t wanted = rest < sizeof buffer ? (size_t)rest : sizeof buffer;
        ptrdiff_t got = span_read(file, at->offset, buffer, wanted);
        if (got < 0)
            error = errno;
        /* It has become shorter: nothing is read there that could have a line. */
        if (got <= 0)
            break;
        pass_lines(buffer, (size_t)got, &at->line, &at->column);
        at->offset += (uint64_t)got;
    }
    place->line = at->line;
    place->column = at->column;
    return error;
}

int span_mark_locate(struct span_mark *mark, uint64_t *line, uint64_t *column)
{
    struct span_file *file = mark->file;
    int error = 0;
    pthread_mutex_lock(&file->lock);
    for (struct span_mark *other = file->first; !mark->known; other = other->next) {
        int failed = other->known ? 0 : count_to(file, &other->place);
        other->known = true;
        if (error == 0)
            error = failed;
    }
    *line = mark->place.line;
    *column = mark->place.column;
    pthread_mutex_unlock(&file->lock);
    return error;
}
