/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The plan of a repair: the reading of a broken record, and what it fixes.
 *
 * A reading is a legal game made of all that the record states, except for edits: a turn that was
 * taken back, or several in a row, are dropped; a removal that is too late or too early is moved to
 * its turn; one that is missing is supplied; two neighbouring turns that were swapped are put in
 * order.  To ignore the borders of turns, and to supply a row before its ring, is no edit.  Only
 * readings with the fewest edits count, and one is accepted only if there is no other.
 */
#ifndef REPAIR_PLAN_H
#define REPAIR_PLAN_H

#include "base/scan.h"
#include "base/text.h"
#include "record/record.h"
#include "rules/rules.h"
#include "syntax/notation.h"

#include <string.h>

enum {
    REPAIR_EDITS = 2,     /* the most edits that are tried */
    REPAIR_READINGS = 16, /* readings after which the search ends */
    REPAIR_TRIED = 50000, /* actions tried after which it ends; most records need some hundreds */
    REPAIR_CHOICES = 4,   /* actions kept to show the first difference of several readings */
    REPAIR_FIXES = 3 * RECORD_STEPS, /* more than a record can need */
    NO_STEP = -1                     /* in place of the index of a step */
};

/** The result of repairing a record. */
enum repair_outcome {
    REPAIR_NOTHING,      /* there is nothing to repair, except what is reported */
    REPAIR_DONE,         /* it is repaired */
    REPAIR_MANY,         /* there are several readings */
    REPAIR_NONE,         /* there is no reading */
    REPAIR_TOO_MANY,     /* there are too many ways to try */
    REPAIR_CONTRADICTED, /* the only reading contradicts something else in the record */
    REPAIR_UNREAD        /* a part of it cannot be read at all */
};

/** An action of a reading. */
struct reading_action {
    yinsh_action action;
    uint16_t turn; /* number of its turn */
    int16_t step;  /* index of the step of the script that states it, or NO_STEP */
};

/** Two turns of a record, by their numbers in it. */
struct turn_pair {
    uint16_t first, second;
};

/** A reading of a record, which has to outlive it. */
struct reading {
    const struct yinsh_record *record;
    yinsh_position start; /* before the first action */
    struct reading_action actions[RECORD_ACTIONS];
    size_t count;                         /* of actions */
    struct turn_pair swaps[REPAIR_EDITS]; /* turns of the record that were swapped */
    size_t swap_count;
};

/** What a fix changes. */
enum fix_kind {
    FIX_NUMBER,         /* a turn's number is wrong */
    FIX_NUMBER_MISSING, /* a turn has none, though most have */
    FIX_ROW_ENDS,       /* a row's higher end comes first */
    FIX_ROW,            /* a row is missing before its ring */
    FIX_RING,           /* a ring is missing after its row */
    FIX_REMOVAL,        /* a row and its ring are missing */
    FIX_PASS,           /* a pass is missing */
    FIX_TURN,           /* an action is in the wrong turn */
    FIX_ORDER,          /* a removal is in the wrong place among the actions of its turn */
    FIX_SWAPPED,        /* a turn and the next one are in each other's place */
    FIX_TAKEN_BACK,     /* an action that was taken back is still there */
    FIX_RESULT,         /* the result is not that of the replay */
    FIX_END,            /* the way the game ended is not that of the replay */
    FIX_RINGS,          /* the rings removed are not those of the replay */
    FIX_TAG_LINES,      /* the value of a tag has several lines */
    FIX_SPELLING,       /* a result is not in the standard form */
    FIX_LOOK_ALIKES,    /* characters look like those of ASCII */
    FIX_SEPARATOR,      /* the ";" before a removal is missing */
    FIX_SLIP,           /* an action lacks its dash, or has letters in the place of digits */
    FIX_QUOTES          /* quotation marks in the value of a tag are not escaped */
};

/** One thing to fix. */
struct fix {
    enum fix_kind kind;
    int turn;            /* in the repaired record; 0 if it belongs to no turn */
    struct place place;  /* in the record's source */
    yinsh_action action; /* that is fixed */
    int64_t stated;      /* the number, result, end or turn that the record states */
    int16_t step;        /* of the script, or NO_STEP */
    uint16_t at;         /* index of the action in the reading, if it is in it */
};

/** A record being repaired, and the result; large, and all zero before its first use. */
struct repair {
    enum repair_outcome outcome;
    int edits;        /* that the reading needs */
    bool chose_row;   /* whether it supplies a row when others were possible, too */
    size_t fix_count; /* of fixes */

    /* If there are several readings, or one that is contradicted. */
    size_t readings;                      /* found, at most REPAIR_READINGS */
    bool complete;                        /* whether there are no others */
    int difference_turn;                  /* turn of the first difference */
    struct place place;                   /* the part of the source with the first difference */
    yinsh_action choices[REPAIR_CHOICES]; /* the actions that the readings have there */
    size_t choice_count;
    bool more_choices; /* whether there are others than those kept */
    const char *why;   /* static text: what contradicts the reading, or NULL */

