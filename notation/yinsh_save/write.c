/* SPDX-License-Identifier: BSD-2-Clause */
#include "notation/yinsh_save/write.h"

#include "base/text.h"
#include "notation/yinsh_save/line.h"
#include "record/tags.h"
#include "rules/names.h"
#include "rules/rules.h"
#include "syntax/losses.h"

#include <string.h>

/* A record being written. */
struct writer {
    const struct yinsh_record *record;
    struct output *output;
    const struct note *note;  /* next comment or mark to write, or a clock before it */
    const struct note *clock; /* next clock to write, or a comment or mark before it */
    unsigned lost;
};

/* Begin the remark of a key. */
static void put_key(struct writer *writer, enum yinsh_save_line_kind kind)
{
    output_string(writer->output, "# ");
    output_string(writer->output, yinsh_save_keys[kind]);
}

/* Write text with the escapes that bring it back, blanks at its ends included. */
static void put_escaped(struct output *output, const char *text, size_t length, bool quoted)
{
    size_t taken = 0;
    for (size_t at = 0; at < length; at += taken) {
        struct visible piece = text_next_visible(text + at, length - at);
        taken = piece.taken;
        if (text[at] == '\\')
            output_string(output, "\\\\");
        else if (text[at] == '"' && quoted)
            output_string(output, "\\\"");
        else if (text[at] == ' ' && !quoted && (at == 0 || at + 1 == length))
            output_string(output, "\\x20");
        else
            output_bytes(output, piece.text, piece.length);
    }
}

/* Whether a value can follow an original key. */
static bool is_plain(const struct tag *tag)
{
    struct words value = {tag->value, tag->length};
    for (size_t at = 0; at < tag->length;) {
        struct visible piece = text_next_visible(tag->value + at, tag->length - at);
        if (piece.escaped)
            return false;
        at += piece.taken;
    }
    return tag->length > 0 && words_trim(value).length == tag->length;
}

/* The original key for a tag; ORIGINAL_KEYS if there is none, or it is taken. */
static int key_of_tag(const struct yinsh_record *record, const struct tag *tag)
{
    for (int key = LINE_DATE; key < ORIGINAL_KEYS; key++)
        if (strcmp(tag->name, yinsh_save_tags[key]) == 0)
            return is_plain(tag) && record_find_tag(record, tag->name) == tag ? key : ORIGINAL_KEYS;
    return ORIGINAL_KEYS;
}

static void put_tag(struct writer *writer, const struct tag *tag)
{
    int key = key_of_tag(writer->record, tag);
    if (key < ORIGINAL_KEYS) {
        output_format(writer->output, "# %s ", yinsh_save_keys[key]);
        output_bytes(writer->output, tag->value, tag->length);
    } else if (words_are_tag_name(words_of(tag->name))) {
        output_format(writer->output, "# %s ", yinsh_save_keys[LINE_TAG]);
        output_string(writer->output, tag->name);
        output_string(writer->output, " \"");
        put_escaped(writer->output, tag->value, tag->length, true);
        output_string(writer->output, "\"");
    } else {
        writer->lost |= LOST_TAGS;
        return;
    }
    output_string(writer->output, "\n");
}

/* The result comes first: it begins the record if another precedes it. */
static void put_head(struct writer *writer)
{
    static const char *const names[] = {"Unfinished", "White", "Black", "Draw"};
    const struct yinsh_record *record = writer->record;
    yinsh_position usual;
    output_format(writer->output, "# %s %s\n", yinsh_save_keys[LINE_RESULT],
                  names[record->outcome.result]);
    for (size_t i = 0; i < record->tag_count; i++)
        put_tag(writer, &record->tags[i]);
    rules_start_like(&usual, &record->game.start);
    if (!rules_are_standard(&usual)) {
        char name[VARIANT_TEXT];
        variant_name(&usual, name);
        output_format(writer->output, "# %s %s\n", yinsh_save_keys[LINE_VARIANT], name);
    }
    if (record->outcome.end >= YINSH_END_RESIGN)
        output_format(writer->output, "# %s %s\n", yinsh_save_keys[LINE_END],
                      yinsh_end_name(record->outcome.end));
}

