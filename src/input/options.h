/* SPDX-License-Identifier: BSD-2-Clause */
/* What the user wants to read, and what happens when it is read. */
#ifndef INPUT_OPTIONS_H
#define INPUT_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>

/* ---- What shows whether a file is still the one that was read ----------- */

/** A file, whatever its name, and its last change; compare two with version_equal(). */
struct file_version {
    uint64_t device, inode, size;
    int64_t seconds, nanoseconds; /* of the last change */
};

/** Return the version of a file with that status. */
static inline struct file_version version_of(const struct stat *status)
{
    return (struct file_version){(uint64_t)status->st_dev, (uint64_t)status->st_ino,
                                 (uint64_t)status->st_size, status->st_mtim.tv_sec,
                                 status->st_mtim.tv_nsec};
}

/** Return whether two versions are the same. */
static inline bool version_equal(const struct file_version *one, const struct file_version *other)
{
    return memcmp(one, other, sizeof *one) == 0; /* no member is followed by padding */
}

/* ---- Options: options.c ------------------------------------------------- */

/** Whether a file or folder is an output of the command. */
enum output_state {
    OUTPUT_NONE,   /* not an output, so that it can be read */
    OUTPUT_EMPTY,  /* an output that held nothing when the command began */
    OUTPUT_FILLED, /* any other output */
    OUTPUT_REWRITE /* an output that is rewritten from its own contents, if it is a plain file and
                      read as a whole; can be read if the user named it */
};

enum { MOST_OUTPUTS = 4 /* three files or streams, or one folder, and standard error */ };

/** The files and folders of a command that are outputs. */
struct output_files {
    struct output_file {
        dev_t device;
        ino_t inode;
        enum output_state state;
        const char *name; /* NULL for a stream, which was open before and is not replaced */
    } list[MOST_OUTPUTS];
    size_t count;
};

/**
 * Which parts of the input to read.  Strings belong to the caller and have to outlive the input.
 *
 * A folder is walked, except for hidden files and folders.  A glob, as of fnmatch(3), is compared
 * with the last part of a path or, if it has a '/', with the whole path below the operand or inside
 * the archive; '*' matches a '/', too.  What is found in folders and archives is taken if any of
 * the includes matches, or there are none, and none of the excludes does; excludes also omit
 * folders and archives with everything in them.  Includes do not: archives are looked for in all
 * files.
 *
 * The parts of an input take members of archives and small files in turn, so that all parts
 * together are the whole.  A file has its number in the input, from 0, and a member that number
 * plus its own in the file; number n belongs to part n % parts + 1.  So nothing that happens in
 * one file changes the part of what is in another.  Limits count what
 * the part itself unpacks, so a part may take more of an archive that is refused.
 */
struct input_options {
    int count;
    char **files; /* operands, also "archive//path"; "-" is standard input, also used if there are
                     no operands and no lists */
    const char *const *lists; /* files with names to use as operands; "-" is standard input */
    const char *list_ends;    /* for each the byte that ends a name: '\n' or '\0' */
    size_t list_count;
    const char *const *includes; /* globs */
    size_t include_count;
    const char *const *excludes;
    size_t exclude_count;
    bool follow; /* whether symbolic links in folders are followed, to folders and files anywhere */
    uint64_t max_expanded; /* bytes that one archive may expand to; 0: 1 TiB */
    uint64_t max_ratio;    /* how many times its size it may expand to; 0: 1000 */
    uint64_t
        max_members; /* members of one archive, including those of archives in it; 0: 10 million */
    unsigned part, parts; /* 0, 0: everything; else the part-th, from 1, of parts */
    /**
     * Not NULL: the command replaces each file that it reads and makes a backup whose name has this
     * suffix, unless that is "".  Only plain regular files can then be read, and no backups.
     */
    const char *in_place;
    /**
     * The outputs of the command, NULL for none.  An output is never read: if the user named it,
     * that is trouble; in a folder it is skipped.
     */
    const struct output_files *outputs;
};

/**
 * Return whether a file, or a folder with everything in it, is excluded: by the user, or because
 * Windows puts files of that name beside others.  Not for what the user named.
 */
bool input_excludes(const struct input_options *options, const char *path);

/** Return whether a file is included; path is NULL if the user named it. */
bool input_includes(const struct input_options *options, const char *path);

/** Why an output that the user named as an input cannot be read. */
extern const char output_is_input[];

/** Why an output that will be rewritten cannot be read. */
extern const char output_is_not_whole[];

/** Why an output in a folder is not read. */
extern const char output_is_skipped[];

/** Return whether a file or folder is an output; status is that of stat(). */
enum output_state output_state(const struct input_options *options, const struct stat *status);

/** Return whether a name is that of a backup that the command, or an earlier run of it, made. */
bool output_is_backup(const struct input_options *options, const char *name);

/**
 * The next event.  Each file or member gives INPUT_FILE, any number of INPUT_BYTES, and INPUT_END;
 * other events may come between them.  Names, folders and archives have some of these events, too.
 */
enum input_event {
    INPUT_FILE,    /* a file begins */
    INPUT_BYTES,   /* bytes of it were put into the buffer */
    INPUT_END,     /* it ends, or breaks off */
    INPUT_SKIPPED, /* something is skipped; reported on request only */
    INPUT_NOTED,   /* something is skipped or read twice, which every user should know */
    INPUT_TROUBLE, /* something cannot be read, at all or to its end */
    INPUT_BATCH,   /* small files that the caller has to open; see input/batch.h */
    INPUT_DONE
};

struct input_batch;

/** An event, and what it is about. */
struct input_item {
    enum input_event event;
    const char *name; /* "games.yin", "archive.zip//path/game.sgf"; valid until the next call */
    /* SKIPPED, NOTED, TROUBLE: why; END: why it breaks off, NULL if it is whole. */
    const char *reason;
    size_t length; /* BYTES: how many were put into the buffer, > 0 */
    bool named;    /* FILE: whether the user named it, even if it is a member of an archive */
    bool damaged;  /* TROUBLE, END: whether bytes are lost by damage; otherwise it cannot be read */
    bool cut;      /* FILE: whether the caller must read only its part of it */
    uint64_t size; /* FILE, if there is a descriptor: its size in bytes */
    /* FILE, plain and regular: to be read by pread() only; belongs to input; else -1. */
    int descriptor;
    struct file_version version; /* FILE, if there is a descriptor: when it was opened */
    struct input_batch *batch;   /* BATCH: which; belongs to the caller */
};

#endif