    /* Not cleared for the next record. */
    struct reading reading;         /* if there is only one */
    struct fix fixes[REPAIR_FIXES]; /* in the order of their places */
    struct yinsh_record record;     /* the repaired record, if any; valid while the original is */
    struct arena arena;             /* of its notes */
};

/** Return the step of the record that states an action of a reading; it must have one. */
static inline const struct script_step *reading_step(const struct reading *reading, size_t at)
{
    return &reading->record->script.steps[reading->actions[at].step];
}

/** Add a fix. */
static inline void repair_add(struct repair *repair, struct fix fix)
{
    if (repair->fix_count < REPAIR_FIXES)
        repair->fixes[repair->fix_count++] = fix;
}

/** Return the place of the last word of a record's text. */
static inline struct place last_word(const struct yinsh_record *record)
{
    const char *bytes = record->window.bytes;
    size_t end = record->window.taken;
    while (end > 0 && is_blank(bytes[end - 1]))
        end--;
    size_t from = end;
    while (from > 0 && !is_blank(bytes[from - 1]))
        from--;
    return (struct place){from, end - from};
}

/** Return whether a record is in the official notation, which omits rows that are certain. */
static inline bool is_official(const struct yinsh_record *record)
{
    return strncmp(record->notation, "gipf", 4) == 0;
}

/* ---- The ways to continue a reading during the search: choices.c -------- */

enum {
    /*
     * Choices at one place, more than there are anywhere.  If these were too few, the last ones
     * would be dropped silently, and readings be missed.
     */
    CHOICES = 400,
    /*
     * Places with choices left, more than a path has places.  If these were too few, the search
     * would end there as incomplete, and nothing be repaired.
     */
    FORKS = 2048,
    TURNS_BACK = 2,     /* turns taken back at once: one of each player */
    MORE_TURNS_BACK = 4 /* the same in a record without numbers */
};

/** The steps of a search from one index up to, but not including, another. */
struct step_range {
    int16_t from, to;
};

/**
 * The state of a reading: the position, which steps were played, and the edits.  The actions are
 * the first ones of search->path.  It owns nothing, and a copy of it is enough to return to it.
 */
struct state {
    yinsh_position now;
    int16_t at;                           /* the next step in the order of the script */
    struct step_range aside;              /* steps that are played now, out of their place */
    struct step_range then;               /* steps that are played after those */
    struct step_range held;               /* steps that were skipped and are played later */
    struct step_range gone[REPAIR_EDITS]; /* steps after at that were already played */
    uint16_t length;                      /* actions so far */
    uint8_t gone_count;
    uint8_t edits;
    bool ring_free; /* whether a row was supplied, so that its ring is no further edit */
    bool turned;    /* whether steps that are played now name the other player */
    uint8_t swap_count;
    uint8_t dropped; /* turns */
    struct turn_pair swaps[REPAIR_EDITS];
};

/** What a choice does. */
enum choice_kind {
    PLAY,    /* play the next step */
    SUPPLY,  /* play an action that no step states */
    FETCH,   /* continue with later steps, and come back */
    EXTEND,  /* the same with those after the steps fetched */
    HOLD,    /* keep steps for later */
    RELEASE, /* continue with the steps kept */
    SWAP,    /* continue with the next turn, and then the one that begins here */
    DROP     /* drop steps */
};

/** A way to continue; it owns nothing. */
struct choice {
    enum choice_kind kind;
    yinsh_action action;     /* of PLAY and SUPPLY */
    struct step_range steps; /* empty for PLAY, SUPPLY and RELEASE */
    struct step_range then;  /* of SWAP: the steps after them */
    uint8_t edits;           /* that it costs */
    uint8_t turns;           /* that are dropped */
    bool ring_free;          /* whether the ring that is due next is no further edit */
    bool turned;             /* whether the steps name the other player */
};

/** A place with choices that were not tried yet. */
struct fork {
    struct state state;
    size_t choice; /* index of the first of them, in the order of search_list_choices() */
};

/**
 * A depth-first search for the readings of one record.  It is large, and a single allocation; the
 * repair and the record belong to the caller and have to outlive it.
 */
struct search {
    struct repair *repair; /* receives the result */
    struct reading path;   /* the reading being tried; its count and swaps are those of the state */
    const char *refuted;   /* what in the record contradicts a reading, or NULL */
    bool confirms;         /* whether there is a reading, and others have to fit better */
    int most_edits;        /* of a reading, in this run */
    int most_dropped;      /* turns in a row that one edit drops */
    int most_in_all;       /* turns that may be dropped */
    int dropped;           /* turns in the first reading */
    size_t tried;          /* choices taken in this run, at most REPAIR_TRIED */
    size_t depth;          /* of forks */
    int16_t count;         /* of steps */
    yinsh_action steps[RECORD_STEPS];                    /* those that the record states */
    int16_t index[RECORD_STEPS];                         /* of each in the script */
    yinsh_action found[REPAIR_READINGS][RECORD_ACTIONS]; /* the actions of the readings kept */
    size_t lengths[REPAIR_READINGS];                     /* of found; repair->readings of them */
    struct choice choices[CHOICES];                      /* at the current place */
    size_t choice_count;
    struct fork forks[FORKS]; /* to return to, the last one first */
};

