/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of yinsh repair share; repair.c is the command. */
#ifndef COMMANDS_REPAIR_REPAIR_H
#define COMMANDS_REPAIR_REPAIR_H

#include "base/output.h"
#include "base/text.h"
#include "jobs/results.h"
#include "outputs/new_file.h"

/* ---- Unified differences of texts that come in parts: repair_diff.c ----- */

/** A difference being written; with all but out and color zero, it is empty. */
struct diff {
    struct output *out;
    bool color;
    bool failed;                 /* whether memory ran out */
    bool named;                  /* whether the file's name was written */
    char *name;                  /* of the file */
    struct bytes old, new;       /* from the last line end that both have */
    bool differ;                 /* whether they do */
    uint64_t old_line, new_line; /* lines taken */
    struct bytes hunk;           /* the last of them, with their marks */
    size_t lines;                /* of the hunk */
    uint64_t old_count, new_count;
    size_t alike; /* lines of context at its end; all lines if nothing in it differs */
};

/** Take bytes that both texts have. */
void diff_same(struct diff *diff, const char *bytes, size_t length);

/**
 * Take bytes of the old text, and those that replace them in the new one.  The name is that of the
 * file; only that of the first call for a file counts.
 */
void diff_other(struct diff *diff, const char *name, struct words old, struct words new);

/** End a file; another one may follow.  Returns false if memory ran out. */
bool diff_end(struct diff *diff);

/** Free what is held of a file that has not ended. */
void diff_free(struct diff *diff);

/* ---- Replacing files by their repaired contents: repair_in_place.c ------- */

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

/**
 * Leave the file as it is, for a reason in static storage that will be reported; NULL if part of it
 * was lost, which is reported elsewhere.
 */
void in_place_leave(struct in_place *in_place, const char *reason);

/**
 * Report the files that were not replaced, and free what is held.  The reports come last, because
 * their place among other messages would depend on the threads.
 */
void in_place_finish(struct in_place *in_place, struct cli *cli);

#endif
