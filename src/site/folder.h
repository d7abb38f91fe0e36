/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The folder of a site.  Each of its files is written only if its content changes, and all that are
 * written get their names in the end, one after the other.  A manifest names all files of a run, so
 * that a later run can remove those that it does not need; no other file is ever removed, or
 * replaced without force.
 */
#ifndef SITE_FOLDER_H
#define SITE_FOLDER_H

#include "base/map.h"
#include "outputs/new_file.h"

enum {
    SITE_NAME = 64,              /* bytes of a file's name in the folder with its NUL */
    SITE_PATH = 4096 + SITE_NAME /* and of its path */
};

/** The folder.  The caller sets the first two, and the rest to zero. */
struct site_folder {
    const char *name;
    bool force;       /* whether it may hold files that no manifest names */
    struct map files; /* value: a bit for those of the run before, another for those of this one */
    bool failed;      /* whether a file could not be written, which is reported */
    int lock;         /* a descriptor that keeps other runs out, or -1 */
    struct temporary **waiting; /* the files written since site_folder_commit() */
    size_t count, room;         /* of them */
};

/** A file of the site that is being written; not to be moved. */
struct site_file {
    struct new_file file;
    char path[SITE_PATH];
};

/**
 * Make the folder if there is none, read its manifest, remove what a run that was killed left of
 * its files, and note the folder as an output.  Returns false, and reports, if that fails or if the
 * folder holds something else, or another run writes there.  Free it in any case.
 */
bool site_folder_begin(struct cli *cli, struct site_folder *folder);

/** State that this run writes a file, whose name is letters, digits, "-", "." and one "/"; false
 * without memory. */
bool site_folder_plan(struct site_folder *folder, const char *name);

/**
 * Write the manifest: all files of this run and, unless only this one is wanted, of the one before,
 * so that a run that is interrupted leaves no file that is not named.  Returns false, and reports,
 * on failure.
 */
bool site_folder_list(struct cli *cli, struct site_folder *folder, bool only);

/**
 * Give the files that were written since the last call their names, in their order, up to the first
 * that cannot have its name.  Returns false, and reports, if there is one.
 */
bool site_folder_commit(struct cli *cli, struct site_folder *folder);

/** Remove the files that only the run before needed; reports trouble. */
void site_folder_clean(struct cli *cli, struct site_folder *folder);

/** Free what the folder holds, and remove the files that still wait for their names. */
void site_folder_free(struct site_folder *folder);

/** Begin to write a file; NULL, and reported, on failure.  End it with site_file_end(). */
struct output *site_file_begin(struct cli *cli, struct site_folder *folder, struct site_file *file,
                               const char *name);

/**
 * End a file, which waits for site_folder_commit() if it is complete and its content is new.
 * Returns false if it is not complete, or if it fails, which is reported.
 */
bool site_file_end(struct cli *cli, struct site_folder *folder, struct site_file *file,
                   bool complete);

#endif
