/* SPDX-License-Identifier: BSD-2-Clause */
/* The files of tests/attack/attack.c: good records, and one or two that are damaged. */
#ifndef ATTACK_FILE_H
#define ATTACK_FILE_H

#include "attack/damage.h"

enum { MOST_PARTS = 8 };

/** What is expected of a part of a file. */
enum expectation {
    EXPECTED,       /* it has to be found, unchanged */
    EXPECTED_GIVEN, /* the same if the notation is given; otherwise it is uncertain */
    UNCERTAIN,      /* it may be lost: a reader cannot know where it begins or ends */
    DAMAGED
};

/** A record in a file. */
struct part {
    const struct unit *unit;
    const struct buffer *changed; /* its text in the file; NULL: the unit's */
    size_t begin, end;            /* offsets in the file */
    enum expectation expectation;
};

/** A file and what is in it. */
struct attack {
    uint64_t number;
    int notation;
    const struct damage *damage;
    const struct damage *others; /* what changes the other records; the same if nothing else does */
    int kind;                    /* the number of damage */
    struct part parts[MOST_PARTS];
    size_t count;
    bool must_be_bad;     /* whether the damage leaves no good record with the damaged one's game */
    bool must_be_illegal; /* whether it leaves none with less than the whole game */
    bool must_be_one;     /* whether it leaves none with less than that before its end */
    const char *joint;    /* what is between records; NULL: what their writer puts there */
    struct buffer text;
};

/** Whether a notation, by its number, has a name. */
bool attack_is(int notation, const char *name);

/** The number of a kind of damage, or of all kinds if there is none of that name. */
int attack_kind(const char *name);

/**
 * Make the file of a number.  The same seed and number make the same file.  Returns false if the
 * kind of damage has no place in the record.
 */
bool attack_make(uint64_t seed, uint64_t number, struct attack *attack);

/** Find out which records are expected, as the damaged ones are now. */
void attack_expect(struct attack *attack);

#endif
