/* SPDX-License-Identifier: BSD-2-Clause */
/* Replacing the files that are read, one after the other, by their repaired contents. */
#ifndef COMMANDS_REPAIR_REPAIR_IN_PLACE_H
#define COMMANDS_REPAIR_REPAIR_IN_PLACE_H

#include "base/bytes.h"
#include "jobs/results.h"
#include "outputs/new_file.h"

/** The files that are replaced; with all but the first two zero, no file has begun. */
struct in_place {
    const char *suffix; /* of backups; "" for none */
    bool dry_run;       /* whether nothing is actually replaced */
    char *name;         /* of the file that is being read, or was last, or NULL */
    struct file_version version;
    bool reading;         /* whether a file is being read that may be replaced */
    bool replacing;       /* whether something in it was repaired */
    uint64_t taken;       /* bytes of it */
    struct new_file file; /* that replaces it */
    struct bytes kept; /* the names of the files that were not replaced, and why, each with a NUL */
    bool lost;         /* whether memory ran out for one of them */
    uint64_t replaced; /* number of files */
};

/** Begin a file: take a frame SOURCE_FILE. */
void in_place_file(struct in_place *in_place, const struct frame *frame);

/** Take bytes that stay as they are. */
void in_place_same(struct in_place *in_place, struct words bytes);

/** Take bytes, and others that replace them.  Returns whether the file will be replaced. */
bool in_place_other(struct in_place *in_place, struct words old, struct words new);

/** End a file: give it the new contents if anything in it was repaired. */
void in_place_end(struct in_place *in_place, const struct frame *frame);

/** Leave the file as it is: part of it was lost, which is reported elsewhere. */
void in_place_leave(struct in_place *in_place);

/**
 * Report the files that were not replaced, and free what is held.  The reports come last, because
 * their place among other messages would depend on the threads.
 */
void in_place_finish(struct in_place *in_place, struct cli *cli);

#endif
