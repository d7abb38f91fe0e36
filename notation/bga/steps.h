/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the two forms of BoardGameArena's logs share: the steps of a game, and undo.  A
 * ring move takes two steps, the marker and the ring; undo takes back single steps or
 * all of a turn.
 */
#ifndef BGA_STEPS_H
#define BGA_STEPS_H

#include "base/words.h"
#include "syntax/notation.h"

/** What a step does; the first five have points. */
enum bga_kind {
    BGA_PLACE,  /* a ring on to */
    BGA_MARKER, /* a marker in the ring on from */
    BGA_MOVE,   /* that ring, from and to */
    BGA_ROW,    /* the row with the ends from and to */
    BGA_RING,   /* the ring on from */
    BGA_TAKE_BACK,
    BGA_RESTART,
    BGA_WON
};

/** How the site words a step, between the player's name and the points. */
struct bga_phrase {
    enum bga_kind kind;
    int points;        /* how many follow: none, one, or two with "to" between them */
    const char *words; /* with the blank before a point; NULL ends the list */
    size_t length;     /* of the words */
};

/** All wordings; of those of one kind the first is the site's own.  None ends with another. */
#define BGA_PHRASES(PHRASE)                                                                        \
    PHRASE(BGA_MARKER, 1, "places a marker on ")                                                   \
    PHRASE(BGA_MOVE, 2, "moves a ring from ")                                                      \
    PHRASE(BGA_PLACE, 1, "places a ring on ")                                                      \
    PHRASE(BGA_ROW, 2, "removes a row of markers from ")                                           \
    PHRASE(BGA_ROW, 2, "removes a row from ")                                                      \
    PHRASE(BGA_RING, 1, "removes a ring from ")                                                    \
    PHRASE(BGA_RING, 1, "removes a ring on ")                                                      \
    PHRASE(BGA_RING, 1, "removes a ring at ")                                                      \
    PHRASE(BGA_TAKE_BACK, 0, "takes back their last move")                                         \
    PHRASE(BGA_RESTART, 0, "restarts their turn")                                                  \
    PHRASE(BGA_WON, 0, "has removed 3 rings")

/** The same as a list. */
extern const struct bga_phrase bga_phrases[];

/** A step as a log has it. */
struct bga_step {
    enum bga_kind kind;
    yinsh_point from, to;     /* YINSH_NO_POINT if off the board, or not used */
    struct place place;       /* what a fault of the step points at */
    bool flips_stated;        /* whether a move states how many markers it turned over */
    uint32_t flips;           /* how many */
    struct place flips_place; /* the place of that statement */
};

struct bga_note;

/** A game being read; all zero but for the record before its first step. */
struct bga_game {
    struct yinsh_record *record;
    struct words players[2]; /* names or ids by colour; bytes are NULL if unknown */
    bool marked;             /* whether a marker waits for its ring to be moved */
    enum yinsh_colour marker_side;
    yinsh_point marker;
    /*
     * A comment for the next step, which goes with the step if that is taken back, and takes the
     * place of one that found no step; bytes are NULL if there is none.
     */
    struct words header;
    struct bga_note *notes; /* the newest first */
};

/**
 * Return the colour of a player: the first new one is White, the second Black.  Returns false and
 * files PLAYER_UNKNOWN for a third, and for one without a name.
 */
bool bga_find_player(struct bga_game *game, struct words player, struct place place,
                     enum yinsh_colour *colour);

/** Play or take back a player's step; returns false if the record holds an error. */
bool bga_play(struct bga_game *game, enum yinsh_colour side, const struct bga_step *step);

/** Add a comment after the steps taken. */
void bga_comment(struct bga_game *game, struct words text);

/** Give the record its comments, after the last step. */
void bga_finish(struct bga_game *game);

#endif
