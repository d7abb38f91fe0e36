/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/finder.h"

#include "input/path.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool finder_begin(struct finder *finder, const struct input_options *options)
{
    *finder = (struct finder){.options = options};
    repeats_begin(&finder->repeats, options);
    return names_begin(&finder->names, options);
}

void finder_end(struct finder *finder)
{
    walk_free(finder->walk);
    names_end(&finder->names);
    repeats_end(&finder->repeats);
    bytes_free(&finder->name);
}

/* Append the path of what was found to the name of the operand, if any; false without memory. */
static bool name_found(struct finder *finder, const char *path)
{
    size_t length = finder->operand_length;
    bool divided = length == 0 || path[0] == '\0' || finder->name.at[length - 1] == '/';
    return path_put(&finder->name, length, divided ? "" : "/") &&
           path_put(&finder->name, finder->name.length, path);
}

/* Find the next of the files that are read in order after all. */
static enum input_event next_again(struct finder *finder)
{
    const struct input_batch *batch = finder->again;
    if (finder->again_next == batch->count)
        return INPUT_DONE;
    size_t number = finder->again_next++;
    const char *name = batch->names.at + batch->list[number].name;
    finder->found = (struct walk_item){.folder = AT_FDCWD, .name = name, .path = name};
    finder->named = batch->list[number].named;
    finder->operand_length = 0;
    return INPUT_FILE;
}

/* Find what comes next, and its name, without noting whether it repeats; as finder_next(). */
static bool find(struct finder *finder)
{
    struct walk_item *found = &finder->found;
    finder->named = finder->walk == NULL;
    if (finder->walk != NULL)
        finder->came = walk_next(finder->walk, found);
    else if (finder->again != NULL)
        finder->came = next_again(finder);
    else
        finder->came = names_next(&finder->names, &found->name, &found->reason);
    if (finder->named || finder->came == INPUT_DONE)
        return true;
    bool is_file = finder->came == INPUT_FILE;
    if (!name_found(finder, found->path)) {
        finder->came = INPUT_TROUBLE;
        found->name = found->path;
        found->reason = strerror(ENOMEM);
        return !is_file;
    }
    if (!is_file)
        found->name = finder->name.at;
    return true;
}

/* Note whether the file or folder that was found is read again. */
static void note_repeats(struct finder *finder)
{
    const struct input_options *options = finder->options;
    struct walk_item *found = &finder->found;
    /* What is replaced is read once, which is reported elsewhere. */
    if (finder->came != INPUT_FILE || finder->again != NULL || options->in_place != NULL)
        return;
    /* A single operand was opened before. */
    if (finder->named && (options->count > 1 || options->list_count > 0) &&
        strcmp(found->name, "-") != 0 && stat(found->name, &finder->status) == 0)
        found->status = &finder->status;
    else if (finder->named)
        found->status = NULL;
    if (found->status != NULL && (finder->named || input_includes(options, found->path)))
        finder->repeat = repeats_note(&finder->repeats, found->status, finder->named);
}

bool finder_next(struct finder *finder)
{
    bool good = find(finder);
    note_repeats(finder);
    return good;
}

bool finder_enter(struct finder *finder, int descriptor)
{
    finder->operand_length = finder->name.length;
    finder->walk = walk_new(descriptor, finder->options, &finder->repeats);
    return finder->walk != NULL;
}

bool finder_leave(struct finder *finder)
{
    walk_free(finder->walk);
    finder->walk = NULL;
    return path_put(&finder->name, finder->operand_length, "");
}

const char *finder_why_not_opened(const struct finder *finder, int error)
{
    struct stat status;
    int folder = finder->found.folder;
    const char *name = finder->found.name;
    if (error == EACCES && fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(status.st_mode) && faccessat(folder, name, R_OK, 0) == 0)
        return "a symbolic link to a file outside the inputs; use -L to follow it";
    return strerror(error);
}
