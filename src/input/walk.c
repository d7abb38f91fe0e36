/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/sources.h"

#include "base/map.h"
#include "base/text.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A folder on the way down, with all its names. */
struct level {
    DIR *stream;
    size_t path_length; /* of what comes before the names of this folder in walk->path */
    struct bytes text;  /* the names, each with a NUL */
    const char **names; /* in order, into text */
    size_t count, next;
    int error;     /* why the folder has more names, which is still to be reported, or 0 */
    size_t folder; /* its index in walk->read; only if links are followed */
};

struct walk {
    const struct input_options *options;
    struct stat status; /* of the file that was found */
    struct map read;    /* folders, and whether each is being read, if links are followed */
    struct level levels[WALK_DEPTH];
    size_t depth;
    struct bytes path;
};

/* ---- Names ----------------------------------------------------------------- */

static int compare_names(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

/* Read the names of a folder but the hidden ones, as many as there is memory for. */
static void read_names(struct level *level)
{
    const struct dirent *entry;
    size_t count = 0;
    errno = 0;
    while ((entry = readdir(level->stream)) != NULL) {
        const char *name = entry->d_name;
        if (name[0] == '.')
            continue;
        if (!bytes_add(&level->text, name, strlen(name) + 1)) {
            errno = ENOMEM;
            break;
        }
        count++;
        errno = 0;
    }
    level->error = errno;
    if (count > 0 && (level->names = malloc(count * sizeof *level->names)) == NULL)
        level->error = ENOMEM;
    if (level->names == NULL)
        return;
    const char *at = level->text.at;
    for (level->count = 0; level->count < count; at += strlen(at) + 1)
        level->names[level->count++] = at;
    qsort(level->names, count, sizeof *level->names, compare_names);
}

/* ---- Levels ---------------------------------------------------------------- */

/* Return what identifies a folder, whatever its name: a key of a map, whose bytes are stored. */
static struct words identity_of(const struct stat *status, uint64_t bytes[2])
{
    bytes[0] = (uint64_t)status->st_dev;
    bytes[1] = (uint64_t)status->st_ino;
    return (struct words){(const char *)bytes, 2 * sizeof *bytes};
}

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
    level->folder = (size_t)(entry - walk->read.entries);
    return 0;
}

static void close_level(struct walk *walk)
{
    struct level *level = &walk->levels[--walk->depth];
    if (walk->options->follow)
        walk->read.entries[level->folder].value = false;
    closedir(level->stream);
    bytes_free(&level->text);
    free(level->names);
}

/* Begin a folder, whose path is path_length bytes of walk->path; returns 0 or an error. */
static int open_level(struct walk *walk, int descriptor, size_t path_length)
{
    struct level *level = &walk->levels[walk->depth];
    *level = (struct level){.path_length = path_length};
    int error = walk->options->follow ? note_folder(walk, level, descriptor) : 0;
    level->stream = error == 0 ? fdopendir(descriptor) : NULL;
    if (level->stream == NULL) {
        error = error != 0 ? error : errno;
        close(descriptor);
        return error;
    }
    walk->depth++;
    if (walk->options->follow)
        walk->read.entries[level->folder].value = true;
    read_names(level);
    return 0;
}

struct walk *walk_new(int descriptor, const struct input_options *options)
{
    struct walk *walk = calloc(1, sizeof *walk);
    int error = ENOMEM;
    if (walk != NULL && bytes_put_string(&walk->path, 0, "")) {
        walk->options = options;
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
    map_free(&walk->read);
    bytes_free(&walk->path);
    free(walk);
}

const char *walk_error(const struct walk_item *found, int error)
{
    struct stat status;
    /* A link may lead to a file that the process gave up, although its permissions still allow it.
     */
    if (error == EACCES && fstatat(found->folder, found->name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(status.st_mode) && faccessat(found->folder, found->name, R_OK, 0) == 0)
        return "a symbolic link to a file outside the inputs; use -L to follow it";
    return strerror(error);
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
    if (!bytes_put_string(&walk->path, length, "/")) {
        close(descriptor);
        return ENOMEM;
    }
    int error = open_level(walk, descriptor, length + 1);
    if (error != 0)
        walk->path.at[walk->path.length = length] = '\0';
    return error;
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
        return read->value != 0
                   ? say(walk, item, INPUT_TROUBLE, "leads back to a folder that contains it")
                   : say(walk, item, INPUT_SKIPPED, "a folder that was read under another name");
    if (walk->depth == WALK_DEPTH)
        return say(walk, item, INPUT_TROUBLE, "folders are nested too deeply");
    int error = descend(walk, folder, name, link);
    return error != 0 ? say(walk, item, INPUT_TROUBLE, strerror(error)) : INPUT_DONE;
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

/* Report once why not all names of a folder are known. */
static enum input_event report_names(struct walk *walk, struct level *level, struct walk_item *item)
{
    const char *reason = strerror(level->error);
    size_t length = level->path_length > 0 ? level->path_length - 1 : 0;
    level->error = 0;
    walk->path.at[walk->path.length = length] = '\0';
    return say(walk, item, INPUT_TROUBLE, reason);
}

/* Visit what has the next name; INPUT_DONE if there is nothing to report. */
static enum input_event next_name(struct walk *walk, struct level *level, struct walk_item *item)
{
    const char *name = level->names[level->next++];
    if (!bytes_put_string(&walk->path, level->path_length, name))
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
        if (level->error != 0)
            event = report_names(walk, level, item);
        else if (level->next < level->count)
            event = next_name(walk, level, item);
        else
            close_level(walk);
    }
    return event;
}
