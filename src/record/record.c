/* SPDX-License-Identifier: BSD-2-Clause */
/* Building a record: actions, turns, notes and faults.  For its claims see record/claims.c. */
#include "record/record.h"

#include "rules/rules.h"

#include <assert.h>
#include <string.h>

void record_reset(struct yinsh_record *record)
{
    const size_t begin = offsetof(struct yinsh_record, notation);
    memset((char *)record + begin, 0, offsetof(struct yinsh_record, game.played) - begin);
    arena_reset(&record->arena);
    record->last_note = &record->notes;
    record->charset = record->options.charset;
    rules_start_like(&record->game.start, &record->options.rules);
    record->game.now = record->game.start;
    if (record->bulk != NULL)
        bulk_begin(record);
}

/* Drop what the source states for all records. */
static void forget_names(struct record_source *source)
{
    bytes_free(&source->names[YINSH_WHITE]);
    bytes_free(&source->names[YINSH_BLACK]);
    source->carries = false;
}

void record_forget_source(struct yinsh_record *record)
{
    forget_names(&record->source);
    record_reset(record);
}

void record_free(struct yinsh_record *record)
{
    forget_names(&record->source);
    arena_free(&record->arena);
    charset_close(&record->source.charset);
}

/* ---- Faults ------------------------------------------------------------ */

/* Skip the rest of the turn being read. */
static void skip_turn(struct yinsh_record *record)
{
    record->script.skipping = record->script.diverged = record->script.ever_diverged = true;
}

bool record_file_fault(struct yinsh_record *record, struct fault *fault)
{
    if (record->bulk != NULL)
        return bulk_give_up(record);
    enum fault_class class = fault_class_of(fault->code);
    bool error = yinsh_fault_level((yinsh_fault)fault->code) == YINSH_LEVEL_ERROR;
    bool first = record_first_error(record) == NULL;
    size_t index = record->fault_count++;
    fault->follows = error && record->script.diverged;
    /*
     * After a fault the board differs, so a wrong number of flips is no further loss: the script
     * has it.
     */
    record->script.inexact |= fault->code == FAULT_POSITION_MISMATCH ||
                              (fault->code == FAULT_FLIPS_MISMATCH && !record->script.diverged);
    record->lossy |= class == FAULT_CLASS_LOSSY;
    /* Some error has to be among the faults kept. */
    if (index < RECORD_FAULTS)
        record->faults[index] = *fault;
    else if (error && first)
        record->faults[RECORD_FAULTS - 1] = *fault;
    if (!error)
        return true;
    if (first)
        record->game.before_error = record->game.count;
    if (!record->options.continues || class == FAULT_CLASS_MALFORMED)
        record->failed = true;
    else if (class == FAULT_CLASS_ILLEGAL)
        skip_turn(record);
    return !record->failed;
}

static void set_words(const struct yinsh_record *record, struct fault *fault, const char *words)
{
    struct text out = text_begin(fault->words, sizeof fault->words);
    if (words != NULL)
        text_add_visible(&out, words, strlen(words));
    else if (record->window.bytes != NULL && fault->offset <= record->window.length)
        text_add_visible(&out, record->window.bytes + fault->offset,
                         fault->length <= record->window.length - fault->offset
                             ? fault->length
                             : record->window.length - fault->offset);
    if (words == NULL && out.length == 0)
        text_add_string(&out, "nothing");
    if (out.length >= sizeof fault->words) {
        /* Cut at the start of a character, so that none is split. */
        size_t cut = sizeof fault->words - 4;
        while (cut > 0 && ((unsigned char)fault->words[cut] & 0xC0) == 0x80)
            cut--;
        memcpy(fault->words + cut, "...", 4);
    }
}

struct fault record_new_fault(const struct yinsh_record *record, enum fault_code code,
                              struct place place, const char *words)
{
    struct fault fault = {.code = code,
                          .offset = place.offset,
                          .length = place.length,
                          .turn = record->game.turn,
                          .a = YINSH_NO_POINT,
                          .b = YINSH_NO_POINT,
                          .position = record->game.now};
    set_words(record, &fault, words);
    return fault;
}

bool record_fault(struct yinsh_record *record, enum fault_code code, struct place place,
                  const char *words)
{
    struct fault fault = record_new_fault(record, code, place, words);
    return record_file_fault(record, &fault);
}

/* Continue after part of a turn that could not be read; false if the record does not continue. */
static bool continue_after_error(struct yinsh_record *record)
{
    if (!record->options.continues || record->arena.failed || record->bulk != NULL)
        return false;
    record->failed = false;
    skip_turn(record);
    return true;
}

