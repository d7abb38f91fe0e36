/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/names.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool names_begin(struct names *names, const struct input_options *options)
{
    *names = (struct names){.options = options, .feed = {.descriptor = -1}};
    for (size_t i = 0; i < options->list_count; i++)
        names->list_is_stdin |= strcmp(options->lists[i], "-") == 0;
    names->name = malloc(NAME_LIMIT + 1);
    return names->name != NULL;
}

void names_end(struct names *names)
{
    feed_free(&names->feed);
    free(names->name);
    names->name = NULL;
}

/* Open the next list; returns 0 or an error. */
static int open_list(struct names *names, const char *list)
{
    bool is_stdin = strcmp(list, "-") == 0;
    int descriptor = STDIN_FILENO;
    if (!is_stdin)
        do
            descriptor = open(list, O_RDONLY | O_CLOEXEC | O_NOCTTY);
        while (descriptor < 0 && errno == EINTR);
    if (descriptor < 0)
        return errno;
    if (!feed_begin(&names->feed, descriptor, is_stdin, NULL)) {
        if (!is_stdin)
            close(descriptor);
        return ENOMEM;
    }
    names->length = 0;
    names->passing_over = false;
    return 0;
}

/*
 * Read to the end of a name in a list.  Returns 1 with the name, 0 at the end of the list, or -1;
 * then *reason states what is wrong with the name or, with the list closed, with the list.
 */
static int read_name(struct names *names, char end, const char **reason)
{
    for (;;) {
        const char *bytes;
        ptrdiff_t got = feed_peek(&names->feed, 1, &bytes);
        if (got < 0) {
            *reason = strerror(names->feed.error);
            feed_end(&names->feed);
            return -1;
        }
        const char *found = got == 0 ? NULL : memchr(bytes, end, (size_t)got);
        size_t part = found != NULL ? (size_t)(found - bytes) : (size_t)got;
        bool too_long = part > NAME_LIMIT - names->length;
        if (!too_long && part > 0)
            memcpy(names->name + names->length, bytes, part);
        if (!names->passing_over && !too_long)
            names->length += part;
        feed_take(&names->feed, part + (found != NULL));
        bool whole = found != NULL || got == 0;
        bool was_passing_over = names->passing_over;
        names->passing_over = (was_passing_over || too_long) && !whole;
        if (too_long && !was_passing_over) {
            names->length = 0;
            *reason = "a name in the list is longer than 64 KiB";
            return -1;
        }
        if (!whole)
            continue;
        size_t length = was_passing_over ? 0 : names->length;
        names->length = 0;
        names->name[length] = '\0';
        if (strlen(names->name) < length) {
            *reason = "a name in the list contains a NUL byte";
            return -1;
        }
        if (length > 0)
            return 1;
        if (got == 0)
            return 0;
    }
}

/* The next operand as it was given, standard input if there are neither names nor lists. */
static const char *next_operand(struct names *names)
{
    const struct input_options *options = names->options;
    if (names->next_file < options->count)
        return options->files[names->next_file++];
    if (options->count <= 0 && options->list_count == 0 && names->next_file == 0) {
        names->next_file = 1;
        return "-";
    }
    return NULL;
}

enum names_event names_next(struct names *names, const char **name, const char **reason)
{
    const struct input_options *options = names->options;
    *name = next_operand(names);
    while (*name == NULL) {
        if (names->in_list) {
            size_t list = names->next_list - 1;
            int got =
                names->feed.descriptor < 0 ? 0 : read_name(names, options->list_ends[list], reason);
            *name = got > 0 ? names->name : options->lists[list];
            if (got < 0)
                return NAMES_TROUBLE;
            if (got > 0)
                break;
            feed_end(&names->feed);
            names->in_list = false;
        }
        if (names->next_list == options->list_count)
            return NAMES_DONE;
        *name = options->lists[names->next_list++];
        int error = open_list(names, *name);
        if (error != 0) {
            *reason = strerror(error);
            return NAMES_TROUBLE;
        }
        names->in_list = true;
        *name = NULL;
    }
    if (strcmp(*name, "-") == 0 && names->list_is_stdin) {
        *reason = "standard input cannot be a list of names and a file of records";
        return NAMES_TROUBLE;
    }
    return NAMES_NAME;
}
