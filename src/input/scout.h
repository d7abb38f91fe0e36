/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A look ahead at the members of a zip in a regular file by its directory alone, without
 * libarchive, which takes many times as long for a header.  The zip has to be all of the file: who
 * reads the members has to find that their local headers agree, and that nothing is between them.
 */
#ifndef INPUT_SCOUT_H
#define INPUT_SCOUT_H

#include "input/header.h"

/** A look ahead; all zero is none, which may be ended. */
struct scout {
    const struct feed *feed;
    uint64_t directory, directory_end;
    bool sound;               /* whether all its entries are, by themselves */
    uint64_t next;            /* where the next member's entry begins */
    uint64_t members, passed; /* that the directory says it has; those before the next */
    char *held;               /* bytes of the directory, allocated when they are first read */
    size_t held_length;
    uint64_t held_at;
    struct header stated; /* by the directory, of the member that came last */
    char name[HEADER_NAME + 1];
};

/** A member. */
struct scouted {
    uint64_t at;                 /* where its local header is */
    const struct header *stated; /* what the directory says; until the next call */
    uint64_t end;                /* where what follows it has to begin */
    uint64_t size;               /* unpacked */
    const char *name; /* NUL-terminated, without control characters; until the next call */
    size_t name_length;
    bool folder;
};

/** What came next. */
enum scout_event { SCOUT_MEMBER, SCOUT_END, SCOUT_ODD };

/**
 * Begin to look ahead in a regular file, whose feed has to stay and is not moved, after so many
 * members, the last of which has its local header at a place.  Returns false if something is odd,
 * or without memory.
 */
bool scout_begin(struct scout *scout, const struct feed *feed, uint64_t members, uint64_t header);

/** About how many members are still to come. */
uint64_t scout_left(const struct scout *scout);

/** Whether there is a directory all of whose entries are good, whatever the local headers say. */
bool scout_is_sound(const struct scout *scout);

/** Go on to the next member. */
enum scout_event scout_next(struct scout *scout, struct scouted *found);

/** Free what a scout holds. */
void scout_end(struct scout *scout);

#endif
