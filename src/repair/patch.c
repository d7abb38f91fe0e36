/* SPDX-License-Identifier: BSD-2-Clause */
/* Mending the text of a record in the official notation, with all else in it left as it is. */
#include "repair/repair.h"

#include "base/scan.h"
#include "rules/names.h"
#include "rules/rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EDIT_TEXT = 32, EDITS = 8 * RECORD_STEPS, NONE = -1 };

/* A change of the text: bytes that are left out, and others in their place. */
struct edit {
    size_t offset, length;
    size_t order; /* among those at the same offset */
    char text[EDIT_TEXT];
    struct place piece; /* of the record's own text, which comes after that */
};

/* A text being changed. */
struct patch {
    const struct repair *repair;
    const struct yinsh_record *record;
    struct edit *edits;
    size_t count;
    bool failed;
    bool moved[RECORD_STEPS]; /* steps that are left out where they stand */
    bool used[RECORD_STEPS];  /* steps that are in the reading */
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

/* Put another piece of the text in the place of one. */
static void replace(struct patch *patch, struct place place, struct place piece)
{
    struct edit *edit = add_edit(patch, place);
    if (edit != NULL)
        edit->piece = piece;
}

static char byte_at(const struct patch *patch, size_t offset)
{
    return offset < patch->record->window.taken ? patch->record->window.bytes[offset] : '\0';
}

static const struct script_step *step_of(const struct patch *patch, int step)
{
    return &patch->record->script.steps[step];
}

/* Behind a step and the marks at it. */
static size_t behind_step(const struct patch *patch, int step)
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
    repair_turns(repair, patch->record, turns);
    for (size_t i = 0; i < patch->record->script.number_count; i++) {
        const struct stated_number *number = &patch->record->script.numbers[i];
        uint16_t turn = turns[repair_place(repair, number->turn)];
        if (turn == 0 || turn == number->number)
            continue;
        snprintf(text, sizeof text, "%d", turn);
        change(patch, number->place.offset, number->place.length, text);
    }
    for (size_t i = 0; i < repair->mend_count; i++)
        if (repair->mends[i].kind == MEND_NUMBER_MISSING) {
            snprintf(text, sizeof text, spaces_numbers(patch) ? "%d. " : "%d.",
                     repair->mends[i].turn);
            change(patch, repair->mends[i].place.offset, 0, text);
        }
}

/* ---- Actions ----------------------------------------------------------- */

/* Leave out the number of a turn of which nothing is left. */
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

/* Whether all steps of a turn are left out where they stand. */
static bool is_gone(const struct patch *patch, uint16_t turn)
{
    for (size_t step = 0; step < patch->record->script.count; step++)
        if (step_of(patch, (int)step)->turn == turn && !patch->moved[step] &&
            !step_of(patch, (int)step)->supplied)
            return false;
    return true;
}

/* Leave out a stretch of steps that are moved, with what divides them from the others. */
static void drop_steps(struct patch *patch, size_t first, size_t last)
{
    uint16_t turn = step_of(patch, (int)first)->turn;
    size_t from = step_of(patch, (int)first)->place.offset;
    size_t to = behind_step(patch, (int)last), before = from, behind = to;
    bool gone = is_gone(patch, turn);
    while (before > 0 && is_blank(byte_at(patch, before - 1)))
        before--;
    while (is_blank(byte_at(patch, behind)))
        behind++;
    if (before > 0 && byte_at(patch, before - 1) == ';' && !gone) {
        from = before - 1;
    } else if (byte_at(patch, behind) == ';') {
        to = behind + 1;
        while (byte_at(patch, to) == ' ')
            to++;
    } else if (gone) {
        while (byte_at(patch, to) == ' ')
            to++;
    }
    change(patch, from, to - from, "");
}

/* Leave out all steps that do not stay where they are. */
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

