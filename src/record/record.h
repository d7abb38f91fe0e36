/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A game record under construction.  A notation's reader passes what it reads, in order.  Every
 * action is played at once, and if it breaks a rule, a fault is filed here, so that no notation
 * contains rules.  The functions that return bool return false once the record holds an error: the
 * reader then stops reading it.
 */
#ifndef RECORD_H
#define RECORD_H

#include "base/arena.h"
#include "record/claims.h"
#include "record/fault.h"

enum {
    RECORD_ACTIONS = 512, /* more than any legal game has: see record_action() */
    RECORD_FAULTS = 16,   /* faults kept for one record; the others are counted */
    RECORD_TAGS = 256,    /* tags in one record */
    RECORD_CARRIED = 8,   /* tags that a source states for all of its records */
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
};

/** How a record is to be read; kept when the record is emptied. */
struct record_options {
    yinsh_position rules; /* variant and house rule if a record states none */
    bool goes_on;         /* whether reading continues after an action that the rules refuse */
    bool drops_notes;     /* whether notes are dropped, because no caller needs them */
};

/** The game as it was played. */
struct record_game {
    yinsh_position start, now;
    bool started; /* whether start is settled: an action was read, or the record is finished */
    bool number_warned; /* whether a wrong turn number was reported */
    int turn;           /* number of the turn being read, 0 before the first */
    int moves_left_out; /* ring moves of a summarised record */
    size_t count;       /* of played */
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
    bool strayed;  /* whether the position has diverged from the game */
    bool has_strayed; /* whether it ever diverged, so that nothing can be replayed */
};

/** For the notation's own use while it reads; the record ignores it. */
struct record_scratch {
    int state;
    const char *texts[2]; /* NULL, or in the arena */
};

/** What is known of a record's source; kept when the record is emptied. */
struct record_source {
    uint64_t offset; /* of the window's first byte */
    struct tag carried[RECORD_CARRIED];
    size_t carried_count;
    size_t carried_bytes; /* of the values in the arena, also of those no longer carried */
    struct arena arena;
};

/** A game record; yinsh_record is its public name. */
struct yinsh_record {
    const char *notation; /* name of the notation; NULL if none was detected */
    struct record_window window;
    struct outcome outcome;
    struct claims claims;
    struct record_script script;
    struct record_scratch scratch;
    struct tag *tags;
    size_t tag_count;
    struct note *notes, **last_note;
    size_t fault_count; /* all, also those that were not kept */
    bool left_out;      /* whether a warning reports something omitted, which no writer writes */
    bool failed;        /* whether one of the faults is an error that ends the record */
    bool whole;         /* whether it was read to its end, where the next record may begin */
    struct record_game game;

    /* Not cleared when the record is emptied. */
    struct fault faults[RECORD_FAULTS];
    struct record_options options;
    struct arena arena;
    struct record_source source;
};

/** Empty a record for the next game; all zero is an empty record before its first use. */
void record_reset(struct yinsh_record *record);

/** Empty a record and drop what its source stated for all of its records. */
void record_forget_source(struct yinsh_record *record);

/** Free what a record holds. */
void record_free(struct yinsh_record *record);

/** Return whether the record still takes actions: no error was filed and memory did not run out. */
bool record_is_good(const struct yinsh_record *record);

/**
 * Compare the current position with the one that the record states at a place; if they differ, file
 * the code and return false.
 */
bool record_check_position(struct yinsh_record *record, enum fault_code code,
                           const yinsh_position *stated, struct place place);

/** Begin a turn.  If the turn before it still owes an action, that is a fault. */
bool record_begin_turn(struct yinsh_record *record);

/**
 * Play one action of the turn being read (the first begins a turn by itself).  The side may be
 * YINSH_ANY_SIDE.  If the rules refuse it, a fault with the place is filed.
 */
bool record_action(struct yinsh_record *record, yinsh_action action, struct place place);

