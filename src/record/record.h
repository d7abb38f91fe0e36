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
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include "base/text.h"
#include "record/claims.h"
#include "record/structure.h"
#include "rules/replay_games.h"

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

/**
 * Keep the first count actions of a copy of a record, with the notes before the next, which it has
 * to own; the outcome becomes that of the position.
 */
void record_cut(struct yinsh_record *copy, size_t count);

/** Note that a text is not in UTF-8.  Returns false if the record takes nothing more. */
bool record_see_foreign(struct yinsh_record *record);

/** Note whether a text is in UTF-8, before it is added or dropped; as record_see_foreign(). */
static inline bool record_see_text(struct yinsh_record *record, const char *text, size_t length)
{
    bool in_window = (uintptr_t)text - (uintptr_t)record->window.bytes < record->window.length;
    return (in_window && record->window.is_utf8) || text_is_utf8(text, length) ||
           record_see_foreign(record);
}

/** Keep a text as it is in the source if the record is read from a copy without look-alikes. */
static inline void record_keep(struct yinsh_record *record, struct place place)
{
    if (record->copy != NULL && place.length <= record->copy->length &&
        place.offset <= record->copy->length - place.length)
        plain_copy_keep(record->copy, place.offset, place.length);
}

/** Add a comment, or a mark, which consists of ! and ? only, after the last action played. */
void record_note(struct yinsh_record *record, enum note_kind kind, const char *text, size_t length);

/**
 * Add a clock, of at most RECORD_CLOCK_MAX, after action number after, counted from 1; 0 is before
 * the first action.
 */
void record_clock(struct yinsh_record *record, size_t after, uint64_t milliseconds);

/**
 * Give a copy of a record notes of its own, which the arena holds: those whose kind has its bit.
 * Returns false without memory.
 */
bool record_copy_notes(struct yinsh_record *copy, unsigned kinds, struct arena *arena);

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

/* ---- Claims about the outcome, and judging it: outcome.c ---------------- */

/** State the result; a second one has to agree with the first.  "*" agrees with any. */
bool record_claim_result(struct yinsh_record *record, enum yinsh_result result, struct place place);

/** State a result, and the end that its words state; it has to agree with one stated before. */
bool record_claim_spelled(struct yinsh_record *record, enum yinsh_result result, enum yinsh_end end,
                          struct place place);

/** State what words for a result state, and report that they are not in the standard form. */
bool record_spelled_result(struct yinsh_record *record, struct words value, struct place place);

/** State a result or, if that is negative, what words state that are not in the standard form. */
static inline bool record_state_result(struct yinsh_record *record, int result, struct words value,
                                       struct place place)
{
    return result >= 0 ? record_claim_result(record, (enum yinsh_result)result, place)
                       : record_spelled_result(record, value, place);
}

/** State how many rings the players have removed. */
void record_claim_rings(struct yinsh_record *record, int white, int black, struct place place);

/** State how the game ended, on the board or outside it. */
void record_claim_end(struct yinsh_record *record, enum yinsh_end end, struct place place);

/** State the position after the last action. */
void record_claim_final(struct yinsh_record *record, const yinsh_position *position,
                        struct place place);

/** Judge the record as a whole after its last action: removals still due, claims, result, end. */
void record_finish(struct yinsh_record *record);

/* ---- Tags, and the variant that some of them state: tags.c -------------- */

/** Note the name of a tag that is not kept; in bulk only, where two of one name are uncertain. */
bool record_note_tag(struct yinsh_record *record, struct words name);

/** Take any tag, as record_tag() does. */
bool record_take_tag(struct yinsh_record *record, struct words name, struct words value,
                     struct place place);

/** Return whether a name begins as that of a tag that is understood; most do not. */
static inline bool record_may_understand(struct words name)
{
    char first = name.length > 0 ? (char)(*name.bytes | 0x20) : '\0';
    return first == 'p' || first == 'r' || first == 't' || first == 'v';
}

/**
 * Add a tag pair of any bytes, with its name in the standard form.  Result, Rings, Termination,
 * Variant and Position are understood and not kept as tags; an empty value or "?" states nothing.
 */
static inline bool record_tag(struct yinsh_record *record, struct words name, struct words value,
                              struct place place)
{
    bool noted = record->bulk != NULL && record->options.only_judges && record_is_good(record) &&
                 !record_may_understand(name);
    return record_see_text(record, value.bytes, value.length) &&
           (noted ? record_note_tag(record, name) : record_take_tag(record, name, value, place));
}

/** Return whether a tag of that name, in either case, states something about the game itself. */
bool record_understands(const char *name, size_t length);

/**
 * Return the standard form of a tag's name, or else a copy of it, which is NULL without memory:
 * programs search for that, whatever the case of the name in the record.
 */
const char *tag_name(struct words name, struct arena *arena);

/** Return the first of so many tags that has a name, in either case, or NULL. */
const struct tag *tags_find(const struct tag *tags, size_t count, const char *name);

/** Return a tag of a record by its name, in either case, or NULL. */
const struct tag *record_find_tag(const struct yinsh_record *record, const char *name);

/** Return the value of a tag of a record by its name, in either case; without bytes if it has none.
 */
struct words record_tag_value(const struct yinsh_record *record, const char *name);

/** State the variant with its house rules, those of a position, before the first turn. */
bool record_variant(struct yinsh_record *record, const yinsh_position *rules, struct place place);

/** Remember the name of a player that a source states for all of its records; it may be replaced.
 */
void record_carry_name(struct yinsh_record *record, enum yinsh_colour colour, struct words name);

