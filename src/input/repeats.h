/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Which files are read twice.  Only the files and folders that the user named are remembered, at
 * most REPEATS_MOST of them, by device and inode; what is found in folders is compared with them.
 */
#ifndef INPUT_REPEATS_H
#define INPUT_REPEATS_H

#include "base/map.h"
#include "input/options.h"

enum { REPEATS_MOST = 16 * 1024 /* takes about 1 MB */ };

/** What was named, and how often it was read. */
struct repeats {
    const struct input_options *options;
    bool complete; /* whether all operands are in the map, not only those that were reached */
    bool lost;     /* whether memory ran out, so that something is not in it, */
    bool reported; /* which was reported */
    struct map named;
};

/** What is reported once if memory runs out; this is trouble, all else that is reported a note. */
extern const char repeats_lost[];

/** Return what identifies a file, whatever its name: a key of a map, whose bytes are stored. */
struct words identity_of(const struct stat *status, uint64_t bytes[2]);

/** Begin with nothing; the options have to outlive it. */
void repeats_begin(struct repeats *repeats, const struct input_options *options);

/** Free what is remembered. */
void repeats_end(struct repeats *repeats);

/**
 * Note that a file or folder with this status will be read; named is whether the user named it, or
 * it was found in a folder.  If it is read for the second time, returns what to report, else NULL.
 */
const char *repeats_note(struct repeats *repeats, const struct stat *status, bool named);

#endif
