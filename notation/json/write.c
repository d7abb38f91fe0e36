/* SPDX-License-Identifier: BSD-2-Clause */
/* Writing the project's own JSON; notation/json/json.c has its grammar. */
#include "notation/json/write.h"

#include "base/words.h"
#include "rules/names.h"
#include "rules/rules.h"
#include "rules/way.h"
#include "syntax/losses.h"
#include "json/value.h"

#include <string.h>

/* The notes after one action are some of those from first to last. */
struct note_range {
    const struct note *first, *last;
};

/* A record being written. */
struct writer {
    const struct yinsh_record *record;
    struct output *output;
    bool positions; /* whether to write the position after each action */
    struct note_range ranges[RECORD_ACTIONS + 2]; /* by the number of actions before */
    unsigned lost;
};

static void put(struct writer *writer, const char *string)
{
    output_string(writer->output, string);
}

/* Begin a member of an object that is not its first. */
static void put_name(struct writer *writer, const char *name)
{
    put(writer, ",\"");
    put(writer, name);
    put(writer, "\":");
}

static void put_text(struct writer *writer, const char *bytes, size_t length)
{
    if (!value_write(writer->output, bytes, length))
        writer->lost |= LOST_BYTES;
}

/* A member whose value is a word of ours, which has nothing in it to be escaped. */
static void put_word(struct writer *writer, const char *name, const char *word)
{
    put_name(writer, name);
    put(writer, "\"");
    put(writer, word);
    put(writer, "\"");
}

static void put_point(struct writer *writer, const char *name, yinsh_point point)
{
    char text[YINSH_POINT_TEXT];
    yinsh_point_format(point, text);
    put_word(writer, name, text);
}

/* A position, if its line can be read: a line cannot hold turn 10000, for example. */
static void put_position(struct writer *writer, const char *name, const yinsh_position *position)
{
    char line[YINSH_POSITION_TEXT];
    yinsh_position back;
    size_t length = yinsh_position_format(position, line);
    if (yinsh_position_parse(line, length, &back, NULL) == NULL)
        put_word(writer, name, line);
}

/* ---- Tags -------------------------------------------------------------- */

static void put_tags(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    put_name(writer, "tags");
    const char *comma = "[[";
    for (size_t i = 0; i < record->tag_count; i++) {
        const struct tag *tag = &record->tags[i];
        if (!words_are_tag_name(words_of(tag->name))) {
            writer->lost |= LOST_TAGS;
            continue;
        }
        put(writer, comma);
        put_text(writer, tag->name, strlen(tag->name));
        put(writer, ",");
        put_text(writer, tag->value, tag->length);
        comma = "],[";
    }
    put(writer, comma[0] == '[' ? "[]" : "]]");
}

/* ---- Notes ------------------------------------------------------------- */

static bool is_written(const struct note *note)
{
    return note->kind != NOTE_CLOCK || note->milliseconds <= RECORD_CLOCK_MAX;
}

/*
 * Find the notes after each action; after all of them there are only clocks.  Clocks may come after
 * the notes of later actions of their turn, so the ranges may overlap within a turn.
 */
static void find_notes(struct writer *writer)
{
    size_t count = writer->record->game.count;
    for (const struct note *note = writer->record->notes; note != NULL; note = note->next) {
        if (note->after > count + 1 || !is_written(note)) {
            writer->lost |= LOST_CLOCKS;
        } else {
            struct note_range *range = &writer->ranges[note->after];
            if (range->first == NULL)
                range->first = note;
            range->last = note;
        }
    }
}

/* The first note after a number of actions that is written, from one on, or NULL. */
static const struct note *next_note(const struct writer *writer, const struct note *note,
                                    size_t after)
{
    const struct note *last = writer->ranges[after].last;
    for (; note != NULL; note = note != last ? note->next : NULL)
        if (note->after == after && is_written(note))
            return note;
    return NULL;
}

/* The note that is written after another one, or NULL. */
static const struct note *note_after(const struct writer *writer, const struct note *note)
{
    const struct note *last = writer->ranges[note->after].last;
    return note != last ? next_note(writer, note->next, note->after) : NULL;
}

