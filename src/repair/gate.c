/* SPDX-License-Identifier: BSD-2-Clause */
/* The check relies on nothing that made the text. */
#include "repair/plan.h"

#include "base/hash.h"
#include "registry/notation_list.h"

static const char changed[] = "the repaired text cannot be read back as the same game";

/* ---- Reading the text -------------------------------------------------- */

/* The options to read a text with; they state a variant that its notation cannot hold. */
static yinsh_reader_options options_for(const struct yinsh_record *repaired,
                                        const struct notation *notation,
                                        const struct repair_text *text,
                                        yinsh_reader_options options)
{
    options.notation = notation->read != NULL ? notation->name : "gipf";
    /* Look for all faults and wrong numbers, not only for the first. */
    options.all_faults = true;
    if ((text->lost & (LOST_VARIANT | LOST_HOUSE)) != 0) {
        options.variant = (enum yinsh_variant)repaired->game.start.variant;
        options.house = (enum yinsh_house)repaired->game.start.house;
        options.steal = repaired->game.start.steal;
    }
    return options;
}

/* ---- Faults and numbers ------------------------------------------------ */

static bool has_fault(const struct yinsh_record *record, enum fault_code code)
{
    for (size_t i = 0; i < record_faults_kept(record); i++)
        if (record->faults[i].code == code)
            return true;
    return false;
}

/* Whether a record has no faults except those of the original that repairing keeps. */
static bool is_faultless(const struct yinsh_record *back, const struct yinsh_record *record)
{
    for (size_t i = 0; i < record_faults_kept(back); i++) {
        enum fault_code code = back->faults[i].code;
        /* What repairing promises to remove. */
        bool promised = code == FAULT_NUMBER_WRONG || code == FAULT_ROW_ENDS_REVERSED ||
                        code == FAULT_END_MISMATCH || code == FAULT_READING_FOUND ||
                        code == FAULT_RESULT_SPELLING || code == FAULT_LOOK_ALIKE ||
                        code == FAULT_SEPARATOR_MISSING;
        if (yinsh_fault_level((yinsh_fault)code) == YINSH_LEVEL_ERROR || promised ||
            !has_fault(record, code))
            return false;
    }
    return back->fault_count <= RECORD_FAULTS && !back->script.ever_diverged && !back->failed;
}

/*
 * Whether turns have the numbers 1, 2, 3 and so on, and all of them have one if missing ones were
 * added.  Another notation may have no numbers.
 */
static bool numbers_follow(const struct repair *repair, const struct yinsh_record *back,
                           const struct repair_text *text)
{
    bool has_numbers = text->own || back->script.number_count > 0;
    for (size_t i = 0; i < repair->fix_count; i++)
        if (repair->fixes[i].kind == FIX_NUMBER_MISSING && has_numbers &&
            back->script.number_count != back->script.turns)
            return false;
    return !back->game.number_warned;
}

/* ---- The game ---------------------------------------------------------- */

/* The number of actions that a notation holds of a record, given what it loses. */
static size_t count_held(const struct yinsh_record *repaired, unsigned lost)
{
    size_t count = notation_held_actions(repaired, lost);
    while ((lost & LOST_PASS) != 0 && count > 0 &&
           repaired->game.played[count - 1].action.kind == YINSH_PASS)
        count--;
    return count;
}

static bool same_game(const struct yinsh_record *back, const struct yinsh_record *repaired,
                      unsigned lost)
{
    size_t count = count_held(repaired, lost);
    if (back->game.count != count ||
        !yinsh_position_equal(&back->game.start, &repaired->game.start))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!rules_same_action(back->game.played[i].action, repaired->game.played[i].action))
            return false;
    return (lost & LOST_END) != 0 || (back->outcome.result == repaired->outcome.result &&
                                      back->outcome.end == repaired->outcome.end);
}

/* Whether all claims of a record are still there; they are known to be right. */
static bool keeps_claims(const struct yinsh_record *back, const struct yinsh_record *record)
{
    bool result = record->claims.states_result && record->claims.result != YINSH_RESULT_NONE;
    bool end = record->claims.states_end && record->claims.end != YINSH_END_UNFINISHED;
    return (!result || back->claims.states_result) && (!end || back->claims.states_end) &&
           (!record->claims.states_rings || back->claims.states_rings) &&
           (!record->claims.states_final || back->claims.states_final);
}

/* ---- Tags and notes ---------------------------------------------------- */

/* Nobody has to be kept from collisions here: they would only spoil the check of their own text. */
static const uint64_t for_texts[2] = {0, 0}, for_clocks[2] = {1, 0};

static uint64_t hash_clock(uint64_t clock)
{
    return hash_of(for_clocks, (struct words){(const char *)&clock, sizeof clock});
}

