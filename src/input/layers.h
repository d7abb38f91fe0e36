/* SPDX-License-Identifier: BSD-2-Clause */
/* The files in an archive or a compressed file, and in those that are in it. */
#ifndef INPUT_LAYERS_H
#define INPUT_LAYERS_H

#include "input/feed.h"
#include "input/kind.h"

struct layers;
struct run;
struct run_zip;

/** What is to be unpacked, and how much of it; limits as in struct input_options, none 0. */
struct layers_options {
    uint64_t max_expanded, max_ratio, max_members;
    /* Whether a path inside an archive is left out. */
    bool (*excluded)(void *context, const char *path);
    void *context;
};

/** What came next. */
enum layers_event {
    LAYERS_FILE,    /* a file without anything around it any more; see layers_read() */
    LAYERS_TROUBLE, /* something that cannot be read, or a limit that was exceeded */
    LAYERS_DONE     /* nothing is left, and everything is closed */
};

/** What layers_next() found. */
struct layers_item {
    const char *name;   /* "archive//path"; valid until the next call */
    const char *path;   /* inside the innermost archive; NULL where there is none around it */
    const char *reason; /* TROUBLE: why; FILE: why nothing of it can be read, or NULL;
                           valid until the next call */
};

/** Make layers; NULL without memory. */
struct layers *layers_new(const struct layers_options *options);

/** Free layers; NULL is allowed. */
void layers_free(struct layers *layers);

/**
 * Have at hand what is needed from outside to unpack anything, where the process is going to
 * give up files; otherwise layers_begin() does it.
 */
void layers_prepare(struct layers *layers);

/**
 * Begin with an open file of a kind that is not plain, at whose first byte the feed stands.
 * The feed has to stay until LAYERS_DONE or layers_end().
 */
void layers_begin(struct layers *layers, struct feed *feed, const char *name, enum kind kind);

/**
 * Behind layers_begin() with a zip in a regular file: let layers_run() give members of it, for so
 * many threads.  Returns the zip, which belongs to the layers until the next file or layers_free(),
 * or NULL without memory, where there are no runs.
 */
struct run_zip *layers_in_runs(struct layers *layers, size_t threads);

/**
 * Pass over the next members and return them as a run, which belongs to the caller, or NULL
 * where layers_next() is to go on.  All members of a run come as LAYERS_FILE otherwise, but for
 * those that are passed over without a word.
 */
struct run *layers_run(struct layers *layers);

/**
 * Behind layers_begin(): begin with the members of a run, as if those before them had been read.
 * It need not stay.
 */
void layers_go_to(struct layers *layers, const struct run *run);

/** Leave the rest of the file. */
void layers_end(struct layers *layers);

/** Go on to what comes next; the rest of the file before it is passed over. */
enum layers_event layers_next(struct layers *layers, struct layers_item *item);

/**
 * Read from the file of LAYERS_FILE into a buffer.  Returns how many bytes, or 0 at the end,
 * with *reason NULL or why the file broke off; that is valid until layers_next().
 */
size_t layers_read(struct layers *layers, char *buffer, size_t size, const char **reason);

/** Whether the file could not be read, for lack of memory or by an error of the disk, say. */
bool layers_failed(const struct layers *layers);

/** Whether a limit was exceeded, which layers_next() is still to tell. */
bool layers_refused(const struct layers *layers);

#endif
