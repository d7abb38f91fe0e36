/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/plan.h"

#include "registry/notation_list.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- Repairing the text of the official notation -------------------------- */

enum { EDIT_TEXT = 32, EDITS = 8 * RECORD_STEPS };

/* A change of the text: bytes that are replaced by others. */
struct edit {
    size_t offset, length;
    size_t order; /* among those at the same offset */
    char text[EDIT_TEXT];
    struct place copied; /* part of the record's own text, inserted after that */
};

/* A text being changed. */
struct patch {
    const struct repair *repair;
    const struct reading *reading;
    const struct yinsh_record *record;
    const struct record_script *script; /* of the record */
    struct edit *edits;
    size_t count;
    bool failed;
    bool moved[RECORD_STEPS]; /* steps that are removed from their place */
};

/* Replace a part of the text by another part, after a text that the caller fills in. */
static struct edit *add_edit(struct patch *patch, struct place place, struct place copied)
{
    patch->failed |=
        patch->count == EDITS || place.offset + place.length > patch->record->window.taken;
    if (patch->failed)
        return NULL;
    struct edit *edit = &patch->edits[patch->count];
    *edit = (struct edit){place.offset, place.length, patch->count, "", copied};
    patch->count++;
    return edit;
}

/* Replace a part of the text by what printf() would print. */
__attribute__((format(printf, 3, 4))) static void change(struct patch *patch, struct place place,
                                                         const char *format, ...)
{
    struct edit *edit = add_edit(patch, place, (struct place){0, 0});
    va_list arguments;
    va_start(arguments, format);
    if (edit != NULL)
        vsnprintf(edit->text, sizeof edit->text, format, arguments);
    va_end(arguments);
}

/* Remove the bytes from one offset up to another. */
static void delete_bytes(struct patch *patch, size_t from, size_t to)
{
    change(patch, (struct place){from, to - from}, "%s", "");
}

static char byte_at(const struct patch *patch, size_t offset)
{
    return offset < patch->record->window.taken ? patch->record->window.bytes[offset] : '\0';
}

/* After the spaces at an offset. */
static size_t after_spaces(const struct patch *patch, size_t offset)
{
    while (byte_at(patch, offset) == ' ')
        offset++;
    return offset;
}

/* The end of a step and the marks after it. */
static size_t after_step(const struct patch *patch, size_t step)
{
    struct place place = patch->script->steps[step].place;
    size_t end = place.offset + place.length;
    while (byte_at(patch, end) == '!' || byte_at(patch, end) == '?')
        end++;
    return end;
}

/* ---- Numbers ----------------------------------------------------------- */

/* After the number of a turn and its dots. */
static size_t after_number(const struct patch *patch, const struct stated_number *number)
{
    size_t end = number->place.offset;
    while (is_digit(byte_at(patch, end)) || byte_at(patch, end) == '.')
        end++;
    return end;
}

static void patch_numbers(struct patch *patch)
{
    uint16_t turns[RECORD_STEPS + 1];
    const struct repair *repair = patch->repair;
    reading_turns(patch->reading, turns);
    for (size_t i = 0; i < patch->script->number_count; i++) {
        const struct stated_number *number = &patch->script->numbers[i];
        uint16_t turn = turns[reading_place(patch->reading, number->turn)];
        if (turn == 0 || turn == number->number)
            continue;
        change(patch, number->place, "%d", turn);
    }
    for (size_t i = 0; i < repair->fix_count; i++)
        if (repair->fixes[i].kind == FIX_NUMBER_MISSING) {
            /* Written as the first number of the record. */
            bool spaced = is_blank(byte_at(patch, after_number(patch, patch->script->numbers)));
            change(patch, (struct place){repair->fixes[i].place.offset, 0}, "%d.%s",
                   repair->fixes[i].turn, spaced ? " " : "");
        }
}

/* ---- Actions ----------------------------------------------------------- */

/* Remove the number of a turn that has no actions left. */
static void drop_number(struct patch *patch, uint16_t turn)
{
    for (size_t i = 0; i < patch->script->number_count; i++) {
        const struct stated_number *number = &patch->script->numbers[i];
        if (number->turn == turn)
            delete_bytes(patch, number->place.offset,
                         after_spaces(patch, after_number(patch, number)));
    }
}

