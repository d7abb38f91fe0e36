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

/* Remember what was named, unless there are too many; false without memory. */
static bool remember(struct repeats *repeats, const struct stat *status)
{
    uint64_t bytes[2];
    return repeats->named.count >= REPEATS_MOST ||
           map_add(&repeats->named, identity_of(status, bytes)) != NULL;
}

/* Remember all operands, since a folder that will be read may contain the following ones. */
static void remember_operands(struct repeats *repeats)
{
    struct stat status;
    bool good = !repeats->complete;
    for (int i = 0; good && i < repeats->options->count && i < REPEATS_MOST; i++)
        good = stat(repeats->options->files[i], &status) != 0 || remember(repeats, &status);
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
        (void)remember(repeats, status);
    const struct map_entry *found = map_find(&repeats->named, identity_of(status, bytes));
    if (found == NULL || found->value == REPORTED)
        return NULL;
    bool again = repeats->named.entries[found - repeats->named.entries].value++ == READ;
    if (!again)
        return NULL;
    return folder ? "warning: this folder is read again; its records are counted twice"
                  : "warning: this file is read again; its records are counted twice";
}
