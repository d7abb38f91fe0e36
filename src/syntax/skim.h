/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Skimming passes over records that are certainly good, much faster than they are read, or abridges
 * them: it keeps only their tags, how they ended and how long they are.  Whatever is unusual or bad
 * is left to be read, so that skimming never changes what is reported of a source.
 */
#ifndef SYNTAX_SKIM_H
#define SYNTAX_SKIM_H

#include "syntax/skimmed.h"

enum {
    SKIM_AHEAD = 64 /* bytes that can be loaded after the end of those given; any bytes */
};

/** What is kept from one call of skim_records() to the next. */
struct skim;

/** Begin to skim; NULL without memory.  skim_free() takes NULL. */
struct skim *skim_new(void);
void skim_free(struct skim *skim);

/** Which records are skimmed. */
struct skim_range {
    const struct notation *notation; /* which can be skimmed */
    const char *limit;               /* none that begins there or after it, */
    size_t longest;                  /* or is longer than so many bytes */
    bool at_end;                     /* whether nothing follows the end of the cursor */
};

/**
 * Pass over good records.  The cursor is where a record may begin, before or after white space, and
 * is moved to the end of the last of them.  SKIM_AHEAD bytes after its end can be loaded.  Returns
 * how many there are; cursor->starved is set if it stopped because more bytes may follow.
 */
size_t skim_records(struct skim *skim, const struct skim_range *range, struct cursor *cursor);

/**
 * Pass over at most a few good records as skim_records() does, and keep them for skim_take(); those
 * that were kept before are forgotten.  offset is that of the cursor in the source.
 */
size_t skim_ahead(struct skim *skim, const struct skim_range *range, struct cursor *cursor,
                  uint64_t offset);

/** Forget the records that are kept; NULL is allowed. */
void skim_forget(struct skim *skim);

/** How many records are kept that were not taken yet; NULL has none. */
size_t skim_kept(const struct skim *skim);

/**
 * Fill an empty record with the first of those that are kept: its tags, read from its bytes with
 * the cursor, and what else record_abridge() leaves of it.  Returns the offset of its end in the
 * source.  Memory may run out, see record_is_good().
 */
uint64_t skim_take(struct skim *skim, const struct notation *notation, struct cursor *cursor,
                   struct yinsh_record *record);

#endif
