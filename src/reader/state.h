/* SPDX-License-Identifier: BSD-2-Clause */
/* The state of a reader, and what the files of this folder share. */
#ifndef READER_STATE_H
#define READER_STATE_H

#include "reader/plain_text.h"
#include "reader/window.h"
#include "registry/detect.h"
#include "registry/notation_list.h"

enum {
    DETECTION_SIZE = 4 * 1024,       /* bytes that detection looks at */
    LONG_RECORD = 256 * 1024,        /* no game comes near it */
    LONGEST_RECORD = 4 * 1024 * 1024 /* unless the caller sets another limit */
};

struct ahead;

struct yinsh_reader {
    struct window window;
    yinsh_reader_options options;
    const struct notation *notation;
    size_t used;       /* bytes of the window that the last record took */
    size_t open;       /* how many of these another record may begin in: after a fault, or in a text
                          that may not be closed */
    bool unclosed;     /* whether a search for a record found a text that is not closed */
    size_t wanted;     /* bytes that the window has to hold before it is examined again */
    uint64_t long_end; /* how far the end of a record that is too long was looked for */
    /* Records that began before that and were too long, too; words of text before any record. */
    unsigned nested, words;
    uint64_t limit; /* no record is begun at this offset or after it */
    /* Up to where nothing is text around records; lines of text that a search went through. */
    uint64_t no_text, text_begin, text_end;
    size_t tags;      /* bytes before the record at the window's start that state tags of it */
    bool any, marked; /* whether there was a record; whether the last line of text was a mark */
    bool detects;     /* whether the notation is detected once more, after text */
    bool opened;      /* whether the notation of the first record is decided */
    bool has_text;    /* whether the source has anything but white space */
    bool fixed;       /* whether the caller named the notation of all records */
    bool broken;      /* whether the last record ended in an error inside it */
    bool done;        /* whether there is no further record */
    struct detected detected;     /* the notation of the source, unless it was given */
    bool at_once;                 /* whether no record is judged in bulk */
    struct ahead *ahead;          /* records that were read ahead; NULL before the first */
    struct yinsh_record *current; /* the record that was returned last */
    unsigned failures;            /* records in a row that could not be judged in bulk */
    unsigned resting; /* records that are read by themselves before that is tried again */
    /* These are kept from one source to the next. */
    struct announcers announcers;
    struct charset given; /* of the options */
    struct plain_copy copy;
    struct yinsh_record record;
};

/** Return how many bytes of the source there are from the next record on. */
static inline size_t reader_left(const yinsh_reader *reader)
{
    return window_left(&reader->window);
}

/** Return a cursor over bytes of the window, from an offset on. */
static inline struct cursor reader_cursor(const yinsh_reader *reader, size_t offset, size_t length)
{
    const char *bytes = window_bytes(&reader->window) + offset;
    return (struct cursor){.start = bytes,
                           .at = bytes,
                           .end = bytes + length,
                           .fixed = reader->fixed,
                           .notations = notation_table,
                           .announcers = &reader->announcers,
                           .charset = reader->record.options.charset};
}

/**
 * Return how long a record at an offset in the window may be.  One that begins in one that is too
 * long is no game if it is long, too; otherwise text that looks like the beginnings of records
 * would be read up to the limit again from each of these.
 */
static inline size_t reader_longest(const yinsh_reader *reader, size_t offset)
{
    size_t longest = reader->options.max_record;
    bool nested = reader->window.offset + offset < reader->long_end;
    return nested && longest > LONG_RECORD ? LONG_RECORD : longest;
}

/** Return whether more is left than a record may have. */
static inline bool reader_is_long(const yinsh_reader *reader)
{
    return reader_left(reader) > reader_longest(reader, 0);
}

/** Get the bytes that are wanted; false if reading failed, or there are none for now. */
bool reader_fill_wanted(yinsh_reader *reader);

/**
 * Empty the record and show it the window, but no more of it than a record that is too long needs:
 * what is refused must not depend on how the bytes arrive.  Returns a cursor over what it shows.
 */
