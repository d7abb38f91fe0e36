/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Skimming skips records that are certainly good, much faster than reading them, or summarises
 * them: it keeps only their tags, how they ended and how long they are.  Anything unusual or bad is
 * read instead, so that skimming never changes what is reported about a source.
 */
#ifndef SYNTAX_SKIM_H
#define SYNTAX_SKIM_H

#include "syntax/skimmed.h"

enum {
    SKIM_AHEAD = 64 /* bytes that must be readable after the end of the input, whatever they are */
};

/** State that is kept from one call of skim_records() to the next. */
struct skim;

/** Begin to skim; NULL without memory.  skim_free() takes NULL. */
struct skim *skim_new(void);
void skim_free(struct skim *skim);

/** Which records are skimmed. */
struct skim_range {
    const struct notation *notation; /* which has skim() */
    const char *limit;               /* no record that begins here or later, */
    size_t longest;                  /* or that is longer than this many bytes */
    bool at_end;                     /* whether nothing follows the end of the cursor */
};

/**
 * Skip good records.  The cursor is where a record may begin, before or after white space, and is
 * moved to the end of the last one.  SKIM_AHEAD bytes after the cursor's end must be readable.
 * Returns the number of records; cursor->starved is set if skimming stopped because more bytes may
 * follow.
 */
size_t skim_records(struct skim *skim, const struct skim_range *range, struct cursor *cursor);

/**
 * Skip at most a few good records as skim_records() does, and keep them for skim_take(); those kept
 * before are dropped.  offset is that of the cursor in the source.
 */
size_t skim_ahead(struct skim *skim, const struct skim_range *range, struct cursor *cursor,
                  uint64_t offset);

/** Drop the records that are kept; NULL is allowed. */
void skim_forget(struct skim *skim);

/** Return how many records are kept and not yet taken; NULL has none. */
size_t skim_kept(const struct skim *skim);

/**
 * Fill an empty record with the first of those that are kept: its tags, read from its bytes with
 * the cursor, and the summary that record_abridge() makes.  Returns the offset of its end in the
 * source.  Memory may run out, see record_is_good().
 */
uint64_t skim_take(struct skim *skim, const struct notation *notation, struct cursor *cursor,
                   struct yinsh_record *record);

#endif
