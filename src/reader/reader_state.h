/* SPDX-License-Identifier: BSD-2-Clause */
/* What a reader knows, for the files that it is made of. */
#ifndef READER_READER_STATE_H
#define READER_READER_STATE_H

#include "reader/reader.h"
#include "registry/detect.h"
#include "registry/notations.h"

enum { LONG_RECORD = 256 * 1024 /* no game comes near it */ };

/** Where a reader is in its source. */
struct yinsh_reader {
    struct window window;
    yinsh_reader_options options;
    const struct notation *notation;
    size_t used;                /* bytes of the window that the last record took */
    size_t open;                /* those of them from where a text may not be closed */
    size_t wanted;              /* bytes that it is to hold before it is looked at again */
    uint64_t long_end;          /* how far was looked for the end of a record that is too long */
    unsigned nested;            /* records that were too long, too, and began before that */
    uint64_t limit;             /* no record is begun at this offset or after it */
    bool opened;                /* whether the notation of the first record is settled */
    bool has_text;              /* whether the source has anything but white space */
    bool fixed;                 /* whether that notation was given, so that all records have it */
    bool broken;                /* whether the last record ended in an error inside it */
    bool done;                  /* whether there is no further record */
    struct detected detected;   /* the notation of the source, unless it was given */
    bool abridges;              /* whether good records may come abridged */
    struct skim *skim;          /* NULL before records are skimmed */
    unsigned failures;          /* records in a row that could not be skimmed */
    unsigned resting;           /* records that are read before skimming is tried again */
    bool tried;                 /* whether the next record is known not to be one to be skimmed */
    struct yinsh_record record; /* the last member */
};

/** How many bytes of the source there are from the next record on. */
static inline size_t reader_left(const yinsh_reader *reader)
{
    return window_left(&reader->window);
}

/** A cursor over the first bytes of the window. */
static inline struct cursor reader_cursor(const yinsh_reader *reader, size_t length)
{
    struct cursor cursor = cursor_over(window_bytes(&reader->window), length);
    cursor.fixed = reader->fixed;
    cursor.notations = notation_table;
    return cursor;
}

/**
 * Empty the record and let it look at the window, but at no more of it than is needed to see
 * that a record is too long: what is refused must not depend on how the source comes.  Returns a
 * cursor over that.
 */
struct cursor reader_begin_record(yinsh_reader *reader);

/** Look at the first bytes and settle the notation; false if reading failed. */
bool reader_open_source(yinsh_reader *reader);

/**
 * See whether the record at the window's start is among those that were skimmed ahead, or is now.
 * Returns 1; 0 if it has to be read; -1 if the source has no bytes for now to tell.
 */
int reader_look_ahead(yinsh_reader *reader);

/**
 * Make the record at the window's start, which was skimmed, an abridged one.  Returns 1, or -1
 * without memory.
 */
int reader_abridge_record(yinsh_reader *reader);

#endif
