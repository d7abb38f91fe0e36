/* SPDX-License-Identifier: BSD-2-Clause */
/* The table of hits that "search --hits" wrote: positions in records of files. */
#ifndef COMMANDS_HITS_H
#define COMMANDS_HITS_H

#include "base/map.h"
#include "cli/cli.h"

enum {
    HITS_MOST = 1000000,           /* of a table */
    HITS_NAMES = 64 * 1024 * 1024, /* bytes of the names of its files */
    HITS_TURN = 99999              /* no turn has a higher number */
};

/** What became of a hit. */
enum hit_state {
    HIT_NOT_FOUND, /* its record was not read yet */
    HIT_NO_TURN,   /* its record does not have the turn */
    HIT_FOUND
};

/** A hit. */
struct hit {
    uint64_t record; /* number of the record in its file */
    uint64_t line;   /* in the table */
    uint32_t file;   /* index of its name */
    int turn;        /* number of the last turn before the position */
    enum hit_state state;
};

/** The hits of a table. */
struct hits {
    const char *name; /* of the table */
    struct hit *list; /* in the order of the table, except those of the portion */
    size_t count;
    struct map files;  /* the names of the files, in the order in which they appear */
    bool ascending;    /* whether turns are read in the order of the hits, each once */
    size_t begin, end; /* the portion: hits that are looked for in one run over their files */
    struct map inputs; /* the names of these files, or of their archives, */
    char **operands;   /* and these as operands */
};

/**
 * Read a table; "-" is standard input.  Reports each bad row, and each file that cannot be read,
 * and makes the other files the operands.  Returns false, and reports, if there is no such table,
 * or it is too long.  Free the hits with hits_free() in any case.
 */
bool hits_read(struct cli *cli, struct hits *hits, const char *name);

/** Free what hits hold; there are no operands afterwards. */
void hits_free(struct cli *cli, struct hits *hits);

/**
 * Begin with the next hits, most of them at most, and make their files the operands.  Returns false
 * if there are no more hits, or without memory, which is reported.
 */
bool hits_begin_portion(struct cli *cli, struct hits *hits, size_t most);

/**
 * Return the hits of the portion in a record, in the order of their turns, and store their number,
 * which may be 0.  Several threads may call this.
 */
const struct hit *hits_of(const struct hits *hits, const char *file, uint64_t record,
                          size_t *count);

/** Report each hit of the portion that was not found, in the order of the table. */
void hits_end_portion(struct cli *cli, struct hits *hits);

#endif
