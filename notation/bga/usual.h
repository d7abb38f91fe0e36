/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Lines of BoardGameArena's text log in their usual form, for records that are judged in bulk: the
 * site's wording, without white space around it, of players whose names are known.  Any other line
 * is left to notation/bga/line.h, in which all lines are.
 */
#ifndef BGA_USUAL_H
#define BGA_USUAL_H

#include "notation/bga/line.h"
#include "rules/replay_builder.h"

/** A player, with whose name a line may begin. */
struct bga_known {
    struct words name;
    uint64_t first[2], mask[2]; /* its first bytes, and which bits are theirs */
};

/** The players of a record. */
struct bga_usual {
    bool ready; /* whether both names are known, and are not too long */
    struct bga_known players[2];
};

enum {
    BGA_USUAL_ROOM = 320 /* readable bytes that each function needs, if it takes one turn */
};

/** Note the names of the players. */
void bga_usual_begin(struct bga_usual *usual, const struct words names[2]);

/**
 * Skip headers without a date, up to one at or after the limit or with which another log begins;
 * the number of the last one is kept in *number.  Returns where the first other line begins.
 */
const char *bga_usual_headers(const char *at, const char *limit, uint32_t *number);

/**
 * Parse a line about a step, without its place.  Returns where the next line begins; NULL if it is
 * not of the usual form.
 */
const char *bga_usual_line(const struct bga_usual *usual, const char *at, struct bga_line *line);

/** Lines being added to a game, many at a time. */
struct bga_usual_run {
    struct replay_builder *builder;
    const char *at;    /* where the next line begins */
    const char *limit; /* no turn is taken that begins here or later */
    bool headers;      /* whether headers are skipped, as bga_usual_headers() does */
    uint32_t number;   /* of the last header */
};

/**
 * Add placements, but for the last one, after which a game may begin: any other line may follow.
 */
void bga_usual_placements(const struct bga_usual *usual, struct bga_usual_run *run);

/** Add turns of a marker and a move, and rows with their rings after them. */
void bga_usual_turns(const struct bga_usual *usual, struct bga_usual_run *run);

#endif
