/* SPDX-License-Identifier: BSD-2-Clause */
/* The names that the user gave: operands, and names in lists, which are read bit by bit. */
#ifndef INPUT_NAMES_H
#define INPUT_NAMES_H

#include "input/feed.h"
#include "input/options.h"

enum { NAME_LIMIT = 64 * 1024 /* bytes of a name in a list */ };

/** What came next. */
enum names_event { NAMES_NAME, NAMES_TROUBLE, NAMES_DONE };

/** Names being given out. */
struct names {
    const struct input_options *options;
    int next_file;
    size_t next_list;
    bool in_list;       /* whether feed is that of the list before next_list */
    bool passing_over;  /* whether the rest of a name that is too long is to come */
    bool list_is_stdin; /* whether any list is standard input */
    struct feed feed;
    char *name;    /* NAME_LIMIT + 1 bytes */
    size_t length; /* of what is there of the name that is being read */
};

/** Begin to give out the names of options, which have to stay; false without memory. */
bool names_begin(struct names *names, const struct input_options *options);

/** Close and free everything. */
void names_end(struct names *names);

/**
 * Go on to the next name; "-" is standard input.  Stores it, or for NAMES_TROUBLE what it is
 * about and why; both are valid until the next call.
 */
enum names_event names_next(struct names *names, const char **name, const char **reason);

#endif
