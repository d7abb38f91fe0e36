/* SPDX-License-Identifier: BSD-2-Clause */
#include "repair/patch.h"

#include "base/scan.h"
#include "repair/numbers.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <stdio.h>
#include <stdlib.h>

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
    struct reading reading;
    const struct yinsh_record *record;
    struct edit *edits;
    size_t count;
    bool failed;
    bool moved[RECORD_STEPS]; /* steps that are removed from their place */
};

static struct edit *add_edit(struct patch *patch, struct place place)
{
    patch->failed |=
        patch->count == EDITS || place.offset + place.length > patch->record->window.taken;
    if (patch->failed)
        return NULL;
    struct edit *edit = &patch->edits[patch->count];
    *edit = (struct edit){.offset = place.offset, .length = place.length, .order = patch->count};
    patch->count++;
    return edit;
}

static void change(struct patch *patch, size_t offset, size_t length, const char *text)
{
    struct edit *edit = add_edit(patch, (struct place){offset, length});
    if (edit != NULL)
        snprintf(edit->text, sizeof edit->text, "%s", text);
}

/* Replace a part of the text by another part. */
static void replace(struct patch *patch, struct place place, struct place copied)
{
    struct edit *edit = add_edit(patch, place);
    if (edit != NULL)
        edit->copied = copied;
}

static char byte_at(const struct patch *patch, size_t offset)
{
    return offset < patch->record->window.taken ? patch->record->window.bytes[offset] : '\0';
}

static const struct script_step *step_of(const struct patch *patch, int step)
{
    return &patch->record->script.steps[step];
}

/* The end of a step and the marks after it. */
static size_t after_step(const struct patch *patch, int step)
{
    struct place place = step_of(patch, step)->place;
    size_t end = place.offset + place.length;
    while (byte_at(patch, end) == '!' || byte_at(patch, end) == '?')
        end++;
    return end;
}

/* ---- Numbers ----------------------------------------------------------- */

/* Whether blanks divide the numbers from the turns. */
static bool spaces_numbers(const struct patch *patch)
{
    size_t at = patch->record->script.numbers[0].place.offset;
    while (is_digit(byte_at(patch, at)) || byte_at(patch, at) == '.')
        at++;
    return is_blank(byte_at(patch, at));
}

static void patch_numbers(struct patch *patch)
{
    uint16_t turns[RECORD_STEPS + 1];
    char text[EDIT_TEXT];
    const struct repair *repair = patch->repair;
    reading_turns(&patch->reading, patch->record, turns);
    for (size_t i = 0; i < patch->record->script.number_count; i++) {
        const struct stated_number *number = &patch->record->script.numbers[i];
        uint16_t turn = turns[reading_place(&patch->reading, number->turn)];
        if (turn == 0 || turn == number->number)
            continue;
        snprintf(text, sizeof text, "%d", turn);
        change(patch, number->place.offset, number->place.length, text);
    }
    for (size_t i = 0; i < repair->fix_count; i++)
        if (repair->fixes[i].kind == FIX_NUMBER_MISSING) {
            snprintf(text, sizeof text, spaces_numbers(patch) ? "%d. " : "%d.",
                     repair->fixes[i].turn);
            change(patch, repair->fixes[i].place.offset, 0, text);
        }
}

/* ---- Actions ----------------------------------------------------------- */

/* Remove the number of a turn that has no actions left. */
static void drop_number(struct patch *patch, uint16_t turn)
{
    for (size_t i = 0; i < patch->record->script.number_count; i++) {
        const struct stated_number *number = &patch->record->script.numbers[i];
        size_t end = number->place.offset;
        if (number->turn != turn)
            continue;
        while (is_digit(byte_at(patch, end)) || byte_at(patch, end) == '.')
            end++;
        while (byte_at(patch, end) == ' ')
            end++;
        change(patch, number->place.offset, end - number->place.offset, "");
    }
}

/* Whether all steps of a turn are removed from their place. */
static bool is_gone(const struct patch *patch, uint16_t turn)
{
    for (size_t step = 0; step < patch->record->script.count; step++)
        if (step_of(patch, (int)step)->turn == turn && !patch->moved[step] &&
            !step_of(patch, (int)step)->supplied)
            return false;
    return true;
}

/* Remove consecutive steps, with what separates them from the others. */
static void drop_steps(struct patch *patch, size_t first, size_t last)
{
    uint16_t turn = step_of(patch, (int)first)->turn;
    size_t from = step_of(patch, (int)first)->place.offset;
    size_t to = after_step(patch, (int)last), before = from, after = to;
    bool gone = is_gone(patch, turn);
    while (before > 0 && is_blank(byte_at(patch, before - 1)))
        before--;
    while (is_blank(byte_at(patch, after)))
        after++;
    if (before > 0 && byte_at(patch, before - 1) == ';' && !gone) {
        from = before - 1;
    } else if (byte_at(patch, after) == ';') {
        to = after + 1;
        while (byte_at(patch, to) == ' ')
            to++;
    } else if (gone) {
        while (byte_at(patch, to) == ' ')
            to++;
    }
    change(patch, from, to - from, "");
}

/* Remove all steps that do not stay in their place. */
static void drop_moved(struct patch *patch)
{
    const struct yinsh_record *record = patch->record;
    uint16_t dropped = 0;
    for (size_t step = 0; step < record->script.count; step++) {
        size_t last = step;
        if (!patch->moved[step])
            continue;
        while (last + 1 < record->script.count && patch->moved[last + 1] &&
               record->script.steps[last + 1].turn == record->script.steps[step].turn)
            last++;
        if (record->script.steps[step].turn != dropped &&
            is_gone(patch, record->script.steps[step].turn)) {
            dropped = record->script.steps[step].turn;
            drop_number(patch, dropped);
        }
        drop_steps(patch, step, last);
        step = last;
    }
}