bool record_refuse(struct yinsh_record *record, enum fault_code code, struct place place)
{
    record_fault(record, code, place, NULL);
    record->script.inexact = true;
    return continue_after_error(record);
}

bool record_fault_numbers(struct yinsh_record *record, enum fault_code code, struct place place,
                          int64_t n, int64_t m)
{
    struct fault fault = record_new_fault(record, code, place, NULL);
    fault.n = n;
    fault.m = m;
    return record_file_fault(record, &fault);
}

const struct fault *record_first_error(const struct yinsh_record *record)
{
    for (size_t i = 0; i < record_faults_kept(record); i++)
        if (yinsh_fault_level((yinsh_fault)record->faults[i].code) == YINSH_LEVEL_ERROR)
            return &record->faults[i];
    return NULL;
}

size_t record_faults_kept(const struct yinsh_record *record)
{
    return record->fault_count < RECORD_FAULTS ? record->fault_count : RECORD_FAULTS;
}

/* ---- Turns and actions ------------------------------------------------- */

/* What the turn being read still owes; FAULT_NONE if it is complete. */
static enum fault_code owed(const struct yinsh_record *record)
{
    if (record->game.turn == 0 || record->game.now.turn != record->game.turn)
        return FAULT_NONE;
    switch (record->game.now.due) {
    case YINSH_DUE_POST_ROW:
        return FAULT_ROW_DUE;
    case YINSH_DUE_PRE_ROW:
        return FAULT_ROW_DUE_BEFORE_MOVE;
    case YINSH_DUE_PRE_RING:
    case YINSH_DUE_POST_RING:
        return FAULT_RING_DUE;
    case YINSH_DUE_MOVE:
        return FAULT_MOVE_DUE;
    default:
        return FAULT_NONE;
    }
}

/* File what the turn being read owes, at its last action. */
static bool file_owed(struct yinsh_record *record, enum fault_code code)
{
    struct place place = {0, 0};
    if (record->game.count > 0) {
        const struct played *last = &record->game.played[record->game.count - 1];
        place = (struct place){last->offset, last->length};
    }
    struct fault fault = record_new_fault(record, code, place, "");
    fault.side = (enum yinsh_colour)record->game.now.side;
    return record_file_fault(record, &fault);
}

/*
 * End the previous turn, and report what it owes; a record that continues after faults then goes
 * on. Turns after the end of the game are reported only once, at the first.
 */
static void end_turn(struct yinsh_record *record, enum fault_code missing)
{
    if (missing != FAULT_NONE && !record->script.skipping)
        file_owed(record, missing);
    if (!record->options.continues)
        return;
    if (record->script.skipping && record->game.now.turn == record->game.turn)
        rules_skip_turn(&record->game.now);
    record->script.skipping =
        record->game.now.due == YINSH_DUE_OVER && record->game.turn > record->game.now.turn;
    record->failed |= ++record->script.turns > RECORD_STEPS;
}

bool record_begin_turn(struct yinsh_record *record)
{
    if (record->bulk != NULL)
        return bulk_begin_turn(record);
    enum fault_code missing = owed(record);
    record->game.started = true;
    if (!record_is_good(record))
        return false;
    end_turn(record, missing);
    if (record->failed)
        return false;
    record->game.turn = record->game.now.turn;
    /* A finished position keeps the number of the last turn; another turn is one too many. */
    if (record->game.now.due == YINSH_DUE_OVER)
        record->game.turn++;
    return true;
}

/*
 * Judge an action after its turn is complete.  A removal is judged by its points from the view of
 * the player whose turn it was, since a fault in them is more helpful than "the turn is complete".
 */
static enum fault_code judge_after_turn(const struct yinsh_record *record, yinsh_action action,
                                        struct rules_detail *detail)
{
    yinsh_position seen = record->game.now;
    *detail = (struct rules_detail){.a = action.from, .b = action.to};
    seen.side = (uint8_t)rules_side_of_turn((unsigned)record->game.turn);
    seen.due = YINSH_DUE_MOVE;
    if (rules_is_removal(action))
        return rules_judge(&seen, action, detail);
    return FAULT_TURN_COMPLETE;
}

static enum fault_code judge(const struct yinsh_record *record, yinsh_action action,
                             struct rules_detail *detail)
{
    if (record->game.now.due != YINSH_DUE_OVER && record->game.now.turn != record->game.turn)
        return judge_after_turn(record, action, detail);
    return rules_judge(&record->game.now, action, detail);
}

