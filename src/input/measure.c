/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/measure.h"

#include "input/names.h"
#include "input/walk.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Add the sizes of the files in an open folder, which is closed. */
static void measure_folder(const struct input_options *options, int descriptor, uint64_t *total)
{
    struct walk_item found;
    enum input_event event;
    struct walk *walk = walk_new(descriptor, options, NULL);
    while (walk != NULL && (event = walk_next(walk, &found)) != INPUT_DONE)
        if (event == INPUT_FILE)
            *total += (uint64_t)found.status->st_size;
    walk_free(walk);
}

/* Add the size of what the user named; false if it cannot be known. */
static bool measure_operand(const struct input_options *options, const char *name, uint64_t *total)
{
    struct stat status;
    bool is_stdin = strcmp(name, "-") == 0;
    off_t base = is_stdin ? lseek(STDIN_FILENO, 0, SEEK_CUR) : 0;
    /* A missing file is reported when it is read. */
    if (!get_status(name, &status))
        return !is_stdin;
    if (S_ISREG(status.st_mode) && base >= 0) {
        *total += status.st_size > base ? (uint64_t)(status.st_size - base) : 0;
        return true;
    }
    if (is_stdin || !S_ISDIR(status.st_mode))
        return false;
    int descriptor = open_at(AT_FDCWD, name, O_DIRECTORY);
    if (descriptor >= 0)
        measure_folder(options, descriptor, total);
    return true;
}

uint64_t measure_input(const struct input_options *options)
{
    uint64_t total = 0;
    struct stat status;
    struct names names;
    const char *name, *reason;
    enum input_event event;
    bool known = true;
    /* A list that can be read only once must not be. */
    for (size_t i = 0; i < options->list_count; i++)
        if (strcmp(options->lists[i], "-") == 0 ||
            (stat(options->lists[i], &status) == 0 && !S_ISREG(status.st_mode)))
            return 0;
    if (!names_begin(&names, options))
        return 0;
    while (known && (event = names_next(&names, &name, &reason)) != INPUT_DONE)
        if (event == INPUT_FILE)
            known = measure_operand(options, name, &total);
    names_end(&names);
    return known ? total : 0;
}
