/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Runs of members of a zip, which several threads unpack side by side, or of small files, which
 * they open.
 *
 * Who reads a zip in order only passes over the members and notes where they stand; a batch of
 * them is then unpacked on its own, by the local headers from the first one on.  Whatever is
 * not as it was noted makes the batch doubtful: what came of it is to be forgotten, and the zip
 * read in order from there on, so that damage is told as if there were no batches.  In the same way
 * small files are only noted; one that cannot be opened, or is not plain, makes the batch doubtful,
 * whose files then are read in order.
 */
#ifndef INPUT_BATCH_H
#define INPUT_BATCH_H

#include "input/header.h"

#include <locale.h>
#include <stdatomic.h>

struct feed;

/** A zip that is read in batches, shared by all who deal with it. */
struct batch_zip {
    atomic_uint users;
    atomic_bool given_up; /* whether it is read in order from a batch on, by whoever set this */
    int descriptor;       /* read by pread() only */
    uint64_t base, size;  /* as of its feed */
    char *name;
    locale_t locale; /* in which names in UTF-8 can be told, or 0; belongs to the layers */
};

/** Share a zip that a feed reads; NULL without memory or a descriptor. */
struct batch_zip *batch_zip_new(const struct feed *feed, const char *name, locale_t locale);

/** One user more; returns the zip.  NULL is allowed. */
struct batch_zip *batch_zip_use(struct batch_zip *zip);

/** One user less; the last one frees it.  NULL is allowed. */
void batch_zip_leave(struct batch_zip *zip);

/** What is noted of a member, or of a file: then its size and name only. */
struct batch_member {
    uint64_t at;          /* where its local header stands in the zip */
    uint64_t place;       /* of its data; 0 where its local header was not looked at: */
    struct header stated; /* then what that has to say */
    uint64_t end;         /* and where the next one has to begin */
    uint64_t size;        /* unpacked */
    size_t name;          /* where its path begins in the batch's names */
    bool wanted;          /* whether it is read; else it is passed over */
    bool named;           /* whether it is a file that the user named */
};

/**
 * Members that follow one another; what counts is what was there before the first of them.  Of
 * files nothing counts, and their names are all that is needed to open them.
 */
struct input_batch {
    struct batch_zip *zip;               /* NULL where these are files */
    uint64_t headers, members, expanded; /* read, and counted by the budget */
    struct batch_member *list;
    size_t count;
    uint64_t bytes; /* unpacked, of those that are wanted */
    char *names;
    size_t names_length, names_capacity;
    bool more;     /* whether it ends for its size only, so that there are others behind it */
    bool doubtful; /* whether nothing good can come of it, and the zip is read in order */
};

/** Begin a batch without a member, of files where zip is NULL; NULL without memory. */
struct input_batch *batch_new(struct batch_zip *zip);

/** Free a batch; NULL is allowed. */
void batch_free(struct input_batch *batch);

/** Whether nothing more is to be added. */
bool batch_is_full(const struct input_batch *batch);

/** A member, or file, to be noted. */
struct batch_note {
    const char *path;
    size_t length;               /* of the path */
    uint64_t at, place, end;     /* as in struct batch_member */
    const struct header *stated; /* NULL where the place is known */
    uint64_t size;
    bool wanted, named;
};

/** Add a member behind the last; false where it does not fit in, or without memory. */
bool batch_add(struct input_batch *batch, const struct batch_note *note);

/** Whether a member may be in a batch, by its size and by the name that it has. */
bool batch_suits(const struct batch_note *note);

/** The same of a file. */
bool batch_suits_file(const struct batch_note *note);

/** A batch being read. */
struct batch_reader;

/** Begin to read a batch that is not doubtful, which has to stay; NULL without memory. */
struct batch_reader *batch_open(const struct input_batch *batch);

/**
 * Go on to the next member that is wanted; returns its name, as "archive.zip//path" or that of the
 * file, until the next call, or NULL at the end, or where there is a doubt.
 */
const char *batch_next(struct batch_reader *reader);

/** Whether the member that batch_next() came to is a file that the user named. */
bool batch_is_named(const struct batch_reader *reader);

/** Read the next bytes of the member, at most so many; 0 at its end, or where there is a doubt. */
size_t batch_read(struct batch_reader *reader, char *buffer, size_t size);

/** Whether there is a doubt. */
bool batch_failed(const struct batch_reader *reader);

/** Free a reader; NULL is allowed.  Returns whether all of the batch was read without a doubt. */
bool batch_close(struct batch_reader *reader);

#endif
