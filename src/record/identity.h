/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The identity of a game: two games have the same one if they have the same start and the same
 * actions in the same order, or, up to symmetry, if one of the twelve symmetries of the board makes
 * one the other.  It grows with the game, so that the beginnings of a game have identities, too.
 */
#ifndef RECORD_IDENTITY_H
#define RECORD_IDENTITY_H

#include "base/hash.h"
#include "record/structure.h"

/** The identity of a game: two numbers that depend on the secret. */
struct game_identity {
    uint64_t word[2];
};

/** The identity of a game under way; all of it may be copied. */
struct game_identity_builder {
    struct sip sip;
    unsigned symmetries; /* a bit for each that leads to the form that identifies the game */
};

/**
 * Begin with the start of a game.  The secret keeps others from choosing games that collide; zeros
 * give numbers that are the same everywhere.
 */
void game_identity_begin(struct game_identity_builder *builder, const uint64_t secret[2],
                         const yinsh_position *start, bool symmetric);

/** Add the next action. */
void game_identity_add(struct game_identity_builder *builder, yinsh_action action);

/** Return the identity of the game so far. */
struct game_identity game_identity_end(const struct game_identity_builder *builder);

/** Return the identity of a record up to its last legal action. */
struct game_identity game_identity_of(const struct yinsh_record *record, const uint64_t secret[2],
                                      bool symmetric);

#endif