/**
 * Judge whether a side may now place a marker in its ring on the point (E.2), for a notation in
 * which that is a step before the move of the ring.  Files a fault as record_action() does if the
 * side may not move that ring; plays nothing.
 */
bool record_marker(struct yinsh_record *record, enum yinsh_colour side, yinsh_point point,
                   struct place place);

/** State how many markers the last action, a move, flips; compares nothing. */
void record_flips(struct yinsh_record *record, uint32_t flips);

/**
 * Call this before an action in a notation that does not show where turns begin: in a record that
 * continues after faults, a placement or move after another one begins another turn of the record,
 * whatever the rules say.
 */
void record_split_turn(struct yinsh_record *record, yinsh_action action);

/** State the number of the turn being read.  A wrong number is a warning, once per record. */
void record_number(struct yinsh_record *record, uint32_t number, struct place place);

/**
 * Remove the row that a notation omitted before the ring at place: play it if there is exactly one,
 * file ROW_AMBIGUOUS if there are several, and do nothing if no row is due.
 */
bool record_supply_row(struct yinsh_record *record, struct place place);

/** Return whether neither the record nor the caller states a rule for the 51st marker. */
bool record_limit_is_open(const struct yinsh_record *record);

/**
 * If the game ended with the empty pool (H.3) and the record nevertheless continues at place,
 * replay it under the house rule no-limit from its start, with a warning, unless the record or the
 * caller states the house rule.  Call this before a turn begins.
 */
void record_pass_limit(struct yinsh_record *record, struct place place);

/**
 * Let Black steal in turn 2, whatever the variant states: for a notation with a word for stealing,
 * which implies that it is allowed.  Does nothing in any other turn.
 */
void record_offer_steal(struct yinsh_record *record);

/**
 * Play the passes that a notation without passes omits before an action of a side (YINSH_ANY_SIDE
 * if it names none): if a player removed a row that the opponent made and cannot move then, and if
 * none of a side's rings can move.
 */
void record_supply_passes(struct yinsh_record *record, enum yinsh_colour side, struct place place);

/** Take back the last count actions, with the notes after them. */
void record_take_back(struct yinsh_record *record, size_t count);

/** Add a comment, or a mark, which consists of ! and ? only, after the last action played. */
void record_note(struct yinsh_record *record, enum note_kind kind, const char *text, size_t length);

/**
 * Add a clock, of at most RECORD_CLOCK_MAX, after action number after, counted from 1; 0 is before
 * the first action.
 */
void record_clock(struct yinsh_record *record, size_t after, uint64_t milliseconds);

/**
 * File an error in one word of the turn being read, which the reader can skip.  Returns true if the
 * record continues after it, without the rest of that turn.
 */
bool record_refuse(struct yinsh_record *record, enum fault_code code, struct place place);

/**
 * File a fault of the turn being read.  The words are cut and made visible; NULL words are those at
 * the place.  Returns false if the fault is an error that ends the record.
 */
bool record_fault(struct yinsh_record *record, enum fault_code code, struct place place,
                  const char *words);

/** As record_fault(), with two numbers. */
bool record_fault_numbers(struct yinsh_record *record, enum fault_code code, struct place place,
                          int64_t n, int64_t m);

/**
 * File what the last turn owes after the last action, unless the record claims an end outside the
 * board.  Returns false if that is an error.
 */
bool record_end_last_turn(struct yinsh_record *record);

/**
 * Return a fault of the turn being read, for record_file_fault().  The words are as for
 * record_fault().
 */
struct fault record_new_fault(const struct yinsh_record *record, enum fault_code code,
                              struct place place, const char *words);

/** File a fault.  Returns false if it is an error that ends the record. */
bool record_file_fault(struct yinsh_record *record, struct fault *fault);

/** The first error of a record, or NULL. */
const struct fault *record_first_error(const struct yinsh_record *record);

/** Return the number of faults that were kept. */
size_t record_faults_kept(const struct yinsh_record *record);

#endif
