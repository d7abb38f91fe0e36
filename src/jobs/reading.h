/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The reading of one file's records, whose bytes come in pieces.  A piece in the middle of a
 * file may be read before what is in front of it, by guessing where its first record begins;
 * whether the guess was right shows when the reading of what is before gets there.
 */
#ifndef JOBS_READING_H
#define JOBS_READING_H

#include "jobs/results.h"

/** A file, or a member of an archive. */
struct member {
    char *name;
    bool named;                      /* whether the user named it, so that it has to hold records */
    const struct notation *notation; /* of the records read so far; NULL while that is unknown */
    uint64_t begin, end;             /* what of it is to be read; end is UINT64_MAX for all */
    struct span_file *spans;         /* from which all pieces but the first can be read, or NULL */
};

/** A piece of a file. */
struct piece {
    struct member *member;
    const char *bytes; /* NULL: they are to be read from the member's spans */
    size_t length;
    uint64_t offset, line, column; /* of the first byte */
    struct span_mark *mark;        /* who asks has the line and column from it, where not NULL */
    bool first, last;              /* whether the file begins and ends with it */
    const char *reason;            /* why the file breaks off behind it, or NULL */
    bool damaged;                  /* whether that is for damage of an archive */
};

/** The reading of a file, as far as it has come. */
struct reading;

/**
 * Begin to read a file of which this is the first piece; NULL without memory.  The reading of
 * another file, which has come to its end, is given up for it and may be NULL.
 */
struct reading *reading_new(const struct cli *cli, const struct piece *first, struct reading *last);

/** Free a reading; NULL is allowed. */
void reading_free(struct reading *reading);

/** Free what is kept for further readings; none is under way. */
void readings_end(void);

/** The notation of the records read last, or NULL. */
const struct notation *reading_notation(const struct reading *reading);

/**
 * Go on with the next piece of the file: report the faults of the records that come to their
 * end, and do the work on them.
 */
void reading_go_on(struct reading *reading, struct results *results, const struct piece *piece);

/**
 * Begin to read in the middle of a file, with a piece: look for a place where a record seems
 * to begin, and go on from there as reading_go_on() does.  The numbers of the records are
 * left open.  Returns NULL without memory.
 */
struct reading *reading_guess(const struct cli *cli, struct results *results,
                              const struct piece *piece);

/**
 * Go on with a piece to the place where a guess began.  Returns whether the guess was right:
 * it then takes the place of this reading, and *before is the number of records in front of
 * it.  Otherwise the piece has been read to its end.
 */
bool reading_meets(struct reading *reading, struct results *results, const struct piece *piece,
                   struct reading *guess, uint64_t *before);

#endif