/* Whether the next clock is one of action number after; those that came too late are lost. */
static bool find_clock(struct writer *writer, size_t after)
{
    const struct note *clock = writer->clock;
    for (; clock != NULL; clock = clock->next)
        if (clock->kind == NOTE_CLOCK &&
            (clock->after < after || clock->milliseconds > RECORD_CLOCK_MAX))
            writer->lost |= LOST_CLOCKS;
        else if (clock->kind == NOTE_CLOCK)
            break;
    writer->clock = clock;
    return clock != NULL && clock->after == after;
}

static void put_clocks(struct writer *writer, enum yinsh_save_line_kind kind, size_t after)
{
    const char *gap = " ";
    if (!find_clock(writer, after))
        return;
    put_key(writer, kind);
    for (; find_clock(writer, after); writer->clock = writer->clock->next) {
        output_string(writer->output, gap);
        output_number(writer->output, writer->clock->milliseconds);
        gap = ",";
    }
    output_string(writer->output, "\n");
}

/* The clocks, comments and marks that follow so many actions. */
static void put_notes(struct writer *writer, size_t after)
{
    const struct note *note = writer->note;
    put_clocks(writer, LINE_CLOCK, after);
    for (; note != NULL && (note->kind == NOTE_CLOCK || note->after <= after); note = note->next) {
        if (note->kind == NOTE_CLOCK)
            continue;
        put_key(writer, note->kind == NOTE_COMMENT ? LINE_COMMENT : LINE_MARK);
        output_string(writer->output, note->length > 0 ? " " : "");
        put_escaped(writer->output, note->text, note->length, false);
        output_string(writer->output, "\n");
    }
    writer->note = note;
}

static void put_point(struct output *output, yinsh_point point)
{
    char name[YINSH_POINT_TEXT];
    size_t length = yinsh_point_format(point, name);
    name[0] = (char)(name[0] & ~0x20);
    output_string(output, " ");
    output_bytes(output, name, length);
}

/* Write an action; a pass is a remark, since other programs have no line for it. */
static void put_action(struct output *output, yinsh_action action)
{
    output_string(output, action.kind == YINSH_PASS ? "# " : "");
    for (size_t i = 0; i < VERBS; i++)
        if (yinsh_save_verbs[i].kind == action.kind)
            output_string(output, yinsh_save_verbs[i].word);
    if (action.from != YINSH_NO_POINT)
        put_point(output, action.from);
    if (action.to != YINSH_NO_POINT)
        put_point(output, action.to);
    output_string(output, "\n");
}

unsigned yinsh_save_write(const struct yinsh_record *record, const struct write_options *options,
                          struct output *output)
{
    (void)options;
    const unsigned holds = LOST_TAGS | LOST_COMMENTS | LOST_CLOCKS | LOST_MARKS | LOST_END |
                           LOST_HOUSE | LOST_VARIANT | LOST_PASS;
    static const char *const no_tags[] = {NULL};
    struct writer writer = {
        .record = record, .output = output, .note = record->notes, .clock = record->notes};
    writer.lost = notation_losses(record, holds, no_tags);
    if ((writer.lost & LOST_ALL) != 0)
        return writer.lost;
    put_head(&writer);
    put_notes(&writer, 0);
    for (size_t i = 0; i < record->game.count; i++) {
        put_action(output, record->game.played[i].action);
        put_notes(&writer, i + 1);
    }
    put_clocks(&writer, LINE_END_CLOCK, record->game.count + 1);
    if (find_clock(&writer, record->game.count + 2) || writer.clock != NULL)
        writer.lost |= LOST_CLOCKS;
    output_string(output, "\n");
    return writer.lost;
}
