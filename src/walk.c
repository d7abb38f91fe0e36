/* SPDX-License-Identifier: BSD-2-Clause */
#include "walk.h"

#include "input_path.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    BATCH_BYTES = 1024 * 1024, /* names held for a folder, with their NULs */
    BATCH_NAMES = 64 * 1024
};

/*
 * A folder on the way down.  It is read again for each batch of its names: the smallest ones
 * behind the last name of the batch before.
 */
struct level {
    DIR *stream;
    size_t path_length; /* of what stands before the names of this folder in walk->path */
    char *block;        /* BATCH_BYTES; stays with the level when the folder is done */
    size_t used;
    const char **names; /* into block */
    size_t count, capacity, next;
    const char *bound; /* names from this one on are left for another batch; NULL: none */
    char *last;        /* of the batch before; NULL where there was none */
    bool fresh;        /* whether no batch was read yet */
};

struct walk {
    struct walk_options options;
    struct stat status; /* of the file that was found */
    struct level levels[WALK_DEPTH];
    size_t depth;
    char *spare; /* BATCH_BYTES, to move names to */
    struct path path;
    char reason[128];
};

static int compare_names(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static void sort_names(struct level *level)
{
    if (level->count > 1)
        qsort(level->names, level->count, sizeof *level->names, compare_names);
}

/* Keep the smaller half of the names only. */
static void halve(struct walk *walk, struct level *level)
{
    size_t used = 0;
    sort_names(level);
    level->count = (level->count + 1) / 2;
    for (size_t i = 0; i < level->count; i++) {
        size_t size = strlen(level->names[i]) + 1;
        memcpy(walk->spare + used, level->names[i], size);
        level->names[i] = walk->spare + used;
        used += size;
    }
    char *block = level->block;
    level->block = walk->spare;
    walk->spare = block;
    level->used = used;
    level->bound = level->names[level->count - 1];
}

/* Add a name to a batch; false without memory. */
static bool add_name(struct walk *walk, struct level *level, const char *name)
{
    size_t size = strlen(name) + 1;
    if (level->last != NULL && strcmp(name, level->last) <= 0)
        return true;
    if (level->bound != NULL && strcmp(name, level->bound) >= 0)
        return true;
    if (size > BATCH_BYTES / 4)
        return false;
    if (level->used + size > BATCH_BYTES || level->count == BATCH_NAMES) {
        halve(walk, level);
        if (strcmp(name, level->bound) >= 0)
            return true;
    }
    if (level->count == level->capacity) {
        size_t capacity = level->capacity * 2 + 64;
        const char **names = realloc(level->names, capacity * sizeof *names);
        if (names == NULL)
            return false;
        level->names = names;
        level->capacity = capacity;
    }
    memcpy(level->block + level->used, name, size);
    level->names[level->count++] = level->block + level->used;
    level->used += size;
    return true;
}

/* Read the next batch of a folder's names; returns 0 or the number of an error. */
static int read_batch(struct walk *walk, struct level *level)
{
    const struct dirent *entry;
    int error = 0;
    if (!level->fresh) {
        char *last = strdup(level->names[level->count - 1]);
        free(level->last);
        level->last = last;
        if (last == NULL)
            error = ENOMEM;
        rewinddir(level->stream);
    }
    level->fresh = false;
    level->bound = NULL;
    level->used = level->count = level->next = 0;
    while (error == 0) {
        errno = 0;
        entry = readdir(level->stream);
        if (entry == NULL) {
            error = errno;
            break;
        }
        if (entry->d_name[0] != '.' && !add_name(walk, level, entry->d_name))
            error = ENOMEM;
    }
    sort_names(level);
    /* An error would come again and again. */
    if (error != 0)
        level->bound = NULL;
    return error;
}

static void close_level(struct walk *walk)
{
    struct level *level = &walk->levels[--walk->depth];
    closedir(level->stream);
    free(level->last);
    level->stream = NULL;
    level->last = NULL;
}

/* Begin a folder, of which path_length bytes stand in walk->path; returns 0 or an error. */
static int open_level(struct walk *walk, int descriptor, size_t path_length)
{
    struct level *level = &walk->levels[walk->depth];
    if (level->block == NULL)
        level->block = malloc(BATCH_BYTES);
    level->stream = level->block == NULL ? NULL : fdopendir(descriptor);
    if (level->stream == NULL) {
        int error = level->block == NULL ? ENOMEM : errno;
        close(descriptor);
        return error;
    }
    level->path_length = path_length;
    level->used = level->count = level->next = 0;
    level->bound = NULL;
    level->fresh = true;
    walk->depth++;
    return 0;
}

struct walk *walk_new(int descriptor, const struct walk_options *options)
{
    struct walk *walk = calloc(1, sizeof *walk);
    int error = ENOMEM;
    if (walk == NULL) {
        close(descriptor);
        errno = ENOMEM;
        return NULL;
    }
    walk->options = *options;
    walk->spare = malloc(BATCH_BYTES);
    if (walk->spare != NULL && path_put(&walk->path, 0, ""))
        error = open_level(walk, descriptor, 0);
    else
        close(descriptor);
    if (error != 0) {
        walk_free(walk);
        errno = error;
        return NULL;
    }
    return walk;
}

void walk_free(struct walk *walk)
{
    if (walk == NULL)
        return;
    while (walk->depth > 0)
        close_level(walk);
    for (size_t i = 0; i < WALK_DEPTH; i++) {
        free(walk->levels[i].block);
        free(walk->levels[i].names);
    }
    free(walk->spare);
    path_free(&walk->path);
    free(walk);
}

static enum walk_event say(struct walk *walk, struct walk_item *item, enum walk_event event,
                           const char *reason)
{
    item->path = walk->path.bytes;
    item->reason = reason;
    return event;
}

static enum walk_event say_error(struct walk *walk, struct walk_item *item, int error)
{
    /* unreachable: every error has a text, which fits */
    if (strerror_r(error, walk->reason, sizeof walk->reason) != 0)
        walk->reason[0] = '\0';
    return say(walk, item, WALK_TROUBLE, walk->reason);
}

/* Go down into a folder; returns 0 or an error. */
static int descend(struct walk *walk, int folder, const char *name)
{
    int descriptor;
    size_t length = walk->path.length;
    do
        descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    while (descriptor < 0 && errno == EINTR);
    if (descriptor < 0)
        return errno;
    if (!path_put(&walk->path, length, "/")) {
        close(descriptor);
        return ENOMEM;
    }
    int error = open_level(walk, descriptor, length + 1);
    if (error != 0)
        walk->path.bytes[walk->path.length = length] = '\0';
    return error;
}

/* Look at the entry whose path stands in walk->path; true where there is something to say. */
static bool visit(struct walk *walk, int folder, const char *name, struct walk_item *item,
                  enum walk_event *event)
{
    struct stat *status = &walk->status;
    int error = 0;
    if (fstatat(folder, name, status, AT_SYMLINK_NOFOLLOW) != 0) {
        *event = say_error(walk, item, errno);
        return true;
    }
    if (S_ISDIR(status->st_mode)) {
        const struct walk_options *options = &walk->options;
        const char *reason =
            options->skipped != NULL ? options->skipped(options->context, status) : NULL;
        if (reason != NULL) {
            *event = say(walk, item, WALK_NOTED, reason);
            return true;
        }
        if (walk->depth == WALK_DEPTH) {
            *event = say(walk, item, WALK_TROUBLE, "folders are nested too deeply");
            return true;
        }
        error = descend(walk, folder, name);
        if (error != 0)
            *event = say_error(walk, item, error);
        return error != 0;
    }
    bool link = S_ISLNK(status->st_mode);
    if (link && fstatat(folder, name, status, 0) != 0) {
        *event = say_error(walk, item, errno);
        return true;
    }
    if (link && S_ISDIR(status->st_mode)) {
        *event = say(walk, item, WALK_SKIPPED, "a symbolic link to a folder");
    } else if (!S_ISREG(status->st_mode)) {
        *event = say(walk, item, WALK_SKIPPED, "not a regular file");
    } else {
        *event = say(walk, item, WALK_FILE, NULL);
        item->folder = folder;
        item->name = name;
        item->status = status;
    }
    return true;
}

enum walk_event walk_next(struct walk *walk, struct walk_item *item)
{
    enum walk_event event = WALK_DONE;
    while (walk->depth > 0) {
        struct level *level = &walk->levels[walk->depth - 1];
        if (level->next == level->count) {
            if (!level->fresh && level->bound == NULL) {
                close_level(walk);
                continue;
            }
            int error = read_batch(walk, level);
            if (error != 0) {
                size_t length = level->path_length > 0 ? level->path_length - 1 : 0;
                walk->path.bytes[walk->path.length = length] = '\0';
                return say_error(walk, item, error);
            }
            continue;
        }
        const char *name = level->names[level->next++];
        if (!path_put(&walk->path, level->path_length, name))
            return say_error(walk, item, ENOMEM);
        if (walk->options.excluded != NULL &&
            walk->options.excluded(walk->options.context, walk->path.bytes))
            continue;
        if (visit(walk, dirfd(level->stream), name, item, &event))
            return event;
    }
    return event;
}