/* Insert an action of the reading at its place in its turn. */
static void put_action(struct patch *patch, size_t at)
{
    const struct repair *repair = patch->repair;
    const struct reading_action *here = &repair->actions[at];
    char name[YINSH_ACTION_TEXT], text[EDIT_TEXT];
    size_t back = at, ahead = at;
    yinsh_action_format(here->action, name);
    while (back > 0 && repair->actions[back - 1].turn == here->turn) {
        int step = repair->actions[--back].step;
        if (step != NO_STEP && !patch->moved[step]) {
            bool ring = here->action.kind == YINSH_RING;
            snprintf(text, sizeof text, ring ? "%s" : ";%s", name);
            change(patch, after_step(patch, step), 0, text);
            return;
        }
    }
    while (ahead + 1 < repair->count && repair->actions[ahead + 1].turn == here->turn) {
        int step = repair->actions[++ahead].step;
        if (step != NO_STEP && !patch->moved[step]) {
            /* The ring follows its row. */
            bool row = here->action.kind == YINSH_ROW;
            snprintf(text, sizeof text, row ? "%s" : "%s;", name);
            change(patch, step_of(patch, step)->place.offset, 0, text);
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
    size_t first = 0, last;
    while (step_of(patch, (int)first)->turn != turn || step_of(patch, (int)first)->supplied)
        first++;
    last = first;
    for (size_t step = first; step < patch->record->script.count; step++)
        if (step_of(patch, (int)step)->turn == turn && !step_of(patch, (int)step)->supplied)
            last = step;
    size_t offset = step_of(patch, (int)first)->place.offset;
    size_t end = comments_end(patch, after_step(patch, (int)last));
    return (struct place){offset, end - offset};
}

static void patch_swaps(struct patch *patch)
{
    for (size_t i = 0; i < patch->repair->swap_count; i++) {
        struct place one = turn_text(patch, patch->repair->swaps[i].first);
        struct place other = turn_text(patch, patch->repair->swaps[i].second);
        replace(patch, one, other);
        replace(patch, other, one);
    }
}

static void patch_actions(struct patch *patch)
{
    const struct repair *repair = patch->repair;
    char name[YINSH_ACTION_TEXT];
    for (size_t i = 0; i < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i];
        bool moves = fix->kind == FIX_TURN || fix->kind == FIX_ORDER;
        if (moves && !rules_is_removal(fix->action))
            patch->failed = true;
        if (fix->kind == FIX_PASS)
            patch->failed = true;
        if (fix->kind == FIX_TAKEN_BACK || moves)
            patch->moved[fix->step] = true;
        /* A ring moves with its row. */
        if (moves && fix->action.kind == YINSH_ROW && fix->at + 1U < repair->count &&
            repair->actions[fix->at + 1].step != NO_STEP)
            patch->moved[repair->actions[fix->at + 1].step] = true;
    }
    if (patch->failed)
        return;
    patch_swaps(patch);
    drop_moved(patch);
    for (size_t at = 0; at < repair->count; at++) {
        int step = repair->actions[at].step;
        if (step != NO_STEP && patch->moved[step])
            put_action(patch, at);
    }
    for (size_t i = 0; i < repair->fix_count; i++) {
        const struct fix *fix = &repair->fixes[i];
        if (fix->kind == FIX_ROW_ENDS && !patch->moved[fix->step]) {
            yinsh_action_format(fix->action, name);
            change(patch, fix->place.offset, fix->place.length, name);
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
static void patch_result(struct patch *patch, size_t offset, size_t length)
{
    const char *right = yinsh_result_name(patch->repair->record.outcome.result);
    int stated = name_find(names_of_result, patch->record->window.bytes + offset, length);
    if (stated > YINSH_RESULT_NONE && stated != (int)patch->repair->record.outcome.result)
        change(patch, offset, length, right);
}

static void patch_claims(struct patch *patch)
{
    const struct repair *repair = patch->repair;
    const struct yinsh_record *record = patch->record;
    const uint8_t *removed = repair->record.game.now.removed;
    char rings[EDIT_TEXT];
    for (size_t i = 0; i < repair->fix_count; i++) {
        struct place place = repair->fixes[i].place;
        if (repair->fixes[i].kind == FIX_END) {
            change(patch, place.offset, place.length, yinsh_end_name(repair->record.outcome.end));
        } else if (repair->fixes[i].kind == FIX_RINGS) {
            snprintf(rings, sizeof rings, "%d-%d", removed[YINSH_WHITE], removed[YINSH_BLACK]);
            change(patch, place.offset, place.length, rings);
        } else if (repair->fixes[i].kind == FIX_RESULT) {
            size_t end = record->window.taken, from;
            while (end > 0 && is_blank(record->window.bytes[end - 1]))
                end--;
            for (from = end; from > 0 && !is_blank(record->window.bytes[from - 1]); from--)
                continue;
            patch_result(patch, record->claims.result_place.offset,
                         record->claims.result_place.length);
            if (from != record->claims.result_place.offset)
                patch_result(patch, from, end - from);
        }
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

bool repair_patch(struct repair *repair, const struct yinsh_record *record, struct output *output)
{
    struct patch patch = {.repair = repair, .record = record, .reading = repair_reading(repair)};
    size_t at = 0;
    patch.edits = arena_alloc(&repair->arena, EDITS * sizeof *patch.edits);
    if (patch.edits == NULL)
        return false;
    patch_actions(&patch);
    patch_numbers(&patch);
    patch_claims(&patch);
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