/* Whether all steps of a turn are removed from their place. */
static bool is_gone(const struct patch *patch, uint16_t turn)
{
    for (size_t i = 0; i < patch->script->count; i++) {
        const struct script_step *step = &patch->script->steps[i];
        if (step->turn == turn && !patch->moved[i] && !step->supplied)
            return false;
    }
    return true;
}

/* Remove consecutive steps, with what separates them from the others. */
static void drop_steps(struct patch *patch, size_t first, size_t last)
{
    size_t from = patch->script->steps[first].place.offset;
    size_t to = after_step(patch, last), before = from, after = to;
    bool gone = is_gone(patch, patch->script->steps[first].turn);
    while (before > 0 && is_blank(byte_at(patch, before - 1)))
        before--;
    while (is_blank(byte_at(patch, after)))
        after++;
    if (before > 0 && byte_at(patch, before - 1) == ';' && !gone)
        from = before - 1;
    else if (byte_at(patch, after) == ';')
        to = after_spaces(patch, after + 1);
    else if (gone)
        to = after_spaces(patch, to);
    delete_bytes(patch, from, to);
}

/* Remove all steps that do not stay in their place. */
static void drop_moved(struct patch *patch)
{
    const struct record_script *script = patch->script;
    uint16_t dropped = 0;
    for (size_t step = 0; step < script->count; step++) {
        uint16_t turn = script->steps[step].turn;
        size_t first = step;
        if (!patch->moved[step])
            continue;
        while (step + 1 < script->count && patch->moved[step + 1] &&
               script->steps[step + 1].turn == turn)
            step++;
        if (turn != dropped && is_gone(patch, turn)) {
            dropped = turn;
            drop_number(patch, turn);
        }
        drop_steps(patch, first, step);
    }
}

/* Insert an action of the reading at its place in its turn. */
static void put_action(struct patch *patch, size_t at)
{
    const struct reading *reading = patch->reading;
    const struct reading_action *here = &reading->actions[at];
    char name[YINSH_ACTION_TEXT];
    size_t back = at, ahead = at;
    yinsh_action_format(here->action, name);
    while (back > 0 && reading->actions[back - 1].turn == here->turn) {
        int step = reading->actions[--back].step;
        if (step != NO_STEP && !patch->moved[step]) {
            bool ring = here->action.kind == YINSH_RING;
            change(patch, (struct place){after_step(patch, (size_t)step), 0}, "%s%s",
                   ring ? "" : ";", name);
            return;
        }
    }
    while (ahead + 1 < reading->count && reading->actions[ahead + 1].turn == here->turn) {
        int step = reading->actions[++ahead].step;
        if (step != NO_STEP && !patch->moved[step]) {
            /* The ring follows its row. */
            bool row = here->action.kind == YINSH_ROW;
            change(patch, (struct place){patch->script->steps[step].place.offset, 0}, "%s%s", name,
                   row ? "" : ";");
            return;
        }
    }
    patch->failed = true;
}

/* The end of the comments after a turn, or of the turn if there are none. */
static size_t comments_end(const struct patch *patch, size_t end)
{
    size_t at = end;
    for (;;) {
        while (is_blank(byte_at(patch, at)))
            at++;
        if (byte_at(patch, at) != '{')
            return end;
        while (at < patch->record->window.taken && byte_at(patch, at) != '}')
            at++;
        end = ++at;
    }
}

/* The text of a turn of the record with its marks and comments, but without its number. */
static struct place turn_text(const struct patch *patch, uint16_t turn)
{
    const struct script_step *steps = patch->script->steps;
    size_t first = 0, last;
    while (steps[first].turn != turn || steps[first].supplied)
        first++;
    last = first;
    for (size_t step = first; step < patch->script->count; step++)
        if (steps[step].turn == turn && !steps[step].supplied)
            last = step;
    size_t offset = steps[first].place.offset;
    size_t end = comments_end(patch, after_step(patch, last));
    return (struct place){offset, end - offset};
}