struct cursor reader_begin_record(yinsh_reader *reader);

/** The same for another record, which begins at an offset in the window. */
struct cursor reader_begin_record_at(yinsh_reader *reader, struct yinsh_record *record,
                                     size_t offset);

/** Let a record look at the window, from an offset on. */
void reader_place_record(yinsh_reader *reader, struct yinsh_record *record, size_t offset);

/**
 * Return the notation of the record at a cursor over the window, which may be that of the one
 * before, or NULL; *announced becomes false if another one is only likely.
 */
const struct notation *reader_notation_at(const yinsh_reader *reader, const struct cursor *cursor,
                                          bool *announced);

/**
 * Return whether the bytes that are there show what begins at an offset in the window, whatever
 * follows them.
 */
bool reader_sees_begin(const yinsh_reader *reader, size_t offset);

/** Get bytes until they show what begins at the window's start; false as reader_fill_wanted(). */
bool reader_fill_begin(yinsh_reader *reader);

/**
 * Return whether a record at an offset in the window, which is not at its end, has the notation of
 * the one before.  False if too few bytes are available to decide.
 */
bool reader_keeps_notation(yinsh_reader *reader, size_t offset);

/* ---- Where a record ends if another one, or text, is in it: divide.c -------- */

/**
 * Return whether the record that was read may be a word or a line of text: it has neither tags nor
 * turns, and no bracket, and the caller did not name its notation.
 */
bool reader_is_empty(const yinsh_reader *reader);

/** Find text from an offset in the window on; false if there is none. */
bool reader_find_text(yinsh_reader *reader, size_t offset, struct plain_text *text);

/**
 * Return whether the bytes that are there show the lines of all faults of the record that was read,
 * and what reader_divide() does, whatever follows them.
 */
bool reader_sees_end(const yinsh_reader *reader);

/**
 * End a bad record in the line of its first error where another one is joined to it, if all rings
 * were placed, or before that line if text or a quoted record begins with it; but only if it is
 * good up to there.  Without memory arena.failed of the record is set.
 */
void reader_divide(yinsh_reader *reader);

/* ---- Reading one record from the window: read_through.c --------------------- */

/**
 * Read the record at the window's start as far as the cursor over it goes; false if none is there.
 * If it has a fault, and more of it can be read with ASCII characters in the place of those that
 * look like them, these are read, but for the ones in its texts.
 */
bool reader_read_through(yinsh_reader *reader, struct cursor *cursor);

/**
 * Return a cursor over a copy of the bytes of another one in which nothing looks like ASCII that is
 * none, or over no bytes if that is what they are already, or there is no memory.
 */
struct cursor reader_copy_plain(yinsh_reader *reader, struct cursor cursor);

/* ---- Where to continue after a bad record: next_record.c -------------------- */

/**
 * After a bad record, move the window to where the next record begins, or to the end of the source.
 * Returns false if reading failed.
 */
bool reader_find_next(yinsh_reader *reader);

/* ---- Reading several records and judging them together: ahead.c ------------- */

/*
 * The good ones are then returned one by one; the first that is not certainly good has to be read
 * by itself.
 */

/** Free what was read ahead; NULL is allowed. */
void ahead_free(struct ahead *ahead);

/** Drop the records that were read ahead; NULL is allowed. */
void ahead_forget(struct ahead *ahead);

/**
 * Return the record at the window's start from those that were read ahead, reading some if there is
 * none: 1 with reader->current set; 0 if it has to be read by itself; -1 if the source has no bytes
 * for now.
 */
int reader_take_ahead(yinsh_reader *reader);

/**
 * Skip good records at the window's start, reading nothing but what it takes to judge them; adds
 * their number to *count, and that of unfinished games among them.  Returns false if the source has
 * no bytes for now.
 */
bool reader_skip_good(yinsh_reader *reader, uint64_t *count, uint64_t *unfinished);

#endif
