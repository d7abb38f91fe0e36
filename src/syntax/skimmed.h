/* SPDX-License-Identifier: BSD-2-Clause */
/* The record that a notation's skim() fills in. */
#ifndef SYNTAX_SKIMMED_H
#define SYNTAX_SKIMMED_H

#include "base/words.h"
#include "rules/replay.h"
#include "syntax/notation.h"

/** Inline a function, so that it is compiled for what its caller knows, and for its processor. */
#define ALWAYS_INLINE inline __attribute__((always_inline))

/** A record as it is skimmed. */
struct skimmed {
    const struct notation *notation; /* in: its notation */
    struct replay_game *game;        /* to be filled in, including its steps */
    struct replay_step *end;         /* in: end of the room for steps; out: end of the last step */

    unsigned turns; /* number of all turns */

    struct claims claims;   /* without places; all zero states nothing */
    enum yinsh_result last; /* the result stated last, which may be "*" */
    bool states_last;       /* whether that result is after the turns, not in a tag, */
    bool ends_last;         /* and the end of the game with it */
    struct words final;     /* the line of the position after the last action */
};

enum { SKIM_TAGS = 32 /* tags of a skimmed record, at most */ };

/** The names of the tags of a record, no two of which are the same; all zero has none. */
struct skim_names {
    struct words names[SKIM_TAGS];
    size_t count;
    uint32_t letters; /* a bit for each letter that a name begins with */
};

/** Add a name, which is not empty; false if it is already there, or there are too many. */
static inline bool skim_name(struct skim_names *names, struct words name)
{
    uint32_t letter = UINT32_C(1) << (*name.bytes & 31);
    if (names->count == SKIM_TAGS)
        return false;
    for (size_t i = 0; (names->letters & letter) != 0 && i < names->count; i++)
        if (words_equal(names->names[i], name))
            return false;
    names->letters |= letter;
    names->names[names->count++] = name;
    return true;
}

#endif
