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
#include "record/record.h"

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
    FIX_TAG_LINES       /* the value of a tag has several lines */
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

#endif
