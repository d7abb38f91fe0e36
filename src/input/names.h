/* SPDX-License-Identifier: BSD-2-Clause */
/* The names that the user gave: operands, and names in lists, which are read piece by piece. */
#ifndef INPUT_NAMES_H
#define INPUT_NAMES_H

#include "input/feed.h"
#include "input/options.h"

enum { NAME_LIMIT = 64 * 1024 /* bytes of a name in a list */ };

/** The next event. */
enum names_event { NAMES_NAME, NAMES_TROUBLE, NAMES_DONE };

/** The state of reading names. */
struct names {
    const struct input_options *options;
    int next_file;
    size_t next_list;
    bool in_list;       /* whether feed reads the list before next_list */
    bool passing_over;  /* whether the rest of a name that is too long must be skipped */
    bool list_is_stdin; /* whether any list is standard input */
    struct feed feed;
    char *name;    /* NAME_LIMIT + 1 bytes */
    size_t length; /* of the name being read, as far as it was read */
};

/** Begin to read the names in options, which must outlive it; false without memory. */
bool names_begin(struct names *names, const struct input_options *options);

/** Close and free everything. */
void names_end(struct names *names);

/**
 * Get the next name; "-" is standard input.  Stores the name, for NAMES_TROUBLE with the reason;
 * both are valid until the next call.
 */
enum names_event names_next(struct names *names, const char **name, const char **reason);

#endif