/* File why the rules refuse an action; returns whether the record continues. */
static bool file_refused(struct yinsh_record *record, yinsh_action action, enum fault_code code,
                         const struct rules_detail *detail, struct place place)
{
    struct fault fault = record_new_fault(record, code, place, NULL);
    fault.action = action;
    fault.refused = true;
    fault.a = detail->a;
    fault.b = detail->b;
    fault.side = detail->side;
    fault.n = detail->n;
    return record_file_fault(record, &fault);
}

/* Begin the first turn if the notation did not; false if the record takes no actions. */
static bool take_actions(struct yinsh_record *record)
{
    if (record->game.turn == 0)
        record_begin_turn(record);
    return record_is_good(record);
}

/*
 * Add an action to the script of a record that continues after faults; false if the script is full.
 */
static bool note_step(struct yinsh_record *record, yinsh_action action, struct place place,
                      bool supplied)
{
    if (!record->options.continues)
        return true;
    if (record->script.steps == NULL)
        record->script.steps =
            arena_alloc(&record->arena, RECORD_STEPS * sizeof *record->script.steps);
    if (record->script.steps == NULL)
        return false;
    /* No legal game has as many steps, so there was an error. */
    record->failed = record->script.count == RECORD_STEPS;
    if (record->failed)
        return false;
    record->script.steps[record->script.count++] =
        (struct script_step){.action = action,
                             .turn = record->script.turns,
                             .supplied = supplied,
                             .flips = -1,
                             .place = place};
    return true;
}

void record_flips(struct yinsh_record *record, uint32_t flips)
{
    if (record->options.continues && record->script.count > 0)
        record->script.steps[record->script.count - 1].flips =
            (int16_t)(flips < INT16_MAX ? flips : INT16_MAX);
}

void record_split_turn(struct yinsh_record *record, yinsh_action action)
{
    if (!record->options.continues || record->bulk != NULL || rules_is_removal(action))
        return;
    for (size_t at = record->script.count; at > 0; at--) {
        const struct script_step *step = &record->script.steps[at - 1];
        if (step->turn != record->script.turns)
            return;
        if (!rules_is_removal(step->action)) {
            record->failed |= ++record->script.turns > RECORD_STEPS;
            return;
        }
    }
}

void record_number(struct yinsh_record *record, uint32_t number, struct place place)
{
    if (record->bulk != NULL) {
        bulk_number(record, number);
        return;
    }
    if (number != (uint32_t)record->game.turn && !record->game.number_warned) {
        record_fault_numbers(record, FAULT_NUMBER_WRONG, place, number, record->game.turn);
        record->game.number_warned = true;
    }
    if (!record->options.continues || record->script.number_count == RECORD_STEPS)
        return;
    if (record->script.numbers == NULL)
        record->script.numbers =
            arena_alloc(&record->arena, RECORD_STEPS * sizeof *record->script.numbers);
    if (record->script.numbers != NULL)
        record->script.numbers[record->script.number_count++] =
            (struct stated_number){number, record->script.turns, place};
}

/* Play one action of the turn being read, which the record states or omits. */
static bool take_action(struct yinsh_record *record, yinsh_action action, struct place place,
                        bool supplied)
{
    struct rules_detail detail;
    if (!take_actions(record))
        return false;
    if (!note_step(record, action, place, supplied))
        return false;
    if (record->script.skipping)
        return true;
    if (action.side == YINSH_ANY_SIDE)
        action.side = (uint8_t)rules_side_of_turn((unsigned)record->game.turn);
    action = rules_lower_end_first(action);
    enum fault_code code = judge(record, action, &detail);
    if (code != FAULT_NONE)
        return file_refused(record, action, code, &detail, place);
    /*
     * 10 placements, at most 96 ring moves even without a limit of markers, a pass
     * between any two of them and 10 removals: no legal game fills the array.
     */
    if (record->game.count == RECORD_ACTIONS)
        return record_fault(record, FAULT_TOO_LONG, place, NULL);
    rules_apply(&record->game.now, action);
    assert(record->script.ever_diverged || yinsh_position_check(&record->game.now) == NULL);
    record->game.played[record->game.count++] = (struct played){
        .action = action,
        .turn = (uint16_t)record->game.turn,
        .offset = (uint32_t)place.offset,
        .length = (uint32_t)place.length,
    };
    return true;
}

bool record_action(struct yinsh_record *record, yinsh_action action, struct place place)
{
    if (record->bulk != NULL)
        return bulk_action(record, action, place);
    return take_action(record, action, place, false);
}

