/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Mending records: what a broken record says, read in the one way that makes it a legal game.
 * The record has to be one that was read on behind its faults (yinsh_reader_options.all_faults).
 *
 * A reading is a legal game made of all that the record says, but for edits: a turn that was
 * taken back, or several in a row, are left out, a removal that stands too late or too early is
 * moved to where it is due, one that is missing is filled in, two neighbouring turns that were
 * swapped are put in order.  To leave the borders of turns out
 * of account, and to fill in a row in front of its ring, is no edit.  The readings with the fewest
 * edits count, and only where there is just one is it taken.
 */
#ifndef REPAIR_H
#define REPAIR_H

#include "base/output.h"
#include "record/record.h"
#include "syntax/losses.h"

struct notation;

enum {
    REPAIR_EDITS = 2,     /* the most edits that are tried */
    REPAIR_READINGS = 16, /* readings after which the search ends */
    REPAIR_TRIED = 50000, /* actions tried after which it ends; most records need some hundreds */
    REPAIR_CHOICES = 4,   /* what the first difference of several readings is shown by */
    REPAIR_MENDS = 3 * RECORD_STEPS /* more than there can be in a record */
};

/** What became of a record. */
enum repair_outcome {
    REPAIR_NOTHING,      /* there is nothing to mend, or nothing but what is reported */
    REPAIR_MENDED,       /* it was mended */
    REPAIR_MANY,         /* there are several readings */
    REPAIR_NONE,         /* there is no reading */
    REPAIR_TOO_MANY,     /* there are too many ways to try */
    REPAIR_CONTRADICTED, /* the one reading is not what else the record says */
    REPAIR_UNREAD        /* a part of it cannot be read at all */
};

/** An action of a reading. */
struct reading_action {
    yinsh_action action;
    uint16_t turn; /* number of its turn */
    int16_t step;  /* index of the step of the script that states it, or -1 */
};

/** Two turns of a record, by their numbers in it. */
struct turn_pair {
    uint16_t first, second;
};

/** A reading that may not be the one that is taken; it owns nothing of what it points to. */
struct repair_reading {
    const struct reading_action *actions;
    size_t count; /* of actions */
    const struct turn_pair *swaps;
    size_t swap_count;
};

/** What is mended. */
enum mend_kind {
    MEND_NUMBER,         /* a turn's number is wrong */
    MEND_NUMBER_MISSING, /* a turn has none, though most have */
    MEND_ROW_ENDS,       /* a row's higher end comes first */
    MEND_ROW,            /* a row is left out in front of its ring */
    MEND_RING,           /* a ring is left out behind its row */
    MEND_REMOVAL,        /* a row and its ring are left out */
    MEND_PASS,           /* a pass is left out */
    MEND_TURN,           /* an action stands in another turn than its own */
    MEND_ORDER,          /* a removal stands behind or before actions that it does not */
    MEND_SWAPPED,        /* a turn and the next one are in each other's place */
    MEND_TAKEN_BACK,     /* an action that was taken back stands there */
    MEND_RESULT,         /* the result is not that of the replay */
    MEND_END,            /* how it ended is not what the replay says */
    MEND_RINGS           /* the rings removed are not those of the replay */
};

/** One thing that is mended. */
struct mend {
    enum mend_kind kind;
    int turn;            /* in the mended record; 0 where it is no turn's */
    struct place place;  /* in the record's source */
    yinsh_action action; /* that it is about */
    int64_t stated;      /* the number, the result, the end or the turn that the record states */
    int16_t step;        /* of the script, or -1 */
    uint16_t at;         /* index of the action in the reading, where it is in it */
};

/** A record being mended, and what came of it; large, and all zero before its first use. */
struct repair {
    enum repair_outcome outcome;
    struct reading_action actions[RECORD_ACTIONS]; /* the reading, where it was mended */
    size_t count;                                  /* of them */
    int edits;                                     /* that it needs */
    struct turn_pair swaps[REPAIR_EDITS];          /* turns of the record that were swapped */
    size_t swap_count;
    bool chose_row;                  /* whether it fills in a row where others stand, too */
    struct mend mends[REPAIR_MENDS]; /* in the order of their places */
    size_t mend_count;

    /* Where there are several readings, or one that is contradicted. */
    size_t readings;                      /* found, at most REPAIR_READINGS */
    bool complete;                        /* whether there are no others */
    int doubt_turn;                       /* turn of the first difference */
    struct place place;                   /* what speaks of it in the source */
    yinsh_action choices[REPAIR_CHOICES]; /* what the readings have there */
    size_t choice_count;
    bool more_choices; /* whether there are others than those kept */
    const char *why;   /* static text: what the record says otherwise, or NULL */

