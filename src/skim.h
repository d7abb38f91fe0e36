/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Skimming: to pass over the records that are good beyond doubt, much faster than they are read.
 * Nothing is kept of them but what is counted.  Whatever is unusual, and all that is at fault,
 * is left to be read, so that skimming never changes what is said of a source.
 */
#ifndef SKIM_H
#define SKIM_H

#include "notation.h"
#include "replay.h"

/** A record as it is skimmed. */
struct skimmed {
    struct replay_game *game; /* to be filled in, its steps, too */
    struct replay_step *end;  /* in: behind the room for those; out: behind the last of them */

    /* What the record states; all zero states nothing. */
    enum yinsh_result result; /* YINSH_RESULT_NONE where it states none */
    bool states_end, states_rings;
    enum yinsh_end stated_end;
    uint8_t rings[2];
};

enum {
    SKIM_AHEAD = 64 /* bytes that can be loaded behind the end of those given; any bytes */
};

/** What is kept from one call of skim_records() to the next. */
struct skim;

/** Begin to skim; NULL without memory.  skim_free() takes NULL. */
struct skim *skim_new(void);
void skim_free(struct skim *skim);

/**
 * Pass over good records in a notation that can be skimmed.  The cursor stands where a record may
 * begin, behind white space or in front of it, and is moved behind the last of them.  None is
 * taken that begins at the limit or behind it, or is longer than longest bytes.  There are
 * SKIM_AHEAD bytes behind cursor->end that can be loaded.  Returns how many there are;
 * cursor->starved is set where it stopped because more bytes may follow: at_end says that
 * none do.
 */
size_t skim_records(struct skim *skim, const struct notation *notation, struct cursor *cursor,
                    bool at_end, const char *limit, size_t longest);

#endif
