/* SPDX-License-Identifier: BSD-2-Clause */
#include "input/sources.h"

#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
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
    int descriptor = is_stdin ? STDIN_FILENO : open_at(AT_FDCWD, list, 0);
    if (descriptor < 0)
        return errno;
    if (!feed_begin(&names->feed, descriptor, is_stdin, NULL))
        return ENOMEM;
    names->skipping = false;
    return 0;
}

/* Show the next bytes of a list, enough for a name; stores the end of the name, or NULL. */
static ptrdiff_t show_name(struct feed *feed, char end, const char **bytes, const char **found)
{
    ptrdiff_t got = 0, had;
    do {
        had = got;
        got = feed_peek(feed, (size_t)had + 1, bytes);
        *found = got > 0 ? memchr(*bytes, end, (size_t)got) : NULL;
    } while (*found == NULL && got > had && got <= NAME_LIMIT);
    return *found == NULL && feed->error != 0 ? -1 : got;
}

/*
 * Read the next name in the list; closes the list and returns INPUT_DONE at its end.  INPUT_TROUBLE
 * has the reason: what is wrong with the name or, with the list closed, with the list.
 */
static enum input_event read_name(struct names *names, char end, const char **reason)
{
    for (;;) {
        const char *bytes, *found;
        ptrdiff_t got = show_name(&names->feed, end, &bytes, &found);
        if (got <= 0) {
            *reason = strerror(names->feed.error);
            feed_end(&names->feed);
            return got < 0 ? INPUT_TROUBLE : INPUT_DONE;
        }
        size_t length = (size_t)(found != NULL ? found - bytes : got);
        bool too_long = length > NAME_LIMIT, skipping = names->skipping;
        names->feed.at += length + (found != NULL);
        names->skipping = (too_long || skipping) && found == NULL;
        struct words name = {bytes, length};
        name = end == '\n' ? text_line(name) : name;
        if (skipping || name.length == 0)
            continue;
        if (too_long) {
            *reason = "a name in the list is longer than 64 KiB";
            return INPUT_TROUBLE;
        }
        memcpy(names->name, name.bytes, name.length);
        names->name[name.length] = '\0';
        if (strlen(names->name) == name.length)
            return INPUT_FILE;
        *reason = "a name in the list contains a NUL byte";
        return INPUT_TROUBLE;
    }
}

/* The next operand; standard input if there are neither operands nor lists. */
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

enum input_event names_next(struct names *names, const char **name, const char **reason)
{
    const struct input_options *options = names->options;
    for (*name = next_operand(names); *name == NULL;) {
        if (names->feed.descriptor >= 0) {
            size_t list = names->next_list - 1;
            enum input_event event = read_name(names, options->list_ends[list], reason);
            if (event == INPUT_FILE)
                *name = names->name;
            if (event != INPUT_TROUBLE)
                continue;
            *name = options->lists[list];
            return event;
        }
        if (names->next_list == options->list_count)
            return INPUT_DONE;
        const char *list = options->lists[names->next_list++];
        int error = open_list(names, list);
        if (error == 0)
            continue;
        *name = list;
        *reason = strerror(error);
        return INPUT_TROUBLE;
    }
    if (strcmp(*name, "-") != 0 || !names->list_is_stdin)
        return INPUT_FILE;
    *reason = "standard input cannot be a list of names and a file of records";
    return INPUT_TROUBLE;
}

/* Add the size of what the user named; false if it is unknown. */
static bool add_size(const char *name, uint64_t *total)
{
    struct stat status;
    bool is_stdin = strcmp(name, "-") == 0;
    off_t base = is_stdin ? lseek(STDIN_FILENO, 0, SEEK_CUR) : 0;
    if (!get_status(name, &status)) /* which is reported when it is read */
        return !is_stdin;
    if (S_ISREG(status.st_mode) && status.st_size > base && base >= 0)
        *total += (uint64_t)(status.st_size - base);
    return S_ISREG(status.st_mode) && base >= 0;
}

uint64_t names_size(const struct input_options *options)
{
    uint64_t total = 0;
    bool known = options->list_count == 0;
    for (int i = 0; i < options->count && known; i++)
        known = add_size(options->files[i], &total);
    if (options->count == 0 && known)
        known = add_size("-", &total);
    return known ? total : 0;
}
