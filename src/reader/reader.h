/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Reading beyond yinsh.h: a source whose bytes arrive in pieces, or that is read from its middle.
 *
 * A message does not depend on how many bytes arrive at a time: before a record is returned,
 * EXCERPT_AHEAD bytes after each fault, or the rest of its line, have been read.
 */
#ifndef READER_H
#define READER_H

#include "reader/window.h"
#include "record/fault.h"
#include "syntax/notation.h"

/**
 * What reader_next() returns; the first three as yinsh_reader_next(), which returns no text.  If it
 * is text, the record has nothing but the note about it.
 */
enum {
    READER_FAILED = -1,
    READER_END = 0,
    READER_RECORD = 1,
    READER_PAUSED = 2,   /* the source has no bytes for now; the next call continues from here */
    READER_AT_LIMIT = 3, /* the next record begins at the limit or after it */
    READER_TEXT = 4      /* text between records was skipped */
};

/**
 * Read another source with a reader, as a new one would, but with the memory that it has.
 * Returns false if the options are invalid or the reader holds too much memory to keep; it can then
 * only be freed.
 */
bool reader_restart(yinsh_reader *reader, yinsh_read_fn read, void *context,
                    const yinsh_reader_options *options);

/** Read the next record, as yinsh_reader_next(). */
int reader_next(yinsh_reader *reader, const struct yinsh_record **record);

/**
 * Skip good records without reading them; their number goes to *count, and that of unfinished games
 * among them.  Returns READER_PAUSED if reader_next() would, and else READER_RECORD: reader_next()
 * reads what comes next, whatever it is.  For callers that do not need the records themselves.
 */
int reader_skip(yinsh_reader *reader, uint64_t *count, uint64_t *unfinished);

/**
 * Let reader_next() summarise good records from now on if that is faster, or no more: they come
 * without their actions and notes, see struct record_options.  A new reader does not summarise.
 */
void reader_summarise(yinsh_reader *reader, bool summarises);

/** A byte of a source from which a reader begins. */
struct reader_start {
    const struct notation *notation;
    uint64_t offset, line, column; /* the latter two from 1 */
    /* Whether no record need begin there: the reader looks for the first place where one seems to
     * begin, which only reading what is before it can confirm. */
    bool search;
};

/** Begin a new reader in the middle of a source. */
void reader_enter(yinsh_reader *reader, const struct reader_start *start);

/**
 * Set the line and column, both from 1, of the byte at which the reader entered with line and
 * column 1, because they were not known.  Those of the record returned last are corrected, too.
 */
void reader_locate(yinsh_reader *reader, uint64_t line, uint64_t column);

/**
 * Pass all bytes to a function as they are used up: before a record is returned those before it,
 * and with the next call its own and those after it up to the next, or to the end of the source.
 * NULL stops that.
 */
void reader_tap(yinsh_reader *reader, void (*tap)(void *context, const char *bytes, size_t length),
                void *context);

/** Begin no record at this offset in the source or after it; UINT64_MAX is no limit. */
void reader_limit(yinsh_reader *reader, uint64_t offset);

/**
 * Return the offset in the source from which the reader continues; at the limit, that of a record.
 */
uint64_t reader_offset(const yinsh_reader *reader);

/** Return the notation of the next record as far as it is known, or NULL. */
const struct notation *reader_notation(const yinsh_reader *reader);

/** Return whether the source has anything but white space; known after the first reader_next(). */
bool reader_has_text(const yinsh_reader *reader);

/**
 * Return whether what was read so far matters to the records that follow: it states tags for them,
 * or one was too long, and the next one may be in it.
 */
bool reader_carries(const yinsh_reader *reader);

#endif