static void patch_swaps(struct patch *patch)
{
    for (size_t i = 0; i < patch->reading->swap_count; i++) {
        struct place one = turn_text(patch, patch->reading->swaps[i].first);
        struct place other = turn_text(patch, patch->reading->swaps[i].second);
        (void)add_edit(patch, one, other);
        (void)add_edit(patch, other, one);
    }
}

static void patch_actions(struct patch *patch)
{
    const struct repair *repair = patch->repair;
    const struct reading *reading = patch->reading;
    char name[YINSH_ACTION_TEXT];
    for (size_t i = 0; i < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i];
        bool moves = fix->kind == FIX_TURN || fix->kind == FIX_ORDER;
        patch->failed |= fix->kind == FIX_PASS || (moves && !rules_is_removal(fix->action));
        if (fix->kind == FIX_TAKEN_BACK || moves)
            patch->moved[fix->step] = true;
        /* A ring moves with its row. */
        if (moves && fix->action.kind == YINSH_ROW && fix->at + 1U < reading->count &&
            reading->actions[fix->at + 1].step != NO_STEP)
            patch->moved[reading->actions[fix->at + 1].step] = true;
    }
    if (patch->failed)
        return;
    patch_swaps(patch);
    drop_moved(patch);
    for (size_t at = 0; at < reading->count; at++)
        if (reading->actions[at].step != NO_STEP && patch->moved[reading->actions[at].step])
            put_action(patch, at);
    for (size_t i = 0; i < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i];
        if (fix->kind == FIX_ROW_ENDS && !patch->moved[fix->step]) {
            yinsh_action_format(fix->action, name);
            change(patch, fix->place, "%s", name);
        } else if (fix->kind == FIX_ROW || fix->kind == FIX_RING) {
            put_action(patch, fix->at);
        } else if (fix->kind == FIX_REMOVAL) {
            put_action(patch, fix->at);
            put_action(patch, fix->at + 1U);
        }
    }
}

/* ---- Claims ------------------------------------------------------------ */

/* Change a result, unless it is right or "*". */
static void patch_result(struct patch *patch, struct place place)
{
    const char *stated = patch->record->window.bytes + place.offset;
    enum yinsh_result right = patch->repair->record.outcome.result;
    int result = result_find(stated, place.length);
    if (result > YINSH_RESULT_NONE && result != (int)right)
        change(patch, place, "%s", yinsh_result_name(right));
}

static void patch_claims(struct patch *patch)
{
    const struct repair *repair = patch->repair;
    struct place stated = patch->record->claims.result_place, last = last_word(patch->record);
    const uint8_t *removed = repair->record.game.now.removed;
    for (size_t i = 0; i < repair->fix_count; i++) {
        struct place place = repair->fixes[i].place;
        if (repair->fixes[i].kind == FIX_END) {
            change(patch, place, "%s", yinsh_end_name(repair->record.outcome.end));
        } else if (repair->fixes[i].kind == FIX_RINGS) {
            change(patch, place, "%d-%d", removed[YINSH_WHITE], removed[YINSH_BLACK]);
        } else if (repair->fixes[i].kind == FIX_SPELLING) {
            change(patch, place, "%s", yinsh_result_name(repair->record.outcome.result));
        } else if (repair->fixes[i].kind == FIX_RESULT) {
            patch_result(patch, stated);
            if (last.offset != stated.offset)
                patch_result(patch, last);
        }
    }
}

/* ---- Spelling ---------------------------------------------------------- */

/* Put a space in place of each line end in a tag. */
static void join_lines(struct patch *patch, size_t at, size_t end)
{
    for (; at < end; at++) {
        bool two = byte_at(patch, at) == '\r' && byte_at(patch, at + 1) == '\n';
        if (two || byte_at(patch, at) == '\n')
            change(patch, (struct place){at, 1U + two}, " ");
        at += two;
    }
}

/* Escape the quotation marks in a tag but for the first and the last one. */
static void escape_quotes(struct patch *patch, size_t at, size_t end)
{
    bool first = true;
    while (byte_at(patch, end - 1) != '"')
        end--;
    for (; at < end - 1; at++) {
        bool quote = byte_at(patch, at) == '"';
        if (quote && !first)
            change(patch, (struct place){at, 0}, "\\");
        first &= !quote;
        at += byte_at(patch, at) == '\\';
    }
}

