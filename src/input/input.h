/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Where bytes come from: files, standard input, folders, lists of names, and archives of all
 * these.  Nothing here knows what a record is.
 *
 * Archives (zip, tar, 7z) and compressed files (gzip, bzip2, xz, zstd, lz4) are detected by their
 * first bytes.  An archive in an archive is opened, too, down to four of them; a compressed
 * file has the name and the place of the file in it.
 */
#ifndef INPUT_H
#define INPUT_H

#include "input/options.h"

/**
 * What came next.  For each file or member comes INPUT_FILE, any number of INPUT_BYTES, and
 * INPUT_END; the others may come between them.
 */
enum input_event {
    INPUT_FILE,    /* a file begins */
    INPUT_BYTES,   /* bytes of it were put into the buffer */
    INPUT_END,     /* it ends, or breaks off */
    INPUT_SKIPPED, /* something that is passed over; of interest to some */
    INPUT_NOTED,   /* something that is skipped, which every user should know */
    INPUT_TROUBLE, /* something that cannot be read, wholly or to its end */
    INPUT_BATCH,   /* members of a zip that are to be unpacked by the caller, or small files that
                    are to be opened by him, see input/batch.h */
    INPUT_BORDER,  /* a zip with such batches begins or ends */
    INPUT_DONE
};

struct input_batch;
struct batch_zip;

/** What input_next() found. */
struct input_item {
    enum input_event event;
    const char *name; /* "games.yin", "archive.zip//path/game.sgf"; valid until the next call */
    const char
        *reason;   /* SKIPPED, NOTED, TROUBLE: why; END: why it broke off, NULL if it is whole */
    size_t length; /* BYTES: how many were put into the buffer, > 0 */
    bool named;    /* FILE: whether the user named it, and it is no member of an archive */
    bool damaged;  /* TROUBLE, END: a part is lost by damage; otherwise it cannot be read */
    bool cut;      /* FILE: whether the caller has to read a part of it only, of his choice */
    uint64_t size; /* FILE, if there is a descriptor: its size in bytes */
    /* FILE, plain and regular: to be read by pread() only; belongs to input; else -1. */
    int descriptor;
    struct input_batch *batch; /* RUN: which; belongs to the caller */
    /* BORDER: the zip to which all belongs that comes up to the next border, or NULL for none; it
     * belongs to input until then. */
    struct batch_zip *zip;
};

enum {
    INPUT_CUT_SIZE = 1024 * 1024,  /* plain regular files of this size or more are cut */
    INPUT_BATCHES_FROM = 32 * 1024 /* a zip of fewer bytes is read as fast in order as in batches */
};

/** Begin to read; options has to stay.  Returns NULL without memory. */
struct input *input_new(const struct input_options *options);

/**
 * To be called before anything is read: let members of zips that have from bytes or more, and small
 * files, come in batches, for so many threads to read them.  If a batch turns out to be
 * doubtful, its results are to be replaced by what input_new_from() gives, and those of all that
 * follows up to the next INPUT_BORDER, too, if it has members of a zip.
 */
void input_in_batches(struct input *input, size_t threads, uint64_t from);

/**
 * Begin to read in order the files of a batch, or its zip from the first member of the batch on,
 * and nothing else; options and the batch have to stay.  NULL without memory.
 */
struct input *input_new_from(const struct input_options *options, const struct input_batch *batch);

/**
 * Load what archives need, which takes longer than most files, if the input may hold one; to be
 * called, if at all, before input_next().  A single file is opened and its kind detected; of a few,
 * those that are regular are looked at.  Nothing is unpacked.  What has become an archive since
 * then is read all the same, unless the process gave up the files that this takes.  The time
 * zone of the process becomes UTC, so there must be one thread only.
 */
void input_prepare(struct input *input);

/** Close and free everything; NULL is allowed. */
void input_free(struct input *input);

/** Go on to what comes next; bytes of a file are put into (buffer, size), size > 0. */
enum input_event input_next(struct input *input, char *buffer, size_t size,
                            struct input_item *item);

/** Leave the rest of the file that is being read; no INPUT_END comes for it. */
void input_skip(struct input *input);

/** Within a file that has a descriptor: go on with the byte of that number. */
void input_seek(struct input *input, uint64_t offset);

/**
 * Add up the sizes of all files for input_progress(), which walks the folders once more.
 * Nothing is added up if standard input is no regular file.
 */
void input_measure(struct input *input);

/**
 * How far reading has come: bytes of the files that the user or a folder names, as they lie
 * there, and how many there are in all, 0 if that is unknown.  In an archive the number of
 * bytes need not grow all the time.
 */
void input_progress(const struct input *input, uint64_t *done, uint64_t *total);

#endif