/* A sum over tags that does not depend on their order, which notations may change. */
static uint64_t sum_tags(const struct yinsh_record *record)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < record->tag_count; i++) {
        const struct tag *tag = &record->tags[i];
        const uint64_t for_value[2] = {hash_of(for_texts, words_of(tag->name)), 0};
        sum += hash_of(for_value, (struct words){tag->value, tag->length});
    }
    return sum;
}

/* A text that another is compared with while it is written. */
struct match {
    const struct repair_text *text;
    size_t at;
    bool same;
};

static int match(void *context, const char *bytes, size_t length)
{
    struct match *matched = context;
    const struct repair_text *text = matched->text;
    for (size_t i = 0; i < length; i++, matched->at++)
        matched->same &= matched->at < text->out.length ? text->out.at[matched->at] == bytes[i]
                                                        : is_blank(bytes[i]);
    return 0;
}

/* Whether a record would be written as its text, except for blanks at the end. */
static bool writes_same(const struct yinsh_record *back, const struct notation *notation,
                        const struct repair_text *text)
{
    struct match matched = {.text = text, .at = text->begin, .same = true};
    struct output output;
    output_begin(&output, match, &matched);
    return notation_write(notation, back, text->positions, &output) == text->lost &&
           output_flush(&output) == 0 && matched.same;
}

bool repair_is_clock(const struct note *note)
{
    return note->kind == NOTE_CLOCK || strncmp(note->text, "[%tm", 4) == 0;
}

/* A sum over the clocks of a note, which may be a comment of the official notation. */
static uint64_t sum_clocks(const struct note *note)
{
    uint64_t sum = 0, clock;
    if (note->kind == NOTE_CLOCK)
        return hash_clock(note->milliseconds);
    struct cursor cursor = cursor_over(note->text, note->length);
    while (!scan_at_end(&cursor))
        if (scan_clock(&cursor, &clock))
            sum += hash_clock(clock);
        else
            cursor.at++;
    return sum;
}

/* A sum over the notes of a record, except those of the kinds lost, in any order. */
static uint64_t sum_notes(const struct yinsh_record *record, unsigned lost)
{
    static const enum notation_loss of_note[] = {
        [NOTE_COMMENT] = LOST_COMMENTS, [NOTE_MARK] = LOST_MARKS, [NOTE_CLOCK] = LOST_CLOCKS};
    uint64_t sum = 0;
    for (const struct note *note = record->notes; note != NULL; note = note->next) {
        bool clock = repair_is_clock(note);
        if ((of_note[clock ? NOTE_CLOCK : note->kind] & lost) == 0)
            sum += clock ? sum_clocks(note)
                         : hash_of(for_texts, (struct words){note->text, note->length});
    }
    return sum;
}

/* ---- All of it --------------------------------------------------------- */

/* Compare the record that was read back with the promised one; returns what is wrong, or NULL. */
static const char *compare(const struct repair *repair, const struct notation *notation,
                           const struct repair_text *text, const struct yinsh_record *back)
{
    const struct yinsh_record *record = repair->reading.record, *repaired = &repair->record;
    unsigned lost = text->lost;
    if (!is_faultless(back, record))
        return "the repaired text would still have a fault";
    if (!numbers_follow(repair, back, text))
        return "the turns of the repaired text would not be numbered consecutively";
    if (!same_game(back, repaired, lost))
        return changed;
    if (text->own && record->script.ever_diverged && back->claims.final_differs)
        return "the repaired text would state another last position";
    if (text->own && !keeps_claims(back, record))
        return "the repaired text would state less about its outcome";
    /* A text that restates the outcome is no tag in a record in which it is right. */
    if ((lost & (LOST_TAGS | LOST_BYTES)) == 0 && sum_tags(back) != sum_tags(repaired) &&
        (text->patched || !writes_same(back, notation, text)))
        return "the repaired text would have other tags";
    if ((lost & LOST_BYTES) == 0 && sum_notes(back, lost) != sum_notes(repaired, lost))
        return "the repaired text would have other comments or clocks";
    return NULL;
}

const char *repair_verify(const struct repair *repair, const struct notation *notation,
                          const yinsh_reader_options *options, struct repair_text *text)
{
    size_t begin = text->own ? text->begin : 0;
    struct words source = {text->out.at + begin, text->out.length - begin};
    const struct yinsh_record *back = &repair->record;
    yinsh_reader_options all = options_for(&repair->record, notation, text, *options);
    yinsh_reader *reader = yinsh_reader_new(words_read, &source, &all);
    int found = reader != NULL ? yinsh_reader_next(reader, &back) : -1;
    const char *why = found == 1 ? compare(repair, notation, text, back) : changed;
    if (why == NULL && (found = yinsh_reader_next(reader, &back)) != 0)
        why = changed;
    /* The source cannot fail: only memory can. */
    text->failed |= found < 0 || back->arena.failed;
    yinsh_reader_free(reader);
    return why;
}