/* Write an action of the reading at the place that it has in its turn. */
static void put_action(struct patch *patch, size_t at)
{
    const struct repair *repair = patch->repair;
    const struct reading_action *here = &repair->actions[at];
    char name[YINSH_ACTION_TEXT], text[EDIT_TEXT];
    size_t back = at, ahead = at;
    yinsh_action_format(here->action, name);
    while (back > 0 && repair->actions[back - 1].turn == here->turn) {
        int step = repair->actions[--back].step;
        if (step != NONE && !patch->moved[step]) {
            bool ring = here->action.kind == YINSH_RING;
            snprintf(text, sizeof text, ring ? "%s" : ";%s", name);
            change(patch, behind_step(patch, step), 0, text);
            return;
        }
    }
    while (ahead + 1 < repair->count && repair->actions[ahead + 1].turn == here->turn) {
        int step = repair->actions[++ahead].step;
        if (step != NONE && !patch->moved[step]) {
            bool stated_ring = repair->actions[ahead].action.kind == YINSH_RING;
            bool joins = here->action.kind == YINSH_ROW &&
                         (stated_ring || repair->actions[at + 1].action.kind == YINSH_RING) &&
                         !(ahead == at + 2);
            bool last = ahead == at + 1 && here->action.kind == YINSH_RING;
            snprintf(text, sizeof text, last || !joins ? "%s;" : "%s", name);
            if (here->action.kind == YINSH_ROW)
                snprintf(text, sizeof text, "%s", name);
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
    size_t end = comments_end(patch, behind_step(patch, (int)last));
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
    for (size_t i = 0; i < repair->mend_count; i++) {
        const struct mend *mend = &repair->mends[i];
        bool moves = mend->kind == MEND_TURN || mend->kind == MEND_ORDER;
        if (moves && !rules_is_removal(mend->action))
            patch->failed = true;
        if (mend->kind == MEND_PASS)
            patch->failed = true;
        if (mend->kind == MEND_TAKEN_BACK || moves)
            patch->moved[mend->step] = true;
        /* A ring goes with its row. */
        if (moves && mend->action.kind == YINSH_ROW && mend->at + 1U < repair->count &&
            repair->actions[mend->at + 1].step != NONE)
            patch->moved[repair->actions[mend->at + 1].step] = true;
    }
    if (patch->failed)
        return;
    patch_swaps(patch);
    drop_moved(patch);
    for (size_t at = 0; at < repair->count; at++) {
        int step = repair->actions[at].step;
        if (step != NONE && patch->moved[step])
            put_action(patch, at);
    }
    for (size_t i = 0; i < repair->mend_count; i++) {
        const struct mend *mend = &repair->mends[i];
        if (mend->kind == MEND_ROW_ENDS && !patch->moved[mend->step]) {
            yinsh_action_format(mend->action, name);
            change(patch, mend->place.offset, mend->place.length, name);
        } else if (mend->kind == MEND_ROW || mend->kind == MEND_RING) {
            put_action(patch, mend->at);
        } else if (mend->kind == MEND_REMOVAL) {
            put_action(patch, mend->at);
            put_action(patch, mend->at + 1U);
        }
    }
}

/* ---- Claims ------------------------------------------------------------ */

/* Change a result, unless it is right or leaves open what it is. */
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
    for (size_t i = 0; i < repair->mend_count; i++) {
        struct place place = repair->mends[i].place;
        if (repair->mends[i].kind == MEND_END) {
            change(patch, place.offset, place.length, yinsh_end_name(repair->record.outcome.end));
        } else if (repair->mends[i].kind == MEND_RINGS) {
            snprintf(rings, sizeof rings, "%d-%d", removed[YINSH_WHITE], removed[YINSH_BLACK]);
            change(patch, place.offset, place.length, rings);
        } else if (repair->mends[i].kind == MEND_RESULT) {
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

/* ---- All of it --------------------------------------------------------- */

static int by_offset(const void *a, const void *b)
{
    const struct edit *one = a, *other = b;
    if (one->offset != other->offset)
        return one->offset < other->offset ? -1 : 1;
    /* What is put in stands in front of what is left out there. */
    if ((one->length > 0) != (other->length > 0))
        return one->length > 0 ? 1 : -1;
    return one->order < other->order ? -1 : 1;
}

bool repair_patch(struct repair *repair, const struct yinsh_record *record, struct output *output)
{
    struct patch patch = {.repair = repair, .record = record};
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
        output_bytes(output, record->window.bytes + edit->piece.offset, edit->piece.length);
        at = edit->offset + edit->length;
    }
    output_bytes(output, record->window.bytes + at, record->window.taken - at);
    return true;
}
