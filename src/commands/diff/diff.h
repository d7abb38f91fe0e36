/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of yinsh diff share; diff.c is the command. */
#ifndef COMMANDS_DIFF_DIFF_H
#define COMMANDS_DIFF_DIFF_H

#include "base/output.h"
#include "base/text.h"
#include "messages/messages.h"
#include "outputs/table_writer.h"
#include "record/identity.h"
#include "record/record.h"
#include "syntax/dates.h"

/* ---- Records as bytes, with what pairs them: diff_record.c -------------- */

/** By what a record is paired with one of the other side. */
struct record_keys {
    struct game_identity players; /* of both names and the day */
    struct game_identity exact;   /* of the game up to its last legal action */
    struct game_identity alike;   /* the same up to symmetry */
    uint32_t actions;             /* number of these */
    bool has_players;             /* whether both names are known */
};

/** Get the keys of a record; they depend on the secret. */
void record_keys_of(struct record_keys *keys, const struct yinsh_record *record,
                    const uint64_t secret[2]);

/**
 * Write all that is compared of a record as bytes, in which its tags do not depend on its notation.
 */
void record_pack(struct output *output, const struct yinsh_record *record);

/**
 * Read such bytes into an emptied record, which refers to them, but for the positions in it;
 * returns what follows them.  If memory ran out, as the record's arena shows, the record is not to
 * be used.
 */
const char *record_unpack(const char *bytes, struct yinsh_record *record);

/* ---- Pairing the records of two sides: diff_pairs.c --------------------- */

enum {
    PAIR_COMMON = 10,             /* actions that the beginnings of games at least have in common */
    PAIR_BEGINNINGS = 8 * 1000000 /* actions of records that are paired by their beginnings */
};

/** The number of no record. */
#define PAIR_NONE UINT32_MAX

/** By what records are paired. */
enum pair_by { PAIR_BY_ALL, PAIR_BY_PLAYERS, PAIR_BY_TURNS, PAIR_BY_ORDER };

/** A record of one side. */
struct side_record {
    struct record_keys keys;
    uint64_t number; /* in its file */
    uint64_t place;  /* in the temporary file */
    size_t length;   /* there */
    uint32_t pair;   /* the record of the other side, or PAIR_NONE */
};

/** The records of one side. */
struct side {
    struct side_record *list;
    uint32_t count;
    size_t room; /* in list */
};

/** Add a record, which is not paired; NULL without memory. */
struct side_record *side_add(struct side *side);

/** Gives the identities, up to symmetry, of the beginnings of a record: one for each action. */
typedef bool (*beginnings_fn)(void *context, const struct side_record *record,
                              uint64_t *of_actions);

/** How pairing ended. */
enum pair_trouble { PAIR_DONE, PAIR_NO_MEMORY, PAIR_FAILED, PAIR_TOO_MANY };

/**
 * Pair records, the most certain pairs first.  beginnings() is called for the records that nothing
 * else pairs; if it returns false, the result is PAIR_FAILED.  If there are too many of these
 * records, it is PAIR_TOO_MANY, and all other steps are done.
 */
enum pair_trouble pairs_find(struct side sides[2], enum pair_by by, beginnings_fn beginnings,
                             void *context);

/* ---- How two records differ: diff_compare.c ----------------------------- */

enum {
    DIFFERS_NOWHERE = -1,
    LEAST_ALIKE = 10 /* actions of a common beginning up to symmetry, unless it is the whole game */
};

/** What is not compared. */
struct diff_ignored {
    bool tags, clocks, comments;
};

/** How the turns of two records differ. */
enum diff_how { HOW_SAME, HOW_SYMMETRIC, HOW_DIFFER, HOW_MISSING };

/** The names of these; HOW_MISSING is that of a record without a pair. */
extern const char *const diff_how_names[];

/** How two records differ. */
struct difference {
    enum diff_how how; /* HOW_DIFFER also if only tags, clocks or comments differ */
    int symmetry;      /* which was applied to the first; 0 is the identity */
    bool turns;        /* whether turns differ, from this one on: */
    int turn;          /* its number, 0 if the positions at the start differ */
    size_t first[2];   /* index of the first action of that turn; the number of all after the end */
    size_t end[2];     /* and of the action after it */
    int clocks, comments; /* turn after which they differ first, or DIFFERS_NOWHERE */
};

/** A tag that differs. */
struct tag_difference {
    const char *name;
    struct words values[2]; /* bytes are NULL if there is no such tag */
};

/** Compare two records, and map the first one if that makes it more like the second. */
struct difference records_compare(struct yinsh_record *a, const struct yinsh_record *b,
                                  const struct diff_ignored *ignored);

/**
 * Find the next difference of tags, of results or of ends; *at is 0 at first.  Returns false if
 * there is none.
 */
bool tags_differ(const struct yinsh_record *a, const struct yinsh_record *b, size_t *at,
                 struct tag_difference *difference);

/* ---- Writing how they differ, for people or as a row: diff_write.c ------ */

/** The columns of the table. */
extern const char *const diff_columns[];

enum { DIFF_COLUMNS = 12 };

/** A record of one side; all zero is none. */
struct diff_side {
    const char *file;
    uint64_t number; /* in the file */
    struct yinsh_record *record;
};

/** How differences are shown to people. */
struct diff_style {
    bool boards;
    struct board_style board;
    struct diff_ignored ignored;
};

/** Write how two records differ, or that there is only one. */
void diff_write_text(struct output *out, const struct diff_side sides[2],
                     const struct difference *difference, const struct diff_style *style);

/** Write the same as a row. */
void diff_write_row(struct table *table, const struct diff_side sides[2],
                    const struct difference *difference, const struct diff_ignored *ignored);

#endif
