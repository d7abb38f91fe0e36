/* SPDX-License-Identifier: BSD-2-Clause */
/* Files that appear whole or not at all: each has a temporary name until it is complete. */
#ifndef OUTPUTS_NEW_FILE_H
#define OUTPUTS_NEW_FILE_H

#include "input/version.h"
#include "messages/cli.h"
#include "outputs/temporary.h"

/** How a file is written. */
enum file_flag {
    FILE_REWRITES = 1, /* it will hold all records that it holds, so that it may be an input */
    FILE_WHOLE = 2,    /* a stream, too, gets nothing before the end, and nothing without keep */
    FILE_MADE = 4,     /* one of many in a folder of outputs: it replaces no file, and its end does
                          not wait for the disk */
    FILE_REPLACES = 8, /* so made, it replaces a file, but no link and no input */
    FILE_WAITS = 16    /* complete, it waits for temporary_end() */
};

/** A file being written; it must not be moved. */
struct new_file {
    const char *name;
    unsigned flags;
    struct temporary *temporary; /* NULL if the name is written to directly */
    int descriptor;              /* -1 for standard output */
    int held;                    /* a file without a name that holds all until the end; -1: none */
    const char *in_the_way; /* why a file that exists is not replaced; NULL: as the system says */
    const struct file_version *version; /* the only one that it replaces; NULL: whatever there is */
    struct output output;
};

/**
 * Begin to write a file, NULL and "-" being standard output, with some of the flags.  Unless it is
 * one of many, it becomes an output of the run, and must be no input that is known.  Returns where
 * to write, or NULL, and reports, on failure.  End it with new_file_end().
 */
struct output *new_file_begin(struct cli *cli, struct new_file *file, const char *name,
                              unsigned flags);

/**
 * End a file: give it its name or, without keep or after an error of the output, remove it.
 * Returns false, and reports, on failure.  Leaves standard output as it is, except with FILE_WHOLE.
 * A complete file with FILE_WAITS keeps its temporary name, and the caller ends file->temporary.
 */
bool new_file_end(struct cli *cli, struct new_file *file, bool keep);

/** Why a file is not replaced of which there is another version than the one that was read. */
extern const char file_was_changed[];

/**
 * Return why a file is not replaced: there is no longer this version of it, it has several hard
 * links, or a file with its name and the suffix exists already.  NULL if it can be replaced.
 */
const char *file_stays(const char *name, const struct file_version *version, const char *suffix);

/**
 * Begin to write to file->output what replaces a version of a file, of which a backup with the
 * suffix is made, unless that is "".  Name and version have to outlive it.  Links to the file, its
 * mode, owner and group are kept.  Returns NULL, or why it is not replaced.
 */
const char *new_file_begin_in_place(struct new_file *file, const char *name,
                                    const struct file_version *version, const char *suffix);

/** End such a file as new_file_end(); returns NULL, or why the file was not replaced. */
const char *new_file_end_in_place(struct new_file *file, const char *suffix, bool keep);

#endif
