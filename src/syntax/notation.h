/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * What a notation is.  Each has one file under notation/ with its grammar in the head
 * comment and one const descriptor, named in src/registry/notations.def.
 *
 * A reader never asks for more bytes.  It treats the end of what it has as the end of the source,
 * and its cursor notes that the end was reached.  The reader layer then gets more bytes and has the
 * record read again from its start.  So every notation is written as if the whole record were in
 * memory.
 *
 * A record that is judged in bulk (record/bulk.c) has no position while it is read.  A reader that
 * would need it gives up, or guesses what comes next; a wrong guess makes the game illegal.  Either
 * way the record is read again, and every action played at once.  tests/unit/bulk_agree.c compares
 * both ways.
 *
 * A source may change its notation between two records.  A record of another notation that
 * announces itself ends the one before it, even a broken one, so the first bytes of an announcement
 * must leave no doubt.  The list of all notations comes with the cursor, so that no notation
 * depends on the registry, and with it a table of those that may announce themselves with each
 * byte, since some notations ask at every line.
 */
#ifndef SYNTAX_NOTATION_H
#define SYNTAX_NOTATION_H

#include "base/output.h"
#include "base/text.h"
#include "record/record.h"
#include "syntax/dates.h"

/* ---- What a notation cannot hold of a record: notation_losses.c --------- */

/** What a target notation could not hold, one bit each; names in notation_lost_name(). */
enum notation_loss {
    LOST_TAGS = 1 << 0,
    LOST_COMMENTS = 1 << 1,
    LOST_CLOCKS = 1 << 2,
    LOST_MARKS = 1 << 3,
    LOST_END = 1 << 4,      /* how the game ended outside the board */
    LOST_POSITION = 1 << 5, /* that the game does not start from the empty board */
    LOST_HOUSE = 1 << 6,    /* the house rule for the 51st marker */
    LOST_BYTES = 1 << 7,    /* control characters and bytes that are not UTF-8 in texts */
    LOST_VARIANT = 1 << 8,  /* that the game is blitz, or that a ring could be stolen */
    LOST_PASS = 1 << 9,     /* the pass at the end */
    LOST_STEAL = 1 << 10,   /* that a ring was stolen */
    LOST_EMPTY = 1 << 11,   /* the game itself, which has no action */
    LOSSES = 12,
    /* Without these the moves would be those of another game: nothing is written. */
    LOST_ALL = LOST_POSITION | LOST_STEAL | LOST_EMPTY
};

/**
 * Return what a record loses in a target that can hold the bits given.  Of the tags, the target
 * holds those in a list of names ended by NULL, or all if LOST_TAGS is among the bits; a list that
 * is NULL is empty.  LOST_BYTES is not checked.
 */
unsigned notation_losses(const struct yinsh_record *record, unsigned holds,
                         const char *const tags[]);

/**
 * Return how many of a record's actions to write for a target that cannot hold what is lost.  These
 * are all actions, except that without the end outside the board, an incomplete last turn is not
 * written: it would be read as a turn that owes a removal.
 */
size_t notation_held_actions(const struct yinsh_record *record, unsigned lost);

/**
 * Return how many of a record's actions to write for a target in which every turn is complete: if
 * the end outside the board is lost, the turn in which the game ended is not written.
 */
size_t notation_whole_turns(const struct yinsh_record *record, unsigned lost);

/** Return the name of a loss bit, as "the clocks"; static storage. */
const char *notation_lost_name(enum notation_loss loss);

/* ---- Notations: notation.c ---------------------------------------------- */

/** A pattern that is evidence for a notation, or against it. */
struct signature {
    const char *pattern; /* of PCRE2 */
    int weight;          /* what a match is worth; less than 0 if it is against it */
    /*
     * Cheap checks that rule a match out, since compiling the pattern takes long: bytes that occur
     * in every source that it matches, letters in either case...
     */
    const char *needs;
    const char *begins; /* ...and its possible first bytes other than blanks; NULL: any */
};

