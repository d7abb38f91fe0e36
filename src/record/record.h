/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * A game record under construction.  A notation's reader passes what it reads, in order.  Every
 * action is played at once, and if it breaks a rule, a fault is filed here, so that no notation
 * contains rules.  The functions that return bool return false once the record holds an error: the
 * reader then stops reading it.
 *
 * If all faults are wanted, the reader continues after an illegal action: it drops the action,
 * skips the rest of the turn, and keeps everything that it read as a script, which repair/
 * searches.  Later faults may only be consequences of the first, and their messages state this.  A
 * removal that is still due in a turn is reported when the next turn begins.
 */
#ifndef RECORD_H
#define RECORD_H

#include "base/text.h"
#include "record/structure.h"

/** Empty a record for the next game; all zero is an empty record before its first use. */
void record_reset(struct yinsh_record *record);

/** Empty a record and drop what its source stated for all of its records. */
void record_forget_source(struct yinsh_record *record);

/** Free what a record holds. */
void record_free(struct yinsh_record *record);

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

/** State how many markers the last action, a move, flips; compares nothing.  Not in bulk. */
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
void record_lift_limit(struct yinsh_record *record, struct place place);

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

/** Note that a text is not in UTF-8.  Returns false if the record takes nothing more. */
bool record_see_foreign(struct yinsh_record *record);

/** Note whether a text is in UTF-8, before it is added or dropped; as record_see_foreign(). */
static inline bool record_see_text(struct yinsh_record *record, const char *text, size_t length)
{
    bool in_window = (uintptr_t)text - (uintptr_t)record->window.bytes < record->window.length;
    return (in_window && record->window.is_utf8) || text_is_utf8(text, length) ||
           record_see_foreign(record);
}

/** Add a comment, or a mark, which consists of ! and ? only, after the last action played. */
void record_note(struct yinsh_record *record, enum note_kind kind, const char *text, size_t length);

/**
 * Add a clock, of at most RECORD_CLOCK_MAX, after action number after, counted from 1; 0 is before
 * the first action.
 */
void record_clock(struct yinsh_record *record, size_t after, uint64_t milliseconds);

/** Add a note that is in the record's arena, with all but its number of actions, which is after. */
void record_take_note(struct yinsh_record *record, struct note *note, size_t after);

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

/** File a fault as record_fault() does, with two numbers. */
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

/** Return the first error of a record, or NULL. */
const struct fault *record_first_error(const struct yinsh_record *record);

/** Return the number of faults that were kept. */
size_t record_faults_kept(const struct yinsh_record *record);

#endif
