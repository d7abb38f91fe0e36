/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The sources of bytes: files, standard input, folders, lists of names, and archives of all these.
 * Nothing here knows what a record is.
 *
 * Archives (zip, tar, 7z) and compressed files (gzip, bzip2, xz, zstd, lz4) are detected by their
 * first bytes.  An archive in an archive is opened, too, down to four of them; a compressed file
 * counts as the file in it, under its own name.  Text in UTF-16 is converted to UTF-8.
 */
#ifndef INPUT_H
#define INPUT_H

#include "input/options.h"

enum { INPUT_CUT_SIZE = 1024 * 1024 /* plain regular files of this size or more are cut */ };

/** Begin to read; options have to outlive the input.  Returns NULL without memory. */
struct input *input_new(const struct input_options *options);

/**
 * Return small files in batches for several threads; call this before anything is read.  If a batch
 * turns out to be suspect, the caller must replace its results by those of input_new_from().
 */
void input_in_batches(struct input *input);

/** Let batches that are begun later be full at this number of bytes, or earlier. */
void input_batch_most(struct input *input, uint64_t bytes);

/**
 * Begin to read in order the files of a batch, and nothing else; options and the batch have to
 * outlive the input.  NULL without memory.
 */
struct input *input_new_from(const struct input_options *options, const struct input_batch *batch);

/**
 * Load what unpacks archives, which takes longer than reading most files, if the input may hold
 * one.  Calling this is optional, but only allowed before input_next().  If there are only a
 * few operands, the regular files among them are opened and their kinds detected.  Nothing is
 * unpacked.  A file that becomes an archive later is still read, unless the process gave up access
 * to the libraries.  Sets the time zone of the process to UTC, so there must be only one thread.
 */
void input_prepare(struct input *input);

/** Close and free everything; NULL is allowed. */
void input_free(struct input *input);

/** Move to the next event; bytes of a file are put into (buffer, size), size > 0. */
enum input_event input_next(struct input *input, char *buffer, size_t size,
                            struct input_item *item);

/** Skip the rest of the file that is being read; it gives no INPUT_END. */
void input_skip(struct input *input);

/** Continue at an offset of the current file, which has to have a descriptor. */
void input_seek(struct input *input, uint64_t offset);

/**
 * Add up the sizes of the operands for input_progress().  The total stays unknown if any is not a
 * regular file, or if there are lists of names.
 */
void input_measure(struct input *input);

/**
 * Get the progress: the bytes read of the files that the user or a folder names, before unpacking,
 * and their total, 0 if that is unknown.  In an archive the number of bytes may stay the same for
 * some time.
 */
void input_progress(const struct input *input, uint64_t *done, uint64_t *total);

#endif