    struct yinsh_record
        record;         /* the mended record, where there is one; valid while the first is */
    struct arena arena; /* of its notes */
};

/**
 * Mend a record.  Returns false where memory ran out.  The record is left alone; repair->record
 * borrows from it.
 */
bool repair_record(struct repair *repair, const struct yinsh_record *record);

/** Free what a repair holds. */
void repair_free(struct repair *repair);

/**
 * Write what was mended, and what is written now, with a NUL, cut to size bytes where it does
 * not fit; returns the whole length.
 */
size_t mend_text(const struct repair *repair, const struct mend *mend, char *bytes, size_t size);

/** The stable name of a kind of mending, as "ring-missing"; static storage. */
const char *mend_name(enum mend_kind kind);

/** What is offended against by what a kind of mending mends, as "rulebook G.3"; static storage. */
const char *mend_clause(enum mend_kind kind);

/**
 * Write why a record was left as it is, as mend_text(): nothing for REPAIR_NOTHING without a
 * reason and for REPAIR_MENDED.
 */
size_t repair_reason(const struct repair *repair, char *bytes, size_t size);

/** The text of a mended record; all zero before its first use. */
struct repair_text {
    char *bytes;
    size_t length, capacity;
    size_t begin;   /* bytes in front that are of what stands around records */
    unsigned lost;  /* what its notation cannot hold, bits of enum notation_loss */
    bool own;       /* whether it takes the place of the record in its source */
    bool patched;   /* whether it is the record's own with nothing else changed */
    bool positions; /* whether it was written with positions */
    bool failed;    /* whether memory ran out */
};

/**
 * Write the mended record in the notation that it came in: its own text with nothing else changed
 * where that can be done, as its notation is written elsewhere; in either case only what
 * repair_verify() finds nothing wrong with.  The text takes the place of the first record->taken
 * bytes of the source.  Returns NULL, or why it cannot be written, in static storage.
 */
const char *repair_write(struct repair *repair, const struct yinsh_record *record,
                         const yinsh_reader_options *reading, struct repair_text *text);

/**
 * Write the repaired record in another notation, as repair_write(); text->lost then has what that
 * cannot hold.  With one of LOST_ALL among it there is no text.
 */
const char *repair_write_to(struct repair *repair, const struct yinsh_record *record,
                            const struct notation *target, const yinsh_reader_options *reading,
                            struct repair_text *text);

/**
 * Read back the very text that is about to be written, with the options that the record was read
 * with, and compare it with what repairing promises: one record without a fault, its turns
 * numbered one by one, the actions of the reading, all that the record states of its outcome, and
 * each tag, comment and clock that the notation can hold.  Returns NULL, or what is wrong, in
 * static storage.
 */
const char *repair_verify(const struct repair *repair, const struct yinsh_record *record,
                          const struct notation *notation, const yinsh_reader_options *reading,
                          struct repair_text *text);

/** Whether a note is a clock; in a broken turn it may be read as a comment. */
bool repair_is_clock(const struct note *note);

/** Free a text. */
void repair_text_free(struct repair_text *text);

/* ---- Between the parts of repairing ------------------------------------- */

/** Search the readings of a record's script; fills in actions, readings and the doubt. */
bool repair_search(struct repair *repair, const struct yinsh_record *record);

/** Note what the reading mends of the actions, and what of turns' numbers. */
void repair_compare(struct repair *repair, const struct yinsh_record *record);

/**
 * The turn of the reading that each turn of the record is, by its first placement or move; 0
 * where it has none in the reading.  There has to be room for RECORD_STEPS + 1.
 */
void repair_turns(const struct repair *repair, const struct yinsh_record *record, uint16_t turns[]);

/**
 * Write the text of a record in the official notation with what is to be mended changed in it.
 * Returns false where that cannot be done so; what was written is then worth nothing.
 */
bool repair_patch(struct repair *repair, const struct yinsh_record *record, struct output *output);

/**
 * Whether the numbers that the turns of a record have are those of a reading of it, as they are or
 * counting the turns that it leaves out.
 */
bool repair_numbers_fit(const struct repair_reading *reading, const struct yinsh_record *record);

/** The turn of the record that one is in the place of: its own, unless they were swapped. */
uint16_t repair_place(const struct repair *repair, uint16_t turn);

/** Note a mending. */
void repair_add(struct repair *repair, struct mend mend);

/**
 * Compare the numbers of turns with the reading and note those that are mended; where they may
 * mean something else, says so in repair->why.
 */
void repair_numbers(struct repair *repair, const struct yinsh_record *record);

#endif
