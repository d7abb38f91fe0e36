/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A look ahead at the members of a zip, without libarchive, which takes many times as long for a
 * header.  Where there is a directory it alone is looked at: who reads the members has to find
 * that their local headers agree, and, where they are read from front to back, that they stand
 * behind one another.  Without a directory the local headers are.
 */
#ifndef INPUT_SCOUT_H
#define INPUT_SCOUT_H

#include "input_header.h"

/** Bytes of the file that are held. */
struct scout_window {
    char *bytes; /* allocated when they are first read */
    size_t length;
    uint64_t at;
};

/** A look ahead; all zero is none, which may be ended. */
struct scout {
    const struct feed *feed;
    bool streamed;                     /* whether the zip is read from front to back */
    uint64_t directory, directory_end; /* where it stands; both 0 where there is none */
    bool sound;                        /* whether all its entries are, by themselves */
    uint64_t next;                     /* in the directory: where the next member's entry begins */
    uint64_t members, passed; /* that the directory says it has; those in front of the next */
    uint64_t at;              /* without a directory: where the next member's local header stands */
    struct scout_window headers, entries;
    struct header stated; /* by the directory, of the member that came last */
    char name[HEADER_NAME + 1];
};

/** A member. */
struct scouted {
    uint64_t at;                 /* where its local header stands */
    const struct header *stated; /* what the directory says, or NULL; until the next call */
    uint64_t place;              /* where its data stand; 0 where only the directory was read */
    uint64_t end;                /* streamed: where what is behind them has to begin; else 0 */
    uint64_t size;               /* unpacked */
    const char *name; /* NUL-terminated, without control characters; until the next call */
    size_t name_length;
    bool folder;
};

/** What came next. */
enum scout_event { SCOUT_MEMBER, SCOUT_END, SCOUT_ODD };

enum { SCOUT_START = -1 /* for a local header: in front of the first */ };

/**
 * Begin to look ahead in a regular file, whose feed has to stay and is not moved: behind so many
 * members of the directory, or, where the zip is streamed, behind the member whose local header
 * stands at a place.  Returns false where that is odd, or without memory.
 */
bool scout_begin(struct scout *scout, const struct feed *feed, bool streamed, uint64_t members,
                 int64_t header);

/** About how many members are still to come; UINT64_MAX where that is unknown. */
uint64_t scout_left(const struct scout *scout);

/** Whether there is a directory all of whose entries are good, whatever the local headers say. */
bool scout_is_sound(const struct scout *scout);

/** Go on to the next member. */
enum scout_event scout_next(struct scout *scout, struct scouted *found);

/**
 * Go behind so many members of the directory, or stay where it is farther already; not where the
 * zip is streamed.  Returns false where there are not so many, or no directory.
 */
bool scout_pass(struct scout *scout, uint64_t members);

/** Free what a scout holds. */
void scout_end(struct scout *scout);

#endif
