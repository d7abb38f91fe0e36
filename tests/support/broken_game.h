/* SPDX-License-Identifier: BSD-2-Clause */
/* Good games with errors in their notation. */
#ifndef SUPPORT_BROKEN_GAME_H
#define SUPPORT_BROKEN_GAME_H

#include "base/output.h"
#include "support/generate.h"

enum { WRITTEN_ACTIONS = 24, WRITTEN_TURNS = 256 };

/** A turn as it is written down. */
struct written_turn {
    long number; /* 0 if none is written */
    size_t count;
    yinsh_action actions[WRITTEN_ACTIONS]; /* each with the written side */
};

/** A game as it is written down. */
struct written_game {
    struct written_turn turns[WRITTEN_TURNS];
    size_t count;
    size_t undone; /* turns after these that were played and finally taken back */
    enum yinsh_result result;
    int rings[2];
    enum yinsh_end end;
    yinsh_position final;
};

/** A way to write a game down wrongly. */
enum way {
    WAY_NUMBER,
    WAY_NO_NUMBER,
    WAY_ROW_ENDS,
    WAY_ROW,
    WAY_ROWS,
    WAY_OWN_IN_FRONT,
    WAY_OWN_AFTER,
    WAY_OTHERS_EARLY,
    WAY_OTHERS_AFTER,
    WAY_RING,
    WAY_TAKEN_BACK,
    WAY_TAKEN_BACK_SAME,
    WAY_PAIR,
    WAY_PAIR_SAME,
    WAY_LAST,
    WAY_LAST_PAIR,
    WAY_SWAPPED,
    WAY_SWAPPED_MOVES,
    WAY_RESULT,
    WAY_RINGS,
    WAYS
};

/** The names of the ways, in the order of the enumeration. */
extern const char *const way_names[WAYS];

/** The notations that broken games are written in. */
enum form {
    FORM_GIPF,
    FORM_JSON,
    FORM_CODINGAME,
    FORM_IIT_DELHI,
    FORM_BOARDSPACE,
    FORM_BGA,
    FORM_OPENXUM,
    FORM_YINSH_SAVE,
    FORM_POINTS,
    FORM_YINSHML,
    FORM_VYING,
    FORM_YINSH_RECORD,
    FORMS
};

/** Their names, in the order of the enumeration. */
extern const char *const form_names[FORMS];

/** Write down a game as it was. */
void write_down(const struct generated_game *game, struct written_game *written);

/**
 * End a game before a turn with a removal, by a player who resigns.  Returns false, with the game
 * unchanged, if it has none.
 */
bool cut_short(struct chance *chance, struct written_game *written);

/**
 * Break a game in a way.  Returns false, with the game unchanged, if the way does not apply to it,
 * or not to the random place that was tried.
 */
bool break_game(struct chance *chance, enum way way, struct written_game *written);

/** Whether a way shows in a notation at all: what it breaks is written there. */
bool way_shows(enum way way, enum form form);

/** Whether an action is one that a turn has at most one of: no removal. */
bool is_main(yinsh_action action);

/** The index of the move, or of what is in its place; turn->count if there is none. */
size_t find_main(const struct written_turn *turn);

/** Write a game in a notation, right or wrong. */
void put_written(struct output *output, enum form form, const struct written_game *written);

#endif
