/* SPDX-License-Identifier: BSD-2-Clause */
/* The state of a reader, for the files of this folder. */
#ifndef READER_STATE_H
#define READER_STATE_H

#include "reader/window.h"
#include "registry/detect.h"
#include "registry/notations.h"

enum {
    LONG_RECORD = 256 * 1024,        /* no game comes near it */
    LONGEST_RECORD = 4 * 1024 * 1024 /* unless the caller sets another limit */
};

struct yinsh_reader {
    struct window window;
    yinsh_reader_options options;
    const struct notation *notation;
    size_t used;                /* bytes of the window that the last record took */
    size_t open;                /* those of them from a text on that may not be closed */
    size_t wanted;              /* bytes that the window has to hold before it is examined again */
    uint64_t long_end;          /* how far the end of a record that is too long was looked for */
    unsigned nested;            /* records that began before that and were too long, too */
    uint64_t limit;             /* no record is begun at this offset or after it */
    bool opened;                /* whether the notation of the first record is decided */
    bool has_text;              /* whether the source has anything but white space */
    bool fixed;                 /* whether the caller named the notation of all records */
    bool broken;                /* whether the last record ended in an error inside it */
    bool done;                  /* whether there is no further record */
    struct detected detected;   /* the notation of the source, unless it was given */
    bool abridges;              /* whether good records may come abridged */
    struct skim *skim;          /* NULL before records are skimmed */
    unsigned failures;          /* records in a row that could not be skimmed */
    unsigned resting;           /* records that are read before skimming is tried again */
    bool tried;                 /* whether skimming the next record was tried in vain */
    struct yinsh_record record; /* the last member */
};

/** Return how many bytes of the source there are from the next record on. */
static inline size_t reader_left(const yinsh_reader *reader)
{
    return window_left(&reader->window);
}

/** Return a cursor over the first bytes of the window. */
static inline struct cursor reader_cursor(const yinsh_reader *reader, size_t length)
{
    struct cursor cursor = cursor_over(window_bytes(&reader->window), length);
    cursor.fixed = reader->fixed;
    cursor.notations = notation_table;
    return cursor;
}

/** Return whether more is left than a record may have. */
static inline bool reader_is_long(const yinsh_reader *reader)
{
    return reader_left(reader) > reader->options.max_record;
}

/** Get the bytes that are wanted; false if reading failed, or there are none for now. */
bool reader_fill_wanted(yinsh_reader *reader);

/**
 * Empty the record and let it look at the window, but at no more of it than shows that a record is
 * too long: what is refused must not depend on how the source comes.  Returns a cursor over that.
 */
struct cursor reader_begin_record(yinsh_reader *reader);

#endif
