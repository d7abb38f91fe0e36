/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Runs of members of a zip, which several threads unpack side by side, or of small files, which
 * they open.
 *
 * Who reads a zip in order only passes over the members and notes where they stand; a run of
 * them is then unpacked on its own, by the local headers from the first one on.  Whatever is
 * not as it was noted makes the run doubtful: what came of it is to be forgotten, and the zip
 * read in order from there on, so that damage is told as if there were no runs.  In the same way
 * small files are only noted; one that cannot be opened, or is not plain, makes the run doubtful,
 * whose files then are read in order.
 */
#ifndef INPUT_RUN_H
#define INPUT_RUN_H

#include "input/header.h"

#include <locale.h>
#include <stdatomic.h>

struct feed;

/** A zip that is read in runs, shared by all who deal with it. */
struct run_zip {
    atomic_uint users;
    atomic_bool given_up; /* whether it is read in order from a run on, by whoever set this */
    int descriptor;       /* read by pread() only */
    uint64_t base, size;  /* as of its feed */
    char *name;
    locale_t locale; /* in which names in UTF-8 can be told, or 0; belongs to the layers */
};

/** Share a zip that a feed reads; NULL without memory or a descriptor. */
struct run_zip *run_zip_new(const struct feed *feed, const char *name, locale_t locale);

/** One user more; returns the zip.  NULL is allowed. */
struct run_zip *run_zip_use(struct run_zip *zip);

/** One user less; the last one frees it.  NULL is allowed. */
void run_zip_leave(struct run_zip *zip);

/** What is noted of a member, or of a file: then its size and name only. */
struct run_member {
    uint64_t at;          /* where its local header stands in the zip */
    uint64_t place;       /* of its data; 0 where its local header was not looked at: */
    struct header stated; /* then what that has to say */
    uint64_t end;         /* and where the next one has to begin */
    uint64_t size;        /* unpacked */
    size_t name;          /* where its path begins in the run's names */
    bool wanted;          /* whether it is read; else it is passed over */
    bool named;           /* whether it is a file that the user named */
};

/**
 * Members that follow one another; what counts is what was there before the first of them.  Of
 * files nothing counts, and their names are all that is needed to open them.
 */
struct run {
    struct run_zip *zip;                 /* NULL where these are files */
    uint64_t headers, members, expanded; /* read, and counted by the budget */
    struct run_member *list;
    size_t count;
    uint64_t bytes; /* unpacked, of those that are wanted */
    char *names;
    size_t names_length, names_capacity;
    bool more;     /* whether it ends for its size only, so that there are others behind it */
    bool doubtful; /* whether nothing good can come of it, and the zip is read in order */
};

/** Begin a run without a member, of files where zip is NULL; NULL without memory. */
struct run *run_new(struct run_zip *zip);

/** Free a run; NULL is allowed. */
void run_free(struct run *run);

/** Whether nothing more is to be added. */
bool run_is_full(const struct run *run);

/** A member, or file, to be noted. */
struct run_note {
    const char *path;
    size_t length;               /* of the path */
    uint64_t at, place, end;     /* as in struct run_member */
    const struct header *stated; /* NULL where the place is known */
    uint64_t size;
    bool wanted, named;
};

/** Add a member behind the last; false where it does not fit in, or without memory. */
bool run_add(struct run *run, const struct run_note *note);

/** Whether a member may be in a run, by its size and by the name that it has. */
bool run_suits(const struct run_note *note);

/** The same of a file. */
bool run_suits_file(const struct run_note *note);

/** A run being read. */
struct run_reader;

/** Begin to read a run that is not doubtful, which has to stay; NULL without memory. */
struct run_reader *run_open(const struct run *run);

/**
 * Go on to the next member that is wanted; returns its name, as "archive.zip//path" or that of the
 * file, until the next call, or NULL at the end, or where there is a doubt.
 */
const char *run_next(struct run_reader *reader);

/** Whether the member that run_next() came to is a file that the user named. */
bool run_is_named(const struct run_reader *reader);

/** Read the next bytes of the member, at most so many; 0 at its end, or where there is a doubt. */
size_t run_read(struct run_reader *reader, char *buffer, size_t size);

/** Whether there is a doubt. */
bool run_failed(const struct run_reader *reader);

/** Free a reader; NULL is allowed.  Returns whether all of the run was read without a doubt. */
bool run_close(struct run_reader *reader);

#endif