bool record_marker(struct yinsh_record *record, enum yinsh_colour side, yinsh_point point,
                   struct place place)
{
    struct rules_detail detail;
    yinsh_action stay = {YINSH_MOVE, (uint8_t)side, point, point};
    if (!take_actions(record))
        return false;
    if (record->bulk != NULL)
        return bulk_marker(record, point);
    if (record->script.skipping)
        return true;
    enum fault_code code = judge(record, stay, &detail);
    /* A move to its own point is judged after all faults of the ring itself. */
    return code == FAULT_NONE || code == FAULT_MOVE_NO_MOVEMENT ||
           file_refused(record, stay, code, &detail, place);
}

bool record_supply_row(struct yinsh_record *record, struct place place)
{
    yinsh_action rows[YINSH_MAX_ACTIONS];
    char words[FAULT_WORDS];
    struct text out = text_begin(words, sizeof words);
    const yinsh_position *now = &record->game.now;
    if (record->bulk != NULL)
        return bulk_supply_row(record);
    if (record->script.skipping || now->turn != record->game.turn || !position_row_due(now))
        return record_is_good(record);
    size_t count = yinsh_rows(now, (enum yinsh_colour)now->side, rows);
    if (count == 1)
        return take_action(record, rows[0], place, true);
    text_add_actions(&out, rows, count, ", ");
    record_fault(record, FAULT_ROW_AMBIGUOUS, place, words);
    return continue_after_error(record);
}

/* Play the actions again, from the start. */
static void replay(struct yinsh_record *record)
{
    record->game.now = record->game.start;
    for (size_t i = 0; i < record->game.count; i++)
        rules_apply(&record->game.now, record->game.played[i].action);
}

bool record_limit_is_open(const struct yinsh_record *record)
{
    return !record->claims.states_variant && !record->claims.states_position &&
           record->options.rules.house == YINSH_HOUSE_NONE;
}

void record_lift_limit(struct yinsh_record *record, struct place place)
{
    if (record->bulk != NULL || record->game.now.due != YINSH_DUE_OVER || !record_is_good(record) ||
        record->script.ever_diverged || !record_limit_is_open(record) ||
        yinsh_position_end(&record->game.now) != YINSH_END_MARKERS)
        return;
    record_fault(record, FAULT_LIMIT_PASSED, place, NULL);
    record->game.start.house = YINSH_HOUSE_NO_LIMIT;
    replay(record);
}

void record_offer_steal(struct yinsh_record *record)
{
    if (record->bulk == NULL && record_is_good(record) && record->game.now.due == YINSH_DUE_PLACE &&
        record->game.now.turn == 2)
        record->game.start.steal = record->game.now.steal = true;
}

/* Play a pass if the side to act cannot move. */
static void supply_pass(struct yinsh_record *record, struct place place)
{
    yinsh_action pass = {YINSH_PASS, YINSH_ANY_SIDE, YINSH_NO_POINT, YINSH_NO_POINT};
    if (record_is_good(record) && !record->script.skipping &&
        record->game.now.due == YINSH_DUE_MOVE &&
        !rules_can_move(&record->game.now, (enum yinsh_colour)record->game.now.side) &&
        (record->game.now.turn == record->game.turn || record_begin_turn(record)))
        take_action(record, pass, place, true);
}

void record_supply_passes(struct yinsh_record *record, enum yinsh_colour side, struct place place)
{
    /* Without a pass that is due, the game is not legal. */
    if (record->bulk != NULL)
        return;
    if (record->game.now.turn == record->game.turn)
        supply_pass(record, place);
    if (record->game.now.side != (uint8_t)side)
        supply_pass(record, place);
}

/* Drop the steps of the script that follow those of the actions played. */
static void take_back_script(struct yinsh_record *record)
{
    if (!record->options.continues || record->script.steps == NULL)
        return;
    record->script.count = record->game.count;
    record->script.turns =
        record->game.count > 0 ? record->script.steps[record->game.count - 1].turn : 0;
    while (record->script.number_count > 0 &&
           record->script.numbers[record->script.number_count - 1].turn > record->script.turns)
        record->script.number_count--;
}

void record_take_back(struct yinsh_record *record, size_t count)
{
    /* The game can only be replayed if no action was skipped. */
    if (record->script.ever_diverged || record->bulk != NULL) {
        record->failed = true;
        return;
    }
    record->game.count = count < record->game.count ? record->game.count - count : 0;
    replay(record);
    record->game.turn =
        record->game.count > 0 ? record->game.played[record->game.count - 1].turn : 0;
    take_back_script(record);
    record->last_note = &record->notes;
    while (*record->last_note != NULL && (*record->last_note)->after <= record->game.count)
        record->last_note = &(*record->last_note)->next;
    *record->last_note = NULL;
}