enum { ANNOUNCEMENT = 512 /* bytes of an announcement, at most */ };

struct writer;

/** A notation that can be read, written or both. */
struct notation {
    const char *name;        /* as given to -f and -t */
    const char *description; /* one line */
    const char *extensions;  /* file name extensions with their dots, separated by spaces */

    /**
     * The patterns tried on the first 4 KiB of a source; ends with a NULL pattern.  The notation
     * with the highest sum above 0 reads the source.  An announcement is worth 100, and more than
     * any pattern if no other notation announces itself.  A notation that cannot be read has none.
     * The most decisive come first.
     */
    const struct signature *signatures;

    /**
     * Weighs the words or lines of a source as a whole; the result is added to the signatures.  For
     * a notation whose single lines are not certain, so that one wrong byte does not outweigh all
     * others.  The cursor is over at most the first 4 KiB, the last line of which may be cut.  NULL
     * if the signatures suffice.
     */
    int (*weigh)(struct cursor cursor);

    /**
     * Whether a record of this notation, and of no other, certainly begins at the cursor, which is
     * at the first byte of a line that is not blank, and may be moved, at most to the end of the
     * last line that shows it.  Such records may follow those of another notation in one file.
     * NULL if none is certain.  Called by notation_announces() and its like alone.
     */
    bool (*announces)(struct cursor *cursor);
    const char *announced_by; /* the bytes with which an announcement may begin; NULL: any */
    bool announced_in_words;  /* whether the first line of an announcement has white space in it */

    /**
     * Read one record into an emptied one, up to its end or its first error.  Sets record->whole
     * if the cursor is at the record's end, although there may be errors in it.  Returns
     * false if there is none before the end of the source.  NULL if the notation is not read.
     */
    bool (*read)(struct cursor *cursor, struct yinsh_record *record);

    /**
     * Move on from an error in a record that was not read to its end to the next record.  Returns
     * true with the cursor where it begins; false if it was not found before the end, with the
     * cursor after what need not be examined again.  What is found must not depend on where the
     * source was cut: unless cursor->ends, what depends on bytes after the end is left for the next
     * call, and cursor->start is at the column record->first_column of its line.
     */
    bool (*resync)(struct cursor *cursor, struct yinsh_record *record);

    /**
     * Returns the end of the text that begins, in a bad record or after it, at the cursor with the
     * byte opens_text: no record begins inside a text.  Returns NULL if it is not a text or not
     * closed, or if its end is not available yet; the cursor is then starved.  Only for texts that
     * may have several lines; NULL if the notation has none.
     */
    const char *(*end_of_text)(struct cursor *cursor, const struct yinsh_record *record);
    char opens_text;

    /** Write one record and set what was lost; with one of LOST_ALL nothing is written. */
    void (*write)(struct writer *writer);

    bool states_flips;     /* whether moves may state in bulk how many markers they flip */
    bool writes_positions; /* whether write() can write positions */

    enum date_form dates; /* the form that dates from other notations are converted to */
};

/** Return whether an announcement of a notation may begin with a byte, NUL at the end. */
static inline bool notation_may_announce(const struct notation *notation, char byte)
{
    const char *first = notation->announced_by;
    while (first != NULL && *first != '\0' && *first != byte)
        first++;
    return notation->announces != NULL && (first == NULL || *first != '\0');
}

/** The notations that may announce themselves: a bit for each, in their order. */
struct announcers {
    uint64_t of_byte[256]; /* with a line that begins with the byte */
    uint64_t in_words;     /* only with a line that has white space in it */
};

/** Find the announcers among a list of at most 64 notations that ends with NULL. */
void notation_find_announcers(struct announcers *announcers, const struct notation *const *list);

/**
 * Return whether a record of a notation announces itself at the cursor, which is at the first byte
 * of a line that is not blank, within ANNOUNCEMENT bytes: callers wait for that many, so that the
 * result does not depend on how many happen to be available.
 */