/**
 * Add to the record the names that its source states for all records, except those it has itself.
 */
void record_take_carried(struct yinsh_record *record, struct place place);

/* ---- The charset of a record, and its texts in UTF-8: decode.c ---------- */

/**
 * State the charset that a record names at a place, before any text in it.  An unknown one is a
 * warning.  Returns false if the record takes nothing more.
 */
bool record_state_charset(struct yinsh_record *record, struct words name, struct place place);

/**
 * Convert the texts of a record, which takes so many bytes of its window, to UTF-8.  If it names no
 * charset, and some text is not in UTF-8, they are in the charset of the options, or else in
 * Windows-1252.  What does not fit is a warning.
 */
void record_decode(struct yinsh_record *record, size_t taken);

/**
 * Convert a text of a record to UTF-8, unless every byte of its charset is a character and the text
 * is valid UTF-8 already.  Without memory it stays.
 */
void record_decode_text(struct yinsh_record *record, const char **text, size_t *length);

/** Count what the bytes between the start of a line and an offset in the window are in UTF-8. */
struct charset_count record_count_line(const struct yinsh_record *record, size_t offset);

/** Find the line and column, both from 1, of a fault of a record whose window is still there. */
void record_locate(const struct yinsh_record *record, const struct fault *fault, uint64_t *line,
                   uint64_t *column);

/** Let all places of a record that was read from a copy be places in its source again. */
void record_leave_copy(struct yinsh_record *record);

/** Report that a record was read from a copy, after record_leave_copy(). */
void record_report_copy(struct yinsh_record *record);

/* ---- Clocks that comments state: clocks.c -------------------------------- */

/** Do what record_fill_clocks() does, for a record that has notes. */
void record_count_clocks(struct yinsh_record *record);

/**
 * Give a record that was read the clocks that its comments state as PGN does, if it has none:
 * "[%emt 0:00:12]" is the time that a turn took, "[%clk 0:05:10]" what the player has left, of the
 * seconds that the tag TimeControl states, or else of what the player's first one states.
 */
static inline void record_fill_clocks(struct yinsh_record *record)
{
    if (record->notes != NULL)
        record_count_clocks(record);
}

/* ---- Judging many records side by side: bulk.c -------------------------- */

/*
 * A record that is judged after it was read: its actions become the steps of a game, so that many
 * games can be judged side by side.  Whatever is unusual about it, a fault included, makes the
 * record uncertain: it is then read again, and every action played at once.
 *
 * Judging one action at a time takes about 450 instructions a turn, judging four games side by side
 * about 60.
 */

enum {
    BULK_STEPS = 640, /* more than any game has, see RECORD_ACTIONS */
    BULK_TAGS = 32
};

/** The actions of a record as a game to be judged. */
struct bulk {
    struct replay_game *game; /* to be filled in and judged */
    struct replay_builder builder;
    struct replay_step *listed; /* after the last step that is among the actions of the record */
    bool begun;                 /* whether a turn was begun that has no action yet */
    bool moved;                 /* whether the turn has its ring move */
    bool supplied;              /* whether the row of a ring that comes next may be omitted */
    bool marked;                /* whether a marker waits for the move of its ring, */
    yinsh_point marker;         /* which is on this point */
    unsigned numbered;          /* turns whose numbers the record states */
    size_t tag_count;
    uint32_t letters;             /* a bit for each letter that a name of a tag begins with */
    struct words tags[BULK_TAGS]; /* names of tags, if nothing is kept of them */
    struct replay_step *room;     /* for the steps, BULK_STEPS of them and one before the first */
    /* Reads what depends on the last position, once it is known; false if that failed.  Or NULL. */
    bool (*settle)(struct yinsh_record *record);
};

/** Begin with the actions of an emptied record, whose bulk member is not NULL. */
void bulk_begin(struct yinsh_record *record);

/** Do what record_begin_turn() does, in bulk. */
bool bulk_begin_turn(struct yinsh_record *record);

/** Do what record_action() does, in bulk, for an action at a place in the source. */
bool bulk_action(struct yinsh_record *record, yinsh_action action, struct place place);

/** Do what record_number() does, in bulk. */
void bulk_number(struct yinsh_record *record, uint32_t number);

/** Do what record_marker() does, in bulk. */
bool bulk_marker(struct yinsh_record *record, yinsh_point point);

/**
 * Move the ring of the marker in the turn of its player, flipping so many markers, or
 * REPLAY_NO_FLIPS if that is not stated.
 */
bool bulk_move_marked(struct yinsh_record *record, yinsh_point from, yinsh_point to, unsigned flips,
                      struct place place);

/** Do what record_supply_row() does, in bulk. */
bool bulk_supply_row(struct yinsh_record *record);

/**
 * Return whether an action begins another turn, for a notation that does not show where turns
 * begin.  It is a guess: if it is wrong, the game is not legal.
 */
bool bulk_begins_turn(const struct yinsh_record *record, yinsh_action action);

/** Take over the turns that were added to the builder itself. */
void bulk_take_turns(struct yinsh_record *record);

/** Return what a single point most likely is, for a notation that does not state that. */
enum yinsh_kind bulk_kind_of_point(const struct yinsh_record *record);

/** Make a record uncertain.  Returns false. */
bool bulk_give_up(struct yinsh_record *record);

/** End the actions of a record that was read; returns false if it is uncertain. */
bool bulk_end(struct yinsh_record *record);

/**
 * Finish a record that was judged: set its last position and outcome.  Returns false if it is
 * uncertain.
 */
bool bulk_finish(struct yinsh_record *record);

#endif