/* Put the semicolon before a removal in place of the white space there. */
static void separate(struct patch *patch, size_t removal)
{
    size_t from = removal;
    while (from > 0 && is_blank(byte_at(patch, from - 1)))
        from--;
    change(patch, (struct place){from, removal - from}, ";");
}

/* Replace all look-alikes. */
static void replace_look_alikes(struct patch *patch)
{
    const struct plain_copy *copy = patch->record->copy;
    for (size_t at = 0; at < copy->length; at++) {
        struct place place = {at, 1};
        plain_copy_place(copy, &place.offset, &place.length);
        if (place.offset + place.length > patch->record->window.taken)
            break;
        if (place.length > 1 || byte_at(patch, place.offset) != copy->bytes[at])
            change(patch, place, "%c", copy->bytes[at]);
    }
}

static void patch_spellings(struct patch *patch)
{
    char name[YINSH_ACTION_TEXT];
    for (size_t i = 0; i < patch->repair->fix_count; i++) {
        const struct fix *fix = &patch->repair->fixes[i];
        size_t at = fix->place.offset, end = at + fix->place.length;
        if (fix->kind == FIX_TAG_LINES)
            join_lines(patch, at, end);
        else if (fix->kind == FIX_QUOTES)
            escape_quotes(patch, at, end);
        else if (fix->kind == FIX_SEPARATOR)
            separate(patch, at);
        else if (fix->kind == FIX_LOOK_ALIKES)
            replace_look_alikes(patch);
        else if (fix->kind == FIX_SLIP && yinsh_action_format(fix->action, name) > 0)
            change(patch, fix->place, "%s", name);
    }
}

/* ---- The text ---------------------------------------------------------- */

static int by_offset(const void *a, const void *b)
{
    const struct edit *one = a, *other = b;
    if (one->offset != other->offset)
        return one->offset < other->offset ? -1 : 1;
    /* Insertions come before removals at the same place. */
    if ((one->length > 0) != (other->length > 0))
        return one->length > 0 ? 1 : -1;
    return one->order < other->order ? -1 : 1;
}

/*
 * Write the text of the original record, in the official notation, with its fixes and nothing else
 * changed.  Returns false if that is impossible; the output is then invalid.
 */
static bool write_fixed(struct repair *repair, struct output *output)
{
    const struct yinsh_record *record = repair->reading.record;
    struct patch patch = {
        .repair = repair, .reading = &repair->reading, .record = record, .script = &record->script};
    size_t at = 0;
    patch.edits = arena_alloc(&repair->arena, EDITS * sizeof *patch.edits);
    if (patch.edits == NULL)
        return false;
    patch_actions(&patch);
    patch_numbers(&patch);
    patch_claims(&patch);
    patch_spellings(&patch);
    if (patch.failed)
        return false;
    qsort(patch.edits, patch.count, sizeof patch.edits[0], by_offset);
    for (size_t i = 0; i < patch.count; i++) {
        const struct edit *edit = &patch.edits[i];
        if (edit->offset < at)
            return false;
        output_bytes(output, record->window.bytes + at, edit->offset - at);
        output_string(output, edit->text);
        output_bytes(output, record->window.bytes + edit->copied.offset, edit->copied.length);
        at = edit->offset + edit->length;
    }
    output_bytes(output, record->window.bytes + at, record->window.taken - at);
    return true;
}

/* ---- Texts ---------------------------------------------------------------- */

static int put_in_text(void *context, const char *bytes, size_t length)
{
    struct repair_text *text = context;
    text->failed |= !bytes_add(&text->out, bytes, length);
    return text->failed;
}

/* ---- What cannot be written -------------------------------------------- */

static bool has_clocks(const struct yinsh_record *record)
{
    for (const struct note *note = record->notes; note != NULL; note = note->next)
        if (repair_is_clock(note))
            return true;
    return false;
}

/* Whether a clock belongs to a turn that was taken back: it would become another turn's. */
static bool drops_clock(const struct repair *repair)
{
    const struct note *notes = repair->reading.record->notes;
    for (size_t i = 0; i < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i];
        if (fix->kind != FIX_TAKEN_BACK)
            continue;
        for (const struct note *note = notes; note != NULL; note = note->next)
            if (repair_is_clock(note) && note->step == (size_t)fix->step + 1)
                return true;
    }
    return false;
}