bool notation_announces(const struct notation *notation, struct cursor cursor);

/**
 * Return the notation whose record announces itself at the cursor, which is at the first byte of a
 * line that is not blank; NULL if there is none.  Notations with the same read() as except are
 * ignored; except may be NULL.
 */
const struct notation *notation_announced(struct cursor cursor, const struct notation *except);

/**
 * Return whether a record of another notation announces itself at the cursor, which is at the first
 * byte of a line that is not blank.  False if the notation is fixed, if the line announces a record
 * of the reader's own notation, or if that notation continues with the next line.  The cursor is
 * starved if too few bytes are available to decide.  self is NULL if no notation is known.
 */
bool notation_others_announce(struct cursor *cursor, const struct notation *self);

/**
 * Return what notation_others_announce() does, for a line among the bytes of a cursor, which does
 * not move; one_word is whether it is known to have no white space.
 */
bool notation_others_announce_at(struct cursor *cursor, const char *line, bool one_word,
                                 const struct notation *self);

/**
 * Return what notation_others_announce_at() does, but also true if, after an empty line, a record
 * very likely begins that cannot announce itself, or a quoted one of any notation: for a notation
 * that keeps unknown lines as comments.  ended is whether its record has ended before the line, as
 * after an empty one.
 */
bool notation_others_begin_at(struct cursor *cursor, const char *line, bool ended,
                              const struct notation *self);

/**
 * Return where a record of another notation that begins with a bracket, or a line after the first,
 * announces itself among words of the source, such as a comment that was cut off, or NULL.  The
 * cursor, over the source, stays, and is starved if more bytes may decide that.
 */
const char *notation_find_other(struct cursor *cursor, struct words words,
                                const struct notation *self);

/** How certain notation_likely() has to be; the more certain weigh() is, the more it returns. */
enum notation_likelihood {
    NOTATION_LIKELY = 300,  /* other notations could be written like that, but rarely are */
    NOTATION_CERTAIN = 1000 /* there is something that no other notation has */
};

/**
 * Return the notation whose record begins at the cursor with at least that likelihood, by its first
 * lines as a whole: one that cannot announce itself.  The cursor is at the start of a line.  NULL
 * if there is none; also if none but self, which may be NULL, is possible.
 */
const struct notation *notation_likely(struct cursor cursor, const struct notation *self,
                                       enum notation_likelihood least);

/**
 * Return whether a tag of the official notation begins at the cursor, up to the quotation mark of
 * its value.  Nothing but tags looks like that.  The cursor stays, and is starved if bytes after
 * its end may decide that.
 */
bool tag_begins(struct cursor *cursor);

/**
 * Begin a turn if an action, which comes next, begins one: for a notation that does not show where
 * turns begin.  Returns false once the record holds an error.
 */
bool turns_begin(struct yinsh_record *record, yinsh_action action);

/**
 * Play an action in a notation that does not show where turns begin: it begins one if the turn
 * before it is complete.  After the end of the game a removal still belongs to the last turn.
 */
bool turns_play(struct yinsh_record *record, yinsh_action action, struct place place);

/** Return where words of the record's source are. */
static inline struct place place_of_words(const struct yinsh_record *record, struct words words)
{
    return (struct place){(size_t)(words.bytes - record->window.bytes), words.length};
}

/** Return the place of the rest of the line at the cursor, or of the beginning of that. */
static inline struct place place_of_line(const struct cursor *cursor)
{
    enum { SHOWN = 80 };
    struct place place = {scan_offset(cursor), 0};
    while (place.length < SHOWN && place.length < scan_left(cursor) &&
           cursor->at[place.length] != '\n' && cursor->at[place.length] != '\r')
        place.length++;
    return place;
}

/** Return the place from one offset of the cursor to where it is now. */
static inline struct place place_from(const struct cursor *cursor, size_t offset)
{
    return (struct place){offset, scan_offset(cursor) - offset};
}

#endif
