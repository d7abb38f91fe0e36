/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/walk.h"

#include "base/map.h"
#include "input/feed.h"
#include "input/outputs.h"
#include "input/path.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    HELD_BYTES = 1024 * 1024, /* names held for a folder, with their NULs */
    HELD_NAMES = 64 * 1024
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
    const char **names; /* HELD_NAMES, into block; stay as well */
    size_t count, next;
    /* Names from this one on are left for another set, at first all of them; NULL: none. */
    const char *bound;
    char *last;    /* of the set before; NULL if there was none */
    size_t folder; /* its index in walk->read; only if links are followed */
};

struct walk {
    const struct input_options *options;
    struct repeats *repeats; /* or NULL */
    struct stat status;      /* of the file that was found */
    struct map read; /* folders, and the depth at which each was read, if links are followed */
    struct level levels[WALK_DEPTH];
    size_t depth;
    char *spare; /* HELD_BYTES, to move names to */
    struct bytes path;
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
    if (level->count > 0) {
        char *last = strdup(level->names[level->count - 1]);
        free(level->last);
        level->last = last;
        if (last == NULL)
            error = ENOMEM;
        rewinddir(level->stream);
    }
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

/* ---- Levels ---------------------------------------------------------------- */

/* Note that the folder of a new level is read; returns 0 or an error. */
static int note_folder(struct walk *walk, struct level *level, int descriptor)
{
    struct stat status;
    uint64_t bytes[2];
    if (fstat(descriptor, &status) != 0)
        return errno;
    struct map_entry *entry = map_add(&walk->read, identity_of(&status, bytes));
    if (entry == NULL)
        return ENOMEM;
    entry->value = walk->depth;
    level->folder = (size_t)(entry - walk->read.entries);
    return 0;
}

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
    int error = ENOMEM;
    if (level->block == NULL)
        level->block = malloc(HELD_BYTES);
    if (level->names == NULL)
        level->names = malloc(HELD_NAMES * sizeof *level->names);
    if (level->block != NULL && level->names != NULL)
        error = walk->options->follow ? note_folder(walk, level, descriptor) : 0;
    level->stream = error == 0 ? fdopendir(descriptor) : NULL;
    if (level->stream == NULL) {
        error = error != 0 ? error : errno;
        close(descriptor);
        return error;
    }
    level->path_length = path_length;
    level->count = level->next = 0;
    level->bound = "";
    walk->depth++;
    return 0;
}

struct walk *walk_new(int descriptor, const struct input_options *options, struct repeats *repeats)
{
    struct walk *walk = calloc(1, sizeof *walk);
    int error = ENOMEM;
    if (walk != NULL && (walk->spare = malloc(HELD_BYTES)) != NULL &&
        path_put(&walk->path, 0, "")) {
        walk->options = options;
        walk->repeats = repeats;
        if (options->follow)
            map_begin(&walk->read);
        error = open_level(walk, descriptor, 0);
    } else {
        close(descriptor);
    }
    if (error == 0)
        return walk;
    walk_free(walk);
    errno = error;
    return NULL;
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
    map_free(&walk->read);
    free(walk->spare);
    bytes_free(&walk->path);
    free(walk);
}

static enum input_event say(struct walk *walk, struct walk_item *item, enum input_event event,
                            const char *reason)
{
    item->path = walk->path.at;
    item->reason = reason;
    return event;
}

/* Go down into a folder, or what a link leads to; returns 0 or an error. */
static int descend(struct walk *walk, int folder, const char *name, bool link)
{
    int descriptor = open_at(folder, name, O_DIRECTORY | (link ? 0 : O_NOFOLLOW));
    size_t length = walk->path.length;
    if (descriptor < 0)
        return errno;
    if (!path_put(&walk->path, length, "/")) {
        close(descriptor);
        return ENOMEM;
    }
    int error = open_level(walk, descriptor, length + 1);
    if (error != 0)
        walk->path.at[walk->path.length = length] = '\0';
    return error;
}