/** Return whether a range has no steps. */
static inline bool is_empty(struct step_range range)
{
    return range.from == range.to;
}

/**
 * Return the index of the next step in a state, or NO_STEP after the last.  Moves state->at past
 * steps that were already played.
 */
int16_t search_next_step(const struct search *search, struct state *state);

/** Return whether the next action of a state begins a turn. */
static inline bool begins_turn(const struct search *search, const struct state *state)
{
    return state->length == 0 || search->path.actions[state->length - 1].turn != state->now.turn;
}

/**
 * List the ways to continue from a state in search->choices, always in the same order, and at most
 * CHOICES.  It changes the state only as search_next_step() does.
 */
void search_list_choices(struct search *search, struct state *state);

/* ---- Searching: search_readings.c --------------------------------------- */

/**
 * Search the readings of a record's script; fills in the actions, the readings and their first
 * difference.  Returns false if memory ran out.
 */
bool repair_search(struct repair *repair, const struct yinsh_record *record);

/* ---- What a reading changes in actions and numbers of turns: compare.c --- */

/**
 * Find the turn of the reading for each turn of the record, by its first placement or move; 0 if
 * the reading has none.  turns has room for RECORD_STEPS + 1.
 */
void reading_turns(const struct reading *reading, uint16_t turns[]);

/** Return the turn of the record whose place a turn has: its own, unless they were swapped. */
uint16_t reading_place(const struct reading *reading, uint16_t turn);

/**
 * Return whether the numbers that a record gives its turns are those of a reading, with or without
 * counting the turns that it drops.
 */
bool numbers_fit(const struct reading *reading);

/**
 * Compare the numbers of turns with the reading and add a fix for each wrong one; if they may have
 * another cause, set repair->why.
 */
void numbers_compare(struct repair *repair);

/** Add a fix for each action that the reading changes. */
void repair_compare(struct repair *repair);

/* ---- The last check of a text before it is written: gate.c -------------- */

/** The text of a repaired record; all zero before its first use. */
struct repair_text {
    struct bytes out;
    size_t begin;   /* bytes at the start that are not part of the record */
    unsigned lost;  /* what its notation cannot hold, bits of enum notation_loss */
    bool own;       /* whether it replaces the record in its source */
    bool patched;   /* whether it is the record's own text with nothing else changed */
    bool positions; /* whether it was written with positions */
    bool failed;    /* whether memory ran out */
};

/**
 * Read back the text, with the options that the record was read with, and compare it with what
 * repairing promises: one record without a fault, its turns numbered one by one, the actions of the
 * reading, all that the record states of its outcome, and each tag, comment and clock that the
 * notation can hold.  Returns NULL, or what is wrong, in static storage.
 */
const char *repair_verify(const struct repair *repair, const struct notation *notation,
                          const yinsh_reader_options *options, struct repair_text *text);

/** Return whether a note is a clock; in a broken turn it may be read as a comment. */
bool repair_is_clock(const struct note *note);

/* ---- Repairing a record: repair_record.c -------------------------------- */

/**
 * Repair a record, which has to be read with yinsh_reader_options.all_faults.  Returns false if
 * memory ran out.  The record does not change; repair->record borrows from it, and the rest from
 * repair->arena, which the caller frees.
 */
bool repair_record(struct repair *repair, const struct yinsh_record *record);

/* ---- Writing: write_repair.c -------------------------------------------- */

/**
 * Write the repaired record in its own notation: if possible its own text with nothing else
 * changed, otherwise as the notation is written elsewhere; in either case only a text that
 * repair_verify() accepts.  The text replaces the first record->taken bytes of the source.  Returns
 * NULL, or why it cannot be written, in static storage.
 */
const char *repair_write(struct repair *repair, const yinsh_reader_options *options,
                         struct repair_text *text);

/**
 * Write the repaired record in another notation, as repair_write(); text->lost gets what that
 * cannot hold.  If that includes one of LOST_ALL, there is no text.
 */
const char *repair_write_to(struct repair *repair, const struct notation *target,
                            const yinsh_reader_options *options, struct repair_text *text);

/* ---- Messages about what was repaired, and why something was not: message.c --- */

/** A kind of fix. */
struct fix_form {
    const char *name;   /* stable, as "ring-missing" */
    const char *clause; /* that it restores, as "rulebook G.3" */
    const char *text;   /* see repair/message.c */
};

/** Every kind, by its enum fix_kind. */
extern const struct fix_form fix_forms[];

/**
 * Describe a fix, and what is written now, with a NUL and cut to size bytes.  Returns the whole
 * length.
 */
size_t fix_text(const struct repair *repair, const struct fix *fix, char *bytes, size_t size);

/**
 * Describe why a record was not repaired, as fix_text(); empty for REPAIR_DONE, and for
 * REPAIR_NOTHING without a reason.
 */
size_t repair_reason(const struct repair *repair, char *bytes, size_t size);

#endif
