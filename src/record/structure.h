/* SPDX-License-Identifier: BSD-2-Clause */
/* The structure of a game record, and of what it has; record/record.h has its functions. */
#ifndef RECORD_STRUCTURE_H
#define RECORD_STRUCTURE_H

#include "base/charset.h"
#include "base/look_alike.h"
#include "base/text.h"
#include "record/claims.h"
#include "record/fault.h"

struct bulk;

enum {
    RECORD_ACTIONS = 512, /* more than any legal game has: see record_action() */
    RECORD_FAULTS = 16,   /* faults kept for one record; the others are counted */
    RECORD_TAGS = 256,    /* tags in one record */
    RECORD_STEPS = 1024   /* actions in a script */
};

/** The longest clock in milliseconds, which every notation that has clocks can hold. */
#define RECORD_CLOCK_MAX INT64_C(999999999999999999)

/** A tag pair; both strings end with a NUL and belong to the record. */
struct tag {
    const char *name;
    const char *value;
    size_t length; /* of value, which may hold any byte but NUL */
};

/** What a note is. */
enum note_kind {
    NOTE_COMMENT, /* text that somebody wrote */
    NOTE_MARK,    /* "!", "?!" and the like, after an action */
    NOTE_CLOCK    /* milliseconds that the player's clock showed after a step of an action */
};

/**
 * A note about the game at one place; notes are kept in the order of the record.  The structure is
 * small, since a record may have a note for every two of its bytes.
 */
struct note {
    struct note *next;
    const char *text; /* comment or mark, ends with a NUL; NULL for a clock */
    union {
        size_t length;         /* of text */
        uint64_t milliseconds; /* of a clock */
    };
    uint32_t after;     /* number of actions before it; a clock may count one that never comes */
    uint32_t step : 30; /* if the record continues after faults: number of steps of the script
                           before it */
    uint32_t kind : 2;  /* enum note_kind */
};

/** An action that was played. */
struct played {
    yinsh_action action;
    uint16_t turn; /* number of its turn */
    uint32_t offset, length;
};

/** An action as a record states it, whether or not the rules allow it. */
struct script_step {
    yinsh_action action; /* a row that cannot be distinguished from others has no ends */
    uint16_t turn;       /* number of its turn in the record, from 1 */
    bool supplied;       /* whether the record omits it, and it was supplied */
    int16_t flips;       /* number of markers flipped as stated by the record, or -1 */
    struct place place;
};

/** A number that a record gives to a turn. */
struct stated_number {
    uint32_t number;
    uint16_t turn; /* number of the turn in the record, from 1 */
    struct place place;
};

/** The place of a record in its source; set by the reader. */
struct record_window {
    const char *bytes; /* of the window, where offset 0 is; valid as long as the record */
    size_t length;     /* of the window in bytes */
    uint64_t line;     /* of the window's first byte, from 1 */
    uint64_t column;   /* of the window's first byte, from 1 */
    size_t taken;      /* bytes of the window that the record takes, once it is read */
    size_t begin;      /* how many of these come before the record proper */
    bool is_utf8;      /* whether all bytes of the window are known to be UTF-8 */
};

/** How a record is to be read; kept when the record is emptied. */
struct record_options {
    yinsh_position rules; /* variant and house rule if a record states none */
    bool continues;       /* whether reading continues after an action that the rules refuse */
    bool summarises;      /* whether only the tags, the outcome and the length are needed: notes are
                             dropped, and in bulk actions, too */
    const struct charset *charset; /* of a record that names none and is not UTF-8, or NULL */
    bool only_judges; /* in bulk: whether nothing but the verdict is needed: the same with tags */
};

/** The game as it was played. */
struct record_game {
    yinsh_position start, now;
    bool started; /* whether start is settled: an action was read, or the record is finished */
    bool number_warned;  /* whether a wrong turn number was reported */
    int turn;            /* number of the turn being read, 0 before the first */
    int omitted_moves;   /* ring moves of a summarised record */
    size_t count;        /* of played */
    size_t before_error; /* of these, those before the first error, if there is one */
    struct played played[RECORD_ACTIONS];
};

/**
 * Every action that was read, only in a record that continues after faults.  An action that the
 * rules refuse is not played, the rest of its turn is skipped, and the next turn begins whatever
 * the turn owes.
 */
struct record_script {
    struct script_step *steps; /* in the arena, NULL before the first */
    size_t count;
    uint16_t turns;                /* number of turns begun */
    struct stated_number *numbers; /* of turns, in the arena, NULL before the first */
    size_t number_count;
    bool inexact;  /* whether the script lacks something that the record states, or holds guesses */
    bool skipping; /* whether the rest of the turn being read is skipped */
    bool diverged; /* whether the position has diverged from the game */
    bool ever_diverged; /* whether it ever diverged, so that nothing can be replayed */
};

/** For the notation's own use while it reads; the record ignores it. */
struct record_scratch {
    int state;
    const char *texts[2]; /* NULL, in the arena or in static storage */
};

/** What is known of a record's source; kept when the record is emptied. */
struct record_source {
    struct bytes names[2];  /* of players by colour, for all records; NULL if it states none */
    bool carries;           /* whether it states any */
    struct charset charset; /* the last one that a record named */
};

/** A game record; yinsh_record is its public name. */
struct yinsh_record {
    /* Not cleared when the record is emptied. */
    struct record_options options;
    struct bulk *bulk; /* if the record is judged after it was read; else NULL */
    struct arena arena;
    struct record_source source;

    /* Cleared. */
    const char *notation; /* name of the notation; NULL if none was detected */
    struct record_window window;
    struct outcome outcome;
    struct claims claims;
    struct record_script script;
    struct record_scratch scratch;
    struct tag *tags;
    size_t tag_count;
    struct note *notes, **last_note;
    struct plain_copy *copy;       /* of the source, from which the record is read; or NULL */
    const struct charset *charset; /* that the record names, or that of the options; or NULL */
    bool foreign;                  /* whether texts are not in UTF-8, or were not */
    size_t fault_count;            /* all, also those that were not kept */
    bool lossy;  /* whether a warning reports something omitted, which no writer writes */
    bool failed; /* whether one of the faults is an error that ends the record */
    bool whole;  /* whether it was read to its end, where the next record may begin */
    struct record_game game; /* but for the actions: the old ones are harmless, and many */

    struct fault faults[RECORD_FAULTS]; /* not cleared, either */
};

/** Return whether the record still takes actions: no error was filed and memory did not run out. */
static inline bool record_is_good(const struct yinsh_record *record)
{
    return !record->failed && !record->arena.failed;
}

#endif
