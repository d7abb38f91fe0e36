/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the project's own JSON; notation/json/json.c has its grammar. */
#include "notation/json/json.h"

#include "rules/rules.h"

#include <string.h>

/* The notes after one action are some of those from first to last. */
struct note_range {
    const struct note *first, *last;
};

/* Begin a member of an object that is not its first. */
static void put_name(struct writer *writer, const char *name)
{
    put(writer, ",\"");
    put(writer, name);
    put(writer, "\":");
}

/* A member whose value is a word of ours, which has nothing in it to be escaped. */
static void put_word(struct writer *writer, const char *name, const char *word)
{
    put_name(writer, name);
    put(writer, "\"");
    put(writer, word);
    put(writer, "\"");
}

static void put_position(struct writer *writer, const char *name, const yinsh_position *position)
{
    char line[YINSH_POSITION_TEXT];
    yinsh_position_format(position, line);
    put_word(writer, name, line);
}

/* ---- Tags -------------------------------------------------------------- */

static void put_tags(struct writer *writer)
{
    bool pairs = false;
    /* If a name appears twice, an object would not hold all tags. */
    for (size_t i = 0; i < writer->tag_count; i++)
        for (size_t k = 0; k < i; k++)
            pairs |= strcmp(writer->tags[i].name, writer->tags[k].name) == 0;
    const char *comma = pairs ? "[[" : "{";
    put_name(writer, "tags");
    for (size_t i = 0; i < writer->tag_count; i++) {
        const struct tag *tag = &writer->tags[i];
        if (!words_are_tag_name(words_of(tag->name))) {
            writer->lost |= LOST_TAGS;
            continue;
        }
        put(writer, comma);
        put_json(writer, tag->name, strlen(tag->name));
        put(writer, pairs ? "," : ":");
        put_json(writer, tag->value, tag->length);
        comma = pairs ? "],[" : ",";
    }
    put(writer, comma[0] == '{' ? "{}" : comma[0] == '[' ? "[]" : pairs ? "]]" : "}");
}

/* ---- Notes ------------------------------------------------------------- */

/*
 * Find the notes after each action; after all of them there are only clocks.  Clocks may come after
 * the notes of later actions of their turn, so the ranges may overlap within a turn.
 */
static void find_notes(struct writer *writer, struct note_range ranges[])
{
    for (const struct note *note = writer->note; note != NULL; note = note->next) {
        if (note->after > writer->count + 1 || !writer_holds(note)) {
            writer->lost |= LOST_CLOCKS;
        } else {
            struct note_range *range = &ranges[note->after];
            if (range->first == NULL)
                range->first = note;
            range->last = note;
        }
    }
}

/* The next note of a range after a note, of the same action; NULL if it is the last one. */
static const struct note *note_after(const struct note_range *range, const struct note *note)
{
    const struct note *next = note;
    do
        next = next != range->last ? next->next : NULL;
    while (next != NULL && (next->after != note->after || !writer_holds(next)));
    return next;
}

static void put_notes(struct writer *writer, const struct note_range *range)
{
    const char *comma = ",\"notes\":[{\"";
    for (const struct note *note = range->first; note != NULL; note = note_after(range, note)) {
        put(writer, comma);
        comma = "},{\"";
        if (note->kind == NOTE_CLOCK) {
            put(writer, "clock\":");
            put_number(writer, note->milliseconds);
        } else {
            put(writer, note->kind == NOTE_MARK ? "mark\":" : "comment\":");
            put_json(writer, note->text, note->length);
        }
    }
    put(writer, range->first != NULL ? "}]" : "");
}

static void put_end_clocks(struct writer *writer, const struct note_range *range)
{
    const char *comma = ",\"end_clocks\":[";
    for (const struct note *note = range->first; note != NULL; note = note_after(range, note)) {
        put(writer, comma);
        put_number(writer, note->milliseconds);
        comma = ",";
    }
    put(writer, range->first != NULL ? "]" : "");
}

/* ---- Actions ----------------------------------------------------------- */

/* Append a member with a point; before is what comes before the point. */
static char *append_member(char *at, const char *before, yinsh_point point)
{
    at = append_point(append_string(at, before), point);
    *at++ = '"';
    return at;
}

/* Append the kind and the points of an action; those of a row are its ends and its markers. */
static char *append_kind(char *at, yinsh_action action)
{
    at = append_string(append_string(at, json_kinds[action.kind]), "\"");
    if (action.from != YINSH_NO_POINT)
        at = append_member(at, ",\"from\":\"", action.from);
    if (action.to != YINSH_NO_POINT)
        at = append_member(at, ",\"to\":\"", action.to);
    for (int i = 0; i < YINSH_ROW_LENGTH && action.kind == YINSH_ROW; i++)
        at = append_member(at, i == 0 ? ",\"markers\":[\"" : ",\"", row_marker(action, i));
    return append_string(at, action.kind == YINSH_ROW ? "]" : "");
}

static void put_actions(struct writer *writer, const struct note_range ranges[])
{
    static const char sides[][sizeof ",\"side\":\"white\",\"kind\":\""] = {
        ",\"side\":\"white\",\"kind\":\"", ",\"side\":\"black\",\"kind\":\""};
    const struct yinsh_record *record = writer->record;
    yinsh_position position = record->game.start;
    put(writer, ",\"actions\":[");
    for (size_t i = 0; i < record->game.count; i++) {
        const struct played *played = &record->game.played[i];
        char *at = output_room(writer->output, WRITER_ACTION);
        *at = ',';
        at = append_number(append_string(at + (i > 0), "{\"turn\":"), played->turn);
        at = append_bytes(at, sides[played->action.side], sizeof sides[0] - 1);
        output_take(writer->output, append_kind(at, played->action));
        if (writer->positions) {
            rules_apply(&position, played->action);
            put_position(writer, "position", &position);
        }
        put_notes(writer, &ranges[i + 1]);
        put(writer, "}");
    }
    put(writer, "]");
}

/* ---- The record -------------------------------------------------------- */

void json_write(struct writer *writer)
{
    /* Everything that notation_losses() looks for is held. */
    const struct yinsh_record *record = writer->record;
    struct note_range ranges[RECORD_ACTIONS + 2] = {{NULL, NULL}}; /* by the actions before them */
    char variant[VARIANT_TEXT];
    variant_name(&record->game.start, variant);
    find_notes(writer, ranges);
    put(writer, "{\"yinsh\":1");
    put_tags(writer);
    put_word(writer, "variant", variant);
    if (!rules_is_start(&record->game.start))
        put_position(writer, "start", &record->game.start);
    put_word(writer, "result", yinsh_result_name(record->outcome.result));
    put_word(writer, "end", yinsh_end_name(record->outcome.end));
    put(writer, ",\"rings\":[");
    put_number(writer, record->game.now.removed[YINSH_WHITE]);
    put(writer, ",");
    put_number(writer, record->game.now.removed[YINSH_BLACK]);
    put(writer, "]");
    put_notes(writer, &ranges[0]);
    put_actions(writer, ranges);
    put_end_clocks(writer, &ranges[writer->count + 1]);
    put_position(writer, "final", &record->game.now);
    put(writer, "}\n");
}
