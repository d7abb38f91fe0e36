/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/repeats.h"

#include <sys/stat.h>

/* How often what was named has been read, as the value in the map. */
enum { NOT_READ, READ, REPORTED };

struct words identity_of(const struct stat *status, uint64_t bytes[2])
{
    bytes[0] = (uint64_t)status->st_dev;
    bytes[1] = (uint64_t)status->st_ino;
    return (struct words){(const char *)bytes, 2 * sizeof *bytes};
}

void repeats_begin(struct repeats *repeats, const struct input_options *options)
{
    *repeats = (struct repeats){.options = options};
    map_begin(&repeats->named);
}

void repeats_end(struct repeats *repeats)
{
    map_free(&repeats->named);
}

const char repeats_lost[] = "not enough memory to see which files are read again";

/* Remember what was named, unless there are too many. */
static void remember(struct repeats *repeats, const struct stat *status)
{
    uint64_t bytes[2];
    repeats->lost |= repeats->named.count < REPEATS_MOST &&
                     map_add(&repeats->named, identity_of(status, bytes)) == NULL;
}

/* Remember all operands, since a folder that will be read may contain the following ones. */
static void remember_operands(struct repeats *repeats)
{
    const struct input_options *options = repeats->options;
    struct stat status;
    for (int i = 0; !repeats->complete && i < options->count && i < REPEATS_MOST; i++)
        if (stat(options->files[i], &status) == 0)
            remember(repeats, &status);
    repeats->complete = true;
}

const char *repeats_note(struct repeats *repeats, const struct stat *status, bool named)
{
    uint64_t bytes[2];
    bool folder = S_ISDIR(status->st_mode);
    if (!folder && !S_ISREG(status->st_mode))
        return NULL;
    if (folder && named)
        remember_operands(repeats);
    if (named)
        remember(repeats, status);
    if (repeats->lost && !repeats->reported) {
        repeats->reported = true;
        return repeats_lost;
    }
    const struct map_entry *found = map_find(&repeats->named, identity_of(status, bytes));
    if (found == NULL || found->value == REPORTED)
        return NULL;
    bool again = repeats->named.entries[found - repeats->named.entries].value++ == READ;
    if (!again)
        return NULL;
    return folder ? "warning: this folder is read again; its records are counted twice"
                  : "warning: this file is read again; its records are counted twice";
}
