/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that have no name of their own yet; a signal that ends the program removes them. */
#ifndef OUTPUTS_TEMPORARY_H
#define OUTPUTS_TEMPORARY_H

#include <stdbool.h>

/** A temporary file, next to the file that it becomes. */
struct temporary {
    struct temporary *next; /* in the table of all */
    bool is_new;            /* whether it becomes no file that exists */
    char *backup;           /* a name that the file that it replaces gets; NULL for none */
    const char *target;     /* the name that it gets */
    char name[];            /* the one that it has */
};

/**
 * Make a temporary file for a name that leads to no link.  Its own name begins with a dot, so that
 * programs that read the folder, including this one, skip it.  Returns a descriptor, to be closed,
 * or -1 with errno set: to EEXIST if another temporary file of this run is to have that name,
 * however it was given.  End the file with temporary_end().
 */
int temporary_open(struct temporary **temporary, const char *target);

/**
 * Give a temporary file its name, or remove it, and free it.  Returns 0, or the number of the
 * error, after which it is removed.
 */
int temporary_end(struct temporary *temporary, bool keep);

/** Remove all temporary files, when the program ends at once; no further one can be made. */
void temporaries_remove(void);

#endif
