/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/walk.h"

#include "input/path.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    HELD_BYTES = 1024 * 1024, /* names held for a folder, with their NULs */
    HELD_NAMES = 64 * 1024
};

/* What a folder is the same by, whatever its name. */
struct identity {
    dev_t device;
    ino_t number;
};

/* The folders that were read: a hash table, at least a quarter of it free. */
struct folders {
    struct place {
        struct identity identity;
        bool used;
    } * places;
    size_t count, capacity; /* a power of two, or 0 */
};

/*
 * A folder on the way down.  It is read again for each set of its names: the smallest ones
 * after the last name of the set before.
 */
struct level {
    DIR *stream;
    size_t path_length; /* of what comes before the names of this folder in walk->path */
    char *block;        /* HELD_BYTES; stays with the level when the folder is done */
    size_t used;
    const char **names; /* into block */
    size_t count, capacity, next;
    const char *bound;        /* names from this one on are left for another set; NULL: none */
    char *last;               /* of the set before; NULL if there was none */
    bool fresh;               /* whether no set was read yet */
    struct identity identity; /* only if links are followed */
};

struct walk {
    struct walk_options options;
    struct stat status;  /* of the file that was found */
    struct folders read; /* only if links are followed */
    struct level levels[WALK_DEPTH];
    size_t depth;
    char *spare; /* HELD_BYTES, to move names to */
    struct path path;
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

/* Add a name to those held; false without memory. */
static bool add_name(struct walk *walk, struct level *level, const char *name)
{
    size_t size = strlen(name) + 1;
    if (level->last != NULL && strcmp(name, level->last) <= 0)
        return true;
    if (level->bound != NULL && strcmp(name, level->bound) >= 0)
        return true;
    if (size > HELD_BYTES / 4)
        return false;
    if (level->used + size > HELD_BYTES || level->count == HELD_NAMES) {
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

/* Read the next set of a folder's names; returns 0 or the number of an error. */
static int read_names(struct walk *walk, struct level *level)
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

/* ---- Folders that were read ------------------------------------------------ */

static bool is_same(const struct identity *left, const struct identity *right)
{
    return left->device == right->device && left->number == right->number;
}

static struct identity identity_of(const struct stat *status)
{
    return (struct identity){.device = status->st_dev, .number = status->st_ino};
}

/* The place of a folder in a table that has free ones: its own, or else the one it would get. */
static struct place *place_of(const struct folders *folders, const struct identity *identity)
{
    uint64_t mixed = ((uint64_t)identity->number + ((uint64_t)identity->device << 32)) *
                     UINT64_C(0x9e3779b97f4a7c15);
    size_t at = (size_t)(mixed >> 32) & (folders->capacity - 1);
    while (folders->places[at].used && !is_same(&folders->places[at].identity, identity))
        at = (at + 1) & (folders->capacity - 1);
    return &folders->places[at];
}

/* Whether a folder was read before. */
static bool was_read(const struct folders *folders, const struct identity *identity)
{
    return folders->capacity > 0 && place_of(folders, identity)->used;
}

/* Add a folder that was not read before; false without memory. */
static bool add_folder(struct folders *folders, const struct identity *identity)
{
    if (folders->count >= folders->capacity / 4 * 3) {
        struct folders larger = {.count = folders->count,
                                 .capacity = folders->capacity > 0 ? folders->capacity * 2 : 64};
        larger.places = calloc(larger.capacity, sizeof *larger.places);
        if (larger.places == NULL)
            return false;
        for (size_t i = 0; i < folders->capacity; i++)
            if (folders->places[i].used)
                *place_of(&larger, &folders->places[i].identity) = folders->places[i];
        free(folders->places);
        *folders = larger;
    }
    *place_of(folders, identity) = (struct place){.identity = *identity, .used = true};
    folders->count++;
    return true;
}

/* ---- Levels ---------------------------------------------------------------- */

static void close_level(struct walk *walk)
{
    struct level *level = &walk->levels[--walk->depth];
    closedir(level->stream);
    free(level->last);
    level->stream = NULL;
    level->last = NULL;
}

/* Begin a folder, whose path is path_length bytes of walk->path; returns 0 or an error. */
static int open_level(struct walk *walk, int descriptor, size_t path_length)
{
    struct level *level = &walk->levels[walk->depth];
    struct stat status;
    int error = 0;
    if (level->block == NULL)
        level->block = malloc(HELD_BYTES);
    if (level->block == NULL)
        error = ENOMEM;
    if (error == 0 && walk->options.follow) {
        if (fstat(descriptor, &status) != 0)
            error = errno;
        level->identity = identity_of(&status);
        if (error == 0 && !add_folder(&walk->read, &level->identity))
            error = ENOMEM;
    }
    level->stream = error == 0 ? fdopendir(descriptor) : NULL;
    if (level->stream == NULL) {
        error = error != 0 ? error : errno;
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
    walk->spare = malloc(HELD_BYTES);
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
    free(walk->read.places);
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

/* Go down into a folder, or what a link leads to; returns 0 or an error. */
static int descend(struct walk *walk, int folder, const char *name, bool link)
{
    int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (link ? 0 : O_NOFOLLOW);
    int descriptor;
    size_t length = walk->path.length;
    do
        descriptor = openat(folder, name, flags);
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

/* Whether a folder is one of those that are being read. */
static bool lies_in(const struct walk *walk, const struct identity *identity)
{
    for (size_t i = 0; i < walk->depth; i++)
        if (is_same(&walk->levels[i].identity, identity))
            return true;
    return false;
}

/* Visit a folder, or a followed link to one, whose status is walk->status; as visit(). */
static enum walk_event visit_folder(struct walk *walk, int folder, const char *name, bool link,
                                    struct walk_item *item)
{
    const struct walk_options *options = &walk->options;
    struct identity identity = identity_of(&walk->status);
    const char *reason =
        options->skipped != NULL ? options->skipped(options->context, &walk->status) : NULL;
    if (reason != NULL)
        return say(walk, item, WALK_NOTED, reason);
    if (was_read(&walk->read, &identity))
        return lies_in(walk, &identity)
                   ? say(walk, item, WALK_TROUBLE, "leads back to a folder that contains it")
                   : say(walk, item, WALK_SKIPPED, "a folder that was read under another name");
    if (walk->depth == WALK_DEPTH)
        return say(walk, item, WALK_TROUBLE, "folders are nested too deeply");
    int error = descend(walk, folder, name, link);
    return error == 0 ? WALK_DONE : say(walk, item, WALK_TROUBLE, strerror(error));
}

/* Visit the entry whose path is in walk->path; WALK_DONE if there is nothing to report. */
static enum walk_event visit(struct walk *walk, int folder, const char *name,
                             struct walk_item *item)
{
    struct stat *status = &walk->status;
    bool good = fstatat(folder, name, status, AT_SYMLINK_NOFOLLOW) == 0;
    bool link = good && S_ISLNK(status->st_mode);
    if (!good || (link && fstatat(folder, name, status, 0) != 0))
        return say(walk, item, WALK_TROUBLE, strerror(errno));
    if (S_ISDIR(status->st_mode) && (!link || walk->options.follow))
        return visit_folder(walk, folder, name, link, item);
    if (S_ISDIR(status->st_mode))
        return say(walk, item, WALK_SKIPPED, "a symbolic link to a folder; use -L to follow it");
    if (!S_ISREG(status->st_mode))
        return say(walk, item, WALK_SKIPPED, "not a regular file");
    enum walk_event event = say(walk, item, WALK_FILE, NULL);
    item->folder = folder;
    item->name = name;
    item->status = status;
    return event;
}

enum walk_event walk_next(struct walk *walk, struct walk_item *item)
{
    while (walk->depth > 0) {
        struct level *level = &walk->levels[walk->depth - 1];
        if (level->next == level->count) {
            if (!level->fresh && level->bound == NULL) {
                close_level(walk);
                continue;
            }
            int error = read_names(walk, level);
            if (error != 0) {
                size_t length = level->path_length > 0 ? level->path_length - 1 : 0;
                walk->path.bytes[walk->path.length = length] = '\0';
                return say(walk, item, WALK_TROUBLE, strerror(error));
            }
            continue;
        }
        const char *name = level->names[level->next++];
        if (!path_put(&walk->path, level->path_length, name))
            return say(walk, item, WALK_TROUBLE, strerror(ENOMEM));
        if (walk->options.excluded != NULL &&
            walk->options.excluded(walk->options.context, walk->path.bytes))
            continue;
        enum walk_event event = visit(walk, dirfd(level->stream), name, item);
        if (event != WALK_DONE)
            return event;
    }
    return WALK_DONE;
}
