/* SPDX-License-Identifier: BSD-2-Clause */
/* The kinds of damage of tests/attack/attack.c. */
#ifndef ATTACK_DAMAGE_H
#define ATTACK_DAMAGE_H

#include "attack/records.h"

/** How a kind of damage changes more than the text of one record. */
enum scope {
    SCOPE_RECORD, /* it does not */
    SCOPE_END,    /* what separates it from the next is gone, too */
    SCOPE_BEFORE, /* a good record of another notation follows */
    SCOPE_FRONT,  /* a byte or more before the first record */
    SCOPE_EARLY,  /* a byte in the first 4 KiB, in whichever record it falls */
    /* In these nothing is damaged, and only good records are read. */
    SCOPE_GOOD,    /* changes that leave records as good as they are, between blank lines */
    SCOPE_FILE,    /* line ends of the whole file */
    SCOPE_AROUND,  /* text before, between and after records, one of enum around */
    SCOPE_JOINED,  /* nothing is left between some records that end without a line end */
    SCOPE_BETWEEN, /* a good record of another notation, between two */
    SCOPE_NONE
};

/** What SCOPE_AROUND puts around records. */
enum around {
    AROUND_TEXT,  /* lines after a blank one */
    AROUND_MARKS, /* lines that need no blank one */
    AROUND_BYTES  /* bytes directly before a record */
};

struct damage;

/** A text to be damaged, and what damage may use besides. */
struct damage_task {
    const struct damage *damage;
    struct buffer *text;
    struct chance *chance;
    int notation;
    bool used[ATTACK_GAMES]; /* games that are in the file, and not to be pasted */
};

/** A kind of damage. */
struct damage {
    const char *name; /* "X+Y": as X; and the other records and what is between them as Y */
    enum scope scope;
    /* Damage a text; false, with nothing changed, if it has no place for it. */
    bool (*apply)(const struct damage_task *task);
    int place;           /* of the function's own use */
    const char *strings; /* the same: bytes, or strings divided by line feeds */
};

/** All kinds; ends with a NULL name. */
extern const struct damage attack_damages[];

/** A record of another notation to be pasted whole, one that announces itself; NULL: none. */
const struct unit *damage_foreign(const struct damage_task *task);

#endif
