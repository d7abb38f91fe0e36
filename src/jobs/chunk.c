/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/results.h"

#include "base/lines.h"
#include "base/scan.h"
#include "input/feed.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

enum { CHUNK_LEAST = 96 * 1024, CHUNK_MOST = 512 * 1024 /* bytes */ };

struct chunk_mark {
    struct chunk_file *file;
    struct chunk_mark *next; /* in the file's list, by offset */
    struct place_in_lines place;
    bool known; /* whether the line is known, and then those of all marks before it */
};

struct chunk_file {
    int descriptor;
    uint64_t size;
    size_t threads;
    pthread_mutex_t lock; /* for the following fields, and the variable ones of the marks */
    size_t users;         /* its marks, and its owner */
    struct chunk_mark *first, *last;
    struct place_in_lines counted; /* lines up to here, at most to the first unknown mark */
};

int lines_count_on(struct place_in_lines *place, int descriptor, uint64_t offset)
{
    char buffer[32 * 1024];
    while (place->offset < offset) {
        uint64_t rest = offset - place->offset;
        ptrdiff_t got = read_at(descriptor, place->offset, buffer,
                                rest < sizeof buffer ? (size_t)rest : sizeof buffer);
        if (got <= 0)
            return got < 0 ? errno : 0;
        pass_lines(buffer, (size_t)got, &place->line, &place->column);
        place->offset += (uint64_t)got;
    }
    return 0;
}

struct chunk_file *chunk_file_new(int descriptor, uint64_t size, size_t threads)
{
    struct chunk_file *file = calloc(1, sizeof *file);
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

/* Remove a user of the file; the lock is held, and given up. */
static void leave_file(struct chunk_file *file)
{
    bool used = --file->users > 0;
    pthread_mutex_unlock(&file->lock);
    if (used)
        return;
    close(file->descriptor);
    pthread_mutex_destroy(&file->lock);
    free(file);
}

void chunk_file_free(struct chunk_file *file)
{
    if (file == NULL)
        return;
    pthread_mutex_lock(&file->lock);
    leave_file(file);
}

size_t chunk_length(const struct chunk_file *file, uint64_t offset)
{
    uint64_t rest = offset < file->size ? file->size - offset : 0;
    /* It shrinks towards the end, so that all threads finish at about the same time. */
    uint64_t length = rest / (2 * (uint64_t)file->threads);
    length = length < CHUNK_LEAST ? CHUNK_LEAST : length > CHUNK_MOST ? CHUNK_MOST : length;
    return (size_t)(length < rest ? length : rest);
}

ptrdiff_t chunk_read(const struct chunk_file *file, uint64_t offset, char *buffer, size_t size)
{
    return read_at(file->descriptor, offset, buffer, size);
}

struct chunk_mark *chunk_mark_new(struct chunk_file *file, uint64_t offset)
{
    struct chunk_mark *mark = calloc(1, sizeof *mark);
    if (mark == NULL)
        return NULL;
    mark->file = file;
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

void chunk_mark_free(struct chunk_mark *mark)
{
    if (mark == NULL)
        return;
    struct chunk_file *file = mark->file;
    struct chunk_mark *before = NULL;
    pthread_mutex_lock(&file->lock);
    /* There are only a few. */
    for (struct chunk_mark *other = file->first; other != mark; other = other->next)
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

int chunk_mark_locate(struct chunk_mark *mark, uint64_t *line, uint64_t *column)
{
    struct chunk_file *file = mark->file;
    struct place_in_lines *counted = &file->counted;
    int error = 0;
    pthread_mutex_lock(&file->lock);
    for (struct chunk_mark *other = file->first; !mark->known; other = other->next) {
        if (other->known)
            continue;
        /* A mark after an error, or after the end, gets the line at which the count stopped. */
        if (error == 0)
            error = lines_count_on(counted, file->descriptor, other->place.offset);
        other->place.line = counted->line;
        other->place.column = counted->column;
        other->known = true;
    }
    *line = mark->place.line;
    *column = mark->place.column;
    pthread_mutex_unlock(&file->lock);
    return error;
}
