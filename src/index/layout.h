/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * An index of the records in plain files, as it is in its file.  Its parts follow one another, so
 * that it is written in one go:
 *
 *   struct index_header
 *   struct index_entry   of every good record, in the order of the input
 *   struct index_file    of every file
 *   the names of the files, each with a NUL, and NULs up to a multiple of eight bytes
 *   struct index_trailer
 *
 * All numbers have the byte order of the machine; an index with another byte order is refused.
 */
#ifndef INDEX_LAYOUT_H
#define INDEX_LAYOUT_H

#include "query/board_pattern.h"

enum {
    INDEX_VERSION = 3,
    INDEX_ORDER = 0x01020304, /* shows the byte order */
    INDEX_SAMPLE = 4096,      /* bytes at the beginning and the end of a file that are hashed */
    INDEX_PARTS = 2,          /* of a game, about equally long, which have unions of their own */
    INDEX_LANES = 8,          /* of the check sum */
    INDEX_BLOCK = 1024        /* entries that are read at once */
};

/** What both ends of an index hold. */
#define INDEX_MAGIC "yinshix\n"

/** The beginning. */
struct index_header {
    char magic[8];
    uint32_t version, order;
    uint32_t entry_size, file_size; /* of the structures */
    char program[24];               /* its version, as the readers of notations depend on it */
    uint64_t options;               /* a hash of how records were read */
    uint64_t spare;
};

/** A good record. */
struct index_entry {
    uint64_t offset;           /* in its file */
    uint64_t line;             /* on which it begins */
    uint64_t hash;             /* of its bytes */
    uint64_t exact, symmetric; /* the game's identity, and that up to symmetry */
    struct board_union parts[INDEX_PARTS];
    uint32_t taken;        /* number of its bytes */
    uint32_t length;       /* up to the next record, or the end of the file */
    uint32_t number;       /* in its file, from 1 */
    uint32_t white, black; /* hashes of the players' names, 0 without one */
    uint16_t turns;
    uint8_t notation; /* number in the list of notations */
    uint8_t outcome;  /* the result, and 4 times the end */
};

/** A file. */
struct index_file {
    uint64_t size;
    int64_t seconds, nanoseconds; /* of the last change */
    uint64_t sample;              /* a hash of its beginning and its end */
    uint64_t first, count;        /* its entries */
    uint64_t name;                /* offset of its name among the names */
    uint64_t carries;             /* whether its records depend on those before them */
};

/** The end. */
struct index_trailer {
    uint64_t entries, files, names; /* how many, and bytes of all names */
    uint64_t sum;                   /* of everything before it */
    char magic[8];
};

_Static_assert(sizeof(struct index_header) == 64 && sizeof(struct index_entry) == 160 &&
                   sizeof(struct index_file) == 64 && sizeof(struct index_trailer) == 40,
               "no padding, and multiples of eight bytes");

/** A check sum under way, of words in lanes; it finds damage, but no forgery. */
struct index_sum {
    uint64_t lane[INDEX_LANES];
    unsigned next; /* lane */
};

/** Add bytes, whose number is a multiple of eight. */
void index_sum_add(struct index_sum *sum, const void *bytes, size_t length);

/** Return the sum of all words so far. */
uint64_t index_sum_end(const struct index_sum *sum);

/** Return a hash of bytes that is the same in every run. */
uint64_t index_hash(const void *bytes, size_t length);

/**
 * Hash the beginning and the end of an open file of that size; returns 0, or the number of the
 * error.
 */
int index_sample(int descriptor, uint64_t size, uint64_t *hash);

#endif