static void put_notes(struct writer *writer, size_t after)
{
    const struct note *note = next_note(writer, writer->ranges[after].first, after);
    const char *comma = "[{\"";
    if (note == NULL)
        return;
    put_name(writer, "notes");
    for (; note != NULL; note = note_after(writer, note)) {
        put(writer, comma);
        comma = "},{\"";
        if (note->kind == NOTE_CLOCK) {
            put(writer, "clock\":");
            output_number(writer->output, note->milliseconds);
        } else {
            put(writer, note->kind == NOTE_MARK ? "mark\":" : "comment\":");
            put_text(writer, note->text, note->length);
        }
    }
    put(writer, "}]");
}

static void put_end_clocks(struct writer *writer)
{
    size_t after = writer->record->game.count + 1;
    const struct note *note = next_note(writer, writer->ranges[after].first, after);
    const char *comma = "[";
    if (note == NULL)
        return;
    put_name(writer, "end_clocks");
    for (; note != NULL; note = note_after(writer, note)) {
        put(writer, comma);
        output_number(writer->output, note->milliseconds);
        comma = ",";
    }
    put(writer, "]");
}

/* ---- Actions ----------------------------------------------------------- */

/* The five markers of a row from its first end on. */
static void put_markers(struct writer *writer, yinsh_action action)
{
    int step = direction_step[point_direction(action.from, action.to)];
    put_name(writer, "markers");
    for (int i = 0; i < YINSH_ROW_LENGTH; i++) {
        char text[YINSH_POINT_TEXT];
        yinsh_point_format((yinsh_point)(action.from + i * step), text);
        put(writer, i == 0 ? "[\"" : "\",\"");
        put(writer, text);
    }
    put(writer, "\"]");
}

/* An action, and the position after it. */
static void put_action(struct writer *writer, const struct played *played,
                       const yinsh_position *after)
{
    static const char *const kinds[] = {
        [YINSH_PLACE] = "place", [YINSH_MOVE] = "move", [YINSH_ROW] = "row",
        [YINSH_RING] = "ring",   [YINSH_PASS] = "pass", [YINSH_STEAL] = "steal"};
    yinsh_action action = played->action;
    put(writer, "{\"turn\":");
    output_number(writer->output, played->turn);
    put_word(writer, "side", action.side == YINSH_WHITE ? "white" : "black");
    put_word(writer, "kind", kinds[action.kind]);
    if (action.kind == YINSH_MOVE || action.kind == YINSH_ROW || action.kind == YINSH_RING)
        put_point(writer, "from", action.from);
    if (action.kind == YINSH_PLACE || action.kind == YINSH_MOVE || action.kind == YINSH_ROW)
        put_point(writer, "to", action.to);
    if (action.kind == YINSH_ROW)
        put_markers(writer, action);
    if (writer->positions)
        put_position(writer, "position", after);
}

static void put_actions(struct writer *writer)
{
    const struct yinsh_record *record = writer->record;
    yinsh_position position = record->game.start;
    put_name(writer, "actions");
    put(writer, "[");
    for (size_t i = 0; i < record->game.count; i++) {
        put(writer, i > 0 ? "," : "");
        rules_apply(&position, record->game.played[i].action);
        put_action(writer, &record->game.played[i], &position);
        put_notes(writer, i + 1);
        put(writer, "}");
    }
    put(writer, "]");
}

/* ---- The record -------------------------------------------------------- */

unsigned json_write(const struct yinsh_record *record, const struct write_options *options,
                    struct output *output)
{
    /* Everything that notation_losses() looks for is held. */
    struct writer writer = {.record = record, .output = output, .positions = options->positions};
    char variant[VARIANT_TEXT];
    yinsh_position usual;
    rules_start_like(&usual, &record->game.start);
    variant_name(&usual, variant);
    find_notes(&writer);
    put(&writer, "{\"yinsh\":1");
    put_tags(&writer);
    put_word(&writer, "variant", variant);
    if (!yinsh_position_equal(&record->game.start, &usual))
        put_position(&writer, "start", &record->game.start);
    put_word(&writer, "result", yinsh_result_name(record->outcome.result));
    put_word(&writer, "end", yinsh_end_name(record->outcome.end));
    output_format(output, ",\"rings\":[%d,%d]", record->game.now.removed[YINSH_WHITE],
                  record->game.now.removed[YINSH_BLACK]);
    put_notes(&writer, 0);
    put_actions(&writer);
    put_end_clocks(&writer);
    put_position(&writer, "final", &record->game.now);
    put(&writer, "}\n");
    return writer.lost;
}
