/* SPDX-License-Identifier: BSD-2-Clause */
/* Records as bytes that the program itself reads again, with what pairs them. */
#ifndef COMMANDS_DIFF_DIFF_RECORD_H
#define COMMANDS_DIFF_DIFF_RECORD_H

#include "base/output.h"
#include "record/identity.h"
#include "syntax/tag_identity.h"

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
 * Read such bytes into an emptied record, which refers to them; returns what follows them.  The
 * record's arena shows whether memory ran out.
 */
const char *record_unpack(const char *bytes, struct yinsh_record *record);

#endif