/* Whether a record's text contains a word. */
static bool has_word(const struct yinsh_record *record, const char *word)
{
    size_t length = strlen(word);
    for (size_t at = 0; at + length <= record->window.taken; at++)
        if (memcmp(record->window.bytes + at, word, length) == 0)
            return true;
    return false;
}

/* ---- Writing ----------------------------------------------------------- */

/* End a text with the white space that ends the record's own; false if memory ran out. */
static bool keep_end(struct repair_text *text, const struct yinsh_record *record)
{
    struct place last = last_word(record);
    size_t end = last.offset + last.length;
    while (text->out.length > 0 && is_blank(text->out.at[text->out.length - 1]))
        text->out.length--;
    return put_in_text(text, record->window.bytes + end, record->window.taken - end) == 0;
}

/* Begin an empty text. */
static void begin_text(struct repair_text *text, struct output *output)
{
    text->out.length = text->begin = 0;
    text->lost = 0;
    text->patched = text->positions = false;
    output_begin(output, put_in_text, text);
}

/* Change the record's own text; false if that is impossible, or not what was promised. */
static bool write_patched(struct repair *repair, const yinsh_reader_options *options,
                          struct repair_text *text)
{
    struct output output;
    begin_text(text, &output);
    text->patched = true;
    bool patched = write_fixed(repair, &output) && output_flush(&output) == 0;
    text->failed |= repair->arena.failed;
    return patched &&
           repair_verify(repair, notation_find(repair->record.notation), options, text) == NULL;
}

/* Write the record as its notation is written elsewhere. */
static const char *write_anew(const struct repair *repair, const yinsh_reader_options *options,
                              struct repair_text *text)
{
    const struct yinsh_record *record = repair->reading.record;
    struct output output;
    const struct notation *notation = notation_find(record->notation);
    if (notation == NULL || notation->write == NULL)
        return "its notation can only be read; choose another one with -t";
    /* In broken turns it is not certain which action a clock belongs to. */
    if (record->script.ever_diverged && has_clocks(record))
        return "it has clocks of turns that contain errors";
    if (record->lossy)
        return "it contains parts that the reader omits, which would be lost";
    begin_text(text, &output);
    output_bytes(&output, record->window.bytes, record->window.begin);
    text->begin = record->window.begin;
    text->positions = notation->writes_positions && has_word(record, "\"position\"");
    if (notation_write(notation, &repair->record, text->positions, &output) != 0)
        return "its notation cannot hold the whole record written anew; try another one with -t";
    if (output_flush(&output) != 0 || !keep_end(text, record))
        return "not enough memory";
    return repair_verify(repair, notation, options, text);
}

const char *repair_write(struct repair *repair, const yinsh_reader_options *options,
                         struct repair_text *text)
{
    text->own = true;
    text->failed = false;
    if (drops_clock(repair))
        return "it has the clock of a turn that was taken back";
    if (is_official(&repair->record) && write_patched(repair, options, text))
        return NULL;
    return text->failed ? "not enough memory" : write_anew(repair, options, text);
}

/* Write the record in a notation, and verify it. */
static const char *write_in(struct repair *repair, const struct notation *target,
                            const yinsh_reader_options *options, struct repair_text *text)
{
    struct output output;
    begin_text(text, &output);
    text->own = text->failed = false;
    text->lost = notation_write(target, &repair->record, false, &output);
    if (output_flush(&output) != 0)
        return "not enough memory";
    /* Nothing was written then. */
    if ((text->lost & LOST_ALL) != 0)
        return NULL;
    return repair_verify(repair, target, options, text);
}

const char *repair_write_to(struct repair *repair, const struct notation *target,
                            const yinsh_reader_options *options, struct repair_text *text)
{
    struct yinsh_record *record = &repair->record;
    struct tag *const tags = record->tags;
    const size_t count = record->tag_count;
    struct dated_tags dated;
    dates_convert(&dated, record, target->dates);
    record->tags = dated.list;
    record->tag_count = dated.count;
    const char *why = write_in(repair, target, options, text);
    record->tags = tags;
    record->tag_count = count;
    return why;
}
