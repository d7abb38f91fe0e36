/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The input, cut into loads, one for each job: many small files, or a piece of a large one, and
 * what is to be said of others.  Nothing is locked here: one thread at a time may fill.
 */
#ifndef JOBS_FILL_H
#define JOBS_FILL_H

#include "input/batch.h"
#include "jobs/reading.h"

enum {
    LOAD_ENTRIES = 256, /* files in one load, at most */
    LOAD_BYTES = 96 * 1024
};

/** A piece of a file, or something to say. */
enum entry_kind { ENTRY_PIECE, ENTRY_SKIPPED, ENTRY_NOTED, ENTRY_DAMAGE, ENTRY_TROUBLE };

/** What stands in a load, to which its strings belong, and the member with its last piece. */
struct entry {
    enum entry_kind kind;
    struct piece piece;
    char *name;   /* of what is no piece */
    char *reason; /* why; of a piece, why the file breaks off behind it, or NULL */
};

/** What a job holds; nothing where it is all zero. */
struct load {
    char *bytes; /* of all its pieces; allocated when it is first filled */
    size_t used; /* how many of them */
    struct entry entries[LOAD_ENTRIES];
    size_t count;
    struct input_batch
        *batch;            /* members that are still to be unpacked, where there are no entries */
    struct batch_zip *zip; /* to which all of it belongs; NULL where nothing need be taken back */
};

/** What fills loads.  The first three are set by the caller, the rest is 0 to begin with. */
struct filler {
    const struct cli *cli;
    struct input *input; /* belongs to the filler */
    size_t threads;      /* that read; with several a piece may be before those in front of it */

    struct member *member;         /* the file that is being read, or NULL */
    uint64_t offset, line, column; /* of its next byte */
    char *carried;                 /* bytes of it that did not fit into the last load */
    size_t carried_length;
    struct input_batch *batch; /* for the next load, or NULL */
    struct batch_zip *zip;     /* that is being read, or NULL */
};

/**
 * Fill a load that has no entries with what comes next in the input; *at_end is set where that
 * comes to its end.  Returns false where memory ran out: then nothing more is to be filled, and
 * the load is only good to be freed.
 */
bool filler_fill(struct filler *filler, struct load *load, bool *at_end);

/** Free what a filler holds, which may be all zero, and its input. */
void filler_free(struct filler *filler);

/** Free all entries of a load, and the files that end in it; the bytes stay for the next ones. */
void load_clear(struct load *load);

/** Free what a load holds. */
void load_free(struct load *load);

/**
 * Whether a piece is behind the part of its file that is to be read, and only serves to see
 * whether a record begins there.
 */
bool piece_looks_ahead(const struct piece *piece);

#endif
