/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Sums over any number of records: counts by key.  To combine sums is to add up the counts of each
 * key, so the result does not depend on order and grouping, and other programs that sort and add
 * up lines can do it, too.  A line is "KEY TAB COUNT"; yinsh-notation(5) describes the keys.
 */
#ifndef SCORE_TALLY_H
#define SCORE_TALLY_H

#include "base/map.h"
#include "base/output.h"
#include "messages/cli.h"
#include "query/columns.h"
#include "record/record.h"

enum {
    TALLY_KEYS = 16 << 20,      /* keys, unless the limit is another */
    TALLY_TURNS = UINT16_MAX,   /* turns of a game */
    TALLY_RINGS = 3,            /* rings that a player can have removed */
    TALLY_KEY_SHARE = 256,      /* bytes that all keys may take, for each key allowed, */
    TALLY_LEAST_BYTES = 1 << 20 /* but not less than this */
};

/** The largest total of all counts of a tally, so that no sum of a report can overflow. */
#define TALLY_MOST (UINT64_MAX / 8)

/** A kind of keys, which have the same first word. */
struct tally_kind {
    const char *word;
    const char *const *names; /* one of which follows the word; ends with NULL */
    /** Returns whether a key that begins with the word is valid. */
    bool (*check)(struct words key); /* without names; NULL if nothing follows the word */
};

/** Counts by key. */
struct tally {
    struct map counts;
    const struct tally_kind *kinds; /* of the keys */
    const struct aliases *aliases;  /* of names in lines that are added, or NULL */
    size_t limit;                   /* number of keys */
    const char *full;               /* the reason why a line is refused if there are too many */
    size_t bytes;                   /* of all keys */
    uint64_t total;                 /* of all counts */
};

/** A game as its key states it; not to be copied, since names point into room. */
struct tally_game {
    struct words names[2];    /* by colour; at most one is empty, for a bye of the other */
    enum yinsh_result result; /* YINSH_RESULT_NONE if both lost */
    int rings[2];             /* removed by colour, 0..TALLY_RINGS */
    char room[2][PLAYER_NAME];
};

/**
 * Make an empty tally with keys of some kinds, a list that ends with a NULL word, or if that is
 * NULL of records and their games.  Names in the lines that are added are changed by aliases, which
 * may be NULL.  Both have to outlive the tally.  Returns NULL without memory; free it with
 * tally_free().
 */
struct tally *tally_new(const struct tally_kind kinds[], const struct aliases *aliases);

/** Free a tally; NULL is allowed. */
void tally_free(struct tally *tally);

/** Write the lines of one record, each with the count 1; aliases may be NULL. */
void tally_put_record(struct output *out, const struct yinsh_record *record,
                      const struct aliases *aliases);

/**
 * Return the name by which a player of a record is counted, which the aliases may have changed; no
 * bytes if player_is_none(), or if it is longer than PLAYER_NAME.
 */
struct words tally_player(const struct yinsh_record *record, enum yinsh_colour side,
                          const struct aliases *aliases);

/* ---- Records without names: nameless.c ---------------------------------- */

/*
 * Records that do not state who played: players are numbered in the order in which they appear, and
 * all that may name somebody is dropped: every other tag, every note but the clocks, and what a
 * fault quotes.
 */

/** Prepare to number the players of a run, if it is to be anonymous; free the map in any case. */
void nameless_begin(struct cli *cli, bool anonymous, struct map *numbers);

/**
 * Return a copy of a record without names, in an anonymous run, which the arena holds and which
 * refers to the one that has them; NULL without memory.
 */
const struct yinsh_record *nameless_of(struct arena *arena, const struct cli *cli,
                                       const struct yinsh_record *record);

/* ---- Sums --------------------------------------------------------------- */

/** Get the faults of a tally by their codes. */
void tally_get_faults(const struct tally *tally, struct fault_count counted[FAULT_COUNT]);

/**
 * Add whole lines.  Returns false and the fault at the first one that this version does not know,
 * whose count is too large, or for which there is no room; those before it are added.
 */
bool tally_add_lines(struct tally *tally, const char *bytes, size_t length,
                     struct lines_fault *fault);

/**
 * Add a count to a valid key, and store the index of its entry unless index is NULL; false and the
 * fault as tally_add_lines().
 */
bool tally_add(struct tally *tally, struct words key, uint64_t count, size_t *index,
               struct lines_fault *fault);

/** Add a count to the key of an entry; false and the fault as tally_add_lines(). */
bool tally_add_at(struct tally *tally, size_t index, uint64_t count, struct lines_fault *fault);

/** Add faults that were counted by their codes; false and the fault as tally_add_lines(). */
bool tally_add_faults(struct tally *tally, const struct fault_count counted[FAULT_COUNT],
                      struct lines_fault *fault);

/** Add all lines of a source; false and the fault as tally_add_lines(), or if read fails. */
bool tally_read(struct tally *tally, yinsh_read_fn read, void *context, struct lines_fault *fault);

/** Write all lines, sorted by the bytes of their keys; false without memory. */
bool tally_write(const struct tally *tally, struct output *out);

/** Return how often a key was counted, 0 if it was not. */
uint64_t tally_count(const struct tally *tally, const char *key);

/** The same for the key of a kind with one more word; both are short. */
uint64_t tally_count_of(const struct tally *tally, const char *kind, const char *name);

/** Return whether a key of a tally is that of a game. */
static inline bool tally_is_game(struct words key)
{
    return key.length > 5 && memcmp(key.bytes, "game ", 5) == 0;
}

/**
 * Append a text as one printable word, which is the same only for the same text: a space, a percent
 * sign and each byte of a character that a terminal cannot show become %XX.  No bytes become none.
 */
void tally_add_word(struct text *key, struct words name);

/**
 * Undo tally_add_word(), with room for the text; false if that would not have written the word, or
 * if the text is longer than PLAYER_NAME.
 */
bool tally_parse_word(struct words word, char room[PLAYER_NAME], struct words *name);

/** Parse a number without leading zeros; false if it is none, or above most. */
bool tally_parse_number(struct words digits, uint64_t most, uint64_t *number);

/** Parse the key of a game; false if it is another key. */
bool tally_parse_game(struct words key, struct tally_game *game);

/** Parse the key of a number of turns; false if it is another key. */
bool tally_parse_turns(struct words key, uint64_t *turns);

#endif
