/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Sums over any number of records: counts by key.  To put sums together is to add up the
 * counts of each key, so that they come out the same in whatever order and groups that is
 * done, by this program or by another that sorts and adds up lines.  yinsh-notation(5)
 * describes the lines, which are divided as in "KEY TAB COUNT".
 */
#ifndef SCORE_TALLY_H
#define SCORE_TALLY_H

#include "base/line_stream.h"
#include "base/output.h"

enum {
    TALLY_NAME = 4096,          /* bytes of a player's name; a longer one counts as none */
    TALLY_KEYS = 16 << 20,      /* keys, where the caller has no other limit */
    TALLY_TURNS = UINT16_MAX,   /* turns of a game */
    TALLY_RINGS = 3,            /* rings that a player can have removed */
    TALLY_KEY_SHARE = 256,      /* bytes for all keys, for each one allowed */
    TALLY_LEAST_BYTES = 1 << 20 /* however few are allowed */
};

/** The most that all counts of a tally come to, so that no sum of a report can overflow. */
#define TALLY_MOST (UINT64_MAX / 8)

/** Counts by key. */
struct tally;

/** See query/alias.h. */
struct aliases;

/** A game as its key has it. */
struct tally_game {
    char white[TALLY_NAME], black[TALLY_NAME]; /* not ended by a NUL */
    size_t white_length, black_length;         /* at least 1 */
    enum yinsh_result result;                  /* never YINSH_RESULT_NONE */
    int rings[2];                              /* removed by colour, 0..TALLY_RINGS */
};

/** A key and how often it was counted. */
struct tally_sum {
    struct words key; /* belongs to the tally */
    uint64_t count;
};

/**
 * Make an empty tally of at most limit keys, 0 being TALLY_KEYS.  Names in what is added are
 * changed by aliases, which may be NULL and have to outlive it.  Returns NULL without memory;
 * free it with tally_free().
 */
struct tally *tally_new(size_t limit, const struct aliases *aliases);

/** Free a tally; NULL is allowed. */
void tally_free(struct tally *tally);

/** Write the lines of one record, each with the count 1; aliases may be NULL. */
void tally_put_record(struct output *out, const struct yinsh_record *record,
                      const struct aliases *aliases);

/**
 * Add whole lines.  Returns false and the fault at the first one that is no line of this
 * version, whose count is too large, or for which there is no room; those before it are added.
 */
bool tally_add_lines(struct tally *tally, const char *bytes, size_t length,
                     struct lines_fault *fault);

/** Add all lines of a source; false and the fault as tally_add_lines(), or where read fails. */
bool tally_read(struct tally *tally, yinsh_read_fn read, void *context, struct lines_fault *fault);

/** Write all lines, sorted by the bytes of their keys; false without memory. */
bool tally_write(const struct tally *tally, struct output *out);

/** How often a key was counted, 0 where it was not. */
uint64_t tally_count(const struct tally *tally, const char *key);

/** The number of keys. */
size_t tally_size(const struct tally *tally);

/** Key number index, from 0 to below tally_size(), in no order that means anything. */
struct tally_sum tally_sum_at(const struct tally *tally, size_t index);

/** Whether a key of a tally is one of a game. */
static inline bool tally_is_game(struct words key)
{
    return key.length > 5 && memcmp(key.bytes, "game ", 5) == 0;
}

/** Take a key of a game apart; false where it is another's. */
bool tally_parse_game(struct words key, struct tally_game *game);

/** The turns of a key of their number; false where it is another's. */
bool tally_parse_turns(struct words key, uint32_t *turns);

#endif
