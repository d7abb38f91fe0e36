/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/measure.h"

#include "input/names.h"
#include "input/outputs.h"
#include "input/walk.h"
#include "input/wanted.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What is added up, and how. */
struct measure {
    const struct input_options *options;
    uint64_t total;
};

/* Add the sizes of the files in an open folder, which is closed. */
static void measure_folder(struct measure *measure, int descriptor)
{
    struct walk_item found;
    enum walk_event event = WALK_TROUBLE;
    const struct walk_options walked = {.excluded = input_excludes,
                                        .skipped = output_folder_skipped,
                                        .context = (void *)measure->options,
                                        .follow = measure->options->follow};
    struct walk *walk = walk_new(descriptor, &walked);
    while (walk != NULL && event != WALK_DONE) {
        event = walk_next(walk, &found);
        if (event == WALK_FILE)
            measure->total += (uint64_t)found.status->st_size;
    }
    walk_free(walk);
}

/* Add the size of what the user named; false if it cannot be known. */
static bool measure_operand(struct measure *measure, const char *name)
{
    struct stat status;
    if (strcmp(name, "-") == 0) {
        off_t base = lseek(STDIN_FILENO, 0, SEEK_CUR);
        if (base < 0 || fstat(STDIN_FILENO, &status) != 0 || !S_ISREG(status.st_mode))
            return false;
        measure->total += status.st_size > base ? (uint64_t)(status.st_size - base) : 0;
        return true;
    }
    /* A missing file is reported when it is read. */
    if (stat(name, &status) != 0)
        return true;
    if (S_ISREG(status.st_mode))
        measure->total += (uint64_t)status.st_size;
    if (!S_ISDIR(status.st_mode))
        return S_ISREG(status.st_mode);
    int descriptor = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0)
        measure_folder(measure, descriptor);
    return true;
}

uint64_t measure_input(const struct input_options *options)
{
    struct measure measure = {.options = options};
    struct stat status;
    struct names names;
    const char *name;
    const char *reason;
    bool known = true;
    /* A list that can be read only once must not be. */
    for (size_t i = 0; i < options->list_count; i++)
        if (strcmp(options->lists[i], "-") == 0 ||
            (stat(options->lists[i], &status) == 0 && !S_ISREG(status.st_mode)))
            return 0;
    if (!names_begin(&names, options))
        return 0;
    enum names_event event = NAMES_NAME;
    while (known && event != NAMES_DONE) {
        event = names_next(&names, &name, &reason);
        if (event == NAMES_NAME)
            known = measure_operand(&measure, name);
    }
    names_end(&names);
    return known ? measure.total : 0;
}
