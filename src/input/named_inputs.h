/* SPDX-License-Identifier: BSD-2-Clause */
/* The names that the user gave: operands, and names in lists, which are read piece by piece. */
#ifndef INPUT_NAMED_INPUTS_H
#define INPUT_NAMED_INPUTS_H

#include "input/feed.h"
#include "input/options.h"

enum { NAME_LIMIT = 64 * 1024 /* bytes of a name in a list */ };

/** The state of reading names. */
struct names {
    const struct input_options *options;
    int next_file;
    size_t next_list;
    bool skipping;      /* whether the rest of a name that is too long must be skipped */
    bool list_is_stdin; /* whether any list is standard input */
    struct feed feed;   /* the list before next_list, if it is open */
    char *name;         /* NAME_LIMIT + 1 bytes */
};

/** Begin to read the names in options, which must outlive it; false without memory. */
bool names_begin(struct names *names, const struct input_options *options);

/** Close and free everything. */
void names_end(struct names *names);

/**
 * Get the next name; "-" is standard input.  Returns INPUT_FILE with the name, INPUT_TROUBLE with
 * the name and the reason, or INPUT_DONE; both are valid until the next call.
 */
enum input_event names_next(struct names *names, const char **name, const char **reason);

/**
 * Return the sum of the sizes of all operands; 0 if it is unknown, since any is not a regular file
 * or there are lists.
 */
uint64_t names_size(const struct input_options *options);

#endif