/* Whether a folder that was read before is still being read. */
static bool lies_in(const struct walk *walk, const struct map_entry *folder)
{
    return folder->value < walk->depth &&
           walk->levels[folder->value].folder == (size_t)(folder - walk->read.entries);
}

/* Visit a folder, or a followed link to one, whose status is walk->status; as visit(). */
static enum input_event visit_folder(struct walk *walk, int folder, const char *name, bool link,
                                     struct walk_item *item)
{
    uint64_t bytes[2];
    const struct map_entry *read = map_find(&walk->read, identity_of(&walk->status, bytes));
    if (output_state(walk->options, &walk->status) != OUTPUT_NONE)
        return say(walk, item, INPUT_NOTED, output_is_skipped);
    if (read != NULL)
        return lies_in(walk, read)
                   ? say(walk, item, INPUT_TROUBLE, "leads back to a folder that contains it")
                   : say(walk, item, INPUT_SKIPPED, "a folder that was read under another name");
    if (walk->depth == WALK_DEPTH)
        return say(walk, item, INPUT_TROUBLE, "folders are nested too deeply");
    const char *again =
        walk->repeats != NULL ? repeats_note(walk->repeats, &walk->status, false) : NULL;
    int error = descend(walk, folder, name, link);
    if (error != 0)
        return say(walk, item, INPUT_TROUBLE, strerror(error));
    return again != NULL ? say(walk, item, INPUT_NOTED, again) : INPUT_DONE;
}

/* Visit the entry whose path is in walk->path; INPUT_DONE if there is nothing to report. */
static enum input_event visit(struct walk *walk, int folder, const char *name,
                              struct walk_item *item)
{
    struct stat *status = &walk->status;
    bool good = fstatat(folder, name, status, AT_SYMLINK_NOFOLLOW) == 0;
    bool link = good && S_ISLNK(status->st_mode);
    if (!good || (link && fstatat(folder, name, status, 0) != 0))
        return say(walk, item, INPUT_TROUBLE, strerror(errno));
    if (S_ISDIR(status->st_mode) && (!link || walk->options->follow))
        return visit_folder(walk, folder, name, link, item);
    if (S_ISDIR(status->st_mode))
        return say(walk, item, INPUT_SKIPPED, "a symbolic link to a folder; use -L to follow it");
    if (!S_ISREG(status->st_mode))
        return say(walk, item, INPUT_SKIPPED, "not a regular file");
    enum input_event event = say(walk, item, INPUT_FILE, NULL);
    item->folder = folder;
    item->name = name;
    item->status = status;
    return event;
}

/* Read a set of names; INPUT_DONE if that succeeds. */
static enum input_event next_set(struct walk *walk, struct level *level, struct walk_item *item)
{
    int error = read_names(walk, level);
    if (error == 0)
        return INPUT_DONE;
    size_t length = level->path_length > 0 ? level->path_length - 1 : 0;
    walk->path.at[walk->path.length = length] = '\0';
    return say(walk, item, INPUT_TROUBLE, strerror(error));
}

/* Visit what has the next name; INPUT_DONE if there is nothing to report. */
static enum input_event next_name(struct walk *walk, struct level *level, struct walk_item *item)
{
    const char *name = level->names[level->next++];
    if (!path_put(&walk->path, level->path_length, name))
        return say(walk, item, INPUT_TROUBLE, strerror(ENOMEM));
    if (input_excludes(walk->options, walk->path.at))
        return INPUT_DONE;
    return visit(walk, dirfd(level->stream), name, item);
}

enum input_event walk_next(struct walk *walk, struct walk_item *item)
{
    enum input_event event = INPUT_DONE;
    while (walk->depth > 0 && event == INPUT_DONE) {
        struct level *level = &walk->levels[walk->depth - 1];
        if (level->next < level->count)
            event = next_name(walk, level, item);
        else if (level->bound != NULL)
            event = next_set(walk, level, item);
        else
            close_level(walk);
    }
    return event;
}