void record_cut(struct yinsh_record *copy, size_t count)
{
    copy->bulk = NULL; /* only the original needs to know how it was judged */
    if (count < copy->game.count)
        record_take_back(copy, copy->game.count - count);
    copy->outcome.result = yinsh_position_result(&copy->game.now);
    copy->outcome.end = yinsh_position_end(&copy->game.now);
}

/* ---- Notes ------------------------------------------------------------- */

bool record_see_foreign(struct yinsh_record *record)
{
    record->foreign = true;
    return record->bulk == NULL || bulk_give_up(record);
}

bool record_copy_notes(struct yinsh_record *copy, unsigned kinds, struct arena *arena)
{
    const struct note *note = copy->notes;
    copy->last_note = &copy->notes;
    for (copy->notes = NULL; note != NULL; note = note->next) {
        if ((kinds >> note->kind & 1) == 0)
            continue;
        struct note *kept = arena_alloc(arena, sizeof *kept);
        if (kept == NULL)
            return false;
        *kept = *note;
        kept->next = NULL;
        *copy->last_note = kept;
        copy->last_note = &kept->next;
    }
    return true;
}

void record_take_note(struct yinsh_record *record, struct note *note, size_t after)
{
    enum { MOST_STEPS = (1 << 30) - 1 };
    size_t step = record->script.count + after - record->game.count;
    note->next = NULL;
    note->after = after < UINT32_MAX ? (uint32_t)after : UINT32_MAX;
    note->step = step < MOST_STEPS ? (uint32_t)step & MOST_STEPS : MOST_STEPS;
    *record->last_note = note;
    record->last_note = &note->next;
}

/* Add a note without its text or clock; NULL without memory. */
static struct note *add_note(struct yinsh_record *record, enum note_kind kind, size_t after)
{
    struct note *note = arena_alloc(&record->arena, sizeof *note);
    if (note == NULL)
        return NULL;
    *note = (struct note){.kind = (unsigned)kind & 3};
    record_take_note(record, note, after);
    return note;
}

void record_note(struct yinsh_record *record, enum note_kind kind, const char *text, size_t length)
{
    if (!record_see_text(record, text, length) || record->options.summarises ||
        record->options.only_judges)
        return;
    const char *copy = length > 0 ? arena_copy(&record->arena, text, length) : "";
    if (copy == NULL)
        return;
    record_keep(record, (struct place){(uintptr_t)text - (uintptr_t)record->window.bytes, length});
    /* A mark has only characters that every notation can distinguish from a turn. */
    if (kind == NOTE_MARK && (length == 0 || strspn(copy, "!?") != length))
        kind = NOTE_COMMENT;
    struct note *note = add_note(record, kind, record->game.count);
    if (note == NULL)
        return;
    note->text = copy;
    note->length = length;
}

void record_clock(struct yinsh_record *record, size_t after, uint64_t milliseconds)
{
    struct note *note = record->options.summarises || record->options.only_judges
                            ? NULL
                            : add_note(record, NOTE_CLOCK, after);
    if (note != NULL)
        note->milliseconds = milliseconds;
}

/* ---- The end ----------------------------------------------------------- */

bool record_end_last_turn(struct yinsh_record *record)
{
    enum fault_code missing = owed(record);
    bool ended = claims_outside_end(&record->claims);
    bool begun = record->game.count > 0 &&
                 record->game.played[record->game.count - 1].turn == record->game.turn;
    if (missing == FAULT_NONE || missing == FAULT_MOVE_DUE || ended || !begun ||
        record->script.skipping)
        return true;
    return file_owed(record, missing);
}

bool record_check_position(struct yinsh_record *record, enum fault_code code,
                           const yinsh_position *stated, struct place place)
{
    char line[YINSH_POSITION_TEXT];
    if (record->bulk != NULL)
        return bulk_give_up(record);
    if (yinsh_position_equal(&record->game.now, stated))
        return true;
    yinsh_position_format(&record->game.now, line);
    bool good = record->script.diverged || record_fault(record, code, place, line);
    if (record->options.continues && code == FAULT_POSITION_MISMATCH) {
        record->game.now = *stated;
        record->script.ever_diverged = true;
        record->script.diverged = record->script.skipping = false;
    }
    return good;
}
