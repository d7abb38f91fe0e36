/* SPDX-License-Identifier: BSD-2-Clause */
/* Games played at random, for programs that need many: the same for the same seed everywhere. */
#ifndef SUPPORT_GENERATE_H
#define SUPPORT_GENERATE_H

#include "yinsh.h"

enum { GENERATED_ACTIONS = 512 /* no game that ends has more */ };

/** A source of chance. */
struct chance {
    uint64_t state;
};

/** A source of chance that begins with a seed. */
struct chance chance_begin(uint64_t seed);

/** A number from 0 to below bound, which is at least 1. */
uint64_t chance_below(struct chance *chance, uint64_t bound);

/** Whether something happens that does so in so many of 100 cases. */
bool chance_percent(struct chance *chance, unsigned percent);

/**
 * Choose a legal action in a position that is not over: any, but a move that makes a row where
 * so many looks at moves find one, as people do.
 */
yinsh_action generate_action(struct chance *chance, const yinsh_position *position, int looks);

/** A game from its first action to its end. */
struct generated_game {
    enum yinsh_variant variant;
    yinsh_action actions[GENERATED_ACTIONS]; /* each with its side */
    size_t count;
    int turns; /* played to their end */
    enum yinsh_end end;
    enum yinsh_result result;
};

/** A player: chooses a legal action in a position that is not over, after so many looks. */
typedef yinsh_action (*generate_choose_fn)(struct chance *chance, const yinsh_position *position,
                                           int looks);

/**
 * Play a game with a player.  An end outside the board, YINSH_END_RESIGN or YINSH_END_TIME, comes
 * when a move is due, and the player to move resigns, or wins on time; so does
 * YINSH_END_UNFINISHED, for which nobody wins.  With any other end the game is played until it is
 * over.
 */
void generate_with(struct chance *chance, generate_choose_fn choose, int looks,
                   enum yinsh_variant variant, enum yinsh_end end, struct generated_game *game);

/** The same with generate_action() and so many looks that there are rows as people make them. */
void generate_game(struct chance *chance, enum yinsh_variant variant, enum yinsh_end end,
                   struct generated_game *game);

enum { GENERATED_TURN = 256 /* room for the name of a turn with its NUL */ };

/**
 * Write the name of the turn that begins with action number *at, as "d7-c7;xb1-b5xf2", and play it;
 * *at becomes the number of the action after it.  Returns its length.
 */
size_t generated_turn_format(const struct generated_game *game, yinsh_position *position,
                             size_t *at, char name[GENERATED_TURN]);

/** Set a position to the one before action number at, from 0, all before it being legal. */
void generated_position(const struct generated_game *game, size_t at, yinsh_position *position);

/** The number of turns played to their end in a position of a game from its beginning. */
int generated_turns(const yinsh_position *position);

#endif
