/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Skimming: to pass over the records that are good beyond doubt, much faster than they are read,
 * or to abridge them: of these only tags are kept, how they ended and how long they are.  Whatever
 * is unusual, and all that is at fault, is left to be read, so that skimming never changes what is
 * said of a source.
 */
#ifndef SYNTAX_SKIM_H
#define SYNTAX_SKIM_H

#include "base/words.h"
#include "rules/replay.h"
#include "syntax/notation.h"

/**
 * For what is worth having where it is used, with what is known there, and compiled for the
 * processor that its caller is for.
 */
#define ALWAYS_INLINE inline __attribute__((always_inline))

/** A record as it is skimmed. */
struct skimmed {
    struct replay_game *game; /* to be filled in, its steps, too */
    struct replay_step *end;  /* in: behind the room for those; out: behind the last of them */

    unsigned turns; /* all that it has */

    /* What the record states; all zero states nothing. */
    enum yinsh_result result; /* YINSH_RESULT_NONE where it states none */
    bool states_end, states_rings;
    enum yinsh_result last; /* the result stated last, which may be "*" */
    bool states_last;       /* whether that stands behind the turns, not in a tag, */
    bool ends_last;         /* and with it how the game ended */
    enum yinsh_end stated_end;
    uint8_t rings[2];
    bool states_final;
    struct words final; /* the line of the position behind the last action */
};

enum { SKIM_TAGS = 32 /* most of a record that is skimmed */ };

/** The names of the tags of a record, no two of which are the same; all zero has none. */
struct skim_names {
    struct words names[SKIM_TAGS];
    size_t count;
    uint32_t letters; /* a bit for each that a name begins with */
};

/** Add a name, which is not empty; false where it is there already, or there are too many. */
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

/**
 * Pass over a few good records as skim_records() does, at most, and keep what they came to for
 * skim_take(); those that were kept before are forgotten.  offset is that of the cursor in
 * the source.
 */
size_t skim_ahead(struct skim *skim, const struct notation *notation, struct cursor *cursor,
                  bool at_end, const char *limit, size_t longest, uint64_t offset);

/** Forget the records that are kept; NULL is allowed. */
void skim_forget(struct skim *skim);

/** How many records are kept that were not taken yet; NULL has none. */
size_t skim_kept(const struct skim *skim);

/**
 * Fill an empty record with the first of those that are kept: its tags, read from its bytes with
 * the cursor, and what else record_abridge() leaves of it.  Returns the offset in the source
 * that is behind it.  Memory may run out, see record_is_good().
 */
uint64_t skim_take(struct skim *skim, const struct notation *notation, struct cursor *cursor,
                   struct yinsh_record *record);

#endif
