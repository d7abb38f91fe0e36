/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What the commands need of a reader beyond yinsh.h: to read a source whose bytes come
 * piece by piece, and to begin in the middle of one.
 */
#ifndef READER_H
#define READER_H

#include "reader/window.h"
#include "syntax/notation.h"

enum { EXCERPT_AHEAD = 320 /* bytes from a fault on that are there where its line has them */ };

/** The line and column, both from 1, of a fault of a record whose window is still there. */
void record_locate(const struct yinsh_record *record, const struct fault *fault, uint64_t *line,
                   uint64_t *column);

/** What reader_next() returns; the first three as yinsh_reader_next(). */
enum {
    READER_FAILED = -1,
    READER_END = 0,
    READER_RECORD = 1,
    READER_PAUSED = 2,  /* the source has no bytes for now; the next call goes on from here */
    READER_AT_LIMIT = 3 /* the next record begins at the limit or behind it */
};

/**
 * Read another source with a reader, as a new one would, but with the memory that it has.
 * Returns false where the options are no good or so much memory is not to be kept; the reader
 * can then only be freed.
 */
bool reader_restart(yinsh_reader *reader, yinsh_read_fn read, void *context,
                    const yinsh_reader_options *options);

/** Read the next record, as yinsh_reader_next(). */
int reader_next(yinsh_reader *reader, const struct yinsh_record **record);

/**
 * Pass over good records, without looking at more of them than that takes; their number goes to
 * *count.  Returns READER_PAUSED where reader_next() would, and else READER_RECORD: what comes
 * next is to be read with reader_next(), whatever it is.  Only for who does not need the records
 * themselves.
 */
int reader_skim(yinsh_reader *reader, uint64_t *count);

/**
 * Have reader_next() return good records abridged from now on, where that is faster: without their
 * actions and notes, see record_abridge(); or not any more.  A new reader does not abridge.
 */
void reader_abridge(yinsh_reader *reader, bool abridges);

/**
 * Begin a new reader in the middle of a source of the given notation, at a byte of which the
 * offset, line and column are given.  A record begins there; or else, with search set, the
 * reader looks for the first place where one seems to begin: whether one does, only who has
 * read what is before it knows.
 */
void reader_enter(yinsh_reader *reader, const struct notation *notation, uint64_t offset,
                  uint64_t line, uint64_t column, bool search);

/**
 * The line and column, both from 1, of the byte at which the reader was made to enter with line and
 * column 1, because they were not known: those of the record returned last are put right, too.
 */
void reader_locate(yinsh_reader *reader, uint64_t line, uint64_t column);

/**
 * Hand all bytes on that are used up from now on: before a record is returned those in front
 * of it, and with the next call its own and those behind it up to the next, or to the source's
 * end.  NULL stops it.
 */
void reader_tap(yinsh_reader *reader, void (*tap)(void *context, const char *bytes, size_t length),
                void *context);

/** Do not begin a record at this offset in the source or behind it; UINT64_MAX is no limit. */
void reader_limit(yinsh_reader *reader, uint64_t offset);

/** The offset in the source from which the reader goes on; at the limit, that of a record. */
uint64_t reader_offset(const yinsh_reader *reader);

/** The notation of the next record as far as it is known, or NULL. */
const struct notation *reader_notation(const yinsh_reader *reader);

/** Whether the source has anything but white space; known after the first reader_next(). */
bool reader_has_text(const yinsh_reader *reader);

/**
 * Whether what was read so far counts for the records that follow: it states tags for them, or one
 * was too long, and what is looked for next may lie in it.
 */
bool reader_carries(const yinsh_reader *reader);

#endif
